/** How a line is dressed up: signs at its ends, capitals all through, the company's name in front, a year behind. */
import { fold } from "../../../../domain/text/Folding.ts"
import { isCompany } from "../../evidence/names/NameForms.ts"
import { functionWords } from "../../evidence/reading/Vocabulary.ts"
import { wordsIn } from "./Sentences.ts"

/** Stars, pictures and waves around a line: "～Baked by night～". */
const ornaments = "(?:(?![©®™])\\p{Extended_Pictographic}|[\\u{FE0F}\\u{200D}★☆✦✧✓✔])"
const atEnds = new RegExp(`^(?:${ornaments}|\\s)+|(?:${ornaments}|\\s)+$`, "gu")
const waves = /^[〜～~](?=.*[〜～~]$)|(?<=^[〜～~].*)[〜～~]$/gu
/** "Boat insurance for anglers 2026": the year it was written for those who search. */
const yearBehind = / 20[2-9]\p{Nd}$/u
/** "Acme Ltd - bread made by night": who it is, in front of what it is. */
const companyInFront = /^([^–—|:-]+) [–—|:-] /u
/** Words a line keeps without them. */
const leastKept = 3
/** Characters of what may be a line at all. */
const longest = 300
export const unadorned = (text: string): string => {
  if (text.length > longest) return text
  const bare = text.replace(atEnds, "").replace(waves, "")
  const [before, company] = companyInFront.exec(bare) ?? []
  const lines = [
    before !== undefined && company !== undefined && isCompany(company) ? bare.slice(before.length) : bare,
    bare.replace(yearBehind, "")
  ]
  return lines.find((line) => line !== bare && wordsIn(line) >= leastKept) ?? bare
}
/** "CELL SIGNALING AND DRUG DISCOVERY": in capitals alone, and more than an abbreviation. */
export const shouts = (text: string): boolean =>
  !/[\p{Ll}\p{Lo}]/u.test(text) && wordsIn(text) >= 2 && (text.match(/\p{Lu}/gu) ?? []).length >= 10
/** Letters of what may be an abbreviation, unless it is a small word, or the pages write it small as well. */
const abbreviated = 3
/**
 * Such a line as one would say it: "Cell signaling and drug discovery". `small`: words the pages write small somewhere; `large`:
 * names among those they write otherwise, as they do: "Bread for Old Lindau".
 */
export const calmed = (
  text: string,
  small: ReadonlySet<string>,
  large: ReadonlyMap<string, string> = new Map()
): string => {
  const isSmall = (word: string) => word.length > abbreviated || small.has(fold(word)) || functionWords.has(fold(word))
  const written = (word: string) =>
    (small.has(fold(word)) ? undefined : large.get(fold(word))) ?? (isSmall(word) ? word.toLowerCase() : word)
  const said = (sentence: string) => capitalised(sentence.replace(/[\p{L}\p{M}'’]+/gu, written))
  const parts = text.split(/(?<=[.!?]) /u)
  return parts.some(shouts) ? parts.map((part) => (shouts(part) || shouts(text) ? said(part) : part)).join(" ") : text
}
/** What was cut from behind a name begins large as any line; "iPhone repair" is as large as it gets. */
export const capitalised = (text: string): string =>
  /^\p{Ll}+(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
