/** Answers as long as they are, and nothing that only looks like a question. */
import { expect, test } from "bun:test"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "../evidence/facts/FactPages.ts"

const faqsOf = (html: string, lang = "en") =>
  extract(
    openGate({ pages: [homeOfCrumb(`<section class="faq"><h2>FAQ</h2>${html}</section>`, lang)], categories: [] }),
    []
  ).stands.faqs.map(({ value }) => value)
const [first, second] = [
  { question: "Does it work offline?", answer: "Yes, the oven lists are kept on your phone." },
  { question: "Can I bring my recipes?", answer: "We read them from any table you have." }
]
const third = { question: "When do you bake?", answer: "We bake from four in the morning." }
const box = (one: typeof first, more = "") =>
  `<div class="card"><p>${one.question}</p><p>${one.answer}</p>${more}</div>`

test("the number of the next part ends no answer", () => {
  const parts = [first, second, third].map(
    (one, at) => `<p>Part ${at + 1} Of ovens</p><p>${one.question}</p><p>${one.answer}</p>`
  )
  expect(faqsOf(parts.join(""))).toEqual([first, second, third])
})
test("a line of times within an answer's card is none of who signs the page", () => {
  const found = faqsOf(
    `${box(first, "<p>Open: from 7 am | Shut: 3 pm</p><p>Ring the bell at the side.</p>")}${box(second)}`
  )
  expect(found[0]?.answer).toBe(`${first.answer}\nOpen: from 7 am | Shut: 3 pm\nRing the bell at the side.`)
})
test("the whole answer stands for the one that is cut", () => {
  const cut = { ...first, answer: "Yes, the oven lists are kept…" }
  expect(faqsOf(`${box(cut, "<p>Read more…</p>")}${box(first)}${box(second)}`)).toEqual([first, second])
})
test.each([
  ["Do you bake two a day? Then you pay for one.", "en"],
  ["Backen Sie zwei am Tag? Dann zahlen Sie nur einen.", "de"],
  ["Bak je er twee per dag? Dan betaal je er een.", "nl"]
])("a case and what then asks nothing: %p", (line, lang) => {
  expect(faqsOf(`${box(first)}<p>${line}</p>${box(second)}`, lang).map(({ question }) => question)).toEqual([
    first.question,
    second.question
  ])
})
test.each(["Need more help?", "Besoin d’aide ?", "Hulp nodig?", "¿Necesitas ayuda?"])(
  "%p leads to whoever answers",
  (question) => {
    expect(
      faqsOf(`${box(first)}${box(second)}${box({ question, answer: "Get in touch, we are glad to listen." })}`)
    ).toEqual([first, second])
  }
)
