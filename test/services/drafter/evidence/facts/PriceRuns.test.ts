/** Lists of what is sold under headings that name no prices; beside each fair one what is listed so and is no price. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const drafted = (more: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields
const summary = (more: string, lang = "en") => drafted(more, lang).pricing_summary?.value
const items = (title: string, ...lines: ReadonlyArray<string>) =>
  `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul></section>`
const rows = (title: string, ...lines: ReadonlyArray<readonly [string, string]>) =>
  `<section><h2>${title}</h2><table>${lines.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("")}</table></section>`

describe("a list of what is sold", () => {
  test.each([
    ["en", items("Bestsellers", "Rye loaf £6", "Seed loaf £7"), "Rye loaf £6; Seed loaf £7"],
    [
      "en",
      rows("Rents for this year", ["Full plot", "£78 a year"], ["Half plot", "£42 a year"]),
      "Full plot £78 a year"
    ],
    ["en", rows("List", ["Item", "Price (CDN)"], ["Oak stool", "$140"], ["Ash bench", "$390"]), "Oak stool $140"],
    ["de", items("Speisekarte", "Käsespätzle 14,50 €", "Gulasch 16,90 €"), "Gulasch 16,90 €"],
    ["fr", items("Les menus", "Menu du midi : 24 €", "Menu du soir : 52 €"), "Menu du midi 24 €"],
    [
      "fr",
      rows("Chez nous", ["Acte", "Prix TVAC"], ["Consultation", "48 €"], ["Vaccin chat", "72 €"]),
      "Vaccin chat 72 €"
    ],
    ["es", items("Carta", "Tacos de lengua: $95", "Pozole rojo: $130"), "Pozole rojo $130"],
    ["pt", rows("Ingressos", ["Inteira", "R$ 40"], ["Meia", "R$ 20"]), "Inteira R$ 40"],
    ["it", items("I nostri corsi", "Pane in casa: 80 €", "Lievito madre: 120 €"), "Pane in casa 80 €"],
    ["nl", items("Onze workshops", "Brood bakken: € 45", "Taart bakken: € 55"), "Brood bakken € 45"],
    ["pt", items("Mais procurados", "Pão 3 €", "Bolo 9 €", "Vale de 25 €"), "Pão 3 €; Bolo 9 €"],
    [
      "en",
      items("Classes and what they cost", "Rye evening £38 per person", "Bread week £190 per person"),
      "£190 per person"
    ],
    [
      "de",
      `<h2>Beiträge</h2><figure class="wp-block-table"><table><thead><tr><th>Mitgliedschaft</th><th>Beitrag</th></tr></thead><tbody><tr><td>Regulär</td><td>18 € im Monat</td></tr><tr><td>Ermäßigt</td><td>9 € im Monat</td></tr></tbody></table></figure><p>Für den Schlüssel hinterlegst du 50 € Kaution.</p>`,
      "Regulär 18 € im Monat; Ermäßigt 9 € im Monat"
    ],
    ["ja", items("メニュー", "食パン 480円", "あんぱん 220円"), "食パン 480円"],
    ["zh", items("菜单", "面包：¥18", "蛋糕：¥38"), "面包 ¥18"]
  ])("%s: %s", (lang, html, told) => {
    expect(summary(html, lang)).toContain(told)
  })

  test.each([
    ["what others charge", items("What others charge", "Rye loaf £6", "Seed loaf £7")],
    [
      "what is under their heading",
      `<h2>What others charge</h2>${items("Menu", "Rye loaf £6", "Seed loaf £7").replaceAll("h2", "h3")}`
    ],
    ["what is to come", `<h2>Coming soon</h2>${items("Shop", "Rye loaf £6", "Seed loaf £7").replaceAll("h2", "h3")}`],
    ["vouchers", items("Shop", "Gift card £50", "Voucher £20")],
    ["fines", items("Tickets", "Lost ticket £20", "Late return £15")],
    ["wages", items("Jobs", "Baker £2,400 a month", "Driver £2,100 a month")],
    ["gifts", items("Donate", "A loaf £5", "A sack of flour £20")],
    ["grants", items("Courses", "Bursary £500", "Scholarship £900")],
    ["prices of once", items("Shop", "Rye loaf £6 until 2019", "Seed loaf used to be £7")],
    ["old prices", items("Shop", "Old price £6", "Old box £9")],
    ["news of others", items("Featured", "Breadly raises $400,000", "Loafer sells for $12,000")],
    ["a table of rivals", rows("Rivals", ["Product", "Price"], ["Breadly", "£9"], ["Loafer", "£12"])],
    ["a table of what was paid", rows("What we paid", ["Item", "Price"], ["Oven", "£9,000"], ["Mixer", "£1,200"])]
  ])("lists no %s", (_, html) => {
    expect(summary(html)).toBeUndefined()
  })

  test.each([
    ["en", items("Shop", "Rye loaf £6", "Postage to Ireland £9", "Seed loaf £7"), "Postage"],
    ["en", items("Menu", "Cover charge £3", "Soup £6", "Cake £4"), "Cover"],
    ["en", items("Courses", "Exam fee £85", "Evening course £140", "Day course £90"), "Exam"],
    ["de", items("Kurse", "Brotkurs 80 €", "Kaution 50 €", "Tortenkurs 90 €"), "Kaution"],
    ["de", items("Kurse", "Brotkurs 80 €", "Ausfallgebühr 25 €", "Tortenkurs 90 €"), "Ausfall"],
    ["fr", items("Boutique", "Pain 6 €", "Livraison en Corse 12 €", "Tarte 9 €"), "Livraison"],
    ["it", items("Bottega", "Pane 6 €", "Buono regalo 50 €", "Torta 9 €"), "Buono"],
    [
      "en",
      rows("Prices", ["Single", "$60 per year"], ["Lost safety key", "$18"], ["Household", "$90 per year"]),
      "Lost"
    ],
    ["en", rows("Prices", ["Single", "$60 per year"], ["Gift voucher", "from $20"], ["Pair", "$90 per year"]), "Gift"],
    ["pt", items("Loja", "Pão 6 €", "Vale de 25 €", "Bolo 9 €"), "Vale"]
  ])("%s: leaves out what comes on top: %s", (lang, html, beside) => {
    const told = summary(html, lang)
    expect(told).toBeDefined()
    expect(told).not.toContain(beside)
  })
})

describe("how a list is paid", () => {
  const sent = "<section><h2>Post</h2><p>Shipping in the UK £4.</p></section>"
  test("goods that are sent, and tickets, are paid once", () => {
    expect(drafted(items("Menu", "Rye loaf £6", "Seed loaf £7") + sent).pricing_model?.value).toBe("one-time")
    expect(drafted(items("Tickets", "Day pass £12", "Weekend pass £20")).pricing_model?.value).toBe("one-time")
  })
  test.each([
    items("Menu", "Soup £6", "Cake £4"),
    items("Products", "Starter £9", "Pro £29") + sent,
    items("Shop", "Rye box £20 a month", "Seed box £30 a month") + sent,
    items("Shop", "Rye loaf £6", "Seed loaf £7 a month") + sent
  ])("and these are not: %s", (html) => {
    expect(drafted(html).pricing_model?.value).not.toBe("one-time")
  })
})

describe("a sum told of what a site lists as its own", () => {
  const cakes = "<h2>Services</h2><h3>Wedding cake</h3><p>Three tiers.</p><h2>Start a project</h2>"
  test.each([
    ["en", "<p>My day rate is £480 plus VAT.</p>", "My day rate is £480 plus VAT."],
    ["de", "<p>Mein Tagessatz beträgt 720 Euro.</p>", "Mein Tagessatz beträgt 720 Euro."],
    ["en", "<h2>Start a project</h2><p>Projects begin at £4,000.</p>", "Projects begin at £4,000."],
    ["en", `${cakes}<p>A wedding cake costs £380.</p>`, "A wedding cake costs £380."],
    [
      "de",
      "<h3>Küchen</h3><p>Aus Eiche.</p><h2>Was es kostet</h2><p>Eine Küche beginnt bei 14.000 Euro.</p>",
      "Eine Küche beginnt bei 14.000 Euro."
    ]
  ])("%s: %s", (lang, html, told) => {
    expect(summary(html, lang)).toBe(told)
  })
  test.each([
    `${cakes}<p>A new wedding cake costs £380.</p>`,
    `${cakes}<p>A wedding cake costs £380 on average.</p>`,
    `${cakes}<p>A wedding cake costs £380 elsewhere.</p>`,
    `${cakes}<p>A wedding cake costs us £380.</p>`,
    `${cakes}<p>A wedding cake costs £380 to make.</p>`,
    `${cakes}<p>A wedding cake at Breadly costs £380.</p>`,
    `${cakes}<p>A birthday cake costs £380.</p>`,
    "<p>Their day rate is £180.</p>",
    "<p>My day rate was £180.</p>",
    "<p>Our bakers' day rate is £180.</p>",
    "<h2>Start a project</h2><p>Projects in London begin at £4,000.</p>",
    "<h2>Start a project</h2><p>Projects will begin at £4,000.</p>",
    "<h2>What we charge for damage</h2><p>A loaf costs £18.</p>"
  ])("not: %s", (html) => {
    expect(summary(html)).toBeUndefined()
  })
})

describe("what is told once more", () => {
  test("a lower sum for some leaves a membership one", () => {
    const fields = drafted(
      "<section><h2>Mitmachen</h2><p>Die Mitgliedschaft kostet 36 Euro im Jahr, ermäßigt 18 Euro.</p></section>",
      "de"
    )
    expect(fields.pricing_model?.value).toBe("subscription")
  })
  test("a fixed fee that is quoted is asked for", () => {
    const about = (said: string) =>
      drafted(`<section><h2>What it costs</h2><p>${said}</p></section>`).pricing_model?.value
    expect(about("I quote a fixed fee for every cake after a first talk.")).toBe("contact-sales")
    expect(about("Rivals quote a fixed fee for every cake.")).toBeUndefined()
  })
  test("a stage with whom or where it is tried", () => {
    const stage = (said: string, lang = "en") => drafted(`<p>${said}</p>`, lang).stage?.value
    expect(stage("Estamos em beta fechado com 40 padarias.", "pt")).toBe("beta")
    expect(stage("Wij zitten in open bèta in vier wijken.", "nl")).toBe("beta")
    expect(stage("Status: Crumb is in public beta: expect changes.")).toBe("beta")
    expect(stage("Estávamos em beta fechado com 40 padarias.", "pt")).toBeUndefined()
    expect(stage("Onze bezorgdienst zit in open bèta in vier wijken.", "nl")).toBeUndefined()
    expect(stage("Status: the invoice module is in public beta: expect changes.")).toBeUndefined()
  })
})
