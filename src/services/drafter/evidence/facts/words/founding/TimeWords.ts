/** How languages go back to a time told before, and lead up to a founding. Data: another language is an entry more. */

/** A year, alone: of no span, and no part of a number. The group `year`. */
export const yearAlone = String.raw`(?<year>(?:1[89]|20)\p{Nd}{2})(?![\p{L}\p{N}]|[-–/]\p{Nd})`

const spans =
  "month|year|week|weekend|spring|summer|autumn|fall|winter|night|evening|day|january|february|march|april|may|june|july|august|september|october|november|december"
const zeit = "Jahr|Monat|Woche|Wochenende|Frühjahr|Frühling|Sommer|Herbst|Winter|Abend|Tag|Nacht"

export interface ThatTime {
  /** "that same month". */
  readonly that: RegExp
  /** The year in its place, as the language says it. */
  readonly inYear: (year: string) => string
}
export const thatTimes: ReadonlyArray<ThatTime> = [
  {
    that: new RegExp(
      `(?<!\\p{L})(?:later |(?:in|during|on) )?(?:that (?:very |same )?|the (?:very )?same )(?:${spans})(?!\\p{L})`,
      "iu"
    ),
    inYear: (year) => `in ${year}`
  },
  {
    that: new RegExp(
      `(?<!\\p{L})(?:noch )?(?:im (?:selben|gleichen)|in (?:derselben|demselben|der gleichen|jenem|jener)|am (?:selben|gleichen)) (?:${zeit})(?!\\p{L})`,
      "iu"
    ),
    inYear: (year) => year
  },
  {
    that: /(?<!\p{L})(?:dès |au cours de |durant )?(?:(?:la|cette) même (?:année|semaine)|(?:le|ce) même (?:mois|jour|été|printemps|automne|hiver)|cet(?:te)? (?:année|semaine|été|automne|hiver)-là|ce (?:mois|printemps|jour)-là)(?!\p{L})/iu,
    inYear: (year) => `en ${year}`
  },
  {
    that: /(?<!\p{L})(?:en )?(?:(?:ese|aquel|esa|aquella|el|la) mism[oa]|ese|aquel|esa|aquella) (?:año|mes|semana|verano|otoño|invierno|primavera|día|noche)(?!\p{L})/iu,
    inYear: (year) => `en ${year}`
  },
  {
    that: /(?<!\p{L})(?:(?:n?(?:esse|este|essa|esta)|n?aquel[ea]|n?[oa]) mesm[oa]|n(?:esse|essa)|naquel[ea]) (?:ano|mês|semana|verão|outono|inverno|primavera|dia|noite)(?!\p{L})/iu,
    inYear: (year) => `em ${year}`
  },
  {
    that: /(?<!\p{L})(?:in )?(?:(?:quello|quella|nello|nella|lo|la) stess[oa] (?:anno|mese|settimana|estate|autunno|inverno|primavera|giorno)|quell'(?:anno|estate|autunno|inverno)|quel mese|quella (?:settimana|primavera))(?!\p{L})/iu,
    inYear: (year) => `nel ${year}`
  },
  {
    that: /(?<!\p{L})(?:nog )?(?:(?:in |op )?(?:datzelfde|hetzelfde|dezelfde|diezelfde)|in (?:dat|die)) (?:jaar|maand|week|weekend|zomer|herfst|winter|lente|dag|avond)(?!\p{L})/iu,
    inYear: (year) => `in ${year}`
  },
  { that: /(?:同じ年|同年|その年)(?:に)?、?/u, inYear: (year) => `${year}年に` },
  { that: /(?:في )?(?:العام نفسه|السنة نفسها|الشهر نفسه|ذلك العام|تلك السنة)/u, inYear: (year) => `عام ${year}` }
]

/** "That was in the spring of 2016": when what was told right before came about. */
export const thatWas: ReadonlyArray<RegExp> = [
  /^(?:[Tt]hat|[Tt]his|[Ii]t) was (?:back )?(?:(?:in )?(?:early |late )?(?:the (?:\p{Ll}+ )?(?:spring|summer|autumn|fall|winter) of |\p{Lu}\p{Ll}+ )?)(?<year>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)/u,
  /^das war (?:(?:im|anfang|ende) (?:\p{Lu}\p{Ll}+ )?)?(?<year>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)/iu,
  /^c'était (?:en|au \p{Ll}+|à l'\p{Ll}+)(?: (?:de )?\p{Ll}+)?(?: de)? ?(?<year>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)/iu,
  /^(?:eso|esto|aquello) fue (?:en|hacia) (?:\p{Ll}+ de )?(?<year>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)|^(?:era|corría) (?:el año |\p{Ll}+ de )?(?<other>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)/iu,
  /^(?:isso|isto) foi em (?:\p{Ll}+ de )?(?<year>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)|^era (?:o ano de |\p{Ll}+ de )?(?<other>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)/iu,
  /^era (?:il |l'\p{Ll}+ del |nel )(?<year>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)/iu,
  /^dat was in (?:(?:het|de) \p{Ll}+ van |\p{Ll}+ )?(?<year>(?:1[89]|20)\p{Nd}{2})(?=[.,!;]|$)/iu
]
/** Begin a clause that may be of somebody else, or of another time. */
export const turningWords =
  "as|when|while|because|who|that|which|whose|after|before|than|als|weil|dass|qui|que|car|cuando|porque|quando|perché|che|toen|omdat|dat|she|he|sie|er|elle"
/** What is begun, in the sentence before it. */
export const beginnings =
  /(?<!\p{L})(?:start(?:ed|ing)?|beg[aiu]n|decid(?:ed|ing)|built|made|wrote|opened|set up|quit|launched|founded|begann|anfing|beschloss(?:en)?|entschied(?:en)?|baute[nt]?|eröffnete[nt]?|gründete[nt]?|commen[cç]\p{L}+|décid\p{L}+|lanc\p{L}+|ouvert|monté|empe[cz]\p{L}+|decid\p{L}+|arran[cq]\p{L}+|abr\p{L}+|come[cç]\p{L}+|mont\p{L}+|inizi\p{L}+|decis\p{L}+|deciso|apert\p{L}+|begon(?:nen)?|besl\p{L}+|startten?)(?!\p{L})/iu

/** "That's how Acme was born.": right after the time it tells of. How else that is told, by language. */
export const thusBorn: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^(?:that's how|that is how|this is how|and so|so) (?<what>[^,.;:]{1,40}) (?:was born|began|started|came about|got started)[.!]?$/iu,
    "was born in"
  ],
  [/^so (?:entstand|wurde|begann|ging es los mit) (?<what>[^,.;:]{1,40}?)(?: geboren)?[.!]?$/iu, "entstand im Jahr"],
  [
    /^(?:c'est )?ainsi (?:qu'est née?|que naît|que (?:commence|démarre|a commencé|a démarré)|est née?|naît|commence|a commencé) (?<what>[^,.;:]{1,40})[.!]?$/iu,
    "est née en"
  ],
  [
    /^(?:así|asi) (?:nació|nace|empezó|empieza|surgió|surge|arrancó|arranca|comenzó|comienza) (?<what>[^,.;:]{1,40})[.!]?$/iu,
    "nació en"
  ],
  [
    /^(?:assim|foi assim que) (?:nasceu|nasce|surgiu|surge|começou|começa|arrancou|arranca) (?<what>[^,.;:]{1,40})[.!]?$/iu,
    "nasceu em"
  ],
  [
    /^(?:così|cosi|è così che) (?:è nat[ao]|nacque|nasce|cominciò|comincia|iniziò|inizia|è iniziat[ao]) (?<what>[^,.;:]{1,40})[.!]?$/iu,
    "è nata nel"
  ],
  [/^(?:zo|aldus) (?:ontstond|begon|startte) (?<what>[^,.;:]{1,40})[.!]?$/iu, "ontstond in"]
]

/** "By Sunday evening the first Acme was online." */
export const soonOnline =
  /^(?:by|on|the|that|before) (?:the )?(?:(?:next|following|same) )?(?:\p{L}+day|weekend|morning|evening|night|week)(?: (?:morning|evening|night|afternoon|noon|lunch))?,? the (?:very )?first (?<what>[^,.;:]{1,40}?) (?:was|went|came) (?:online|live|up)(?!\p{L})/iu

/** Stands before a year that says when something was. */
export const beforeYear =
  /(?:(?:^|[^\p{L}])(?:in|it was|das war|c'était|(?:spring|summer|autumn|fall|winter|end|start|year) of|im jahre?|als|noch|schon|bereits|erst|anfang|ende|mitte|de|del|el|en|em|nel|dell'\p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|feber|märz|mai|juni|juli|oktober|dezember|frühjahr|frühling|sommer|herbst|winter|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|inverno|autunno|estate|primavera|januari|februari|maart|mei|augustus|zomer|lente|spring|summer|autumn|fall|christmas|easter|michaelmas|halloween|weihnachten|ostern|pfingsten|noël|pâques|pentecôte|toussaint|navidad|pascua|natal|páscoa|natale|pasqua|kerst|pasen|pinksteren|عام|سنة) |(?:january|february|march|april|may|june|july|august|september|october|november|december) \p{Nd}{1,2}(?:st|nd|rd|th)?,? |[。、]|^)$/iu

/** What is begun besides: a shop on the web, a second one. */
export const besideBeginning =
  /(?<!\p{L})(?:online|web|internet|deliver\p{L}*|export\p{L}*|branch|hir(?:e|ing)|second|another|new|liefer\p{L}*|filiale|zweite[nrs]?|neue[nrs]?|livrer|en ligne|deuxième|nouve\p{L}+|enviar|segund[oa]|nuev[oa]|nov[oa]|spedire|second[oa]|nuov[oa]|leveren|tweede|nieuwe?)(?!\p{L})/iu

/** "six months later,": after what nobody needs for the year that follows. */
export const laterInside =
  / (?:(?:\p{L}+|\p{Nd}+) (?:years?|months?|weeks?) later|\p{L}+ (?:jahre?|monate?|wochen?) (?:später|danach)|\p{L}+ (?:ans?|mois|semaines?) plus tard|\p{L}+ (?:años?|mes(?:es)?|semanas?) (?:después|más tarde|depois)|\p{L}+ anos? depois|\p{L}+ (?:ann[oi]|mes[ei]|settiman[ae]) dopo|\p{L}+ (?:jaar|maanden?|weken|week) later),(?= )/iu

/** Only a part of what is done, or in one place. */
export const sinceBounds =
  /(?<!\p{L})(?:also|too|only|even|as well|additionally|auch|nur|aussi|également|también|solo|também|apenas|anche|ook|zudem|außerdem|own|propi[oa]s?|propr[ei][oa]s?|eigene[nrms]?|eigen)(?!\p{L})/iu
/** "It all started in 2017, when our first customer abroad signed up": that is when they began with us. */
export const othersBegan =
  /(?<!\p{L})when (?:our|the|an?) (?:\p{L}+ ){0,2}?(?:customers?|clients?|partners?|users?|suppliers?|investors?|members?|buyers?|orders?|contracts?|sales?)(?!\p{L})|(?<!\p{L})als (?:unsere?|der|die|das|eine?) (?:\p{L}+ ){0,2}?(?:kunden?|kundin|auftrag|bestellung)(?!\p{L})|(?<!\p{L})(?:quand|lorsque?) (?:notre|un|le) (?:\p{L}+ ){0,1}?(?:client|contrat)(?!\p{L})|(?<!\p{L})(?:cuando|quando) (?:nuestro|un|el|o nosso|o|il nostro|il) (?:\p{L}+ ){0,1}?(?:cliente|pedido|contrato|contratto)(?!\p{L})|(?<!\p{L})toen (?:onze|een|de) (?:\p{L}+ ){0,1}?klant(?!\p{L})/iu
/** What comes to a house that is there. */
export const cameLater =
  /(?<!\p{L})(?:followed|came|arrived|joined|folgte|kam|entwickelten|est venue?|est arrivée?|a suivi|siguió|llegó|vino|seguiu-se|chegou|veio|seguì|arrivò|è arrivat[oa]|volgde|kwam)(?!\p{L})/iu

/** How many years are counted from one that was told before. */
export const laterCounts: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  ...{ um: 1, dois: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, dieci: 10 },
  ...{ een: 1, twee: 2, drie: 3, vijf: 5, zes: 6, zeven: 7, tien: 10 }
}

/** Nothing follows that it would be later than: "two years after its launch". */
const laterCloses = String.raw`(?=$|[.,;:!)]| (?:and|und|et|y|e|en|she|he|they|we|in|at|with|im|mit|à|avec|con|com|a|met)(?!\p{L})| \p{Lu})`
const yearsOn = (words: string) => new RegExp(String.raw`[ ,]+(?:${words})${laterCloses}`, "iu")

/** Each with what goes before a year. */
export const laterThanThat: ReadonlyArray<{ readonly shape: RegExp; readonly told: string }> = [
  {
    shape: yearsOn(String.raw`(?:in )?the (?:year after|following year|next year)|(?<count>\p{L}+) years? later`),
    told: "in"
  },
  {
    shape: yearsOn(
      String.raw`im (?:Jahr darauf|folgenden Jahr|nächsten Jahr)|ein Jahr (?:später|darauf)|(?<count>\p{L}+) Jahre (?:später|darauf)`
    ),
    told: "im Jahr"
  },
  { shape: yearsOn(String.raw`l'année (?:suivante|d'après)|(?<count>\p{L}+) ans? plus tard`), told: "en" },
  { shape: yearsOn(String.raw`(?:al|el) año siguiente|(?<count>\p{L}+) años? (?:después|más tarde)`), told: "en" },
  { shape: yearsOn(String.raw`no ano seguinte|(?<count>\p{L}+) anos? (?:depois|mais tarde)`), told: "em" },
  {
    shape: yearsOn(
      String.raw`l'anno (?:dopo|seguente|successivo)|(?<count>\p{L}+) anni (?:dopo|più tardi)|un anno dopo`
    ),
    told: "nel"
  },
  {
    shape: yearsOn(
      String.raw`(?:het jaar|een jaar) (?:later|daarop|erna)|het volgende jaar|(?<count>\p{L}+) jaar later`
    ),
    told: "in"
  }
]
