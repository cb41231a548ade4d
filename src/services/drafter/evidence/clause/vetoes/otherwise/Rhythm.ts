/** How often something happens and on which days, in English: "every Friday", "daily", "12 a month". */

import { respelt } from "../../parse/Words.ts"
import { shortPeriods } from "../../words/Numbers.ts"

const adverbs: ReadonlyMap<string, string> = new Map(
  "hourly:hour daily:day nightly:night weekly:week monthly:month quarterly:quarter yearly:year annually:year annual:year"
    .split(" ")
    .map((pair) => {
      const [adverb = "", unit = ""] = pair.split(":")
      return [adverb, unit] as const
    })
)
/** "Within a day", "takes an hour": once, and how long. */
const howLong =
  "in|within|for|of|over|under|than|after|before|until|about|around|roughly|approximately|nearly|almost|some|least|most|just|only|half|takes?|taking|lasts?|is|once|to|at|the|quarter"
const repeated = new RegExp(
  String.raw`(?:\b(?:every|each|per)\s+(?:single\s+|other\s+|\p{L}+\s+and\s+)?|\b(?:first|second|third|fourth|last)\s+\p{L}+day\s+(?:of|in)\s+the\s+|\/\s?|(?<!\b(?:${howLong})\s+)\ban?\s+)(second(?!\s+(?!(?:in|on|for|at|of|to|and|or|when|if|is)\b)\p{L})|minute|hour|day|morning|evening|night|week|weekend|month|quarter|season|year)\b(?!\s+(?:ahead|before|beforehand|early|earlier|later|long|ago|in advance|or two)\b)`,
  "gu"
)
const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/g
const adverb = new RegExp(String.raw`\b(?:${[...adverbs.keys()].join("|")})\b`, "g")

const short: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=\/\s?)(?:mo|mth)\b/g, "month"],
  [/(?<=\/\s?)yr\b/g, "year"],
  [/(?<=\/\s?)wk\b/g, "week"],
  [/(?<=\/\s?)hr?\b/g, "hour"],
  ...shortPeriods.map(([from, period]) => [from, ` per ${period}`] as const)
]
const rhythmsIn = (text: string): ReadonlySet<string> => {
  const folded = short.reduce((done, [from, to]) => done.replace(from, to), respelt(text).toLowerCase())
  return new Set([
    ...[...folded.matchAll(repeated)].flatMap(([, unit]) => unit ?? []),
    ...[...folded.matchAll(weekday)].map(([, day]) => `${day}day`),
    ...[...folded.matchAll(adverb)].flatMap(([word]) => adverbs.get(word) ?? [])
  ])
}

/** Whether a sentence tells a rhythm that none of the texts tells. */
export const hasNewRhythm = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const asked = rhythmsIn(sentence)
  if (asked.size === 0) return false
  const told = rhythmsIn(texts.join("\n"))
  return [...asked].some((one) => !told.has(one))
}

/** "1,200 litres a week", and how often something is done: "at a time, twice a week". */
const rate =
  /(?<![\p{Nd}.,])(?<figure>\p{Nd}[\p{Nd}.,]*) (?:\p{L}+ ){1,3}(?:an?|per|each|every) (?<period>hour|day|week|month|year)(?!\p{L})/giu
const often =
  /(?<!\p{L})(?:twice|thrice|(?:\p{Nd}+|two|three|four|five|six|ten) times) (?:an?|per|each|every) (?<period>hour|day|week|month|year)(?!\p{L})/giu
const ratesIn = (text: string) =>
  [...text.matchAll(rate)].flatMap(({ groups, 0: whole }) =>
    /(?<!\p{L})(?:twice|times)(?!\p{L})/iu.test(whole) ? [] : [`${groups?.figure} ${groups?.period?.toLowerCase()}`]
  )
/** Whether a sentence has so much in a week of what is done several times a week. */
export const hasOtherRate = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  ratesIn(sentence).some((one) => {
    const [figure = "", period = ""] = one.split(" ")
    const told = texts.filter((text) => text.includes(figure))
    return (
      !told.some((text) => ratesIn(text).includes(one)) &&
      told.some((text) => [...text.matchAll(often)].some(({ groups }) => groups?.period?.toLowerCase() === period))
    )
  })
