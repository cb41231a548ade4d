/** Sites of which no sum can be read and which tell that one goes on paying; beside them what only sounds so. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const modelOf = (more: string, lang: string) =>
  extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields.pricing_model?.value

describe("paid again and again, without a sum", () => {
  test.each([
    ["<h2>Pricing</h2><p>Monthly</p><p>Yearly</p><h3>Oven</h3><ul><li>All ovens</li></ul>", "en"],
    ["<h2>Pricing</h2><p>Annual billing comes a fifth cheaper than monthly billing.</p>", "en"],
    ["<h2>One subscription, all the ovens</h2><p>It plans every bake.</p>", "en"],
    [
      "<h2>Preise und Mitgliedschaft</h2><p>Es fällt einmalig eine Anmeldegebühr von 49,90 € an. Alle Preise verstehen sich pro Monat, zahlbar im Voraus.</p>",
      "de"
    ],
    ["<h2>Features</h2><p>Pause your subscription while the ovens are cold.</p>", "en"],
    ["<h2>Pricing</h2><p>Every subscription includes the planner for a second oven.</p>", "en"],
    ["<h2>Funktionen</h2><p>Ihr Abo umfasst alle Öfen.</p>", "de"],
    ["<h2>Fonctions</h2><p>L'abonnement comprend tous les fours.</p>", "fr"],
    ["<h2>Tarifs</h2><p>Facturation mensuelle, sans engagement de durée.</p>", "fr"],
    ["<h2>料金</h2><p>月額制です。</p>", "ja"]
  ])("%s", (more, lang) => expect(modelOf(more, lang)).toBe("subscription"))

  test("whoever is paid for bringing customers charges nothing by it", () =>
    expect(
      modelOf(
        "<h2>Pricing</h2><p>Monthly</p><p>Yearly</p><h2>Affiliates</h2><p>Earn a recurring 30% commission for every customer you refer.</p>",
        "en"
      )
    ).toBe("subscription"))
})

describe("not told to be paid again", () => {
  test.each([
    ["<h2>Pricing</h2><p>Never billed monthly.</p>", "en"],
    ["<h2>Pricing</h2><p>Annual billing will come soon.</p>", "en"],
    ["<h2>Pricing</h2><p>Monthly</p><p>Yearly</p><p>Small bakeries use it free of charge.</p>", "en"],
    ["<h2>Pricing</h2><p>Monthly</p><p>Yearly</p><p>An oven for good is $300, with fans.</p>", "en"],
    ["<h2>Pricing</h2><p>Plans are billed monthly by your landlord.</p>", "en"],
    ["<h2>Prijzen</h2><p>Loafly werkt met een jaarabonnement.</p>", "nl"],
    ["<h2>Features</h2><p>Your customers are billed monthly.</p>", "en"],
    ["<h2>Features</h2><p>Cancel your newsletter subscription at any time.</p>", "en"],
    ["<h2>Features</h2><p>Pause your subscription in summer.</p><p>There is a free version as well.</p>", "en"],
    ["<h2>Features</h2><p>Pause your Loafly subscription in summer.</p>", "en"],
    ["<h2>Features</h2><p>Find and cancel unused subscriptions.</p>", "en"]
  ])("%s", (more, lang) => expect(modelOf(more, lang)).not.toBe("subscription"))
})
