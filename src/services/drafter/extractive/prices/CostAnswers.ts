/**
 * What a site itself answers to whoever asks what it costs: "Every job is priced by the day. You get a quote before we
 * start." Of a longer answer its sentences from the first on, as long as each is about the cost.
 */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../evidence/clause/voice/SentenceCuts.ts"
import type { Charges } from "../../evidence/facts/price/PricingModels.ts"
import { pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"
import { anywhere } from "../../evidence/reading/patterns/Caseless.ts"
import { aboutCostUnspaced, aboutCostWords, sendingWords } from "./AccountedWords.ts"
import { costIn } from "./CostSentences.ts"

const longest = 300
const shortest = 16
const about = anywhere(aboutCostWords)
/** "See our pricing page." */
const elsewhere = new RegExp(`^(?:${sendingWords})(?!\\p{L})`, "iu")
const isAboutCost = (sentence: string): boolean =>
  !elsewhere.test(fold(sentence)) &&
  (about.test(sentence) || aboutCostUnspaced.test(sentence) || costIn(sentence) !== null)
/** "A new ladder soon costs €120": further on an answer may tell sums of anything; one that tells any that is not known is left out whole. */
const isKnown = (sentence: string, { plans, sentences, sums }: Charges): boolean => {
  const known = new Set([
    ...[...plans, ...sentences].flatMap(({ price }) => price?.amount ?? []),
    ...sums.flatMap(({ words }) => pricesIn(tidyText(words)).map(({ amount }) => amount))
  ])
  return pricesIn(tidyText(sentence)).every(({ amount }) => known.has(amount))
}

/** The most of an answer first, of which less may stand. */
export const answeredCosts = (charges: Charges): ReadonlyArray<{ readonly page: PageIndex; readonly text: string }> =>
  charges.answers
    .filter(({ answer, isOfAll }) => isOfAll || charges.plans.length === 0 || pricesIn(answer).length === 0)
    .flatMap(({ page, last, question }) => {
      const text = page.blocks[last]?.text ?? ""
      const answer = text.startsWith(question) ? text.slice(question.length).trim() : text
      const sentences = sentencesIn(answer)
      if (sentences.slice(1).some((one) => !isKnown(one, charges))) return []
      const end = sentences.findIndex((one) => !isAboutCost(one))
      const told = end === -1 ? sentences : sentences.slice(0, end)
      return told
        .map((_, at) => told.slice(0, told.length - at).join(" "))
        .filter((one) => one.length <= longest && one.length >= shortest)
        .map((one) => ({ page, text: one }))
    })
