/**
 * What a site itself answers to whoever asks what it costs: "Every job is priced by the day. You get a quote before we
 * start." Of a longer answer its sentences from the first on, as long as each is about the cost.
 */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../evidence/clause/voice/SentenceCuts.ts"
import type { Charges } from "../../evidence/facts/price/PricingModels.ts"
import type { CostAnswer } from "../../evidence/facts/price/sums/asked/AskedPrices.ts"
import { ofAnybody } from "../../evidence/facts/price/sums/asked/words/WorkCostWords.ts"
import { costsNothing, pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import { usual } from "../../evidence/facts/price/sums/Told.ts"
import { besideSums, pastOrPlanned } from "../../evidence/facts/price/sums/words/BesideWords.ts"
import { saysFreely } from "../../evidence/facts/words/PriceWords.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"
import { anywhere } from "../../evidence/reading/patterns/Caseless.ts"
import { aboutCostUnspaced, aboutCostWords, sendingWords } from "./AccountedWords.ts"
import { costIn } from "./CostSentences.ts"

const longest = 300
const shortest = 16
/** Works of which a summary has room. */
const mostWorks = 3
const about = anywhere(aboutCostWords)
/** "See our pricing page." */
const elsewhere = new RegExp(`^(?:${sendingWords})(?!\\p{L})`, "iu")
const sumsOf = (text: string) => pricesIn(tidyText(text)).length
const isAboutCost = (sentence: string): boolean =>
  !elsewhere.test(fold(sentence)) &&
  (about.test(sentence) ||
    aboutCostUnspaced.test(sentence) ||
    costIn(sentence) !== null ||
    saysFreely.test(sentence) ||
    sumsOf(sentence) > 0)
/** "A new ladder soon costs €120": further on an answer may tell sums of anything; one that tells any that is not known is left out whole. */
const isKnown = (sentence: string, { plans, sentences, sums }: Charges): boolean => {
  const known = new Set([
    ...[...plans, ...sentences].flatMap(({ price }) => price?.amount ?? []),
    ...sums.flatMap(({ words }) => pricesIn(tidyText(words)).map(({ amount }) => amount))
  ])
  return pricesIn(tidyText(sentence)).every(({ amount }) => known.has(amount))
}

/** Told of anybody, or of what is sent, sured, or owed. */
const ofOthers = anywhere(ofAnybody)
const isOwnSum = (sentence: string): boolean => {
  // "25 bis 35 €" is so today.
  const text = sentence.replace(/(?<=\p{Nd}\P{L}{0,3})(?:bis|to|à|a|al|até|hasta|tot) (?=\P{L}{0,4}\p{Nd})/giu, "")
  return !ofOthers.test(text) && !usual.test(text) && !besideSums.test(text) && !pastOrPlanned.test(text)
}

const answerOf = ({ page, last, question }: CostAnswer): string => {
  const text = page.blocks[last]?.text ?? ""
  return text.startsWith(question) ? text.slice(question.length).trim() : text
}
/** Pieces of answers that stand together. */
export type CostPieces = ReadonlyArray<{ readonly page: PageIndex; readonly text: string }>

/** What single works cost, where no list tells it: as much of each answer as is about its sum; of several works all. */
const answeredSums = ({ answers, models, plans }: Charges): ReadonlyArray<CostPieces> => {
  const asked = answers.filter(
    (one, at) =>
      !one.isOfAll &&
      sumsOf(one.answer) > 0 &&
      answers.findIndex(({ question }) => fold(question) === fold(one.question)) === at
  )
  // What goes with something that costs nothing may cost something elsewhere.
  const isFree = ({ value }: Charges["models"][number]) =>
    value === "free" || value === "open-source" || value === "freemium"
  const isAnswered = ({ page, blocks }: Charges["models"][number]) =>
    asked.some((one) => one.page === page && one.last === blocks?.first)
  if (models.some((model) => isFree(model) && !isAnswered(model))) return []
  // A list of which no sum could be read tells more than the answer about one work.
  const areListed = plans.some(({ kind }) => kind !== "free" && kind !== "ask")
  if (asked.length === 0 || asked.length > mostWorks || areListed) return []
  const told = asked.map((one) => {
    const sentences = sentencesIn(answerOf(one))
    const end = sentences.findIndex((text) => !isAboutCost(text) || (sumsOf(text) > 0 && !isOwnSum(text)))
    const own = end === -1 ? sentences : sentences.slice(0, end)
    const least = own.findIndex((text) => sumsOf(text) > 0)
    return {
      page: one.page,
      ways: least === -1 ? [] : own.slice(least).map((_, at) => own.slice(0, own.length - at).join(" "))
    }
  })
  const most = Math.max(...told.map(({ ways }) => ways.length))
  if (told.some(({ ways }) => ways.length === 0)) return []
  return Array.from({ length: most }, (_, at) =>
    told.map(({ page, ways }) => ({ page, text: ways[Math.min(at, ways.length - 1)] ?? "" }))
  ).filter((pieces) => pieces.reduce((sum, { text }) => sum + text.length + 1, -1) <= longest)
}

/** The most of an answer first, of which less may stand. */
export const answeredCosts = (charges: Charges): ReadonlyArray<CostPieces> => {
  const isSold = charges.plans.some(({ price }) => price !== null && !costsNothing(price))
  const whole = charges.answers
    // "There will always be a free version", beside a list of what is paid for.
    .filter(({ answer }) => !(isSold && sumsOf(answer) === 0 && saysFreely.test(answer)))
    .filter(
      ({ answer, isOfAll, isOfSum }) => !isOfSum && (isOfAll || charges.plans.length === 0 || sumsOf(answer) === 0)
    )
    .flatMap((one) => {
      const sentences = sentencesIn(answerOf(one))
      if (sentences.slice(1).some((text) => !isKnown(text, charges))) return []
      const end = sentences.findIndex((text) => !isAboutCost(text))
      const told = end === -1 ? sentences : sentences.slice(0, end)
      return told
        .map((_, at) => told.slice(0, told.length - at).join(" "))
        .filter((text) => text.length <= longest && text.length >= shortest)
        .map((text) => [{ page: one.page, text }])
    })
  const sums = answeredSums(charges)
  // A sum tells more than that there is one.
  return whole.some((pieces) => pieces.some(({ text }) => sumsOf(text) > 0)) ? [...whole, ...sums] : [...sums, ...whole]
}
