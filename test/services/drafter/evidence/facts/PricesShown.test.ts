/** Prices on cards, in grids, on buttons and at the end of a paragraph, each with its own name; beside each what is shown so and is none. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

interface Told {
  readonly lang?: string
  /** On the first page, and on another one. */
  readonly home?: string
  readonly path?: string
  readonly main?: string
}
const drafted = ({ lang = "en", home = "", path = "prices", main }: Told) => {
  const more = main === undefined ? [] : [crumb({ lang, path, main })]
  return extract(openGate({ pages: [homeOfCrumb(home, lang), ...more], categories: [] }), []).stands.fields
}
const summary = (told: Told) => drafted(told).pricing_summary?.value
const model = (told: Told) => drafted(told).pricing_model?.value
const card = (...lines: ReadonlyArray<string>) => `<div class="card">${lines.join("")}</div>`
const label = (text: string) => `<div>${text}</div>`
const rows = (...lines: ReadonlyArray<ReadonlyArray<string>>) =>
  `<table>${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`

describe("a plan is called by its own name", () => {
  test.each([
    ["en", "★ Our most chosen plan"],
    ["de", "⭐ Beliebteste Wahl"],
    ["fr", "Le plus choisi"],
    ["es", "El más elegido"],
    ["it", "Il più scelto"],
    ["nl", "Meest gekozen"]
  ])("and not by its badge, %s: %s", (lang, badge) => {
    const main = `<h1>Crumb</h1>${card("<h3>Rye</h3>", "<p>€9 / mo</p>")}${card(`<div>${badge}</div>`, "<div>Spelt</div>", "<div>€19 / mo</div>")}`
    expect(summary({ lang, path: "pricing", main })).toBe("Rye €9 / mo; Spelt €19 / mo")
  })
  test("without the picture before it", () => {
    const main = `<h1>Prices</h1>${card("<h3>🌾 Rye</h3>", "<p>€9 a month</p>")}${card("<h3>⚡ Spelt</h3>", "<p>€19 a month</p>")}`
    expect(summary({ path: "pricing", main })).toBe("Rye €9 a month; Spelt €19 a month")
  })
  test.each([
    ["en", "One simple price"],
    ["de", "Ein fairer Preis"],
    ["fr", "Un tarif clair"],
    ["it", "Un prezzo onesto"]
  ])("nor by a heading that praises it, %s: %s", (lang, heading) => {
    expect(summary({ lang, path: "pricing", main: `<h1>Crumb</h1><h2>${heading}</h2><p>€9 / mo</p>` })).toBe("€9 / mo")
  })
  test("over what is told of it and the box with its price", () => {
    const plan = (name: string, told: string, sum: string) =>
      card(`<h3>${name}</h3>`, `<p>${told}</p>`, `<div class="box card"><p>${sum}</p></div>`)
    const main = `<h1>料金</h1>${plan("朝コース", "毎朝パンを焼く会です。", "月額 ¥3,000")}${plan("夜コース", "仕事のあとに焼く会です。", "月額 ¥5,000")}`
    expect(summary({ lang: "ja", path: "pricing", main })).toBe("朝コース 月額 ¥3,000; 夜コース 月額 ¥5,000")
  })
})

describe("what a sum is counted by stays with it", () => {
  test("where it stands under the sum", () => {
    const main = `<h1>Prices</h1>${card("<h3>Rye</h3>", "<p>€7 / month</p>", "<p>per baker · paid each month</p>")}`
    expect(summary({ path: "pricing", main })).toBe("Rye €7 / month per baker")
  })
  test("what is had for it does not", () => {
    const free = card("<h3>Rye</h3>", "<p>€0</p>", "<p>300 a month</p>")
    const main = `<h1>Prices</h1>${free}${card("<h3>Spelt</h3>", "<p>€9 / month</p>", "<p>Billed every month</p>")}`
    expect(summary({ path: "pricing", main })).toBe("Rye €0; Spelt €9 / month")
    expect(model({ path: "pricing", main })).toBe("freemium")
  })
  test("of a range with one sign it is both ends", () => {
    const main = `<h1>Preise</h1>${rows(["Leistung", "Beschreibung", "Preis"], ["Klein", "Brötchen", "10–25 €"], ["Groß", "Torten", "40–90 €"], ["Sehr groß", "Buffets", "150–300 €"])}`
    expect(summary({ lang: "de", path: "preise", main })).toBe("Klein 10-25 €; Groß 40-90 €; Sehr groß 150-300 €")
  })
})

describe("cards that a switch puts in the place of others", () => {
  const plan = (name: string, sum: string, note: string) =>
    card(`<h3>${name}</h3>`, `<div class="row"><div>${sum}</div><div>per month</div></div>`, label(note))
  const monthly = plan("Rye", "€9", "billed monthly") + plan("Spelt", "€19", "billed monthly")
  test("are told by the month, and not again by the year", () => {
    const yearly = plan("Rye", "€7", "billed yearly at €84") + plan("Spelt", "€15", "billed yearly at €180")
    expect(summary({ path: "pricing", main: `<h1>Prices</h1>${monthly}${yearly}` })).toBe(
      "Rye €9 per month; Spelt €19 per month"
    )
  })
  test("are not told where only some are billed otherwise", () => {
    const mixed = plan("Rye", "€7", "billed yearly at €84") + plan("Spelt", "€15", "billed monthly")
    expect(summary({ path: "pricing", main: `<h1>Prices</h1>${monthly}${mixed}` })).toBeUndefined()
  })
})

describe("a sum by the head and the month", () => {
  test.each([
    ["en", "$9 per member each month"],
    ["de", "9 € pro Person im Monat"],
    ["de", "9 € je geplanter Person und Monat"],
    ["fr", "9 € par utilisateur actif et par mois"],
    ["es", "9 € por usuario activo y mes"],
    ["it", "90 € a quadrimestre"]
  ])("comes again and again, %s: %s", (lang, sum) => {
    const main = `<h1>Crumb</h1>${card("<h3>Rye</h3>", `<p>${sum}</p>`)}`
    expect(model({ lang, path: "pricing", main })).toBe("subscription")
  })
  test.each(["$9 per additional member per month", "$9 per first member per month"])(
    "and %s is of that one alone",
    (sum) => {
      const main = `<h1>Crumb</h1>${card("<h3>Rye</h3>", `<p>${sum}</p>`)}`
      expect(model({ path: "pricing", main })).toBeUndefined()
    }
  )
})

describe("a grid of sums", () => {
  const head = ["Ofen", "1 Person", "2 Personen"]
  test("each by its row and its column", () => {
    const main = `<h1>Preise</h1><h2>Preise je Tag</h2>${rows(head, ["Steinofen", "250 €", "230 €/Person"], ["Holzofen", "330 €", "280 €/Person"])}`
    expect(summary({ lang: "de", path: "preise", main })).toBe(
      "Steinofen, 1 Person 250 €; Steinofen, 2 Personen 230 €/Person; Holzofen, 1 Person 330 €; Holzofen, 2 Personen 280 €/Person"
    )
  })
  test("with a gap it is read by none", () => {
    const main = `<h1>Preise</h1><h2>Preise je Tag</h2>${rows(head, ["Steinofen", "250 €", "auf Anfrage bei uns im Laden"], ["Holzofen", "330 €", "280 €"])}`
    expect(summary({ lang: "de", path: "preise", main }) ?? "").not.toContain("2 Personen")
  })
})

describe("sums of things", () => {
  const sum = (name: string, told: string) => `<h3>${name}</h3><p>${told}</p>`
  test("at the end of a paragraph under what they are of", () => {
    const main = `<h1>The work, and what it costs</h1>${sum("Rye starter", "Fed and ready, in a jar. €18.")}${sum("Oven check", "An hour at your oven, with a written report. €60.")}${sum("Kneading", "A morning for two of you. €95.")}`
    expect(summary({ main })).toBe("Rye starter €18; Oven check €60; Kneading €95")
    expect(model({ main })).toBe("one-time")
  })
  test("but not where another page lists them", () => {
    const home = `${card("<h3>Loaves</h3>", "<p>Rye, spelt and wheat, by the dozen. From €9.</p>")}`
    const goods = ["Rye €9", "Spelt €12", "Wheat €15"].map((one) => `<li>${one}</li>`).join("")
    expect(summary({ home, main: `<h1>Prices</h1><ul>${goods}</ul>` })).toBe("Rye €9; Spelt €12; Wheat €15")
  })
  const shop = (more: string) =>
    `<h2>Cette semaine</h2>${card(label("Pain de seigle"), label("26 € le kilo"), "<p>En ville, le même se vend 48 € le kilo.</p>")}${card(label("Pain d'épeautre"), label("14 € le kilo"))}${card(label("La boîte surprise"), "<p>Un kilo de pains choisis. 29 €, port compris.</p>")}${more}`
  test("under the label of their card, where what is bought is sent", () => {
    expect(summary({ lang: "fr", home: shop("") })).toBe(
      "Pain de seigle 26 € le kilo; Pain d'épeautre 14 € le kilo; La boîte surprise 29 €, port compris"
    )
    expect(
      model({ lang: "fr", home: shop("<p>L'an prochain, nous aimerions lancer une formule à 19 € par mois.</p>") })
    ).toBe("one-time")
  })
  test("under a heading of their own, with a label about them between", () => {
    const one = (name: string, told: string, price: string) => `<h3>${name}</h3>${card(label(told), label(price))}`
    const home = `<p>Free shipping on all orders</p><h2>The range</h2>${one("Oven One", "One tray", "€890")}${one("Oven Two", "Two trays", "€1,290")}`
    expect(summary({ home })).toBe("Oven One €890; Oven Two €1,290")
  })
  const room = (name: string, price: string) => card(`<h3>${name}</h3>`, `<div>${price}</div>`, "<button>Book</button>")
  test("by the night, whatever the heading over them", () => {
    const home = `<h2>Where you sleep</h2>${room("Attic", "€56 per night")}${room("Mill room", "€80 per night")}`
    expect(summary({ home })).toBe("Attic €56 per night; Mill room €80 per night")
    expect(model({ home })).toBe("one-time")
    // One of them alone, the same.
    expect(summary({ home: room("Attic", "€56 per night") })).toBe("Attic €56 per night")
  })
  test.each([
    ["what is saved", `${room("What bakers save", "€56 per night")}${room("What mills save", "€80 per night")}`],
    ["what others ask", `<h2>What others charge</h2>${room("Attic", "€56 per night")}${room("Mill", "€80 per night")}`]
  ])("not %s", (_, home) => {
    expect(summary({ home })).toBeUndefined()
  })
})

describe("a sum at the top of a page", () => {
  const top = (line: string) =>
    `<section class="hero"><div>${line}</div><h1>Stone ovens.</h1><p>Built by hand.</p></section>`
  test("from which what the page is about begins", () => {
    expect(summary({ path: "ovens", main: top("From €450") })).toBe("Stone ovens From €450")
  })
  test.each(["Save €450", "Up to €450", "€450 deposit"])("not: %s", (line) => {
    expect(summary({ path: "ovens", main: top(line) })).toBeUndefined()
  })
})

describe("how one pays, by what the site calls itself or is asked", () => {
  const course = (line: string) =>
    homeOfCrumb(`<p>Crumb es un curso en línea.</p><h2>Qué te llevas</h2><p>${line}</p>`, "es")
  const ofCourse = (line: string) =>
    extract(openGate({ pages: [course(line)], categories: [] }), []).stands.fields.pricing_model?.value
  test("the course costs so much at once", () => {
    expect(ofCourse("El curso cuesta 145 € en un solo pago.")).toBe("one-time")
    expect(ofCourse("El horno cuesta 145 € en un solo pago.")).toBeUndefined()
  })
  const faq = (question: string, answer: string) =>
    `<h1>Questions</h1><h2>${question}</h2><p>${answer}</p><h2>Does it run on a tablet?</h2><p>Yes, on all of them.</p>`
  const answered = (question: string, answer: string) => model({ path: "faq", main: faq(question, answer) })
  test("whoever asks whether to pay again is told", () => {
    const answer = "No. You buy it once and every chapter is yours."
    expect(answered("Do I pay again when new chapters arrive?", answer)).toBe("one-time")
    expect(answered("Do I pay again for the map?", answer)).toBeUndefined()
    expect(answered("Where do I keep the starter?", answer)).toBeUndefined()
  })
  test("then a button at the top tells how much", () => {
    const home = `<a class="button" href="/buy">Early access on Loafstore, US$17.99</a>`
    const pages = [
      crumb({ main: `<section class="hero"><h1>Bread</h1><p>Crumb is a game.</p>${home}</section>` }),
      crumb({ path: "faq", main: faq("Do I pay again when new chapters arrive?", "No. You buy it once.") })
    ]
    const { pricing_summary } = extract(openGate({ pages, categories: [] }), []).stands.fields
    expect(pricing_summary?.value).toBe("Early access on Loafstore, US$17.99")
  })
  const plans = `<h1>Abbonamenti</h1>${card("<h3>Pane</h3>", "<p>9 € al mese</p>")}${card("<h3>Torta</h3>", "<p>18 € al mese</p>")}`
  test("what those pay who have no subscription is not how it is paid", () => {
    const main = `${plans}<p>Senza abbonamento il ritiro di una torta costa 1,50 €.</p>`
    expect(model({ lang: "it", path: "prezzi", main })).toBe("subscription")
  })
})

describe("a house that sells a plan on a page of its own", () => {
  const home = "<p>Free to use. No adverts, ever.</p>"
  const said = "<h1>Free for baking. Premium for remembering.</h1><p>Crumb is free and stays free.</p>"
  const plan = (name: string, ...lines: ReadonlyArray<string>) =>
    `<section><h2>${name}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}<p>Told in a line of some length.</p></section>`
  test("is not called free", () => {
    const main = `${said}${plan("Premium", "£2.49 a month", "or £17.99 a year")}`
    expect(model({ home, path: "premium", main })).toBeUndefined()
    expect(summary({ home, path: "premium", main })).toBeUndefined()
  })
  test("and is freemium where it names what is free", () => {
    const main = `${said}${plan("Crumb", "Free")}${plan("Premium", "£2.49 a month")}${plan("Guild", "£60 a year")}`
    expect(model({ home, path: "premium", main })).toBe("freemium")
  })
  test("but free where nothing is sold there", () => {
    expect(model({ home, path: "premium", main: `${said}${plan("Crumb", "Free")}` })).toBe("free")
  })
})

describe("cards with a sum for each month or year are plans, whatever stands over them", () => {
  const plans = (...cards: ReadonlyArray<readonly [string, string]>) =>
    `<div>${cards.map(([name, price]) => card(`<h3>${name}</h3>`, label(price), "<ul><li>Bakes</li><li>Labels</li></ul>")).join("")}</div>`
  const told = (heading: string, cards: string, lang = "en") => ({
    lang,
    path: "premium",
    main: `<h1>${heading}</h1>${cards}`
  })
  test.each([
    ["en", "Bake for nothing. Sell with Pro.", "Free", "€9 a month", "freemium"],
    ["de", "Backen ist frei, verkaufen nicht", "Kostenlos", "9 € im Monat", "freemium"],
    ["es", "Hornear es gratis", "Gratis", "S/ 29 al mes", "freemium"],
    ["ja", "焼くのは自由です", "無料", "月額900円", "freemium"],
    ["en", "For small ovens and large ones", "€4 a month", "€9 a month", "subscription"]
  ])("%s: under %p", (lang, heading, small, large, wanted) => {
    const page = told(heading, plans(["Crumbs", small], ["Loaves", large]), lang)
    expect(model(page)).toBe(wanted)
    expect(summary(page)).toBe(`Crumbs ${small}; Loaves ${large}`)
  })
  test.each(["How Crumb compares", "What others charge", "What you used to pay", "Our customers", "Jobs"])(
    "but not under %p",
    (heading) => {
      const page = told(
        "All about bread",
        `<h2>${heading}</h2>${plans(["Petit", "€19 a month"], ["Ovendesk", "€29 a month"])}`
      )
      expect(model(page)).toBeUndefined()
      expect(summary(page)).toBeUndefined()
    }
  )
  test("nor sums that are paid once, or what is saved", () => {
    expect(model(told("Seen this week", plans(["Peel", "€19"], ["Tin", "€9"])))).not.toBe("subscription")
    expect(
      summary(told("What bakers say", plans(["Ada Roth", "€400 saved a month"], ["Ben Lund", "€90 saved a month"])))
    ).toBeUndefined()
  })
})
test.each([
  ["ja", "品物と値段", "食パン", "900円"],
  ["zh", "价目", "面包", "12元"]
])("%s: a page of goods and prices by its heading %p", (lang, heading, name, price) => {
  const table = rows([name, price], [`${name}2`, price])
  expect(summary({ lang, path: "shop", main: `<h1>${heading}</h1>${table}` })).toBe(
    `${name} ${price}; ${name}2 ${price}`
  )
})
test("what a house tells the press of itself is its own, what the press wrote is not", () => {
  const facts =
    "<h2>Factsheet</h2><dl><dt>Platforms</dt><dd>Ovens</dd><dt>Price</dt><dd>€12, paid once</dd><dt>Made in</dt><dd>Ghent</dd></dl>"
  const page = (title: string) => {
    const html = `<html lang="en"><head><title>${title} | Crumb</title></head><body><main><h1>${title}</h1>${facts}</main></body></html>`
    const press = readPage({ url: "https://crumb.example/press/", status: 200, html })
    return extract(openGate({ pages: [homeOfCrumb("", "en"), press], categories: [] }), []).stands.fields
  }
  for (const title of ["Press kit", "Media kit", "Dossier de presse", "Press", "Presse"])
    expect(page(title).pricing_model?.value).toBe("one-time")
  for (const title of ["In the press", "Press coverage"]) expect(page(title).pricing_model?.value).toBeUndefined()
})

describe("what is had for nothing is summed up by as much as says so", () => {
  test.each([
    ["Download Crumb for free", "<p>Download Crumb for free and check every oven before your next shift.</p>"],
    ["Download Crumb for free on the App Store", "<p>Download Crumb for free on the App Store.</p>"],
    ["Lade Crumb kostenlos herunter.", "<p>Lade Crumb kostenlos herunter.</p>"]
  ])("%s", (told, home) => {
    expect(summary({ home, lang: told.startsWith("Lade") ? "de" : "en" })).toBe(told)
  })
  test("with what is paid besides, or not at all", () => {
    expect(summary({ home: "<p>Download Crumb for free and pay €9 a month once you bake.</p>" })).not.toBe(
      "Download Crumb for free"
    )
  })
  test("and not of somebody else's", () => {
    expect(summary({ home: "<p>Download Loafly for free and check every oven.</p>" })).toBeUndefined()
  })
})
