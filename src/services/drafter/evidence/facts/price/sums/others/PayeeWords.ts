/**
 * Those whose prices a site tells without their being its own: rivals and what was used before, those who sell to it and those
 * it sells to, and what it finds, compares or cancels for whoever uses it. Small letters, parts of regular expressions. Data.
 */

/** Named at all, save where the product is only set beside them, they are whom a price is of. */
export const rivals = [
  "rivals?|competitors?|competition|market leaders?|incumbents?|other (?:apps|tools|providers|vendors|services|platforms|companies|programs|suppliers)",
  "konkurr(?:ent|ier)\\p{L}*|konkurrenz|mitbewerber\\p{L}*|wettbewerb(?:er\\p{L}*)?|marktführer\\p{L}*|andere[nr]? (?:anbieter\\p{L}*|apps|programme\\p{L}?|werkzeuge\\p{L}?|dienste\\p{L}?|plattformen|hersteller\\p{L}?)",
  "concurrente?s?|rivales?|rivaux|concurrence|leaders? du (?:marché|secteur)|(?:d'|les )autres (?:logiciels|outils|applications|services|plateformes|fournisseurs|prestataires)",
  "competidor(?:es|as?)?|competencia|líder(?:es)? del (?:mercado|sector)|otr[oa]s (?:programas|herramientas|aplicaciones|servicios|proveedores|empresas|plataformas)",
  "concorrentes?|rivais|concorrência|líder(?:es)? d[oe] (?:mercado|setor|sector)|outr[oa]s (?:programas|ferramentas|aplicativos|aplicações|serviços|fornecedores|empresas|plataformas)",
  "concorrent[ei]|rivali|concorrenza|leader (?:di|del) (?:mercato|settore)|altr[ie] (?:programmi|strumenti|app|servizi|fornitori|aziende|piattaforme)",
  "concurrent(?:en|e)?|concurrerende?|concurrentie|marktleiders?|andere (?:aanbieders|apps|programma's|diensten|leveranciers|platforms)"
].join("|")
export const rivalsUnspaced =
  "競合|ライバル|他社|最大手|他の(?:サービス|アプリ|ソフト|ツール)|竞争对手|競爭對手|竞品|对手|同行|友商|同类(?:产品|软件)|龙头|市场领导者|其他(?:软件|平台|公司|厂商|产品|工具)|المنافس|منافس|رائد السوق|(?:التطبيقات|البرامج|الشركات|المنصات) الأخرى"

const toolsEn =
  "(?:tools?|apps?|software|programs?|systems?|providers?|vendors?|suppliers?|platforms?|services?|packages?)"
/** What was used before, or somewhere else. */
export const formerTools = [
  `(?:old|previous|former) (?:\\p{L}+ )?${toolsEn}`,
  "(?:alte|bisherige|vorige|frühere|vorherige)[nrsm]? (?:\\p{L}*software|\\p{L}*programm|\\p{L}*system|anbieter\\p{L}?|werkzeug|lösung|tool|app)",
  "(?:ancien(?:ne)?|précédente?)s? (?:logiciel|outil|application|système|prestataire|fournisseur)s?|(?:logiciel|outil|système|prestataire|fournisseur) précédent",
  "(?:antigu[oa]|anterior|viej[oa]) (?:programa|software|herramienta|aplicación|sistema|proveedor)|(?:programa|software|herramienta|aplicación|sistema|proveedor) (?:anterior|antigu[oa]|viej[oa])",
  "(?:antig[oa]|velh[oa]) (?:programa|software|ferramenta|aplicativo|aplicação|sistema|fornecedor)|(?:programa|software|ferramenta|aplicativo|aplicação|sistema|fornecedor) (?:anterior|antig[oa]|velh[oa])",
  "(?:vecchi[oa]|precedente) (?:gestionale|programma|software|strumento|app|sistema|fornitore)|(?:gestionale|programma|software|sistema|fornitore) precedente",
  "(?:oude|vorige) (?:pakket|programma|\\p{L}*software|systeem|leverancier|app|aanbieder)"
].join("|")
export const formerUnspaced =
  "以前の[^。、]{0,8}(?:ソフト|サービス|システム|アプリ)|(?:原来|以前|之前|旧)的?[^,，。]{0,6}(?:系统|软件|平台|工具)|(?:برنامج|نظام|منصة|تطبيق)\\S{0,3} (?:السابق|القديم|أخرى|آخر|سابقة?|قديمة?)"

/** Who asks money of somebody else, or of us. */
const supplyEn =
  "partners?|suppliers?|providers?|vendors?|resellers?|distributors?|landlords?|banks?|insurers?|sponsors?|investors?|neighbou?rs?|accountants?|couriers?|carriers?|(?:parent|sister) company|stripe|paypal|apple|google|amazon"
const supplyDe =
  "\\p{L}*partner(?:in|s)?|\\p{L}*lieferant(?:en|in)?|\\p{L}*anbieter|\\p{L}*dienstleister|vermieter\\p{L}*|versorger|\\p{L}*bank(?:en)?|sparkasse|versicherer|versicherung(?:en)?|hoster|sponsor(?:en)?|investor(?:en)?|nachbar\\p{L}*|mutterkonzern|\\p{L}*händler|wiederverkäufer|behörde|finanzamt"
const supplyFr =
  "fournisseurs?|partenaires?|prestataires?|hébergeurs?|banques?|assureurs?|bailleurs?|propriétaires?|sponsors?|mécènes?|investisseurs?|revendeurs?|distributeurs?|opérateurs?|transporteurs?|voisins?|maison mère"
const supplyEs =
  "proveedor(?:es|as?)?|socios? comercial(?:es)?|partners?|bancos?|aseguradoras?|caser[oa]|arrendador(?:es)?|patrocinador(?:es)?|inversor(?:es)?|revendedor(?:es)?|distribuidor(?:es|as?)?|operador(?:es|as?)?|transportistas?|pasarela|vecin[oa]s?"
const supplyPt =
  "fornecedor(?:es|as?)?|parceir[oa]s?|bancos?|seguradoras?|senhorio|patrocinador(?:es)?|investidor(?:es)?|revendedor(?:es)?|distribuidor(?:es|as?)?|operadoras?|transportadora|vizinh[oa]s?"
const supplyIt =
  "fornitor[ei]|fornitrice|partner|banc(?:a|he)|assicurator[ei]|assicurazion[ei]|padron[ei] di casa|sponsor|investitor[ei]|rivenditor[ei]|distributor[ei]|gestor[ei]|corriere|vicin[oi]"
const supplyNl =
  "\\p{L}*partners?|\\p{L}*leveranciers?|\\p{L}*aanbieders?|\\p{L}*providers?|\\p{L}*bank(?:en)?|verzekeraars?|verhuurders?|sponsors?|investeerders?|wederverkopers?|\\p{L}*dienstverleners?|buren"

const determiners = {
  en: "(?:one|some|many|most|several|each|all) of (?:our|the|your)|our|your|my|their|the|an?|some|many|most|several|every|each",
  de: "(?:eine[rs]?|viele|manche|die meisten|einige) (?:unserer|ihrer|der)|unsere?[rs]?|eine?|de[rs]|die|mein|dein|ihre?|viele|manche|einige|die meisten|jede[rs]?",
  fr: "(?:l')?une? de (?:nos|vos)|la plupart des?(?: nos)?|beaucoup de|notre|nos|votre|vos|une?|le|la|les|l'|des|certaine?s|plusieurs|chaque|mon|mes",
  es: "un[oa] de (?:nuestr[oa]s|l[oa]s)|la mayoría de (?:nuestr[oa]s|l[oa]s)|nuestr[oa]s?|tus?|sus?|mis?|un[oa]?s?|el|l[oa]s?|algun[oa]s|much[oa]s|vari[oa]s|cada",
  pt: "uma? d[oa]s (?:noss[oa]s)?|a maioria d[oa]s(?: noss[oa]s)?|(?:[oa]s? )?(?:noss[oa]s?|seus?|suas?)|uma?|[oa]s?|algun?m?as?|muit[oa]s|vári[oa]s|cada",
  it: "un[oa]? dei nostri|la maggior parte dei(?: nostri)?|(?:il |la |i |le |una? |un')?(?:nostr[oaie]|tu[oa]i?|vostr[oaie])|il|lo|la|l'|i|gli|le|un[oa]?|un'|alcuni|molti|parecchi|ogni",
  nl: "(?:een|veel|sommige|de meeste) van (?:onze|de)|onze|ons|uw|jouw|je|de|het|een|veel|sommige|de meeste|elke?|iedere?"
} as const
const charges = {
  en: "charges?|bills?|costs?|takes?|asks?|wants?|pays?|paid|sells?|keeps?|deducts?|levies|collects?|spends?|is free|are free|is paid|offers?",
  de: "berechne\\p{L}*|nimmt|nehmen|verlang\\p{L}*|kassier\\p{L}*|erheb\\p{L}*|kostet|kosten|zahl\\p{L}*|bezahl\\p{L}*|verkauf\\p{L}*|behält|behalten|rechne\\p{L}*|bietet|bieten|bucht",
  fr: "factur\\p{L}*|pa(?:ie|ye)(?:nt)?|demandent?|pren(?:d|nent)|coûtent?|vend(?:ent)?|prélèv\\p{L}*|propos\\p{L}*|dépens\\p{L}*|retien\\p{L}*|gard\\p{L}*",
  es: "cobran?|factura[n]?|pagan?|piden?|cuestan?|venden?|ofrecen?|gastan?|retienen?|se quedan?|llevan?",
  pt: "cobram?|faturam?|pagam?|pedem?|custam?|vendem?|oferecem?|gastam?|ficam?|retêm|retém|levam?",
  it: "fattura(?:no)?|pag(?:a|ano)|chied(?:e|ono)|cost(?:a|ano)|vend(?:e|ono)|offr(?:e|ono)|spend(?:e|ono)|prend(?:e|ono)|trattien(?:e|gono)|addebit(?:a|ano)",
  nl: "rekene?n?t?|rekent|vraagt|vragen|int|kost|kosten|betaalt|betalen|verkoopt|verkopen|biedt|bieden|houdt|houden|heft|neemt"
} as const
/** Words between, before what they all have in common. */
const near = "(?:[\\p{L}\\p{N}'’-]+ ){0,3}?"
const subjects = [
  // A client may be a program: it is somebody only where it pays or charges.
  [determiners.en, supplyEn, "customers?|clients?", charges.en],
  [determiners.de, supplyDe, "kund(?:e|in|en|innen)|mandant(?:en)?", charges.de],
  [determiners.fr, supplyFr, "clients?|clientes?", charges.fr],
  [determiners.es, supplyEs, "client(?:es?|as?)", charges.es],
  [determiners.pt, supplyPt, "clientes?", charges.pt],
  [determiners.it, supplyIt, "client[ei]", charges.it],
  [determiners.nl, supplyNl, "klant(?:en)?", charges.nl]
] as const
/** Who does it, as a clause begins: "Our payment provider charges", ", and one of our customers bills". */
export const strangersAhead = subjects
  .map(
    ([whose, supply, customers, charge]) =>
      `(?:${whose})(?:(?<=')| )${near}(?:${supply}|${customers})(?: [\\p{L}\\p{N}'’-]+){0,4}? (?:${charge})(?!\\p{L})`
  )
  .join("|")
/** Without a word before them: "Customers pay", "Banken verlangen". */
export const strangersBare = subjects
  .map(([, supply, customers, charge]) => `(?:${supply}|${customers}) (?:\\p{L}+ ){0,2}?(?:${charge})(?!\\p{L})`)
  .join("|")
/** Behind their verb: "Dafür nimmt unser Zahlungspartner", "Daarvoor rekent de bank". */
export const strangersBehind = [
  `(?:${charges.de}) (?:${determiners.de}) ${near}(?:${supplyDe}|kunde|kundin)`,
  `(?:${charges.nl}) (?:${determiners.nl}) ${near}(?:${supplyNl})`,
  `(?:${charges.es}) (?:el|la|los|las|tus?|sus?|nuestr[oa]s?) ${near}(?:${supplyEs})`,
  `(?:${charges.pt}) (?:[oa]s?|seus?|suas?|(?:[oa]s? )noss[oa]s?) ${near}(?:${supplyPt})`,
  `(?:${charges.it}) (?:il|la|l'|le|i) ?${near}(?:${supplyIt})`
].join("|")
/** By whom it is taken: "charged by your bank". */
export const takenBy = [
  `by (?:(?:${determiners.en}) )?${near}(?:${supplyEn})`,
  `(?:von|durch) (?:de[rnm]|die|ihre[rm]?|deine[rm]?|unsere[rmn]?|eine[rm]?) ${near}(?:${supplyDe})`,
  `par (?:${determiners.fr})(?:(?<=')| )${near}(?:${supplyFr})`,
  `por (?:${determiners.es}) ${near}(?:${supplyEs})`,
  `(?:por|pel[oa]s?)(?: (?:${determiners.pt}))? ${near}(?:${supplyPt})`,
  `(?:da|dal|dalla|dall'|dai) ?${near}(?:${supplyIt})`,
  `door (?:${determiners.nl}) ${near}(?:${supplyNl})`
].join("|")
/** "your bank", "votre assureur", wherever it stands: what is asked there is theirs. */
export const yourSuppliers = [
  "your (?:\\p{L}+ ){0,2}?(?:suppliers?|providers?|vendors?|wholesalers?|landlords?|banks?|insurers?|accountants?|carriers?)(?! (?:card|transfer|account))",
  "(?:ihr|dein)(?:e[rnsm]?|es)? (?:\\p{L}+ )?(?:\\p{L}*lieferant\\p{L}*|\\p{L}*anbieters?|vermieters?|versorgers?|\\p{L}*bank|versicherers?|versicherung|großhändlers?|steuerberaters?)",
  "(?:votre|vos) (?:\\p{L}+ )?(?:fournisseurs?|grossistes?|prestataires?|hébergeurs?|banques?|assureurs?|bailleurs?|opérateurs?|comptables?)",
  "(?:tus?|sus?) (?:\\p{L}+ )?(?:proveedor(?:es|as?)?|mayoristas?|bancos?|aseguradoras?|caser[oa]|operador(?:es|as?)?|gestor(?:ía)?)",
  "(?:seus?|suas?|teus?|tuas?) (?:\\p{L}+ )?(?:fornecedor(?:es|as?)?|atacadistas?|bancos?|seguradoras?|senhorio|operadoras?|contador(?:es|as?)?)",
  "(?:tu[oa]i?|vostr[oaie]) (?:\\p{L}+ )?(?:fornitor[ei]|grossist[aie]|banc(?:a|he)|assicurator[ei]|assicurazion[ei]|padron[ei] di casa|gestor[ei]|commercialist[aie])",
  "(?:je|uw|jouw) (?:\\p{L}+ )?(?:\\p{L}*leveranciers?|groothandel|\\p{L}*aanbieders?|\\p{L}*providers?|\\p{L}*bank|verzekeraars?|verhuurders?|boekhouders?)"
].join("|")
const own = "your|ihre?[nrm]?|deine?[nrm]?|votre|tu|su|seu|sua|(?:il |la )?tu[oa]|je|uw|jouw"
/** "the monthly fee for your car": of what anybody pays elsewhere. */
const household =
  "cars?|phones?|internet|streaming|gym|electricity|house|flat|insurance|mortgage|tv|autos?|wagen|telefon|handy|strom|wohnung|versicherung|fitnessstudio|voiture|téléphone|électricité|appartement|assurance|salle de sport|coche|teléfono|móvil|luz|piso|seguro|gimnasio|carro|celular|telefone|telemóvel|academia|macchina|telefono|luce|casa|assicurazione|palestra|telefoon|stroom|huis|verzekering|sportschool"
export const paidElsewhere = `(?:for|of|on|für|pour|de|del|d[aeo]|per|di|voor|van|op) (?:${own}) (?:${household})|(?:${own}) \\p{L}+ (?:of|for|de|del|d[aeo]|di|du|van|für) (?:(?:la|el|il|l'|the) ?)?(?:${household})`
/** "Many schools charge": whoever does it, it is many others. */
export const manyOthers = [
  `(?:many|most|some|several|a lot of|plenty of|(?:almost|nearly) all) (?!plans|features|of our) ?(?:\\p{L}+ ){1,4}?(?:${charges.en})`,
  `(?:viele|manche|die meisten|einige|fast alle) (?!tarife|funktionen)(?:\\p{L}+ ){1,4}?(?:${charges.de})`,
  `(?:de nombreu(?:x|ses)|beaucoup d(?:e |')|la plupart des |certaine?s) ?(?!formules|fonctions)(?:\\p{L}+ ){1,4}?(?:${charges.fr})`,
  `(?:much[oa]s|algun[oa]s|vari[oa]s|la mayoría de (?:las|los)) (?!planes|funciones)(?:\\p{L}+ ){1,4}?(?:${charges.es})`,
  `(?:muit[oa]s|algun?m?as?|alguns|vári[oa]s|a maioria d[oa]s) (?!planos|funções)(?:\\p{L}+ ){1,4}?(?:${charges.pt})`,
  `(?:molt[ie]|alcun[ie]|parecchi[e]?|la maggior parte (?:dei|delle|degli)) (?!piani|funzioni)(?:\\p{L}+ ){1,4}?(?:${charges.it})`,
  `(?:veel|sommige|de meeste|bijna alle) (?!pakketten|functies)(?:\\p{L}+ ){1,4}?(?:${charges.nl})`
].join("|")
/** ", says one of them", "According to a shop": words of somebody else. */
export const saidByOthers =
  "(?<=, )(?:(?:says?|said|sagt|sagen|meint|erzählt|zegt|zeggen|vertelt) (?!we|wir|wij|i(?!\\p{L}))|(?:dit|raconte|dice|dicen|cuenta|diz|dizem|conta|dicono|racconta) (?:(?:une?|un[oa]|uma?|el|la|le|les|los|las|il|lo|i|gli|[oa]s?|notre|nos|nuestr[oa]s?|noss[oa]s?) |l'|un'))|(?:according to|laut|selon|según|segundo|secondo|volgens) (?:our|one|an?|unsere[rn]?|eine[rm]|nos|une?|nuestr[oa]s|un[oa]?|nossos|nossas|uma?|i nostri|onze|een) "
export const saidByOthersUnspaced =
  "と(?:話す|語る|言う|言います|おっしゃ)|(?:客户|店主|老板|用户)[^,，。]{0,6}(?:说|表示|告诉)|[تي]قول "
export const strangersUnspaced = [
  "(?:決済会社|決済代行(?:会社)?|銀行|カード会社|保険会社|仕入れ?先|取引先|提携先|パートナー(?:企業)?|代理店|大家|郵便局)(?:は|が|に|へ)",
  "(?:ある|一部の|多くの|ほとんどの|導入先の|うちの)[^。、]{0,12}(?:お?客(?:様|さん)?|店|会社|企業|事務所|工房|教室|団体|利用者)(?:は|が|では)",
  "(?:^|[,，。;；])(?:我们的?|您的?|你的?|某|有的|有些|一位|一家|许多|很多|大多数|不少|部分)?(?:[^,，。]{0,4})(?:客户|顾客|供应商|合作伙伴|合作方|银行|支付(?:渠道|平台|机构)|保险公司|房东|经销商|代理商|微信支付|支付宝)[^,，。]{0,10}(?:收|付费|计费|支付|扣|卖|按)",
  "由(?!我们|本)[^,，。]{1,10}(?:收取|承担|支付|扣除|代收|收费)",
  "(?<!\\p{L})(?:عملاؤنا|عميلنا|(?:أحد|بعض|معظم) عملائنا|زبائننا|الزبائن|موردنا|موردونا|المورد|مزود(?:نا)?|شريكنا|شركاؤنا|البنك|المصرف|بنكك|بنككم|شركة (?:التأمين|الدفع|الشحن)|بوابة الدفع|المؤجر|الموزع)(?!\\p{L})"
].join("|")

/** What others ask of whoever reads, as something that is found out or ended. */
const things = {
  en: "subscriptions|bills|contracts|memberships|tariffs|charges|fees|prices|dues|invoices|rates",
  de: "\\p{L}*abos?|\\p{L}*abonnements|\\p{L}*verträge|\\p{L}*tarife|rechnungen|\\p{L}*gebühren|mitgliedschaften|\\p{L}*preise",
  fr: "abonnements|contrats|factures|forfaits|tarifs|frais|prélèvements|cotisations|prix",
  es: "suscripciones|contratos|facturas|tarifas|cuotas|recibos|precios",
  pt: "assinaturas|contratos|faturas|tarifas|mensalidades|contas|preços",
  it: "abbonamenti|contratti|bollette|fatture|tariffe|canoni|prezzi",
  nl: "\\p{L}*abonnementen|contracten|rekeningen|tarieven|facturen|prijzen"
} as const
export const watched = [
  `(?:spots?|finds?|tracks?|compares?|cancel|detects?|uncovers?|monitors?|negotiates?|flags?|lowers?|cuts?|reminds? you of) ${near}(?:${things.en})`,
  `(?:findet|finden|erkennt|zeigt|vergleicht|überwacht|prüft|entdeckt|kündigt|verhandelt) ${near}(?:${things.de})`,
  `(?:repère|trouve|détecte|compare|résilie|résilier|surveille|liste|négocie|déniche) ${near}(?:${things.fr})`,
  `(?:detecta|encuentra|compara|cancela|cancelar|vigila|revisa|negocia|localiza) ${near}(?:${things.es})`,
  `(?:detecta|encontra|compara|cancela|cancelar|vigia|revisa|negocia|localiza) ${near}(?:${things.pt})`,
  `(?:trova|rileva|confronta|disdice|disdire|controlla|scova|negozia) ${near}(?:${things.it})`,
  `(?:vindt|vinden|herkent|vergelijkt|bewaakt|controleert|ontdekt|zegt) ${near}(?:${things.nl})`,
  "(?:those|ones|subscriptions|services|apps|contracts|bills|fees|memberships) (?:that|which) (?:\\p{L}+ )?(?:cost|charge|bill|take|drain|eat)",
  "(?:ceux|celles|abonnements|services|contrats|applications|forfaits) qui (?:(?:vous|te|nous|leur) |t')?(?:coûtent|facturent|prélèvent|reviennent)",
  "(?:aquell[oa]s|l[oa]s|suscripciones|servicios|contratos) que (?:(?:te|le|os|les|nos) )?(?:cuestan|cobran|cargan)",
  "(?:aquel[ea]s|[oa]s|assinaturas|serviços|contratos) que (?:(?:te|lhes?|nos) )?(?:custam|cobram)",
  "(?:quell[ie]|abbonamenti|servizi|contratti) che (?:(?:ti|vi|le|gli|ci) )?(?:costano|addebitano|prelevano)",
  "(?:die|welche|was) (?:sie|dich|ihnen|dir|euch|uns|nutzer) [^,.;]{1,40}(?:kosten|kostet|belasten)",
  "die (?:je|u|jullie|hen|mensen) [^,.;]{1,40}(?:kosten|rekenen)"
].join("|")
export const watchedUnspaced = [
  "(?:かかる|かかっている|払っている|支払っている|引き落とされる|請求される)[^。]{0,8}(?:サブスク|もの|契約|サービス|会員)",
  "(?:サブスク|契約|会費|請求書?)(?:を|の)[^。]{0,8}(?:見つけ|比較|解約|集計|監視)",
  "(?:扣费|扣款|扣你|扣您|花你|花您)[^,，。]{0,14}的(?:会员|订阅|服务|软件|套餐)",
  "帮(?:您|你|用户|大家)?[^,，。]{0,10}(?:找出|比较|对比|取消|监控|盘点)",
  "(?:找出|比较|对比|汇总)[^,，。]{0,12}(?:会员|订阅|账单|套餐|资费|价格)",
  "(?:ما|التي|الذي) [يت]كلف(?:ك|كم|هم|نا)",
  "(?:[تي]كتشف|[تي]قارن|[تي]لغي|إلغاء|[تي]تتبع) (?:\\S+ ){0,3}?(?:الاشتراكات|اشتراكاتك|اشتراكاتكم|العقود|الفواتير|الأسعار|الرسوم)"
].join("|")
