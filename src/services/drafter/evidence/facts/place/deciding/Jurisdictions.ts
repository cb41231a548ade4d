/** The land whose law a house names in its terms, and whose courts: where it names both, and of no other land. */
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { blockFact, type Fact } from "../../Fact.ts"
import { isAsidePage } from "../../Paths.ts"
import { demonyms, nationsBehind, nationsBetween } from "../../words/NationWords.ts"
import { landsNamed } from "./NamedLands.ts"

/** Lands in whose registers companies are that work elsewhere. */
export const registersOfAll: ReadonlySet<string> = new Set(["US", "EE", "CY", "MT", "HK", "SG", "AE", "LU", "IE", "BG"])

/** In small print, or where an imprint goes on to it. */
const isInTerms = (page: PageIndex, { region }: Block): boolean =>
  region === "legal" || (region === "contact" && !isAsidePage(page))
const longest = 2000

interface Way {
  readonly pattern: RegExp
  readonly lands: (words: string, lang: string | null) => ReadonlyArray<string>
}
const nations = Object.keys(demonyms)
  .toSorted((a, b) => b.length - a.length)
  .join("|")
const one = (land: string | null | undefined): ReadonlyArray<string> => (land == null ? [] : [land])
const named = (pattern: string): Way => ({ pattern: new RegExp(pattern, "gu"), lands: landsNamed })
const ofNation = (pattern: string, land: (nation: string) => string | null | undefined): Way => ({
  pattern: new RegExp(pattern, "giu"),
  lands: (nation) => one(land(nation.toLowerCase()))
})
const english = (nation: string) => (Object.hasOwn(demonyms, nation) ? demonyms[nation] : null)
/** What leads to the law that holds, and not to one that is spoken of besides. */
const holds = "(?:[Gg]overned by|[Cc]onstrued (?:under|in accordance with)|[Ii]nterpreted (?:under|in accordance with))"
const ofLaw: ReadonlyArray<Way> = [
  named(`${holds}[^.;]{0,60}? laws? (?:of|in force in) (?:the )?(?<words>\\p{Lu}[^.;,()]{2,50})`),
  ofNation(`${holds} (?:the )?(?<words>${nations}) laws?(?!\\p{L})`, english),
  named("(?:[Gg]ilt|[Ff]indet|[Uu]nterlieg\\p{L}+)[^.;]{0,80}? Recht der (?<words>[^.;,()]{2,50})"),
  ofNation(
    `(?:droit|lois?|ley(?:es)?|legislación|leis?|legislação|legg[ei]|diritto) (?<words>${nationsBehind.words})(?!\\p{L})`,
    nationsBehind.land
  ),
  ofNation(`(?<!\\p{L})(?<words>${nationsBetween.words})(?:e[smnr]?)? recht(?!\\p{L})`, nationsBetween.land)
]
const ofCourts: ReadonlyArray<Way> = [
  named("courts? (?:of|in|at|located in|situated in|sitting in) (?:the )?(?<words>\\p{Lu}[^.;()]{2,60})"),
  ofNation(`(?<!\\p{L})(?<words>${nations}) courts(?!\\p{L})`, english),
  named("Gerichtsstand(?: [\\p{L}-]+){0,12}? (?:ist|:) ?(?<words>\\p{Lu}[^.;,()]{2,50})"),
  named("(?:tribuna(?:ux|l|les|is|li)|juzgados|foro|comarca|rechtbank(?:en)?|rechter)(?<words>[^.;()]{2,80})")
]

const landsBy = (ways: ReadonlyArray<Way>, text: string, lang: string | null): ReadonlyArray<string> =>
  ways.flatMap(({ pattern, lands }) =>
    [...text.matchAll(pattern)].flatMap(({ groups }) => lands(groups?.words ?? "", lang))
  )
const hint = /law|Recht|recht|droit|loi|ley|legisla|lei|legg|diritto/u

const landsIn = (page: PageIndex): ReadonlyArray<Fact<string>> =>
  page.blocks.flatMap((block, at) => {
    const { text } = block
    if (!isInTerms(page, block) || text.length > longest || !hint.test(text)) return []
    const lang = page.page.lang
    const laws = new Set(landsBy(ofLaw, text, lang))
    const courts = new Set(landsBy(ofCourts, text, lang))
    const [land, ...more] = new Set([...laws, ...courts])
    return land === undefined || more.length > 0 || laws.size === 0 || courts.size === 0
      ? []
      : [blockFact(page, at, land)]
  })
/** The blocks of a site that name a land's law and its courts together. */
export const landsBinding = (pages: ReadonlyArray<PageIndex>): ReadonlyArray<Fact<string>> => pages.flatMap(landsIn)
