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
