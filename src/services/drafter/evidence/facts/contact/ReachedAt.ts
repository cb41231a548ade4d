/**
 * What stands beside a mailbox at somebody else's domain: it is the makers' only where nothing around it names anything but
 * who they are, where, and how they are reached. "Our wholesaler Acorn", "Kittens to a good home" say whose it is.
 */
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { emailsIn, withoutAddresses } from "../../../../../domain/text/EmailAddresses.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { lettersOf } from "../../names/NameForms.ts"
import { countryAtEnd } from "../../reading/CountryNames.ts"
import type { PageIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import type { Own } from "../Own.ts"
import { isGivenName, isPersonName } from "../Persons.ts"
import { startsOwn, titlesOf } from "../Said.ts"
import { asksToWrite, houseLabels, reachLabels } from "../words/ContactWords.ts"
import { otherPurposes, ownHeadings, strangers } from "../words/SubjectWords.ts"

/** A telephone number, a postcode, hours; a house's number after its street. */
const numbers = /\p{Nd}{4,}|\p{Nd}[\p{Nd} ()+/.:–-]{4,}\p{Nd}|\p{L} \p{Nd}{1,4}\p{Ll}?$|^\p{Nd}{1,4}\p{Ll}? \p{Lu}/u
/** Marks around a part of a line, and pictures that a font draws. */
const marks = /^[\s\p{P}\p{S}\p{Co}]+|[\s\p{P}\p{S}\p{Co}]+$/gu
/** Parts of a line that each tell something: "Ada Roth · Mill Court 4 · ada@roths.example". */
const apart = /\s*[|·•;]\s*|,\s+|:\s+|\s[-–—]\s|(?<=[.!?])\s+(?=\p{Lu})/u

/** A name that people go by, or that the address has: "Staffelleiter Kreisliga" is shaped as one. */
const isNamed = (text: string, email: string) => {
  const [first = "", ...more] = text.split(" ")
  const letters = lettersOf(email)
  return isPersonName(text) && (isGivenName(first) || more.some((word) => letters.includes(lettersOf(word))))
}
const isPlainPart = (own: Own, email: string, part: string): boolean => {
  const text = part.replace(marks, "")
  const folded = fold(text)
  if (
    text === "" ||
    ownHeadings.has(folded) ||
    reachLabels.test(folded) ||
    houseLabels.test(folded) ||
    asksToWrite.test(text)
  )
    return true
  // "Schweiz", under a postcode and its town.
  if (countryAtEnd(text, null)?.before === "") return true
  if (textSays(folded, strangers) || textSays(folded, otherPurposes)) return false
  return isNamed(text, email) || own.isIn(folded) || numbers.test(text) || regionOfHeading(text) === "contact"
}
/** One capital and no more is a town or a land, where other parts tell who and how. */
const isPlace = (part: string) => /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(part.replace(marks, ""))

/** A line that tells who the makers are, where, or how they are reached, and nothing of anything else. */
const isPlainLine = (own: Own, email: string, line: string): boolean => {
  const parts = tidyText(withoutAddresses(line)).split(apart)
  const [first = ""] = parts
  return parts.every(
    (part, at) => isPlainPart(own, email, part) || (at > 0 && isPlainPart(own, email, first) && isPlace(part))
  )
}
/** "Email is the simplest path": a sentence of ours that leads to no other. */
const isTelling = (own: Own, text: string): boolean =>
  /^\p{Lu}[^:]{40,}[.!]$/u.test(text) &&
  !textSays(fold(text), strangers) &&
  !textSays(fold(text), otherPurposes) &&
  !own.namesOther(text)
const isLabelOfReach = (text: string): boolean => {
  const label = fold(text).replace(/[:：]\s*$/u, "")
  return reachLabels.test(label) || houseLabels.test(label)
}
/** Whether the row that an address stands in, and what stands over it, name nobody and nothing but the makers. */
export const isPlainlyTheirs = (own: Own, page: PageIndex, at: number, email: string): boolean => {
  const block = page.blocks[at]
  if (block === undefined) return false
  const rows = block.rows ?? [block.text]
  const row = rows.findIndex((one) => emailsIn(one).includes(email))
  const lines = row === -1 ? [block.text] : rows.slice(Math.max(0, row - 1), row + 1)
  const above = page.blocks[at - 1]
  const isLabel = above !== undefined && isLabelOfReach(above.text)
  const before = isLabel ? page.blocks[at - 2] : above
  const isTold =
    before === undefined ||
    before.region !== block.region ||
    before.level !== null ||
    startsOwn(own, tidyText(before.text)) ||
    isTelling(own, tidyText(before.text)) ||
    isPlainLine(own, email, before.text)
  return (
    isTold && [...lines, ...titlesOf(page, at).map(({ text }) => text)].every((line) => isPlainLine(own, email, line))
  )
}
