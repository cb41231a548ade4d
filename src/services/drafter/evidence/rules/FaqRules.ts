/** A question and its answer: both the page's, and the answer the one the page gives to that question. */
import { ownWords } from "../../../../domain/text/Folding.ts"
import type { Place } from "../reading/Place.ts"
import { paragraphsOf, support, unfit } from "./Prose.ts"
import { type RuleContext, refused, stands, type Verdict } from "./Verdict.ts"

export interface FaqCandidate {
  readonly question: string
  readonly answer: string
}

/** Of the wire contract, in characters. */
const limits = { question: 300, answer: 1500 } as const
/** Blocks an answer may have. */
const answerBlocks = 12

/** Whether `place` belongs to the answer that follows the question at `asked`. */
const answers = (asked: Place, place: Place): boolean => {
  if (asked.page !== place.page) return false
  if (asked.blocks !== null && place.blocks !== null) {
    const between = asked.page.blocks.slice(asked.blocks.last + 1, place.blocks.first)
    return (
      place.blocks.first >= asked.blocks.first &&
      place.blocks.first <= asked.blocks.last + answerBlocks &&
      !between.some((block) => /[?？]$/.test(block.text))
    )
  }
  const owner = asked.statement?.owner
  const other = place.statement?.owner
  return owner !== undefined && other !== undefined && (other === owner || other.startsWith(`${owner}.`))
}

export const faqVerdict = (
  value: FaqCandidate,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): Verdict<FaqCandidate> => {
  const question = ownWords(value.question)
  const answer = paragraphsOf(value.answer).join("\n")
  if (question === "" || answer === "") return refused("a question without an answer")
  if (question.length > limits.question || answer.length > limits.answer) return refused("too long")
  const reason = unfit(question, setting) ?? unfit(answer, setting)
  if (reason !== null) return refused(reason)
  for (const asked of places) {
    if (!("places" in support(question, [asked], setting.names))) continue
    const following = places.filter((place) => answers(asked, place))
    const results = paragraphsOf(answer).map((paragraph) => support(paragraph, following, setting.names))
    const supporting = results.flatMap((result) => ("places" in result ? [result.places] : []))
    if (supporting.length === results.length)
      return stands({ question, answer }, [...new Set([asked, ...supporting.flat()])])
  }
  return refused("no page answers this question so")
}
