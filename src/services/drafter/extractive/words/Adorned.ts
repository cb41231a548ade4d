/** How a line is dressed up: signs at its ends, capitals all through. */
import { wordsIn } from "./Sentences.ts"

/** Stars, pictures and waves around a line: "～Baked by night～". */
const ornaments = "(?:(?![©®™])\\p{Extended_Pictographic}|[\\u{FE0F}\\u{200D}★☆✦✧✓✔])"
const atEnds = new RegExp(`^(?:${ornaments}|\\s)+|(?:${ornaments}|\\s)+$`, "gu")
const waves = /^[〜～~](?=.*[〜～~]$)|(?<=^[〜～~].*)[〜～~]$/gu
/** Characters of what may be a line at all. */
const longest = 300
export const unadorned = (text: string): string =>
  text.length > longest ? text : text.replace(atEnds, "").replace(waves, "")
/** "CELL SIGNALING AND DRUG DISCOVERY": in capitals alone, and more than an abbreviation. */
export const shouts = (text: string): boolean =>
  wordsIn(text) >= 2 && !/[\p{Ll}\p{Lo}]/u.test(text) && (text.match(/\p{Lu}/gu) ?? []).length >= 10
