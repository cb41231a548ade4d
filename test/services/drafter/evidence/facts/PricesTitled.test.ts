/** Sums that do not say how they are paid: their column, their title, the label beside them or a line about all of them does. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

type Row = readonly [what: string, sum: string]
interface List {
  readonly title: string
  readonly head: string
  readonly rows: ReadonlyArray<Row>
}
const each = (rows: ReadonlyArray<Row>, row: (what: string, sum: string) => string) =>
  rows.map((one) => row(...one)).join("")
const layouts: Readonly<Record<string, (list: List) => string>> = {
  "a table": ({ title, head, rows }) =>
    `<h2>${title}</h2><table><thead><tr><th></th><th>${head}</th></tr></thead><tbody>${each(rows, (what, sum) => `<tr><td>${what}</td><td>${sum}</td></tr>`)}</tbody></table>`,
  "a title over a list": ({ title, head, rows }) =>
    `<h2>${title}</h2><h3>${head}</h3><ul>${each(rows, (what, sum) => `<li>${what}: ${sum}</li>`)}</ul>`,
  "a list of terms": ({ title, head, rows }) =>
    `<h2>${title}</h2><h3>${head}</h3><dl>${each(rows, (what, sum) => `<dt>${what}</dt><dd>${sum}</dd>`)}</dl>`,
  cards: ({ title, head, rows }) =>
    `<h2>${title}</h2>${each(rows, (what, sum) => `<div class="card"><h3>${what}</h3><p>${sum}</p><p>${head}</p></div>`)}`
}
const modelOf = (html: string, lang: string, path: string) => {
  const home = crumb({ lang, main: "<h1>Crumb</h1><p>Crumb plans bread.</p>" })
  const prices = crumb({ lang, path, main: html })
  return extract(openGate({ pages: [home, prices], categories: [] }), []).stands.fields.pricing_model?.value ?? null
}
const inAll = (list: List, lang: string, path: string) =>
  Object.entries(layouts).map(([name, set]) => [name, modelOf(`<h1>${list.title}</h1>${set(list)}`, lang, path)])
const everywhere = (model: string | null) => Object.keys(layouts).map((name) => [name, model])
const two = (small: string, large: string): ReadonlyArray<Row> => [
  ["Solo", small],
  ["Team", large]
]

describe("how a price is paid, as what stands over or beside it says", () => {
  test.each([
    ["en", "pricing", "Prices", "Per month", two("€68", "€104"), "subscription"],
    ["en", "membership", "Membership", "Annual fee", two("£15", "£45"), "subscription"],
    ["fr", "adherer", "L'adhésion", "Cotisation annuelle", two("15 €", "45 €"), "subscription"],
    ["de", "mitglied-werden", "Mitglied werden", "Jahresbeitrag", two("30 €", "45 €"), "subscription"],
    ["de", "preise", "Preise", "Preis im Monat", two("8 €", "19 €"), "subscription"],
    ["nl", "lid-worden", "Lid worden", "Contributie per jaar", two("€ 15", "€ 40"), "subscription"],
    ["it", "prezzi", "Prezzi", "Al mese", two("9 €", "19 €"), "subscription"],
    ["pt", "precos", "Preços", "Mensalidade", two("9 €", "19 €"), "subscription"],
    ["es", "tarifas", "Hazte socio", "Cuota anual", two("30 €", "45 €"), "subscription"],
    ["en", "pricing", "Pricing", "Price per message", two("$0.005", "$0.04"), "usage-based"],
    ["es", "tarifas", "Tarifas", "Precio por recordatorio", two("US$ 0,005", "US$ 0,04"), "usage-based"],
    ["en", "pricing", "Buy", "One-time price", two("€48", "€190"), "one-time"],
    ["en", "pricing", "Pricing", "Per month", two("Free", "€9"), "freemium"]
  ] as const)("%s /%s: %s, %s", (lang, path, title, head, rows, model) => {
    expect(inAll({ title, head, rows }, lang, path)).toEqual(everywhere(model))
  })
  test.each([
    ["en", "Prices are per month, and you can stop at any time."],
    ["en", "We take the money by direct debit at the start of each month."],
    ["de", "Alle Preise pro Monat, monatlich kündbar."],
    ["es", "Precios mensuales, IVA incluido."],
    ["fr", "Tarifs mensuels, sans engagement."]
  ])("a line about all of them, %s: %s", (lang, line) => {
    const rows = two("8 €", "19 €")
    const html = `<h1>Crumb</h1><p>${line}</p><ul>${each(rows, (what, sum) => `<li>${what}: ${sum}</li>`)}</ul>`
    expect(modelOf(html, lang, "pricing")).toBe("subscription")
  })
  test("two ways of having it, each paid by the month", () => {
    const row = (...cells: ReadonlyArray<string>) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
    const table = `<table>${row("Box", "Weekly, per month", "Fortnightly, per month")}${row("Small", "€68", "€36")}${row("Family", "€104", "€55")}</table>`
    expect(modelOf(`<h1>Boxes and prices</h1>${table}`, "en", "prices")).toBe("subscription")
  })
})

describe("what stands over sums that are no prices of ours, or tells nothing of how they are paid", () => {
  test.each([
    ["en", "Fines", "Per day", two("€0.20", "€1")],
    ["en", "What others charge", "Per month", two("€68", "€104")],
    ["en", "Our salaries", "Per month", two("€2,800", "€2,400")],
    ["en", "Prices", "Price per roll", two("€0.80", "€1.20")]
  ] as const)("%s: %s, %s", (lang, title, head, rows) => {
    expect(inAll({ title, head, rows }, lang, "pricing")).toEqual(everywhere(null))
  })
  test("nothing is collected each month", () => {
    const html = `<h1>Prices</h1><p>No direct debit each month: you pay at the till.</p><ul><li>Loaf: €8</li><li>Cake: €19</li></ul>`
    expect(modelOf(html, "en", "pricing")).not.toBe("subscription")
  })
})

describe("what stands beside a price, a licence or a form", () => {
  const cards = (...plans: ReadonlyArray<Row>) =>
    `<h1>Pricing</h1>${each(plans, (what, sum) => `<div class="card"><h3>${what}</h3><p>${sum}</p></div>`)}`
  const homeModel = (main: string, lang: string) =>
    extract(openGate({ pages: [crumb({ lang, main: `<h1>Crumb</h1>${main}` })], categories: [] }), []).stands.fields
      .pricing_model?.value ?? null
  test.each([
    ["thousands a month", cards(["Bakery", "$640 /mo"], ["Mill", "$1.8k /mo"]), "subscription"],
    ["a range a month", cards(["Bakery", "$40-60/mo"], ["Mill", "$90-140/mo"]), "subscription"],
    ["thousands that are saved", cards(["Bakery", "$1.8k saved"], ["Mill", "$3.2k saved"]), null]
  ])("%s", (_, html, model) => {
    expect(modelOf(html, "en", "pricing")).toBe(model)
  })
  test.each([
    ["Licence", "GNU General Public License (GPL) version 3 or later. You may bake with it.", "en", "open-source"],
    ["Lizenz", "MIT License", "de", "open-source"],
    ["Licence", "MIT License, documentation only", "en", null],
    ["Licence", "You may bake with it as you like.", "en", null],
    ["Sourdough", "MIT License", "en", null]
  ])("under %s: %s", (title, text, lang, model) => {
    expect(homeModel(`<p>Crumb plans bread.</p><section><h2>${title}</h2><p>${text}</p></section>`, lang)).toBe(model)
  })
  test.each([
    ["The desk view is for Premium users. Free users can look around.", "en", "freemium"],
    ["Premium-Nutzer sehen alle Öfen, kostenlose Nutzer einen.", "de", "freemium"],
    ["Premium users see every oven.", "en", null],
    ["Our neighbours at Loafly have free users and premium users.", "en", null]
  ])("%s", (text, lang, model) => {
    expect(homeModel(`<p>Crumb plans bread.</p><h2>Desk</h2><p>${text}</p>`, lang)).toBe(model)
  })
  test.each([
    [
      "Send us your recipe and a member of our team will respond within two days with a tailored quote.",
      "contact-sales"
    ],
    ["A member of our team will respond within two days.", null]
  ])("%s", (text, model) => {
    expect(homeModel(`<p>Crumb bakes for hotels.</p><h2>Write to us</h2><p>${text}</p>`, "en")).toBe(model)
  })
})

describe("a licence in a line, in a sentence about the source, or beside who holds the rights", () => {
  const modelWith = (site: { main?: string; footer?: string; lang?: string }, imprint = "") => {
    const home = crumb({ ...site, main: `<h1>Crumb</h1><p>Crumb plans bread.</p>${site.main ?? ""}` })
    const more = imprint === "" ? [] : [crumb({ main: imprint, path: "imprint" })]
    const { fields } = extract(openGate({ pages: [home, ...more], categories: [] }), []).stands
    return fields.pricing_model?.value ?? null
  }
  const list = (title: string, item: string) =>
    `<section><h2>${title}</h2><ul><li>${item}</li><li>Runs on Linux</li></ul></section>`
  test.each([
    ["Features", 'Free and Open Source under the "Artistic License"', "en", "open-source"],
    ["Features", "Free and open source software under the Perl licensing terms: Artistic", "en", "open-source"],
    ["Funktionen", "Freie Software unter der EUPL-Lizenz", "de", "open-source"],
    ["Fonctionnalités", "Logiciel libre sous licence CeCILL", "fr", "open-source"],
    ["Características", "Software libre bajo licencia EUPL", "es", "open-source"],
    // Another's, its documentation alone, and no licence at all
    ["Flourtech, our rival", "Freie Software unter der EUPL-Lizenz", "de", null],
    ["Fonctionnalités", "Logiciel libre sous licence CeCILL, documentation comprise", "fr", null],
    ["Funktionen", "Freie Plätze unter der Linde", "de", null]
  ])("%s: %s", (title, item, lang, model) => {
    expect(modelWith({ main: list(title, item), lang })).toBe(model)
  })
  test.each([
    ["The Crumb source code is released under an open-source licence; see its repository.", "open-source"],
    ["All texts are ours. Crumb's source code is available on our forge under the MIT licence.", "open-source"],
    ["Der Quellcode von Crumb ist unter einer Open-Source-Lizenz verfügbar.", "open-source"],
    ["Le code source de Crumb est distribué sous licence libre.", "open-source"],
    ["El código fuente de Crumb se publica bajo una licencia de código abierto.", "open-source"],
    ["The Flourtech source code is released under an open-source licence.", null],
    ["The source code of this site is released under an open-source licence.", null],
    ["The Crumb source code is released under a commercial licence.", null]
  ])("an imprint that says %p", (sentence, model) => {
    expect(modelWith({}, `<h1>Imprint</h1><h2>Copyright</h2><p>${sentence}</p>`)).toBe(model)
  })
  const code = '<a href="https://github.com/roth/crumb">Code</a>'
  test.each([
    [`<p>${code}</p><p>MIT OR Apache-2.0 · © 2026 Crumb</p>`, "open-source"],
    [`<p>${code}</p><p>© 2026 Crumb | GPL-3.0-only</p>`, "open-source"],
    ["<p>MIT OR Apache-2.0 · © 2026 Crumb</p>", null],
    ['<p><a href="https://github.com/roth/theme">Theme</a></p><p>MIT · © 2026 Crumb</p>', null],
    [`<p>${code}</p><p>Icons: MIT · © 2026 Crumb</p>`, null]
  ])("a foot with %p", (footer, model) => {
    expect(modelWith({ footer })).toBe(model)
  })
})
