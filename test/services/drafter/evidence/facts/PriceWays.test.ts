/** The many plain ways in which sites tell what they cost and how it is paid; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const draft = (page: ReturnType<typeof crumb>) => extract(openGate({ pages: [page], categories: [] }), []).stands
const priced = (main: string, lang = "en") => {
  const { fields } = draft(crumb({ main, lang, path: "pricing" }))
  return [fields.pricing_model?.value ?? "-", fields.pricing_summary?.value ?? "-"]
}
const model = (main: string, lang = "en") => priced(main, lang)[0]
const summary = (main: string, lang = "en") => priced(main, lang)[1]
const list = (...lines: ReadonlyArray<string>) => `<h1>Pricing</h1>${lines.map((line) => `<p>${line}</p>`).join("")}`
const card = (...lines: ReadonlyArray<string>) =>
  `<div class="card"><h3>${lines[0]}</h3>${lines
    .slice(1)
    .map((line) => `<p>${line}</p>`)
    .join("")}</div>`
const cards = (...all: ReadonlyArray<ReadonlyArray<string>>) =>
  `<h1>Pricing</h1><div>${all.map((lines) => card(...lines)).join("")}</div>`
const table = (...rows: ReadonlyArray<ReadonlyArray<string>>) =>
  `<h1>Pricing</h1><table>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`).join("")}</table>`

describe("a share of each sale", () => {
  test.each([
    ["Opening a stall is free. When a loaf sells we keep 7% of the price, shipping not counted.", "en"],
    ["Déposer une annonce est gratuit. Nous prélevons 14 % sur chaque vente, et rien sur les dons.", "fr"],
    ["Das Einstellen ist kostenlos. Wir behalten 9 % von jedem Verkauf, Versand nicht mitgerechnet.", "de"]
  ])("is paid by use: %s", (said, lang) => {
    expect(model(list(said), lang)).toBe("usage-based")
  })
  test.each([
    ["We keep 7% of each sale until May 2031.", "en"],
    ["We do not keep 7% of the price.", "en"],
    ["Elsewhere they keep 7% of the price.", "en"]
  ])("but not for a while, denied, or taken by others: %s", (said, lang) => {
    expect(model(list(said), lang)).toBe("-")
  })
  test("whatever may be had on top of it by the week", () => {
    const shop = cards(["Stall", "7% per sale"], ["Front window", "$15 per week", "Optional. On top of one page."])
    expect(model(shop)).toBe("usage-based")
  })
})

describe("plans in cards", () => {
  test("in Arabic, with its own digits", () => {
    const plans = cards(["البداية", "مجانًا"], ["الشهري", "٦ دنانير في الشهر"], ["السنوي", "٥٤ دينارًا في السنة"])
    expect(priced(plans, "ar")).toEqual([
      "freemium",
      "البداية مجانًا; الشهري ٦ دنانير في الشهر; السنوي ٥٤ دينارًا في السنة"
    ])
  })
  test("by the week on the first page, where something is subscribed to", () => {
    const boxes = (under: string) =>
      `<h2>Our boxes</h2><div>${card("Small", "€ 12", "a week, 6 loaves")}${card("Large", "€ 19", "a week, 10 loaves")}</div>${under}`
    const fields = (html: string) => draft(homeOfCrumb(html)).fields
    const { pricing_model, pricing_summary } = fields(boxes("<p>Pause your subscription when you like.</p>"))
    expect(pricing_model?.value).toBe("subscription")
    expect(pricing_summary?.value).toBe("Small € 12 a week, 6 loaves; Large € 19 a week, 10 loaves")
    expect(fields(boxes("<p>There is no subscription here.</p>")).pricing_model?.value).toBeUndefined()
    expect(fields(boxes("<p>Rented out by their owners.</p>")).pricing_model?.value).toBeUndefined()
  })
  test("keep the name of the card around the box of their price", () => {
    const nested = (name: string, sum: string) =>
      `<article class="plan"><span class="badge">Most popular</span><div class="name">${name}</div><p>Bakes all you want.</p><div class="box"><div>${sum}</div><div>/ month</div></div><ul><li>Ovens</li><li>Mixers</li></ul><a class="button" href="/buy">Start</a></article>`
    expect(summary(`<h1>Pricing</h1><section>${nested("Plus", "€9.99")}${nested("Premium", "€14.99")}</section>`)).toBe(
      "Plus €9.99 / month; Premium €14.99 / month"
    )
  })
  test("with a sum set in several elements", () => {
    const sum = "<span><small>R$</small> <b>39</b><small>,90/mês</small></span>"
    expect(summary(`<h1>Planos</h1>${card("Forno", sum)}${card("Padaria", "R$ 89,90/mês")}`, "pt")).toBe(
      "Forno R$ 39,90/mês; Padaria R$ 89,90/mês"
    )
  })
  test("tell from how much on, and what is paid by the month though one may pay for good", () => {
    const plans = cards(
      ["Crumb Monthly", "Starting at", "€0.99", "billed per month"],
      ["Crumb Yearly", "Starting at", "€9.99", "billed annually"],
      ["Crumb For Good", "€24.99", "One-time payment"]
    )
    expect(priced(plans)).toEqual([
      "subscription",
      "Crumb Monthly Starting at €0.99 billed per month; Crumb Yearly Starting at €9.99 billed annually; Crumb For Good €24.99 One-time payment"
    ])
  })
  test("leave out what it costs to begin", () => {
    const plans = cards(
      ["Village", "$300 one-time setup", "then $99 / month"],
      ["Town", "$500 one-time setup", "then $149 / month"]
    )
    const [paid, told] = priced(plans)
    expect(paid).toBe("subscription")
    expect(told).toContain("$99 / month")
    expect(told).not.toContain("one-time")
  })
  test("are no worked example, and no fee for who does not come", () => {
    expect(summary(cards(["Voorbeeldberekening", "€ 392 per maand"], ["Oven", "€ 29 per maand"]), "nl")).toBe(
      "Oven € 29 per maand"
    )
    expect(summary(table(["項目", "料金"], ["基本", "3,100円"], ["キャンセル料", "3,000円"]), "ja")).not.toContain(
      "3,000"
    )
  })
  test("in sums of several currencies are of a template", () => {
    const [, told] = priced(cards(["Oven", "€9 a month"], ["Bakery", "$249 a month"]))
    expect(told).toBe("-")
  })
})

describe("plans in tables", () => {
  test("are not called by the sums they are for", () => {
    const fees = table(
      ["Your budget", "Plan", "Monthly fee"],
      ["up to $3 million", "House", "$1,150"],
      ["up to $9 million", "Hall", "$1,950"]
    )
    expect(summary(fees)).toBe("House $1,150; Hall $1,950")
  })
  test("by the animal, of which the first cost nothing", () => {
    const fees = table(
      ["Plan", "Animales", "Precio"],
      ["Campo", "hasta 100", "sin costo"],
      ["Estancia", "más de 100", "US$ 0,12 por animal"]
    )
    expect(model(fees, "es")).toBe("usage-based")
  })
  test("by the request, whatever is paid at least", () => {
    const fees = table(
      ["", "Free", "Metered", "Committed"],
      ["Price", "€0", "€0.40 per 1,000 requests", "€0.22 per 1,000 requests"],
      ["Monthly minimum", "none", "none", "€200"]
    )
    const [paid, told] = priced(fees)
    expect(paid).toBe("usage-based")
    expect(told).not.toContain("200;")
  })
})

describe("what is bought once", () => {
  test.each([
    ["La licenza si compra una volta e vale per sempre.", "it"],
    ["La licencia se compra una vez y es para siempre.", "es"],
    ["Die Lizenz wird einmal gekauft und gilt für immer.", "de"]
  ])("%s", (said, lang) => {
    expect(model(list(said), lang)).toBe("one-time")
  })
  test.each([
    ["La licenza si paga una volta all'anno.", "it"],
    ["La cuota se paga una vez al mes.", "es"],
    ["Un forno si compra una volta, il pane ogni giorno.", "it"]
  ])("and not once a year, nor anything else: %s", (said, lang) => {
    expect(model(list(said), lang)).not.toBe("one-time")
  })
  test("things of a shop, each with its price", () => {
    const thing = (name: string, told: string) => `<li><h3>${name}</h3><span>${told}</span></li>`
    const shop = (things: string) =>
      draft(homeOfCrumb(`<h2>Shop</h2><ul>${things}</ul><p>Free shipping in New Zealand over $120</p>`)).fields
    const things = thing("Oak peel", "Regular price $74.00 NZD") + thing("Spare stone", "Regular price $49.00 NZD")
    expect(shop(things).pricing_summary?.value).toBe("Oak peel $74.00 NZD; Spare stone $49.00 NZD")
    expect(shop(thing("Oak peel", "$74 off") + thing("Stone", "Was $49.00")).pricing_summary?.value).toBeUndefined()
  })
})

describe("what it costs nothing", () => {
  test.each([
    ["<h2>Valor</h2><p>Nada. Participar é gratuito, e vai continuar sendo.</p>", "free", "pt"],
    ["<h2>Valor</h2><p>Nada. Participar é gratuito por 30 dias.</p>", "-", "pt"],
    ["<h2>Tarif</h2><p>12 € par an, pour autant de fours que vous voulez.</p>", "subscription", "fr"],
    ["<h2>Tarif</h2><p>Un four mal réglé perd 12 € par an.</p>", "-", "fr"]
  ])("or so much, under the word for it: %s", (main, expected, lang) => {
    expect(model(main, lang)).toBe(expected)
  })
})

test("a table says of all its sums by whom and how often they are paid", () => {
  const fees = table(["", "Geselle", "Meister"], ["Preis je Mitarbeiter und Monat", "3,50 €", "5,90 €"])
  expect(priced(fees, "de")).toEqual([
    "subscription",
    "Geselle 3,50 € je Mitarbeiter und Monat; Meister 5,90 € je Mitarbeiter und Monat"
  ])
})
test("how it is paid where no sum is told, in a sentence and by no button", () => {
  expect(summary(list("We keep 8% of each rental once it is paid."))).toBe("We keep 8% of each rental once it is paid.")
  expect(summary(`${list("Every mill is another.")}<p>Get a quote</p>`)).toBe("-")
})
test("what is optional within a plan leaves it one", () => {
  expect(summary(cards(["Oven", "€9 a month", "Optional timer"], ["Bakery", "€19 a month"]))).toBe(
    "Oven €9 a month; Bakery €19 a month"
  )
})
test("a plan is called without what it is praised for", () => {
  expect(summary(cards(["Oven · Most popular", "€9 a month"], ["Bakery", "€19", "per oven"]))).toBe(
    "Oven €9 a month; Bakery €19 per oven"
  )
})

describe("free, and more for a price", () => {
  test("once", () => {
    const said = "Crumb is free for one oven. Crumb Whole unlocks everything for NZ$24.99, once."
    expect(priced(list(said))).toEqual(["freemium", "Crumb Whole unlocks everything for NZ$24.99, once."])
  })
  test("by the month, for whoever wants to see it stay", () => {
    expect(
      model(list("Using Crumb is free. Crumb Plus adds the shared oven for €3.99 a month or €29.99 a year."))
    ).toBe("freemium")
  })
  test.each([
    "Crumb is free for 14 days. Crumb Whole unlocks everything for NZ$24.99, once.",
    "Ovenly is free for one oven. Ovenly Whole unlocks everything for NZ$24.99, once."
  ])("but not for a while, nor another's: %s", (said) => {
    expect(model(list(said))).not.toBe("freemium")
  })
})

test("what is done and from how much on, in one card each line of its own", () => {
  const jobs = card("Small repairs", "Oven door starting $140", "Mixer belt starting $210", "Wood stove starting $350")
  const [, told] = priced(`<h1>How we charge</h1>${jobs}`)
  expect(told).toBe("Oven door starting $140; Mixer belt starting $210; Wood stove starting $350")
})

describe("by the person, and by the hour", () => {
  test("a Chinese table of versions outside a part about prices", () => {
    const rows = [
      ["版本", "价格"],
      ["体验版", "免费"],
      ["专业版", "28元/月"],
      ["团队版", "49元/人/月"]
    ]
    const cells = rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join("")}</tr>`).join("")
    const { fields } = draft(
      crumb({ main: `<h1>Crumb</h1><p>Crumb是面包店软件。</p><table>${cells}</table>`, lang: "zh" })
    )
    expect(fields.pricing_model?.value).toBe("freemium")
  })
  test("by head and month in a line of its own", () => {
    expect(model(cards(["Básico", "2 €", "por empleado al mes"], ["Pro", "3,50 €", "por empleado al mes"]), "es")).toBe(
      "subscription"
    )
  })
  test("somebody's hour beside what is subscribed to", () => {
    const plans = cards(["Listener", "$0"], ["Group", "$890 MXN/mes"], ["Alone", "$350 MXN/hora"])
    expect(model(plans, "es")).toBe("freemium")
    expect(model(cards(["Group", "$890 MXN/mes"], ["Cake", "$350 MXN"]), "es")).toBe("-")
  })
})
