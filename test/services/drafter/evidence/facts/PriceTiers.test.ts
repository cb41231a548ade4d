/** Sums by how much is used, sums whose cents stand apart, and what a row of a table is called. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const fieldsOf = (main: string, lang = "en", home = "") => {
  const pages = [homeOfCrumb(home, lang), crumb({ path: "pricing", main, lang })]
  return extract(openGate({ pages, categories: [] }), []).stands.fields
}
const summaryOf = (main: string, lang = "en"): string | null => fieldsOf(main, lang).pricing_summary?.value ?? null
const modelOf = (main: string, home = ""): string | null => fieldsOf(main, "en", home).pricing_model?.value ?? null
const table = (...rows: ReadonlyArray<ReadonlyArray<string>>) =>
  `<h1>Pricing</h1><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`

describe("tiers", () => {
  test("are told with what each sum is of, and with what is free of them", () => {
    const rows = [
      ["Parcels per month", "Price per parcel"],
      ["Up to 200", "free"],
      ["201 to 10,000", "€0.03"],
      ["10,001 to 250,000", "€0.015"]
    ]
    expect(summaryOf(table(...rows))).toBe(
      "Up to 200 free; 201 to 10,000 €0.03 per parcel; 10,001 to 250,000 €0.015 per parcel"
    )
  })
  test("quote the head of the column that says so", () => {
    const main = table(["Calls", "Price per call"], ["1 to 500", "€0.03"], ["501 to 900", "€0.02"])
    expect(fieldsOf(main).pricing_summary?.evidence.map(({ quote }) => quote)).toContain("Price per call")
  })
  test("are none where a first lesson is free beside courses", () => {
    const rows = [
      ["Course", "Price"],
      ["First lesson", "free"],
      ["Rye loaves", "€30"],
      ["Spelt loaves", "€40"]
    ]
    expect(summaryOf(table(...rows))).not.toContain("free")
  })
})

describe("a sum of which the cents stand apart", () => {
  const plan = (name: string, ...lines: ReadonlyArray<string>) =>
    `<div class="card"><h3>${name}</h3>${lines.map((line) => `<div>${line}</div>`).join("")}<ul><li>Shelves</li></ul></div>`
  test("is not told without them, nor the list it is of", () => {
    const cut = plan("Spelt", "<span>€</span><span>0</span>", "60", "per loaf and month")
    expect(summaryOf(`<h1>Pricing</h1>${plan("Rye", "€9 per month")}${cut}`)).toBeNull()
    expect(summaryOf(`<h1>Pricing</h1>${plan("Rye", "€9 per month")}${plan("Spelt", "€12 per month")}`)).toBe(
      "Rye €9 per month; Spelt €12 per month"
    )
  })
  test("is told with them where they are set over the line", () => {
    expect(summaryOf(`<h1>Pricing</h1>${plan("Game", "<sup>$</sup>14<sup>99</sup>")}`)).toBe("Game $14.99")
    expect(summaryOf(`<h1>Pricing</h1>${plan("Game", "$14<sup>1</sup>")}`)).not.toContain("14.1")
  })
})

describe("what a sum is called", () => {
  test("is the first cell of its row, however long", () => {
    const rows = [
      ["Course", "When", "Price"],
      ["Bread for children in the holidays, 8 to 12", "weekday mornings", "$135"],
      ["Rye", "evenings", "$90"]
    ]
    expect(summaryOf(table(...rows))).toBe("Bread for children in the holidays, 8 to 12 $135; Rye $90")
  })
  test("is no word for one person, nor the word for a least sum", () => {
    const card = (name: string, line: string) => `<div class="card"><p>${name}</p><p>${line}</p></div>`
    expect(summaryOf(`<h1>Prezzi</h1>${card("Visita", "a persona 35 €")}${card("Corso", "60 €")}`, "it")).toBe(
      "Visita a persona 35 €; Corso 60 €"
    )
    const rows = [
      ["الخدمة", "السعر"],
      ["خبز الشعير", "من 55 جنيهًا"],
      ["خبز القمح", "30 جنيهًا"]
    ]
    expect(summaryOf(table(...rows), "ar")).toContain("خبز الشعير من 55")
  })
  test("stands before a line of dots that leads to it", () => {
    const list = "<p>Bread for beginners (Saturdays, flour included) ........ R350</p><p>Rye ........ R600</p>"
    expect(summaryOf(`<h1>Prices</h1>${list}`)).toBe("Bread for beginners (Saturdays, flour included) R350; Rye R600")
    expect(summaryOf("<h1>Rooms</h1><p>We bake in R350.</p>")).toBeNull()
  })
})

describe("how it is paid", () => {
  const boxes =
    '<h1>Boxes</h1><button>Pay as you go</button><button>Prepay</button><div class="card"><h3>Rye</h3><p>$16 per box</p></div>'
  test("is not told by one side of a switch", () => {
    expect(modelOf(boxes)).not.toBe("usage-based")
  })
  test("is not free where somebody pays for more in words", () => {
    expect(modelOf("<h1>Prices</h1><p>Crumb is free and stays free.</p>")).toBe("free")
    expect(modelOf("<h1>Prices</h1><p>Crumb is free and stays free. Plus is three dollars a month.</p>")).not.toBe(
      "free"
    )
  })
  test("is not asked for where a column of figures has a currency over it", () => {
    const quote = "<p>Large ovens on request.</p>"
    expect(modelOf(`${table(["Oven", "Price CHF"], ["Small", "95"], ["Medium", "120"])}${quote}`)).not.toBe(
      "contact-sales"
    )
  })
})
