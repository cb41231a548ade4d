/** Price lists as tables, cards and lines set them out, each sum with what its neighbours say of it; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const summary = (main: string, lang = "en"): string | null => {
  const pages = [homeOfCrumb("", lang), crumb({ path: "pricing", main: `<h1>Pricing</h1>${main}`, lang })]
  return extract(openGate({ pages, categories: [] }), []).stands.fields.pricing_summary?.value ?? null
}
const row = (cells: ReadonlyArray<string>, tag = "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`
const table = ([head = [], ...rows]: ReadonlyArray<ReadonlyArray<string>>) =>
  `<table>${row(head, "th")}${rows.map((cells) => row(cells)).join("")}</table>`
const card = (...lines: ReadonlyArray<string>) => `<div class="card">${lines.join("")}</div>`

describe("columns that say how often a sum is paid", () => {
  test.each([
    ["Per month", "Per year", "Rye €6 per month, €60 per year; Spelt €19 per month, €190 per year"],
    ["Monthly price", "Yearly", "Rye €6 monthly, €60 yearly; Spelt €19 monthly, €190 yearly"],
    ["monatlich", "jährlich", "Rye €6 monatlich, €60 jährlich; Spelt €19 monatlich, €190 jährlich"]
  ])("say it of each row: %s, %s", (month, year, told) => {
    const rows = [
      ["Rye", "€6", "€60", "5 GB"],
      ["Spelt", "€19", "€190", "30 GB"]
    ]
    expect(summary(table([["Plan", month, year, "Storage"], ...rows]))).toBe(told)
    // The corner is empty: what the rows are called, the same.
    expect(summary(table([["", month, year, "Storage"], ...rows]))).toBe(told)
  })
  test("leave alone what says it by itself, is free, or is asked for", () => {
    const rows = [
      ["Flour", "$0", "$0"],
      ["Rye", "$9/mo", "$90/yr"],
      ["Spelt", "$29/mo", "$290/yr"],
      ["Bakery", "Custom", "Custom"]
    ]
    expect(summary(table([["Plan", "Monthly", "Yearly"], ...rows]))).toBe(
      "Flour $0; Rye $9/mo, $90/yr; Spelt $29/mo, $290/yr; Bakery Custom"
    )
  })
  test("say it where there is one of them", () => {
    const rows = [
      ["Rye", "€6"],
      ["Spelt", "€19"]
    ]
    expect(summary(table([["Plan", "Price per month"], ...rows]))).toBe("Rye €6 per month; Spelt €19 per month")
    expect(summary(table([["Plan", "Price"], ...rows]))).toBe("Rye €6; Spelt €19")
    const yen = [
      ["ライ", "1,980円"],
      ["スペルト", "4,980円"]
    ]
    expect(summary(table([["プラン", "月額"], ...yen]), "ja")).toBe("ライ 月額 1,980円; スペルト 月額 4,980円")
  })
  test("tell nothing where another column has sums that nobody names", () => {
    const rows = [
      ["Rye", "€6", "€60", "€15"],
      ["Spelt", "€19", "€190", "€25"]
    ]
    expect(summary(table([["Plan", "Per month", "Per year", "Setup"], ...rows])) ?? "").not.toContain("per year; Spelt")
  })
})

describe("one sum in several currencies", () => {
  test("is told with all of them, in a line and in columns", () => {
    const cards = card("<h3>Rye</h3>", "<p>€6 / £5 / US$7</p>", "<p>per month</p>").concat(
      card("<h3>Spelt</h3>", "<p>€19 / £16 / US$21</p>", "<p>per month</p>")
    )
    expect(summary(cards)).toBe("Rye €6 / £5 / US$7 per month; Spelt €19 / £16 / US$21 per month")
    const rows = [
      ["Rye", "€6", "£5"],
      ["Spelt", "€19", "£16"]
    ]
    expect(summary(table([["Plan", "EUR", "GBP"], ...rows]))).toBe("Rye €6 / £5; Spelt €19 / £16")
  })
  test("is none where the sums are of one currency", () => {
    const cards = card("<h3>Rye</h3>", "<p>€6 / €5 / €7</p>") + card("<h3>Spelt</h3>", "<p>€19</p>")
    expect(summary(cards) ?? "").not.toContain("€6")
  })
})

describe("names of plans", () => {
  const side = (...lines: ReadonlyArray<string>) => card(...lines.map((line) => `<div>${line}</div>`))
  test("stand right over the sum on the one card that has a banner, as on those beside it", () => {
    const plain = side("Baker", "$5 / month") + side("Miller", "$6 / month")
    expect(summary(plain + side("The one I bake with", "Oven", "$9 / month"))).toContain("Oven $9 / month")
    expect(summary(plain + side("The one I bake with", "Oven", "$9 / month"))).not.toContain("bake with")
    // Where each has a line below its name, the name is the first.
    const told = side("Baker", "For a start", "$5 / month") + side("Oven", "All you get", "$9 / month")
    expect(summary(told)).toBe("Baker $5 / month; Oven $9 / month")
  })
  test("are no trials", () => {
    expect(summary(side("30-day free trial", "$20", "per month, after trial"))).toBe("$20 per month, after trial")
    expect(summary(side("14 Tage kostenlos testen", "20 €", "im Monat"), "de") ?? "").not.toContain("14 Tage")
  })
  test("are the heading over a line in a box of its own", () => {
    const boxed = (name: string, line: string, sum: string) =>
      `<div class="plan"><span>Most popular</span><div class="head"><h3>${name}</h3><p>${line}</p></div><p>${sum}</p><ul><li>Ovens</li><li>Flour</li></ul></div>`
    expect(summary(boxed("Rye", "To begin", "USD 29 /mo") + boxed("Spelt", "All of it", "USD 69 /mo"))).toBe(
      "Rye USD 29 /mo; Spelt USD 69 /mo"
    )
  })
  test("are whom a sum is for, where several are", () => {
    expect(summary("<h3>R90 for adults</h3><h3>R45 for children</h3>")).toBe("adults R90; children R45")
  })
  test("end before a comma, and may have what they are made of behind them", () => {
    const items = (...all: ReadonlyArray<string>) => `<ul>${all.map((one) => `<li>${one}</li>`).join("")}</ul>`
    expect(summary(items("Half-day walk, £35 per person", "Full-day walk, £60 per person"))).toBe(
      "Half-day walk £35 per person; Full-day walk £60 per person"
    )
    expect(summary(items("Visit (50 minutes): £70", "Letters (e.g. reports/referrals): £35 per 20 minutes"))).toBe(
      "Visit (50 minutes) £70; Letters (e.g. reports/referrals) £35 per 20 minutes"
    )
    expect(summary(items("Visit - $90", "Call (up to 20) - $30"))).toBe("Visit $90; Call (up to 20) $30")
  })
})

describe("what stands beside a sum", () => {
  test("is what it comes to on a bill", () => {
    const billed = (name: string, sum: string, bill: string) =>
      card(`<h3>${name}</h3>`, `<div>${sum}</div>`, "<div>per month</div>", `<div>${bill}</div>`)
    expect(
      summary(billed("Rye", "$12", "Billed annually at $144") + billed("Spelt", "$36", "Billed annually at $432"))
    ).toBe("Rye $12 per month, Billed annually at $144; Spelt $36 per month, Billed annually at $432")
    // Two sums a month of one plan: which of them is it?
    expect(
      summary(billed("Rye", "$12", "$15 per month") + billed("Spelt", "$36", "$40 per month")) ?? ""
    ).not.toContain("Rye $12 per month;")
  })
  test("is its name below it, on a card that opens with the sum", () => {
    const turned = (sum: string, name: string) => card(`<p>${sum}</p>`, `<h3>${name}</h3>`, "<p>Ovens of all kinds</p>")
    expect(summary(turned("$9/month", "Rye") + turned("$19/month", "Spelt"))).toBe("Rye $9/month; Spelt $19/month")
  })
  test("is the thing, where the line of the sum only measures it", () => {
    const lesson = (name: string, line: string) => `<li><strong>${name}</strong><br>${line}</li>`
    expect(summary(`<ul>${lesson("First visit", "45 minutes, £40")}${lesson("Visit", "90 minutes, £75")}</ul>`)).toBe(
      "First visit, 45 minutes £40; Visit, 90 minutes £75"
    )
  })
  test("is no button", () => {
    const sold = (name: string, button: string) =>
      card(`<h3>${name}</h3>`, "<p>PDF and EPUB</p>", `<a class="btn">${button}</a>`)
    expect(summary(sold("Rye book", "Buy for $19") + sold("Spelt book", "Buy for $49"))).toBe(
      "Rye book $19; Spelt book $49"
    )
  })
  test("is no label of it, nor a ribbon over the name", () => {
    expect(summary(card("<h3>Rye</h3>", "<p>PRICE €40</p>") + card("<h3>Spelt</h3>", "<p>PRICE €65</p>"))).toBe(
      "Rye €40; Spelt €65"
    )
    const ribbon = card("<div>Le + demandé</div>", "<h3>Seigle</h3>", "<p>40 € / mois</p>")
    expect(summary(card("<h3>Épeautre</h3>", "<p>20 € / mois</p>") + ribbon, "fr")).toBe(
      "Épeautre 20 € / mois; Seigle 40 € / mois"
    )
  })
  test("is no sum of its own where it is what one saves", () => {
    const saving = (line: string) =>
      card("<h3>Rye</h3>", "<p>€59 / month</p>", `<ul><li>${line}</li></ul>`) +
      card("<h3>Spelt</h3>", "<p>€99 / month</p>")
    expect(summary(saving("-€5/month by direct debit"))).toBe("Rye €59 / month; Spelt €99 / month")
  })
  test("is for life, among what is paid again", () => {
    const items = "<ul><li>Baker – $35/year</li><li>Mill – $60/year</li><li>Lifetime – $500</li></ul>"
    expect(summary(items)).toBe("Baker $35/year; Mill $60/year; Lifetime $500")
  })
})

describe("plans under headings and in columns of their own", () => {
  const flour = "<h3>Premium</h3><ul><li>Monthly: $2/month</li><li>Yearly: $15/year</li></ul>"
  test("are not called by what heads them all, and share the name over their list", () => {
    expect(summary(`<h2>1. The two offers</h2><h3>Free</h3><p>One oven.</p>${flour}`)).toBe(
      "Free; Premium Monthly: $2/month; Premium Yearly: $15/year"
    )
  })
  test("are told each by the head of its column, where one row has no label", () => {
    expect(
      summary(
        table([
          ["Adults", "Students"],
          ["700 JPY/hour", "Free"]
        ])
      )
    ).toBe("Adults 700 JPY/hour; Students Free")
    expect(
      summary(
        table([
          ["Loaf", "Price"],
          ["Rye", "€5"]
        ])
      )
    ).toBe("Rye €5")
  })
  test("are told by a rate of the house", () => {
    const box = (name: string, sum: string) =>
      card(`<h2>${name}</h2>`, `<h3>${sum}</h3>`, "<p>Baking at your place</p>")
    expect(summary(box("Day rate", "£310") + box("Fixed fee", "£640"))).toBe("Day rate £310; Fixed fee £640")
  })
  test.each(["Try 5 days free, then $12/month.", "10-day free trial, then $8.50/month."])(
    "go on after a trial: %s",
    (said) => {
      expect(summary(`<p>${said}</p>`)).toBe(said)
    }
  )
})

describe("what is told twice, or not yet", () => {
  const plain = (name: string, sum: string, button = "Buy") =>
    card(`<h3>${name}</h3>`, `<p>${sum}</p>`, `<a class="btn" href="/buy">${button}</a>`)
  test("is the same list under other names, told once", () => {
    const again = "<h2>By transfer</h2><ul><li>For one: ¥31,400</li><li>For all: ¥88,600</li></ul>"
    expect(summary(plain("Rye", "¥31,400") + plain("Spelt", "¥88,600") + again)).toBe("Rye ¥31,400; Spelt ¥88,600")
  })
  test("is no plan whose button says that it comes later", () => {
    const cards = (button: string) =>
      plain("Flour", "$0 / month") + plain("Rye", "$9 / month") + plain("Spelt", "$19 / month", button)
    expect(summary(cards("Get Spelt"))).toContain("Spelt $19 / month")
    expect(summary(cards("Get Spelt — Coming Soon")) ?? "").not.toContain("Spelt")
  })
  test("is no slogan beside a share that is told", () => {
    const said = "<p>We keep 2% of each sale, with no monthly fees.</p><h2>Pay for what you use.</h2>"
    expect(summary(said) ?? "").not.toContain("Pay for what you use")
  })
})

describe("names and sums in a line of text", () => {
  test.each([
    [
      "Adults £12, children (5–16) £6, under 5s free. Family ticket (2 adults, 3 children) £30.",
      "Adults £12; children (5-16) £6; Family ticket (2 adults, 3 children) £30"
    ],
    ["Adults £12 / Seniors £9 / Students £8", "Adults £12; Seniors £9; Students £8"],
    ["Set menu £32 a head. Two courses £26.", "Set menu £32 a head; Two courses £26"]
  ])("are told each: %s", (line, told) => {
    expect(summary(`<p>${line}</p>`)).toBe(told)
  })
  test.each(["We raised £12, spent £6.", "Adults £12, children £6 until 2031.", "Deposit £50, lost key £20."])(
    "are none where something else is told: %s",
    (line) => {
      expect(summary(`<p>${line}</p>`)).toBeNull()
    }
  )
})

describe("a list that is too long to be told", () => {
  const menu = (most: string) =>
    table([
      ["Bread", "Price"],
      ...Array.from({ length: 24 }, (_, at) => [`Loaf of the ${at + 1}. oven`, `€${at + 3}.00`]),
      ["Wedding loaf", most]
    ])
  test("is told by its least and its most", () => {
    expect(summary(menu("€48.00"))).toBe("from Loaf of the 1. oven €3.00 to Wedding loaf €48.00")
    expect(summary(menu("€48.00"), "de")).toBe("von Loaf of the 1. oven €3.00 bis Wedding loaf €48.00")
  })
  test("is not told so where a sum lies beyond, or is of other money", () => {
    expect(summary(`${menu("€48.00")}<p>Ovens are built from €4,800.</p>`)).toBeNull()
    expect(summary(menu("$48.00"))).toBeNull()
  })
})

describe("sentences of one paragraph", () => {
  test("are told with the sum they go on from", () => {
    expect(summary("<p>You send 10,000 events a month for free. After that it's $0.20 per 1,000 events.</p>")).toBe(
      "You send 10,000 events a month for free; After that it's $0.20 per 1,000 events."
    )
    expect(summary("<p>Our day rate is £450 plus VAT. A half day is £250.</p>")).toBe(
      "Our day rate is £450 plus VAT; A half day is £250."
    )
  })
  test.each([
    "Our day rate is £450 plus VAT. A new oven costs us £1,900, so cake is welcome.",
    "Our day rate is £450 plus VAT. Travel is £30.",
    "Our day rate is £450 plus VAT. The average rate is £600."
  ])("are left where they tell of something else: %s", (said) => {
    expect(summary(`<p>${said}</p>`)).toBe("Our day rate is £450 plus VAT.")
  })
})
