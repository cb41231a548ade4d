/** Plans and prices told in running text, where prices stand; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { fact, homeOfCrumb } from "./FactPages.ts"

const pricing = (...paragraphs: ReadonlyArray<string>) =>
  `<section class="pricing"><h2>Pricing</h2>${paragraphs.map((one) => `<p>${one}</p>`).join("")}</section>`
const fieldsOf = (main: string, lang: string) =>
  extract(openGate({ pages: [homeOfCrumb(main, lang)], categories: [] }), []).stands.fields
/** "freemium | Free: 10 ovens; Solo €9/month"; paragraphs stand apart with "//". */
const told = (text: string, lang = "en") => {
  const { pricing_model, pricing_summary } = fieldsOf(pricing(...text.split("//")), lang)
  return `${pricing_model?.value ?? "-"} | ${pricing_summary?.value ?? "-"}`
}
const model = (text: string, lang = "en") => fieldsOf(pricing(...text.split("//")), lang).pricing_model?.value ?? "-"

describe("plans told one after the other", () => {
  test.each([
    [
      "Free: 10 ovens. Solo: €9/month. Team: €29/month. Agency: €89/month.",
      "freemium | Free: 10 ovens; Solo €9/month; Team €29/month; Agency €89/month"
    ],
    [
      "Hobby: free, up to 3 people. Team: $9 per person per month. Business: $19 per person per month with SSO.",
      "freemium | Hobby free; Team $9 per person per month; Business $19 per person per month"
    ],
    [
      "Free: one rota and a seven-day plan. Crumb Plus: £3.49 a month or £29 a year, with unlimited rotas.",
      "freemium | Free: one rota and a seven-day plan; Crumb Plus £3.49 a month or £29 a year"
    ],
    [
      "Starter: $0, one oven, no time limit.//Growth: $19 per baker a month.",
      "freemium | Starter $0; Growth $19 per baker a month"
    ],
    [
      "Free for up to 3 bakers, forever.//Team: $8 per baker per month.",
      "freemium | Free for up to 3 bakers, forever; Team $8 per baker per month"
    ],
    [
      "Crumb Basic: €8 a month. Crumb Pro: from €16 a month, with receipts.",
      "subscription | Crumb Basic €8 a month; Crumb Pro from €16 a month"
    ],
    ["One plan: $39 per farm, per month, everything included.", "subscription | One plan $39 per farm, per month"],
    ["Crumb Cloud is $16 per month.", "subscription | Crumb Cloud is $16 per month."],
    ["Crumb Plus costs £3.49 a month or £29 a year.", "subscription | Crumb Plus costs £3.49 a month or £29 a year."],
    ["Crumb costs nothing and always will.", "free | Crumb costs nothing and always will."],
    // Once, under such a name, may be anything: a fair, a book.
    ["Crumb Summit costs £349.", "- | -"],
    ["Crumb costs nothing and always will, for schools.", "- | -"]
  ])("%s", (text, expected) => {
    expect(told(text)).toBe(expected)
  })
  const card = (name: string, reach: string, price: string) =>
    `<section><h3>${name}</h3><p>${reach}</p><p>${price}</p><ul><li>Recipes</li><li>Orders</li></ul></section>`
  const cards = [card("Nest", "up to 5 bakers", "€19 per month"), card("House", "up to 30 bakers", "€79 per month")]
  const plans = `<section class="pricing"><h2>Pricing</h2><div>${cards.join("")}</div>`
  test("are called by their headings, not by whom they are for", () => {
    const { pricing_summary } = fieldsOf(`${plans}</section>`, "en")
    expect(pricing_summary?.value).toBe("Nest €19 per month; House €79 per month")
  })
  test("are told by themselves, and not again by the product's column beside rivals", () => {
    const rows = "<tr><th></th><th>Crumb</th><th>Ovenly</th></tr><tr><td>A month</td><td>from €0</td><td>€49</td></tr>"
    const { pricing_summary } = fieldsOf(`${plans}<h2>Compared</h2><table>${rows}</table></section>`, "en")
    expect(pricing_summary?.value).toBe("Nest €19 per month; House €79 per month")
  })
  test("of a table of their own may have the product's name alone", () => {
    const row = (...cells: ReadonlyArray<string>) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
    const rows = [
      ["Crumb", "€9 a month"],
      ["Crumb Pro", "€19 a month"],
      ["Crumb Team", "€49 a month"]
    ] as const
    const table = `<table>${row("Plan", "Price")}${rows.map((one) => row(...one)).join("")}</table>`
    const { pricing_summary } = fieldsOf(`<section class="pricing"><h2>Pricing</h2>${table}</section>`, "en")
    expect(pricing_summary?.value).toBe("Crumb €9 a month; Crumb Pro €19 a month; Crumb Team €49 a month")
  })
  test("of what is used up are bought as it is needed", () => {
    const pack = (name: string, credits: string, price: string) =>
      `<div class="card"><h3>${name}</h3><p>${credits}</p><p>${price}</p></div>`
    const packs = (unit: string) =>
      `<section class="pricing"><h2>Pricing</h2><div>${pack("Hall", `250 ${unit}`, "€15")}${pack("Tower", `5,000 ${unit}`, "€200")}</div></section>`
    expect(fieldsOf(packs("credits"), "en").pricing_model?.value).toBe("usage-based")
    expect(fieldsOf(packs("bricks"), "en").pricing_model?.value).not.toBe("usage-based")
  })
  test("beside rivals in a table are the only ones of ours", () => {
    const rows = "<tr><th></th><th>Crumb House</th><th>Ovenly</th><th>Minutka</th></tr>"
    const table = `<table>${rows}<tr><td>Ten bakers, one month</td><td>€79</td><td>$180</td><td>€74</td></tr></table>`
    const { pricing_model, pricing_summary } = fieldsOf(`${plans}<h2>Side by side</h2>${table}</section>`, "en")
    expect(pricing_model?.value).toBe("subscription")
    expect(pricing_summary?.value).toBe("Nest €19 per month; House €79 per month")
  })
  test.each([
    ["Gratuit jusqu'à 20 choristes. Au-delà, 12 € par mois par chœur, ou 120 € par an.", "freemium", "fr"],
    ["Gratuit jusqu'à 5 factures par mois, sans limite de durée.//Au-delà, 9 € par mois.", "freemium", "fr"],
    ["Gratis fino a dieci allievi, poi 1 € al mese per allievo", "freemium", "it"],
    ["Un único plan: 15 € al mes por local, sin permanencia.", "subscription", "es"]
  ])("%s", (text, expected, lang) => {
    expect(model(text, lang)).toBe(expected)
  })
  test.each([
    ["Every plan starts with a 30-day trial. Harbour: €89 a month for up to 120 berths.", "subscription"],
    ["Free: 14 days. Team: $9 a month.", "subscription"],
    ["Free for up to 30 days. Team: $9 a month.", "subscription"],
    ["Free for up to 3 months. After that, $9 a month.", "subscription"],
    ["Free delivery for up to 5 loaves. Team: $9 a month.", "subscription"],
    ["Delivery: free. Bread club: $9 a month.", "subscription"],
    ["Setup: $90, once. Team: $9 a month.", "subscription"]
  ])("what is tried or comes beside it is no plan: %s", (text, expected) => {
    expect(model(text)).toBe(expected)
  })
  test.each([
    "Other tools are priced by the head. Ovenly: $29 a month. Doughly: $49 a month.",
    "Ovenly: $29 a month. Crumb: free.",
    "Compared with others: Ovenly: $29 a month.",
    "Coming next year. Team: $9 a month.",
    "Team: $9 a month, from 2031.",
    "Team: was $9 a month.",
    "Free: for charities only.",
    "Gift box: £12, once, sent along with your monthly subscription.",
    "Gold sponsor: £900 a month.",
    "Salary: £2,900 a month.",
    "Example: $9 a month for ten people.",
    "Total: $9 a month."
  ])("nor are rivals', planned, past, extra or worked out: %s", (text) => {
    expect(told(text)).toBe("- | -")
  })
  test("what one plan has is put to no other", () => {
    const said =
      "Free for teams of up to 5. Team: £6 per person per month. Business: £11 per person per month, with SSO."
    const page = homeOfCrumb(pricing(said))
    const stands = (summary: string) => fact(page, "pricing_summary", summary, said)
    expect(stands("Team £6 per person per month")).toBe("Team £6 per person per month")
    expect(stands("Team £6 per person per month with SSO")).toBeUndefined()
    expect(stands("Team £11 per person per month")).toBeUndefined()
  })
})

describe("what more costs beside what is free", () => {
  test.each([
    ["Crumb is free to download. Crumb Plus adds all doughs for a single payment of €14.99.", "freemium", "en"],
    ["Crumb is free. Crumb Pro is a one-time payment of $18 and adds a timer.", "freemium", "en"],
    ["The Friday letter is free.//Paid members ($6/month) also get the archive.", "freemium", "en"],
    ["Le balado est gratuit. Pour 6 $ par mois, les membres reçoivent chaque épisode plus tôt.", "freemium", "fr"],
    ["Crumb costs nothing: no ads, no premium tier.", "free", "en"]
  ])("%s", (text, expected, lang) => {
    expect(model(text, lang)).toBe(expected)
  })
  test.each([
    "Flour is free. Crumb Pro costs €9 a month.",
    "The library card is free. Members pay €4 a month and also get the archive.",
    "The first letter is free. Members pay €4 a month and also get the archive.",
    "Crumb costs nothing: no fees until June."
  ])("but not of something else, or for a while: %s", (text) => {
    expect(model(text)).toBe("-")
  })
})

describe("other plain ways", () => {
  test.each([
    ["Pre-order price CHF 1,190, later CHF 1,490. No subscription, ever.", "one-time", "en"],
    ["$279 including an oak frame. No subscription, now or later.", "one-time", "en"],
    ["Crumb is $14.99 on iPhone.//Buy it once and it's yours.", "one-time", "en"],
    ["El curso cuesta 59 dólares en un solo pago, con acceso para siempre.", "one-time", "es"],
    ["Released under the Apache License 2.0. Free for any use, including commercial.", "open-source", "en"],
    ["Crumb is MIT licensed and always will be.", "open-source", "en"],
    ["Crumb's source is on GitHub under Apache-2.0; use it at home.", "open-source", "en"],
    ["You pay $0.004 per address lookup.", "usage-based", "en"],
    ["Fees are £45 a month by direct debit.", "subscription", "en"],
    ["La cassetta arriva ogni settimana: abbonamento da 60 € al mese.", "subscription", "it"],
    ["Every project is quoted individually.", "contact-sales", "en"],
    ["It depends on your case, so call us and we'll give you a written quote.", "contact-sales", "en"]
  ])("%s", (text, expected, lang) => {
    expect(model(text, lang)).toBe(expected)
  })
  test.each([
    "Late fees are £5 a week.",
    "Ovenly's source is on GitHub under MIT.",
    "Ovenly is $14.99 on iPhone.",
    "Donations start at £5. No subscription.",
    "We import your books for a one-off payment of $150."
  ])("and not: %s", (text) => {
    expect(model(text)).toBe("-")
  })
  test("a free row in the column of what is paid by the year", () => {
    const row = (...cells: ReadonlyArray<string>) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
    const table = (...rows: ReadonlyArray<string>) => `<table>${rows.join("")}</table>`
    const paid = (html: string) =>
      fieldsOf(`<section class="pricing"><h2>Pricing</h2>${html}</section>`, "en").pricing_model?.value
    expect(paid(table(row("Basic", "Free", "100 loaves"), row("Plus", "€9 a year", "All loaves")))).toBe("freemium")
    expect(paid(table(row("Basic", "€5 a year", "Free"), row("Plus", "€9 a year", "All loaves")))).toBe("subscription")
  })
})

describe("the gate", () => {
  const page = homeOfCrumb(
    `${pricing("Team: $9 a month. Company: $19 a month.")}<p>Bread for $2 is no plan. Read on.</p>`
  )
  test("how it is paid stands on whatever was quoted of prices, and on nothing else", () => {
    expect(fact(page, "pricing_model", "subscription", "Bread for $2 is no plan.")).toBe("subscription")
    expect(fact(page, "pricing_model", "subscription", "Read on.")).toBeUndefined()
    expect(fact(page, "pricing_model", "freemium", "Team: $9 a month.")).toBeUndefined()
  })
  test("in whatever marks it is written", () => {
    const open = homeOfCrumb(pricing("Crumb is open source under the MIT licence."))
    expect(fact(open, "pricing_model", "open source", "Crumb is open source under the MIT licence.")).toBe(
      "open-source"
    )
    const said = homeOfCrumb(`${pricing("Crumb is open source.")}<p>The code is under the AGPL. Read on.</p>`)
    expect(fact(said, "pricing_model", "open-source", "The code is under the AGPL.")).toBe("open-source")
    expect(fact(said, "pricing_model", "free", "The code is under the AGPL.")).toBeUndefined()
  })
  test("a summary without a sum, in a sentence that was read as one about prices", () => {
    const said = "We keep 8% of each rental."
    expect(fact(homeOfCrumb(pricing(said)), "pricing_summary", said, said)).toBe(said)
    expect(
      fact(
        homeOfCrumb(`<p>Crumb keeps bread warm.</p>`),
        "pricing_summary",
        "Crumb keeps bread warm.",
        "Crumb keeps bread warm."
      )
    ).toBeUndefined()
  })
})

describe("what sentences about prices tell by their shape", () => {
  test.each([
    ["Our dues are 900 kroner per half-year and cover sheet music and coffee.", "subscription"],
    ["Village 50 – 25 GEL / month · Village 100 – 35 GEL / month", "subscription"],
    ["Membership is €20 a year, €5 for anyone under eighteen.", "subscription"],
    ["The oven is lent to you. You pay €6 per oven per month from April to September.", "subscription"],
    ["Others sell cards: you pay per visit.", "-"],
    ["There are no passes: you pay per crossing, 150 shillings a head.", "usage-based"],
    ["You pay US$38 for each launched balloon. Software is not billed.", "usage-based"],
    ["You pay US$38 for each registered baker.", "-"],
    ["Tag £145, receiver £390. No SIM, no account, no monthly fee, ever.", "one-time"],
    ["Terminal £45 a piece. No monthly fee.", "-"],
    ["£1 to join, then 2 % of each sale. No monthly fee.", "-"],
    ["£39 a year. No monthly fee.", "subscription"],
    ["Rs 3,400 a box, dice included. Shipping abroad is reckoned at checkout.", "one-time"],
    ["Rs 3,400 a box. Shipping is free. A new box comes every month.", "-"],
    ["A desktop licence is a single payment of $60 per style and does not run out.", "one-time"],
    ["A licence is not a single payment of $60.", "-"],
    ["What does it cost? Nothing. No paid version, no ads.", "free"],
    ["What does the first month cost? Nothing. No ads.", "-"],
    ["What does it cost? Nothing. Then €9 a month.", "subscription"],
    ["What does it cost? Nothing for 30 days. No ads.", "-"],
    ["What does it cost? Nothing. The hosted version is paid.", "-"],
    ["The first box is Rs 400 a box. Shipping is free.", "-"],
    ["What does Breadly cost? Nothing. No ads.", "-"],
    ["What does it cost? Nothing. But printing is paid for.", "-"]
  ])("%s", (text, expected) => {
    expect(model(text)).toBe(expected)
  })
  test.each([
    ["Mensalidades: Casa por 2.400$00, Pensão por 4.900$00.", "subscription", "pt"],
    ["A antena custa 6.000$00 e paga-se uma só vez; depois vem a mensalidade.", "-", "pt"],
    ["Ogni carta costa 12 euro. Si paga una volta.", "one-time", "it"],
    ["Ogni carta costa 12 euro. Si paga una volta al mese.", "-", "it"],
    ["Gratuit jusqu'à un four et deux boulangers. Au-delà, 15 000 F CFA par mois.", "freemium", "fr"],
    ["Gratuit jusqu'à un mois et deux semaines. Au-delà, 15 000 F CFA par mois.", "subscription", "fr"]
  ])("%s", (text, expected, lang) => {
    expect(model(text, lang)).toBe(expected)
  })
  test.each([
    ["Our neighbours' app costs £15 a year. Ours is £4.99, one payment.", "en"],
    ["Our neighbours' app costs £15 a year.", "en"],
    ["The app store fee is €99 a year, paid to the store by us.", "en"],
    ["The old planner costs £15 a year. Ours has no price yet.", "en"],
    ["L'application de nos voisins coûte 15 € par an.", "fr"],
    ["Die App unserer Nachbarn kostet 15 € im Jahr. Unsere kostet 5 €.", "de"]
  ])("nothing of ours: %s", (text, lang) => {
    expect(model(text, lang)).toBe("-")
  })
  test("what belongs to our own house is ours", () => {
    expect(model("Our bakery's membership costs £15 a year.")).toBe("subscription")
  })
})

describe("how often a sum is paid, in the line under it", () => {
  const cards = (...plans: ReadonlyArray<readonly [string, string, string]>) =>
    `<section class="pricing"><h2>Pricing</h2><div>${plans
      .map(([name, sum, line]) => `<div class="plan"><h3>${name}</h3><b>${sum}</b><p>${line}</p></div>`)
      .join("")}</div></section>`
  const drafted = (main: string, lang = "en") => {
    const { pricing_model, pricing_summary } = fieldsOf(main, lang)
    return `${pricing_model?.value ?? "-"} | ${pricing_summary?.value ?? "-"}`
  }
  test("before what is had for it", () => {
    const main = cards(
      ["Dinghy", "£0", "One oven, the full rule set."],
      ["Crew", "£24", "per oven, per month. Adds forecasts from live figures and the order check."],
      ["Harbour", "£390", "a month, all ovens. Runs inside your own bakery, with single sign-on."]
    )
    expect(drafted(main)).toBe("freemium | Dinghy £0; Crew £24 per oven, per month; Harbour £390 a month")
    const german = cards(
      ["App", "0,95 €", "pro Backofen und Monat, Aushang, Schäden und Abstimmungen inbegriffen"],
      ["App und Bildschirm", "1,60 €", "pro Backofen und Monat, Gerät, Montage und SIM-Karte sind dabei"]
    )
    expect(drafted(german, "de")).toBe(
      "subscription | App 0,95 € pro Backofen und Monat; App und Bildschirm 1,60 € pro Backofen und Monat"
    )
  })
  test("but not where the line goes on with something else", () => {
    const main = cards(
      ["Loaf", "£24", "a month after you order it, it is at your door, with a tin"],
      ["Cake", "£39", "a month later than that, it is at your door, with two tins"]
    )
    expect(drafted(main)).not.toContain("subscription")
  })
  test("hours and nights in a table are no purchase", () => {
    const rows = [
      ["Uur", "€ 3,50"],
      ["Dag (24 u)", "€ 21"],
      ["Nacht, 22 u tot 7 u", "€ 5"]
    ]
    const table = rows.map(([label, sum]) => `<tr><td>${label}</td><td>${sum}</td></tr>`).join("")
    const main = `<section class="pricing"><h2>Wat kost een rit?</h2><table>${table}</table></section>`
    expect(drafted(main, "nl")).toStartWith("usage-based | ")
  })
})

describe("what more of it costs, behind what it costs", () => {
  test.each([
    ["Crumb costs £34 a month for the first site and £21 for each one after that.", "en"],
    ["Crumb is £34 a month for up to three ovens, and £9 a month for each extra oven.", "en"],
    ["Crumb costs £34 a month, plus £9 for every additional oven.", "en"],
    ["Crumb kostet 9 € im Monat, jeder weitere Ofen 4 €.", "de"],
    ["Crumb coûte 9 € par mois, et 4 € par four supplémentaire.", "fr"]
  ])("%s", (text, lang) => {
    expect(told(text, lang)).toBe(`subscription | ${text}`)
  })
  test.each([
    "The extra oven costs £34 a month.",
    "Each extra oven costs £34 a month, plus £3 for every additional baker.",
    "The first month is £3, each further month £9."
  ])("is no price of the whole: %s", (text) => {
    expect(told(text)).toBe("- | -")
  })
})
