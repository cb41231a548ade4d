/** Answers as long as they are, and nothing that only looks like a question. */
import { expect, test } from "bun:test"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "../evidence/facts/FactPages.ts"

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

type Headed = ReadonlyArray<readonly [question: string, answer: string]>
const askedOnPrices = (entries: Headed, lang: string) => {
  const headed = entries.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join("")
  const page = crumb({ path: "pricing", lang, main: `<h1>Crumb Abo</h1><p>€ 12.</p>${headed}` })
  return extract(openGate({ pages: [page], categories: [] }), []).stands.faqs.map(({ value }) => value.question)
}
test.each<[string, Headed]>([
  [
    "de",
    [
      ["Backt es auch sonntags?", "An jedem Tag der Woche."],
      ["Lässt sich das Mehl tauschen?", "Ja, gegen jedes andere."]
    ]
  ],
  [
    "fr",
    [
      ["Ça marche sans four ?", "Avec une plaque chaude aussi."],
      ["Le blé est-il local ?", "Oui, il vient du village."]
    ]
  ],
  [
    "it",
    [
      ["Funziona senza forno?", "Basta una piastra calda."],
      ["La farina si cambia?", "Sì, con ogni altra."]
    ]
  ],
  [
    "pt",
    [
      ["Funciona sem forno?", "Basta uma chapa quente."],
      ["A farinha pode mudar?", "Sim, por qualquer outra."]
    ]
  ],
  [
    "nl",
    [
      ["Bakt het ook op zondag?", "Op elke dag van de week."],
      ["Mag het meel anders?", "Ja, met elk ander meel."]
    ]
  ]
])("headings that ask on a page of prices: %p", (lang, entries) => {
  expect(askedOnPrices(entries, lang)).toEqual(entries.map(([question]) => question))
})
test.each<[string, Headed]>([
  [
    "de",
    [
      ["Sind Sie bereit?", "Wir freuen uns auf Ihren ersten Teig."],
      ["Lust auf Brot?", "Unsere Öfen sind schon warm."]
    ]
  ],
  [
    "nl",
    [
      ["Heb je al een oven?", "Dan nemen wij hem graag over."],
      ["Zin in brood?", "Onze ovens zijn al warm."]
    ]
  ],
  [
    "fr",
    [
      ["Prêt à pétrir ?", "Nos fours sont déjà chauds."],
      ["Envie de pain ?", "Oubliez tout ce que vous savez."]
    ]
  ]
])("headings that make curious there are none: %p", (lang, entries) => {
  expect(askedOnPrices(entries, lang)).toEqual([])
})

test("one higher heading that asks opens a part, beside several lower ones", () => {
  const lower = [first, second].map((one) => `<h3>${one.question}</h3><p>${one.answer}</p>`).join("")
  const main = `<h1>Crumb plans</h1><p>€ 12.</p><h2>Who stands at the oven?</h2><p>Ada Roth bakes since 2019.</p><h2>By the way</h2>${lower}`
  const page = crumb({ path: "pricing", main })
  const found = extract(openGate({ pages: [page], categories: [] }), []).stands.faqs.map(({ value }) => value)
  expect(found).toEqual([first, second])
})
