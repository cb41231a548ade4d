/** Questions a site answers itself: as FAQ data, or as a question with its answer right under it. */
import type { Candidates } from "../../../domain/draft/Candidates.ts"
import { textSays } from "../evidence/reading/Says.ts"
import { faqPhrases } from "../evidence/reading/Signals.ts"
import { quoteOf, type ReadBlock, type Reading } from "./Reading.ts"

type Offer = Candidates["faqs"][number]

const limits = { question: 300, answer: 1500 } as const
const most = { offers: 12, answerBlocks: 4 } as const

const stated = ({ page }: Reading): ReadonlyArray<Offer> =>
  page.statements.flatMap((question) => {
    if (question.source !== "json_ld" || question.path.at(-1) !== "name") return []
    const answer = page.statements.find(
      (one) => one.owner === `${question.owner}.acceptedAnswer` && one.path.at(-1) === "text"
    )
    if (answer === undefined || answer.text.length > limits.answer || question.text.length > limits.question) return []
    return [
      {
        value: { question: question.text, answer: answer.text },
        evidence: [quoteOf(page, question.text), quoteOf(page, answer.text)]
      }
    ]
  })

const isQuestion = ({ block }: ReadBlock) => /[?？]$/.test(block.text) && block.text.length <= limits.question
/** "Ready to start?" over a button is a call, not a question: outside a FAQ an answer has to be a sentence. */
const isAnswer = ({ block, kind, words }: ReadBlock, inFaq: boolean) =>
  kind !== "frame" && block.level === null && (kind === "paragraph" || (inFaq && words >= 4))

const visible = ({ page, blocks }: Reading): ReadonlyArray<Offer> => {
  const offers: Array<Offer> = []
  // A heading of its own level may open the questions, so the last FAQ heading counts, not only those above.
  let inFaq = false
  for (const [at, read] of blocks.entries()) {
    if (read.block.level !== null && !isQuestion(read)) inFaq = textSays(read.block.folded, faqPhrases)
    if (!isQuestion(read) || read.words < 3) continue
    const answer: Array<string> = []
    for (const next of blocks.slice(at + 1, at + 1 + most.answerBlocks)) {
      if (isQuestion(next) || !isAnswer(next, inFaq)) break
      answer.push(next.block.text)
    }
    const text = answer.join("\n")
    if (text === "" || text.length > limits.answer) continue
    offers.push({
      value: { question: read.block.text, answer: text },
      evidence: [read.block.text, ...answer].map((quote) => quoteOf(page, quote))
    })
  }
  // One question alone is rhetoric more often than help.
  return offers.length === 1 && !blocks.some(({ block }) => textSays(block.folded, faqPhrases)) ? [] : offers
}

export const faqOffers = (readings: ReadonlyArray<Reading>): ReadonlyArray<Offer> =>
  [...readings.flatMap(stated), ...readings.flatMap(visible)].slice(0, most.offers)
