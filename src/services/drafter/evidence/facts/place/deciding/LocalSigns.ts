/**
 * Parts of a land that a first page is headed or signed with, and what shows that a house is reached there: "Locksmith in
 * Nampa, ID" beside "(208) 555-0134". Of lands whose houses seldom name them, and whose parts are called as no other's.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../../domain/text/Recalled.ts"
import { landOfPart } from "../../words/LandParts.ts"
import { canadianLetters, usStates } from "../../words/PlaceWords.ts"

/** Those of Britain shortened to a word ("Beds", "Bucks") are left out, as is the state where firms are only registered. */
const shortest = 6
const lands: ReadonlySet<string> = new Set(["US", "CA", "AU", "GB"])
const wholes = [...landOfPart.entries()]
  .filter(([part, land]) => lands.has(land) && !(land === "GB" && part.length < shortest) && part !== "delaware")
  .map(([part]) => part)
  .toSorted((a, b) => b.length - a.length)
const whole = new RegExp(
  `(?<![\\p{L}\\p{Nd}-])(?:${wholes.map((part) => RegExp.escape(part)).join("|")})(?![\\p{L}\\p{Nd}'’-])`,
  "giu"
)
/** "Nampa, ID": letters behind a town. */
const lettered = new RegExp(
  `(?<=\\p{Lu}\\p{Ll}{2,}), (?:(?<us>${usStates})|(?<ca>${canadianLetters}))(?![\\p{L}\\p{Nd}'’.-])`,
  "gu"
)
/** States of Australia whose letters are no other word. */
const australian = /(?<![\p{L}\p{Nd}])(?:NSW|QLD)(?![\p{L}\p{Nd}])/u
/** Of a line that heads or signs a page. */
const longest = 300

/** The lands whose parts a line names. */
export const landsOfParts: (text: string) => ReadonlyArray<string> = recalled((text) => {
  if (text.length > longest) return []
  const named = [...text.matchAll(whole)].flatMap(([part]) =>
    /^\p{Lu}/u.test(part) ? (landOfPart.get(fold(part)) ?? []) : []
  )
  const letters = [...text.matchAll(lettered)].map(({ groups }) => (groups?.us === undefined ? "CA" : "US"))
  return [...new Set([...named, ...letters, ...(australian.test(text) ? ["AU"] : [])])]
})

const american =
  /(?<![\p{Nd}+(-])(?:\+?1[ .-]?)?(?:\([2-9]\p{Nd}{2}\) ?|[2-9]\p{Nd}{2}[ .-])\p{Nd}{3}[ .-]\p{Nd}{4}(?![\p{Nd}-])/u
/** How telephones are written where they are. */
const phones: Readonly<Record<string, RegExp>> = {
  US: american,
  CA: american,
  AU: /(?<![\p{Nd}+])(?:\(0[2378]\) ?\p{Nd}{4} ?\p{Nd}{4}|0[2378] \p{Nd}{4} \p{Nd}{4}|04\p{Nd}{2} ?\p{Nd}{3} ?\p{Nd}{3}|1[38]00 \p{Nd}{3} \p{Nd}{3})(?!\p{Nd})/u,
  GB: /(?<![\p{Nd}+])(?:0[127]\p{Nd}{3} ?\p{Nd}{3} ?\p{Nd}{3}|\(?01\p{Nd}{3}\)? ?\p{Nd}{5,6}|\(?02\p{Nd}\)? ?\p{Nd}{4} ?\p{Nd}{4})(?!\p{Nd})/u
}
/** A house that need pay no taxes, in the words of one land's law. */
const free = /501 ?\(c\) ?\(\p{Nd}\)/iu
export const isReachedIn = (land: string, text: string): boolean =>
  phones[land]?.test(text) === true || (land === "US" && free.test(text))

/** How telephones are written within lands whose own ending an address has; of two lands that write them alike the ending tells which. */
const within: Readonly<Record<string, string>> = {
  AT: String.raw`0[1-9]\p{Nd}{1,4} ?[ /–-] ?\p{Nd}{3,8}(?:[ -]\p{Nd}{2,5}){0,3}`,
  BE: String.raw`0\p{Nd}{1,3}[ /.]{1,3}\p{Nd}{2,3}[ .]?\p{Nd}{2}[ .]?\p{Nd}{2}`,
  BR: String.raw`\(?[1-9]\p{Nd}\)? ?(?:9 ?)?\p{Nd}{4}-\p{Nd}{4}`,
  CH: String.raw`0[1-9]\p{Nd} \p{Nd}{3} \p{Nd}{2} \p{Nd}{2}`,
  CZ: String.raw`[2-9]\p{Nd}{2} \p{Nd}{3} \p{Nd}{3}`,
  DE: String.raw`\(?0[1-9]\p{Nd}{1,4}\)? ?[ /–-] ?\p{Nd}{3,8}(?:[ -]\p{Nd}{2,5}){0,3}`,
  DK: String.raw`[2-9]\p{Nd} \p{Nd}{2} \p{Nd}{2} \p{Nd}{2}`,
  ES: String.raw`[6-9]\p{Nd}{2}(?:[ .-]?\p{Nd}{3}){2}|[6-9]\p{Nd}{2}(?:[ .-]?\p{Nd}{2}){3}|9\p{Nd}[ .-]\p{Nd}{3}[ .-]\p{Nd}{2}[ .-]\p{Nd}{2}`,
  FR: String.raw`0[1-9](?:[ .-]?\p{Nd}{2}){4}`,
  IE: String.raw`\(?0\p{Nd}{1,2}\)? \p{Nd}{3} ?\p{Nd}{4}`,
  IT: String.raw`3\p{Nd}{2}[ ./-]?\p{Nd}{3} ?\p{Nd}{3,4}|0\p{Nd}{1,3}[ ./-]\p{Nd}{5,8}`,
  JP: String.raw`0\p{Nd}{1,4}-\p{Nd}{1,4}-\p{Nd}{3,4}`,
  NL: String.raw`06[ -]{0,3}\p{Nd}{8}|06[ -]{0,3}\p{Nd}{2}(?: \p{Nd}{2}){3}|0\p{Nd}{1,3} ?[ -] ?\p{Nd}{3} ?\p{Nd}{2} ?\p{Nd}{2}`,
  NZ: String.raw`\(?0\p{Nd}{1,2}\)?[ -]\p{Nd}{3}[ -]\p{Nd}{3,4}`,
  PL: String.raw`\p{Nd}{3}[ -]\p{Nd}{3}[ -]\p{Nd}{3}|\p{Nd}{2} \p{Nd}{3} \p{Nd}{2} \p{Nd}{2}`,
  PT: String.raw`[29]\p{Nd}{2} ?\p{Nd}{3} ?\p{Nd}{3}`,
  SE: String.raw`0\p{Nd}{1,3} ?- ?\p{Nd}{2,3} ?\p{Nd}{2} ?\p{Nd}{2}`
}
/** A line that is a telephone and no more than a label for it: figures in prose may count anything. */
const lines = new Map(
  Object.entries(within).map(([land, number]) => [
    land,
    new RegExp(String.raw`^(?:[^\p{Nd}+@:]{0,24}[:：. ]{0,3})?(?:${number})(?: ?[\p{L}\p{P} ]{0,24})?$`, "u")
  ])
)
/** Whether a line is a telephone as it is written in the land. */
export const isCalledIn = (land: string, text: string): boolean => lines.get(land)?.test(text) === true
