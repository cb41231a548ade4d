/** Sums of small houses that stand under no heading about prices, or are answered to a question; beside each what asks nobody for money. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { pricesIn } from "../../../../../src/services/drafter/evidence/facts/price/sums/Money.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const charged = (main: string, lang = "en") => {
  const pages = [homeOfCrumb(main, lang)]
  const { fields } = extract(openGate({ pages, categories: [] }), []).stands
  return { model: fields.pricing_model?.value ?? null, summary: fields.pricing_summary?.value ?? null }
}
const told = (text: string, lang: string) => charged(`<p>${text}</p>`, lang)

describe("a sentence of the first page tells what is asked", () => {
  test.each([
    ["en", "one-time", "Each lesson costs £34 per person, flour and lunch included."],
    ["en", "subscription", "If you stay, the fee is £60 a year, which pays for the hall."],
    ["de", "one-time", "Statt 59,00 € nur 39,00 € einmalig, für drei Rechner"],
    ["pt", "one-time", "18 € por pessoa, avental e seguro incluídos."],
    // Whoever buys pays.
    ["en", "one-time", "You pay £12.50 once and the recipes are yours."],
    ["pt", "subscription", "Uma casa paga 11 € por mês, com um pão por semana."]
  ])("%s, %s: %s", (lang, model, text) => {
    const { model: paid, summary } = told(text, lang)
    expect({ paid, amounts: pricesIn(summary ?? "").map(({ amount }) => amount) }).toEqual({
      paid: model,
      amounts: pricesIn(text).map(({ amount }) => amount)
    })
  })
  test.each([
    ["en", "We spent £4,000 on the new oven."],
    ["en", "The prize for the best loaf is £40."],
    ["en", "A mill nearby sold for £350,000 last year."],
    ["en", "Winner of the £5,000 Spelt Award."],
    ["en", "£9 a month pays for one child's breakfast."],
    ["en", "We are recruiting a baker, £24,000 a year."],
    ["en", "We pay £12.50 once for every sack that comes back."],
    ["pt", "Ela paga 11 € por mês, com um forno por semana."],
    ["en", "Your customers pay £9 a month."],
    ["en", "The average loaf costs £4 elsewhere."],
    ["de", "Spendenstand: 31.400 €."],
    ["fr", "Un client a remporté un marché de 400 000 €."],
    ["nl", "Een nieuwe oven kost al gauw € 900."]
  ])("but not %s: %s", (lang, text) => {
    expect(told(text, lang)).toEqual({ model: null, summary: null })
  })
})

describe("a sum right under the name of what is sold", () => {
  test("is told with the name", () => {
    expect(charged("<h3>Shelf in the oven</h3><p>110 €/month</p><h3>Own oven</h3><p>160 €/month</p>")).toEqual({
      model: "subscription",
      summary: "Shelf in the oven 110 €/month; Own oven 160 €/month"
    })
    expect(charged("<h2>Three-course loaf menu, £29</h2><p>Rye soup, spelt pie, oat cake</p>").summary).toBe(
      "Three-course loaf menu £29"
    )
  })
  test("is none where it stands alone, or where something is free besides", () => {
    expect(charged("<p>callouts this year</p><p>£58,000</p><p>yearly cost</p>").summary).toBeNull()
    expect(charged("<p>Acme is free for one oven.</p><h3>Team</h3><p>$8 per oven a month</p>").model).not.toBe(
      "subscription"
    )
  })
})

describe("a question about what is paid", () => {
  const asked = (lang: string, title: string, question: string, answer: string) =>
    charged(`<h2>${title}</h2><h3>${question}</h3><p>${answer}</p>`, lang)
  test.each([
    ["en", "FAQ", "What are your fees?", "£50 for the first session and £40 after that.", "one-time"],
    ["it", "Domande frequenti", "Quanto chiedi?", "Medie 20 € all'ora, superiori 26 € all'ora.", "usage-based"]
  ])("%s: %s %s %s", (lang, title, question, answer, model) => {
    expect(asked(lang, title, question, answer)).toEqual({ model, summary: answer })
  })
  test("is answered by no sum of something else", () => {
    expect(asked("en", "FAQ", "Do you charge for estimates?", "No, but parking is £4.")).toEqual({
      model: null,
      summary: null
    })
  })
})

test("a measure is no month, and ten thousands are read with what stands behind them", () => {
  expect(pricesIn("€45 per m², or €5 per m3").map(({ paying }) => paying)).toEqual(["unknown", "unknown"])
  expect(pricesIn("€45/m per person").map(({ period }) => period)).toEqual(["month"])
  expect(pricesIn("着付込みで3万9800円").map(({ amount }) => amount)).toEqual(["39800"])
  expect(pricesIn("CHF 140.– a session").map(({ amount, currency }) => `${currency} ${amount}`)).toEqual(["chf 140"])
})

test("an answer tells what costs nothing and what costs how much", () => {
  const answer = "Até dois fornos você usa de graça, sem prazo. Com mais fornos, a assinatura sai por R$ 12,90 ao mês."
  expect(charged(`<h2>Perguntas frequentes</h2><h3>É pago?</h3><p>${answer}</p>`, "pt").summary).toBe(answer)
})

test("nights and heads are paid for once", () => {
  const rooms = "<h2>Rooms</h2><ul><li>Snug: £80 per night</li><li>Loft: £120 per night</li></ul>"
  expect(charged(rooms).model).toBe("one-time")
})
