/** Words in capitals that a site writes small elsewhere: "Slow Baking", whose pages tell of slow baking, is nobody's name. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { perSite } from "../../Fact.ts"
import { isGivenName } from "../../Persons.ts"

const smallOn = perSite(
  (site: SiteIndex): ReadonlySet<string> =>
    new Set(
      site.flatMap(({ blocks }) =>
        blocks.flatMap(({ text }) => text.match(/(?<=\p{Ll},? )\p{Ll}{4,}(?=[ ,.;:!?]|$)/gu) ?? []).map(fold)
      )
    )
)
/** Whether a name that no given name opens is made of such words: its last one, or most of them. */
export const isOfCommonWords = (site: SiteIndex, name: string): boolean => {
  const words = name.split(/\s+/u)
  const [given = ""] = words
  if (words.length < 2 || isGivenName(given)) return false
  const small = smallOn(site, [])
  const common = words.filter((word) => small.has(fold(word)))
  return common.length * 2 > words.length || common.includes(words.at(-1) ?? "")
}
