/**
 * Shapes of sentences that tell where makers are, the same in all languages, made of the words of each
 * (`tongues/`): "{weAre} {a} {N}{K}{at} {P}" is "We are a small team in Ghent" and "Siamo un piccolo team a Gand".
 */
import { countedShapes } from "./CountedShapes.ts"
import { placeInLand } from "./PlaceSentences.ts"
import { byCapitals } from "./ShapeHints.ts"
import type { PlaceTongue } from "./tongues/PlaceTongue.ts"
import { placeTongues } from "./tongues/PlaceTongues.ts"
import { townAdjectives } from "./tongues/TownAdjectives.ts"

interface Traits {
  /** Only where what follows goes on about us: "Based in Ghent, we bake". */
  readonly next?: true
  /** Where any noun with a capital could stand, the town has to be one that is known: "Wir bauen in Kiel". */
  readonly known?: true
  /** Speaks of us by its form, whoever its subject is. */
  readonly ours?: true
  /** Without anybody who makes it: where the page is of the makers, and it is told with love. */
  readonly alone?: true
  /** Tells what is done there: with others it may be theirs. */
  readonly does?: true
  /** Where it was born, as long as it says that it stayed. */
  readonly stays?: true
  /** A room without whose: only where a page is of the makers. */
  readonly house?: true
  /** Without whose, with its land: only where a page opens, or tells how they are reached. */
  readonly top?: true
  /** How they are found: not on a day, at a fair or at somebody else's. */
  readonly visit?: true
}
export interface ProseShape extends Traits {
  readonly pattern: RegExp
}

const town = String.raw`\p{Lu}[\p{L}\p{M}'-]+(?: am \p{Lu}\p{L}+| an der \p{Lu}\p{L}+| ob der \p{Lu}\p{L}+| im \p{Lu}\p{L}+| \((?:\p{Lu}[\p{L} -]+)\))?`
/** A noun of German follows a town without any sign: "in Kiel Fahrräder". */
const germanPlace = String.raw`(?:(?:Bad|Sankt|St\.|Den|New|San|Groß|Klein|Alt|Neu|Markt|Schwäbisch|Garmisch) )?${town}(?:, (?:in |im |in der )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=[.,;:!)]|$))?`

/** "Two sisters run Acme": of all languages, for they share no verb that says anything else. */
const running =
  "run|make|build|develop|look after|maintain|design|write|publish|betreiben|führen|entwickeln|bauen|machen|pflegen|runnen|maken|bouwen|ontwikkelen|onderhouden|dirigent|font|développent|gèrent|tiennent|animent|portent|fabriquent|dirigen|llevan|hacen|desarrollan|gestionan|dirigem|tocam|fazem|desenvolvem|gerem|gestiscono|dirigono|portano avanti|sviluppano|fanno|curano"
const welcome =
  "welcome to|willkommen (?:bei|im|in der)|welkom bij|bienvenue (?:chez|à)|bienvenid[oa]s? a|bem-vind[oa]s? (?:à|ao|a)|benvenut[oi] (?:da|in|a|al|alla)"
const yours =
  "your|deine[mrs]?|ihre[mrs]?|eure[mrs]?|je|jouw|uw|votre|ta|ton|tu|su|vuestra|vuestro|(?:a |o )?(?:sua|seu|tua|teu)|(?:la |il )?(?:tua|tuo|vostra|vostro)"
/** "We have been baking", of what makers do. */
const doing =
  "making|building|baking|brewing|roasting|designing|developing|writing|knitting|sewing|weaving|printing|binding|carving|throwing|growing|crafting|living|working|coding|cooking|mending|repairing|restoring|forging|publishing|recording|painting|drawing|farming|producing|pressing|distilling|blending|stitching|dyeing|spinning|cutting|fixing|programming|operating|based|at home|at work"

/** Who is spoken of: none with a verb that a table does not know. */
const who = (count: number) => `(?<who${count}>(?-i:[^,.;:!?()]{1,50}?))`

const shapesOf = (tongue: PlaceTongue): ReadonlyArray<readonly [shape: string, traits: Traits]> => {
  const isGerman = tongue.lang === "de"
  const isVerbSecond = isGerman || tongue.lang === "nl"
  const known: Traits = isGerman ? { known: true } : {}
  const we = tongue.we === null ? "" : `(?:${tongue.we}) `
  const weAgain = we === "" ? "" : `(?:${we})?`
  const house = "{a} ?{N}{H}{P}"
  return [
    // What they are: "We are a small team in Ghent", "Acme is a family business from Galway"
    [`^(?:{weAre}) ${house}`, { ours: true }],
    [`^(?:{weAre}) {S}[,:] ${house}`, {}],
    [`^{S}(?: (?:{is})|,(?: c'est)?| [–-]|:) ${house}`, {}],
    [`^(?:{weAre}) (?:{K}|{Q})(?: {T})?{LAT} {P}`, { ours: true, ...known }],
    [`^(?:(?:as|als|en tant que|como|come) )?${house}`, { next: true }],
    [`^(?:as|als|en tant que|como|come) {N}{H}{P}`, { next: true }],
    [`^{S} (?:{comes}) {P}`, known],
    [`^(?:{all}) {N}\\p{L}+ (?:{become}) {made}(?: {and} {made})?{LAT} {P}`, { ours: true, ...known }],
    // Who is behind it
    [`^(?:{behind}) {S} (?:{there}) ${house}`, {}],
    [`^{S} (?:{work}) (?:{a} )?{N}{H}{P}`, {}],
    [`^{S}(?: (?:{is}))? {made}(?:,? (?:{and} )?{made})? (?:{by}) {a} {N}{H}{P}`, {}],
    ...(isVerbSecond
      ? ([
          [`^{S} (?:{become}) (?:{by}) {a} {N}{H}{P} {made}`, {}],
          [`^{S} (?:{become}){O}{LAT} {P}{O} {made}`, {}],
          [`^(?:\\p{L}+ {and} )?{made} (?:{and} {verb} )?(?:{become})(?: {S})?{O}{LAT} {P}`, {}]
        ] as const)
      : []),
    // What is made there
    [
      `^{S} (?:{become}) {made}(?:(?:,|,? {and}) (?:(?:{become}) )?{verb}){0,3}(?: (?:{by}) {a} {N}(?:{Q}|{K}))?{LAT} {P}`,
      known
    ],
    // What they do there
    [
      `^(?:{atOurs} )?${we}(?:{verb}(?:,|,? {and}) ${weAgain}){0,3}{make}(?:(?:,|,? {and}) ${weAgain}{verb}){0,3}{O}{LAT} {P}`,
      { ours: true, does: true, ...known }
    ],
    [`^(?:{weAre}) {a} {N}{Q} (?:{and} )?{make}{O}{LAT} {P}`, { ours: true, ...known }],
    [
      `^(?:{atOurs} )?(?:${we}|{Team} (?:[^,.;:!?]{3,40}? {and} )?)(?:{verb}(?:,|,? {and}) ${weAgain}){0,2}(?:{W})(?:(?:,|,? {and}) ${weAgain}{verb}){0,2}{O}{LAT} {P}`,
      { ours: true, does: true }
    ],
    // "Acme is down by the docks in Cork", "Acme fica no centro de Tomar"
    [`^{S} (?:{is}|{stand}|{sits})(?: (?:down|up|over|out|right))?{LAT} {P}`, { known: true }],
    // "Two sisters run Acme from Dublin"
    [`^{a} {N}(?:{Q}|{K}) (?:${running}) {S}{O}(?:{LAT}| (?:{of})) {P}`, {}],
    [`^(?:${welcome}) {S}, (?:${yours}|{a}) {N}{H}{P}`, {}],
    ...(tongue.lang === "en"
      ? ([
          [
            "^(?:{weAre}|{S} is) (?:very )?(?:proud|happy|glad|lucky|delighted|pleased) to call {P} (?:(?:our|its) )?home(?!\\p{L})",
            { ours: true }
          ],
          [
            `^we(?:'ve| have) been (?:\\p{Ll}+ing(?:,|,? and) ){0,2}(?:${doing}){O}{LAT} {P}`,
            { ours: true, does: true }
          ]
        ] as const)
      : []),
    // "Acme was born in Quito, and we are still here"
    [`^{S} (?:{born}) {at} {P}`, { stays: true }],
    [`^(?:{cleft}){LAT} {P},? (?:{thatWe}) (?:{make}|{W})`, { ours: true }],
    [`^(?:{Team} )(?:{is}){LAT} {P}`, { ours: true, ...known }],
    ...(isVerbSecond
      ? ([
          [
            `^(?:{at}|{of}) {P} (?:{verb}(?:,|,? {and}) ){0,3}(?:{make}|{W})(?: {and} {verb})? (?:${tongue.we ?? ""})(?!\\p{L})`,
            { ours: true, does: true }
          ],
          // "Aus Graz kommt Acme"
          [`^(?:{at}|{of}) {P} (?:kommt|stammt|wird|entsteht|komt|ontstaat|wordt) {S}(?=[.,;!]|$| {made})`, {}],
          [
            `^(?:[\\p{L}\\p{Nd}'’-]+ ){0,6}?(?:{verb}(?:,|,? {and}) ){0,3}(?:{make}|{W}) (?:${tongue.we ?? ""}){O}{LAT} {P}`,
            { ours: true, does: true, ...known }
          ],
          [`^{S}(?: (?:{is})|,) {a} {N}in {P} (?:{settled}) {N}{K}`, {}],
          [`^(?:{weAre}) {a} {N}in {P} (?:{settled}) {N}{K}`, { ours: true }]
        ] as const)
      : ([[`^(?:{at}|{of}) {P},? ${we}(?:{make}|{W})(?!\\p{L})`, { ours: true, does: true }]] as const)),
    // "Working from a loft in Oslo, we build"
    [`^(?:{based}|{made})(?:,? (?:{and} )?(?:{based}|{made}))?(?:{LAT})? {P}`, { next: true }],
    [`^(?:{into}) (?:{our}) {N}(?:{rooms})(?:{LAT}|{L} (?:{of})) {P}`, { ours: true }],
    // "Our desks are in Utrecht", "come and see us at our shop in Sheffield"
    [`^(?:{our}) {N}(?:{rooms})(?: {and} {N}(?:{rooms}))? (?:{stand}){LAT} {P}`, { ours: true }],
    [`^(?:{find}){O}{LAT} {P}`, { ours: true, visit: true, ...known }],
    // "Home is Norwich"
    [`^(?:{home}) (?:{is}|{stand}) (?:(?:{at}) )?{P}`, { ours: true, ...known }],
    [`^(?:{home}) (?:{is}|{stand})(?: {a} (?:{anyWord} ){0,4}?\\p{L}+)?{LAT} {P}`, { ours: true, ...known }],
    [`^{P} (?:{is}) (?:{home})(?=[.,;:!]|$)`, { ours: true, known: true }],
    // "Jam cooked in Kendal, in our kitchen"
    [
      `^(?:[\\p{L}'’-]+,? ){1,6}?{made}(?: {and} {verb})? {at} {P},? (?:{into}) (?:{our}) {N}(?:{rooms})(?!\\p{L})`,
      { ours: true }
    ],
    [
      `^{made}(?: {and} {verb})?(?: (?:{by}) [\\p{Ll} ]{2,20}?)? {at} {P}(?=[.,;!]|$| (?:{and}|{by}|since|seit|depuis|desde|dal|sinds) )`,
      { alone: true, known: true }
    ],
    // "Hello from Brighton!"
    [`^(?:{hello}) {P}(?=[.,;:!]|$| [–—-] )`, { next: true }],
    ...countedShapes(tongue),
    ...adjectives(tongue)
  ]
}

/** "A Lisbon-based studio", "ein Kölner Unternehmen", "une jeune entreprise lilloise". */
const adjectives = ({ lang }: PlaceTongue): ReadonlyArray<readonly [shape: string, traits: Traits]> => {
  const named =
    lang === "en"
      ? "{a} {N}{P}[- ]based {N}(?:{K}|{Q})"
      : lang === "de" || lang === "nl"
        ? "{A} {N}{Adjective} {N}{K}"
        : "{a} ?{N}{K}(?: {T}| {anyWord}){0,3}? {Adjective}"
  const heads = [
    "^(?:{weAre})",
    "^(?:{weAre}) {S},",
    "^{S}(?: (?:{is})|,)",
    "^(?:{behind}) {S} (?:{there})",
    "^{S} (?:{work})"
  ] as const
  const told: ReadonlyArray<readonly [string, Traits]> = [
    ...heads.map((head): readonly [string, Traits] => [`${head} ${named}`, head === heads[0] ? { ours: true } : {}]),
    [`^(?:(?:as|als|como|come) )?${named}`, { next: true }],
    ...(lang === "de" || lang === "nl"
      ? [["^als {N}{Adjective} {N}{K}", { next: true }] satisfies readonly [string, Traits]]
      : [])
  ]
  // "Acme, a York design studio"
  const bare: ReadonlyArray<readonly [string, Traits]> =
    lang !== "en"
      ? []
      : heads.map((head): readonly [string, Traits] => [
          `${head} {a} {N}{P} {N}{K}`,
          head === heads[0] ? { known: true, ours: true } : { known: true }
        ])
  return [...told, ...bare]
}

const compiled = (tongue: PlaceTongue, shape: string, traits: Traits): ProseShape => {
  const isGerman = tongue.lang === "de"
  const letter = isGerman ? "[\\p{L}\\p{Nd}'’-]" : "[\\p{Ll}\\p{Nd}'’-]"
  const word = `(?-i:(?!(?:${tongue.leads})(?!\\p{L}))${letter}+)`
  const small = `${word},? `
  // "on the harbour" in Aarhus
  const aside = `(?:,? (?:(?:${tongue.set}) )?(?:(?:${tongue.beside}) (?:${tongue.articles}) ?|(?:am|im|beim|hinterm|überm|unterm|vorm) )(?:${letter}+,? ){0,6}?${letter}+)`
  const words: Readonly<Record<string, string>> = {
    N: `(?:${small}){0,5}?`,
    O: `(?: (?-i:(?!(?:${tongue.leads})(?!\\p{L}))[\\p{L}\\p{Nd}'’&-]+)){0,6}?`,
    L: `${aside}??`,
    LAT: `(?:${aside}?? (?:${tongue.at}|${tongue.spots})${tongue.genitive === null ? "" : `|${aside} (?:${tongue.genitive})`})`,
    H: `(?:(?:${tongue.kinds})(?!\\p{L})(?: (?:${tongue.tail})| ${word}){0,3}?(?:{LAT}|{L} (?:${tongue.of}))|(?:${tongue.people})(?!\\p{L})(?: (?:${tongue.tail})| ${word}){0,2}?{LAT}) `,
    K: `(?:${tongue.kinds})(?!\\p{L})`,
    Q: `(?:${tongue.people})(?!\\p{L})`,
    T: `(?:${tongue.tail})`,
    W: tongue.abide,
    Team: `(?:${tongue.team})`,
    A: isGerman ? "(?:eine[mnrs]?|ein|das|die|der|unser)" : `(?:${tongue.a})`,
    Adjective: `(?<adjective>(?-i:${isGerman || tongue.lang === "nl" ? "\\p{Lu}[\\p{L}-]+" : townAdjectives(tongue.lang)}))(?!\\p{L})`,
    P: `(?<place>(?-i:${isGerman ? germanPlace : placeInLand}))`,
    verb: "\\p{Ll}+",
    anyWord: word,
    atOurs: `(?:at|bei|bij|chez|en|na|no|da|in|im) {S},?`,
    house: `(?:${tongue.kinds}|${tongue.rooms})`,
    at: `(?:${tongue.at}|${tongue.spots})`,
    of: `(?:${tongue.of})`,
    a: `(?:${tongue.a})`,
    and: `(?:${tongue.and})`,
    make: `(?:${tongue.make})`,
    made: `(?:${tongue.made})`
  }
  let count = 0
  let source = shape
  const table: ReadonlyMap<string, string | null> = new Map([...Object.entries(tongue), ...Object.entries(words)])
  for (let depth = 0; depth < 4; depth++)
    source = source.replace(/(?<!\\p)\{(?<key>[A-Za-z]+)\}/gu, (whole, key: string) =>
      key === "S" ? whole : (table.get(key) ?? whole)
    )
  source = source.replace(/\{S\}/gu, () => who(count++))
  // Where case does not count a small letter would be any.
  const cased = source.replace(/\[[^\]]*\\p\{Ll\}[^\]]*\]|\\p\{Ll\}/gu, "(?-i:$&)")
  return { ...traits, pattern: new RegExp(`(?i:${cased})`, "u") }
}

export interface ProseTongue {
  readonly tongue: PlaceTongue
  /** At the head of a sentence, before a comma or not. */
  readonly lead: RegExp
  readonly adverbs: RegExp
  /** How what follows a place goes on about us. */
  readonly ourVerb: RegExp
  /** Something else is done elsewhere: "and sew in Porto". */
  readonly doesElsewhere: RegExp
  /** "our small bakery", "the Acme bakery" */
  readonly ourHouse: RegExp
  readonly kind: RegExp
  readonly stays: RegExp
  /** Those that may find a place in a text. */
  readonly shapesFor: (text: string) => ReadonlyArray<ProseShape>
}
const made = new Map<string, ProseTongue>()
/** The shapes of a language, made when it is first read. */
export const proseTongue = (lang: string): ProseTongue | null => {
  const before = made.get(lang)
  if (before !== undefined) return before
  const tongue = placeTongues.find((one) => one.lang === lang)
  if (tongue === undefined) return null
  const now: ProseTongue = {
    tongue,
    lead: new RegExp(`^(?:${tongue.lead})(?:, | (?!(?:from|out|aus|uit|vanuit|de|d'|depuis|desde|da) ))`, "iu"),
    adverbs: new RegExp(
      `(?<=\\p{L}),? (?:${tongue.adverbs})(?:,(?= (?:in|at|à|a|en|em|te) )|(?=[ .!,;:]|$))`,
      tongue.lang === "de" ? "giu" : "gu"
    ),
    ourVerb: new RegExp(`^(?:${tongue.ourVerb})(?!\\p{L})`, "iu"),
    doesElsewhere: new RegExp(
      `^,? ?(?:${tongue.and}|,) (?:(?:${(tongue.we ?? "we").replaceAll("{S}", "x")}) )?(?:${tongue.make}|${tongue.abide}|${tongue.made})(?: [^,.;:!?]{1,30}?)? (?:${tongue.at}) (?-i:\\p{Lu})`,
      "iu"
    ),
    ourHouse: new RegExp(`^(?:${tongue.our}) (?:[\\p{L}-]+ ){0,2}(?:${tongue.kinds})$`, "iu"),
    kind: new RegExp(
      `^(?:(?:${tongue.a}) ?)?(?:${tongue.kinds}|${tongue.rooms}) | (?:${tongue.kinds}|${tongue.rooms})$`,
      "iu"
    ),
    stays: new RegExp(`(?<!\\p{L})(?:${tongue.stays})(?!\\p{L})`, "iu"),
    shapesFor: byCapitals(
      shapesOf(tongue),
      // What leads to a place by its kind ends in a blank.
      ([shape]) => shape.replace("{H}{P}", " {P}"),
      ([shape, traits]) => compiled(tongue, shape, traits)
    )
  }
  made.set(lang, now)
  return now
}
