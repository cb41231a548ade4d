/**
 * A sentence that tells prices against lines that do: what is said of each price must be the same on both sides, its
 * label, its currency, how often and for whom it is paid, every limit and every other figure. What is left over on either
 * side, save words that only hold such a line together, refuses it. Works without grammar, so in any language with words.
 */
import { regionOfHeading } from "../../../../../../domain/draft/RegionWords.ts"
import { alike } from "../../meaning/Alike.ts"
import type { Tongue } from "../../tongues/Tongue.ts"
import type { Spoken } from "../../voice/Spoken.ts"
import { singleFees } from "../../words/Free.ts"
import {
  type Cut,
  isPaidEach,
  linesOf,
  type PriceReading,
  type PriceRow,
  paidOf,
  type Sign,
  stemIn
} from "./PriceSigns.ts"
import { genericHeads, ofEveryPlan, otherMoney, plainLabels, planCount, priceOfAll, priceTurns } from "./PriceTurns.ts"

/** "Membership" of "member", "Parrainer" of "parrainage": words of one family. */
const leastFamily = 6
const isKin = (a: string, b: string): boolean =>
  !a.startsWith("@") &&
  a.length >= leastFamily &&
  b.length >= leastFamily &&
  a.slice(0, leastFamily) === b.slice(0, leastFamily)
const isSame = (a: Sign, b: Sign): boolean =>
  a.kind === b.kind &&
  (a.key === b.key ||
    (a.kind === "price" && (a.alike === b.key || b.alike === a.key)) ||
    (a.kind === "word" && !(a.name && b.name) && (alike(a.key, b.key) || isKin(a.key, b.key))))
const among = (sign: Sign, signs: ReadonlyArray<Sign>) => signs.some((other) => isSame(sign, other))
const isTelling = ({ signs }: PriceRow) => signs.some(({ kind }) => kind === "price")
/** "Each further mover £22", "every additional mover adds £22": that it comes on top is said of it already. */
const isAddedAlike = ({ key }: Sign, ...sides: ReadonlyArray<ReadonlyArray<Sign>>): boolean =>
  key === "@more" && sides.every((signs) => signs.some((one) => one.key === "addit"))
/** "£8 if they are under eighteen", "£8 for those under eighteen": what is asked of them is said beside it. */
const idleConditions: ReadonlySet<string> = new Set(
  "if when where wenn falls si quand cuando se quando als wanneer".split(" ")
)
const told = ({ signs }: PriceRow) => signs.filter(({ kind, key }) => kind !== "price" || key !== "")

/** May be left out of a line: a part after the price that only praises, without figure, limit or denial. */
const binding =
  /^(?:@(?:not|month|year|week|once|plus|more|off|rest|anytime)|if|when|until|unless|after|before|minimum|max|plus|extra|excl|excluding|except|hors|sauf|exkl|exklusive|salvo|exceto|vat|tax|bill|first|second|wenn|falls|nach|vor|zzgl|si|quand|après|avant|cuando|después|antes|se|quando|depois|for|new|existing|annual|commit\p{L}*|contract|term|code|card|coupon|voucher|refer\p{L}*|id|proof|student|member\p{L}*|own)$/u
const mayGo = (sign: Sign, line: PriceRow, wanted: ReadonlyArray<Sign>): boolean => {
  const price = line.signs.find(({ kind }) => kind === "price")
  if (sign.kind !== "word" || price === undefined || sign.part <= price.part) return false
  // "€35 pays for the parts of one bike": of what is kept, nothing goes.
  return line.signs.every(
    (other) => other.part !== sign.part || (other.kind === "word" && !binding.test(other.key) && !among(other, wanted))
  )
}

const order = (signs: ReadonlyArray<Sign>) => signs.filter(({ kind }) => kind === "number").map(({ key }) => key)
const sameOrder = (a: ReadonlyArray<Sign>, b: ReadonlyArray<Sign>): boolean => {
  const kept = order(b).filter((key) => order(a).includes(key))
  const own = order(a).filter((key) => order(b).includes(key))
  return own.length < 2 || own.join() === kept.join()
}

/** Whether a word follows a number in one of these lines. */
const counted = (lines: ReadonlyArray<PriceRow>, word: Sign) =>
  lines.some(({ signs }) => signs.some((sign, at) => isSame(sign, word) && signs[at - 1]?.kind === "number"))

interface Source {
  readonly line: PriceRow
  readonly one: Spoken
  /** Says whose price it is: the product's, or what "we" take and "you" pay. */
  readonly named: boolean
  /** Says of which it holds: "Team: …", "all plans but Solo". */
  readonly ofSome: boolean
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

/** In a table a sum belongs to its own row or column. */
const isCell = ({ stand, places }: Spoken): boolean =>
  stand.block !== null && places[0]?.page.blocks[stand.block]?.kind === "cell"

/** Of a price list without cards: what stands under a sum before the next heading or sum. */
const isRightBelow = (line: Spoken, sum: Spoken): boolean => {
  const [from, to, page] = [sum.stand.block, line.stand.block, sum.places[0]?.page]
  if (from === null || to === null || page === undefined || line.stand.page !== sum.stand.page) return false
  const below = page.blocks.slice(from + 1, to + 1)
  return (
    to > from &&
    line.words.length <= labelWords + 2 &&
    below.length <= mostBelow &&
    sum.stand.card === null &&
    line.stand.card === null &&
    below.every(({ text, level, region }) => level === null && region === sum.region && !/\p{Sc}|%/u.test(text))
  )
}
const mostBelow = 3
/** A word for what is sold that no price of the page is told by. */
const isGeneric = (sign: Sign, priced: ReadonlyArray<Source>): boolean =>
  genericHeads.has(sign.key) && !priced.some(({ line }) => among(sign, line.signs))

/** The quotes that carry one line of a sentence; null where none do. */
const carriedBy = (
  asked: PriceRow,
  earlier: ReadonlyArray<PriceRow>,
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
    // "Otherwise $5": of what was spoken of before.
    const isBare =
      wanted.some(({ key }) => plainLabels.has(key)) &&
      wanted.every(({ kind, key }) => kind === "price" || isPaidEach(key) || plainLabels.has(key))
    // "Pro costs $9 a month, or $90 a year": a sum that the page gives to nothing else is of what was spoken of before.
    const isAlone =
      wanted.every(({ kind, key }) => kind === "price" || isPaidEach(key)) &&
      priced.filter(({ line: other }) => prices.some((price) => among(price, other.signs))).length === 1
    const isSaid = (sign: Sign) => earlier.some(({ signs }) => among(sign, signs))
    // "Free for up to 12 hens, $6 for up to 80": what is counted was said before, and so is what is sold, "spruce costs €165
    // a pallet, beech €215", and how often it is paid.
    const elided = (sign: Sign) =>
      isPaidEach(sign.key)
        ? (asked.paid.at(-1) ?? asked.paidNext) === sign.key && paidOf(asked).length === 0 && !isFee
        : sign.kind === "word" &&
          !sign.key.startsWith("@") &&
          (counted(earlier, sign) ||
            (paidOf(asked).length === 0 && among(sign, asked.after)) ||
            (isSaid(sign) &&
              !line.joined &&
              (isBare ||
                isAlone ||
                line.signs.some((one) => one.kind !== "price" && !isPaidEach(one.key) && among(one, wanted)))))
    const inherited = (sign: Sign) =>
      isPaidEach(sign.key)
        ? (line.paid.at(-1) ?? line.paidNext) === sign.key &&
          paidOf(line).length === 0 &&
          !isFee &&
          sign.key !== "@once"
        : among(sign, line.before)
    const lost = line.signs.filter(
      (sign) =>
        !among(sign, wanted) &&
        !mayGo(sign, line, wanted) &&
        !priceOfAll.has(sign.key) &&
        !idleConditions.has(sign.key) &&
        !isAddedAlike(sign, line.signs, wanted) &&
        !elided(sign)
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
      (sign) =>
        !among(sign, line.signs) &&
        !idleConditions.has(sign.key) &&
        !isAddedAlike(sign, line.signs, wanted) &&
        !inherited(sign) &&
        ((headed && !isBare) || !plainLabels.has(sign.key))
    )
    const open = extra.filter((sign) => !(labelled && isGeneric(sign, priced)))
    if (open.length === 0) return [source.one]
    // The rest of the card: a line without a price, all of which is said here too.
    const rest = plain.filter(
      ({ line: other, one, ofSome }) =>
        other.signs.length > 0 &&
        other.signs.every((sign) => among(sign, wanted) || priceOfAll.has(sign.key)) &&
        other.signs.some((sign) => among(sign, open)) &&
        (!(labelled || isCell(source.one)) ||
          ofEveryPlan.test(one.text) ||
          one.stand.block === source.one.stand.block ||
          (!ofSome && isRightBelow(one, source.one)) ||
          (one.stand.card !== null && one.stand.card === source.one.stand.card) ||
          other.signs.some((sign) => among(sign, line.signs)))
    )
    const said = rest.flatMap(({ line: other }) => other.signs)
    if (open.every((sign) => among(sign, said))) return [source.one, ...rest.map(({ one }) => one)]
  }
  return null
}

const exceptive = ["except", "only", "other"] as const

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
  const reading: PriceReading = {
    tongue,
    language,
    names: new Set(names.flatMap((name) => (name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map(stemIn(language))))
  }
  const counts = planCount.exec(sentence)
  const list = counts === null ? sentence : sentence.slice(counts[0].length)
  const cuts: ReadonlyArray<Cut> = ["last", "mark", "first"]
  const readings = cuts.map((cut) => linesOf(list, reading, cut))
  // "Three plans: …": as many as it then names.
  const many = counts?.[1] === undefined ? null : String(tongue.numbers.get(counts[1].toLowerCase()) ?? counts[1])
  const wanted = readings.filter((lines) => lines.every(isTelling) && (many === null || many === String(lines.length)))
  if (language === null || wanted.length === 0) return null
  const sources = own
    .filter(({ text }) => !/[?？]["'”’)\]]*$/u.test(text) && !otherMoney.test(text) && !ofSomething.test(text))
    .flatMap((one) => {
      const words = one.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
      const named = speaks.test(one.text) || words.some((word) => reading.names.has(stemIn(language)(word)))
      const ofSome =
        one.text.includes(":") ||
        exceptive.some((kind) => one.text.toLowerCase().search(tongue.kinds.get(kind) ?? /(?!)/u) !== -1)
      return linesOf(one.text, reading).map((line): Source => ({ line, one, named, ofSome }))
    })
  // "No subscription, no account": each part of a line without a price may stand by itself.
  const parted = sources
    .filter(({ line }) => !isTelling(line))
    .flatMap((source) =>
      [...new Set(source.line.signs.map(({ part }) => part))].map((part) => ({
        ...source,
        line: { ...source.line, signs: source.line.signs.filter((sign) => sign.part === part) }
      }))
    )
  const isPriced = ({ line }: Source) => isTelling(line)
  const byName = (sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) =>
    reading.names.has(stemIn(language)(word))
  )
  const priced = sources.filter(isPriced)
  const plain = [...sources, ...parted].filter((one) => !isPriced(one))
  for (const lines of wanted) {
    const found = lines.map((line, at) => carriedBy(line, lines.slice(0, at), byName, priced, plain))
    if (found.every((one) => one !== null)) return [...new Set(found.flatMap((one) => one ?? []))]
  }
  return null
}
