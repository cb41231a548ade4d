/** Headings under which what is sold is listed, each thing with what it costs. Data. */

/** Whole headings, without an article: of goods, and of what is paid at the door. */
export const goodsTitles =
  "most (?:popular|wanted|loved)|popular now|customer favou?rites|tickets?|tickets (?:and|&) passes|admission|buy|buy (?:one|yours|it)|order|how to order|orders|shop|the shop|bestsellers?|best sellers?|featured products?|products|what we sell|new arrivals|" +
  "eintritt|eintrittskarten|eintrittspreise|bestseller|meistgekauft|meistverkauft|beliebt|besonders beliebt|produkte|sortiment|neu im laden|laden|bestellen|billets|billetterie|boutique|produits|meilleures ventes|les plus (?:vendus|demandés)|nouveautés|commander|" +
  "entradas|boletos|tienda|productos|más (?:vendid|buscad|pedid)[oa]s|pedidos|ingressos|bilhetes|loja|produtos|mais (?:vendid|procurad|pedid)[oa]s|encomendas|biglietti|bottega|negozio|prodotti|più (?:vendut|richiest)[ie]|ordina|" +
  "kaartjes|winkel|producten|meest verkocht|populair|チケット|入場料|商品|商品一覧|ショップ|门票|商品|产品|热销|商店|التذاكر|المتجر|المنتجات"
/** Of what is eaten, done, taught or let. */
export const listTitles =
  "(?:(?:lunch|dinner|drinks|wine|set|tasting|bar|coffee) )?menus?|entry|featured|rooms|our rooms|rentals?|hire|boat hire|bike hire|courses|short courses|class(?:es)?|workshops?|lessons|treatments|services|rents|charges|tuition|dues|subscribe|" +
  "speisekarte|mittagskarte|getränkekarte|weinkarte|tageskarte|menü|menüs|karten|kurse|kursangebot|behandlungen|leistungen|beiträge|mitgliedsbeiträge|mieten|zimmer|verleih|vermietung|bootsverleih|fahrradverleih|" +
  "carte|cartes|menu du jour|entrée|cours|stages?|ateliers|soins|prestations|cotisations|chambres|location|locations|" +
  "menú|menús|carta|destacados|cursos|clases|talleres|tratamientos|servicios|cuotas|habitaciones|alquiler|alquileres|" +
  "cardápio|ementa|destaques|aulas|oficinas|tratamentos|serviços|mensalidades|quartos|aluguer|aluguel|" +
  "menù|in evidenza|corsi|lezioni|laboratori|trattamenti|servizi|quote|camere|noleggio|noleggi|" +
  "menukaart|kaart|lunchkaart|toegang|uitgelicht|cursussen|lessen|behandelingen|diensten|contributie|kamers|verhuur|" +
  "メニュー|お品書き|コース|講座|施術|客室|レンタル|菜单|菜品|课程|服务项目|客房|房型|租赁|الغرف|التأجير|قائمة الطعام|القائمة|الدورات|الورش|الخدمات"
/** Ends of headings over what is done for whoever comes. */
export const workTitles =
  "menus?|services|repairs|treatments|lessons|classes|tours|leistungen|reparaturen|behandlungen|kurse|touren|prestations|soins|réparations|ateliers|servicios|tratamientos|reparaciones|clases|serviços|tratamentos|consertos|aulas|servizi|trattamenti|riparazioni|lezioni|diensten|behandelingen|reparaties|lessen"
export const workTitlesUnspaced = "メニュー|施術|修理|コース|服务|项目|课程|الخدمات|الدورات"
/** Right under a sum: what cannot be bought today. */
export const soldOutWords =
  "sold out|out of stock|unavailable|ausverkauft|nicht vorrätig|épuisée?s?|rupture de stock|agotad[oa]s?|esgotad[oa]s?|esaurit[oaie]|uitverkocht|売り切れ|品切れ|售罄|已售完|缺货|نفد|نفدت الكمية"
/** Before it, and behind it: whose, of when. */
export const titleArticles =
  "the|our|my|this week's|today's|die|der|das|unsere?|les?|la|l'|nos|notre|los|las|el|nuestr[oa]s?|os|as|o|a|noss[oa]s?|i|gli|il|le|nostr[ie]|de|het|onze"
export const titleTimes =
  "(?:for |in |für |pour |para |per |voor )?(?:this year|this season|this week|today|now|20\\p{Nd}\\p{Nd}(?:[-/–]\\p{Nd}{2,4})?|dieses jahr|heute|cette année|este año|este ano|quest'anno|dit jaar)"
/** Over a column of what is listed, and over what each costs. */
export const listHeads =
  "items?|article|actes?|désignation|artikel|artículo|concepto|artigo|articolo|voce|omschrijving|dish|gericht|plat|plato|prato|piatto|gerecht|品目|菜名"
/** What sending costs, said where goods are sent: a noun of it and a sum, or nothing to pay. */
export const shippingSums =
  "free (?:\\p{L}+ ){1,2}(?:shipping|delivery|postage)|(?:(?:shipping|delivery|postage|courier|p&p)(?! fees? (?:for|per)))(?: (?:is|costs?|to|in|within|overseas|abroad|worldwide|from|for|across|[A-Z]\\p{L}+)){0,5}:? {N}|(?:versand|lieferung|porto|versandkosten)(?: (?:kostet|beträgt|innerhalb|nach|in|von|\\p{Lu}\\p{L}+)){0,4}:? (?:ab )?{N}|(?:livraison|frais de port|le port|expédition)(?: (?:en|à|vers|est de|coûte|de|domicile|\\p{Lu}\\p{L}+)){0,4} ?:? {N}|envíos?(?: (?:por|a|en|cuesta|es|de|\\p{Lu}\\p{L}+)){0,4}:? (?:desde )?{N}|(?:frete|envio|portes)(?: (?:por|para|em|custa|é|de|\\p{Lu}\\p{L}+)){0,4}:? {N}|spedizione(?: (?:in|per|a|con|costa|assicurata|del|volume|\\p{Lu}\\p{L}+)){0,4}:? {N}|(?:verzending|verzendkosten|bezorging)(?: (?:in|naar|binnen|kost|is|\\p{Lu}\\p{L}+)){0,4}:? {N}|(?:另收)?(?:运费|邮费){N}|送料(?:は|一律)?{N}|满{N}包邮"
/** Over what a site says of how it is paid. */
export const chargeTitles =
  "tuition(?: fees?)?|school fees|nursery fees|(?:monatliche )?elternbeitr[aä]ge?|schulgeld|kursgebühr(?:en)?|frais de scolarité|mensualités?|propinas?|mensalidade|rett[ae](?: mensil[ei])?|ouderbijdrage|lesgeld|schoolgeld|月謝|会費|保育料|授業料|学费|الرسوم الدراسية|(?:my |our )?(?:hourly |day )?(?:fees|rates)|honorare?|stundens[aä]tze?|tagess[aä]tze?|honoraires|honorarios|honorários|onorari|(?:annual|yearly|monthly) (?:membership(?: fees?)?|dues|fees?|subscriptions?)|membership fees|(?:jahres|mitglieds|monats)beitr[aä]ge?|cotisations? (?:annuelles?|mensuelles?)|cuotas? (?:anual(?:es)?|mensual(?:es)?)|quot[ae] (?:annual[ei]|mensil[ei]|associativ[ae])|(?:jaarlijkse )?contributie|(?:how|what) (?:we|i) charge(?: you)?|how you pay|wie wir abrechnen|so rechnen wir ab|comment nous facturons|cómo cobramos|cuánto cobramos|como cobramos|quanto cobramos|come ci facciamo pagare|quanto costiamo|(?:wat|hoe) (?:we|wij) rekenen"
/** In a line with a sum, by which it is of no thing that is sold: fees on top, deeds. */
export const noThingWords =
  "fees?|charges?|surcharges?|supplements?|tips?|\\p{L}*gebühr(?:en)?|\\p{L}*zuschlag|aufpreis|trinkgeld|frais|supplément|pourboire|tasas?|recargos?|suplemento|propina|taxas?|acréscimo|gorjeta|tass[ae]|supplemento|maggiorazione|mancia|toeslag|kosten|fooi|" +
  "raises?|raised|sells?|sold|pays?|paid|asks?|makes?|made|earns?|gets?|spends?|spent|owes?|lost|wins?|won|gives?|gave|verkauft|verdient|zahlt|vend|gagne|paie|paye|vende|gana|ganha|paga|guadagna|verkoopt|verdient|betaalt|" +
  "(?:for|at|of|by|to|für|von|um|pour|chez|por|da|di|voor)$"
/** Over what whoever keeps accounts or cards asks for this and that. */
export const feeTitles =
  "(?:our )?(?:rates|tariffs|fees) (?:and|&) (?:fees|commissions?|charges)|(?:preise|gebühren|konditionen) und (?:gebühren|entgelte|provisionen)|(?:tarifs|frais) et (?:commissions|frais)|(?:tarifas|tasas) y comisiones|(?:tarifas|taxas) e comissões|(?:tariffe|spese) e commissioni|tarieven en (?:provisies|kosten)"
