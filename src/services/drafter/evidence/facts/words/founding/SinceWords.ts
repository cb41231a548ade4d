/** How languages say since when something goes on: lines and sentences with a year, and what in them tells of a beginning. Data. */

const year = String.raw`(?<year>(?:1[89]|20)\p{Nd}{2})`
const words = (phrases: string): ReadonlySet<string> => new Set(phrases.trim().split(/[\s|]+/))

/** What a company does for as long as there is one: makes, helps, is there. Whatever else it does it may have taken up later. */
export const lastingVerbs = words(`
  looked | cared | tended |
  building | making | baking | brewing | roasting | crafting | designing | creating | developing | producing | growing | printing | publishing | sewing | weaving | forging |
  brazing | carving | throwing | weaving | mending | binding | painting | repairing | restoring | teaching | helping | supporting | advising | serving | milling | distilling | farming | running |
  built | made | baked | brewed | roasted | crafted | handcrafted | handmade | designed | created | developed | produced | grown | printed | published | sewn | woven | forged | helped | served |
  backen | bauen | machen | brauen | rösten | fertigen | produzieren | entwickeln | gestalten | helfen | begleiten | beraten | betreuen | unterstützen | drucken | nähen | restaurieren | schreinern | tischlern | keltern |
  créons | développons | fabriquons | concevons | aidons | produisons | accompagnons | conseillons | brassons | torréfions | imprimons | réparons | restaurons | façonnons | imaginons | construisons | cultivons |
  ayudamos | acompañamos | cuidamos | fabricamos | elaboramos | diseñamos | desarrollamos | creamos | producimos | hacemos | horneamos | asesoramos | construimos | cultivamos | tostamos | reparamos | restauramos | apoyamos |
  ajudamos | acompanhamos | fazemos | produzimos | desenvolvemos | criamos | assamos | construímos | torramos | assessoramos | apoiamos | desenhamos |
  produciamo | creiamo | realizziamo | progettiamo | costruiamo | aiutiamo | accompagniamo | sviluppiamo | facciamo | coltiviamo | stampiamo | restauriamo | tostiamo | sosteniamo | fabbrichiamo |
  haciendo | fabricando | elaborando | diseñando | desarrollando | creando | produciendo | horneando | cultivando | tostando | reparando | restaurando | ayudando | acompañando | cuidando | construyendo | tejiendo | cosiendo | imprimiendo | encuadernando | forjando | asesorando |
  fazendo | produzindo | desenvolvendo | criando | assando | construindo | torrando | apoiando | ajudando | desenhando | costurando | tecendo |
  bouwen | maken | helpen | ontwikkelen | ontwerpen | produceren | begeleiden | ondersteunen | brouwen | branden | drukken | restaureren | adviseren
`)
/** Of those the one that may be said of a dish as well as of people: whom it is done for. */
export const serving = /^serv(?:ing|ed)$/iu
export const served =
  /^ (?:(?:the|our|all|local|small|many|its|in|at) )*(?:\p{Lu}|you(?!\p{L})|(?:(?!vegan|organic)\p{Ll}+ )?(?:customers|clients|families|communit(?:y|ies)|people|business(?:es)?|companies|guests|patients|students|schools|residents|locals|neighbou?rhoods?|area|region|town|city|county|bakers|farmers|makers|writers|teachers|developers|designers|homeowners|drivers|readers|learners|owners)(?!\p{L}))/u
/** For one customer: "for the canteen of the clinic"; not for all around, "for the people of Leeds". */
export const forOne =
  /(?<!\p{L})(?:for the|für (?:die|den|das)|pour (?:la |le |l['’])|para (?:el|la|o|a)(?= )|voor (?:de|het)|per (?:il |la |lo |l['’])) ?(?!(?:people|folks?|community|neighbou?rhood|region|area|town|city|village|valley|island|coast|county|country|world|planet|public|industry|trade|sector|whole|entire|love|joy|sake|table|home|long|same|next|good|future|modern|ganze[ns]?|stadt|menschen|leute|umgebung|welt|gastronomie|hotellerie|industrie|branche|nachbarschaft|insel|tisch|zukunft|région|ville|monde|plaisir|quartier|secteur|maison|bonheur|amour|gens|gente|comarca|región|ciudad|barrio|hostelería|mesa|hogar|industria|região|cidade|bairro|mundo|regione|città|quartiere|mondo|gioia|tavola|casa|mensen|streek|regio|stad|buurt|horeca|wereld|liefde)(?!\p{L}))\p{L}/iu
/** In which way, with what, for whom else, on which days: may have come later than the thing itself. */
export const sinceManner =
  /(?<!\p{L})(?:with(?:out)? (?!(?:love|care|passion|pride|heart)(?!\p{L}))|using|online|vegan|vegetarian|organic|gluten|sugar|plastic|solar|green|renewable|recycled|sustainab\p{L}*|climate|carbon|free|deliver\p{L}*|steadily|(?:in|at|from|with) (?:an?|our|the) (?:new|bigger|larger|different|second)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|remotely|abroad|early|late|mit (?!(?:liebe|leidenschaft|herz)(?!\p{L}))|ohne|vegan\p{L}*|bio|öko\p{L}*|nachhaltig\p{L}*|klima\p{L}*|glutenfrei\p{L}*|(?:mon|diens|donners|frei|sams|sonn)tags?|avec (?!(?:amour|passion|soin)(?!\p{L}))|sans|en ligne|à domicile|végétal\p{L}*|biologique\p{L}*|durable\p{L}*|con (?!(?:amor|cariño|pasión|amore|passione|cura|mimo)(?!\p{L}))|sin|com (?!(?:amor|carinho|paixão)(?!\p{L}))|sem|senza|en línea|a domicil\p{L}*|ecol[oó]gic\p{L}*|biol[oó]gic\p{L}*|orgánic\p{L}*|orgânic\p{L}*|met (?!(?:liefde|passie|zorg)(?!\p{L}))|zonder|biologisch\p{L}*|duurza\p{L}*|(?:maan|dins|woens|donder|vrij|zater|zon)dags?)(?!\p{L})/iu
const kin =
  "(?:great-?)?grand(?:father|mother|parents|dad|pa|ma)|(?:my|our|his|her|their) (?:father|mother|parents)|(?:ur)?(?:großvater|großmutter|großeltern)|(?:meine?|unsere?) (?:opa|oma|vater|mutter|eltern)|(?:arrière-)?grand(?:-père|-mère|s-parents)|(?:mon|notre) père|ma mère|(?:bis)?abuel[oa]s?|(?:mi|nuestro|meu|nosso) (?:padre|pai)|(?:bis)?av[ôó]s?|(?:bis)?nonn[oaie]|mio padre|(?:over)?groot(?:vader|moeder|ouders)|mijn (?:vader|moeder|ouders)"
const didBefore =
  "baked|ran|opened|began|started|founded|built|made|bought|owned|set up|brewed|ground|farmed|führte|backte|buk|gründete|eröffnete|begann|baute|braute|betrieb|faisait|tenait|ouvrit|fonda|a (?:ouvert|fondé)|hacía|horneaba|abrió|fundó|llevaba|empezó|fazia|abriu|fundou|começou|faceva|aprì|fondò|ha (?:aperto|fondato)|gestiva|bakte|runde|opende|begon|dreef"
/** Says that there was something before: what kin of old did, a war, generations. */
export const olderThings = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${kin})(?!\p{L})[^.;:]{0,40} (?:${didBefore})|(?:${didBefore}) (?:schon |bereits )?(?:${kin})|(?:after|before|during|since) the war|generations of|(?:second|third|fourth|fifth|\p{Nd}(?:nd|rd|th)|zweite[rn]?|dritte[rn]?|vierte[rn]?|deuxième|troisième|segunda|tercera|terceira|seconda|terza|tweede|derde)[ -]generat\p{L}+|(?:zweite[rn]?|dritte[rn]?|deuxième|troisième|segunda|tercera|terceira|seconda|terza) g[eé]n\p{L}+|(?:nach|vor) dem krieg|après la guerre|après-guerre|posguerra|pós-guerra|dopoguerra|na de oorlog)(?!\p{L})|祖父|祖母|戦後|代目|爷爷|奶奶|祖辈`,
  "iu"
)

/** Those of a trade, as a line calls them: "Clockmakers since 1931", "Artigiani dal 1961". */
const tradesmen =
  "\\p{L}*(?:makers|smiths|wrights|bakers|brewers|roasters|builders|weavers|printers|bookbinders|growers|millers|tailors|saddlers|jewell?ers|distillers|carpenters|joiners|cobblers|potters|confectioners|chocolatiers|craftsmen|outfitters|stationers|tanners|upholsterers|booksellers|engravers)|" +
  "(?:orgel|geigen|klavier|instrumenten|maschinen|möbel|holz|metall|ofen|boots|treppen|messer)bau|\\p{L}*(?:bäckerei|konditorei|schreinerei|tischlerei|manufaktur|brauerei|druckerei|weberei|gerberei|sattlerei|töpferei|uhrmacher|rösterei|goldschmiede)|handwerk|" +
  "(?:maîtres? |artisans? )?(?:artisans?|boulangers|brasseurs|torréfacteurs|tisserands|imprimeurs|luthiers|horlogers|ébénistes|menuisiers|selliers|bijoutiers|joailliers|vignerons|verriers)|" +
  "(?:maestros? |mestres? )?(?:artesanos|panaderos|cerveceros|tostadores|impresores|ebanistas|carpinteros|joyeros|relojeros|zapateros|queseros|artesãos|padeiros|joalheiros|relojoeiros|marceneiros|sapateiros|queijeiros)|" +
  "(?:maestri )?(?:artigiani|fornai|pasticci?eri|torrefattori|tessitori|tipografi|liutai|orologiai|falegnami|ebanisti|sarti|orafi|vignaioli|viticoltori|fabbri|mugnai|calzolai|cioccolatieri)|" +
  "\\p{L}*(?:smeden|bakkers|brouwers|branders|wevers|drukkers|bouwers|kwekers|molenaars)|ambacht"
const trade =
  `${tradesmen}|` +
  "family[- ](?:run|owned|operated)|(?:a |ein |une |una |um |uma |een )?(?:family (?:agency|practice|shop|farm|press|dairy|brewery|business|company|firm|bakery|brewery|workshop|winery)|familienbetrieb|familienunternehmen|meisterbetrieb|traditionsbetrieb|traditionsunternehmen|handwerksbetrieb|entreprise familiale|maison familiale|empresa familiar|negocio familiar|azienda familiare|impresa familiare|familiebedrijf)|(?:proudly )?(?:baking|brewing|serving|building|crafting|making|growing|designing|here|in business|trading|operating|established)|en el mercado|no mercado|sul mercato|am markt|op de markt|en activité|attivi|attiva|attivo|actief|aktiv|activos|ativos|tradizione|tradition|tradición|tradição"
/** "Roasting coffee in Leeds, UK, since 2014". */
const region = String.raw`\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){0,2}`
/** "Since 1998" as a line of its own, "Baking bread since 1998": the year it began. */
export const sinceLine = new RegExp(
  String.raw`^(?:(?:${trade}|(?:proudly |lovingly )?(?<verb>\p{L}{3,}(?:ing|ndo))(?<rest>(?: [\p{L}'&-]+){1,6})(?:, ${region},?)?|every \p{L}+|jeden \p{L}+|chaque \p{L}+|cada \p{L}+|ogni \p{L}+|elke \p{L}+) )?(?:since|seit|depuis|desde|dal|sinds)(?: ·)? (?:\p{L}{3,10} (?:de )?)?${year}(?: (?:in|à|en|a|em|te) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?[.!]?$`,
  "iu"
)
/** "Saddlers, est. 1962": among other parts of a line, or behind their trade. */
export const standsSince = new RegExp(String.raw`^(?:(?:${tradesmen})[,.]? )?est(?:\.|ablished)? ${year}$`, "iu")
/** "In business since 2006, and still owned by those who started it": a line, and how they are today. */
export const lineAndToday =
  /^(?<line>[^,.;:]{4,60} (?:1[89]|20)\p{Nd}{2})(?:: |,? and (?=(?:still|counting|going)(?!\p{L}))|, (?=(?:still|now)(?!\p{L})))(?<today>.*)$/iu
/** "Mad about bread since 2016", at the foot of a page. */
export const fondSince = new RegExp(
  String.raw`^(?:(?:nosy|mad|crazy|nuts|serious|passionate|obsessive|fussy|curious) about|(?:obsessed|in love) with|verrückt nach|verliebt in|passionnée?s? d[eu]s?|fous de|loc[oa]s por|apasionad[oa]s por|apaixonad[oa]s por|louc[oa]s por|pazzi per|appassionati di|innamorati del?|gek op|verliefd op) [^.,;:]{2,40} (?:since|seit|depuis|desde|dal|sinds) ${year}[.!]?$`,
  "iu"
)
/** "© Acme, est. 2016". */
export const establishedLine = new RegExp(String.raw`^(?<who>.{2,40})[,·|–—-] ?est(?:\.|ablished)? ${year}[.!]?$`, "iu")
/** A part of a line beside the year that tells of a house, and not of whoever is in it: "Housed in the village mill". */
export const tellsOfHouse =
  /(?<!\p{L})(?:housed|hosted|inside|within|building|chapel|church|mill|barn|station|farmhouse)(?!\p{L})|(?<!\p{L})(?:in|at|from|on) (?:the|an?|our|this) \p{Ll}/iu

/** One that is known: "We have looked after the gardens of Roth Hall since 2018". */
const known = String.raw`(?!(?:the|our|its|this|that|these|those|his|her|their|one|an?)(?!\p{L}))`
const doing = `in business|around|(?:been )?(?:in business|around|(?<verb>building|making|helping|baking|brewing|crafting|designing|creating|developing|producing|serving|growing|printing|teaching))|(?<done>made|built|helped|baked|brewed|crafted|designed|developed|produced|served|looked(?= after ${known})|cared(?= for ${known})|tended(?= to ${known}))`
/** What a house does for as long as there is one, as others tell it. */
const does = {
  de: "baut|macht|entwickelt|fertigt|produziert|backt|braut|begleitet|berät|unterstützt|hilft|beliefert|gestaltet|betreibt|betreut|röstet|druckt|restauriert|repariert|näht|webt|schmiedet|keltert|brennt|bäckt",
  fr: "crée|développe|fabrique|conçoit|aide|accompagne|produit|réunit|sert|imagine|édite|torréfie|brasse|imprime|répare|restaure|façonne|construit|cultive|tisse|forge|distille|confectionne",
  es: "ayuda|acompaña|fabrica|elabora|desarrolla|crea|produce|diseña|tuesta|hornea|imprime|repara|restaura|construye|cultiva|teje|forja|confecciona|destila|ajuda|acompanha|desenvolve|cria|produz|desenha|torra|assa|constrói|tece",
  it: "aiuta|accompagna|produce|sviluppa|crea|realizza|progetta|costruisce|fabbrica|tosta|sforna|stampa|restaura|ripara|coltiva|tesse|forgia|distilla|cuce|disegna",
  nl: "bouwt|maakt|ontwikkelt|helpt|produceert|begeleidt|levert|bakt|brouwt|brandt|drukt|weeft|smeedt|naait|ontwerpt|kweekt|restaureert|repareert"
} as const
/** One that is known, as no trade has it: "Apoyamos al club del barrio desde 2018". */
const one = String.raw` (?:die|das|den|der|dem|le|la|l'|el|al|a la|o|a|ao|à|il|lo)(?!\p{L})`
/** `verb`: one of `lastingVerbs`, or what the site says its trade is; `rest`: nothing that tells of a part alone. */
export const sinceSentences: ReadonlyArray<RegExp> = [
  // "The first commit is dated 8 November 2020."
  new RegExp(
    String.raw`^(?:the|our) (?:very )?first (?:version|release|commit|prototype|edition|issue) (?:is dated|was made|was written|came out|appeared|shipped|went out|was released|was published|dates (?:from|back to)) (?:in |on |from )?(?:\p{L}+ )?(?:\p{Nd}{1,2},? )?(?:\p{L}+ )?${year}(?<rest>.*)$`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?<who>\p{Lu}[^,.;:!?]{1,40}?) (?:has|have) been (?:(?<verb>building|making|baking|brewing|roasting|crafting|designing|developing|producing|growing|printing|publishing|running|sewing|weaving|forging|repairing|teaching|serving|helping)|in business|around)(?!\p{L})(?<rest>[^;:!?]{0,70}?),? since (?:\p{L}+ )?${year}(?:[.!]?$|,? and (?:we|our) (?=\P{Nd}*$))`,
    "iu"
  ),
  // "We are in the rope business since 2013", as who writes English as a second language has it.
  new RegExp(
    String.raw`^we(?:'re| are|'ve been| have been) in the (?<rest>(?:[\p{L}\p{Nd}-]+ ){0,3}(?:business|trade|industry)),? since ${year}[.!]?$`,
    "iu"
  ),
  new RegExp(String.raw`^since ${year},? we(?:'ve| have) been (?<verb>\p{L}+ing)(?!\p{L})(?<rest>.*)$`, "iu"),
  new RegExp(
    String.raw`^(?:built|made|run|developed|maintained) by (?<maker>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,? in \p{Lu}[\p{L}, -]{1,40}?)?),? since ${year}(?<rest>.*)$`,
    "iu"
  ),
  // "Acme is developed by Ada Roth with ♥ since 2009"
  new RegExp(
    String.raw`^(?<who>\p{Lu}[^,.;:]{1,40}?) (?:is|has been) (?:developed|made|built|written) by (?<maker>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?: with (?:[^\p{L}\p{Nd} ]{1,3}|love))?,? since ${year}(?<rest>)[.!]?$`,
    "iu"
  ),
  // "Dal 1988 mettiamo la nostra esperienza al servizio di chi ci sceglie"
  new RegExp(
    String.raw`^(?:dal|desde|depuis) ${year},? (?:mettiamo|ponemos|colocamos|pomos|nous mettons) (?:tutt[ao] )?(?:l[ae] nostr[ae]|il nostro|i nostri|nuestr[oa]s?|(?:[ao]s? )?noss[oa]s?|notre|nos) [^;:!?]{3,80}? (?:al servizio|a disposizione|al servicio|a disposición|ao serviço|à disposição|au service|à la disposition)(?!\p{L})(?<rest>)`,
    "iu"
  ),
  new RegExp(String.raw`^dal ${year},? (?:noi )?(?<verb>\p{L}+iamo)(?!\p{L})(?<rest>.*)$`, "iu"),
  new RegExp(
    String.raw`^(?:(?:siamo|operiamo|lavoriamo) (?:(?:attiv[ie]|presenti|qui|nel settore|sul mercato|specializzat[ie]|al (?:vostro |tuo )?(?:servizio|fianco))(?<rest>.{0,50}?) )?|(?<verb>produciamo)(?<after> .{0,60}?) )dal ${year}[.!]?$`,
    "iu"
  ),
  new RegExp(
    String.raw`^desde ${year},? (?:nos |te |lo )?(?<verb>\p{L}+(?:amos|emos|imos))(?!\p{L})(?<rest>.*)$`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:atuamos|trabalhamos|estamos|trabajamos|llevamos) (?:(?:aqu[ií]|(?:en el|no|en este|neste) (?:mercado|sector|setor|ramo)|juntos|juntas|(?:al?|ao) (?:(?:tu|su|seu|teu|vosso) )?(?:servicio|serviço|lado))(?<before>.{0,30}?) )?desde ${year}(?<rest>.*)$`,
    "iu"
  ),
  // "Llevamos tostando café desde 2003".
  new RegExp(
    String.raw`^(?:nosotr[oa]s )?(?:llevamos|vimos|andamos) (?<verb>\p{L}+ndo)(?!\p{L}| (?:el|la|los|las|al|su|sus|o|a|os|as) )(?<rest>[^;:!?]{0,70}?) desde (?:el año )?${year}(?=[.!]?$|, )(?!.*\p{Nd}{4})`,
    "iu"
  ),
  // "Llevamos mapas desde 2012, cuando esto era un grupo de amigos": what it was when it began.
  new RegExp(
    String.raw`^(?:atuamos|trabalhamos|estamos|trabajamos|llevamos) [^,.;:]{3,60} desde ${year}, (?:cuando|quando) (?:esto era|isto era|éramos|era todo)(?!\p{L})`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:nascemos|surgimos|nacimos|siamo nati|siamo nate) (?:em|en|nel) ${year}(?!\p{Nd})(?<where>.*)$`,
    "iu"
  ),
  // "Partimos en 2020, cuando ...": they also leave for somewhere
  new RegExp(
    String.raw`^(?<began>partimos|arrancamos|arrancámos|empezamos|comenzamos|começamos|començámos|siamo partit[ie]|abbiamo (?:iniziato|cominciato)|nous avons (?:démarré|débuté|commencé)) (?:en|em|nel) (?:\p{L}+ (?:de |del )?)?${year}(?=[.!]?$|,? (?:cuando|quando|quand|lorsque|con|com|avec|tras|después|depois|après|dopo|siendo|como|comme|come|desde cero|do zero|da zero)(?!\p{L}))(?<where>.*)$`,
    "iu"
  ),
  new RegExp(String.raw`^depuis ${year},? nous (?:vous |les |en )?(?<verb>\p{L}+ons)(?!\p{L})(?<rest>.*)$`, "iu"),
  new RegExp(String.raw`^seit ${year} (?<verb>\p{Ll}+n) wir(?!\p{L})(?<rest>.*)$`, "iu"),
  // "Wir bauen seit 2001 Waagen", "Acme fabrique des balances depuis 1999": the same with the year behind
  new RegExp(String.raw`^wir (?<verb>\p{Ll}+n) seit ${year}(?!\p{Nd}|${one})(?<rest>.*)$`, "iu"),
  // "Wir backen Brot in Kiel seit 2001."
  new RegExp(
    String.raw`^(?:wir|wij|we) (?<verb>\p{Ll}+n)(?!${one})(?<rest> [^,.;:]{1,60}?) (?:seit|sinds) ${year}[.!]?$`,
    "iu"
  ),
  new RegExp(String.raw`^(?<who>\p{Lu}[^,.;:]{1,40}?) (?:${does.de}) seit ${year}(?!\p{Nd})(?<rest>.*)$`, "iu"),
  new RegExp(String.raw`^(?:wij|we) (?<verb>\p{Ll}+) sinds ${year}(?!\p{Nd})(?<rest>.*)$`, "iu"),
  new RegExp(String.raw`^nous (?<verb>\p{L}+ons)(?!${one})(?<rest> [^,.;:]{0,60}?)? depuis ${year}[.!]?$`, "iu"),
  new RegExp(
    String.raw`^(?<verb>\p{L}+(?:amos|emos|imos))(?!${one})(?<rest> [^,.;:]{0,60}?)? desde ${year}[.!]?$`,
    "iu"
  ),
  new RegExp(String.raw`^(?<verb>\p{L}+iamo)(?!${one})(?<rest> [^,.;:]{0,60}?)? dal ${year}[.!]?$`, "iu"),
  new RegExp(String.raw`^(?<who>[^,.;:]{1,40}?) (?:${does.fr})(?<rest> [^,.;:]{0,60}?)? depuis ${year}[.!]?$`, "iu"),
  new RegExp(String.raw`^(?<who>[^,.;:]{1,40}?) (?:${does.es})(?<rest> [^,.;:]{0,60}?)? desde ${year}[.!]?$`, "iu"),
  new RegExp(String.raw`^(?<who>[^,.;:]{1,40}?) (?:${does.it})(?<rest> [^,.;:]{0,60}?)? dal ${year}[.!]?$`, "iu"),
  new RegExp(String.raw`^wir sind seit ${year} (?:am markt|im geschäft|für (?:sie|euch|dich) da)(?<rest>)[.!]?$`, "iu"),
  // "Seit 1985 Ihr Partner für Holzbau"
  new RegExp(
    String.raw`^(?:seit ${year},? (?:ihr|euer|dein)e? (?:(?:kompetente|zuverlässige|verlässliche|starke|persönliche)[rs]? )?(?:partner|spezialist|fachbetrieb|fachgeschäft|meisterbetrieb|ansprechpartner|familienbetrieb)(?!\p{L})(?<rest>(?! in )[^,;:]{0,50}?))[.!]?$`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:depuis|desde|dal|sinds) ${year},? (?:à votre (?:service|écoute)|(?:aux côtés|au service) d(?:e|es|u)|(?:al lado|al servicio) de(?:l)?|junto a(?:l)?|(?:ao lado|ao serviço) d[eoa]s?|al (?:fianco|servizio) d(?:i|ei|el|elle|egli)|votre (?:partenaire|spécialiste|artisan)|a (?:tu|su|vuestro) (?:servicio|lado)|ao seu (?:serviço|lado)|al (?:vostro|tuo|suo) (?:servizio|fianco)|een (?:begrip|vertrouwd adres)|uw (?:partner|specialist|vakman))(?!\p{L})(?<rest>[^,;:]{0,50}?)[.!]?$`,
    "iu"
  ),
  // "Seit 1987 sind wir für Sie da"
  new RegExp(
    String.raw`^(?:seit|sinds|depuis|desde|dal) ${year},? (?:sind wir|zijn (?:we|wij)|staan (?:we|wij)|nous sommes|estamos|siamo) (?:für (?:sie|euch|dich) da|hier|er voor u|voor u klaar|à vos côtés|à votre service|ici|aquí|a su servicio|a tu lado|aqui|ao seu lado|qui|al vostro (?:fianco|servizio))(?<rest>)[.!]?$`,
    "iu"
  ),
  new RegExp(String.raw`^sinds ${year} (?<verb>\p{Ll}+) (?:wij|we)(?!\p{L})(?<rest>.*)$`, "iu"),
  /^(?<year>(?:1[89]|20)\d{2})年(?:から|より|以来)、?(?=[^。]*(?:支え|作[っり]|つく[っり]|製造|営ん|営業|焼[いき]|醸|育て|手がけ|活動|歩ん|続[いけ]))(?![^。]*(?:オンライン|通販|宅配|休|禁煙|導入|も))(?<rest>[^。]*)/u,
  /^(?:我们|我們|本公司)?(?:自|从)(?<year>(?:1[89]|20)\d{2})年(?:成立)?(?:以来|起)?[,,]?(?=[^。]*(?:帮助|服务|专注|致力|从事|制作|生产|酿|经营|设计|开发|打造|成立))(?![^。]*(?:外卖|网店|线上|提供|休|也))(?<rest>[^。]*)/u,
  /^(?:始于|创于|始创于|创始于)(?<year>(?:1[89]|20)\d{2})年?(?<rest>[^。]{0,20})$/u,
  /^منذ (?:عام |سنة )?(?<year>(?:1[89]|20)\d{2})(?:$|[،.]? (?=ونحن|نحن|نساعد|نصنع|نخدم|نبني|نطور|ننتج|نصمم|في خدمت))(?<rest>.*)$/u,
  new RegExp(`^since ${year},? we(?:'ve| have) (?:${doing})(?!\\p{L})(?<rest>.*)$`, "iu"),
  new RegExp(`^we(?:'ve| have) (?:${doing})(?!\\p{L})(?<rest>.*?) since ${year}(?:[.!]?$|, and (?=\\P{Nd}*$))`, "iu"),
  // "Designed, tested and packed in St. John's since 2013."
  new RegExp(
    String.raw`^(?:[Pp]roudly |[Aa]ll )?(?<verb>\p{L}+(?:ed|ade|ilt|wn))(?:(?:, | and |, and )\p{Ll}+(?:ed|ade|ilt|wn)){0,3}(?: by hand)? in \p{Lu}[\p{L}.' ]{1,30}(?:, \p{Lu}[\p{L}. ]{1,30})? since ${year}(?<rest>)[.!]?$`,
    "u"
  ),
  // "Acme has been family-owned since 1987": whoever buys it may make it independent.
  new RegExp(
    String.raw`^(?<who>[^,.;:]{1,40}?) (?:has|have) been (?:proudly )?(?:a )?(?:family|locally)[- ](?:owned|run|operated)(?: (?:and|&) (?:run|operated|owned))?(?: (?:business|company|shop|firm))? since ${year}(?<rest>)[.!]?$`,
    "iu"
  ),
  // "Since 2009 Acme has been helping bakers", "Seit 2009 baut Acme": whoever it is told of.
  new RegExp(
    String.raw`^since ${year},? (?<who>[^,.;:]{1,40}?) has (?:been (?<verb>\p{L}+ing)|(?<done>helped|served|made|built|baked|brewed|crafted))(?!\p{L})(?<rest>.*)$`,
    "iu"
  ),
  new RegExp(
    String.raw`^seit ${year} (?:${does.de}) (?<who>(?:die |das |der )?\p{Lu}[\p{L}\p{N}.-]*(?: \p{Lu}[\p{L}\p{N}.-]*)?)(?<rest> .*)$`,
    "iu"
  ),
  new RegExp(String.raw`^depuis ${year},? (?<who>[^,.;:]{1,40}?) (?:${does.fr})(?!\p{L})(?<rest>.*)$`, "iu"),
  new RegExp(String.raw`^desde ${year},? (?<who>[^,.;:]{1,40}?) (?:${does.es})(?!\p{L})(?<rest>.*)$`, "iu"),
  new RegExp(String.raw`^dal ${year},? (?<who>[^,.;:]{1,40}?) (?:${does.it})(?!\p{L})(?<rest>.*)$`, "iu"),
  new RegExp(String.raw`^sinds ${year} (?:${does.nl}) (?<who>[^,.;:]{1,40}?)(?<rest>(?: .*)?)$`, "iu"),
  // "Seit April 2021 steht Acme in den App-Stores"
  /^seit (?<year>(?:1[89]|20)\p{Nd}{2}) (?:steht|gibt es) (?<who>(?:die |das |der )?\p{Lu}[\p{L}\p{N}.-]*(?: \p{Lu}[\p{L}\p{N}.-]*)?)(?<rest>(?: (?:in den|im) (?:App|Play|Google)[- \p{L}]{0,20})?)[.!]?$/iu,
  /^desde (?<year>(?:1[89]|20)\p{Nd}{2}),? (?:elaborando|creando|haciendo|fabricando|ayudando|desarrollando|fazendo|criando|desenvolvendo|ajudando|produzindo)(?<rest>.*)$/iu
]

const independent =
  "unabhängige[rs]?|familiengeführte[rs]?|kleine[rs]?|onafhankelijke?|ambachtelijke?|petite?|pequeñ[oa]|pequen[oa]|piccol[oa]"
const theirTrades =
  "verlag|hersteller|bäcker|brauer|röster|drucker|schreiner|tischler|buchbinder|instrumentenbauer|winzer|imker|uitgever|uitgeverij|fabrikant|bakker|brouwer|brander|drukker|boekbinder|producent|éditeur|éditrice|maison d'édition|fabricante?|artisan|brasseur|torréfacteur|imprimeur|luthier|chocolatier|boulanger|menuisier|ébéniste|horloger|relieur|distillateur|vigneron|apiculteur|producteur|editorial|artesan[oa]s?|cervecer[oa]|tostador|impresor|ebanista|panader[oa]|queser[oa]|productora?|editora?|editore|produttore|artigian[oi]|birraio|torrefattore|stampatore|falegname|liutaio|fornaio|distillatore|artesãos?|cervejeir[oa]|torrefator|produtora?|padeiro"
/** "Torréfacteur artisanal depuis 2011", with the time as "@": what a house is, right before its name. */
export const callingSince = new RegExp(
  `^(?:(?:ein|eine|une?|una|uno|uma?|een|un') ?)?(?:(?:${independent}) )?(?:${theirTrades})(?: (?:indépendante?|independiente|independente|indipendente|familiale?|familiar|familiare|artisanale?|artesanal|artigianale|de famille|de familia|di famiglia)){0,2} @$`,
  "iu"
)
/** The same in English. */
export const englishCallingSince =
  /^(?:an? |the )?(?:(?:independent|family|family-run|family-owned|small|little|local|village|neighbou?rhood|specialist|artisan|craft|traditional) ){0,2}(?:[\p{Ll}-]+ )?(?:publisher|maker|brewer|roaster|baker|printer|bookbinder|distiller|weaver|manufacturer|builder|grower|jeweller|tailor|saddler|brewery|bakery|publishing house|workshop|studio|press|firm|business|company) (?:ever )?@, (?<who>.+)$/iu
