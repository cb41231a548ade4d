import { isUnderOther, mayList } from "../facts/price/PriceRuns.ts"
import { withoutIncluded } from "../facts/price/sums/BesideSums.ts"
import type { Price } from "../facts/price/sums/Money.ts"
import { tellsNoPrice, tellsOtherwise } from "../facts/price/sums/NoPrices.ts"
import { isOverOthers } from "../facts/price/sums/OtherSums.ts"
import { tellsOfOthers } from "../facts/price/sums/others/OtherPayees.ts"
import { costsUs, givenTo, refusedMoney, refusedTimes } from "../facts/price/sums/plain/words/RefusedWords.ts"
import { spentWords } from "../facts/price/sums/plain/words/StayWords.ts"
import { afterDenial, isSumOfOther } from "../facts/price/sums/Told.ts"
import { besideSums, noPlan, othersPay, pastOrPlanned } from "../facts/price/sums/words/BesideWords.ts"
import { noThingWords } from "../facts/price/sums/words/ListWords.ts"
import type { Block } from "../reading/PageIndex.ts"
import { anywhere } from "../reading/patterns/Caseless.ts"
import { happenedSums, happenedUnspaced } from "./HappenedWords.ts"
import { shownTitles, shownTitlesUnspaced } from "./ShownTitles.ts"

/** A sentence among others; a longer one tells a story. */
export const longestText = 240

const refused = [refusedMoney, costsUs, refusedTimes, givenTo].map(anywhere)
const noThing = anywhere(noThingWords)
const shown = anywhere(shownTitles)
/** Over what is shown, compared or told of others. */
const isShown = (title: string) => shown.test(title) || shownTitlesUnspaced.test(title)
/** What a part announces as its features or services is listed there as such, whatever it costs. */
export const mayAsk = (block: Block) => block.level !== 1 && block.region !== "features" && mayList(block)

/** Whether words say of their own sum, or of what stands below them, that it is no price of what is sold here. */
export const isAskedByOthers = (told: string) => {
  const text = withoutIncluded(afterDenial(told))
  return (
    refused.some((words) => words.test(text)) ||
    [besideSums, pastOrPlanned, noPlan, othersPay].some((words) => words.test(text)) ||
    tellsNoPrice(text) ||
    tellsOtherwise(text, false) ||
    tellsOfOthers(text) ||
    isOverOthers(text)
  )
}
const happened = anywhere(happenedSums)
/** "£12 pays for one journey" */
const spent = new RegExp(`^ ?(?:(?:a|per) \\p{L}+ )?(?:${spentWords})`, "iu")
/** From so many on a sum that says no more is a figure of the house: "58,000 €" over "raised". */
export const largestSum = 10_000
/** As much by the year is paid to somebody who works here. */
const isPay = ({ period, amount }: Price): boolean => period === "year" && Number(amount) >= largestSum
/** Whether a sentence tells of its sums, all of which are given, that they were moved, spent or earned, or are of something else. */
export const isOfSomethingElse = (text: string, prices: ReadonlyArray<Price>): boolean => {
  const [first, last] = [prices[0], prices.at(-1)]
  return (
    first === undefined ||
    last === undefined ||
    isAskedByOthers(text) ||
    happened.test(text) ||
    happenedUnspaced.test(text) ||
    isSumOfOther(text.slice(last.end)) ||
    spent.test(text.slice(first.end)) ||
    prices.some(isPay) ||
    isNoThing(withoutPayers(text.slice(0, first.start)))
  )
}
/** "You pay", "Ein Haushalt zahlt", right before a sum: asked of whoever buys, where it is not we who pay. */
const payersPay =
  /(?<=\p{L}) (?:pay|pays|zahlt|zahlen|zahlst|bezahlt|bezahlen|paient|paie|paye|payez|pagan|paga|pagas|pagam|pagano|paghi|betaalt|betalen)(?: (?:only|just|nur|seulement|solo|sólo|apenas|só|soltanto|slechts|alleen))? ?$/iu
const weOrThey =
  /(?<!\p{L})(?:we|i|us|our|he|she|they|who|which|wir|ich|uns\p{L}*|er|sie(?= zahlt)|nous|je|il|elle|ils|elles|qui|nosotros|nos|yo|él|ella|ellos|ellas|quien|que|nós|eu|ele|ela|eles|elas|quem|noi|io|lui|lei|loro|chi|che|wij|ik|hij|zij|wie)(?!\p{L})/iu
const withoutPayers = (head: string): string =>
  payersPay.test(head) && !weOrThey.test(head) ? head.replace(payersPay, "") : head
export const isNoThing = (name: string): boolean => noThing.test(name)
/** "Was kostet ein Ofen?", "What a loaf costs": asks for the sums below it. */
const asksForPrice =
  /^(?:was|wieviel|wie viel|what|how much|combien|cuánto|quanto|hoeveel|wat) .{0,40}(?:kostet|kosten|costs?|coûtent?|cuestan?|custam?|costano?|kost)(?!\p{L})|^(?:combien|cuánto|quanto) (?:coûte|cuesta|custa|costa)(?:nt|n|m|no)?(?!\p{L})/iu
/** Under a title of others, or of what is shown; what the title of a whole page says in passing is of no sum. */
export const isTitledOther = (block: Block): boolean => {
  const nearest = block.under.at(-1)
  return (
    isUnderOther(block) ||
    block.under.some(isShown) ||
    (nearest !== undefined && !asksForPrice.test(nearest) && isAskedByOthers(nearest))
  )
}
