/**
 * The house by the kind it has in its own name: "the clinic" of "Crumb Lane Law Clinic", "die Seilerei" of "Seilerei Roth", "the
 * Guild" of "Acme Guild of Ringers"; and where such a house goes on from a paragraph in which the site speaks of itself.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import {
  isAnother,
  isOwnContext,
  paragraphAbove,
  startsNamed,
  startsOwn,
  titlesOf,
  type Utterance
} from "../../Said.ts"
import { anotherHouse } from "../../words/founding/doubts/DoubtWords.ts"
import { soleNouns } from "../../words/founding/houses/HouseNouns.ts"
import { belongsTo, companyKinds, compoundKinds, strangers, takesOn, tradeHouses } from "../../words/SubjectWords.ts"

const definite = /^(?:(?:the|die|das|der|den|la|le|el|lo|il|o|a|het|de) |l['’])(?<kind>\p{L}+)$/iu
const ending = /[.,;:!)]+$/u
/** What people are in together, besides. */
const circles: ReadonlySet<string> = new Set([
  "guild",
  "gilde",
  "zunft",
  "guilde",
  "gremio",
  "gilda",
  "league",
  "troop"
])
export const isHouseKind = (kind: string): boolean =>
  circles.has(kind) ||
  companyKinds.has(kind) ||
  tradeHouses.has(kind) ||
  soleNouns.has(kind) ||
  compoundKinds.test(kind)

/** "The clinic", where the name of the site ends, or begins, in what it is; folded. */
export const kindInName = (own: Own, text: string): string | null => {
  const kind = fold(definite.exec(text.replace(ending, ""))?.groups?.kind ?? "")
  if (kind === "" || !isHouseKind(kind)) return null
  const stands = [...own.names].some((name) => {
    const words = name.split(" ")
    return words.length > 1 && (words.at(-1) === kind || words[0] === kind || name.includes(` ${kind} of `))
  })
  return stands ? kind : null
}

const plainPronoun = /^(?:it|sie|es|elle|il|ella|ela) /iu
/** "in unserer Werkstatt", "our school": it is theirs. */
const possessed = (kind: string) =>
  new RegExp(
    `(?<!\\p{L})(?:our|my|unser\\p{L}*|meine\\p{L}*|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze|ons) (?:[\\p{Ll}-]+ )?${RegExp.escape(kind)}(?!\\p{L})`,
    "iu"
  )

/** "Our school", "Über unsere Werkstatt": the title of their own house. */
const ownTitle =
  /^(?:(?:about|über|à propos de|sobre|over) )?(?:our|my|unsere?|meine?|notre|nuestr[oa]|(?:[ao] )?noss[oa]|(?:il |la )?nostr[oa]|ons|onze) (?<kind>\p{L}+)$/iu
const isUnderOurs = (own: Own, said: Utterance): boolean =>
  isOwnContext(own, { ...said, before: [] }, "none") ||
  titlesOf(said.page, said.at).every(({ text }) => isHouseKind(fold(ownTitle.exec(text.trim())?.groups?.kind ?? "")))

/**
 * Whether a sentence about "the workshop", or "it", goes on from what the paragraph says of that very house: "We are in the
 * old mill. Ada Roth set up the workshop in 2012", "The school has nine rooms. It was founded in 1996".
 */
export const goesOnAboutHouse = (own: Own, said: Utterance, subject: string): boolean => {
  const { page, at, before, text, block } = said
  if (isAsidePage(page) || !(mayTellOfHouse(page) || block.region === "hero")) return false
  const told = before.length > 0 ? before : paragraphAbove(page, at)
  const [first, last] = [told[0] ?? "", told.at(-1) ?? ""]
  if (first === "" || told.some((one) => textSays(fold(one), strangers) || anotherHouse.test(ofUs(own, one))))
    return false
  if (takesOn.test(fold(told.join(" ")))) return false
  const kind = fold(definite.exec(subject)?.groups?.kind ?? "")
  if (kind !== "") {
    if (!(isHouseKind(kind) || own.subject(subject) === "anaphor") || isAnother(said, subject)) return false
    const isTheirs = startsOwn(own, first) || startsNamed(own, first) || told.some((one) => possessed(kind).test(one))
    return isTheirs && isUnderOurs(own, said)
  }
  // Nobody else is named.
  const head = /^(?:\p{L}+ |l['’])\p{L}+/iu.exec(last)?.[0] ?? ""
  const isOurs = own.subject(head) === "anaphor" || kindInName(own, head) !== null
  return (
    plainPronoun.test(text) &&
    told.length === 1 &&
    !belongsTo.test(fold(last)) &&
    !own.namesOther(last) &&
    isOurs &&
    isHouseKind(fold(definite.exec(head)?.groups?.kind ?? "")) &&
    isUnderOurs(own, said)
  )
}
/** "Somos una quesería": one like others, and it is us. */
const ofUs = (own: Own, text: string): string => (startsOwn(own, text) || startsNamed(own, text) ? "" : text)
