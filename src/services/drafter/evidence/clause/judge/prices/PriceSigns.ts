/**
 * A text that tells prices as its lines, each a row of signs: sums with their limits, figures, how often they are paid, and
 * the words that say what they are the price of. Words that only hold such a line together are no signs.
 */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../../domain/text/Recalled.ts"
import { localStem } from "../../parse/LocalStems.ts"
import { stemOf } from "../../parse/Stems.ts"
import type { Tongue } from "../../tongues/Tongue.ts"
import type { ReadLanguage } from "../../words/Languages.ts"
import { elision, openings, priceIdle, priceTurns } from "./PriceTurns.ts"

export interface Sign {
  readonly kind: "price" | "number" | "word"
  /** What must be equal: of a price its limit, sum and currency. */
  readonly key: string
  /** Written with a capital: no other word stands for it. */
  readonly name: boolean
  /** Which of the parts between commas it stands in. */
  readonly part: number
  /** The same sum under the limit of the first of its list: "from £65 for a house and £80 for a hall". */
  readonly alike?: string
}
/** One price, or several that stand together, with all that is said of it. */
export interface PriceRow {
  readonly signs: ReadonlyArray<Sign>
  /** How often the prices before it in its sentence are paid. */
  readonly paid: ReadonlyArray<string>
  /** How often the next price after it that says so is paid: "€9 for one and €29 for five a month". */
  readonly paidNext: string | null
  /** For what the next price after it that says so is paid: "€9 for one and €29 for five, each per seat". */
  readonly after: ReadonlyArray<Sign>
  /** What the line before it is the price of, where this one begins with its price: "€5, €7 with trousers". */
  readonly before: ReadonlyArray<Sign>
  /** "Coat and trousers": two things at one price. */
  readonly joined: boolean
}

const pattern =
  /[@~]\p{L}+|\p{L}{0,2}\p{Sc} ?\p{Nd}(?:[\p{Nd}.,']*\p{Nd})?|\p{Nd}[\p{Nd}.,']* ?(?:\p{Sc}(?! ?\p{Nd})|%|kr(?!\p{L}))|\p{Nd}(?:[\p{Nd}.,']*\p{Nd})?|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|[,;.!?:()–—|]/gu
const sumOf = (written: string): string => {
  const digits = written.replace(/[^\p{Nd}.,]/gu, "").replace(/[.,]+$/, "")
  const cents = /[.,](\p{Nd}{1,2})$/u.exec(digits)
  const whole = (cents === null ? digits : digits.slice(0, cents.index)).replace(/[^\p{Nd}]/gu, "")
  const part = (cents?.[1] ?? "").padEnd(2, "0")
  return part === "00" ? whole : `${whole}.${part}`
}

export interface PriceReading {
  readonly tongue: Tongue
  /** Stems of the product's names. */
  readonly names: ReadonlySet<string>
  readonly language: ReadLanguage | null
}

/** The form in which words of price lines are compared. */
export const stemIn = (language: ReadLanguage | null) => (word: string) =>
  language === "en" ? stemOf(word) : localStem(word, language ?? "en")

const comesWith = /^(?:with|including|includes|included|inklusive|mit|avec|con|com|met)$/

/** "From ten units", "ten or more": as many at least. */
const countOf = (limit: string, value: string) => `${limit === "~from" ? "~over" : limit}${value}`

/** Signs between an "and" and the comma that stands for a verb. */
const mostElliptic = 3
/** How a text with several prices is cut: at the last mark or "and" before the next price, at the last mark, or at the first. */
export type Cut = "last" | "mark" | "first"
/** "The small one is €14 and the large one 22", "60, plus travel": a sum in the money of the one before it. */
const bareNext =
  /^(?= ?(?:[,;.)]|$| (?:and|or|und|oder|et|ou|y|o|e|en|of|se|si|if|wenn|als|under|with|mit|avec|con|com|met|plus|más|mais|più|por|für|im|per|a|al)(?!\p{L})))/iu
const isBareSum = (token: string, before: string, rest: string) =>
  /^\p{Nd}/u.test(token) && /^\p{Nd}[\p{Nd}.,]*$/u.test(token) && !counting.test(before) && bareNext.test(rest)
const counting = /^(?:for|für|pour|por|per|voor|à|a|to|bis|up|of|von|de|di|no|nr|over|under|from|ab|as|age|aged)$/iu
const sumNext = /^, (?:\p{L}{1,4} )?(?:\p{L}{0,2}\p{Sc} ?\p{Nd}|\p{Nd}[\p{Nd}.,']* ?\p{Sc})/u
/** A text with each turn of phrase as its sign: asked for by every way of cutting it. */
const turned = recalled((text) =>
  priceTurns
    .reduce((done, [from, to]) => done.replace(from, to), ` ${tidyText(text).replace(openings, "")} `)
    .replace(/ {2,}/g, " ")
)
/** Cut where a next price begins after a mark or an "and"; what stands before a colon at the beginning is said of all. */
export const linesOf = (
  text: string,
  { tongue, names, language }: PriceReading,
  at: Cut = "last"
): ReadonlyArray<PriceRow> => {
  const stem = stemIn(language)
  const plain = turned(text)
  const lines: Array<Array<Sign>> = [[]]
  let shared: ReadonlyArray<Sign> = []
  let part = 0
  let limit = ""
  let cut = -1
  let joins = -1
  let depth = 0
  let first = true
  let money = ""
  let before = ""
  /** "Sites start at £800 and apps at £3,000": the limit of the first is that of the second. */
  const inherited = () =>
    before === "at" && lines.length > 1 && lines.at(-2)?.some(({ key }) => key.startsWith("~from")) === true
      ? "~from"
      : ""
  const here = () => lines.at(-1) ?? []
  const mayCut = (isAnd: boolean) => cut === -1 || at === "last" || (at === "mark" && (!isAnd || joins === cut))
  const push = (sign: Omit<Sign, "part">) => here().push({ ...sign, part })
  for (const { 0: token, index } of plain.matchAll(pattern)) {
    const written = token.replace(elision, "")
    const lower = written.toLowerCase()
    if (/^[,;.!?:()–—|]$/.test(written)) {
      depth += written === "(" ? 1 : written === ")" ? -1 : 0
      part += 1
      if (written === ":" && lines.length === 1 && !here().some(({ kind }) => kind === "price")) shared = [...here()]
      // "Y quinientas, 95 €": the comma stands for the verb.
      const since = joins === -1 ? 0 : here().length - joins
      const elliptic = written === "," && since > 0 && since <= mostElliptic && sumNext.test(plain.slice(index))
      if (depth === 0 && written !== ":" && written !== ")" && !elliptic && mayCut(false)) cut = here().length
      continue
    }
    // What a plan comes with is a part of its own.
    if (comesWith.test(lower) && here().some(({ kind }) => kind === "price")) part += 1
    if (tongue.and.has(lower)) {
      if (depth === 0 && mayCut(true)) {
        cut = here().length
        joins = cut
      }
      continue
    }
    if (lower.startsWith("~")) {
      limit = lower
      continue
    }
    const isFree = lower === "@free"
    const isBare =
      money !== "" && limit === "" && cut > 0 && isBareSum(token, before, plain.slice(index + token.length))
    const isPrice = isFree || isBare || /[\p{Sc}%]|kr$/u.test(written)
    if (isPrice) {
      // "€9.99" after "€5 a month, Club": the next line begins at the last mark.
      if (here().some(({ kind }) => kind === "price") && depth === 0 && cut > 0) {
        const rest = here().splice(cut)
        lines.push([...shared, ...rest])
      }
      cut = -1
      joins = -1
      const sum = isFree ? "0" : sumOf(written)
      const sign = isBare ? money : written.replace(/[\p{Nd}.,' ]/gu, "").toUpperCase()
      const key = sum === "0" && sign !== "%" ? "@free" : `${limit || inherited()}${sum}${sign}`
      const isListed = lines.length > 1 && here().length === shared.length && limit === "" && key !== "@free"
      const isFrom = isListed && lines[0]?.some((one) => one.kind === "price" && one.key.startsWith("~from")) === true
      push({ kind: "price", key, name: false, ...(isFrom ? { alike: `~from${sum}${sign}` } : {}) })
      money = isFree || sign === "%" ? money : sign
      limit = ""
    } else if (/^\p{Nd}/u.test(written)) {
      // "1 hour", "one hour", "an hour".
      if (limit !== "" || sumOf(written) !== "1")
        push({ kind: "number", key: countOf(limit, sumOf(written)), name: false })
      limit = ""
    } else {
      const value = tongue.numbers.get(lower)
      if (value !== undefined && !priceIdle.has(lower)) {
        push({ kind: "number", key: countOf(limit, String(value)), name: false })
        limit = ""
      } else if (!names.has(stem(lower)) && !(isIdle(written) && !lower.startsWith("@"))) {
        push({
          kind: "word",
          key: lower.startsWith("@") ? lower : stem(lower),
          name: /^\p{Lu}/u.test(written) && !first
        })
        // "From Burnside Legal for £60": whom it is from limits no sum.
        if (!lower.startsWith("@")) limit = ""
      }
    }
    first = false
    before = lower
  }
  const joined = pairing.test(text)
  return lines.map((signs, at) => {
    const last = lines[at - 1] ?? []
    const sum = last.findIndex(({ kind }) => kind === "price")
    return {
      signs,
      paid: lines.slice(0, at).flatMap(periodsIn),
      paidNext: lines.slice(at + 1).flatMap(periodsIn)[0] ?? null,
      after:
        lines
          .slice(at + 1)
          .map(payersIn)
          .find((payers) => payers.length > 0) ?? [],
      before: signs[0]?.kind === "price" ? last.slice(0, sum).filter(({ kind }) => kind === "word") : [],
      joined
    }
  })
}
/** The words between a sum and how often it is paid: "£11 per person a month". */
const payersIn = (signs: ReadonlyArray<Sign>) => {
  const sum = signs.findLastIndex(({ kind }) => kind === "price")
  const rest = signs.slice(sum + 1)
  const often = rest.findIndex(({ key }) => isPaidEach(key))
  const payers = rest.slice(0, often === -1 ? 0 : often)
  return payers.every(({ kind, part }) => kind === "word" && part === signs[sum]?.part) ? payers : []
}
/** "Pro" is a plan; "pro Monat" tells how often. */
const isIdle = (written: string) => priceIdle.has(written.toLowerCase()) && written !== "Pro"

const periods = /^@(?:hour|day|night|week|month|year|once)$/
export const isPaidEach = (key: string) => periods.test(key)
/** How often its sums are paid; "45 minutes a week" tells how much of something there is. */
const periodsIn = (signs: ReadonlyArray<Sign>) =>
  signs.flatMap(({ key }, at) =>
    isPaidEach(key) && signs.slice(0, at).findLast(({ kind }) => kind !== "word")?.kind !== "number" ? [key] : []
  )
export const paidOf = ({ signs }: PriceRow) => periodsIn(signs)
/** Something is sold together with something else. */
const pairing = /\+|&|(?<!\p{L})(?:and|with|plus|und|mit|y|et|avec|con|com|met|incl\p{L}*)(?!\p{L})/iu
