/** Houses that make out a price for whoever asks, in the words of many languages; beside them what only sounds so. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const modelOf = (more: string, lang: string) =>
  extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields.pricing_model?.value

describe("a price for whoever asks", () => {
  test.each([
    ["<h2>Ovens</h2><p>Reach out now to get a quote or to talk about your bakery.</p>", "en"],
    ["<h2>Contact</h2><p>Tell us what you would like and we'll confirm availability, pricing and delivery.</p>", "en"],
    ["<h2>Kontakt</h2><p>Nach Ihrer Anfrage melden wir uns mit einem individuellen Angebot bei Ihnen.</p>", "de"],
    ["<h2>Contact</h2><p>Nous vous envoyons ensuite un devis sous deux jours.</p>", "fr"],
    ["<p>Book a quote</p><h2>Ovens</h2><p>We mend ovens.</p><p>Schedule a free estimate</p>", "en"],
    ["<h2>Öfen</h2><p>Kontaktieren Sie uns für eine Beratung und ein individuelles Angebot.</p>", "de"],
    ["<h2>Ovens</h2><p>All prices are set individually.</p>", "en"],
    ["<h2>Öfen</h2><p>Die Preise werden individuell berechnet.</p>", "de"],
    ["<h2>Fours</h2><p>Nos tarifs sont fixés au cas par cas.</p>", "fr"],
    ["<h2>Pricing</h2><p>Send us your plans and get a bespoke offer.</p>", "en"],
    ["<h2>Prezzi</h2><p>Scrivici due righe e ottieni un preventivo personalizzato.</p>", "it"],
    ["<h2>Pricing</h2><p>We tailor our prices to your ovens.</p>", "en"],
    ["<h2>Preise</h2><p>Die Kosten besprechen wir gemeinsam am Telefon.</p>", "de"],
    ["<h2>Fragen</h2><h3>Was kostet es?</h3><p>Ich schreibe Ihnen gern ein Angebot.</p>", "de"],
    ["<h2>Kontakt</h2><p>Zamów bezpłatną wycenę pieca.</p>", "pl"],
    ["<h2>Kontakt</h2><p>Vyžádejte si cenovou nabídku.</p>", "cs"],
    ["<p>Отримати безкоштовний розрахунок</p><h2>Печі</h2><p>Замовте кошторис.</p>", "uk"],
    ["<p>Ücretsiz teklif alın</p><h2>Fırınlar</h2><p>Bugün fiyat teklifi isteyin.</p>", "tr"],
    ["<p>무료 견적을 받아 보세요.</p><h2>오븐</h2><p>견적 문의를 남겨 주세요.</p>", "ko"],
    [
      "<h2>Questions</h2><h3>What does an oven check cost?</h3><p>Costs depend on the size of the oven. A personal quotation follows after a free assessment.</p>",
      "en"
    ],
    [
      "<h2>Preguntas</h2><h3>¿Cuánto cuesta cada reparación?</h3><p>Cada horno es distinto, así que lo mejor es una valoración.</p>",
      "es"
    ]
  ])("%s", (more, lang) => expect(modelOf(more, lang)).toBe("contact-sales"))

  test("a house that is a member of something itself sells no membership", () => {
    const calls = "<p>Get a free quote</p><h2>Ovens</h2><p>We mend ovens.</p><p>Request a free quote</p>"
    expect(modelOf(`${calls}<h2>Accreditations &amp; Memberships</h2><p>We are in good company.</p>`, "en")).toBe(
      "contact-sales"
    )
    expect(modelOf(`${calls}<h2>Memberships</h2><p>Join us.</p>`, "en")).toBeUndefined()
  })

  test("a sum by way of guidance takes nothing from a call on every side", () => {
    const call = "<section><h2>Ovens</h2><p>We mend ovens.</p><p>Get a free quote</p></section>"
    const guide = "<h2>FAQ</h2><h3>How long?</h3><p>A day. Repairs typically start from around £850.</p>"
    expect(modelOf(call.repeat(4) + guide, "en")).toBe("contact-sales")
    expect(modelOf(call + guide, "en")).toBeUndefined()
    expect(modelOf(`${call.repeat(4)}<h2>FAQ</h2><h3>How long?</h3><p>A day. Repairs are £850.</p>`, "en")).not.toBe(
      "contact-sales"
    )
  })
})

describe("no price on request", () => {
  test.each([
    ["<h2>Contact</h2><p>Contact us for a talk about your bakery.</p>", "en"],
    ["<h2>Wholesale</h2><p>Write to us and we'll send you our wholesale pricing.</p>", "en"],
    ["<h2>How it works</h2><p>Your customers ask, and we'll send them your prices.</p>", "en"],
    ["<h2>Transfers</h2><p>Write to us for a quote on ovens not named here.</p>", "en"],
    ["<h2>Recipes</h2><p>Your guests receive a tailored proposal.</p>", "en"],
    ["<h2>Used ovens</h2><p>Sell us your old oven: contact us for a quote.</p>", "en"]
  ])("%s", (more, lang) => expect(modelOf(more, lang)).toBeUndefined())
})

describe("what is listed, and by whom it is paid", () => {
  const cards = (...named: ReadonlyArray<readonly [string, string]>) =>
    `<h2>Pricing</h2>${named.map(([name, sum]) => `<div class="card"><h3>${name}</h3><p>${sum}</p></div>`).join("")}`
  const tiers = `<p>We bake for weddings.</p>${cards(["Basic", "€400"], ["Premium", "€600"], ["Business", "€800"])}`
  test("jobs called as plans are paid once, where nobody signs in", () => {
    expect(modelOf(tiers, "en")).toBe("one-time")
    expect(modelOf(`${tiers}<p>Log in to your dashboard.</p>`, "en")).toBeUndefined()
  })
  test("who buys from visitors sells them nothing", () => {
    const sums = cards(["Old ovens", "£75"], ["Old fans", "£35"], ["Old trays", "£5"])
    expect(modelOf(sums, "en")).toBe("one-time")
    expect(modelOf(`<p>Sell us your old oven.</p><p>We buy any oven, in any state.</p>${sums}`, "en")).toBeUndefined()
  })
  test("fees of an insurance, and prices in a table, are no quotes", () => {
    const asked =
      "<h2>FAQ</h2><h3>What does it cost?</h3><p>The price depends on the oven. Contact us and we work it out.</p>"
    expect(modelOf(asked, "en")).toBe("contact-sales")
    expect(modelOf(`${asked}<p>We have a contract for NHS treatment.</p>`, "en")).toBeUndefined()
    expect(modelOf(`${asked}<h2>Pricing</h2><p>For small ovens the price is fixed.</p>`, "en")).toBeUndefined()
  })
})
