/** Lines that tell where sums begin, or between which they are: what costs more than that is told by them as well. */

import type { Backed } from "../../../../domain/draft/Candidates.ts"
import { tidyText } from "../../../../domain/text/Folding.ts"
import { startingWords } from "../../evidence/facts/price/lines/cards/ConditionWords.ts"
import type { Charges } from "../../evidence/facts/price/PricingModels.ts"
import { pricesShown } from "../../evidence/facts/price/Summaries.ts"
import { costsNothing, type Price, pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import type { SiteIndex } from "../../evidence/reading/PageIndex.ts"
import { quoteOf } from "../reading/Reading.ts"

/** Of a sentence, in characters. */
const longest = 160

/** Before a sum that is the least of several. */
export const starting = new RegExp(
  String.raw`(?<!\p{L})(?:from|dès|a partire da|da|${startingWords})(?: (?:just|only|nur|seulement|s[oó]lo|apenas|soli|slechts))?[^\p{L}\p{Nd}]*$`,
  "iu"
)
const onward = /^ ?[〜~～+]/u

/** Whether it is told of one of its sums that they begin there. */
export const beginsAt = (line: string, amount: string): boolean =>
  pricesIn(line).some(
    (price) =>
      price.amount === amount && (starting.test(line.slice(0, price.start)) || onward.test(line.slice(price.end)))
  )
/** Beside sums of which each is where one begins: "Short visit from €90; Long visit from €140". */
export const isAboveAll = (price: Price, lines: ReadonlyArray<string>): boolean => {
  const least = lines.flatMap((line) =>
    pricesIn(line)
      .slice(0, 1)
      .filter(({ amount }) => beginsAt(line, amount))
  )
  const areAll = lines.length > 1 && least.length === lines.length
  return areAll && Number(price.amount) >= Math.min(...least.map(({ amount }) => Number(amount)))
}
/** "From $35 a month", "$49–399": one line that tells where all sums begin, or between which they are. */
export const isWithin = (price: Price, [line, ...more]: ReadonlyArray<string>): boolean => {
  const [least, ...others] = pricesIn(line ?? "")
  if (line === undefined || least === undefined || more.length > 0 || others.length > 0) return false
  const [, most] = /[-–~〜] ?\P{L}{0,3}(\p{Nd}[\p{Nd}.,]*)/u.exec(least.text) ?? []
  const top = most === undefined ? undefined : pricesIn(`€${most}`)[0]
  const isAbove = Number(price.amount) >= Number(least.amount)
  return isAbove && (beginsAt(line, least.amount) || (top !== undefined && Number(price.amount) <= Number(top.amount)))
}

/** Of plans that cannot be told whole, the sentence that says where they begin: "Plans start at €9 a month". */
export const startsSummed = ({ plans, sentences }: Charges, site: SiteIndex): ReadonlyArray<Backed<string>> => {
  const sums = [...plans.flatMap(({ price }) => price ?? []), ...pricesShown(site)].filter(
    (price) => !costsNothing(price)
  )
  return sentences
    .filter(({ price, words, isCall, blocks }) => {
      const isLeast = (least: Price) =>
        beginsAt(tidyText(words), least.amount) &&
        sums.every(({ amount, currency }) => currency === least.currency && Number(amount) >= Number(least.amount))
      return price !== null && isCall !== true && blocks !== null && words.length <= longest && isLeast(price)
    })
    .map(({ page, words }) => ({ value: words, evidence: [quoteOf(page, words)] }))
}
