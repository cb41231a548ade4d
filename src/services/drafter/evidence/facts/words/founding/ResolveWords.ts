/**
 * How languages say that people left what they did in order to found something: "quit her job to start Acme". Data:
 * another language is an entry more. What was only wished or tried is none of these.
 */

export interface Resolve {
  /** Right after whoever it is told of, up to the infinitive; `verb` is the infinitive, or stands behind what was founded. */
  readonly shape: RegExp
  /** The past form of each infinitive. */
  readonly past: Readonly<Record<string, string>>
}

const english =
  "(?:both |each )?(?:quit|left|gave up|walked away from|dropped out|resigned|retired|sold (?:her|his|their)|swapped (?:her|his|their)|got together|came together|teamed up|joined forces|banded together|clubbed together|paired up|moved (?:back|home|to)|came (?:back|home)|returned|remortgaged|took the (?:leap|plunge)|decided)"
/** What may stand between: no other subject, no other clause than one of the same people. */
const between = String.raw`[^,;:.!?]{0,80}?`

export const resolves: ReadonlyArray<Resolve> = [
  {
    shape: new RegExp(
      String.raw`^,? (?:met (?!with|customers)${between} and )?${english}${between},? (?:to|and decided to) (?<verb>found|co-found|start|set up|launch|open|create|establish) (?<clause>.+)$`,
      "u"
    ),
    past: {
      found: "founded",
      "co-found": "co-founded",
      start: "started",
      "set up": "established",
      launch: "launched",
      open: "opened",
      create: "created",
      establish: "established"
    }
  },
  {
    shape: new RegExp(
      String.raw`^ (?:kündigten?|verließ(?:en)?|gab(?:en)?|taten sich|schlossen sich|hängten?|tat sich)(?: ${between})?, um (?<clause>(?:mit ihre[mnr] |gemeinsam )?.{2,60}?) zu (?<verb>gründen|eröffnen|starten)(?=[.,;]|$)`,
      "u"
    ),
    past: { gründen: "gründete", eröffnen: "eröffnete", starten: "gründete" }
  },
  {
    shape: new RegExp(
      String.raw`^ (?:(?:ont|a) (?:quitté|laissé|plaqué|abandonné)|(?:se sont|s'est) (?:associée?s?|réunie?s?|unie?s?|lancée?s?|regroupée?s?)|quittent?|s'associent)(?: ${between})? pour (?<verb>fonder|créer|lancer|ouvrir) (?<clause>.+)$`,
      "u"
    ),
    past: { fonder: "a fondé", créer: "a créé", lancer: "a lancé", ouvrir: "a ouvert" }
  },
  {
    shape: new RegExp(
      String.raw`^ (?:dej(?:ó|aron)|abandon(?:ó|aron)|se (?:unieron|juntaron|asociaron)|decid(?:ió|ieron))(?: ${between})? ?(?:para )?(?<verb>fundar|crear|lanzar|abrir|montar|poner en marcha) (?<clause>.+)$`,
      "u"
    ),
    past: {
      fundar: "fundó",
      crear: "creó",
      lanzar: "lanzó",
      abrir: "abrió",
      montar: "fundó",
      "poner en marcha": "fundó"
    }
  },
  {
    shape: new RegExp(
      String.raw`^ (?:larg(?:ou|aram)|deix(?:ou|aram)|juntaram-se|uniram-se|se (?:juntaram|uniram)|decidi(?:u|ram))(?: ${between})? ?(?:para )?(?<verb>fundar|criar|lançar|abrir|montar) (?<clause>.+)$`,
      "u"
    ),
    past: { fundar: "fundou", criar: "criou", lançar: "lançou", abrir: "abriu", montar: "fundou" }
  },
  {
    shape: new RegExp(
      String.raw`^ (?:(?:ha|hanno) (?:lasciato|mollato|deciso)|si sono (?:unit[ei]|mess[ei] insieme)|lasciarono|lasciò)(?: ${between})? (?:per|di) (?<verb>fondare|creare|aprire|lanciare) (?<clause>.+)$`,
      "u"
    ),
    past: { fondare: "ha fondato", creare: "ha creato", aprire: "ha aperto", lanciare: "ha lanciato" }
  },
  {
    shape: new RegExp(
      String.raw`^ (?:zegden?|zeiden?|verlie(?:t|ten)|besloot|besloten|sloegen de handen ineen|gaf|gaven)(?: ${between})? om (?:samen )?(?<clause>.{2,60}?) (?<verb>op te richten|te beginnen|te starten)(?=[.,;]|$)`,
      "u"
    ),
    past: { "op te richten": "richtte", "te beginnen": "begon", "te starten": "startte" }
  }
]
/** Of whoever is asked, hired or paid to, and of what is only tried. */
export const unresolved =
  /(?<!\p{L})(?:asked|hired|paid|invited|helped?|trying|tried|hoping|hoped|dream(?:ed|t|ing)?|wanted|almost|later decided against|gebeten|bezahlt|geholfen|versucht\p{L}*|wollten?|demandé|aid[eé]\p{L}*|essay\p{L}+|voul\p{L}+|pedido|ayud\p{L}+|ajud\p{L}+|intent\p{L}+|tent\p{L}+|quer\p{L}+|quis\p{L}*|aiut\p{L}+|vol(?:eva|evano|le)|gevraagd|geholpen|wilden?|probeerden?)(?!\p{L})/iu

/** "It was Ada Roth who founded Acme": the name, then the verb. The years' own cleft is another. */
export const whoCleft: ReadonlyArray<readonly [RegExp, string]> = [
  [/^it (?:was|is) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?),? (?:who|that) (?=\p{Ll})/iu, "$<who> "],
  [/^(?:c'est|ce sont|c'était|ce fut) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?),? qui (?=(?:a|ont) )/iu, "$<who> "],
  [
    /^es (?:war|waren) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?), (?:der|die) (?<what>[^,;:.]{1,60}?)(?<verb> (?:gründeten?|eröffneten?))(?=[.,;]|$)/iu,
    "$<who>$<verb> $<what>"
  ],
  [
    /^(?:es (?:war|waren) )?(?<who>(?-i:\p{Lu}\p{Ll})[^,;:.]{2,60}?), (?:der|die) (?<what>[^,;:.]{1,60}?) (?:gegründet|eröffnet|ins Leben gerufen) (?:hat|haben|hatte|hatten)(?=[.,;]|$)/iu,
    "$<who> gründete $<what>"
  ],
  // "Ada Roth, the Bread Lady, founded": what she goes by.
  [
    /^(?<who>(?-i:\p{Lu}\p{Ll})[^,;:.]{2,50}), (?:the|la|el|il|o|a|die|der|de|l') ?(?-i:\p{Lu})[\p{L}'-]+(?: (?-i:\p{Lu})[\p{L}'-]+){0,2}, (?=(?-i:\p{Ll}))/iu,
    "$<who> "
  ],
  // "In 1974 Ada Roth, a baker, and her husband, Ben Roth, a miller, opened".
  [
    /^(?<when>(?:(?:[Ee]n|[Ee]m|[Nn]el|[Ii]n|[Ii]m) )?(?:(?:1[89]|20)\p{Nd}{2},? )?)(?<who>\p{Lu}[\p{L}' -]{3,40}), \p{Ll}[^,;:.\p{Lu}]{2,40}, (?<and>and|und|et|y|e|en) (?:(?:her|his|the|ihr|sein|la|le|su|sua|a|o|il|zijn|haar) )?(?:\p{Ll}[\p{L}-]+,? )?(?<other>\p{Lu}[\p{L}' -]{3,40}), \p{Ll}[^,;:.\p{Lu}]{2,40}, (?=\p{Ll})/u,
    "$<when>$<who> $<and> $<other> "
  ],
  [/^(?:fue|fueron) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?),? (?:quien(?:es)?|el que|la que) (?=\p{Ll})/iu, "$<who> "],
  [/^(?:foi|foram) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?),? (?:quem|que) (?=\p{Ll})/iu, "$<who> "],
  [/^(?:è stat[oa]|sono stat[ie]) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?) a fondare (?=\p{L})/iu, "$<who> ha fondato "],
  [
    /^het (?:was|waren) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?) die (?<what>[^,;:.]{1,40}?)(?<time> in \p{Nd}{4})? (?:oprichtten?|begonnen|begon)(?=[.,;]|$)/iu,
    "$<who> richtte $<what> op$<time>"
  ],
  [/^het (?:was|waren) (?<who>(?-i:\p{Lu})[^,;:.]{2,60}?) die (?=\p{L})/iu, "$<who> "]
]
/**
 * What somebody does who uses a thing: "set up Acme on her phone in five minutes", "started Acme for his team". With a name
 * before the verb this is a customer.
 */
export const usedThere =
  /^[^.;:]{0,60}?(?<!\p{L})(?:(?:on|from|with|using) (?:(?:her|his|their|the|an?|every|one) )(?:own |new |old |company |work )?(?:phone|laptop|tablet|ipad|computer|pc|mac|desktop|server|website|web site|site|blog|till|store|shop|account|network|router|browser)|(?:in|within|under)(?: just| only| less than| under| about| around)? (?:an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|\p{Nd}+|a few|a couple of|half an|no)(?: \p{L}+)? ?(?:minutes?|hours?|hour|clicks?|time|lunch break)|(?:for|across|at|in) (?:(?:her|his|their|all|both|every)(?: \p{Ll}+)? (?:team|teams|company|companies|firm|shop|shops|store|stores|school|schools|clinic|office|offices|clients?|customers?|pupils|class(?:room)?|department|branches|restaurants?|agency|sites?))|(?:as|instead of|to replace) (?:her|his|their)|(?:auf|in|mit) (?:ihr|sein)e?[mnrs]? (?:eigenen? )?(?:Handy|Laptop|Server|Website|Webseite|Laden|Praxis|Team|Firma|Schule|Werkstatt)|(?:en|dans|sur|chez|pour) (?:son|sa|ses|leurs?) \p{Ll}+|(?:en|para) (?:su|sus) \p{Ll}+|(?:n[ao]s?|para) (?:[ao]s? )?(?:seus?|suas?) \p{Ll}+|(?:nel|nella|sul|sulla|per) (?:suo|sua|loro) \p{Ll}+|(?:op|in|voor) (?:haar|zijn|hun) \p{Ll}+|(?:en|in|em) (?:\p{L}+|\p{Nd}+) (?:minutos?|minuti|minuten|horas?|ore|uur|stunden|heures?|días|dias|giorni|tagen|jours|dagen))(?!\p{L})/iu
