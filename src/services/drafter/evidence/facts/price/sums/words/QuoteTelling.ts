/** How sentences tell that a price is worked out for whoever asks. Matched anywhere in a sentence about prices. Data. */

const enQuote = "(?:offer|quote|quotation|estimate|proposal|price|figure|pricing)"
const deQuote = "(?:angebot|kostenvoranschlag|preis|festpreis|offerte|preise|preisen)"
const nlQuote = "(?:offerte|prijsopgave|prijs|voorstel|prijsvoorstel|prijzen)"
const frQuote = "(?:devis|tarif|prix|proposition|estimation|tarifs|offre)"
const esQuote = "(?:presupuesto|precio|oferta|propuesta|cotización|presupuestos|precios|tarifas)"
const ptQuote = "(?:orçamento|preço|proposta|cotação|preços|valores|valor)"
const itQuote = "(?:preventivo|prezzo|offerta|proposta|preventivi|prezzi|quotazione)"

export const quoteTelling: ReadonlyArray<string> = [
  // Made to measure for whoever asks.
  "(?:get|receive|request) (?:an? |your )(?:free )?(?:tailored|tailor-made|bespoke|made-to-measure|personali[sz]ed|individual) (?:quote|quotation|offer|proposal|estimate)",
  "(?:recevez|obtenez|demandez) (?:une? |votre )(?:proposition|offre|devis) (?:sur[- ]mesure|personnalisée?)",
  "(?:recibe|reciba|obtén|obtenga|solicita|solicite|pide|pida) (?:una? |tu |su )(?:propuesta|presupuesto|cotización|oferta) (?:a medida|personalizad[oa])",
  "(?:receba|obtenha|solicite|peça) (?:uma? |[oa] (?:sua|seu) |sua |seu )(?:proposta|orçamento|cotação) (?:sob medida|à medida|personalizad[oa])",
  "(?:ricevi|ricevete|ottieni|ottenete|richiedi|richiedete) (?:una? |la tua |il tuo |la vostra |il vostro )(?:proposta|preventivo|quotazione) (?:su misura|personalizzat[oa])",
  // Told in a talk.
  "(?:we|i) (?:discuss|agree(?: on)?|settle) (?:the |our |your )?(?:pricing|prices?)(?: with (?:you|each \\p{L}+))? (?:personally|individually|in person|directly|on a call|by phone|together)",
  "(?:den preis|die preise|die kosten)(?: [\\p{L}-]+){0,3} besprechen wir(?: [\\p{L}-]+){0,2} (?:persönlich|im gespräch|direkt|gemeinsam|individuell)|besprechen (?:wir )?(?:den preis|die preise|die kosten)(?: [\\p{L}-]+){0,2} (?:persönlich|im gespräch|direkt|gemeinsam|individuell)",
  "(?:nous )?(?:discutons|convenons) (?:du prix|des prix|des tarifs|du tarif) (?:ensemble|de vive voix|avec vous|directement)",
  "(?:acordamos|hablamos|concretamos) (?:el precio|los precios|la tarifa) (?:contigo|con usted|en persona|personalmente|directamente)",
  "(?:combinamos|acordamos) (?:o preço|os preços|o valor|os valores) (?:consigo|com você|pessoalmente|diretamente)",
  "(?:concordiamo|discutiamo|definiamo) (?:il prezzo|i prezzi) (?:insieme|con te|con voi|di persona|direttamente)",
  "(?:de prijs|de prijzen|de kosten) bespreken we(?: graag)? (?:persoonlijk|samen|direct)|bespreken (?:we )?(?:de prijs|de prijzen|de kosten)(?: graag)? (?:persoonlijk|samen|direct)",
  "(?:we|i) tailor (?:our |the |your |all |each )?(?:pricing|prices?|quotes?) to",
  `ich (?:mache|schreibe|erstelle|schicke|sende|nenne|kalkuliere|unterbreite) (?:ihnen |dir |gern |gerne |dann |auch |vorab |für sie )*(?:ein|einen|das|den|ihr|ihnen) (?:\\p{L}+ ){0,2}${deQuote}`,
  "(?:prices?|costs?|rates?) (?:depends?|varies|vary) (?:on|with|by)[^.;:!?]{2,60}[,;:–] ?(?:so |and |just |please )*(?:ask|call|ring|phone|write|email|contact|give us|drop us|get in touch|talk to)",
  "(?:preise?|kosten) (?:hängt|hängen|richtet sich|richten sich)[^.;:!?]{2,60}[,;:–] ?(?:also |und |bitte )*(?:rufen|schreiben|fragen|sprechen|melden|ruf|schreib|frag|melde)",
  "(?:prijs|prijzen|kosten) (?:hangt|hangen)[^.;:!?]{2,60}[,;:–] ?(?:dus |en )*(?:bel|mail|vraag|schrijf|app|neem contact)",
  "(?:prix|tarifs?) (?:dépend|dépendent|varie|varient)[^.;:!?]{2,60}(?:[,;–]| ?:) ?(?:donc |alors )*(?:appelez|écrivez|contactez|demandez|parlez|parlons)",
  "(?:precios?|tarifas?) (?:depende|dependen|varía|varían)[^.;:!?]{2,60}[,;:–] ?(?:así que |y )*(?:llám|escríb|pregúnt|consúlt|pídenos|cuént|háblanos)\\p{L}*",
  "(?:preços?|valor|valores) (?:depende|dependem|varia|variam)[^.;:!?]{2,60}[,;:–] ?(?:por isso |então |e )*(?:ligue|escreva|pergunte|fale|consulte|contacte|peça|conte)\\p{L}*",
  "(?:prezz[oi]|tariff[ae]) (?:dipende|dipendono|varia|variano)[^.;:!?]{2,60}[,;:–] ?(?:quindi |e )*(?:chiam|scriv|chied|contatt|parl|racconta)\\p{L}*",
  "before (?:we|i) (?:quote|name a price|give you a price)",
  `(?:machen|schreiben|erstellen|schicken|senden|nennen|unterbreiten) (?:ihnen|dir)(?: \\p{L}+){0,4} (?:ein|einen|unser|das|den) (?:\\p{L}+ ){0,2}${deQuote}`,
  `(?:sturen|maken|geven|stuur|maak|geef|mailen) (?:je|u|jullie)(?: \\p{L}+){0,4} (?:een|onze|de) (?:\\p{L}+ ){0,2}${nlQuote}`,
  `(?:tell|show|send) us (?:what|about|how|where|which|your|the|a)[^.;:!?]{2,60} (?:with|get|send|give|name|prepare|have|quote) (?:you )?(?:a|an|our|your|the) (?:\\p{L}+ )?${enQuote}`,
  `(?:sagen|erzählen|zeigen|beschreiben|schicken) sie uns[^.;:!?]{2,70} (?:ein|einen|unser|unseren|den|das) (?:\\p{L}+ )?${deQuote}`,
  `(?:vertel|laat|stuur|beschrijf) ons[^.;:!?]{2,70} (?:een|onze|de) (?:\\p{L}+ )?${nlQuote}`,
  `(?:dites|racontez|décrivez|montrez|envoyez|parlez)-nous[^.;:!?]{2,70} (?:un|une|notre|le|votre) (?:\\p{L}+ )?${frQuote}`,
  `(?:cuéntanos|dinos|explícanos|envíanos|cuéntenos|díganos|háblanos)[^.;:!?]{2,70} (?:damos|pasamos|hacemos|enviamos|mandamos|preparamos|daremos|haremos)(?: (?:un|una|el|tu))? (?:\\p{L}+ )?${esQuote}`,
  `(?:conte|diga|explique|conte-nos|diga-nos|fale|envie)(?:-nos)?[^.;:!?]{2,70} (?:damos|fazemos|enviamos|mandamos|preparamos|passamos)(?: (?:um|uma|o|seu))? (?:\\p{L}+ )?${ptQuote}`,
  `(?:raccontaci|dicci|raccontateci|diteci|spiegaci|descrivici|mandaci)[^.;:!?]{2,70} (?:facciamo|diamo|inviamo|mandiamo|prepariamo|faremo|daremo)(?: (?:un|una|un'|il))? ?(?:\\p{L}+ )?${itQuote}`,
  `(?:ask|write to|e-?mail|call|phone|ring|contact|message|talk to|tell|get in touch with|drop) us(?: \\p{L}+| a \\p{L}+){0,5},? (?:for|and we|about|with|to|then)(?: [\\p{L}']+){0,6} ${enQuote}`,
  `(?:reach out|get in touch|contact us|call us|write to us)(?: \\p{L}+){0,3} to (?:get|receive|request) (?:a|an|your)(?: \\p{L}+){0,3}? ${enQuote}`,
  `(?:get in touch|speak to us|come and talk to us|just ask|ask)(?: \\p{L}+){0,3} for (?:a|an|our|your) (?:\\p{L}+ )?${enQuote}`,
  `(?:we|i)(?:'ll| will)?(?: then| gladly| happily| always| can| first)? (?:send|give|write|prepare|draw up|work out|put together|name|tell|agree|calculate|make)(?: you)? (?:an? |our |the |your )(?:\\p{L}+ ){0,2}${enQuote}(?! of the)`,
  `(?:we|i) (?:price|quote|cost|calculate|estimate) (?:each|every|all|your|per) `,
  `(?:the )?(?:price|cost|fee)s? (?:depends?|varies|vary) (?:on|with|from|by)(?: [\\p{L}']+){1,8}(?:,|;| –)? ?(?:so |and )?(?:please )?(?:ask|write|call|get in touch|contact|talk|we)`,
  `(?:each|every|no two) (?:\\p{L}+ )?(?:project|job|house|garden|event|wedding|order|roof|website|kitchen|film|case)s?[^.]{0,50} (?:ask|write|call|get in touch|contact|talk to|so we quote|we quote)`,
  `(?:price|prices|pricing|quotes?|offers?) (?:on|upon|by) (?:request|arrangement|agreement|enquiry|application)`,
  `(?:fragen|schreiben|rufen|sprechen|bitten|kontaktieren) sie uns(?: \\p{L}+){0,6} (?:nach|um|für|wegen|an|auf)(?: \\p{L}+){0,4} ${deQuote}`,
  `(?:fragen|schreiben|rufen|sprechen|kontaktieren) sie uns(?: \\p{L}+){0,3},? (?:und |dann |wir )(?:\\p{L}+ ){1,6}${deQuote}`,
  `(?:frag|schreib|ruf|sprich|kontaktier)e? uns(?: \\p{L}+){0,6} (?:nach|um|für|wegen|an|auf)(?: \\p{L}+){0,4} ${deQuote}`,
  `(?:machen|schreiben|erstellen|schicken|senden|nennen|kalkulieren|berechnen|unterbreiten|rechnen) (?:wir|ich) (?:ihnen |dir |gern |gerne |dann |auch |vorab |für sie |für jedes \\p{L}+ )*(?:ein|einen|unser|unseren|den|ihr|das|dein) (?:\\p{L}+ ){0,2}${deQuote}`,
  `wir (?:machen|schreiben|erstellen|schicken|senden|nennen|kalkulieren|unterbreiten|rechnen) (?:ihnen |dir |gern |gerne |dann |auch |vorab |für sie |für jedes \\p{L}+ )*(?:ein|einen|unser|unseren|den|ihr|das|dein|jedes|jeden) (?:\\p{L}+ ){0,2}(?:${deQuote}|auftrag|projekt)`,
  `(?:preis|preise|angebot|angebote|konditionen) (?:\\p{L}+ ){0,4}(?:auf anfrage|nach absprache|nach vereinbarung|nach aufwand|im gespräch)`,
  `(?:vraag|schrijf|bel|mail|neem contact|stuur|app) (?:ons|met ons op|ons gerust)(?: \\p{L}+){0,5} (?:om|voor|naar)(?: \\p{L}+){0,4} ${nlQuote}`,
  `(?:vraag|vraagt)(?: \\p{L}+){0,3} (?:een|onze|je|uw) (?:\\p{L}+ )?${nlQuote}`,
  `(?:we|wij|ik) (?:maken|maak|sturen|stuur|geven|geef|schrijven|berekenen|rekenen)(?: je| u| graag| dan| eerst| voor elk \\p{L}+)* (?:een|de|jouw|uw|onze|elk|elke) (?:\\p{L}+ ){0,2}(?:${nlQuote}|project|klus)`,
  `(?:prijs|prijzen|tarief|tarieven|offerte) (?:\\p{L}+ ){0,4}(?:op aanvraag|in overleg|na overleg|op maat)`,
  `(?:demandez|écrivez|appelez|contactez|parlez|consultez)[- ]nous(?: \\p{L}+){0,5}(?:,? (?:pour|et)(?: \\p{L}+){0,5})? (?:un|une|votre|le|notre|nos|d'un|son) ?(?:\\p{L}+ )?${frQuote}`,
  `(?:demandez|demande)(?:-nous)? (?:un|votre|ton|le) (?:\\p{L}+ )?devis`,
  `(?:nous|on|je) (?:vous )?(?:faisons|fais|fait|établissons|établit|adressons|proposons|calculons|envoyons|préparons|remettons|chiffrons) (?:un|une|votre|le|chaque) (?:\\p{L}+ ){0,2}(?:${frQuote}|projet|chantier)`,
  `(?:prix|tarif|tarifs) (?:\\p{L}+ ){0,5}(?:sur demande|sur devis|après discussion)|(?:tout|toujours|uniquement|seulement) sur devis`,
  `(?:pídenos|pedinos|pregúntanos|escríbenos|llámanos|consúltanos|contáctanos|solicítanos|pídanos|consulte con nosotros|escríbanos|llámenos|habla con nosotros)(?: \\p{L}+){0,5},? ?(?:(?:por|para|y|el|un|tu|su|nuestr[oa]s?|los|las|sobre|precio|una)(?: \\p{L}+){0,5} )?${esQuote}`,
  `(?:te |le |os |les )(?:hacemos|damos|enviamos|mandamos|preparamos|pasamos|calculamos) (?:un|una|el|tu|su|nuestro) (?:\\p{L}+ )?${esQuote}`,
  `(?:calculamos|presupuestamos|valoramos|cotizamos) (?:cada|el precio de cada) `,
  `(?:precio|precios|tarifa|tarifas) (?:\\p{L}+ ){0,5}(?:a consultar|bajo consulta|bajo petición|a convenir|bajo presupuesto|según proyecto)`,
  `(?:peça-nos|pergunte-nos|escreva-nos|ligue-nos|contacte-nos|consulte-nos|fale conosco|fale connosco|peça|solicite|nos peça|entre em contato)(?: \\p{L}+){0,5},? ?(?:(?:por|para|e|o|um|seu|nosso|uma|sobre|os)(?: \\p{L}+){0,5} )?${ptQuote}`,
  `(?:lhe |te )?(?:fazemos|damos|enviamos|mandamos|preparamos|calculamos|fazemos-lhe|enviamos-lhe) (?:um|uma|o|seu|o seu|nosso) (?:\\p{L}+ )?${ptQuote}`,
  `(?:orçamos|calculamos|orçamentamos) (?:cada|o preço de cada) `,
  `(?:preço|preços|valores|valor) (?:\\p{L}+ ){0,5}(?:sob consulta|a combinar|sob orçamento|a consultar|conforme o projeto|a pedido)`,
  `(?:chiedeteci|chiedici|scrivici|scriveteci|chiamaci|chiamateci|contattaci|contattateci|parlaci|parlate con noi|richiedi|richiedete|domandaci)(?: \\p{L}+){0,5},? ?(?:(?:per|e|un|il|una|un'|i|nostr[oi]|tuo|sul|sui)(?: \\p{L}+){0,5} )?${itQuote}`,
  `(?:ti |vi |le )?(?:facciamo|diamo|inviamo|mandiamo|prepariamo|calcoliamo|faremo) (?:un|una|un'|il|il tuo|il vostro) ?(?:\\p{L}+ )?${itQuote}`,
  `(?:calcoliamo|preventiviamo|valutiamo|quotiamo) (?:ogni|il prezzo di ogni) `,
  `(?:prezzo|prezzi|tariffa|tariffe) (?:\\p{L}+ ){0,5}(?:su richiesta|da concordare|su preventivo|a preventivo)`,
  `(?:fordern|holen) sie (?:sich |jetzt |einfach |gern |gerne |noch heute )*(?:ein|ihr|unser) (?:\\p{L}+ ){0,2}${deQuote}`,
  `wir (?:kalkulieren|berechnen) jede[nrs]? \\p{L}+ (?:einzeln|individuell)`,
  `jede[rs]? \\p{L}+ wird (?:einzeln|individuell|nach aufwand) (?:kalkuliert|berechnet|angeboten)`,
  `(?:demandez|sollicitez|obtenez) (?:un|votre|le|vite un) (?:\\p{L}+ )?devis`,
  `(?:chaque|toute) \\p{L}+ (?:fait l'objet d'un|reçoit son|a son) (?:\\p{L}+ )?devis`,
  `^(?:pide|solicita|pida|solicite|pídenos)(?: (?:ya|aquí|hoy))?(?: (?:tu|un|su|el))? (?:\\p{L}+ )?${esQuote}`,
  `(?:cada|todo) \\p{L}+ se (?:presupuesta|cotiza|valora)`,
  `cada \\p{L}+ (?:é orçad[oa]|tem (?:o seu |um )?orçamento)`,
  `ogni \\p{L}+ (?:ha (?:il suo |un )?preventivo|si preventiva|è preventivat[oa])`,
  `elk[e]? \\p{L}+ (?:krijgt|heeft) (?:zijn |een )?(?:eigen )?offerte`,
  `we (?:agree|settle|fix|work out|set|discuss)(?: on)? (?:the|a|your) (?:price|fee|rate)s? (?:with you|together|individually|after|over the phone|in a)`,
  `(?:prices?|fees?|rates?) (?:is|are) (?:agreed|settled|fixed|worked out|discussed) (?:with you|together|individually|after|over the phone|in a)`,
  `(?:den|unsere?n?) preise? (?:vereinbaren|besprechen|klären|legen|stimmen|machen) wir (?:\\p{L}+ )?(?:gemeinsam|zusammen|mit ihnen|individuell|persönlich|im gespräch|nach)`,
  `lassen sie sich (?:\\p{L}+ ){0,2}(?:ein|ihr) (?:\\p{L}+ ){0,2}${deQuote} (?:machen|erstellen|geben|schicken|unterbreiten)`,
  `wir (?:vereinbaren|besprechen|klären|legen|machen) (?:den|einen) preis (?:gemeinsam|zusammen|mit ihnen|individuell|persönlich|im gespräch|nach)`,
  `(?:le|les|nos) (?:prix|tarifs?),? nous (?:le|les|en) (?:fixons|définissons|convenons|établissons|arrêtons|discutons) (?:ensemble|avec vous|après)`,
  `nous (?:fixons|convenons|définissons|établissons|discutons) (?:ensemble )?(?:du|le|un|les|d'un) ?(?:prix|tarifs?) (?:ensemble|avec vous|après)`,
  `precio lo (?:acordamos|fijamos|pactamos|hablamos|definimos) (?:juntos|contigo|con usted|tras|después)`,
  `(?:acordamos|pactamos|fijamos|definimos) (?:el|un|contigo el) precio(?: (?:juntos|contigo|con usted|tras|después))`,
  `(?:preço|valor) (?:nós )?(?:combinamos|acordamos|definimos|acertamos)(?:-lo)? (?:juntos|consigo|com você|contigo|depois|após)`,
  `(?:combinamos|acordamos|definimos|acertamos) (?:o|um) (?:preço|valor) (?:juntos|consigo|com você|contigo|depois|após)`,
  `prezzo lo (?:concordiamo|stabiliamo|definiamo|decidiamo|fissiamo) (?:insieme|con (?:voi|te|lei)|dopo|a voce)`,
  `(?:concordiamo|stabiliamo|definiamo|fissiamo) (?:il|un) prezzo (?:insieme|con (?:voi|te|lei)|dopo|a voce)`,
  `prijs (?:spreken|bepalen|stemmen|leggen) (?:we|wij) (?:samen|met je|met u|na|in overleg)`,
  `(?:we|wij) (?:spreken|bepalen) (?:samen |met je |met u )(?:de|een) prijs`
]
/** "Pricing depends on your fleet." Before a sentence that asks for a word. */
export const priceDepends =
  "^(?:(?:the|our|der|unser|die|le|nos|les|el|los|o|os|il|i|de|onze) )?(?:price|prices|pricing|cost|costs|fee|preis|preise|kosten|aufwand|prix|tarifs?|precios?|tarifas?|preços?|valor|valores|prezz[oi]|tariff[ae]|prijs|prijzen|tarieven) (?:depends?|varies|vary|hängt|hängen|richtet sich|richten sich|dépend|dépendent|varie|varient|depende|dependen|dependem|varía|varían|varia|variam|variano|dipende|dipendono|hangt|hangen)(?!\\p{L})"
export const askUs =
  "^(?:please |bitte )?(?:talk to us|ask us|ask|call us|write to us|contact us|get in touch|tell us more|sprechen sie (?:uns an|mit uns)|fragen sie uns|rufen sie (?:uns )?an|schreiben sie uns|melden sie sich|parlez-nous-en|parlons-en|contactez-nous|écrivez-nous|appelez-nous|consultez-nous|habla con nosotros|escríbenos|llámanos|contáctanos|pregúntanos|consúltanos|fale conosco|fale connosco|escreva-nos|ligue-nos|contacte-nos|consulte-nos|parliamone|scrivici|chiamaci|contattaci|chiedici|neem contact op|vraag het ons|bel ons|mail ons)[.!]?$"
/** What is offered to others, or asked of them, in the same words. */
export const noQuote =
  "not (?:listed|shown|named) (?:below|above|here)|(?:unten|oben|hier) nicht (?:aufgeführt|aufgelistet|genannt)\\p{L}*|(?:qui ne figure\\p{L}* pas|non listée?s?)|no (?:listad[oa]s?|que figur\\p{L}+)|não listad[oa]s?|non (?:elencat|in elenco)\\p{L}*|niet (?:vermeld|genoemd)\\p{L}*|job offers?|special offers?|offers? of the|we buy|buy your|sell us|your old|stellenangebot\\p{L}*|sonderangebot\\p{L}*|ankauf\\p{L}*|wir kaufen|vacature\\p{L}*|aanbieding\\p{L}*|we kopen|rachat|nous achetons|offre d'emploi|offres spéciales|compramos|oferta de (?:empleo|trabajo)|ofertas|emprego|promoção|acquistiamo|compriamo|offerta di lavoro|offerte speciali|cheaper|günstiger|goedkoper|moins cher|más barat[oa]|mais barat[oa]|più conveniente|insurer\\p{L}*|versicherer|landlord|vermieter"
/** "Write to our sales office", of what one is told there: three that stand in one sentence. */
export const salesDesk =
  "sales (?:team|people|office|department|desk|staff|representatives?)|our sales|vertriebs?(?:team|abteilung)?|verkaufs(?:team|abteilung)|service commercial|équipe commerciale|nos commerciaux|(?:equipo|departamento) (?:comercial|de ventas)|nuestros comerciales|(?:time|equipe|equipa|departamento) (?:comercial|de vendas)|ufficio (?:commerciale|vendite)|reparto commerciale|team commerciale|verkoop(?:afdeling|team)|afdeling verkoop"
/** "of your wholesaler", behind it. */
export const desksOfOthers = `(?:${salesDesk}) (?:(?:of|at|from|de|du|des|del|dell[ae]?|di|von|bei|van) (?!us(?!\\p{L}))|d'|dell'|ihre[rs] |deine[rs] |eine[rs] )`
export const asksDesk =
  "contact|write to|call|ask|e-?mail|talk to|speak (?:to|with)|schreiben sie|schreibt?|rufen sie|fragen sie|kontaktieren sie|wenden sie sich|sprechen sie|écrivez|appelez|contactez|demandez|parlez|adressez-vous|escribe|escriba|escríb\\p{L}+|llam[ae]|contact[ae]|pregunt[ae]|habl[ae]|consult[ae]|pid[ae]|escrev[ae]|ligue|fale|peça|pergunte|contacte|contate|scriv(?:i|ete)|chiam(?:a|ate)|contatt(?:a|ate)|chied(?:i|ete)|parl(?:a|ate)|bel|mail|vraag|schrijf|neem contact"
export const pricesAsked =
  "prices?|pricing|quotes?|quotation|rates?|preise?n?|angebot\\p{L}*|tarife?n?|prix|tarifs?|devis|precios?|tarifas?|presupuesto|preços?|valor|valores|orçamento|proposta|prezz[oi]|tariff[ae]|preventivo|prij(?:s|zen)|tarie(?:f|ven)|offerte"
