/** Lists of what is sold or done, each at a sum of which nothing says how often it is paid. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const drafted = (prices: string, home = "", lang = "en") => {
  const pages = [homeOfCrumb(home, lang), crumb({ path: "pricing", main: `<h1>Prices</h1>${prices}`, lang })]
  return extract(openGate({ pages, categories: [] }), []).stands.fields
}
const card = (name: string, sum: string, more = "") =>
  `<div class="card"><h3>${name}</h3><div>${sum}</div>${more === "" ? "" : `<p>${more}</p>`}</div>`
const modelOf = (prices: string, home = "", lang = "en") => drafted(prices, home, lang).pricing_model?.value
const loaves = card("Rye evening", "£38") + card("Bread week", "£190") + card("Oven check", "£75")

describe("things at a sum each", () => {
  test.each([
    ["a list", loaves, ""],
    ["how often the house is open", loaves, "<div>Days a week we bake</div><p>Open 7 days a week.</p>"],
    ["how often something is done", `${loaves}<p>We take on about four new starters a week, so ring early.</p>`, ""],
    ["a name with a time in it", loaves + card("Yearly oven check", "£60"), ""],
    ["one called as a plan is", card("Standard", "£75") + card("Airport", "£95") + card("Hourly", "£120"), ""],
    [
      "wages and rivals elsewhere",
      loaves,
      "<h2>Story</h2><p>We look for a baker, £26,000 a year. Ovenly asks for £12 a month and a subscription.</p>"
    ],
    ["who follows the house", loaves, "<div>Instagram subscribers</div>"],
    [
      "a sum by parts",
      `${loaves}<p>Spread larger payments with Petitpay from £12 per month, subject to approval.</p>`,
      ""
    ],
    ["what others ask", `${loaves}<p>Ovenly Cloud wants £12 a month to show you your own dough.</p>`, ""],
    ["who is looked for", loaves, "<p>We need a second baker: permanent contract, £1,900 a month.</p>"],
    ["a night among them", card("Day with us", "£20") + card("Overnight", "£30 per night") + card("Walk", "£15"), ""]
  ])("%s: bought once", (_, prices, home) => {
    expect(modelOf(prices, home)).toBe("one-time")
  })
  test.each([
    ["a sum a month beside it", `${loaves}<p>Members pay £12 a month.</p>`],
    ["a way of paying", `${loaves}<p>You are billed monthly.</p>`],
    ["a switch", `<div>Monthly</div><div>Yearly</div>${loaves}`],
    ["one more alone", card("Single loaf", "$59") + card("All loaves", "$149")],
    ["plans of software", card("Starter", "$12") + card("Pro", "$29") + card("Enterprise", "$99")],
    [
      "a list by weight",
      "<table><tr><td>Kg</td><td>Price</td></tr><tr><td>1</td><td>$7</td></tr><tr><td>2</td><td>$11</td></tr><tr><td>3</td><td>$15</td></tr></table>"
    ],
    ["a subscription", `${loaves}<p>Your subscription renews by itself.</p>`]
  ])("not beside %s", (_, prices) => {
    expect(modelOf(prices)).not.toBe("one-time")
  })
})

describe("sums by how much there is", () => {
  test.each([
    ["en", "usage-based", card("Normal", "$2.90/lb") + card("Express", "$3.20/lb")],
    ["de", "one-time", card("Einzelzimmer", "56 € pro Nacht") + card("Doppelzimmer", "80 € pro Nacht")],
    ["fr", "one-time", card("Petite chambre", "60 € la nuit") + card("Grande chambre", "80 € la nuit")],
    ["zh", "usage-based", card("普通线", "80元/kg") + card("快线", "95元/kg")]
  ])("%s: %s", (lang, paid, prices) => {
    expect(modelOf(prices, "", lang)).toBe(paid)
  })
  test("one among others tells nothing of them", () => {
    expect(modelOf(card("Rye", "£6") + card("Flour", "£2 per kilo") + card("Cake", "£9"))).not.toBe("usage-based")
  })
})

describe("badges behind a name", () => {
  test.each([
    ["en", "Oven", "Oven Recommended", "$50/month"],
    ["en", "Oven", "Oven Most popular", "$50/month"],
    ["ja", "かまど", "かまどおすすめ", "¥500/月"],
    ["zh", "烤炉", "烤炉推荐", "¥50/月"]
  ])("%s: %s of %s", (lang, name, heading, sum) => {
    expect(drafted(card(heading, sum), "", lang).pricing_summary?.value).toBe(`${name} ${sum}`)
  })
  test("a word that may be of the name stays", () => {
    expect(drafted(card("Baker's Best", "$50/month")).pricing_summary?.value).toBe("Baker's Best $50/month")
  })
  test("no word of a button behind a sum", () => {
    expect(drafted(card("Rye", "From £150 Details") + card("Wheat", "From £90 Details")).pricing_summary?.value).toBe(
      "Rye From £150; Wheat From £90"
    )
  })
})

describe("how often, told over the plans or by their names", () => {
  const plans = card("Oven", "€19") + card("Mill", "€49")
  test.each([
    ["en", "<button>Monthly</button><button>Yearly</button>"],
    ["en", "<span>Billed monthly</span><span>Billed yearly – save 20%</span>"],
    ["de", "<span>Monatlich</span><span>Jährlich -20 %</span>"],
    ["fr", "<span>Mensuel</span><span>Annuel</span>"],
    ["es", "<h3>Mensual</h3><h3>Anual</h3>"]
  ])("%s: a switch, %s", (lang, switched) => {
    expect(modelOf(`${switched.replaceAll("span", "div")}${plans}`, "", lang)).toBe("subscription")
  })
  test("with a plan that is free", () => {
    expect(modelOf(`<div>Monthly</div><div>Yearly</div>${card("Free", "€0")}${plans}`)).toBe("freemium")
  })
  test("no switch: a single word, or two far from the plans", () => {
    expect(modelOf(`<div>Monthly</div>${plans}`)).toBeUndefined()
    expect(modelOf(`${plans}<div>Monthly</div><div>Yearly</div>`)).toBeUndefined()
  })
  test("a name that says it", () => {
    expect(modelOf(card("Mensal 30 dias", "R$ 45,00") + card("Anual 12 meses", "R$ 399,00"), "", "pt")).toBe(
      "subscription"
    )
    expect(modelOf(card("Yearly oven check", "£60") + card("Hob", "£30"))).not.toBe("subscription")
  })
})

describe("what is free beside what has a sum of no time", () => {
  test("called as plans are, it is freemium", () => {
    expect(modelOf(card("Free", "$0") + card("Pro", "$5"))).toBe("freemium")
  })
  test("anything else may be free for other reasons", () => {
    expect(modelOf(card("Children under six", "$0") + card("Adults", "$5"))).toBeUndefined()
  })
})

describe("no plan that is free", () => {
  test.each([
    ["a first lesson", "Introductory lesson", "Free"],
    ["the first of them", "First 3 bakes", "Free"],
    ["leaving", "Cancellation", "€0"]
  ])("%s", (_, name, sum) => {
    const rows = [
      ["Membership", "€120 a year"],
      [name, sum]
    ].map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`)
    expect(modelOf(`<table>${rows.join("")}</table>`)).toBe("subscription")
  })
})

describe("no name of a plan", () => {
  test("what is had for it", () => {
    expect(drafted(card("Everything in Free, plus unlimited", "$9.99 /mo")).pricing_summary?.value).toBe("$9.99 /mo")
  })
})

describe("sums as they are written", () => {
  test.each([
    ["es", "Oven MXN $699 al mes"],
    ["en", "Oven £10 pcm"],
    ["de", "Oven 9,90 € mtl"],
    ["en", "Oven $12 per seat, billed monthly"],
    ["ar", "Oven ٤٥ ج.م / فرن / شهر"]
  ])("%s: %s", (lang, line) => {
    const sum = line.replace("Oven ", "")
    const fields = drafted(card("Oven", sum), "", lang)
    expect(fields.pricing_summary?.value).toBe(line)
    expect(fields.pricing_model?.value).toBe("subscription")
  })
  test("once, behind a slash", () => {
    expect(modelOf(card("Oven", "$499/one-time"))).toBe("one-time")
  })
  test("an unfilled sum is none", () => {
    expect(drafted(card("Oven", "$0000") + card("Mill", "$00.00")).pricing_summary).toBeUndefined()
  })
  test("a leader of dots belongs to no name", () => {
    expect(drafted("<ul><li>Rye ........ €6</li><li>Wheat … €5</li></ul>").pricing_summary?.value).toBe(
      "Rye €6; Wheat €5"
    )
  })
  test("instalments are told with the plan, and what it costs otherwise behind them", () => {
    const plans = card("Forno", "12x de R$ 39,90", "ou R$ 399 à vista") + card("Moinho", "12x de R$ 59,90")
    expect(drafted(plans, "", "pt").pricing_summary?.value).toBe(
      "Forno 12x de R$ 39,90 ou R$ 399 à vista; Moinho 12x de R$ 59,90"
    )
  })
})

describe("what is had for a sum", () => {
  const button = (text: string) => `<p><a class="button" href="/order">${text}</a></p>`
  test.each([
    ["en", "🚀 Get your baking report now for $9", "Get your baking report now for $9"],
    ["es", "Obtener el informe ahora por 24,99 €", "Obtener el informe ahora por 24,99 €"],
    ["de", "Jetzt freischalten für nur 9 €", "Jetzt freischalten für nur 9 €"]
  ])("%s, on a button: %s", (lang, text, told) => {
    const fields = extract(openGate({ pages: [homeOfCrumb(button(text), lang)], categories: [] }), []).stands.fields
    expect(fields.pricing_model?.value).toBe("one-time")
    expect(fields.pricing_summary?.value).toBe(told)
  })
  test.each(["Save up to $9", "Send your friend a gift card for $9", "Go Pro for $9 a month"])("not %s", (text) => {
    const fields = extract(openGate({ pages: [homeOfCrumb(button(text))], categories: [] }), []).stands.fields
    expect(fields.pricing_model?.value).not.toBe("one-time")
  })
  test("things built after open plans are sold as others are", () => {
    expect(
      modelOf(loaves, "<h2>Open source baking tools</h2><p>Crumb is open source under the MIT licence.</p>")
    ).not.toBe("free")
  })
})
