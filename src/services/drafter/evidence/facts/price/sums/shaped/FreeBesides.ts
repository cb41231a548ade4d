/** "The Studio plan costs $9 a month. Free for one person.": beside a sum, in the same lines, what is free of it. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import type { Utterance } from "../../../Said.ts"
import { freeExtras, freeWords, trialWords } from "../../../words/PriceWords.ts"
import { languageTold } from "../NamedBeside.ts"
import { markedText } from "./MarkedSums.ts"
import { paidShapesIn } from "./PaidShapes.ts"

const mayTell = anywhere(freeWords)
const otherwise = anywhere(`${trialWords}|${freeExtras}`)
/** Whether another sentence of its block begins with how few are free, or what part, which no reader put together with it. */
export const isFreeBesides = (said: Utterance, own: Own): boolean => {
  const shapes = mayTell.test(said.block.text) ? paidShapesIn(languageTold(said)) : null
  if (shapes === null) return false
  return sentencesIn(tidyText(said.block.text)).some((one) => {
    if (one === said.text || !mayTell.test(one) || otherwise.test(one)) return false
    const { text } = markedText(own, one)
    return !text.includes("¤") && [...shapes.freeFew, ...shapes.freePart].some((shape) => shape.test(text))
  })
}
