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
    expect(fields(boxes("<p>There is no subscription here.</p>")).pricing_model?.value).not.toBe("subscription")
    expect(fields(boxes("<p>Rented out by their owners.</p>")).pricing_model?.value).not.toBe("subscription")
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
  test("tell what it costs to begin behind what is paid again", () => {
    const plans = cards(
      ["Village", "$300 one-time setup", "then $99 / month"],
      ["Town", "$500 one-time setup", "then $149 / month"]
    )
    const [paid, told] = priced(plans)
    expect(paid).toBe("subscription")
    expect(told).toBe("Village $99 / month, $300 one-time setup; Town $149 / month, $500 one-time setup")
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
    expect(summary(fees)).toBe("House $1,150 monthly; Hall $1,950 monthly")
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
    expect(priced(list(said))).toEqual(["freemium", said.replace(". ", "; ")])
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

describe("lists of what is paid by how long", () => {
  const jobs = (...sums: ReadonlyArray<string>) =>
    model(
      cards(...sums.map((sum, at) => [["Oven repair", "Mixer repair", "Fan repair", "Door repair"][at] ?? "", sum]))
    )
  test("are no price of a thing", () => {
    expect(jobs("€90", "€70", "€50")).toBe("one-time")
    expect(jobs("€90 per day", "€70 per day", "€50")).toBe("-")
    expect(jobs("€90 per night", "€70", "€50")).toBe("one-time")
  })
  test("told by the line under each sum", () => {
    const lasting = (under: string) =>
      model(cards(["Oven talk", "$90", under], ["Mixer talk", "$70", under], ["Fan talk", "$50", under]))
    expect(lasting("50-minute session")).toBe("-")
    expect(lasting("Two bakers / day")).toBe("one-time")
  })
  test("told over a table of seasons", () => {
    const rows = table(["Flat", "Summer"], ["Flat 1", "€90"], ["Flat 2", "€70"], ["Flat 3", "€50"])
    expect(model(rows)).toBe("one-time")
    expect(model(`${rows}<p>All rates are per night.</p>`)).toBe("one-time")
  })
  test("nor is what an account costs", () => {
    const fees = (title: string) =>
      model(`<h1>Crumb</h1><h2>${title}</h2><ul><li>Transfer: €9</li><li>Letter: €7</li><li>Statement: €5</li></ul>`)
    expect(fees("Prices")).toBe("one-time")
    expect(fees("Rates and charges")).toBe("-")
  })
})
describe("plans that are not paid on and on", () => {
  test("but so many times", () => {
    const course = (under: string) => model(cards(["Bread course", "€60 / month", under]))
    expect(course("All the recipes")).toBe("subscription")
    expect(course("× 4 months = €240")).toBe("-")
  })
  test("or as many as another page sells, by the names of plans", () => {
    const monthly = cards(["Flour", "€31 / month"], ["Yeast", "€44 / month"], ["Salt", "€52 / month"])
    const beside = (...bought: ReadonlyArray<ReadonlyArray<string>>) => {
      const pages = [
        homeOfCrumb(cards(...bought).replace("<h1>Pricing</h1>", "<h2>Pricing</h2>")),
        crumb({ main: monthly, path: "pricing" })
      ]
      return extract(openGate({ pages, categories: [] }), []).stands.fields.pricing_model?.value ?? "-"
    }
    expect(beside(["Lite", "€85"], ["Plus", "€145"], ["Gold", "€260"])).toBe("-")
    expect(beside(["Lite", "€85"])).toBe("subscription")
  })
})
describe("plans to ask for", () => {
  const asked = (inCard: string, below: string) =>
    model(`${cards(["Enterprise", "Contact us", inCard])}<h2>Prices</h2><p>${below}</p>`)
  test("with a line for all of them", () => {
    expect(asked("Many ovens", "Tell us your plans and get a bespoke offer.")).toBe("contact-sales")
    expect(asked("Get a bespoke offer.", "Many ovens.")).toBe("-")
  })
})
describe("a free plan, spoken of beside what is paid by the month", () => {
  const beside = (said: string) =>
    model(`${cards(["Basic", "€9 / month"], ["Plus", "€19 / month"])}<h2>FAQ</h2><h3>What then?</h3><p>${said}</p>`)
  test("makes two of it", () => {
    expect(beside("Everything of the free tier, and a second oven.")).toBe("freemium")
    expect(beside("Nothing is lost.")).toBe("subscription")
  })
  test.each([
    "There is no free plan.",
    "Is there a free plan? No, but you may try it.",
    "A free version is planned for next year.",
    "Loafly has a free plan.",
    "Schools ask for the free version for schools.",
    "The free trial version ends after 14 days."
  ])("but not %s", (said) => {
    expect(beside(said)).toBe("subscription")
  })
})
describe("by use, beside another line", () => {
  test("a sum for so many of what the others count", () => {
    expect(model(cards(["Photos", "$0.07 per photo"], ["Reports", "$0.45 per report"], ["A full day", "$2"]))).toBe(
      "usage-based"
    )
    expect(model(cards(["Photos", "$0.07 per photo"], ["Oven", "$100"], ["Mixer", "$90"]))).toBe("-")
  })
  test("sessions, and a fee a year to be a member", () => {
    const said = cards(["Apprentices", "€11", "per lesson"], ["Bakers", "€16", "per lesson"])
    expect(model(`${said}<p>€45 a year to be a member.</p>`)).toBe("usage-based")
  })
})
describe("a button by which something is ordered, and its sum under it", () => {
  const ordered = (button: string, under: string) =>
    home(`<h2>Bread</h2><p>All about bread.</p><p><a class="button" href="/o">${button}</a></p><p>${under}</p>`)
      .pricing_model?.value
  test("is bought once", () => {
    expect(ordered("Order now", "Baked and sent on Friday – €18.50")).toBe("one-time")
    expect(ordered("Read more", "Baked and sent on Friday – €18.50")).toBeUndefined()
    expect(ordered("Order now", "Baked and sent on Friday – €18.50 a month")).not.toBe("one-time")
  })
})

const home = (main: string, lang = "en") => draft(homeOfCrumb(main, lang)).fields
const titled = (title: string, main: string, lang = "en") =>
  draft(crumb({ main: `<h1>${title}</h1>${main}`, lang, path: "services" })).fields

describe("how often it is paid, after the tax", () => {
  test.each([
    ["2,90 € HT par boulanger et par mois", "4,50 € HT par boulanger et par mois", "fr"],
    ["4,90 € zzgl. MwSt. je Backstube und Monat", "7,90 € zzgl. MwSt. je Backstube und Monat", "de"],
    ["19 € + IVA al mes", "49 € + IVA al mes", "es"],
    ["2,200円(税込)/月", "5,500円(税込)/月", "ja"],
    ["€ 9 excl. btw per maand", "€ 19 excl. btw per maand", "nl"],
    ["£12 inc. VAT a month", "£29 inc. VAT a month", "en"]
  ])("%s", (one, two, lang) => {
    expect(model(cards(["Oven", one], ["Bakery", two]), lang)).toBe("subscription")
  })
  test.each(["9 € zzgl. MwSt. und 3 Monate warten", "9 € + IVA"])("and not where nothing says it: %s", (said) => {
    expect(model(cards(["Oven", said], ["Bakery", said]))).not.toBe("subscription")
  })
})

describe("things and services at a price each, with nothing said of paying again", () => {
  test.each([
    ["Nos tarifs", ["Crevaison : 25 €", "Petit entretien : 49 €", "Grand entretien : 95 €"], "fr"],
    ["Preise", ["Reifenwechsel: 29 €", "Ölwechsel: 89 €", "Inspektion: 149 €"], "de"],
    ["Our prices", ["Oven clean: £60", "Hob clean: £35", "Extractor: £25"], "en"]
  ])("in lines under %s", (title, lines, lang) => {
    const { pricing_model, pricing_summary } = home(
      `<h2>${title}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}`,
      lang
    )
    expect(pricing_model?.value).toBe("one-time")
    expect(pricing_summary?.value).toBe(lines.map((line) => line.replace(/ ?: /, " ")).join("; "))
  })
  const treatments = card("Quick tune", "An hour", "$95") + card("Full tune", "$165") + card("Overhaul", "$340")
  test("in cards of a page that is called after its prices", () => {
    const { pricing_model, pricing_summary } = titled("Services &amp; prices", treatments)
    expect(pricing_model?.value).toBe("one-time")
    expect(pricing_summary?.value).toBe("Quick tune $95; Full tune $165; Overhaul $340")
  })
  test("in sections, each with what it is for fewer", () => {
    const trips = [
      ["Half-day in the bay", "€55 adults, €40 under 16. Every day at 10am."],
      ["Full-day islands", "€95 adults, lunch included. Saturdays."],
      ["Sunset paddle", "€45 for everyone. Thursdays from May to August."]
    ]
    const { pricing_model, pricing_summary } = titled(
      "Trips &amp; prices",
      trips.map(([name, told]) => `<h2>${name}</h2><p>${told}</p>`).join("")
    )
    expect(pricing_model?.value).toBe("one-time")
    expect(pricing_summary?.value).toBe(
      "Half-day in the bay €55 adults, €40 under 16; Full-day islands €95 adults, lunch included; Sunset paddle €45 for everyone"
    )
  })
  test("as a shop's template has them, whatever comes by the month besides", () => {
    const goods = ["Mug", "Bowl", "Plate"]
      .map((name, at) => `<li><h3>${name}</h3><span>Precio de oferta ${27 + at},90 €</span></li>`)
      .join("")
    const fields = home(`<h2>Tienda</h2><ul>${goods}</ul><p>La caja llega cada mes: salta o cancela.</p>`, "es")
    expect(fields.pricing_model?.value).toBe("one-time")
    expect(fields.pricing_summary?.value).toBe("Mug 27,90 €; Bowl 28,90 €; Plate 29,90 €")
  })
  test("and a job of which the least is told", () => {
    const { pricing_model, pricing_summary } = home(
      "<h2>¿Cuánto cuesta?</h2><p>Un levantamiento de hasta 5 hectáreas cuesta desde 14 UF + IVA. Sobre esa superficie cotizamos cada trabajo.</p>",
      "es"
    )
    expect(pricing_model?.value).toBe("one-time")
    expect(pricing_summary?.value).toBe("Un levantamiento de hasta 5 hectáreas cuesta desde 14 UF + IVA")
  })
  test.each([
    ["plans of software", "Pricing", [card("Starter", "$19"), card("Pro", "$49"), card("Business", "$99")]],
    ["with a trial", "Pricing", [treatments, "<p>Start your free trial.</p>"]],
    ["what is given", "Support our work", [card("Friend", "€25"), card("Patron", "€50"), card("Hero", "€100")]],
    ["what others had", "Second-hand ovens", [treatments]],
    ["what others ask", "Prices of our competitors", [card("A", "$9"), card("B", "$8"), card("C", "$7")]],
    ["what is won", "Prizes", [card("Seed", "€10,000"), card("City", "€5,000"), card("Fund", "€4,000")]],
    ["the picture of an invoice", "Invoices", [card("1041", "€240"), card("1042", "€180"), card("1043", "€90")]],
    ["works shown", "Our portfolio", [card("Shop in Ulm", "€42,000"), card("Bar", "€18,000"), card("Inn", "€9,000")]],
    ["a least order", "Prices", ["<p>Minimum order: €30</p><p>Shipping: €9</p><p>Deposit: €50</p>"]],
    ["homes", "Homes", [card("Two bedrooms", "€340,000"), card("Flat, 80 m²", "€270,000"), card("Loft", "€9,000")]],
    ["fees", "Fees", ["<p>Late fee: €15</p><p>Cancellation fee: €25</p><p>No-show fee: €30</p>"]],
    ["what goes wrong", "What it costs", ["<p>A ruined batch costs €450.</p>"]],
    ["what may be paid every year", "Price", ["<p>A licence costs €90.</p>"]]
  ])("but not %s", (_, title, parts) => {
    expect(home(`<h2>${title}</h2>${parts.join("")}`).pricing_model?.value).toBeUndefined()
  })
})

describe("bought once, beside what is paid by the month", () => {
  const licences = table(
    ["Package", "Price"],
    ["Small shop", "₦60,000 one-off"],
    ["Big shop", "₦185,000 one-off"],
    ["Chain", "₦12,000 per branch per month"]
  )
  test("where it is said that one buys it once", () => {
    expect(model(`${licences}<p>You buy Crumb once for your shop and it is yours.</p>`)).toBe("one-time")
    expect(model(`${licences}<p>You buy flour once a week.</p>`)).toBe("-")
    expect(model(`${licences}<p>You buy Ovenly once.</p>`)).toBe("-")
  })
})

describe("a table a plan a column, outside a part about prices", () => {
  const columns = (names: ReadonlyArray<string>, sums: ReadonlyArray<string>) =>
    `<table><tr><th></th>${names.map((one) => `<th>${one}</th>`).join("")}</tr><tr><td>Price</td>${sums.map((one) => `<td>${one}</td>`).join("")}</tr><tr><td>Ovens</td>${sums.map(() => "<td>5</td>").join("")}</tr></table>`
  test("called as plans are", () => {
    const { pricing_model, pricing_summary } = home(
      columns(["Hobby", "Team", "Business"], ["Free", "$9 / month", "$39 / month"])
    )
    expect(pricing_model?.value).toBe("freemium")
    expect(pricing_summary?.value).toBe("Hobby Free; Team $9 / month; Business $39 / month")
  })
  test("and not called as rivals are", () => {
    const rivals = home(columns(["Crumb", "Ovenly", "Doughly"], ["Free", "$29 a month", "$49 a month"]))
    expect(rivals.pricing_model?.value).toBeUndefined()
    expect(rivals.pricing_summary?.value).toBeUndefined()
  })
  test("nor where a rival is called as a plan might be", () => {
    const rivals = columns(["Crumb", "Ovenly Plus", "Doughly Pro"], ["from $48", "$33 a month", "$950"])
    const sold = "<h2>Prices</h2><div><h3>Small oven</h3><p>$480</p></div><div><h3>Big oven</h3><p>$890</p></div>"
    const summary = home(`${sold}<h2>Beside others</h2>${rivals}`).pricing_summary?.value ?? ""
    expect(summary).not.toContain("33")
    expect(summary).not.toContain("950")
  })
  test("whose rows say by what it is paid, and a sentence how often", () => {
    const fees = table(["", "Small", "Large"], ["Price per oven", "€4", "€3"])
    expect(priced(`${fees}<p>You pay per oven and month.</p>`)).toEqual([
      "subscription",
      "Small €4 per oven; Large €3 per oven"
    ])
  })
})

describe("after what is free for a while", () => {
  test.each([
    [
      "Tijdens de bèta betaal je niets. Daarna kost het € 9 per gebruiker per maand, exclusief btw.",
      "subscription",
      "nl"
    ],
    ["Danach kostet Crumb 19 € im Monat.", "subscription", "de"],
    ["Cuesta 9 € al mes, IVA incluido.", "subscription", "es"],
    ["Your first 15 bakes are free. After that you can unlock Crumb for $14.99, once.", "one-time", "en"],
    ["After that a licence costs $29 and is yours for good.", "one-time", "en"]
  ])("%s", (said, expected, lang) => {
    expect(model(`<h2>Price</h2><p>${said}</p>`, lang)).toBe(expected)
  })
  test.each([
    ["Danach kostet Ovenly 19 € im Monat.", "de"],
    ["Daarna kost een oven € 900 per jaar.", "nl"],
    ["After that you can unlock Ovenly for $14.99, once.", "en"]
  ])("but not another's: %s", (said, lang) => {
    expect(model(`<h2>Price</h2><p>${said}</p>`, lang)).toBe("-")
  })
  test("on a page by which one joins", () => {
    const join = (said: string) => model(`<h1>Join</h1><p>${said}</p>`)
    expect(join("Membership costs £20 a year, or £10 for students.")).toBe("subscription")
    expect(join("Membership of Ovenly costs £20 a year.")).toBe("-")
  })
})

describe("asked for instead of told", () => {
  test.each([
    ["Die Preise richten sich nach dem Umfang und werden auf Anfrage genannt.", "de"],
    ["Unser Honorar nennen wir nach dem Erstgespräch, als Fixpreis.", "de"],
    ["Nous chiffrons chaque chantier après une visite.", "fr"],
    ["Cotizamos cada trabajo según el terreno.", "es"],
    ["Non abbiamo un listino: ogni progetto riceve un preventivo scritto.", "it"],
    ["Prijzen zijn op aanvraag.", "nl"],
    ["Every bakery is another, so every order is quoted.", "en"]
  ])("%s", (said, lang) => {
    expect(model(`<h2>Price</h2><p>${said}</p>`, lang)).toBe("contact-sales")
  })
  test.each([
    "For larger orders prices are given on request.",
    "Unlike others, we do not quote every job.",
    "Prices will be given on request, but not yet."
  ])("but not the larger ones alone, nor denied: %s", (said) => {
    expect(model(`<h2>Price</h2><p>${said}</p>`)).toBe("-")
  })
  test("whatever others are paid", () => {
    const said = "<p>You will have a written quote.</p><p>A full-time baker costs about $58,000 a year.</p>"
    expect(model(`<h2>Price</h2>${said}`)).toBe("contact-sales")
  })
})

describe("counted, and billed by the number", () => {
  test.each([
    ["Jeder Bericht kostet 9 €. Abgerechnet wird nach Zahl der Berichte.", "usage-based", "de"],
    ["You are billed by the number of loaves.", "usage-based", "en"],
    ["Crumb charges per loaf photo, billed at the end of June.", "usage-based", "en"],
    ["Pay as you bake.", "usage-based", "en"],
    ["Only pay for what you bake.", "usage-based", "en"],
    ["Solo pagás por lo que usás.", "usage-based", "es"],
    ["Loafly charges per report.", "-", "en"],
    ["Pay as you grow.", "-", "en"],
    ["Pay as you like.", "-", "en"],
    ["Bakers are paid by the number of loaves.", "-", "en"]
  ])("%s", (said, expected, lang) => {
    expect(model(`<h2>Price</h2><p>${said}</p>`, lang)).toBe(expected)
  })
})

describe("free, as the first page opens", () => {
  test.each([
    ["Free baking tools — no signup required", "free", "en"],
    ["Kostenlose Backrechner, ohne Anmeldung.", "free", "de"],
    ["Calculadora de pan gratis, sin registro.", "free", "es"],
    ["無料のパン計算ツール、登録不要。", "free", "ja"],
    ["Free shipping on all ovens — no account needed", undefined, "en"],
    ["Free trial for 14 days — no sign-up required", undefined, "en"],
    ["Gluten-free loaves, no ads.", undefined, "en"],
    ["Kostenloses Erstgespräch, ohne Anmeldung.", undefined, "de"]
  ])("%s", (said, expected, lang) => {
    expect(home(`<p>${said}</p>`, lang).pricing_model?.value).toBe(expected)
  })
  test.each([
    ["Crumb is free to get started. If you need more, there is Crumb Pro.", "freemium"],
    ["Crumb is free to get started. There is no Crumb Pro.", "-"],
    ["Crumb is free to get started for 14 days. Then there is Crumb Pro.", "-"],
    ["Ovenly is free to get started. If you need more, there is Ovenly Pro.", "-"]
  ])("to begin with: %s", (said, expected) => {
    expect(model(`<h1>Pricing</h1><p>${said}</p>`)).toBe(expected)
  })
  test.each([
    ["Free open-source bakery protocol and software.", "open-source"],
    ["We love open source. Crumb plans bakes.", undefined],
    ["The alternative to open-source bakery software.", undefined]
  ])("as it describes itself: %s", (said, expected) => {
    const page = crumb({ main: "<h1>Bread</h1>", head: `<meta name="description" content="${said}">` })
    expect(draft(page).fields.pricing_model?.value).toBe(expected)
  })
})

describe("sums that are no plan's", () => {
  const plans = cards(["Lite", "€40 / month"], ["Standard", "€88 / month"])
  test("what comes on top, or once to begin with, does not decide", () => {
    const more = `<p>Add-Ons</p><h2>Grow as you like</h2><div>${card("Remote module", "€20 / month")}${card("Plan changes", "€0 / remote")}</div>`
    expect(priced(plans + more)).toEqual(["subscription", "Lite €40 / month; Standard €88 / month"])
    const begun = cards(["Starter", "€9,99 / maand"], ["3 Analyses", "€5,99", "Eenmalig 3 extra analyses"])
    expect(model(begun, "nl")).toBe("subscription")
    const service = cards(["Basis", "29 € im Monat"], ["Plus", "49 € im Monat"], ["Einrichtung & Schulung", "400 €"])
    expect(model(service, "de")).toBe("subscription")
  })
  test("but alone they are what is sold", () => {
    const alone = `<h1>Pricing</h1><h2>Extras</h2><div>${card("Small module", "€20 / month")}${card("Large module", "€30 / month")}</div>`
    expect(priced(alone)).toEqual(["subscription", "Small module €20 / month; Large module €30 / month"])
    expect(model(cards(["Course A", "€80"], ["Course B", "€90"], ["Newsletter", "€4 a month"]))).toBe("-")
  })
  test("a sum for good beside what several plans cost a year", () => {
    const licences = cards(["One site", "€59 per year"], ["Five sites", "€119 per year"], ["Lifetime", "€499 once"])
    expect(model(licences)).toBe("subscription")
    expect(model(cards(["Monthly box", "€20 a month"], ["Machine", "€499 once"]))).toBe("-")
  })
  test("what is worked out, or paid to somebody else", () => {
    const estimated = `<h2>Monthly cost estimates</h2><div>${card("Light use", "$3 a month")}${card("Heavy use", "$30 a month")}</div>`
    expect(priced(`<h1>Pricing</h1><p>From $9 a month.</p>${estimated}`)[1]).toBe("From $9 a month")
    const said = "Crumb is free and open source. You bring your own keys and only pay your chosen providers directly."
    const theirs = `<h1>Provider pricing</h1><p>${said}</p><div>${card("Small model", "$3/mo")}${card("Large model", "$30/mo")}</div>`
    expect(priced(theirs)).toEqual(["open-source", "Crumb is free and open source."])
    expect(model(theirs.replace("and only pay your chosen providers directly", "or ours"))).not.toBe("open-source")
  })
  test("what the others want, said aside", () => {
    expect(model(list("(The big planners want $8 a month. We looked.)"))).toBe("-")
    expect(model(list("Other planners charge $8 a month"))).toBe("-")
  })
  test("the words of a button name no plan", () => {
    const bought = cards(["Free", "$0", "Download free"], ["Yearly", "$25 /year"], ["Monthly", "$4 /month"])
    expect(priced(bought)).toEqual(["freemium", "Free $0; Yearly $25 /year; Monthly $4 /month"])
  })
  test("a name, what is had for it, and a price", () => {
    const lines = list("Free: up to 100 loaves, forever.", "Pro: every loaf and sync, $24 once. Not per month.")
    expect(priced(lines)).toEqual(["freemium", "Free: up to 100 loaves, forever; Pro $24 once"])
    expect(model(list("Note: the old planner, $24 a month."))).toBe("-")
  })
})

describe("services and things of many trades", () => {
  test.each([
    ["de", "CHF 70 / Stunde", "CHF 80 / Stunde"],
    ["en", "£35 per hour", "£60 per visit"],
    ["fr", "45 € / heure", "60 € / séance"]
  ])("by the hour or the visit, in %s", (lang, one, other) => {
    expect(model(cards(["Pflege", one], ["Beratung", other]), lang)).toBe("usage-based")
  })
  test("but not where most are no hours", () => {
    expect(model(cards(["Pflege", "CHF 70 / Stunde"], ["Pro", "CHF 90"], ["Team", "CHF 900"]), "de")).toBe("-")
  })
  test("what is held once a month is paid once all the same", () => {
    const goods = ["Chaise 115 €", "Panneau 70 €", "Corde 130 €"]
    const course = "Un samedi par mois, j'apprends le cannage. La journée coûte 140 €."
    expect(model(list(...goods, course), "fr")).toBe("one-time")
    expect(model(list(...goods, "L'atelier se loue 140 € par mois."), "fr")).not.toBe("one-time")
  })
  test("the point within a number ends no name", () => {
    const tanks = list(
      "Caixa até 1.000 litros R$ 180",
      "Caixa de 1.001 a 5.000 litros R$ 320",
      "Análise da água R$ 140"
    )
    expect(summary(tanks, "pt")).toContain("Caixa até 1.000 litros R$ 180; Caixa de 1.001 a 5.000 litros R$ 320")
  })
  test("the fee of each month, and a day to try it", () => {
    const courses = table(
      ["コース", "料金（税込）"],
      ["はじめて", "月謝 6,600円"],
      ["じっくり", "月謝 11,000円"],
      ["体験", "3,300円"]
    )
    expect(model(courses, "ja")).toBe("subscription")
  })
})

describe("sentences that tell what it costs", () => {
  test.each([
    ["Crumb is free and always will be. If you want the archive, it is £6, once, and it works everywhere.", "freemium"],
    ["Crumb is free for village bakers. Mills and wholesalers pay €60 a month for each mill.", "freemium"],
    ["Crumb is free for village bakers. Others pay €60 a month elsewhere.", "-"],
    ["If you want the archive, it will be £6, once.", "-"]
  ])("%s", (said, expected) => {
    expect(model(list(said))).toBe(expected)
  })
  test("an answer, and a price for as long as it is early", () => {
    const faq = (answer: string) => `<h2>FAQ</h2><h3>Devo ripagare la versione finita?</h3><p>${answer}</p>`
    const answered = (answer: string) => draft(homeOfCrumb(faq(answer), "it")).fields.pricing_model?.value ?? "-"
    expect(answered("No. Paghi 12 € una volta sola e ricevi tutti gli aggiornamenti.")).toBe("one-time")
    expect(answered("No. Non paghi 12 € una volta sola.")).toBe("-")
    expect(model("<h1>价格</h1><p>抢先体验期间售价 ¥48，一次购买，之后的更新全部免费。</p>", "zh")).toBe("one-time")
  })
  test("asked for, in the plain words of a studio", () => {
    const asked = (said: string) =>
      draft(homeOfCrumb(`<h2>¿Cuánto sale?</h2><p>${said}</p>`, "es")).fields.pricing_model?.value ?? "-"
    expect(asked("Depende del largo. En una semana te mandamos un presupuesto sin cargo.")).toBe("contact-sales")
    expect(asked("Depende del largo. Nunca te mandamos un presupuesto.")).toBe("-")
  })
})

describe("sums beside other figures", () => {
  test("a sum at the end of a line is no part of the number that the next begins with", () => {
    const counted = table(
      ["Plan", "Price", "Loaves"],
      ["Hobby", "€0", "300 a day"],
      ["Mill", "€90 per month", "900 a day"]
    )
    expect(priced(counted)).toEqual(["freemium", "Hobby €0; Mill €90 per month"])
    const { fields } = extract(
      openGate({ pages: [crumb({ main: cards(["Hobby", "€9 500 a month"]), path: "pricing" })], categories: [] }),
      []
    ).stands
    expect(fields.pricing_summary?.value ?? "-").not.toContain("€9;")
  })
  test("several sums of a table that say of nothing what they cost are not listed", () => {
    const rates = table(
      ["Loaves", "Plan", "Price"],
      ["", "$1.20 / 1,000", "$2.00 / 1,000"],
      ["", "$0.80 / 1,000", "$1.40 / 1,000"]
    )
    expect(summary(rates)).not.toContain("$1.20 / 1,000; $2.00 / 1,000")
  })
  test("the same plan, billed otherwise", () => {
    const plans = cards(
      ["Básico", "R$ 74,17 /mês", "no plano anual · ou R$ 89/mês no mensal"],
      ["Pro", "R$ 140 /mês", "no plano anual · ou R$ 169/mês no mensal"]
    )
    expect(summary(plans, "pt")).toBe(
      "Básico R$ 74,17 /mês no plano anual · ou R$ 89/mês no mensal; Pro R$ 140 /mês no plano anual · ou R$ 169/mês no mensal"
    )
    const unclear = cards(["Básico", "R$ 74,17 /mês", "R$ 89 /mês"], ["Pro", "R$ 140 /mês", "R$ 169 /mês"])
    expect(summary(unclear, "pt")).not.toContain("74,17")
  })
})

describe("one thing, a list in a sentence, a fee and what is used", () => {
  const hero = (under: string) =>
    draft(
      crumb({
        main: `<section class="hero"><h1>Bread, on time.</h1><p>Crumb is a clock for bakers.</p><div>€149</div><p>${under}</p></section>`
      })
    ).fields
  test("a sum in the opening, with what it includes", () => {
    const { pricing_model, pricing_summary } = hero("incl. VAT and shipping in the EU")
    expect([pricing_model?.value, pricing_summary?.value]).toEqual([
      "one-time",
      "€149 incl. VAT and shipping in the EU"
    ])
    expect(hero("saved by every baker in a week").pricing_model).toBeUndefined()
  })
  test("what several things cost from", () => {
    const said = "Een eettafel van 220 centimeter kost vanaf € 2.450, een bank vanaf € 720 en een kruk € 185."
    expect(model(list(said), "nl")).toBe("one-time")
    expect(model(list("Een eettafel kost vanaf € 2.450, bij de concurrent zelfs € 4.000."), "nl")).toBe("-")
  })
  test("a fee each month, and what is used besides", () => {
    expect(model(list("Después pagas la cuota de 3 € al mes y la luz que gastas, a 0,142 €/kWh."), "es")).toBe(
      "subscription"
    )
    expect(model(list("Otros pagan la cuota de 3 € al mes y la luz, a 0,142 €/kWh."), "es")).toBe("-")
  })
})

describe("work told by the hour, or quoted, in sentences", () => {
  test.each([
    ["Gartenpflege kostet CHF 70/Stunde, Beratung CHF 80/Stunde.", "de"],
    ["Our rate is £45 an hour, materials at cost.", "en"],
    ["Wij werken voor € 62 per uur, exclusief btw.", "nl"],
    ["La consulenza costa 80 € all'ora.", "it"],
    ["A consultoria custa 90 € por hora.", "pt"]
  ])("%s", (said, lang) => {
    expect(priced(list(said), lang)).toEqual(["usage-based", said])
  })
  test.each([
    ["Other gardeners charge £60 an hour.", "en"],
    ["Our rate was £45 an hour.", "en"],
    ["Una consulenza altrove costa in media 80 € all'ora.", "it"]
  ])("but not what others ask, or what it was: %s", (said, lang) => {
    expect(model(list(said), lang)).toBe("-")
  })
  test("nor beside what is paid by the month", () => {
    const rooms = cards(["Desk", "12 € por mês"], ["Studio", "90 € por mês"])
    expect(model(`${rooms}<p>A sala de reunião custa 12 € por hora.</p>`, "pt")).toBe("subscription")
  })
  test.each([
    ["Vraag een offerte aan, dan hoort u binnen een week van ons.", "nl"],
    ["Cada obra é diferente: enviamos o orçamento em dois dias.", "pt"],
    ["お見積りは無料です。", "ja"]
  ])("asked for: %s", (said, lang) => {
    expect(model(list(said), lang)).toBe("contact-sales")
  })
  test("but not for the larger orders alone", () => {
    expect(model(list("For bulk orders, ask for a quote."))).toBe("-")
  })
})

describe("entries of a list that are plans", () => {
  const entries = (...lines: ReadonlyArray<string>) =>
    `<h2>Prices</h2><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`
  test("one of them free, one paid by the month or the year", () => {
    expect(priced(entries("Basic: free", "Pro: $10 a month ($100 a year)"))).toEqual([
      "freemium",
      "Basic free; Pro $10 a month ($100 a year)"
    ])
    expect(priced(entries("Basis: kostenlos", "Pro: 10 € im Monat"), "de")).toEqual([
      "freemium",
      "Basis kostenlos; Pro 10 € im Monat"
    ])
  })
  test("but not who pays nothing, nor what is given with it", () => {
    expect(model(entries("Adults: $10", "Children: free"))).not.toBe("freemium")
    expect(priced(entries("Pro: $10 a month", "Delivery: free"))).toEqual(["subscription", "Pro $10 a month"])
  })
})

test.each(["Classes and fees", "Prices & hours", "Kurse und Preise", "おねだん"])(
  "under a heading that names prices among other things: %s",
  (heading) => {
    const { fields } = draft(
      crumb({ main: `<h1>${heading}</h1><ul><li>Rye loaf: €5</li><li>Bun: €2</li></ul>`, lang: "en", path: "classes" })
    )
    expect(fields.pricing_summary?.value).toBe("Rye loaf €5; Bun €2")
  }
)

describe("a table whose labels say how its sums are paid", () => {
  const plans = ["", "Starter", "Growth"]
  test.each([
    [["Lookups (per 1,000)", "$1.80", "$1.20"], "usage-based"],
    [["Messages (per month)", "$18", "$28"], "subscription"],
    [["Monthly minimum", "$18", "$28"], "-"],
    [["Something", "$18", "$28"], "-"]
  ])("beside them: %s", (row, told) => {
    expect(model(table(plans, row, ["Support", "forum", "by mail"]))).toBe(told)
  })
  test("over them", () => {
    expect(model(table(["Pages", "Price per page"], ["up to 500", "€0.004"], ["beyond", "€0.002"]))).toBe("usage-based")
    expect(model(table(["", "Hour", "Day"], ["Long bike", "€5", "€29"], ["Short bike", "€4", "€24"]))).toBe(
      "usage-based"
    )
  })
  test("but none of its examples is a plan", () => {
    expect(priced(table(["You are", "You send", "You pay"], ["a bakery", "60,000 calls", "$70"]))).toEqual(["-", "-"])
  })
  test("sums of several uses are listed under their use and their plan", () => {
    const rows = [plans, ["Lookups (per 1,000)", "$1.80", "$1.20"], ["Letters (per message)", "$0.30", "$0.25"]]
    const lines = ["Lookups (per 1,000), Starter $1.80", "Lookups (per 1,000), Growth $1.20"]
    const more = ["Letters (per message), Starter $0.30", "Letters (per message), Growth $0.25"]
    expect(priced(table(...rows))).toEqual(["usage-based", [...lines, ...more].join("; ")])
  })
})

describe("how a sum is paid", () => {
  test.each([
    ["€11.99. Once.", "en", "one-time"],
    ["Le cours complet coûte 129 €, payable en une fois.", "fr", "one-time"],
    ["El curso completo cuesta $129.000 pesos chilenos, que se pagan una sola vez.", "es", "one-time"],
    ["€11.99. Once a year we add recipes.", "en", "-"],
    ["We are at 412 euro a month, which pays the server.", "en", "-"],
    ["Dinos cuánto mueles y te mandamos el presupuesto en dos días.", "es", "contact-sales"]
  ])("%s", (said, lang, told) => {
    expect(model(list(said), lang)).toBe(told)
  })
  test("services below the plans are none of them", () => {
    const plans = cards(["Small", "€2 a month"], ["Large", "€3 a month"])
    const services = `<div>${card("Moving in", "€95 one-time")}${card("A survey", "from €650")}</div>`
    expect(model(`${plans}<p>You pay by the quarter.</p>${services}`)).toBe("subscription")
    expect(model(`${plans}<p>Or for good.</p><div>${card("A survey", "from €650")}</div>`)).toBe("-")
  })
  test("at a shop with a basket, whatever its things are called", () => {
    const shelf = [
      ["Marbled sheet, grey, 50 × 70 cm, rolled", "€14"],
      ["Marbled sheet, blue, 50 × 70 cm, rolled", "€18"],
      ["Sea notebook, 96 pages, sewn", "€26"]
    ].map((lines) => card(...lines))
    const shop = (hint: string) =>
      draft(homeOfCrumb(`<p>${hint}</p><h2>Favourites</h2><div>${shelf.join("")}</div>`, "en")).fields
    expect(shop("Basket (0)").pricing_model?.value).toBe("one-time")
    expect(shop("Basket weaving").pricing_model).toBeUndefined()
  })
})

test.each([
  ["Niet afgezegd", "nl"],
  ["Missed appointment", "en"],
  ["Rendez-vous manqué", "fr"]
])("who stays away pays no price of ours: %s", (name, lang) => {
  const rows = [
    ["Session", "€46"],
    ["Session at home", "€61"],
    [name, "€35"]
  ] as const
  expect(summary(table(["A", "B"], ...rows), lang)).not.toContain("35")
  expect(summary(table(["A", "B"], ["Session", "€46"], ["Session at home", "€61"], ["Lesson", "€35"]), lang)).toContain(
    "35"
  )
})
