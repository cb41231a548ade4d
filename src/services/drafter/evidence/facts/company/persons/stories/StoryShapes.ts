/**
 * Deeds by which a story tells that somebody began the house: "¤" is its name, "£" what it calls itself. Past forms, and
 * present ones, which tell a beginning where a year stands beside them. Data.
 */

const adverbs =
  "(?: (?:then|finally|together|officially|quietly|dann|schließlich|endlich|gemeinsam|zusammen|alors|enfin|ensemble|finalmente|juntos|juntas|infine|insieme|dan|eindelijk|samen|between (?:them|us)|zu (?:zweit|dritt)|à (?:deux|trois)|entre (?:l[oa]s )?(?:dos|tres|ambos|ambas)|a (?:dois|duas|três|quattro mani)|em dupla|in (?:due|tre)|met z['’]n (?:twee|drie)ën)){0,2}"
/** Before what was begun: "opened the doors of", "built the first version of". */
const doors =
  "(?:the doors? (?:of|to|at) |the shutters? (?:of|at) |les portes (?:de |d'|du )|le rideau (?:de |d'|du )|las puertas de |la persiana de |as portas d[aeo] |le porte (?:di |del |della )|de deuren van |de deur van |(?:the|a) (?:very )?first (?:version|prototype) of |la première version (?:de |d'|du )|la primera versión de |a primeira versão d[aeo] |la prima versione (?:di |del |della )|de eerste versie van )?"
const what = "(?:(?:the|die|das|der|den|la|le|el|il|lo|o|a|het|de) |[ld]['’]|dell['’])?(?<what>¤|£)"

const direct: ReadonlyArray<string> = [
  "(?:co-?)?founded|started|launched|opened|set up|established|created|formed|incorporated|registered|(?:signed|filed|lodged) the papers for|built|wrote|coded|raised|lifted|put together|got going with",
  "gründete(?:n)?|eröffnete(?:n)?|startete(?:n)?|öffnete(?:n)?|schrieb(?:en)?|baute(?:n)?",
  "(?:a|ont|avons|ai) (?:cofondé|fondé|créé|ouvert|monté|poussé|levé|écrit|incorporé)|fond(?:ait|aient|a|èrent|ent|e)|cré(?:ait|aient|a|èrent|ent|e)|ouvr(?:ait|aient|it|irent|ent|e)|(?:a|ont|avons|ai) lancé|lan(?:ce|cent|ça|çait|cèrent|çaient)|montent|monte|mont(?:ait|aient|a|èrent)|incorpor(?:ait|aient|ent|a|èrent)",
  "fund(?:ó|aron)|cre(?:ó|aron)|abri(?:ó|eron)|mont(?:ó|aron)|form(?:ó|aron)|levant(?:ó|aron)|subi(?:ó|eron)|constituy(?:ó|eron)|lanz(?:ó|aron|an?)|funda|fundan|crea|crean|abre|abren|monta|montan|pone en marcha|ponen en marcha|pus(?:o|ieron) en marcha|program(?:ó|aron)|puse en marcha|fundé|creé|abrí|monté|pusimos en marcha|fundamos|creamos|abrimos|montamos",
  "fund(?:ou|aram)|cri(?:ou|aram)|abri(?:u|ram)|mont(?:ou|aram)|form(?:ou|aram)|constitu(?:iu|íram)|lan(?:çou|çaram|ça|çam)|funda|fundam|cria|criam|abre|abrem|monta|montam|pus em marcha|pus de pé|fundei|criei|abri|montei|pusemos em marcha|cri[aá]mos|fund[aá]mos|mont[aá]mos",
  "(?:ha|hanno|abbiamo|ho) (?:fondato|creato|aperto|avviato|dato vita a|alzato|scritto)|fond(?:ò|arono)|aprì|aprirono|avvi(?:ò|arono)|cre(?:ò|arono)|(?:ha|hanno|abbiamo|ho) lanciato|lanci(?:ò|arono)|lancia|lanciano|fonda|fondano|crea|creano|apre|aprono|avvia|avviano",
  "begon|begonnen|startte|startten|start|opende|openden|opent|bouwde|bouwden|begint|lanceerde|lanceerden"
]
const participles =
  "gegründet|eröffnet|aufgemacht|aufgesperrt|aufgeschlossen|angemeldet|gestartet|ins Leben gerufen|opgericht|geopend|gestart"
/** The house as what was begun, its doors too, and nothing that was done at it or for it. */
const mine = `(?:(?:die Türe?n?|de deure?n?) (?:zu|zum|zur|von|van) |(?<!(?:bei|für|mit|von|zu|an|in|aus|bij|voor|met|van|aan|te|uit) ))${what}`
const single = "she|he|sie|er|elle|il|ze|zij|hij"
const many = "they|sie|die beiden|beide|ils|elles|zij|ze"
/** What a person's name is given to with the house: no school and no street. */
const house =
  "(?:shop|store|workshop|bakery|firm|company|business|house|studio|mill|inn|restaurant|brewery|press|factory|taller|tienda|casa|empresa|negocio|fábrica|bodega|panadería|librería|imprenta|bottega|officina|azienda|ditta|negozio|forno|cantina|maison|atelier|boutique|entreprise|boulangerie|fabrique|imprimerie|Werkstatt|Firma|Laden|Betrieb|Bäckerei|Haus|Unternehmen|oficina|loja|padaria|adega|zaak|winkel|werkplaats|bedrijf|bakkerij)"
/** "the shop that still bears his name": which one it is, where whoever opened it is called as the site is. */
export const bearsName = new RegExp(
  `(?<!\\p{L})(?:the ${house} (?:that|which) (?:still |today )?(?:bears|carries|has) (?:his|her|their|the family) (?:sur|last )?name|(?:die|den|das) ${house}, (?:die|der|das) (?:(?:heute |bis heute )?(?:noch )?)(?:immer )?(?:seinen|ihren) Namen trägt|(?:la |le |l['’])${house} qui porte (?:encore |toujours |aujourd'hui )?(?:son|leur) nom|(?:el|la) ${house} que (?:todavía |aún |hoy )?lleva (?:todavía |aún |hoy )?su (?:apellido|nombre)|[oa] ${house} que (?:ainda |hoje )?(?:leva|tem|carrega) (?:ainda |hoje )?o seu (?:apelido|nome|sobrenome)|(?:la |il |lo |l['’])${house} che (?:ancora |oggi )?porta (?:ancora |tuttora |oggi )?il (?:suo|loro) (?:cognome|nome)|(?:de|het) ${house} (?:die|dat) (?:nog (?:altijd|steeds) )?(?:zijn|haar|hun) (?:achter)?naam draagt)(?!\\p{L})`,
  "giu"
)
/** "Daraus wurde ¤: 2020 haben die beiden es gegründet": what it became, and then as "it". */
export const namedThenIt: ReadonlyArray<RegExp> = [
  /(?<lead>(?:daraus|draus|so) (?:wurde|entstand) ¤[:;,] [^;:.¤£]{0,40}(?<!\p{L})(?:haben|hat) (?:die beiden|die drei|beide|sie|er) )(?:es|sie|ihn)(?= )/giu,
  /(?<lead>(?:that|this|it|the idea) (?:became|grew into|turned into) ¤[:;,] [^;:.¤£]{0,60}(?<!\p{L})(?:founded|started|opened|launched) )it(?!\p{L}|['’])/giu
]
/** "founded ¤", "opende ze ¤": `single` and `many` are told behind the verb. */
export const storyDeeds: ReadonlyArray<RegExp> = [
  ...direct.map((verbs) => new RegExp(`(?<!\\p{L})(?<verb>${verbs})${adverbs} ${doors}${what}`, "giu")),
  new RegExp(
    `(?<!\\p{L})(?<verb>gründete|gründet|eröffnete|eröffnet|startete|startet|sperrte|machte|öffnete|öffnet|opende|opent|begon|begint|startte|start|richtte|richt)(?: (?<one>${single}))${adverbs} (?:[^,;:.¤£]{0,60} )?(?:die Türen von |die Türen des |die Türen der |die Tür von |de deuren van )?${what}`,
    "giu"
  ),
  new RegExp(
    `(?<!\\p{L})(?<verb>gründeten|gründen|eröffneten|eröffnen|starteten|starten|sperrten|machten|öffneten|openden|openen|begonnen|beginnen|startten|richtten|richten)(?: (?<several>${many}))${adverbs} (?:[^,;:.¤£]{0,60} )?(?:die Türen von |die Türen des |die Türen der |de deuren van )?${what}`,
    "giu"
  ),
  // "habe ich in Kassel die Tür zu ¤ aufgesperrt", "gründete ich ¤"; "habe ich bei ¤ gearbeitet und" is work done there.
  new RegExp(
    `(?<!\\p{L})(?<me>(?:ich|ik) (?<verb>habe|heb)|(?<verb>habe|heb) (?:ich|ik))(?= ) (?:[^,;:.¤£]{0,60} )?${mine}(?= (?:(?!(?:und|en) )[^ ,;:.¤£]+ ){0,5}(?:${participles})(?!\\p{L}))`,
    "giu"
  ),
  new RegExp(
    `(?<!\\p{L})(?<me>(?<verb>gründete|eröffnete|startete|opende|begon|startte) (?:ich|ik))${adverbs} (?:[^,;:.¤£]{0,60} )?${mine}`,
    "giu"
  ),
  // "mietete sie einen Laden und sperrte ¤ auf".
  new RegExp(`(?<!\\p{L})(?<verb>sperrte|sperrten|machte|machten) ${what}(?= auf(?!\\p{L}))`, "giu"),
  // "haben die beiden ... ¤ gegründet", "hat sie daraus ¤ gemacht".
  new RegExp(
    `(?<!\\p{L})(?<verb>haben|hebben) (?<several>die beiden|beide|sie|de twee|beiden|ze|zij)(?= ) (?:[^,;:.¤£]{0,60} )?${what}(?= (?:[^,;:.¤£]{0,40} )?(?:${participles})(?!\\p{L}))`,
    "giu"
  ),
  new RegExp(
    `(?<!\\p{L})(?<verb>hat|heeft) (?<one>sie|er|ze|zij|hij)(?= ) (?:[^,;:.¤£]{0,60} )?${what}(?= (?:[^,;:.¤£]{0,40} )?(?:${participles})(?!\\p{L}))`,
    "giu"
  ),
  new RegExp(
    `(?<!\\p{L})(?<verb>haben|hat|machten?|heeft|hebben|maakten?)(?: (?:(?<several>die beiden|beide|de twee|beiden)|(?<one>sie|er|ze|zij|hij)))? (?:daraus|draus|daarvan|ervan) (?:[^,;:.¤£]{0,30} )?${what}(?= gemacht|[.,;:!]|$)`,
    "giu"
  ),
  // "¤ haben sie 2016 gegründet", "¤ gründeten die beiden 2016".
  new RegExp(
    `${what} (?:(?<verb>haben|hebben) (?<several>${many}|beiden|de twee)|(?<verb>hat|heeft) (?<one>${single}))(?= (?:[^,;:.¤£]{0,60} )?(?:${participles})(?!\\p{L}))`,
    "giu"
  ),
  new RegExp(
    `${what} (?:(?<verb>gründeten|eröffneten|starteten|openden|startten|begonnen) (?<several>${many}|beiden|de twee)|(?<verb>gründete|eröffnete|startete|opende|startte|begon) (?<one>${single}))(?!\\p{L})`,
    "giu"
  ),
  // "¤ l'hanno fondato", "¤ la crearon".
  new RegExp(
    `${what},? (?:(?<several>l['’]hanno|l[ao]s? (?=\\p{L}+(?:aron|ieron|aram)))|(?<one>l['’]ha|l[ao]s? (?=\\p{L}+(?:ó|ou))))(?:(?<= )| )(?<verb>fondat[oa]|creat[oa]|apert[oa]|avviat[oa]|fund(?:ó|aron|ou|aram)|cre(?:ó|aron)|cri(?:ou|aram)|abri(?:ó|eron))`,
    "giu"
  ),
  // "en ont fait ¤", "ne hanno fatto ¤", "turned it into ¤".
  new RegExp(
    `(?<!\\p{L})(?<verb>en (?:a|ont) fait|ne (?:ha|hanno) fatto|(?:turned|made) (?:it|that|this|them) into|l[ao] convirti(?:ó|eron) en|l[ao] (?:transformou|transformaram) n[ao]) ${what}`,
    "giu"
  ),
  // "hat ¤ gegründet", "haben ... ¤ eröffnet".
  new RegExp(
    `(?<!\\p{L})(?<verb>hat|haben|heeft|hebben) (?:[^,;:.¤£]{0,60} )?${what}(?= (?:[^,;:.¤£]{0,40} )?(?:${participles})(?!\\p{L}))`,
    "giu"
  )
]
/** Plain verbs that "£" is no house of: "built the workshop", "started the shop". */
export const foundsKinds =
  /^(?:(?:co-?)?founded|opened|set up|established|incorporated|registered|gründete(?:n)?|eröffnete(?:n)?|öffnete(?:n)?|(?:a|ont|avons|ai) (?:cofondé|fondé|créé|ouvert|monté)|fund\p{L}+|abri\p{L}+|mont(?:ó|aron|ou|aram)|ouvr\p{L}+|(?:ha|hanno|abbiamo|ho) (?:fondato|aperto|avviato)|fond\p{L}+|apr\p{L}+|openden?|hat|haben|heeft|hebben)$/iu
/** "started the company": of other kinds of house that says no more than that they began on them. */
export const startsFirm =
  /(?<!\p{L})(?:started|began|formed) (?:the|our|their) (?:company|business|firm|cooperative|co-op|association|society|charity)(?!\p{L})/iu
/** Told as if it were now: of a beginning only where the sentence has its year. */
export const toldAsNow =
  /^(?:crée|créent|ouvre|ouvrent|monte|montent|lance|lancent|fonde|fondent|gründet|gründen|eröffnet|eröffnen|startet|starten|öffnet|crea|crean|creano|funda|fundan|fundam|abre|abren|abrem|monta|montan|montam|lanza|lanzan|pone en marcha|ponen en marcha|cria|criam|lança|lançam|lancia|lanciano|fonda|fondano|apre|aprono|avvia|avviano|opent|openen|begint|beginnen|start|richt|richten)$/iu
/** Verbs of several, where a language leaves out who did it. */
export const ofSeveral =
  /(?:aron|ieron|aram|eram|iram|arono|irono|hanno [\p{L} ]+|ont [\p{L} ]+|^(?:crean|creano|fundan|fundam|fondano|abren|abrem|aprono|montan|montam|lanzan|lançam|lanciano|criam|avviano|ponen en marcha))$/iu
/** Verbs that may leave out who did it: "abrió ¤", "ha aperto ¤". */
export const needsNoSubject =
  /(?:ó|aron|ieron|yó|puso en marcha|ou|iu|aram|iram|ò|ì|arono|irono|^(?:ha|hanno) [\p{L} ]+|^(?:crean?|creano|fundan?|fundam|fondano|abren?|abrem|aprono|apre|montan?|montam|lanzan?|lançam?|lanciano|lancia|criam?|avviano|avvia|ponen? en marcha))$/iu
/** Joins what somebody did to what they did before it. */
export const sameSubject =
  /(?:^| |,)(?:and|und|et|y|e|en)(?: (?:together|then|dann|ensemble|juntos|juntas|insieme|samen))? $|,? (?:then|dann|puis|luego|poi|depois|dan) $/iu
/** Two or one, before the verb of their clause. */
export const severalHere =
  /(?:^|[ ,])(?:they|the (?:two|three|pair|trio|couple|sisters|brothers|siblings|friends)(?: of them)?|both(?: of them)?|(?:die )?(?:beiden|beide)|die (?:schwestern|brüder|geschwister|freunde)|sie|tous deux|toutes deux|tous les deux|tous (?:les )?trois|ils|elles|les deux(?: \p{L}+)?|ellos|ellas|ambos|ambas|(?:entre )?l[oa]s (?:dos|tres)|eles|elas|os dois|as duas|[oa]s três|loro|entrambi|i due|le due|i tre|le tre|zij|ze|beiden|de twee|de drie)(?= |$)/iu
/** Whoever speaks, before the verb of their clause, or by the verb alone. */
export const meHere = /(?:^|[ ,])(?:I|ich|je|yo|eu|io|ik)(?= |$)/u
export const usHere = /(?:^|[ ,])(?:we|wir|nous|nosotr[oa]s|nós|noi|wij)(?= |$)/iu
export const byMe = /^(?:(?:ai|ho|puse|pus) .+|\p{L}+(?:é|í|ei)|abri)$/u
export const byUs = /^(?:(?:avons|abbiamo|pusimos|pusemos) .+|\p{L}+[aái]mos)$/u
/** After a comma, another who does something: "I painted, my brother built the oven and opened ¤". */
export const anotherDoes =
  /, (?:and |und |et |y |e |en )?(?:my|our|his|her|their|the|an?|he|she|they|we|it|meine?|unsere?|der|die|das|eine?|er|sie|wir|es|mon|ma|mes|notre|le|la|les|une?|il|elle|ils|on|nous|mi|mis|el|los|las|una?|él|ella|meu|minha|o|a|os|as|uma?|ele|ela|il|lo|gli|mio|mia|mijn|ons|onze|de|het|een|hij|zij|ze|we|\p{Lu}\p{Ll}*) /u
export const oneHere = /(?:^|[ ,])(?:she|he|sie|er|elle|il|ella|él|ela|ele|lei|lui|ze|zij|hij)(?= |$)/iu
