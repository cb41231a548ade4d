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

describe("what stands beside a sum belongs to it", () => {
  test.each([
    ["en", "Team", ["$79/yr", "up to 5 seats · annual billing"], "Team $79/yr up to 5 seats · annual billing"],
    ["en", "Rye", ["$397/mo", "$900 setup"], "Rye $397/mo, $900 setup"],
    ["it", "Forno", ["20,00 €/anno", "+ IVA"], "Forno 20,00 €/anno + IVA"],
    ["en", "Airport", ["$95", "per transfer"], "Airport $95 per transfer"]
  ])("%s: %s", (lang, name, lines, told) => {
    const other = card("Plain", "€3 / month")
    expect(summaryOf(`<h1>Pricing</h1>${card(name, ...lines)}`, lang)).toBe(told)
    expect(summaryOf(`<h1>Pricing</h1>${other}`, lang)).toBe("Plain €3 / month")
  })
  test("what is saved does not, nor what it is for", () => {
    const plan = card("Rye", "$9 / month", "You save $4 a month", "For bakers who start")
    expect(summaryOf(`<h1>Pricing</h1>${plan}`)).toBe("Rye $9 / month")
  })
  test("what holds for the whole list follows it", () => {
    const over = "<p>14-day free trial on all plans.</p>"
    expect(summaryOf(`<h1>Pricing</h1>${over}${card("Rye", "$9 / month")}${card("Spelt", "$19 / month")}`)).toBe(
      "Rye $9 / month; Spelt $19 / month; 14-day free trial on all plans"
    )
  })
})

describe("a list is told whole", () => {
  test("with the plan that one has to ask for", () => {
    expect(summaryOf(`<h1>Preise</h1>${card("Roggen", "9 € / Monat")}${card("Dinkel", "Auf Anfrage")}`, "de")).toBe(
      "Roggen 9 € / Monat; Dinkel Auf Anfrage"
    )
  })
  test("or not, where its sums have no name", () => {
    const row = (cells: ReadonlyArray<string>) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
    const table = `<table>${row(["Load(s)", "1", "2", "3"])}${row(["Cost", "$10", "$20", "$30"])}</table>`
    expect(summaryOf(`<h1>Rates</h1>${table}`)).toBeNull()
  })
  test("without what is to come, and with a plan of which one thing is", () => {
    const later = '<div class="card"><h3>Spelt</h3><p>$19 / month</p><p>Coming soon</p></div>'
    const part = '<div class="card"><h3>Rye</h3><p>$9 / month</p><ul><li>API (soon)</li></ul></div>'
    expect(summaryOf(`<h1>Pricing</h1>${part}${later}`)).toBe("Rye $9 / month")
  })
  test("with more than six plans, where they have room", () => {
    const names = ["Rye", "Spelt", "Oats", "Wheat", "Barley", "Millet", "Maize", "Emmer"]
    const plans = names.map((name, at) => card(name, `$${at + 3}9 / month`)).join("")
    expect(summaryOf(`<h1>Pricing</h1>${plans}`)?.split("; ")).toHaveLength(8)
  })
  test("and what is had on top is no plan of it", () => {
    const plans = card("Rye", "$9 / month") + card("Spelt", "$19 / month")
    expect(summaryOf(`<h1>Pricing</h1>${plans}<h2>À la carte add-ons</h2>${card("Backups", "$5 / month")}`)).toBe(
      "Rye $9 / month; Spelt $19 / month"
    )
  })
})

describe("what a plan is called", () => {
  test("the button under it says", () => {
    const plan =
      '<div class="card"><p>Momentum mode</p><p>Current</p><p>$69 / month</p><button>Get started with Current</button></div>'
    expect(summaryOf(`<h1>Pricing</h1>${plan}`)).toBe("Current $69 / month")
  })
  test("without what is drawn before it", () => {
    expect(summaryOf(`<h1>Prezzi</h1>${card("✦ Forno", "9 € / mese")}`, "it")).toBe("Forno 9 € / mese")
  })
})

describe("a sentence is a summary where its matter is what it costs", () => {
  const said = (text: string, lang = "en") => {
    const pages = [homeOfCrumb(`<p>${text}</p>`, lang)]
    return extract(openGate({ pages, categories: [] }), []).stands.fields.pricing_summary?.value ?? null
  }
  test("and as much of it as is", () => {
    expect(said("Crumb is free, no account needed.")).toBe("Crumb is free, no account needed.")
  })
  test("praise is none", () => {
    expect(said("Create baking plans for free with our online planner.")).toBeNull()
    expect(said("Notre outil gratuit vous permet de doser la pâte en un clin d'œil.", "fr")).toBeNull()
  })
})

describe("what nobody pays for the product is no list of its prices", () => {
  test("a sum on top of another alone", () => {
    expect(summaryOf(`<h1>Tarifs</h1>${card("+ Jardin", "48 €")}`, "fr")).toBeNull()
  })
  test("what a reader would earn", () => {
    const sums = [card("Rye", "$0 / month"), card("Your monthly earnings", "$10 / month")]
    expect(summaryOf(`<h1>Pricing</h1>${sums.join("")}`)).toBeNull()
  })
})

test("a mark that leads to a note is none of a line", () => {
  expect(summaryOf(`<h1>Pricing</h1>${card("Rye", "$9 / month")}${card("Spelt*", "$19 * / month")}`)).toBe(
    "Rye $9 / month; Spelt $19 / month"
  )
})

describe("a list that leaves sums untold is none", () => {
  const plans = card("Rye", "$9 / month") + card("Spelt", "$19 / month")
  const told = "Rye $9 / month; Spelt $19 / month"
  test.each([
    ["another service", "<h2>Ovens by the day</h2><table><tr><td>$45</td><td>$60</td></tr></table>", null],
    ["what is had on top", "<p>Add-ons</p><h2>Grow as you like</h2><div><p>$45 / month</p></div>", told],
    ["what others ask", "<h2>How we compare</h2><table><tr><td>Loafly</td><td>$45</td></tr></table>", told],
    ["the same by the year", "<p>or $90 / year</p>", told],
    ["a sentence about something else", "<p>Our oven cost us $4,500 to mend.</p>", told],
    ["spare parts", "<h2>Spare parts</h2><table><tr><td>Door</td><td>$45</td></tr></table>", told],
    ["what it costs to begin", "<p>Setup: $200, whatever the plan</p>", `${told}; Setup: $200, whatever the plan`],
    ["what it once cost to begin", "<p>Until 2022 we charged $200 for setup.</p>", told],
    ["that it costs nothing to begin", "<p>No setup fee, not even $1</p>", told]
  ])("%s", (_, more, summary) => {
    expect(summaryOf(`<h1>Pricing</h1>${plans}${more}`)).toBe(summary)
  })
  test("a least order is told with it", () => {
    const list = card("Normal", "$2.90/lb") + card("Express", "$3.20/lb")
    expect(summaryOf(`<h1>Pricing</h1><p>Priced by weight. $50 minimum order.</p>${list}`)).toBe(
      "Normal $2.90/lb; Express $3.20/lb; $50 minimum order"
    )
  })
  test("nor one of which a sum has no name, or that costs nothing alone", () => {
    const bare = '<div class="card"><p>$29 / month</p></div>'
    expect(summaryOf(`<h1>Pricing</h1>${plans}${bare}`)).toBeNull()
    expect(summaryOf(`<h1>Pricing</h1>${card("Open beta", "$0 / forever")}`)).toBeNull()
  })
  test("what is bought by and by is told with its sum, and the note that an asterisk leads to", () => {
    const packs = card("Small pack", "$9", "50 credits") + card("Large pack", "$29", "200 credits")
    expect(summaryOf(`<h1>Pricing</h1>${packs}`)).toBe("Small pack $9, 50 credits; Large pack $29, 200 credits")
    const noted = card("Rye", "$9 / month") + card("Spelt", "$19 * / month")
    expect(summaryOf(`<h1>Pricing</h1>${noted}<p>* Spelt is based on a yearly commitment.</p>`)).toBe(
      "Rye $9 / month; Spelt $19 / month; Spelt is based on a yearly commitment"
    )
  })
})

describe("what is answered to whoever asks what it costs", () => {
  const asked = (answer: string, more = "") =>
    summaryOf(`${more}<h1>FAQ</h1><h3>What does it cost?</h3><p>${answer}</p>`)
  test.each([
    [
      "Every oven is built to measure, so pricing depends on what you need. The best start is a talk with Ada.",
      "Every oven is built to measure, so pricing depends on what you need."
    ],
    [
      "The price follows the weight; it starts at about $40 a month.",
      "The price follows the weight; it starts at about $40 a month."
    ],
    // A sum that nothing tells of us, and of a list that is not told
    ["The price follows the weight of the dough. A new oven soon costs $4,000.", null],
    ["See our shop.", null]
  ])("%s", (answer, summary) => {
    expect(asked(answer)).toBe(summary)
  })
})
