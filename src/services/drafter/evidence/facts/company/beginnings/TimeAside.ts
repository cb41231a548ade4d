/** A sentence without the time it tells, which may stand anywhere in it: "@" is left where it stood. */
import { anyYear } from "../../founding/BegunYears.ts"
import { timePrepositions, timeWords } from "../../words/founding/DeedWords.ts"

export interface Timed {
  readonly year: string
  /** Whether it tells since when. */
  readonly since: boolean
  readonly text: string
}
const lastWord = /(?:^|[ (])(?<word>[\p{L}\p{N}'-]+),? $/u
const dayNumber = /^\p{Nd}{1,2}(?:st|nd|rd|th)?$/u
/** "1968 to today". */
const toToday = /^ ?(?:to|until|till|[-–—]) ?(?:today|now|the present(?: day)?|this day|present)[.!]?$/iu
/** "Acme (est. 1998)". */
const besideName = /\((?:est\.?|estd\.?|established|founded|born|b\.|started) $/iu
/** Longest word of a time, with what stands around it. */
const reach = 16

/** The one year of a sentence with the words of its time; null where there is none, several, or one that is no time. */
export const timeAside = (text: string): Timed | null => {
  const years = [...text.matchAll(anyYear)]
  const [found] = years
  if (found === undefined || years.length > 1) return null
  const told: Array<{ readonly word: string; readonly at: number }> = []
  let start = found.index
  for (let step = 0; step < 10; step++) {
    const before = lastWord.exec(text.slice(Math.max(0, start - reach), start))?.groups?.word
    if (before === undefined) break
    const small = before.toLowerCase()
    if (!timeWords.has(small) && !dayNumber.test(small)) break
    start = text.lastIndexOf(before, start)
    told.unshift({ word: small, at: start })
  }
  // "Our first open day in 2014": a day is none of the time where nothing says so.
  if (start > 0) {
    const first = told.findIndex(({ word }) => timePrepositions.has(word))
    start = first === -1 ? (told[0]?.at ?? start) : (told[first]?.at ?? start)
    told.splice(0, Math.max(0, first))
  }
  const words = told.map(({ word }) => word)
  const behind = text.slice(0, start)
  // "dates back to 1932", "It was 2004 when".
  const isBack = /(?: back|traces? .{3,20}) to $/u.test(behind)
  const from = isBack ? start - "to ".length : start
  const rest = text.slice(found.index + found[0].length)
  const isTime =
    isBack ||
    toToday.test(rest) ||
    besideName.test(behind) ||
    words.some((word) => timePrepositions.has(word)) ||
    /^(?:(?:it|the year) was )?$|[:;] $/iu.test(behind)
  if (!isTime || (words[0] === "from" && !/(?:^| )dat(?:es?|ed|ing) (?:back )?$/u.test(behind))) return null
  // "2013-2016", "2013/14": how long it took.
  if (/^(?: ?[-–/]| (?:to|until|till) )\p{Nd}/u.test(rest)) return null
  return { year: found[0], since: words.includes("since"), text: `${text.slice(0, from)}@${rest}` }
}
