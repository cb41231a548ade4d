/** Price lists of which each plan is told, as much of one as of the other; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const pricing = (body: string) => `<section class="pricing"><h2>Pricing</h2>${body}</section>`
const told = (body: string, lang = "en") => {
  const { pricing_model, pricing_summary } = extract(
    openGate({ pages: [homeOfCrumb(pricing(body), lang)], categories: [] }),
    []
  ).stands.fields
  return `${pricing_model?.value ?? "-"} | ${pricing_summary?.value ?? "-"}`
}
const card = (name: string, price: string, ...more: ReadonlyArray<string>) =>
  `<div class="plan"><h3>${name}</h3><p class="price">${price}</p>${more.map((one) => `<p>${one}</p>`).join("")}</div>`
const table = (...rows: ReadonlyArray<readonly [string, string]>) =>
  `<table><tr><th>Plan</th><th>Price</th></tr>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("")}</table>`
const entries = (...lines: ReadonlyArray<readonly [string, string]>) =>
  `<ul>${lines.map(([name, sum]) => `<li><span>${name}</span> <span>${sum}</span></li>`).join("")}</ul>`

describe("how much of it one has", () => {
  test("is left to the cards that stand beside each other", () => {
    expect(
      told(card("Pup", "£19 / month", "Up to 15 ovens") + card("Pack", "£79 / month", "Up to 50 ovens, shared rotas"))
    ).toBe("subscription | Pup £19 / month; Pack £79 / month")
    expect(told(card("Pup", "£19 / month", "Quick timers") + card("Pack", "£79 / month", "Up to 20 ovens"))).toBe(
      "subscription | Pup £19 / month; Pack £79 / month"
    )
  })
  test("is told of one that stands alone", () => {
    expect(told(card("Pup", "£19 / month", "Up to 15 ovens"))).toBe("subscription | Pup £19 / month, Up to 15 ovens")
  })
})

describe("a table that sets the product beside others, under its plans", () => {
  const row = (...cells: ReadonlyArray<string>) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
  const beside = (head: string) =>
    `<table>${row("", head, "Loafly", "Ovenbank")}${row("Each month", "£79", "£148", "£320")}${row("To begin", "–", "£90", "£45")}</table>`
  test.each(["Crumb", "Crumb (Pack)", "Crumb Pack"])("under %s, asks for none of its sums", (head) => {
    expect(told(card("Pup", "£19 / month") + card("Pack", "£79 / month") + beside(head))).toBe(
      "subscription | Pup £19 / month; Pack £79 / month"
    )
  })
})

describe("what a plan told in a line is bounded by", () => {
  test.each([
    [
      "<p>Home: €62 a month, one collection a week. Bakery: €240 a month, three collections a week.</p>",
      "subscription | Home €62 a month, one collection a week; Bakery €240 a month, three collections a week"
    ],
    [
      "<p><b>Yard</b>: R280 a month, up to 3 ovens</p><p><b>Fleet</b>: R1,450 a month, up to 40 ovens</p>",
      "subscription | Yard R280 a month, up to 3 ovens; Fleet R1,450 a month, up to 40 ovens"
    ]
  ])("%s", (body, expected) => {
    expect(told(body)).toBe(expected)
  })
  test("a letter before a number is no money by itself", () => {
    expect(told("<p>Model R280, up to 3 ovens</p><p>Model R1450</p>")).toBe("- | -")
  })
})

describe("a plan may be called by how often it is paid", () => {
  test("beside others that have names", () => {
    expect(told(table(["Monthly", "€9 per month"], ["Yearly", "€90 per year"], ["Family", "€15 per month"]))).toBe(
      "subscription | Monthly €9 per month; Yearly €90 per year; Family €15 per month"
    )
  })
  test("and has no name where nothing else has", () => {
    expect(told(card("", "€9 / month"))).toBe("subscription | €9 / month")
  })
})

describe("entries of a list", () => {
  test("may be called with more words, and with an aside", () => {
    expect(
      told(
        entries(
          ["Sourdough loaf", "€6"],
          ["Lunch menu, a starter, a bowl and tea", "€18"],
          ["Home visit (within the old town walls)", "€85"]
        )
      )
    ).toBe(
      "one-time | Sourdough loaf €6; Lunch menu, a starter, a bowl and tea €18; Home visit (within the old town walls) €85"
    )
  })
  test("whom a plan is for is no sum of it", () => {
    expect(
      told(
        card("Parish", "£18", "per month", "Turnover up to £25,000") +
          card("Town", "£62", "per month", "Turnover over £25,000")
      )
    ).toBe("subscription | Parish £18 per month; Town £62 per month")
  })
})

describe("what is paid to begin with stands beside the list", () => {
  const list = card("Werkstatt", "39 € im Monat") + card("Betrieb", "95 € im Monat")
  test("in its sentence", () => {
    expect(told(`${list}<p>Die Einrichtung kostet einmalig 280 €.</p>`, "de")).toBe(
      "subscription | Werkstatt 39 € im Monat; Betrieb 95 € im Monat; Die Einrichtung kostet einmalig 280 €"
    )
  })
  test.each(["Bis 2022 kostete die Einrichtung 280 €.", "Eine Schulung kostet einmalig 390 €."])("not %s", (line) => {
    expect(told(`${list}<p>${line}</p>`, "de")).toBe("subscription | Werkstatt 39 € im Monat; Betrieb 95 € im Monat")
  })
})

describe("an old price called so by its class is none of today", () => {
  test.each(["elementor-price-table__original-price", "Price--compareAt", "p-plan__old"])("%s", (name) => {
    expect(told(card("Pup", "£19 / month") + card("Pack", `<span class="${name}">£95</span> £79 / month`))).toBe(
      "subscription | Pup £19 / month; Pack £79 / month"
    )
  })
  test("a plan may be called old", () => {
    expect(
      told(card("Pup", "£19 / month") + card("Pack", `<span class="plan-old">£95</span> £79 / month`))
    ).not.toContain("Pack £79")
  })
})

describe("how one pays for what is priced by the piece", () => {
  const tiers = table(["first 1,000", "€0.35 each"], ["next 9,000", "€0.22 each"], ["after that", "€0.12 each"])
  test.each([
    ["<p>You pay per address parsed.</p>", "usage-based"],
    ["<p>You pay per address, not per month.</p>", "usage-based"],
    ["<p>You pay for each new address.</p>", "-"]
  ])("%s", (line, model) => {
    expect(told(line + tiers).split(" | ")[0]).toBe(model)
  })
  test("paid once", () => {
    expect(told("<p>You buy it once and it is yours.</p>").split(" | ")[0]).toBe("one-time")
    expect(told("<p>You buy it once a month and it is yours.</p>").split(" | ")[0]).not.toBe("one-time")
  })
})

describe("what members have for nothing makes no free plan", () => {
  test.each([
    ["L'adhésion coûte 15 € par an. Les ateliers sont gratuits pour les adhérents.", "fr", "subscription"],
    ["L'adhésion coûte 15 € par an. Les ateliers sont gratuits pour les enfants.", "fr", "-"]
  ])("%s", (text, lang, model) => {
    expect(told(`<p>${text}</p>`, lang).split(" | ")[0]).toBe(model)
  })
})
