/** What the lines of a price list are called: told apart where several share a name, and by no badge, total or button. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const summaryOf = (prices: string, lang = "en"): string | null => {
  const pages = [homeOfCrumb("", lang), crumb({ path: "pricing", main: `<h1>Pricing</h1>${prices}`, lang })]
  return extract(openGate({ pages, categories: [] }), []).stands.fields.pricing_summary?.value ?? null
}
const card = (...lines: ReadonlyArray<string>) => `<div class="card">${lines.join("")}</div>`
const span = (text: string) => `<div>${text}</div>`

describe("lines of one name and several sums", () => {
  test("the title over each run tells them apart", () => {
    const run = (title: string, small: string, large: string) =>
      card(`<h3>${title}</h3>`, `<p>Small van: ${small}</p>`, `<p>Large van: ${large}</p>`)
    expect(summaryOf(run("Leeds to York", "€50", "€70") + run("Leeds to Hull", "€90", "€120"))).toBe(
      "Leeds to York, Small van €50; Leeds to York, Large van €70; Leeds to Hull, Small van €90; Leeds to Hull, Large van €120"
    )
  })
  test("so does the head of the row, in a table of times", () => {
    const row = (what: string, half: string, day: string) => `<tr><td>${what}</td><td>${half}</td><td>${day}</td></tr>`
    const table = `<table><thead><tr><th></th><th>Halber Tag</th><th>Ganzer Tag</th></tr></thead><tbody>${row("Tandem", "28 €", "42 €")}${row("Lastenrad", "34 €", "52 €")}</tbody></table>`
    expect(summaryOf(table, "de")).toBe(
      "Tandem, Halber Tag 28 €; Tandem, Ganzer Tag 42 €; Lastenrad, Halber Tag 34 €; Lastenrad, Ganzer Tag 52 €"
    )
  })
  test("of what nothing tells apart no piece is told", () => {
    const rows = ["Small €40", "Small €55", "Large €70"].map((line) => `<li>${line}</li>`).join("")
    expect(summaryOf(`<ul>${rows}</ul>`)).toBeNull()
  })
})

describe("what is no name of a plan", () => {
  test.each([
    ["en", "Most complete", "Oven", "€29 / month"],
    ["fr", "Meilleur rapport", "Fournil", "29 € / mois"],
    ["de", "Bester Preis", "Backstube", "29 € / Monat"],
    ["it", "La migliore scelta", "Forno", "29 € / mese"],
    ["ja", "いちばん人気", "かまど", "¥2,900 / 月"],
    ["ar", "الأكثر طلباً Most Popular", "فرن", "$29 / شهر"]
  ])("%s: a badge, %s", (lang, badge, name, sum) => {
    const first = sum.replace("29", "19")
    expect(summaryOf(card(span("Mini"), span(first)) + card(span(badge), span(name), span(sum)), lang)).toBe(
      `Mini ${first}; ${name} ${sum}`
    )
  })
  test("whom a plan is for, under its heading", () => {
    const plan = (name: string, whom: string, sum: string) =>
      card(`<h3>${name}</h3>`, span(whom), card(`<p>${sum} per month</p>`))
    expect(summaryOf(plan("Oven", "For small bakeries", "€19") + plan("Mill", "For larger teams", "€49"))).toBe(
      "Oven €19 per month; Mill €49 per month"
    )
  })
  test("totals, what a sum comes to, and the words of a button", () => {
    const plans = card("<h3>Oven</h3>", span("€24 / year")) + card("<h3>Mill</h3>", span("€48 / year"))
    const others = `<ul><li>Effective €2 / month</li><li>Subtotal €0</li></ul><button>Buy now — €48 / year</button>`
    expect(summaryOf(plans + others)).toBe("Oven €24 / year; Mill €48 / year")
  })
  test("a call behind the sum is no part of it", () => {
    const rows = ["Sourdough class €45 Call to book", "Croissant class €60 Book now"]
    expect(summaryOf(`<ul>${rows.map((line) => `<li>${line}</li>`).join("")}</ul>`)).toBe(
      "Sourdough class €45; Croissant class €60"
    )
  })
  test("the same word beside a sum names what is made to measure", () => {
    const plans = card(span("Oven"), span("€19 / month")) + card(span("Custom"), span("From €99 / month"))
    expect(summaryOf(plans)).toBe("Oven €19 / month; Custom From €99 / month")
  })
})

describe("how Japanese houses state their prices", () => {
  const notice = (label: string, sum: string) =>
    [
      homeOfCrumb("", "ja"),
      crumb({
        path: "tokushoho",
        lang: "ja",
        main: `<h1>特定商取引法に基づく表記</h1><table><tr><th>販売業者</th><td>株式会社クラム</td></tr><tr><th>住所</th><td>東京都台東区1-1</td></tr><tr><th>${label}</th><td>${sum}</td></tr><tr><th>支払方法</th><td>クレジットカード</td></tr></table>`
      })
    ] as const
  const fields = (pages: ReturnType<typeof notice>) => extract(openGate({ pages, categories: [] }), []).stands.fields
  test("in the notice of sale, with the tax and without", () => {
    const { pricing_model, pricing_summary } = fields(notice("販売価格", "月額1,000円（税込1,100円）"))
    expect([pricing_model?.value, pricing_summary?.value]).toEqual(["subscription", "月額1,000円(税込1,100円)"])
  })
  test("what is asked besides is no price of it", () => {
    const { pricing_model, pricing_summary } = fields(notice("送料", "月額1,000円"))
    expect([pricing_model, pricing_summary]).toEqual([undefined, undefined])
  })
})
