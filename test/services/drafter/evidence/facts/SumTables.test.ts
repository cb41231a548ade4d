/** Tables, pairs and lines of sums that say elsewhere what each is of; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const told = (body: string, lang = "en") => {
  const { pricing_model, pricing_summary } = extract(openGate({ pages: [homeOfCrumb(body, lang)], categories: [] }), [])
    .stands.fields
  return `${pricing_model?.value ?? "-"} | ${pricing_summary?.value ?? "-"}`
}
const priced = (title: string, body: string, lang = "en") => told(`<section><h2>${title}</h2>${body}</section>`, lang)
const summed = (title: string, body: string, lang = "en") => priced(title, body, lang).replace(/^.* \| /u, "")
const rows = (...lines: ReadonlyArray<ReadonlyArray<string>>) =>
  `<table>${lines.map((line, at) => `<tr>${line.map((one) => (at === 0 ? `<th>${one}</th>` : `<td>${one}</td>`)).join("")}</tr>`).join("")}</table>`
const pairs = (...lines: ReadonlyArray<readonly [string, string]>) =>
  `<dl>${lines.map(([name, sum]) => `<dt>${name}</dt><dd>${sum}</dd>`).join("")}</dl>`
const items = (...lines: ReadonlyArray<string>) => `<ul>${lines.map((one) => `<li>${one}</li>`).join("")}</ul>`
const cards = (...all: ReadonlyArray<ReadonlyArray<string>>) =>
  `<div class="row">${all.map(([head, ...lines]) => `<div class="card"><h3>${head}</h3>${lines.map((one) => `<p>${one}</p>`).join("")}</div>`).join("")}</div>`

describe("plans as columns, paid as the head of their row says", () => {
  test.each([
    ["en", "Compare plans", "Price per oven / month", "€8", "€18", "per oven / month"],
    ["de", "Tarife im Vergleich", "Preis pro Ofen und Monat", "8 €", "18 €", "pro Ofen und Monat"],
    ["nl", "Prijzen", "Prijs per maand", "€ 8", "€ 18", "per maand"],
    ["fr", "Tarifs", "Par semaine", "8 €", "18 €", "par semaine"],
    ["pt", "Preços", "Por mês", "R$ 8", "R$ 18", "por mês"]
  ])("%s", (lang, title, head, one, two, often) => {
    const table = rows(["", "Rye", "Spelt"], [head, one, two], ["Ovens", "2", "9"])
    expect(priced(title, table, lang)).toBe(`subscription | Rye ${one} ${often}; Spelt ${two} ${often}`)
  })
  test("by the month and by the year", () => {
    const table = rows(["Plan", "Rye", "Spelt"], ["Monthly", "$8", "$18"], ["Annually", "$80", "$180"])
    expect(priced("Pricing", table)).toBe(
      "subscription | Rye $8 monthly, $80 annually; Spelt $18 monthly, $180 annually"
    )
  })
  test("what others ask is none", () => {
    const table = rows(["", "Crumb", "Loafly", "Bakebase"], ["Price per month", "€8", "€18", "€28"])
    expect(priced("How we compare", table)).not.toMatch(/18|28/u)
    expect(priced("Compare plans", table)).not.toMatch(/18|28/u)
  })
})

describe("columns by how long something is had", () => {
  test("a line that leaves one out, under a caption, with how many it holds in brackets", () => {
    const table = rows(
      ["Oven", "One hour", "All day"],
      ["Stone oven (8)", "£12", "£60"],
      ["Oven with a baker", "£45", "–"]
    )
    expect(summed("Hire prices", table.replace("<table>", "<table><caption>What an oven costs</caption>"))).toBe(
      "Stone oven (8), One hour £12; Stone oven (8), All day £60; Oven with a baker, One hour £45"
    )
  })
  test.each(["–", ""])("where a column has nothing (%j), or is to be asked for, each row keeps its name", (none) => {
    const table = rows(
      ["", "Hour", "Day", "Weekend"],
      ["Stone oven", "£12", "£60", "£99"],
      ["Oven with a baker", none, "£80", "On request"]
    )
    expect(summed("Hire prices", table)).toBe(
      "Stone oven, Hour £12; Stone oven, Day £60; Stone oven, Weekend £99; Oven with a baker, Day £80; Oven with a baker, Weekend On request"
    )
  })
  test("of a page that was read before cells knew their places, a whole table is read as ever", () => {
    const table = rows(["Oven", "One hour", "All day"], ["Stone oven", "£12", "£60"], ["Gas oven", "£9", "£45"])
    const page = homeOfCrumb(`<section><h2>Hire prices</h2>${table}</section>`)
    const before = { ...page, blocks: page.blocks?.map(({ cell: _, ...block }) => block) ?? [] }
    const summaryOf = (one: typeof page) =>
      extract(openGate({ pages: [one], categories: [] }), []).stands.fields.pricing_summary?.value
    expect(summaryOf(before)).toBe(
      "Stone oven, One hour £12; Stone oven, All day £60; Gas oven, One hour £9; Gas oven, All day £45"
    )
    expect(summaryOf(page)).toBe(summaryOf(before) ?? "")
  })
  test("an empty cell moves no sum under the head of another column", () => {
    const table = rows(["Plan", "Ovens", "Monthly", "Yearly"], ["Rye", "", "£8", "£80"], ["Spelt", "9", "£18", "£180"])
    expect(summed("Prices", table)).toBe("Rye £8 monthly, £80 yearly; Spelt £18 monthly, £180 yearly")
  })
  test("a day after which it costs more is none", () => {
    const table = rows(["Ticket", "Until 3 March", "From 4 March"], ["Baker", "£40", "£60"], ["Guest", "£20", "£30"])
    expect(summed("Prices", table)).toBe("-")
  })
})

describe("the same sums without their tax and with it", () => {
  test.each([
    ["fr", "Tarifs", "HT", "TTC", "10 €", "12 €", "20 €", "24 €"],
    ["de", "Preise", "netto", "brutto", "10,00 €", "11,90 €", "20,00 €", "23,80 €"],
    ["nl", "Tarieven", "excl. btw", "incl. btw", "€ 10,00", "€ 12,10", "€ 20,00", "€ 24,20"],
    ["en", "Prices", "ex VAT", "inc VAT", "£10", "£12", "£20", "£24"]
  ])("%s", (lang, title, net, gross, one, oneWith, two, twoWith) => {
    const table = rows(["Four", net, gross], ["Ramonage", one, oneWith], ["Nettoyage", two, twoWith])
    const tail = gross === "brutto" ? "brutto" : gross
    expect(summed(title, table, lang)).toBe(`Ramonage ${oneWith} ${tail}; Nettoyage ${twoWith} ${tail}`)
  })
})

describe("a first column of sums that says for whom a row is", () => {
  test.each([
    ["it", "Rette mensili", "Reddito", "Retta", "fino a 9.000 €", "oltre 9.000 €"],
    ["de", "Elternbeiträge pro Monat", "Einkommen", "Beitrag", "bis 9.000 €", "über 9.000 €"],
    ["en", "Our monthly fees", "Turnover", "Fee", "up to €9,000", "over €9,000"]
  ])("%s", (lang, title, of, fee, low, high) => {
    const table = rows([of, fee], [low, "150 €"], [high, "210 €"])
    expect(priced(title, table, lang)).toBe(`subscription | ${of} ${low}: 150 €; ${of} ${high}: 210 €`)
  })
  test("what it costs to send is no price", () => {
    const table = rows(["Order", "Shipping"], ["up to €50", "€5"], ["over €50", "€3"])
    expect(summed("Prices", table)).toBe("-")
  })
})

describe("lists that are nothing but names and sums", () => {
  test.each([
    ["de", "Preise", "Brotkurs: Kneten, Formen, Backen", "Kindernachmittag"],
    ["en", "Prices", "Five mornings of two hours at the stone oven", "One morning"]
  ])("%s", (lang, title, long, short) => {
    const list = pairs([long, "48 €"], [short, "26 €"])
    expect(summed(title, list, lang)).toBe(`${long} 48 €; ${short} 26 €`)
  })
  test("what is told between them makes it none", () => {
    expect(
      summed(
        "Prices",
        pairs(["Who may come: bakers, millers and all their friends", "Ask us."], ["One morning", "26 €"])
      )
    ).not.toContain("Who may come")
  })
})

describe("a line under a list", () => {
  test.each([
    ["en", "Pricing", "Per oven and month, ex VAT."],
    ["fr", "Tarifs", "Par mois et par four, hors taxes."],
    ["es", "Precios", "Por horno y mes, IVA no incluido."],
    ["de", "Preise", "Alle Preise pro Monat zzgl. MwSt."]
  ])("is said of all its sums: %s", (lang, title, line) => {
    expect(priced(title, `${items("Rye 6 €", "Spelt 11 €", "Barley 18 €")}<p>${line}</p>`, lang)).toBe(
      `subscription | Rye 6 €; Spelt 11 €; Barley 18 €; ${line.replace(/\.$/u, "")}`
    )
  })
  test("per person and night", () => {
    expect(priced("Rates", `${items("Bunk €24", "Loft €60")}<p>All prices per person and night.</p>`)).toBe(
      "one-time | Bunk €24; Loft €60; All prices per person and night"
    )
  })
  test.each(["Per bank transfer, please.", "Per week we bake for forty houses."])("of something else: %s", (line) => {
    expect(priced("Pricing", `${items("Rye 6 €", "Spelt 11 €")}<p>${line}</p>`)).not.toStartWith("subscription")
  })
})

describe("cards whose heading is the sum", () => {
  test("are told by what is said of it", () => {
    expect(
      priced(
        "Preise",
        cards(["19,50 €", "im Monat bei einem Jahr Laufzeit"], ["27,50 €", "im Monat ohne Bindung"]),
        "de"
      )
    ).toBe("subscription | 19,50 € im Monat bei einem Jahr Laufzeit; 27,50 € im Monat ohne Bindung")
  })
  test("and not where nothing tells them apart", () => {
    expect(summed("Prices", cards(["€19", "a month"], ["€27", "a month"]))).toBe("-")
  })
})

describe("lines that open with how much of it one has", () => {
  test("are told under their heading, what is free among them", () => {
    const all = cards(
      ["Tray", "400 loaves a day, free for good"],
      ["Rack", "9,000 loaves a day, €15 a month"],
      ["Mill", "90,000 loaves a day, €60 a month"]
    )
    expect(priced("Pricing", all)).toBe(
      "freemium | Tray 400 loaves a day, free for good; Rack 9,000 loaves a day, €15 a month; Mill 90,000 loaves a day, €60 a month"
    )
  })
  test("days are a trial", () => {
    const all = cards(
      ["Tray", "14 days of baking, free"],
      ["Rack", "9,000 loaves a day, €15 a month"],
      ["Mill", "90,000 loaves a day, €60 a month"]
    )
    expect(priced("Pricing", all)).not.toStartWith("freemium")
  })
  test("a sum at the end of what is had for it", () => {
    const all = cards(
      ["Small party", "Two hours, thirty rolls. £75"],
      ["Large party", "Four hours, ninety rolls. £140"]
    )
    expect(summed("Prices", all)).toBe("Small party £75; Large party £140")
  })
})

describe("figures without a sign", () => {
  test.each([
    ["it", "Menù", "Zuppa 4,50", "Focaccia 6,00", "Prezzi in euro.", "euro"],
    ["nl", "Kaart", "Soep 4,50", "Brood 6,00", "Bedragen in euro.", "euro"],
    ["de", "Speisekarte", "Suppe 4,50", "Brot 6,00", "Alle Preise in Euro.", "Euro"],
    ["en", "Menu", "Soup 4.50", "Loaf 6.00", "All prices in pounds sterling.", "pounds"]
  ])("are of the money the page names: %s", (lang, title, one, two, note, money) => {
    expect(priced(title, `${items(one, two)}<p>${note}</p>`, lang)).toBe(`one-time | ${one} ${money}; ${two} ${money}`)
  })
  test("in a table, by the head of their column", () => {
    const table = rows(["Ofen", "Preis (CHF)"], ["Steinofen", "95"], ["Holzofen", "140"])
    expect(summed("Preise", table, "de")).toBe("Steinofen 95 CHF; Holzofen 140 CHF")
  })
  test("and of none that nobody names", () => {
    expect(summed("Menu", items("Soup 4.50", "Loaf 6.00"))).toBe("-")
    expect(summed("Results", `${items("Juniors 4.50", "Seniors 6.00")}<p>Distances in miles.</p>`)).toBe("-")
  })
})

describe("lines of one paragraph", () => {
  test("each a name and its sum", () => {
    expect(summed("Honoraires", "<p>Adultes : CHF 90.– la séance<br>Enfants : CHF 60.–</p>", "fr")).toBe(
      "Adultes CHF 90.- la séance; Enfants CHF 60.-"
    )
  })
  test("and a sentence without a sum behind them", () => {
    const line =
      "<p>Thirty minutes: £24. One hour: £42. Your first lesson is on us, so that we can see how you knead.</p>"
    expect(summed("Lessons & fees", line)).toBe("Thirty minutes £24; One hour £42")
  })
})
