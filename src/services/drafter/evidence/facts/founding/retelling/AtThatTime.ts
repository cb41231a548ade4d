/** A founding "that same month", or told right after its time: the year is the only one of the sentences before. */
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import { paragraphAbove, type Utterance } from "../../Said.ts"
import { foundingTongues } from "../../words/founding/FoundingWords.ts"
import { beforeYear, soonOnline, thatTimes, thusBorn } from "../../words/founding/TimeWords.ts"

export interface Dated {
  /** The sentence with the year in its place. */
  readonly text: string
  readonly year: string
  /** The words that tell it, from the first block on. */
  readonly words: string
  readonly first: number
}

/** No number of things: "1874 bricks". */
const years =
  /(?<![\p{L}\p{N}€$£.,])(?:1[89]|20)\p{Nd}{2}(?![\p{L}\p{N}%€]|[.,]\p{Nd}|[-–/]\p{Nd}| \p{Ll}{3,}s(?!\p{L})| (?:people|personen|menschen|personnes|pessoas|persone|mensen)(?!\p{L}))/gu
const months = foundingTongues.map((tongue) => tongue.months).join("|")
/** "until May 2016": a year with its month. */
const monthBefore = new RegExp(
  `(?<!\\p{L})(?:${months})(?: \\p{Nd}{1,2}(?:st|nd|rd|th)?,)? (?:de |del |do |van )?$`,
  "iu"
)
const thatMonth =
  /(?<!\p{L})(?:that|same|selben|gleichen|jenem|même|ce|mism[oa]|ese|aquel|mesmo|n?esse|naquele|stesso|quel|datzelfde|dezelfde|die) (?:month|Monat|mois|mes|mês|mese|maand)(?!\p{L})/iu
/** The only year of these sentences, where it says when something was; of "that month" the only one with a month. */
const onlyYear = (sentences: ReadonlyArray<string>, text: string): string | null => {
  const all = sentences.flatMap((sentence) =>
    [...sentence.matchAll(years)].map(({ 0: year, index }) => {
      const before = sentence.slice(0, index)
      return { year, dates: beforeYear.test(before), hasMonth: monthBefore.test(before) }
    })
  )
  const monthly = thatMonth.test(text) ? all.filter(({ hasMonth }) => hasMonth) : []
  const told = monthly.length > 0 ? monthly : all
  const [first] = told
  if (first === undefined || told.some(({ year }) => year !== first.year)) return null
  return told.some(({ dates }) => dates) ? first.year : null
}

const withYear = (text: string, year: string, beside: boolean): string | null => {
  for (const { that, inYear } of thatTimes) {
    const match = that.exec(text)
    if (match === null) continue
    const time = inYear(year)
    const said = match.index === 0 ? time.replace(/^\p{Ll}/u, (one) => one.toUpperCase()) : time
    return text.slice(0, match.index) + said + text.slice(match.index + match[0].length)
  }
  if (!beside) return null
  const online = soonOnline.exec(text)?.groups?.what
  if (online !== undefined) return `${online} went live in ${year}.`
  for (const [thus, began] of thusBorn) {
    const what = thus.exec(text)?.groups?.what
    if (what !== undefined) return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${began} ${year}.`
  }
  return null
}

const anyYear = /(?:1[89]|20)\p{Nd}{2}/u
/** The sentence with the year it goes back to; null where it tells none, or has one of its own. */
export const atThatTime = ({ page, at, block, text, before }: Utterance): Dated | null => {
  // "In January my mother moved. That same month I founded Acme": of all that stands before in the paragraph.
  if (anyYear.test(text) || withYear(text, "2000", true) === null) return null
  const here = onlyYear(before, text)
  if (before.some((one) => anyYear.test(one))) {
    const dated = here === null ? null : withYear(text, here, true)
    return dated === null || here === null
      ? null
      : { text: dated, year: here, words: [...before, text].join(" "), first: at }
  }
  const above = paragraphAbove(page, at)
  const year = onlyYear(above, text)
  const dated = year === null ? null : withYear(text, year, before.length === 0 && above.length < 2)
  if (dated === null || year === null) return null
  const words = `${page.blocks[at - 1]?.text ?? ""} ${block.text}`
  return sentencesIn(words).length > longest ? null : { text: dated, year, words, first: at - 1 }
}
/** Sentences of the two paragraphs together. */
const longest = 14
