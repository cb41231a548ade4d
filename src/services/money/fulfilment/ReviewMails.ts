/** What the buyer of a review is told of it. Plain text. */
import type { AiReview } from "../../../domain/draft/AiReview.ts"
import { isFieldKey, listFields, textFields } from "../../../domain/listing/Profile.ts"
import { oneLine } from "../../../domain/text/FittedText.ts"

interface About {
  readonly name: string
  readonly number: string
}

const labelOf = (field: string) => (isFieldKey(field) ? { ...textFields, ...listFields }[field].label : field)
const part = (title: string, sentences: AiReview["what_it_is"]) =>
  sentences.length === 0
    ? ""
    : `${title}\n${sentences.map(({ text, evidence }) => `- ${text}\n${evidence.map(({ quote, url }) => `  “${oneLine(quote, 300)}” ${url}`).join("\n")}`).join("\n")}\n\n`

export const reviewWritten = (
  { name, number }: About,
  { what_it_is, who_for, strengths, not_stated }: AiReview,
  page: string | null
) => ({
  subject: `${oneLine(name, 80)}: its review is written (${number})`,
  text:
    `This is the review of ${name}, written by AI from the product's own site, with the words it stands on.` +
    `${page === null ? "" : ` It is shown on ${page}.`}\n\n` +
    part("What it is", what_it_is) +
    part("Who it is for", who_for) +
    part("What its site says of its strengths", strengths) +
    (not_stated.length === 0
      ? ""
      : `Not found on its site: ${not_stated.map((field) => labelOf(field).toLowerCase()).join(", ")}.\n`)
})

export const reviewFailed = ({ name, number }: About, detail: string) => ({
  subject: `${oneLine(name, 80)}: its review could not be written (${number})`,
  text: `The review of ${name} that you ordered with ${number} could not be written. ${detail}\n\nWhat you paid for it goes back to you.\n`
})
