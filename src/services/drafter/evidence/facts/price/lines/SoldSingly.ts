/** One thing for one sum: "Buy for €19.99" on a button, "Price: 4.99 USD, 4.99 EUR", "$2.99 · No subscriptions" at the top. */
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import { isAsidePage, isHome } from "../../Paths.ts"
import { buyWords, cartWords, softwareWords, steadyTimes, steadyWords, unsteadyWords } from "../../words/PriceWords.ts"
import { costsNothing, type Price } from "../sums/Money.ts"
import { tellsNoPrice } from "../sums/NoPrices.ts"
import { besideSums, pastOrPlanned } from "../sums/words/BesideWords.ts"
import { boughtOf, isHadFor, isPricedLine, type Priced, pricedIn } from "./Bought.ts"
import type { PricePlan } from "./PriceLines.ts"

const labelled =
  /^(?:(?:regular|retail|full|current|launch|app|game) )?(?:price|preis|prix|precio|preço|prezzo|prijs|価格|价格|السعر) ?[:：] ?$/iu
/** Between the same sum in several moneys. */
const joint = /^ ?(?:[,/|·•]|and|or|oder|und|ou|et|o|y|e|of|en) ?$/iu
/** "$2.99 · No subscriptions · On-device only" */
const goesOn = /^(?:$| ?[·•|] )/u
const buying = new RegExp(`^(?:${buyWords})(?!\\p{L})`, "iu")
const noneAgain = new RegExp(unsteadyWords, "iu")
const otherwise = [steadyWords, steadyTimes, softwareWords, cartWords].map(anywhere)

const isOnce = ({ paying }: Price) => paying === "unknown" || paying === "once"
/** Whether sums are one, each in a money of its own. */
const areOne = (text: string, prices: ReadonlyArray<Price>) =>
  new Set(prices.map(({ currency }) => currency)).size === prices.length &&
  prices.every((price, at) => at === 0 || joint.test(text.slice(prices[at - 1]?.end, price.start)))

const singly = (one: Priced): ReadonlyArray<PricePlan> => {
  const { page, block, at, text, prices } = one
  const [price] = prices
  const last = prices.at(-1)
  if (price === undefined || last === undefined || block.level !== null) return []
  const isLabelled = labelled.test(text.slice(0, price.start)) && last.end === text.length
  const opens = block.region === "hero" && isHome(page) && price.start === 0 && goesOn.test(text.slice(last.end))
  if (!(isLabelled || (opens && prices.length === 1)) || !areOne(text, prices)) return []
  if (prices.some((each) => costsNothing(each) || !isOnce(each))) return []
  if (tellsNoPrice(text) || besideSums.test(text) || pastOrPlanned.test(text)) return []
  return [{ page, name: null, kind: "once", price, words: text, first: at, last: at }]
}

/** Where nothing on the site is paid again, or tried first; a line that denies a subscription beside its sum needs no more. */
export const soldSingly = (site: SiteIndex): ReadonlyArray<PricePlan> => {
  const own = site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) => page.blocks.flatMap((block, at) => pricedIn({ page, block, at })))
  const lines = own.filter(isPricedLine)
  const isBought = ({ page, first, words, price }: PricePlan) => {
    const block = page.blocks[first]
    const isHad =
      block !== undefined && price !== null && isHadFor({ page, block, at: first, text: words, prices: [] }, price)
    const isUnder = page.blocks[first - 1]?.kind === "button" && block?.kind !== "button"
    return buying.test(words) || isHad || isUnder
  }
  const found = [...lines.flatMap(singly), ...boughtOf(lines).filter(isBought)]
  const sums = new Set(found.map(({ price }) => `${price?.amount} ${price?.currency}`))
  if (found.length === 0 || sums.size > 1) return []
  const isDenied = found.some(({ words }) => noneAgain.test(words))
  const isAgain = own.some(
    ({ text, prices }) =>
      prices.some(({ paying }) => paying === "recurring" || paying === "usage") ||
      otherwise.some((words) => words.test(text))
  )
  return isDenied || !isAgain ? found.slice(0, 1) : []
}
