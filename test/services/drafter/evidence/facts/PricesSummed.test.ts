/** What a summary of prices takes from cards, notes and answers, and sums without which it is none; beside each what it must not take. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const summaryOf = (main: string, lang = "en"): string | null => {
  const pages = [homeOfCrumb("", lang), crumb({ path: "pricing", main, lang })]
  return extract(openGate({ pages, categories: [] }), []).stands.fields.pricing_summary?.value ?? null
}
const card = (name: string, ...lines: ReadonlyArray<string>) =>
  `<div class="card"><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join("")}<ul><li>Shelves</li></ul></div>`
const rye = card("Rye", "$9 / month")

describe("what a card says of its sum", () => {
  test("ends where its next line begins", () => {
    const list = (rest: string) =>
      `<h1>Pricing</h1>${card("Rye loaf", `From £10.95 ${rest}`)}${card("Spelt loaf", "From £12")}`
    expect(summaryOf(list("Danish Everyday bread"))).toBe("Rye loaf From £10.95; Spelt loaf From £12")
    expect(summaryOf(list("Per loaf and day"))).toBe("Rye loaf From £10.95 Per loaf and day; Spelt loaf From £12")
  })
  test("is no name where it opens the sum, or says that one may come", () => {
    const label = (name: string, line: string) =>
      `<div class="card"><p>${name}</p><p>For bakers who bake.</p><p>${line}</p></div>`
    expect(summaryOf(`<h1>Rates</h1>${label("Oven", "Usually begins from $800/month")}${rye}`)).toBe(
      "Oven from $800/month; Rye $9 / month"
    )
    expect(summaryOf(`<h1>Pricing</h1><h2>Baking course</h2>${label("Now enrolling", "$80 / month")}`)).not.toContain(
      "enrolling"
    )
  })
  test("is no plan where a template was not filled in, nor where its name opens a bracket", () => {
    expect(summaryOf(`<h1>Pricing</h1>${card("Product Name", "$49 / month")}`)).toBeNull()
    const bracket =
      "<table><tr><th>Service</th><th>Price</th></tr><tr><td>Loaf</td><td>160 big (1,600 €)</td></tr></table>"
    expect(summaryOf(`<h1>Pricing</h1>${bracket}`)).toBeNull()
  })
  test("holds for as many users as the first of its entries says", () => {
    const plan = (entries: string) => `<div class="card"><h3>Rye</h3><p>$9 / month</p><ul>${entries}</ul></div>`
    expect(summaryOf(`<h1>Pricing</h1>${plan("<li>Up to 5 users</li><li>Shelves</li>")}`)).toBe(
      "Rye $9 / month, Up to 5 users"
    )
    expect(summaryOf(`<h1>Pricing</h1>${plan("<li>Shelves</li><li>Up to 5 users</li>")}`)).toBe("Rye $9 / month")
  })
  test("is paid as many times as stands behind it", () => {
    expect(summaryOf(`<h1>Pricing</h1>${card("Rye", "$9 / month", "× 4 months = $36")}`)).toBe(
      "Rye $9 / month × 4 months = $36"
    )
  })
})

describe("what holds for all of a list", () => {
  const asked = (answer: string) => `<h2>FAQ</h2><h3>How is it billed?</h3><p>${answer}</p>`
  test("is told where the page answers how it is billed", () => {
    const bill = "Pricing is per user per month, billed annually."
    expect(summaryOf(`<h1>Pricing</h1>${rye}${asked(`${bill} You can add users.`)}`)).toBe(
      "Rye $9 / month; Pricing is per user per month, billed annually"
    )
    expect(summaryOf(`<h1>Pricing</h1>${rye}${asked("Pricing is lower if billed annually.")}`)).toBe("Rye $9 / month")
  })
  test("and what a label over their heading calls extras is had on top", () => {
    const extras = `<p>Extras & Add-ons</p><h2>More of it</h2>${card("Logo", "249 € einmalig")}${card("Chat", "299 € Einrichtung")}`
    expect(
      summaryOf(
        `<h1>Preise</h1><h2>Pakete</h2>${card("Korn", "990 € einmalig")}${card("Brot", "2.990 € einmalig")}${extras}`,
        "de"
      )
    ).toBe("Korn 990 € einmalig; Brot 2.990 € einmalig")
  })
})

describe("what a single work costs, as its house answers", () => {
  const faq = (question: string, answer: string) => `<h1>Help</h1><h2>FAQ</h2><h3>${question}</h3><p>${answer}</p>`
  const costs = "A loaf costs £4 and a cake from £12."
  test.each([
    [
      "en",
      "How much does an oven, shelf or door check cost?",
      "Costs vary. Oven checks start from £850, doors from £60."
    ],
    ["es", "¿Cuánto cuesta el pan por kilo?", "El pan por kilo tiene un precio de 4,00 € por kilo."],
    ["cs", "Kolik stojí pečení chleba?", "Pečení chleba stojí od 900 Kč."]
  ])("%s: %s", (lang, question, answer) => {
    expect(summaryOf(faq(question, answer), lang)).toBe(answer)
  })
  test("up to where it is about something else", () => {
    expect(summaryOf(faq("How much does a loaf cost?", `${costs} Ours rise for two days.`))).toBe(costs)
  })
  test("and not what anybody asks, nor where it is sent", () => {
    expect(summaryOf(faq("How much does a loaf cost?", "Most bakeries charge £4 on the market."))).toBeNull()
    expect(summaryOf(faq("How much does delivery cost?", "It costs £4."))).toBeNull()
  })
})

describe("names of sums", () => {
  const priced = (...lines: ReadonlyArray<string>) => `<div class="card">${lines.join("")}</div>`
  test("are none where they stand below them, on one card", () => {
    const turned = priced("<h3>Proof box</h3><p>$100</p><h4>With any oven</h4><p>$200</p><h4>If bought alone</h4>")
    expect(summaryOf(`<h1>Pricing</h1>${card("Oven", "$300")}${card("Mixer", "$390")}${turned}`)).toBeNull()
    const headed = priced("<h3>Proof box</h3><p>$100</p>")
    expect(summaryOf(`<h1>Pricing</h1>${card("Oven", "$300")}${card("Mixer", "$390")}${headed}`)).toBe(
      "Oven $300; Mixer $390; Proof box $100"
    )
  })
  test("are not the last of what is had for them", () => {
    const service = (sum: string, ...had: ReadonlyArray<string>) =>
      `<div class="card"><ul>${had.map((one) => `<li>${one}</li>`).join("")}</ul><p>Starting at ${sum}</p></div>`
    const all =
      service("$300", "One oven", "Proofing", "Order form") +
      service("$800", "Two ovens", "Shelves", "Till link") +
      service("$990", "Three ovens", "Racks", "Care and updates")
    expect(summaryOf(`<h1>Pricing</h1>${all}`)).not.toContain("updates")
  })
})

describe("what is paid to begin with, in a sentence on no card", () => {
  const list = `<h1>Pricing</h1><h2>Plans</h2>${card("Rye", "$9 / month")}${card("Spelt", "$19 / month")}`
  test("stands beside the list", () => {
    expect(summaryOf(`${list}<h2>Getting started</h2><p>A $100 setup fee applies to all new bakeries.</p>`)).toBe(
      "Rye $9 / month; Spelt $19 / month; A $100 setup fee applies to all new bakeries"
    )
  })
  test("or on one, where it says that it is of all", () => {
    expect(summaryOf(`${list}${card("Getting started", "A $100 setup fee applies to all new bakeries.")}`)).toContain(
      "; A $100 setup fee applies to all new bakeries"
    )
  })
  test.each([
    [
      "en",
      "Crumb costs €35 per month. There is a one-time setup fee of €50.",
      "€35",
      "There is a one-time setup fee of €50"
    ],
    [
      "de",
      "Crumb kostet 35 € im Monat. Die Einrichtung kostet einmalig 50 €.",
      "35 €",
      "Die Einrichtung kostet einmalig 50 €"
    ],
    [
      "fr",
      "Crumb coûte 35 € par mois. Les frais de mise en service sont de 50 €.",
      "35 €",
      "mise en service sont de 50 €"
    ]
  ])("beside a price in a sentence, too: %s", (lang, said, sum, fee) => {
    const told = summaryOf(`<h1>Pricing</h1><p>${said}</p>`, lang) ?? ""
    expect(told).toContain(sum)
    expect(told).toContain(fee)
    expect(told).not.toContain(".;")
  })
  test("but none that was asked once", () => {
    const past = "Crumb costs €35 per month. Until 2023 there was a setup fee of €50."
    expect(summaryOf(`<h1>Pricing</h1><p>${past}</p>`)).not.toContain("50")
  })
  test("and leaves the list untold where it is told of one plan", () => {
    const fee = card("Spelt for two", "A $100 setup fee applies.")
    expect(summaryOf(`${list}<h2>Getting started</h2>${fee}`)).toBeNull()
  })
})

describe("sentences that say how it is paid", () => {
  test.each([
    ["<p>Crumb is open source and free to use.</p>", "Crumb is open source and free to use."],
    [
      "<p>Crumb is an open source project, totally free of charge.</p>",
      "Crumb is an open source project, totally free of charge."
    ],
    ["<p>Crumb is free software that you host yourself.</p>", null],
    ["<p>Crumb is open source.</p>", null]
  ])("%s", (said, expected) => {
    expect(
      extract(openGate({ pages: [homeOfCrumb(said)], categories: [] }), []).stands.fields.pricing_summary?.value ?? null
    ).toBe(expected)
  })
  test("are told without the call beside them, and once", () => {
    const quoted = "We quote every bake individually."
    expect(
      summaryOf(`<h1>Pricing</h1><p>${quoted}</p><p><a class="button" href="/q">Get Your Custom Quote →</a></p>`)
    ).toBe(quoted)
  })
  test.each([
    "See the price page for rates or ask us for a custom quote.",
    "Bekijk de prijzen of vraag een offerte op maat."
  ])("%s sends somebody on", (said) => {
    expect(summaryOf(`<h1>Pricing</h1><p>${said}</p>`, said.startsWith("See") ? "en" : "nl")).toBeNull()
  })
})
