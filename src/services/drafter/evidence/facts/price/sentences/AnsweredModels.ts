/**
 * How it is paid where nothing but answers to visitors tells what it costs: "What are your fees? £50 for the first session."
 */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../Fact.ts"
import { inOwnVoice } from "../../Said.ts"
import { hourWords, softwareWords, steadyWords, unsteadyWords } from "../../words/PriceWords.ts"
import type { CostAnswer } from "../sums/asked/AskedPrices.ts"
import { costsNothing, pricesIn } from "../sums/Money.ts"
import { givesFree, isForNothing, mayGiveFree } from "../sums/plain/ForNothing.ts"
import { tellsStay } from "../sums/plain/StaySums.ts"
import { boughtWords, boughtWordsUnspaced, measuredWords, seatWords } from "../sums/plain/words/StayWords.ts"
import { byTime, type PricingModel } from "../sums/Told.ts"
import type { ToldSum } from "../sums/ToldSums.ts"
import { besideSums, pastOrPlanned } from "../sums/words/BesideWords.ts"
import { doneByVisit, doneByVisitElsewhere } from "../sums/words/VisitWords.ts"

const hour = anywhere(hourWords)
const measured = anywhere(measuredWords)
const seat = anywhere(seatWords)
const steadily = [softwareWords, steadyWords].map(anywhere)
const boughtOnce = [doneByVisit, boughtWords].map(anywhere)
const denied = new RegExp(unsteadyWords, "giu")

/** Whether a site is of something that one subscribes to, or signs up for. */
const isSubscribed = (site: SiteIndex): boolean =>
  site.some(({ blocks }) =>
    blocks.some((block) => {
      const text = inOwnVoice(block) ? block.text.replace(denied, "") : ""
      return steadily.some((words) => words.test(text))
    })
  )
/** How the sum of an answer is paid. */
const modelOf = (site: SiteIndex, { words, value }: Pick<ToldSum, "words" | "value">): PricingModel | null => {
  const isFreeToo = isForNothing(words)
  const isMore = !isFreeToo && site.some(({ blocks }) => blocks.some(givesFree))
  // What is free besides may be a plan of its own.
  if (value.paying === "recurring") {
    if (isFreeToo) return "freemium"
    return isMore || site.some(({ blocks }) => blocks.some(mayGiveFree)) ? null : "subscription"
  }
  if (isFreeToo || isMore) return null
  if (value.paying === "usage" || byTime.test(words) || hour.test(words) || measured.test(words)) return "usage-based"
  const isOnce =
    value.paying === "once" ||
    tellsStay(words) ||
    boughtOnce.some((shape) => shape.test(words)) ||
    doneByVisitElsewhere.test(words) ||
    boughtWordsUnspaced.test(words)
  return isOnce && !seat.test(words) && !isSubscribed(site) ? "one-time" : null
}

/** "What does it cost? One field is free. Beyond that it's €9 a month.", where nothing but the answers tells what is paid. */
export const paidAsAnswered = (
  site: SiteIndex,
  answers: ReadonlyArray<CostAnswer>
): ReadonlyArray<Fact<PricingModel>> => {
  const told = answers.flatMap(({ page, question, answer, last }) => {
    const words = tidyText(answer)
    const [price, ...more] = pricesIn(words).filter((one) => !costsNothing(one))
    const isOne = price !== undefined && more.every(({ paying }) => paying === price.paying || paying === "unknown")
    const priced = sentencesIn(words).filter((one) => pricesIn(one).length > 0)
    if (!isOne || priced.some((one) => besideSums.test(one) || pastOrPlanned.test(one))) return []
    // "What do I pay per kilometre? 0,60 €."
    const value = modelOf(site, { words: `${tidyText(question)} ${words}`, value: price })
    return [{ value, page, words: page.blocks[last]?.text ?? "", telling: fold(price.text), last }]
  })
  const [model, ...others] = new Set(told.map(({ value }) => value))
  if (model === undefined || model === null || others.length > 0) return []
  return told.map(({ page, words, telling, last }) => ({
    value: model,
    page,
    words,
    telling,
    blocks: { first: last, last },
    statement: null
  }))
}
