/** Prices under no heading which names them; beside each fair way the sums that nobody is asked for what is sold. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const drafted = (more: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields
const cards = (...all: ReadonlyArray<readonly [string, string]>) =>
  `<div>${all.map(([name, sum]) => `<div class="card"><h3>${name}</h3><p>${sum}</p></div>`).join("")}</div>`
const rows = (...all: ReadonlyArray<ReadonlyArray<string>>) =>
  `<table>${all.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`

describe("where nothing else tells what it costs", () => {
  test("two cards with a sum each are plans", () => {
    const { pricing_model, pricing_summary } = drafted(
      `<h2>Bake with us</h2>${cards(["Solo", "€9 / month"], ["Guild", "€19 / month"])}`
    )
    expect(pricing_model?.value).toBe("subscription")
    expect(pricing_summary?.value).toBe("Solo €9 / month; Guild €19 / month")
  })
  test.each([
    ["en", rows(["Small oven", "£14"], ["Large oven", "£22"]), "Small oven £14; Large oven £22"],
    ["de", rows(["Brotkurs", "48 €"], ["Tortenkurs", "62 €"]), "Brotkurs 48 €; Tortenkurs 62 €"],
    [
      "fr",
      cards(["Le four", "32 € / nuit"], ["Le moulin", "45 € / nuit"]),
      "Le four 32 € / nuit; Le moulin 45 € / nuit"
    ]
  ])("%s: rows and cards are a list", (lang, list, told) => {
    expect(drafted(`<h2>Crumb</h2>${list}`, lang).pricing_summary?.value).toBe(told)
  })
  test.each([
    ["what is compared", `<h2>How Crumb compares</h2>${cards(["Breadly", "€9 / month"], ["Loafer", "€19 / month"])}`],
    ["flats", `<h2>Wohnungen in Ulm</h2>${cards(["Altstadt", "700 € / Monat"], ["Hafen", "900 € / Monat"])}`],
    [
      "who is looked for",
      `<h2>We are recruiting</h2>${rows(["Baker", "£26,400 a year"], ["Driver", "£24,000 a year"])}`
    ],
    ["works shown", `<h2>Réalisations</h2>${cards(["Four de Lyon", "42 000 €"], ["Four de Nice", "18 000 €"])}`],
    ["what is won", `<h2>Premios</h2>${rows(["Pan", "500 €"], ["Tarta", "300 €"])}`],
    ["what is owed", `<h2>Crumb</h2>${rows(["Deposit", "£50"], ["Late return", "£20"])}`],
    ["sums of a story", "<h2>Crumb</h2><p>Flour for the first loaf was £3.</p><p>The oven came for £900.</p>"]
  ])("but no %s", (_, more) => {
    const { pricing_model, pricing_summary } = drafted(more)
    expect([pricing_model?.value, pricing_summary?.value]).toEqual([undefined, undefined])
  })
  test("and nothing where a part about prices stands", () => {
    const priced = `<section class="pricing"><h2>Pricing</h2><p>€12 a month for the first oven.</p></section>`
    const told = drafted(`${priced}<h2>Bake</h2>${cards(["Solo", "€90"], ["Guild", "€190"])}`).pricing_summary?.value
    expect(told ?? "").not.toContain("€90")
  })
})
