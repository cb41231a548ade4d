/** "Acme was spun out of the University of Ghent in 2020 by its students, Ada Roth and Ben Lund", as "Acme was founded in 2020 by ...". */

/** Where it came from: not who it is, and told with years of its own. */
const from = String.raw`[^,;:.()]{2,60}?(?: \([^()]{1,60}\))?`
const year = String.raw`(?<year>(?:1[89]|20)\p{Nd}{2})`
const shapes: ReadonlyArray<readonly [RegExp, string]> = [
  [
    new RegExp(
      String.raw` (?:was|were|is|got) (?:spun (?:out|off)|hived off|carved out)(?: (?:of|from) ${from})?(?: in ${year})(?!\p{Nd})`,
      "u"
    ),
    " was founded in $<year>"
  ],
  [
    new RegExp(String.raw` (?:spun (?:out|off)) (?:of|from) ${from} in ${year}(?!\p{Nd})`, "u"),
    " was founded in $<year>"
  ],
  [
    new RegExp(String.raw` wurde (?:im Jahr )?${year} (?:aus|von) ${from} ausgegründet`, "u"),
    " wurde $<year> gegründet"
  ],
  [
    new RegExp(String.raw` (?:a été|est) (?:essaimée?|issue?) (?:de |du |d['’])${from} en ${year}(?!\p{Nd})`, "u"),
    " a été fondée en $<year>"
  ],
  [
    new RegExp(
      String.raw` (?:nació|surgió|nasceu|surgiu) (?:como|de) (?:una? |uma? )?spin-?off (?:de |del |da |do )${from} (?:en|em) ${year}(?!\p{Nd})`,
      "u"
    ),
    " nació en $<year>"
  ],
  [
    new RegExp(
      String.raw` (?:è nat[ao]|nasce) come spin-?off (?:di |del |della |dell['’])${from} nel ${year}(?!\p{Nd})`,
      "u"
    ),
    " è nata nel $<year>"
  ],
  [
    new RegExp(
      String.raw` (?:werd|is) in ${year} (?:als spin-?off )?(?:van|uit) ${from} (?:afgesplitst|opgericht)`,
      "u"
    ),
    " werd in $<year> opgericht"
  ]
]
/** "by two former students, Ada Roth", "durch ihre Doktoranden Ada Roth": what they are, before the names. */
const callings =
  /(?<by>,? (?:by|von|durch|par|por|da|door)) (?:(?:a|an|its|his|her|their|the|two|three|four|ses|deux|sus|dos|i|due|seus|dois|twee|haar|zijn|ihren?|zwei|drei) )+(?:\p{Ll}+ ){1,3}?\p{L}+,? (?=\p{Lu}\p{Ll}+ \p{Lu})/u

/** The plain sentence; null where it tells none such. */
export const spunOut = (text: string): string | null => {
  const [shape, plain] = shapes.find(([one]) => one.test(text)) ?? []
  return shape === undefined || plain === undefined ? null : text.replace(shape, plain).replace(callings, "$<by> ")
}
