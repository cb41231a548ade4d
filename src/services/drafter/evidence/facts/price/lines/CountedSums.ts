/** Lists of sums none of which is the price of a thing: by what is sent weighs, by how long somebody works or stays. */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import { hourWords, taxes } from "../../words/PriceWords.ts"
import { byTime } from "../sums/Told.ts"
import { feeTitles } from "../sums/words/ListWords.ts"
import { byStay, lastingSession, ratesByStay } from "../sums/words/VisitWords.ts"
import type { Priced } from "./Bought.ts"

const leastListed = 3

const weight = /^(?:\p{L}+ )?\(?(?:kgs?|kilos?|lbs?|pounds)\)?$/iu
/** Under "Kg" or "Weight (lb)": what is sent, by how much it weighs. */
const areByWeight = (priced: ReadonlyArray<Priced>): boolean => {
  const sums = Map.groupBy(priced, ({ page, block }) => (block.kind === "cell" && block.list !== null ? page : null))
  return [...sums].some(
    ([page, cells]) =>
      page !== null &&
      cells.length >= leastListed &&
      page.blocks.some(
        ({ kind, text, list }) =>
          kind === "cell" && weight.test(tidyText(text)) && cells.some(({ block }) => block.list === list)
      )
  )
}

/** Right behind the sum, or its tax: "+ VAT per hour", and no "Two bakers / day", which is what it buys. */
const behind = (words: string) => new RegExp(`^\\P{L}*(?:(?:${taxes})\\P{L}*)?(?:${words})`, "iu")
const [byTheTime, byTheStay, byTheHour] = [
  behind(byTime.source),
  behind(`(?:${byStay})(?!\\p{L})`),
  behind(`(?:${hourWords})(?!\\p{L})`)
]
const session = new RegExp(`^(?:${lastingSession})$`, "iu")
const rates = anywhere(ratesByStay)
/** "50-minute session", "per hour": a line of its own under the sum. */
const longestUnit = 24
const unitsOf = ({ page, block, at, text, prices }: Priced): ReadonlyArray<string> => {
  const next = page.blocks[at + 1]
  const under = next !== undefined && next.region === block.region && next.level === null ? tidyText(next.text) : ""
  return [text.slice(prices[0]?.end), under.length <= longestUnit && !/\p{Sc}/u.test(under) ? under : ""]
}
const isBy = (units: ReadonlyArray<string>, ...ways: ReadonlyArray<RegExp>) =>
  units.some((unit) => ways.some((way) => way.test(unit)))

/** "$700 a day", "£60 an hour", "$90" over "50-minute session", of half of what is listed; or a list of what an hour costs. */
const areByTime = (priced: ReadonlyArray<Priced>): boolean => {
  const units = priced.filter(({ block }) => block.region === "pricing").map(unitsOf)
  const counted = units.filter((one) => isBy(one, byTheTime, byTheStay, session)).length
  const hours = units.filter((one) => isBy(one, byTheHour)).length
  return (counted > 0 && counted * 2 >= units.length) || hours >= leastListed
}
/** "All rates are per night", over a table of nothing but sums. */
const areRates = (priced: ReadonlyArray<Priced>): boolean =>
  [...new Set(priced.map(({ page }) => page))].some(({ blocks }) =>
    blocks.some(({ region, kind, text }) => region === "pricing" && kind !== "cell" && rates.test(tidyText(text)))
  )

const fees = new RegExp(`^(?:${feeTitles})$`, "iu")
/** Under "Rates and charges" of an account: what is asked for a slip or a transfer, and no thing that is sold. */
const areFees = (priced: ReadonlyArray<Priced>): boolean => {
  const listed = priced.filter(({ block }) => block.region === "pricing")
  return listed.length > 0 && listed.every(({ block }) => fees.test(tidyText(block.under.at(-1) ?? "")))
}

/** Whether what a site lists is paid by how much or how long, and not once. */
export const areCounted = (priced: ReadonlyArray<Priced>): boolean =>
  areByWeight(priced) || areByTime(priced) || areRates(priced) || areFees(priced)
