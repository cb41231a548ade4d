/**
 * A sentence that tells prices against lines that do: what is said of each price must be the same on both sides, its
 * label, its currency, how often and for whom it is paid, every limit and every other figure. What is left over on either
 * side, save words that only hold such a line together, refuses it. Works without grammar, so in any language with words.
 */
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { alike } from "../meaning/Alike.ts"
import { localStem } from "../parse/LocalStems.ts"
import { stemOf } from "../parse/Stems.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { Spoken } from "../voice/Spoken.ts"
import { singleFees } from "../words/Free.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { otherMoney, plainLabels, priceIdle, priceOfAll, priceTurns } from "./PriceTurns.ts"

interface Sign {
  readonly kind: "price" | "number" | "word"
  /** What must be equal: of a price its limit, sum and currency. */
  readonly key: string
  /** Written with a capital: no other word stands for it. */
  readonly name: boolean
  /** Which of the parts between commas it stands in. */
  readonly part: number
}
/** One price, or several that stand together, with all that is said of it. */
interface Line {
  readonly signs: ReadonlyArray<Sign>
  /** How often the prices before it in its sentence are paid. */
  readonly paid: ReadonlyArray<string>
  /** "Coat and trousers": two things at one price. */
  readonly joined: boolean
}

const token =
  /[@~]\p{L}+|\p{L}{0,2}\p{Sc} ?\p{Nd}(?:[\p{Nd}.,']*\p{Nd})?|\p{Nd}[\p{Nd}.,']* ?(?:\p{Sc}|%|kr(?!\p{L}))|\p{Nd}(?:[\p{Nd}.,']*\p{Nd})?|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|[,;.!?:()–—|]/gu
const sumOf = (written: string): string => {
  const digits = written.replace(/[^\p{Nd}.,]/gu, "").replace(/[.,]+$/, "")
  const cents = /[.,](\p{Nd}{1,2})$/u.exec(digits)
  const whole = (cents === null ? digits : digits.slice(0, cents.index)).replace(/[^\p{Nd}]/gu, "")
  const part = (cents?.[1] ?? "").padEnd(2, "0")
  return part === "00" ? whole : `${whole}.${part}`
}

interface Reading {
  readonly tongue: Tongue
  readonly names: ReadonlySet<string>
  readonly language: ReadLanguage | null
}

/** Signs between an "and" and the comma that stands for a verb. */
const mostElliptic = 3
const sumNext = /^, (?:\p{L}{1,4} )?(?:\p{L}{0,2}\p{Sc} ?\p{Nd}|\p{Nd}[\p{Nd}.,']* ?\p{Sc})/u
/** Cut where a next price begins after a mark or an "and"; what stands before a colon at the beginning is said of all. */
const linesOf = (text: string, { tongue, names, language }: Reading): ReadonlyArray<Line> => {
  const plain = priceTurns
    .reduce((done, [from, to]) => done.replace(from, to), ` ${tidyText(text)} `)
    .replace(/ {2,}/g, " ")
  const lines: Array<Array<Sign>> = [[]]
  let shared: ReadonlyArray<Sign> = []
  let part = 0
  let limit = ""
  let cut = -1
  let joins = -1
  let depth = 0
  let first = true
  let before = ""
  /** "Sites start at £800 and apps at £3,000": the limit of the first is that of the second. */
  const inherited = () =>
    before === "at" && lines.length > 1 && lines.at(-2)?.some(({ key }) => key.startsWith("~from")) === true
      ? "~from"
      : ""
  const here = () => lines.at(-1) ?? []
  const push = (sign: Omit<Sign, "part">) => here().push({ ...sign, part })
  for (const { 0: written, index } of plain.matchAll(token)) {
    const lower = written.toLowerCase()
    if (/^[,;.!?:()–—|]$/.test(written)) {
      depth += written === "(" ? 1 : written === ")" ? -1 : 0
      part += 1
      if (written === ":" && lines.length === 1 && !here().some(({ kind }) => kind === "price")) shared = [...here()]
      // "Y quinientas, 95 €": the comma stands for the verb.
      const since = joins === -1 ? 0 : here().length - joins
      const elliptic = written === "," && since > 0 && since <= mostElliptic && sumNext.test(plain.slice(index))
      if (depth === 0 && written !== ":" && written !== ")" && !elliptic) cut = here().length
      continue
    }
    if (tongue.and.has(lower)) {
      if (depth === 0) {
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
    const isPrice = isFree || /[\p{Sc}%]|kr$/u.test(written)
    if (isPrice) {
      // "€9.99" after "€5 a month, Club": the next line begins at the last mark.
      if (here().some(({ kind }) => kind === "price") && depth === 0 && cut > 0) {
        const rest = here().splice(cut)
        lines.push([...shared, ...rest])
      }
      cut = -1
      joins = -1
      const sum = isFree ? "0" : sumOf(written)
      const sign = written.replace(/[\p{Nd}.,' ]/gu, "").toUpperCase()
      push({
        kind: "price",
        key: sum === "0" && sign !== "%" ? "@free" : `${limit || inherited()}${sum}${sign}`,
        name: false
      })
      limit = ""
    } else if (/^\p{Nd}/u.test(written)) {
      push({ kind: "number", key: `${limit}${sumOf(written)}`, name: false })
      limit = ""
    } else {
      const value = tongue.numbers.get(lower)
      if (value !== undefined && !priceIdle.has(lower)) {
        push({ kind: "number", key: `${limit}${value}`, name: false })
        limit = ""
      } else if (!names.has(lower) && !(priceIdle.has(lower) && !lower.startsWith("@"))) {
        push({
          kind: "word",
          key: lower.startsWith("@") ? lower : language === "en" ? stemOf(lower) : localStem(lower, language ?? "en"),
          name: /^\p{Lu}/u.test(written) && !first
        })
      }
    }
    first = false
    before = lower
  }
  const joined = pairing.test(text)
  return lines.map((signs, at) => ({
    signs,
    paid: lines.slice(0, at).flatMap((earlier) => earlier.flatMap(({ key }) => (isPeriod(key) ? [key] : []))),
    joined
  }))
}
const isPeriod = (key: string) => /^@(?:week|month|year|once)$/.test(key)
const paidOf = ({ signs }: Line) => signs.flatMap(({ key }) => (isPeriod(key) ? [key] : []))
/** Something is sold together with something else. */
const pairing = /\+|&|(?<!\p{L})(?:and|with|plus|und|mit|y|et|avec|con|com|met|incl\p{L}*)(?!\p{L})/iu
const isSame = (a: Sign, b: Sign): boolean =>
  a.kind === b.kind && (a.key === b.key || (a.kind === "word" && !(a.name && b.name) && alike(a.key, b.key)))
const among = (sign: Sign, signs: ReadonlyArray<Sign>) => signs.some((other) => isSame(sign, other))
const told = ({ signs }: Line) => signs.filter(({ kind, key }) => kind !== "price" || key !== "")

/** May be left out of a line: a part after the price that only praises, without figure, limit or denial. */
const binding =
  /^(?:@not|@month|@year|@week|@once|if|when|until|unless|after|before|minimum|max|plus|extra|excl|excluding|except|hors|sauf|exkl|exklusive|salvo|exceto|vat|tax|bill|first|second|wenn|falls|nach|vor|zzgl|si|quand|après|avant|cuando|después|antes|se|quando|depois|for|new|existing)$/
const mayGo = (sign: Sign, line: Line): boolean => {
  const price = line.signs.find(({ kind }) => kind === "price")
  if (sign.kind !== "word" || price === undefined || sign.part <= price.part) return false
  return line.signs.every((other) => other.part !== sign.part || (other.kind === "word" && !binding.test(other.key)))
}

const order = (signs: ReadonlyArray<Sign>) => signs.filter(({ kind }) => kind === "number").map(({ key }) => key)
const sameOrder = (a: ReadonlyArray<Sign>, b: ReadonlyArray<Sign>): boolean => {
  const kept = order(b).filter((key) => order(a).includes(key))
  const own = order(a).filter((key) => order(b).includes(key))
  return own.length < 2 || own.join() === kept.join()
}

/** Whether a word follows a number in one of these lines. */
const counted = (lines: ReadonlyArray<Line>, word: Sign) =>
  lines.some(({ signs }) => signs.some((sign, at) => isSame(sign, word) && signs[at - 1]?.kind === "number"))

interface Source {
  readonly line: Line
  readonly one: Spoken
  /** Says whose price it is: the product's, or what "we" take and "you" pay. */
  readonly named: boolean
}
const speaks = /(?<!\p{L})(?:we|our|you|wir|unser\p{L}*|sie|nous|nos|vous|nuestr\p{L}*|noss\p{L}*)(?!\p{L})/iu

/** A sum in the price list that no label over it gives to one plan of several. */
const isOnlyPrice = ({ region, stand, places }: Spoken): boolean => {
  if (region !== "pricing" || stand.block === null) return false
  const over = places[0]?.page.blocks[stand.block - 1]
  const isLabel =
    over !== undefined &&
    over.region === "pricing" &&
    over.text.split(" ").length <= labelWords &&
    !/[\p{Sc}.!?]/u.test(over.text) &&
    regionOfHeading(over.text) !== "pricing"
  return !isLabel
}
const labelWords = 6

/** The quotes that carry one line of a sentence; null where none do. */
const carriedBy = (
  asked: Line,
  earlier: ReadonlyArray<Line>,
  byName: boolean,
  priced: ReadonlyArray<Source>,
  plain: ReadonlyArray<Source>
): ReadonlyArray<Spoken> | null => {
  const wanted = told(asked)
  for (const source of priced) {
    const { line } = source
    const prices = line.signs.filter(({ kind }) => kind === "price")
    if (prices.length !== wanted.filter(({ kind }) => kind === "price").length) continue
    if (!prices.every((price) => among(price, wanted)) || !sameOrder(wanted, line.signs)) continue
    const labels = line.signs.filter((sign) => sign.kind === "word" && !sign.key.startsWith("@"))
    const isFee = labels.some(({ key }) => singleFees.test(key))
    const isSaid = (sign: Sign) => earlier.some(({ signs }) => among(sign, signs))
    // "Free for up to 12 hens, $6 for up to 80": what is counted was said before, and so is what is sold, "spruce costs €165
    // a pallet, beech €215", and how often it is paid.
    const elided = (sign: Sign) =>
      isPeriod(sign.key)
        ? asked.paid.at(-1) === sign.key && paidOf(asked).length === 0 && !isFee
        : sign.kind === "word" &&
          !sign.key.startsWith("@") &&
          (counted(earlier, sign) ||
            (isSaid(sign) &&
              !line.joined &&
              line.signs.some((one) => one.kind !== "price" && !isPeriod(one.key) && among(one, wanted))))
    const inherited = ({ key }: Sign) =>
      isPeriod(key) && line.paid.at(-1) === key && paidOf(line).length === 0 && !isFee && key !== "@once"
    const lost = line.signs.filter(
      (sign) => !among(sign, wanted) && !mayGo(sign, line) && !priceOfAll.has(sign.key) && !elided(sign)
    )
    if (lost.length > 0) continue
    const labelled = labels.length > 0
    const sum = line.signs.findIndex(({ kind }) => kind === "price")
    // "€0.09 a word" is the price of nothing that has a name.
    const headed = labels.some((label) => line.signs.indexOf(label) < sum || label.name)
    // A sum alone may be anybody's, save in the price list.
    if (!labelled && !source.named && !isOnlyPrice(source.one)) continue
    // What a page says outside its price list, of whatever it is, is not thereby the product's price.
    if (byName && !source.named && source.one.region !== "pricing") continue
    const extra = wanted.filter(
      (sign) => !among(sign, line.signs) && !inherited(sign) && (headed || !plainLabels.has(sign.key))
    )
    if (extra.length === 0) return [source.one]
    // The rest of the card: a line without a price, all of which is said here too.
    const rest = plain.filter(
      ({ line: other, one }) =>
        other.signs.length > 0 &&
        other.signs.every((sign) => among(sign, wanted)) &&
        other.signs.some((sign) => among(sign, extra)) &&
        (!labelled ||
          one.stand.block === source.one.stand.block ||
          (one.stand.card !== null && one.stand.card === source.one.stand.card) ||
          other.signs.some((sign) => among(sign, line.signs)))
    )
    const said = rest.flatMap(({ line: other }) => other.signs)
    if (extra.every((sign) => among(sign, said))) return [source.one, ...rest.map(({ one }) => one)]
  }
  return null
}

/** "It charges €90 a night": whoever was spoken of before. */
const ofSomething = /^(?:it|they|he|she|this|these|that|those|er|sie|es|il|elle|ils|elles|él|ella|ele|ela)(?!\p{L})/iu

/** The quotes by which a sentence of prices stands; null where they do not carry all of it. */
export const pricesBy = (
  sentence: string,
  own: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>,
  tongue: Tongue
): ReadonlyArray<Spoken> | null => {
  if (sentence.endsWith("?") || otherMoney.test(sentence)) return null
  // A product called "Free": what its name says is no price.
  if (names.some((name) => priceTurns.some(([turn]) => name.search(turn) !== -1))) return null
  const language = tongue.name === "ja" || tongue.name === "zh" || tongue.name === "ar" ? null : tongue.name
  const reading: Reading = {
    tongue,
    language,
    names: new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []))
  }
  const asked = linesOf(sentence, reading)
  if (language === null || !asked.every(({ signs }) => signs.some(({ kind }) => kind === "price"))) return null
  const sources = own
    .filter(({ text }) => !/[?？]["'”’)\]]*$/u.test(text) && !otherMoney.test(text) && !ofSomething.test(text))
    .flatMap((one) => {
      const words = one.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
      const named = speaks.test(one.text) || words.some((word) => reading.names.has(word))
      return linesOf(one.text, reading).map((line): Source => ({ line, one, named }))
    })
  const isPriced = ({ line }: Source) => line.signs.some(({ kind }) => kind === "price")
  const byName = (sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => reading.names.has(word))
  const found = asked.map((line, at) =>
    carriedBy(
      line,
      asked.slice(0, at),
      byName,
      sources.filter(isPriced),
      sources.filter((one) => !isPriced(one))
    )
  )
  return found.every((one) => one !== null) ? [...new Set(found.flatMap((one) => one ?? []))] : null
}
