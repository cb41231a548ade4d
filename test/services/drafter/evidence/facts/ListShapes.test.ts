/** Price lists whose names, sums or ways to pay stand where few look; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const told = (body: string, lang = "en", title = "Pricing") => {
  const html = `<section class="pricing"><h2>${title}</h2>${body}</section>`
  const { pricing_model, pricing_summary } = extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), [])
    .stands.fields
  return `${pricing_model?.value ?? "-"} | ${pricing_summary?.value ?? "-"}`
}
const card = (...lines: ReadonlyArray<string>) =>
  `<div class="plan">${lines.map((one) => `<div>${one}</div>`).join("")}</div>`
const rows = (...lines: ReadonlyArray<ReadonlyArray<string>>) =>
  `<table>${lines.map((line) => `<tr>${line.map((one) => `<td>${one}</td>`).join("")}</tr>`).join("")}</table>`
describe("of how much a sum is, before it", () => {
  test.each([
    ["de", "je Stk. 0,45 €", "kg / 9,80 €"],
    ["fr", "la pièce : 0,45 €", "kg / 9,80 €"],
    ["en", "each piece £0.45", "kg / £9.80"]
  ])("%s", (lang, first, second) => {
    const summary = told(rows(["Article", "Price"], ["Rolls", first], ["Flour", second], ["Rye", second]), lang)
    expect(summary).toContain(`Flour ${second}`)
  })
})

describe("how often all of it is paid, in a line over the list", () => {
  const plans = card("Crust £65", "1 oven") + card("Loaf £145", "5 ovens")
  test("is how each is paid, and told with them", () => {
    expect(told(`<p>Monthly, no setup fee to pay.</p>${plans}`)).toBe(
      "subscription | Crust £65; Loaf £145; Monthly, no setup fee to pay"
    )
  })
  test.each(["Monthly, we bake for the whole street.", "Monthly markets since spring."])("%s", (line) => {
    expect(told(`<p>${line}</p>${plans}`)).toStartWith("- | ")
  })
})

describe("a plan called by how often it is paid", () => {
  test.each([
    ["ja", "料金", "月額プラン", "年額プラン", "¥1,200", "¥9,800"],
    ["en", "Pricing", "Monthly plan", "Annual plan", "£12", "£98"],
    ["de", "Preise", "Monatsabo", "Jahresabo", "12 €", "98 €"],
    ["fr", "Tarifs", "Abonnement mensuel", "Abonnement annuel", "12 €", "98 €"]
  ])("%s", (lang, title, month, year, small, large) => {
    expect(told(card(month, small) + card(year, large), lang, title)).toStartWith("subscription | ")
  })
})

describe("names", () => {
  test("whom it is for stands over what it is called, and what is had besides is no second price of it", () => {
    expect(
      told(
        `<div class="plan"><div>For your bakery</div><div>Kneads</div><div>$39/month</div><ul><li>Shared rota</li><li>Add ovens anytime — $11/oven per month</li></ul></div>`
      )
    ).toStartWith("subscription | Kneads $39/month")
  })
  test("a stroke is no word of one", () => {
    expect(
      told(
        rows(
          ["Service", "Detail", "Price"],
          ["Mixer clean / check of the drive", "45–50 minutes", "£35"],
          ["Oven check", "Gas or electric", "£40"],
          ["Whole day", "With report", "£180"]
        )
      )
    ).toBe("one-time | Mixer clean / check of the drive £35; Oven check £40; Whole day £180")
  })
  test("a discount is none", () => {
    const plans = card("Crust", "Free") + card("Loaf", "$29/month")
    expect(told(`${plans}${card("20% de descuento en el pago anual", "Gratis")}`)).not.toContain("descuento")
  })
})

describe("quetzales", () => {
  test.each([["Q 2,900"], ["Q350"], ["Q 99.50"]])("%s is a sum", (sum) => {
    expect(
      told(rows(["Servicio", "Precio"], ["Boda", sum], ["Retrato", "Q 1,450"], ["Fiesta", "Q 3,100"]), "es", "Precios")
    ).toContain(`Boda ${sum}`)
  })
  test.each([["Q4"], ["Q 1"]])("%s is none", (sum) => {
    expect(
      told(rows(["Servicio", "Precio"], ["Boda", sum], ["Retrato", "Q2"], ["Fiesta", "Q3"]), "es", "Precios")
    ).toBe("- | -")
  })
})

test("what is paid at each visit is no subscription, whatever membership stands beside it", () => {
  const visits = ["Adults", "Students", "Children"].map((name, at) => card(name, `£${7 - at} per session`)).join("")
  expect(told(`${visits}<p>Club card: £25 a year</p>`)).not.toStartWith("subscription")
})
