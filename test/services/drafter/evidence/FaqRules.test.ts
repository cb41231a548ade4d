import { describe, expect, test } from "bun:test"
import { doubtKey, noCandidates } from "../../../../src/domain/draft/Candidates.ts"
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
  <p>${"It counts them at the gate, in the morning and at night. ".repeat(8)}</p>
  <h2>Frequently asked questions</h2>
  <details><summary>01 Does it work offline?</summary><p>Yes, in the field.</p><p>It sends the counts when you are back.</p></details>
  <details><summary>Can I cancel?</summary><p>At the end of any month.</p></details>
  <button>Which hens?</button>
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
    ["that the data answers and readers do not see asked", "Which phones?", "Any phone of ten years."],
    ["with what stands in another part", "Can I cancel?", "Start with twelve hens for nothing."],
    ["made of a statement", "Counting hens", "Tally counts hens for small farms."],
    ["that readers ask one another", "Is it any good?", "The best there is on this farm."]
  ])("not %s", (_, question, answer) => {
    expect(stands(question, answer, question, answer)).toBe(false)
  })
})

describe("an answer that is quoted without its question", () => {
  test.each<[question: string, answer: string]>([
    ["Does it work offline?", "Yes, in the field."],
    ["Can I cancel?", "At the end of any month."]
  ])("stands with the one asked above it: %p", (question, answer) => {
    expect(stands(question, answer, answer)).toBe(true)
  })

  test.each<[why: string, question: string, answer: string]>([
    ["another one", "Can I cancel?", "Yes, in the field."],
    ["one asked in another part", "Can I cancel?", "Start with twelve hens for nothing."],
    ["one that readers ask", "Is it any good?", "The best there is on this farm."]
  ])("not with %s", (_, question, answer) => {
    expect(stands(question, answer, answer)).toBe(false)
  })
})

describe("an answer in other words than the page's", () => {
  const asking = read(
    url,
    `<!doctype html><html lang="en"><head><title>Tally | Counting hens</title></head><body><main><h1>Counting hens</h1>
    <p>Tally counts hens for small farms.</p><h2>Frequently asked questions</h2>
    <details><summary>Do I have to be at home?</summary><p>No, as long as we can get to the back of the house.</p></details>
    <details><summary>When do farms get paid?</summary><p>Two days after pick-up, straight to the bank account.</p></details>
    <details><summary>Can you repair a coop?</summary><p>We can't; that takes a carpenter.</p></details>
    <details><summary>Who may visit?</summary><p>Some of the farms near Skive let children in.</p></details></main></body></html>`
  )
  const lane = (question: string, told: string, answer: string, quoted = question) => {
    const gate = openGate({ pages: [asking], categories: [] })
    const evidence = [quoted, told].map((quote) => ({ quote, url }))
    const offered = { ...noCandidates, faqs: [{ value: { question, answer }, evidence }] }
    const { stands, doubts } = gate.gate(offered)
    if (stands.faqs.length === 1) return "stands"
    const asked = gate.gate(offered, undefined, new Set(doubts.map(doubtKey)))
    return asked.stands.faqs.length === 1
      ? { checked: doubts.some(({ sentence }) => sentence.startsWith(question)) }
      : "refused"
  }
  const [home, homeTold] = ["Do I have to be at home?", "No, as long as we can get to the back of the house."]
  const [paid, paidTold] = ["When do farms get paid?", "Two days after pick-up, straight to the bank account."]
  const [coop, coopTold] = ["Can you repair a coop?", "We can't; that takes a carpenter."]
  const [visit, visitTold] = ["Who may visit?", "Some of the farms near Skive let children in."]

  test("is put to the second opinion together with its question", () => {
    expect(lane(home, homeTold, "You needn't be in, provided the team can reach the coop.")).toEqual({ checked: true })
    expect(lane(paid, paidTold, "Farms get a bank transfer two days after collection.")).toEqual({ checked: true })
  })
  test("so is a question in other words, in one turn with its answer", () => {
    expect(lane("Must somebody be at home?", homeTold, homeTold, home)).toEqual({ checked: true })
    expect(
      lane("Must somebody be at home?", homeTold, "You needn't be in, provided the team can reach the coop.", home)
    ).toEqual({
      checked: true
    })
  })
  test.each([
    ["about something else", "May a neighbour open the door?", home, homeTold],
    ["that asks for more", "Do farms get paid only on Fridays?", paid, paidTold]
  ])("not a question %s", (_, question, asked, told) => expect(lane(question, told, told, asked)).toBe("refused"))
  test("so is a yes that the page does not give: no rule lets it stand", () =>
    expect(lane(visit, visitTold, "Yes. Some of the farms near Skive let children in.")).toEqual({ checked: true }))
  test.each([
    ["a yes for the page's no", home, homeTold, "Yes, you had better be there."],
    ["a yes where the page says that it cannot", coop, coopTold, "Yes, a carpenter of ours is glad to do that."],
    ["another figure", paid, paidTold, "Farms get a bank transfer three days after collection."],
    ["a price", paid, paidTold, "Farms get €5 by bank transfer two days after collection."],
    ["another name", paid, paidTold, "Farms are paid by Stripe to their bank."],
    ["more of them than the page says", visit, visitTold, "All farms around Skive are open to children."]
  ])("is refused with %s", (_, question, told, answer) => expect(lane(question, told, answer)).toBe("refused"))
})

describe("a question that the page does not ask", () => {
  const telling = read(
    url,
    `<!doctype html><html lang="en"><head><title>Tally | Counting hens</title>
    <script type="application/ld+json">${JSON.stringify({
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "Which phones?", acceptedAnswer: { "@type": "Answer", text: "Any old phone." } }
      ]
    })}</script></head><body><main><h1>Counting hens</h1>
    <p>Tally counts hens for small farms.</p><h2>At the gate</h2>
    <p>The counter needs a gate within 15 metres of the coop; Wi-Fi isn't built in.</p>
    <p>A counter for the gate costs €40 a year.</p><p>We don't count ducks.</p>
    <h2>Reviews</h2><blockquote><p>The counter works in any rain.</p><cite>Ada Roth, farmer</cite></blockquote></main></body></html>`
  )
  const lane = (question: string, answer: string, ...quotes: ReadonlyArray<string>) => {
    const gate = openGate({ pages: [telling], categories: [] })
    const offered = {
      ...noCandidates,
      faqs: [{ value: { question, answer }, evidence: quotes.map((quote) => ({ quote, url })) }]
    }
    const { stands, doubts } = gate.gate(offered)
    const asked = gate.gate(offered, undefined, new Set(doubts.map(doubtKey)))
    return [stands.faqs, asked.stands.faqs].map((faqs) => faqs[0]?.support ?? "refused")
  }
  const gate = "The counter needs a gate within 15 metres of the coop; Wi-Fi isn't built in."
  const ducks = "We don't count ducks."
  test("stands with what it tells, where a second opinion finds it answered so", () => {
    expect(lane("Does it connect over Wi-Fi?", "No. It needs a gate within 15 metres of the coop.", gate)).toEqual([
      "refused",
      "checked"
    ])
    expect(lane("Do you count ducks, too?", "No, ducks are not counted.", ducks)).toEqual(["refused", "checked"])
  })
  test.each<[why: string, question: string, answer: string, quote: string]>([
    ["a yes for what the page denies", "Do you count ducks, too?", "Yes, ducks are counted too.", ducks],
    ["another figure", "How far from the coop?", "No farther than 50 metres, and Wi-Fi isn't built in.", gate],
    ["a figure of its own question", "Is a gate 30 metres away near enough?", "No, and Wi-Fi isn't built in.", gate],
    ["a name that the page lacks", "Does it connect to Homestead?", "No, Wi-Fi isn't built in.", gate],
    ["a price", "What is the counter for the gate?", "It is €40 a year.", "A counter for the gate costs €40 a year."],
    ["what somebody else says", "Does it stand the rain?", "It works in any rain.", "The counter works in any rain."],
    ["what only data answers", "Which phones does it take?", "Any old phone.", "Any old phone."]
  ])("is refused with %s", (_, question, answer, quote) =>
    expect(lane(question, answer, quote)).toEqual(["refused", "refused"])
  )
})

describe("an answer told freely in another language", () => {
  const asking = read(
    url,
    `<!doctype html><html lang="fr"><head><title>Tally | Compter les poules</title></head><body><main><h1>Compter les poules</h1>
    <p>Tally compte les poules des petites fermes.</p><h2>Questions fréquentes</h2>
    <details><summary>Faut-il coller une étiquette ?</summary><p>Non. La bague suffit. Une notice imprimée sera bientôt disponible.</p></details>
    <details><summary>Combien coûte une bague ?</summary><p>Une bague coûte à partir de 3 euros selon la taille.</p></details></main></body></html>`
  )
  const lane = (question: string, told: string, answer: string) => {
    const gate = openGate({ pages: [asking], categories: [] })
    const evidence = [question, told].map((quote) => ({ quote, url }))
    const offered = { ...noCandidates, faqs: [{ value: { question, answer }, evidence }] }
    return gate.gate(offered, undefined, new Set(gate.gate(offered).doubts.map(doubtKey))).stands.faqs.length === 1
      ? "asked"
      : "refused"
  }
  const [label, labelTold] = [
    "Faut-il coller une étiquette ?",
    "Non. La bague suffit. Une notice imprimée sera bientôt disponible."
  ]
  const [price, priceTold] = ["Combien coûte une bague ?", "Une bague coûte à partir de 3 euros selon la taille."]

  test("keeps what is planned and what bounds a price", () => {
    expect(lane(label, labelTold, "Non, il suffit d'une bague, et bientôt d'une notice sur papier.")).toBe("asked")
    expect(lane(price, priceTold, "À partir de 3 euros la pièce, d'après sa taille.")).toBe("asked")
  })
  test.each([
    ["what is planned", label, labelTold, "Non, il suffit d'une bague, et une notice sur papier est fournie."],
    ["a bound", price, priceTold, "C'est 3 euros la pièce, d'après sa taille."]
  ])("is refused without %s", (_, question, told, answer) => expect(lane(question, told, answer)).toBe("refused"))
})
