import { describe, expect, test } from "bun:test"
import { noCandidates } from "../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { read } from "../extractive/Sites.ts"

const url = "https://tally.test/"
const page = read(
  url,
  `<!doctype html><html lang="en"><head><title>Tally | Counting hens</title>
  <script type="application/ld+json">${JSON.stringify({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Which phones?",
        acceptedAnswer: { "@type": "Answer", text: "Any phone of ten years." }
      },
      { "@type": "Question", name: "Which hens?", acceptedAnswer: { "@type": "Answer", text: "All that lay eggs." } }
    ]
  })}</script></head><body><main><h1>Counting hens</h1><p>Tally counts hens for small farms.</p>
  <h2>Frequently asked questions</h2>
  <details><summary>01 Does it work offline?</summary><p>Yes, in the field.</p><p>It sends the counts when you are back.</p></details>
  <details><summary>Can I cancel?</summary><p>At the end of any month.</p></details>
  <h2>Ready to count?</h2><p>Start with twelve hens for nothing.</p>
  <h2>Comments</h2><div class="comment"><p>Is it any good?</p><p>The best there is on this farm.</p></div>
  </main></body></html>`
)
const stands = (question: string, answer: string, ...quotes: ReadonlyArray<string>) =>
  openGate({ pages: [page], categories: [] }).gate({
    ...noCandidates,
    faqs: [{ value: { question, answer }, evidence: quotes.map((quote) => ({ quote, url })) }]
  }).stands.faqs.length === 1

describe("a question stands with the answer right under it", () => {
  test.each<[question: string, answer: string, ...quotes: Array<string>]>([
    ["Can I cancel?", "At the end of any month.", "Can I cancel?", "At the end of any month."],
    ["Does it work offline?", "Yes, in the field.", "Does it work offline?", "Yes, in the field."],
    [
      "Does it work offline?",
      "Yes, in the field.\nIt sends the counts when you are back.",
      "01 Does it work offline?",
      "Yes, in the field.",
      "It sends the counts when you are back."
    ],
    ["Which hens?", "All that lay eggs.", "Which hens?", "All that lay eggs."]
  ])("%p: %p", (question, answer, ...quotes) => {
    expect(stands(question, answer, ...quotes)).toBe(true)
  })

  test.each<[why: string, question: string, answer: string]>([
    ["with the answer of another question", "Can I cancel?", "Yes, in the field."],
    ["with another answer of the data", "Which hens?", "Any phone of ten years."],
    ["with what stands in another part", "Can I cancel?", "Start with twelve hens for nothing."],
    ["made of a statement", "Counting hens", "Tally counts hens for small farms."],
    ["that readers ask one another", "Is it any good?", "The best there is on this farm."]
  ])("not %s", (_, question, answer) => {
    expect(stands(question, answer, question, answer)).toBe(false)
  })
})
