/** What the buyer of a review by AI is told of it: the review itself, each sentence with the words it stands on. */
import type { AiReview } from "../../draft/AiReview.ts"
import { isFieldKey, listFields, textFields } from "../../listing/Profile.ts"
import { oneLine } from "../../text/FittedText.ts"
import { bullets, heading, type Letter, type LetterBlock, letter, link, paragraph } from "../../text/Letter.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

interface About {
  readonly name: string
  readonly number: string
}

const labelOf = (field: string) => (isFieldKey(field) ? { ...textFields, ...listFields }[field].label : field)
const part = (title: string, sentences: AiReview["what_it_is"]): ReadonlyArray<LetterBlock> =>
  sentences.length === 0
    ? []
    : [
        heading(title),
        bullets(
          sentences.map(({ text, evidence }) =>
            [text, ...evidence.map(({ quote, url }) => `“${oneLine(quote, 300)}” ${url}`)].join("\n")
          )
        )
      ]

/** `page`: where it is shown; null where nobody sees it yet. */
export const reviewWritten = (
  { name, number }: About,
  { what_it_is, who_for, strengths, not_stated }: AiReview,
  page: string | null
): Letter =>
  letter(`${oneLine(name, 80)}: its review is written (${number})`, [
    paragraph(
      `This is the review of ${oneLine(name, 80)}, written by AI from the product's own site, with the words it stands on.`
    ),
    ...(page === null ? [] : [link("It is shown here", page)]),
    ...part("What it is", what_it_is),
    ...part("Who it is for", who_for),
    ...part("What its site says of its strengths", strengths),
    ...(not_stated.length === 0
      ? []
      : [paragraph(`Not found on its site: ${not_stated.map((field) => labelOf(field).toLowerCase()).join(", ")}.`)])
  ])

export const reviewFailed = ({ name, number }: About, detail: string): Letter =>
  letter(`${oneLine(name, 80)}: its review could not be written (${number})`, [
    paragraph(
      `The review of ${oneLine(name, 80)} that you ordered with ${number} could not be written. ${oneLine(detail, 400)}`
    ),
    paragraph("What you paid for it goes back to you.")
  ])

const example: About = { name: "Tidewatch", number: "LB-7Q4M2K" }
const site = "https://tidewatch.example/"

export const aiReviewMails: ReadonlyArray<MailKind> = [
  {
    name: "ai-review",
    title: "Review written",
    sent: "To the buyer of a review by AI, when it is written.",
    endable: null,
    example: () =>
      reviewWritten(
        example,
        {
          what_it_is: [
            {
              text: "Tidewatch texts harbour masters before high water.",
              evidence: [{ quote: "Tidewatch texts harbour masters before high water.", url: site }]
            }
          ],
          who_for: [
            {
              text: "It is for harbour masters and marinas.",
              evidence: [{ quote: "Made for harbour masters and marinas", url: `${site}about` }]
            }
          ],
          strengths: [
            {
              text: "Warnings arrive an hour ahead.",
              evidence: [{ quote: "An hour ahead, every tide", url: `${site}features` }]
            }
          ],
          not_stated: ["founded_year", "city"]
        },
        `${exampleOrigin}/products/tidewatch`
      )
  },
  {
    name: "ai-review-failed",
    title: "Review could not be written",
    sent: "To its buyer, when a review by AI cannot be written.",
    endable: null,
    example: () => reviewFailed(example, "Its site could not be read.")
  }
]
