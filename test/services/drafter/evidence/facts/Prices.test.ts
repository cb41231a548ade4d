/** What a product costs: by its own plans and sentences, decided over the whole price list. */
import { describe, expect, test } from "bun:test"
import { pricingModels } from "../../../../../src/domain/listing/Profile.ts"
import { pricesIn, saysHowOften } from "../../../../../src/services/drafter/evidence/facts/price/sums/Money.ts"
import { crumb, data, fact, homeOfCrumb } from "./FactPages.ts"

const plan = (name: string, price: string, more = "Bread.") =>
  `<div class="plan"><h3>${name}</h3><p>${price}</p><p>${more}</p></div>`
const plans = (...cards: ReadonlyArray<string>) =>
  `<section class="pricing"><h2>Pricing</h2>${cards.join("")}</section>`
/** The models that stand by these words of a page. */
const modelsOf = (html: string, quotes: ReadonlyArray<string>, lang = "en") =>
  pricingModels.filter((model) =>
    quotes.some((quote) => fact(homeOfCrumb(html, lang), "pricing_model", model, quote) !== undefined)
  )

describe("a price list says how a product is paid for", () => {
  test.each([
    ["subscription", plans(plan("Starter", "€12 a month"), plan("Pro", "€29 a month")), "€12 a month"],
    ["freemium", plans(plan("Free", "€0"), plan("Pro", "€29 per month")), "€29 per month"],
    ["freemium", plans(plan("Starter", "Free"), plan("Pro", "$29/mo")), "Starter Free"],
    ["freemium", plans(plan("Hobby", "$0 /month"), plan("Pro", "$20 /month"), plan("Big", "Custom")), "$0 /month"],
    ["subscription", plans(plan("Team", "$20 per user / month"), plan("Big", "Contact sales")), "$20 per user / month"],
    ["one-time", plans(plan("Licence", "$49 one-time"), plan("Family", "$99 one-time")), "$49 one-time"],
    ["contact-sales", plans(plan("Team", "Request a quote"), plan("Big", "Contact sales")), "Contact sales"],
    ["usage-based", plans(plan("API", "$0.01 per request")), "$0.01 per request"],
    ["subscription", plans(plan("Basis", "12 € pro Monat"), plan("Plus", "29 € / Monat")), "12 € pro Monat"],
    ["freemium", plans(plan("Essentiel", "Gratuit"), plan("Pro", "19 € / mois")), "19 € / mois"],
    ["freemium", plans(plan("フリー", "無料"), plan("プロ", "月額1,980円")), "月額1,980円"],
    ["subscription", plans(plan("First talk", "Free consultation"), plan("Pro", "€29 a month")), "€29 a month"],
    ["usage-based", plans(plan("Español", "$3 MXN", "por minuto de video")), "por minuto de video"],
    ["subscription", plans(plan("月額プラン", "月330円（税込）で使い放題")), "月330円（税込）で使い放題"],
    ["subscription", plans(plan("初期費用", "0円"), plan("プロ", "月額1,980円")), "月額1,980円"]
  ])("%s", (model, html, quote) => {
    expect(modelsOf(html, [quote])).toEqual([model as (typeof pricingModels)[number]])
  })
})

describe("how it is paid stands beside the prices", () => {
  const sums = (heading: string, ...more: ReadonlyArray<string>) =>
    `<section class="pricing"><h2>${heading}</h2>${plan("Single deck", "$59")}${plan("All decks", "$149")}${more.map((one) => `<p>${one}</p>`).join("")}</section>`
  test.each([
    ["Buy once", "one-time"],
    ["Pricing", undefined]
  ] as const)("under %p", (heading, model) => {
    expect(modelsOf(sums(heading), ["$59"])).toEqual(model === undefined ? [] : [model])
  })
  test.each(["You pay once; there is no subscription.", "No subscription.", "Pay once, use forever."])(
    "with %p",
    (said) => {
      expect(modelsOf(sums("Pricing", said), ["$59"])).toEqual(["one-time"])
    }
  )
  test("what is paid each month stays a subscription beside it", () => {
    const html = plans(plan("Pro", "€29 a month"), "<p>No subscription to the magazine is needed.</p>")
    expect(modelsOf(html, ["€29 a month"])).not.toContain("one-time")
  })
  test("a button sells as well as a sentence", () => {
    const html = '<p><a class="btn" href="/shop">Buy for €89</a></p><p>No subscription.</p>'
    expect(modelsOf(html, ["Buy for €89"])).toEqual(["one-time"])
    expect(modelsOf('<p><a class="btn" href="/shop">Buy for €89</a></p>', ["Buy for €89"])).toEqual(["one-time"])
    const tried = '<p><a class="btn" href="/shop">Buy for €89</a></p><p>Start your free trial.</p>'
    expect(modelsOf(tried, ["Buy for €89"])).toEqual([])
  })
  test("two ways to pay for one plan are one plan", () => {
    const toggled = plans(plan("Counter", "£29 /month</p><p>£24/month billed yearly"), plan("Workshop", "£79 /month"))
    expect(fact(homeOfCrumb(toggled), "pricing_summary", "Counter £29 /month", "Counter £29 /month")).toBe(
      "Counter £29 /month"
    )
  })
})

describe("plans stand in tables and cards, under whatever heading", () => {
  const table = (...rows: ReadonlyArray<ReadonlyArray<string>>) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`
  const tiers = table(
    ["Tier", "Price", "What you get"],
    ["Passenger", "Free", "The Friday letter"],
    ["Supporter", "€7 a month or €70 a year", "The archive"]
  )
  test("tiers", () => {
    const page = homeOfCrumb(`<h2>What it takes</h2>${tiers}`)
    expect(fact(page, "pricing_model", "freemium", "Supporter", "€7 a month or €70 a year")).toBe("freemium")
    const said = "Supporter €7 a month or €70 a year"
    expect(fact(page, "pricing_summary", said, "Supporter", "€7 a month or €70 a year")).toBe(said)
    expect(
      fact(page, "pricing_summary", "Supporter €7 a year", "Supporter", "€7 a month or €70 a year")
    ).toBeUndefined()
  })
  test("a table of anything else is none", () => {
    const others = table(["Town", "Rent", "Rooms"], ["Passau", "Free", "2"], ["Ulm", "€700 a month", "3"])
    expect(modelsOf(`<h2>Homes</h2>${others}`, ["€700 a month", "Free"])).toEqual([])
  })
  const grid = `<section class="pricing"><h2>Pricing</h2>${table(["", "Team", "Company"], ["Monthly", "€49", "€129"], ["Yearly", "€490", "€1,290"])}</section>`
  test("a plan that costs nothing is one beside the others", () => {
    const free = table(["", "Starter", "Team"], ["Price", "$0", "$8 per user / month"], ["Users", "5", "100"])
    const page = homeOfCrumb(`<section class="pricing"><h2>Pricing</h2>${free}</section>`)
    expect(fact(page, "pricing_model", "freemium", "Price $0 $8 per user / month")).toBe("freemium")
    expect(fact(page, "pricing_model", "subscription", "Price $0 $8 per user / month")).toBeUndefined()
  })
  test("credits are bought as they are used", () => {
    const packs = plans(plan("100 credits", "$9"), plan("500 credits", "$35"))
    expect(modelsOf(packs, ["$9"])).toEqual(["usage-based"])
  })
  test("a price with its instalments is one", () => {
    const said = "Le cours complet coûte 149 €, payable une fois ou en trois fois 52 €."
    const listed = (text: string) => `<section class="pricing"><h2>Tarifs</h2><p>${text}</p></section>`
    expect(modelsOf(listed(said), [said], "fr")).toEqual(["one-time"])
    const usual = "Le cours habituel coûte 149 €, payable une fois."
    expect(modelsOf(listed(usual), [usual], "fr")).toEqual([])
  })
  test("a plan a column", () => {
    const page = homeOfCrumb(grid)
    const summary = "Team €49 monthly; Company €129 monthly"
    expect(fact(page, "pricing_summary", summary, "Team Company", "Monthly €49 €129")).toBe(summary)
    expect(fact(page, "pricing_summary", "Team €129 monthly", "Team Company", "Monthly €49 €129")).toBeUndefined()
    expect(fact(page, "pricing_summary", "Team €49 yearly", "Monthly €49 €129", "Yearly €490 €1,290")).toBeUndefined()
  })
  const cards = (...of: ReadonlyArray<readonly [string, string]>) =>
    of
      .map(([name, price]) => `<div class="box"><h3>${name}</h3><p class="sum">${price}</p><p>Bread.</p></div>`)
      .join("")
  test("cards that ask for support", () => {
    const html = `<div><h2>Sostieni Crumb</h2><div>${cards(["Lettrice", "0 €"], ["Ospite", "5 € al mese"], ["Tavolata", "12 € al mese"])}</div></div>`
    expect(modelsOf(html, ["5 € al mese"], "it")).toEqual(["freemium"])
  })
  test("cards of what others pay are none", () => {
    const html = `<div><h2>Flats in Ulm</h2><div>${cards(["Old town", "700 € a month"], ["Harbour", "900 € a month"])}</div></div>`
    expect(modelsOf(html, ["700 € a month"])).toEqual([])
  })
})

test("any words of a price list lead to what it says of how it is paid, and to nothing else", () => {
  const html = `${plans(plan("Posto", "R$ 59/mês", "Contrato de 12 meses."))}<p>Bread for everyone.</p>`
  expect(modelsOf(html, ["Contrato de 12 meses."], "pt")).toEqual(["subscription"])
  expect(modelsOf(html, ["Bread for everyone."], "pt")).toEqual([])
})

describe("so does a sentence about it", () => {
  test.each([
    ["subscription", "Crumb costs €19 a month."],
    ["subscription", "Plans start at $9 per month."],
    ["subscription", "Crumb kostet 19 € pro Monat."],
    ["free", "Crumb is free forever."],
    ["free", "Crumb costs nothing."],
    ["free", "Crumb kostet nichts."],
    ["free", "Crumb no cuesta nada."],
    ["free", "Crumb est entièrement gratuit."],
    ["open-source", "Crumb is open source under the MIT licence."],
    ["open-source", "Crumb is free and open source."],
    ["one-time", "Crumb costs $49 once."],
    ["usage-based", "You pay €0.12 per parcel delivered."],
    ["usage-based", "You pay €0.04 for each page that is read."],
    ["subscription", "Members pay $8 a month, or $80 a year."],
    ["open-source", "Crumb is MIT-licensed, at work too."],
    ["subscription", "الاشتراك 9 دولارات في الشهر لكل مخبز."]
  ])("%s: %p", (model, said) => {
    expect(modelsOf(`<p>${said}</p>`, [said])).toContain(model as (typeof pricingModels)[number])
  })
})

describe("and not what is no price of ours", () => {
  test.each([
    "Try Crumb free for 30 days.",
    "Crumb costs nothing for the first month.",
    "Crumb costs nothing to try.",
    "Delivery costs nothing.",
    "Lid worden kost niets.",
    "Los primeros 30 minutos son gratis.",
    "Crumb is free for 30 days.",
    "Shipping is free.",
    "Free shipping on all orders.",
    "Free consultation.",
    "Crumb is free for students.",
    "Crumb used to be free.",
    "Crumb is not free.",
    "Crumb will be free in May.",
    "Crumb saves you €200 a month.",
    "Save €20 a month.",
    "A baker earns €2,400 a month.",
    "The fine is €500 per month.",
    "OvenDesk costs $99 a month.",
    "Unlike OvenDesk, which costs $99 a month, Crumb is simple.",
    "We raised $5 million a year ago.",
    "See your usage based on the weather.",
    "Crumb is built on open source.",
    "Crumb uses tippecanoe, which is open source.",
    "No subscription needed.",
    "Our customers pay €9 a month for hosting.",
    "Gift cards from €25 a month.",
    "Once upon a time bread was free.",
    "“I pay only $9 a month.”"
  ])("%p", (said) => {
    expect(modelsOf(`<p>${said}</p>`, [said])).toEqual([])
  })

  test("nor what sentences disagree on", () => {
    const html = "<p>Crumb is free.</p><p>Crumb costs €19 a month.</p>"
    expect(modelsOf(html, ["Crumb is free.", "Crumb costs €19 a month."])).toEqual([])
  })
  test("nor what a template left at nothing, nor upkeep beside a project", () => {
    expect(modelsOf(plans(plan("Basic", "€0"), plan("Business", "€0"), plan("Premium", "€0")), ["€0"])).toEqual([])
    const agency = plans(plan("Blueprint", "$0"), plan("Build", "$15,000"), plan("Care", "$300 a month"))
    expect(modelsOf(agency, ["$0", "$15,000", "$300 a month"])).toEqual([])
    const planned = plans(plan("Basic", "€0"), plan("Pro, coming soon", "€9 a month"))
    expect(modelsOf(planned, ["€0", "€9 a month"])).toEqual([])
  })
  test("nor one that recurs beside as many that nobody says the kind of; fewer leave it standing", () => {
    const monthly = plan("Care", "$499 a month")
    const mixed = plans(plan("Quick start", "$499"), plan("Enterprise", "$2,499"), monthly)
    expect(modelsOf(mixed, ["$499", "$2,499", "$499 a month"])).toEqual([])
    const one = plans(plan("Quick start", "$499"), plan("Pro", "$299 a month"), monthly)
    expect(modelsOf(one, ["$499 a month"])).toEqual(["subscription"])
  })
  test("nor a button, nor a review", () => {
    expect(modelsOf('<p>Questions? <a class="btn" href="/sales">Contact sales</a></p>', ["Contact sales"])).toEqual([])
    const review =
      '<section class="testimonials"><h2>What customers say</h2><p>I pay only $9 a month.</p><p>Max Roe</p></section>'
    expect(modelsOf(review, ["I pay only $9 a month."])).toEqual([])
  })
})

describe("a summary keeps each price with its plan, currency and period", () => {
  const list = plans(
    plan("Starter", "€12 a month"),
    plan("Pro", "€29 a month", "Save €10 a month with yearly billing.")
  )
  const quotes = ["Starter €12 a month", "Pro €29 a month", "Save €10 a month with yearly billing."]
  test.each([
    "Starter €12 a month; Pro €29 a month",
    "Starter: €12 per month, Pro: €29 per month",
    "Plans from €12 to €29 a month"
  ])("%p", (summary) => {
    expect(fact(homeOfCrumb(list), "pricing_summary", summary, ...quotes)).toBe(summary)
  })
  test.each([
    "Starter €29 a month",
    "Pro €12 a month",
    "Starter $12 a month",
    "Starter €12 a year",
    "Starter €12",
    "Pro €10 a month",
    "€10 a month",
    "Plans from €12 to €99 a month",
    "Starter is free"
  ])("not %p", (summary) => {
    expect(fact(homeOfCrumb(list), "pricing_summary", summary, ...quotes)).toBeUndefined()
  })
  test("a quote of the same list is widened to the words of the plan", () => {
    expect(fact(homeOfCrumb(list), "pricing_summary", "Starter €12 a month", "Starter")).toBe("Starter €12 a month")
    expect(fact(homeOfCrumb(list), "pricing_summary", "Starter €29 a month", "Starter")).toBeUndefined()
    expect(fact(homeOfCrumb(list), "pricing_summary", "Starter €12 a month", "Bread that bakes itself")).toBeUndefined()
  })
  test.each([
    ["Team: €19 a month per car", "Team €19 a month per car", "Team €19 a month"],
    ["Team: £2 per employee a month", "Team £2 per employee a month", "Team costs £2 a month"],
    ["Team: $3 per parcel", "Team $3 per parcel", "Team $3 per order"],
    ["Team: €19 a month, minimum 10 cars", "Team €19 a month, minimum 10 cars", "Team €19 a month for 10 cars"],
    ["Team: €19 a month, minimum 10 cars", "Team: €19 a month, minimum 10 cars", "Team €19 a month"]
  ])("%p: %p, but not %p, which leaves out by what it is counted", (row, fair, lie) => {
    const page = homeOfCrumb(`<section class="pricing"><h2>Pricing</h2><p>Solo: €9 a month</p><p>${row}</p></section>`)
    expect(fact(page, "pricing_summary", fair, row)).toBe(fair)
    expect(fact(page, "pricing_summary", lie, row)).toBeUndefined()
  })
  test("a limit of one car stays with its plan in Spanish too", () => {
    const row = "Equipo: 19 € al mes por coche, mínimo 10 coches"
    const page = homeOfCrumb(
      `<section class="pricing"><h2>Precios</h2><p>Solo: 9 € al mes</p><p>${row}</p></section>`,
      "es"
    )
    expect(fact(page, "pricing_summary", "El plan Equipo cuesta 19 € al mes por 10 coches.", row)).toBeUndefined()
    expect(fact(page, "pricing_summary", row, row)).toBe(row)
  })
  test("a table of jobs and their prices is a price list, one of products of anybody is none", () => {
    const table = (...rows: ReadonlyArray<readonly [string, string]>) =>
      `<table>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("")}</table>`
    const own = homeOfCrumb(table(["Job", "Price"], ["Clean an oven", "$7"], ["Mend a door, per hour", "$60"]))
    const summary = (page: typeof own, value: string, ...quotes: ReadonlyArray<string>) =>
      fact(page, "pricing_summary", value, ...quotes)
    expect(summary(own, "Clean an oven $7", "Clean an oven", "$7")).toBe("Clean an oven $7")
    expect(summary(own, "Clean an oven $60", "Clean an oven", "$60")).toBeUndefined()
    expect(summary(own, "Mend a door $7", "Mend a door, per hour", "$7")).toBeUndefined()
    const tools = homeOfCrumb(table(["Product", "Price"], ["OvenDesk", "$49 a month"], ["Crumb", "$9 a month"]))
    expect(summary(tools, "OvenDesk $49 a month", "OvenDesk", "$49 a month")).toBeUndefined()
  })
  test("a Japanese sentence under a price list is no line of it", () => {
    const said = "コンビニのビニール傘は、いまや1本880円もします。"
    const page = homeOfCrumb(`${plans(plan("都度利用", "1日110円（税込）"))}<p>${said}</p>`, "ja")
    const html = `<section class="pricing"><h2>料金</h2><table><tr><th>都度利用</th><td>1日110円（税込）</td></tr></table><p>${said}</p></section>`
    const listed = homeOfCrumb(html, "ja")
    for (const one of [page, listed]) expect(fact(one, "pricing_summary", said, said)).toBeUndefined()
    expect(fact(listed, "pricing_summary", "都度利用 1日110円", "都度利用", "1日110円（税込）")).toBe(
      "都度利用 1日110円"
    )
  })
  test("a sentence about prices stands as a whole, without a number too", () => {
    const said = "Monthly subscription, no fee per loaf."
    const page = homeOfCrumb(`<section class="pricing"><h2>Pricing</h2><p>${said}</p></section>`)
    expect(fact(page, "pricing_summary", said, said)).toBe(said)
    expect(fact(page, "pricing_model", "subscription", said)).toBe("subscription")
  })
  test("one false line costs itself", () => {
    const summary = "Starter €12 a month; Pro €19 a month"
    expect(fact(homeOfCrumb(list), "pricing_summary", summary, ...quotes)).toBe("Starter €12 a month")
  })
  test("what others charge, and what bakers earn, is in none", () => {
    for (const said of ["OvenDesk costs $99 a month.", "A baker earns €2,400 a month."]) {
      const page = homeOfCrumb(`${list}<p>${said}</p>`)
      expect(fact(page, "pricing_summary", said, said)).toBeUndefined()
    }
  })
  test("offers count as data of the product itself", () => {
    const offer = { "@type": "Offer", name: "Team", price: "49", priceCurrency: "USD" }
    const own = crumb({ head: data({ "@type": "SoftwareApplication", name: "Crumb", offers: [offer] }) })
    expect(fact(own, "pricing_summary", "Team 49 USD", "Team", "49", "USD")).toBe("Team 49 USD")
    const node = data({ "@type": "SoftwareApplication", name: "Crumb", offers: [offer] })
    const shown = (price: string) => crumb({ head: node, main: `<h1>Bread</h1><p>Crumb costs ${price} a month.</p>` })
    expect(fact(shown("$49"), "pricing_summary", "Team 49 USD", "Team", "49", "USD")).toBe("Team 49 USD")
    expect(fact(shown("$59"), "pricing_summary", "Team 49 USD", "Team", "49", "USD")).toBeUndefined()
    // In another currency it is another price as well.
    expect(fact(shown("NZ$59"), "pricing_summary", "Team 49 USD", "Team", "49", "USD")).toBeUndefined()
    const rival = crumb({ head: data({ "@type": "SoftwareApplication", name: "OvenDesk", offers: [offer] }) })
    expect(fact(rival, "pricing_summary", "Team 49 USD", "Team", "49", "USD")).toBeUndefined()
  })
})

describe("prices are read as they are written", () => {
  test.each([
    ["€12 a month", "12", "€", "month"],
    ["$49 /user/month", "49", "$", "month"],
    ["£4 per plot and year", "4", "£", "year"],
    ["3,50 € je Mitarbeiter und Monat", "3.50", "€", "month"],
    ["R$ 49 por mês", "49", "r$", "month"],
    ["月額1,980円", "1980", "¥", "month"],
    ["¥29,800 / 月", "29800", "¥", "month"],
    ["每月 15 元", "15", "元", "month"],
    ["9 دولارات في الشهر", "9", "دولار", "month"],
    ["12 € all'anno", "12", "€", "year"]
  ])("%p", (text, amount, currency, period) => {
    expect(pricesIn(text)).toMatchObject([{ amount, currency, period, paying: "recurring" }])
  })
  test.each([
    ["$12.99 once", "once"],
    ["15 € una sola vez", "once"],
    ["$0.10/order", "usage"],
    ["0,12 € par colis livré", "usage"],
    ["€24 per kilo", "unknown"],
    ["$10 for the first month", "unknown"]
  ])("%p is paid %s", (text, paying) => {
    expect(pricesIn(text).map((one) => one.paying)).toEqual([paying as "once"])
  })
  test("a name is no period", () => {
    expect(pricesIn("12月330円").map((one) => one.paying)).toEqual(["unknown"])
    for (const text of ["Team", "Memo", "月2回", "a minute's rest"]) expect(saysHowOften(text)).toBeNull()
    expect(pricesIn("$5 million")).toEqual([])
  })
})
