/**
 * Whether a line about a plan says what the plan's own card says: more than its price, and in another order. "Pro $29/yr
 * per user, or $3 a month" of a card that has both sums, "Team $79/yr for up to 5 seats" of one that lists the seats.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { textSays } from "../../../../reading/Says.ts"
import { tokensOf } from "../../../../reading/Tokens.ts"
import { laterHeadings } from "../../../../topics/OtherPeople.ts"
import { priceGlue } from "../../../words/PriceWords.ts"
import { type Price, pricesIn, samePrice } from "../../sums/Money.ts"
import { tellsNoPrice } from "../../sums/NoPrices.ts"
import { pastOrPlanned } from "../../sums/words/BesideWords.ts"
import type { PricePlan } from "../PriceLines.ts"
import { bindsOnCard, leftOut } from "./ConditionWords.ts"

/** Of a line, and of a title on a card, in characters; lines of a card that are read. */
const longest = 200
const mostLines = 60
const longestTitle = 40
/** And of what is said of all of it: "Coming soon". Anything longer is of one thing on it. */
const longestBadge = 16

interface Line {
  readonly text: string
  /** Its words, each sum one of them. */
  readonly words: ReadonlyArray<string>
  readonly prices: ReadonlyArray<Price>
}
const isSum = (word: string) => word.startsWith("qsumq")
/** A word that no page has. */
const markOf = (at: number) => `qsumq${"abcdefghijklmnopqrstuvwxyz"[at] ?? "q"}`
const wordsOf = (text: string): ReadonlyArray<string> => tokensOf(fold(text)).map(({ stem }) => stem)
/** A line in words, with each of its sums as the number it has among `sums`. */
const lineOf = (text: string, sums: ReadonlyArray<Price>): Line => {
  const prices = pricesIn(text)
  let end = 0
  const parts = prices.flatMap((price) => {
    const before = text.slice(end, price.start)
    end = price.end
    return [before, ` ${markOf(sums.findIndex((one) => samePrice(one, price)))} `]
  })
  return { text, words: wordsOf([...parts, text.slice(end)].join("")), prices }
}

/** The lines of a plan's card, its name first; without what stands beside its price where other plans stand there too. */
const textOf = (
  { page, first, last, told, name }: PricePlan,
  plans: ReadonlyArray<PricePlan>
): ReadonlyArray<string> => {
  const card = page.blocks[last]?.card ?? null
  const isShared = plans.some((one) => one.page === page && one.first !== first && page.blocks[one.last]?.card === card)
  const beside = card === null || isShared ? [] : page.blocks.filter((block) => block.card === card)
  const blocks = [...page.blocks.slice(first, last + 1), ...beside].map(({ text }) => text)
  return [name ?? "", ...(told === undefined ? blocks : [told])]
    .flatMap((text) => text.split(/\n|(?<=[.!?])\s+/u))
    .filter((line) => line !== "" && line.length <= longest)
    .slice(0, mostLines)
    .map((line) => tidyText(line))
}

const isLater = (text: string) => textSays(fold(text), laterHeadings)
/** Whether a line says `name` in full. */
const isNamedIn = ({ words }: Line, name: string) => wordsOf(tidyText(name)).every((word) => words.includes(word))

/** Whether a line names the plan, by a title of its card where a label was taken for its name, and no other beside it. */
const namesOnly = (said: Line, name: string, card: ReadonlyArray<Line>, plans: ReadonlyArray<PricePlan>): boolean => {
  const titles = card.flatMap(({ text, prices }) => (text.length <= longestTitle && prices.length === 0 ? [text] : []))
  if (![name, ...titles.slice(0, 3)].some((one) => isNamedIn(said, one))) return false
  const own = lineOf(name, [])
  return plans.every((one) => one.name === null || !isNamedIn(said, one.name) || isNamedIn(own, one.name))
}

const leadsTo = (words: ReadonlyArray<string>, word: string, told: string) =>
  words.some((one, at) => one === word && (words[at + 1] === told || words[at + 2] === told))
/** Whether what binds a sum or a number on the card binds it in the line. */
const keepsBounds = (said: Line, card: ReadonlyArray<Line>): boolean =>
  card.every(({ words }) => {
    const told = words.filter((word) => said.words.includes(word) && (isSum(word) || /^\p{Nd}/u.test(word)))
    const bounds = told.length === 0 ? [] : words.filter((word) => bindsOnCard.test(word))
    return told.every((one) => bounds.every((word) => !leadsTo(words, word, one) || leadsTo(said.words, word, one)))
  })
/** Whether what a sum of the card is counted by, from how many on and on what condition, stands in the line that has it. */
const keepsCounts = (said: Line, card: ReadonlyArray<Line>, limits: ReadonlyArray<RegExp>): boolean =>
  card.every(({ text, prices }) =>
    prices.every(
      (own) =>
        !said.prices.some((one) => samePrice(one, own)) ||
        (own.units.every((unit) => said.words.includes(unit)) &&
          limits.every((limit) => !limit.test(text) || limit.test(said.text)))
    )
  )

const glue = new Set(priceGlue.flatMap(wordsOf))
/** Whether a line has no word but the card's, and each number and each word that binds before what it stands before there. */
const isOfWords = (said: Line, card: ReadonlyArray<Line>): boolean => {
  const known = new Set(card.flatMap(({ text, words }) => (leftOut.test(text) || isLater(text) ? [] : words)))
  const pairs = new Set(card.flatMap(({ words }) => words.map((word, at) => `${word} ${words[at + 1] ?? ""}`)))
  return said.words.every((word, at) => {
    if (!known.has(word) && !glue.has(word) && !isSum(word)) return false
    const binds = bindsOnCard.test(word) || /^\p{Nd}/u.test(word)
    return !binds || pairs.has(`${word} ${said.words[at + 1] ?? ""}`)
  })
}

/**
 * `limits`: what may not be left out of a line that has a sum. What the card has only among what is not in it, or not yet,
 * is none of its words.
 */
export const isOnCard = (
  part: string,
  plan: PricePlan,
  { plans, limits }: { readonly plans: ReadonlyArray<PricePlan>; readonly limits: ReadonlyArray<RegExp> }
): boolean => {
  const text = tidyText(part)
  const { name, price: own } = plan
  if (name === null || own === null || text.length > longest || pastOrPlanned.test(text)) return false
  const lines = textOf(plan, plans)
  if (lines.some((line) => line.length <= longestBadge && isLater(line))) return false
  // "Save €10 a month" is no sum of the plan.
  const sums = lines.flatMap((line) => (tellsNoPrice(line) ? [] : pricesIn(line)))
  const said = lineOf(text, sums)
  // Another sum of the card, which may be an old one, stands beside the plan's own and never in its place.
  if (!said.prices.some((price) => samePrice(own, price))) return false
  const isListed = (price: Price) =>
    sums.some((one) => samePrice(one, price) && price.units.every((unit) => one.units.includes(unit)))
  if (!said.prices.every(isListed)) return false
  const card = lines.map((line) => lineOf(line, sums))
  return (
    namesOnly(said, name, card, plans) &&
    keepsBounds(said, card) &&
    keepsCounts(said, card, limits) &&
    isOfWords(said, card)
  )
}
