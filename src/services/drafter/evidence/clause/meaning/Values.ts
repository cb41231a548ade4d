/** Figures with what is said of them: what they count, in which currency, how often it is paid, and "up to" or "over". */

import { stemOf } from "../parse/Stems.ts"
import type { Word } from "../parse/Tagging.ts"
import { numberHedges } from "../words/Bound.ts"
import { numberWords } from "../words/Numbers.ts"

export interface Value {
  readonly number: string
  readonly currency: string
  /** Stem of what is counted; "" where nothing is. */
  readonly unit: string
  readonly period: string
  readonly hedges: ReadonlySet<string>
}

const periods = new Map(
  Object.entries({
    month: "month months monthly mo mon mth",
    year: "year years yearly annually annual yr annum",
    week: "week weeks weekly wk",
    day: "day days daily",
    hour: "hour hours hourly h hr"
  }).flatMap(([period, words]) => words.split(" ").map((word) => [word, period] as const))
)
export const isPeriod = (norm: string): boolean => periods.has(norm)
const currencyWords = new Map(
  Object.entries({
    $: "$ usd dollar dollars",
    "€": "€ eur euro euros",
    "£": "£ gbp pound pounds",
    "%": "% percent"
  }).flatMap(([sign, words]) => words.split(" ").map((word) => [word, sign] as const))
)

const numberOf = (norm: string): string =>
  numberWords.get(norm) ??
  norm
    .replace(/[\p{Sc}%\s]/gu, "")
    .replace(/,(?=\p{Nd}{3}(?!\p{Nd}))/gu, "")
    .replace(/\.0+$/, "")

/** Words of a phrase up to the number; what is said of the number by them. */
const hedgesOf = (words: ReadonlyArray<Word>, at: number): ReadonlySet<string> => {
  const before = words
    .slice(Math.max(0, at - 4), at)
    .map(({ norm }) => norm)
    .join(" ")
  const found = new Set<string>()
  let rest = ` ${before}`
  for (let again = true; again; ) {
    again = false
    rest = rest.replace(/ (?:the|a|an|to|of)$/, (article) => (article === " to" && / up to$/.test(rest) ? article : ""))
    for (const [phrase, group] of numberHedges) {
      // "Looked after by two": no time.
      if (found.has("by") && group === "after") continue
      if (!rest.endsWith(` ${phrase}`)) continue
      found.add(group)
      rest = rest.slice(0, -phrase.length - 1)
      again = true
      break
    }
  }
  if (/\+$/.test(words[at]?.norm ?? "") || words[at + 1]?.gap.includes("+")) found.add("over")
  return found
}

/** Words that are said of a number, and of nothing else: "over 800", "up to ten". */
export const hedgeWords = (words: ReadonlyArray<Word>): ReadonlySet<Word> =>
  new Set(
    words.filter((word, at) => {
      const next = words[at + 1]
      const after = next?.norm === "to" ? words[at + 2] : next
      const counts = after?.pos === "number" || (/^an?$/.test(after?.norm ?? "") && /^(?:over|under)$/.test(word.norm))
      return (
        (counts &&
          (/^(?:over|above|under|below|around|about|roughly|approximately|nearly|almost|exactly|just|only)$/.test(
            word.norm
          ) ||
            (word.norm === "up" && next?.norm === "to") ||
            (word.norm === "least" && words[at - 1]?.norm === "at"))) ||
        (word.norm === "to" && words[at - 1]?.norm === "up" && next?.pos === "number") ||
        (word.norm === "at" && /^(?:least|most)$/.test(next?.norm ?? ""))
      )
    })
  )

export const countOf = (words: ReadonlyArray<Word>, at: number): Value => {
  const word = words[at]
  const text = word?.norm ?? ""
  const sign = /[\p{Sc}%]/u.exec(text)?.[0] ?? ""
  const next = words[at + 1]
  const currency = sign || currencyWords.get(next?.norm ?? "") || ""
  let unit = ""
  let period = ""
  // What it counts is the last noun of its phrase.
  for (let index = at + 1; index < Math.min(words.length, at + 5); index++) {
    const one = words[index]
    if (one === undefined || /[,;:().|]/.test(one.gap)) break
    if (currencyWords.has(one.norm) || (one.pos === "number" && unit === "")) continue
    if (one.pos === "noun" || one.pos === "name" || (one.joined && unit === "")) {
      if (currency === "") unit = stemOf(one.norm)
      else if (periods.has(one.norm)) break
      if (one.joined) break
    } else if (one.pos !== "adj") break
  }
  if (currency !== "") unit = ""
  if (currency !== "") {
    const per = words.slice(at + 1, at + 4).findIndex(({ norm }) => /^(?:a|an|per|each|every)$/.test(norm))
    const who = per === -1 ? undefined : words[at + 2 + per]
    if (who !== undefined && !periods.has(who.norm) && who.pos === "noun") unit = who.stem
    for (let index = at + 1; index < Math.min(words.length, at + 8); index++) {
      const one = words[index]
      if (one === undefined || /[,;:().|]/.test(one.gap) || (one.pos === "number" && one.norm !== "one")) break
      const known = periods.get(one.norm)
      if (known !== undefined) {
        period = known
        break
      }
      if (/^(?:once|onetime|one-time|lifetime)$/.test(one.norm)) {
        period = "once"
        break
      }
    }
  } else {
    const per = words.slice(at + 1, at + 6).findIndex(({ norm }) => /^(?:a|an|per|each|every)$/.test(norm))
    const told = per === -1 ? undefined : words[at + 2 + per]
    if (told !== undefined && !words.slice(at + 1, at + 3 + per).some(({ gap }) => /[,;:().]/.test(gap)))
      period = periods.get(told.norm) ?? ""
    for (const one of words.slice(at + 1, at + 4))
      if (/(?:ly)$/.test(one.norm) && periods.has(one.norm)) period = periods.get(one.norm) ?? ""
  }
  return { number: numberOf(text), currency, unit, period, hedges: hedgesOf(words, at) }
}
