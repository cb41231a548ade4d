/**
 * The one house a site speaks of: "The workshop was founded in 1978", where no other workshop, no other kind of house and
 * no programme for houses is told of anywhere on it. What a site calls itself (`Own.ts`) needs none of this.
 */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { perSite } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { isHome } from "../../Paths.ts"
import { forHouses, oneOfThem, soleNouns, theOne } from "../../words/founding/houses/HouseNouns.ts"

const endings = ["s", "es", "n", "en", "e", "x", "er"]
/** As languages say it of several: "bakeries", "Werkstätten" as well, which changes within. */
const several = (noun: string): ReadonlyArray<string> => [
  ...endings.map((ending) => noun + ending),
  noun.replace(/y$/u, "ies"),
  noun.replace(/[oe]$/u, "i"),
  noun.replace(/a$/u, "e"),
  noun.replace(/ão$/u, "ões"),
  noun.replace(/ón$/u, "ones"),
  noun.replace(/a(?=[^aeiou]{1,3}$)/u, "ä") + "en"
]
const nounOf: ReadonlyMap<string, { readonly noun: string; readonly plural: boolean }> = new Map<
  string,
  { readonly noun: string; readonly plural: boolean }
>([
  ...[...soleNouns].flatMap((noun) => several(noun).map((one) => [one, { noun, plural: true }] as const)),
  ...[...soleNouns].map((noun) => [noun, { noun, plural: false }] as const)
])

/** Regions that tell of what there is; a menu and a foot have a word for each page. */
const tellsWhatIs: ReadonlySet<string> = new Set([
  "hero",
  "main",
  "features",
  "pricing",
  "faq",
  "team",
  "contact",
  "others",
  "reviews"
])
const word = /[\p{L}-]{3,}/gu

interface Seen {
  /** Houses told of as the one there is, and those told of otherwise: several, or one of several. */
  readonly one: ReadonlySet<string>
  readonly others: ReadonlySet<string>
}
const none: Seen = { one: new Set(), others: new Set() }
const known = new WeakMap<Own, Seen>()

/** What titles say it is, and what the first page opens with. */
export const headlines = perSite(
  (site): ReadonlyArray<string> =>
    site.flatMap((page) => [
      ...page.statements.flatMap(({ source, text }) => (source === "title" || source === "meta" ? [text] : [])),
      ...(isHome(page) ? page.blocks.flatMap(({ region, text }) => (region === "hero" ? [text] : [])) : [])
    ])
)

const seenOn = (site: SiteIndex, own: Own): Seen => {
  const before = known.get(own)
  if (before !== undefined) return before
  const one = new Set<string>()
  const others = new Set<string>()
  const read = (text: string) => {
    for (const { 0: found, index } of text.matchAll(word)) {
      const told = nounOf.get(fold(found))
      if (told === undefined) continue
      const ahead = text.slice(Math.max(0, index - 60), index)
      const isOne =
        !told.plural &&
        (theOne.test(ahead) ||
          oneOfThem.test(ahead) ||
          own.isIn(fold(`${ahead}${found}`.trim().split(" ").slice(-3).join(" "))))
      // "our caving club".
      const isOurs = !told.plural && /(?:^|[^\p{L}])(?:our|this|my) (?:[\p{Ll}-]+ ){1,2}$/iu.test(ahead)
      if (isOne || isOurs) one.add(told.noun)
      else others.add(told.noun)
    }
  }
  const isForHouses = headlines(site, []).some((text) => forHouses.test(text))
  if (!isForHouses)
    for (const { blocks } of site)
      for (const { region, text } of blocks) if (tellsWhatIs.has(region)) read(tidyText(text))
  const seen = isForHouses ? none : { one, others }
  known.set(own, seen)
  return seen
}

/** Whether "the" and this noun can only be the site's own house. */
export const isSoleHouse = (site: SiteIndex, own: Own, kind: string): boolean => {
  const noun = fold(kind)
  if (!soleNouns.has(noun)) return false
  const head = noun.split(" ").at(-1) ?? noun
  const { one, others } = seenOn(site, own)
  const isIt = (other: string) => other === noun || other === head
  return (one.has(noun) || noun.includes(" ")) && ![...one].some((other) => !isIt(other)) && ![...others].some(isIt)
}
