import { isUnderOther, mayList } from "../facts/price/PriceRuns.ts"
import { withoutIncluded } from "../facts/price/sums/BesideSums.ts"
import { tellsNoPrice, tellsOtherwise } from "../facts/price/sums/NoPrices.ts"
import { isOverOthers } from "../facts/price/sums/OtherSums.ts"
import { tellsOfOthers } from "../facts/price/sums/others/OtherPayees.ts"
import { costsUs, givenTo, refusedMoney, refusedTimes } from "../facts/price/sums/plain/words/RefusedWords.ts"
import { afterDenial } from "../facts/price/sums/Told.ts"
import { besideSums, noPlan, othersPay, pastOrPlanned } from "../facts/price/sums/words/BesideWords.ts"
import { noThingWords } from "../facts/price/sums/words/ListWords.ts"
import type { Block } from "../reading/PageIndex.ts"
import { anywhere } from "../reading/patterns/Caseless.ts"
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
export const isNoThing = (name: string): boolean => noThing.test(name)
export const isTitledOther = (block: Block): boolean =>
  isUnderOther(block) || block.under.some((title) => isAskedByOthers(title) || isShown(title))
