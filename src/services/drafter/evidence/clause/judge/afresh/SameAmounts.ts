/** Figures as amounts, so that "21 days" is "three weeks" and "24 months" are "two years"; and what each of them counts. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { tokensOf } from "../../../reading/Tokens.ts"
import { alike, nearly } from "../../meaning/Alike.ts"
import { stemOf } from "../../parse/Stems.ts"
import { numberWords } from "../../words/Numbers.ts"

interface Amount {
  readonly amount: string
  /** Stems of what is counted, with what describes it; none where nothing is, or time. */
  readonly counted: ReadonlyArray<string>
}
interface Amounts {
  readonly given: ReadonlyArray<Amount>
  /** "A week", "monthly": one of them, which nobody need count. */
  readonly single: ReadonlySet<string>
}

const day = 86_400
/** Days and what is less are counted in seconds, months and years in months: no month has a number of days. */
const spans: ReadonlyMap<string, readonly [kind: string, size: number]> = new Map([
  ["second", ["s", 1]],
  ["minute", ["s", 60]],
  ["hour", ["s", day / 24]],
  ["day", ["s", day]],
  ["week", ["s", 7 * day]],
  ["month", ["m", 1]],
  ["year", ["m", 12]]
])
const adverbs: ReadonlyMap<string, string> = new Map(
  "hourly:hour daily:day nightly:day weekly:week monthly:month yearly:year annually:year annual:year"
    .split(" ")
    .map((pair) => {
      const [adverb = "", unit = ""] = pair.split(":")
      return [adverb, unit] as const
    })
)
const spanOf = (word: string) => spans.get(word) ?? spans.get(word.replace(/s$/, ""))
/** "A 14-day trial", "a two-year guarantee". */
const hyphens = /(?<=[\p{L}\p{Nd}])-(?=\p{L})/gu
const isYear = /^(?:1[89]|20)\d\d$/
const timesWords = /^(?:twice|thrice|double|triple|half)$/
/** A noun stands so near to its figure, with what describes it. */
const reach = 3

export const amountsIn = (text: string): Amounts => {
  const tokens = tokensOf(fold(text.replace(hyphens, " ")))
  const given: Array<Amount> = []
  const single = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    const one = spans.get(adverbs.get(token.text) ?? token.text)
    if (one !== undefined) single.add(`${one[0]}${one[1]}`)
    const written = token.kind === "number" ? token.text : numberWords.get(token.text)
    if (written === undefined) continue
    const figure = written.replace(/x$/, "").replaceAll(",", "").replace(/\.0+$/, "")
    const behind = tokens.slice(at + 1, at + 1 + reach)
    const span = behind.slice(0, 2).flatMap(({ text: word }) => [spanOf(word) ?? []])[0] ?? []
    const [kind, size] = span
    if (kind !== undefined && size !== undefined && Number.isFinite(Number(figure))) {
      if (figure === "1") single.add(`${kind}${size}`)
      else given.push({ amount: `${kind}${Number(figure) * size}`, counted: [] })
    } else if (figure !== "1") {
      const end = behind.findIndex(({ kind, content }) => kind !== "word" || !content)
      const nouns = isYear.test(figure) || timesWords.test(token.text) ? [] : behind.slice(0, end === -1 ? reach : end)
      given.push({ amount: figure, counted: nouns.map(({ text: word }) => stemOf(word)) })
    }
  }
  return { given, single }
}

const isIn = (amount: string, { given, single }: Amounts) =>
  single.has(amount) || given.some((one) => one.amount === amount)

const isNear = (a: string, b: string) => nearly(a, b) || nearly(b, a)
const kindOf = ({ amount }: Amount) => (/^[sm]/.test(amount) ? "span" : isYear.test(amount) ? "year" : "count")

/** Whether two texts give the same figures, in the same order, none of them to what the other gives another. */
export const sameAmounts = (sentence: string, told: string): boolean => {
  const [own, page] = [amountsIn(sentence), amountsIn(told)]
  if (own.given.some(({ amount }) => !isIn(amount, page)) || page.given.some(({ amount }) => !isIn(amount, own)))
    return false
  // What counts the same on both sides may change places, and so may a year and a count.
  const placed = own.given.flatMap((one) => {
    const at = page.given.findIndex(({ amount }) => amount === one.amount)
    const there = page.given[at]
    if (there === undefined) return []
    const isTied = one.counted.some((word) => there.counted.includes(word))
    return [{ at, isTied, kind: kindOf(one) }]
  })
  const isTurned = placed.some((one, index) =>
    placed.slice(index + 1).some((next) => next.at < one.at && next.kind === one.kind && !(one.isTied && next.isTied))
  )
  if (isTurned) return false
  return own.given.every(({ amount, counted }) => {
    const [first] = counted
    const same = page.given.filter((one) => one.amount === amount)
    // "Three families", of "three people": another thing.
    const isOther = (one: Amount) =>
      one.counted.length > 0 && !counted.some((word) => one.counted.some((other) => isNear(word, other)))
    if (counted.length > 0 && same.length > 0 && same.every(isOther)) return false
    const others = page.given.filter(
      (one) => first !== undefined && one.counted[0] !== undefined && alike(first, one.counted[0])
    )
    return others.length === 0 || others.some((one) => one.amount === amount)
  })
}
