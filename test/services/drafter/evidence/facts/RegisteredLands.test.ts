/** The land of a site that names none, and which of several addresses is the house's. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { whereabouts } from "../../../../../src/services/drafter/evidence/facts/place/Whereabouts.ts"
import { indexSite } from "../../../../../src/services/drafter/evidence/reading/PageIndex.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"

const page = (url: string, lang: string, main: string, footer = "", head = "") =>
  readPage({
    url,
    status: 200,
    html: `<html lang="${lang}"><head><title>Crumb</title><meta property="og:site_name" content="Crumb">${head}</head>
      <body><main><h1>Crumb</h1>${main}</main><footer><p>© 2024 Crumb</p>${footer}</footer></body></html>`
  })
const landOf = (...pages: ReadonlyArray<ReturnType<typeof page>>) => {
  const { fields } = extract(openGate({ pages, categories: [] }), []).stands
  return fields.country?.value ?? null
}
const townOf = (...pages: ReadonlyArray<ReturnType<typeof page>>) =>
  whereabouts(indexSite(pages), []).cities[0]?.value ?? null

describe("the land of a site that names none", () => {
  test("of a number that it shows in prose nothing; of one on a page of its house its land", () => {
    const sample = "<p>Crumb checks numbers such as CNPJ 12.345.678/0001-90.</p>"
    expect(landOf(page("https://crumb.example/", "en", sample))).toBeNull()
    const home = page("https://crumb.example/", "de", "<p>Crumb plant das Backen.</p>")
    const house = page("https://crumb.example/impressum", "de", "<p>Crumb UG, Amtsgericht Jena, HRB 123456</p>")
    expect(landOf(home, house)).toBe("DE")
  })

  test.each([
    ["de", "https://crumb.de/", "<p>Crumb plant das Backen.</p>"],
    ["pt-BR", "https://crumb.com.br/", "<p>O Crumb planeja as fornadas.</p>"]
  ])("is none by its domain, which the site does not say: %s %s", (lang, url, main) => {
    expect(landOf(page(url, lang, main))).toBeNull()
  })

  test.each([
    ["it", "Crumb di Ada Rossi - P. IVA 01234567890", "IT"],
    ["fr", "Crumb SARL, SIRET 123 456 789 00012", "FR"],
    ["de", "Crumb UG, Amtsgericht Jena, HRB 123456", "DE"],
    ["pt-BR", "Crumb Ltda., CNPJ 12.345.678/0001-90", "BR"],
    ["en", "Crumb Ltd, registered in Scotland, SC123456", "GB"],
    ["nl", "Crumb, KvK 12345678", "NL"],
    ["zh", "© 2024 Crumb 粤ICP备12345678号-1", "CN"],
    // Two registers tell no land, nor does the one of whoever runs the servers, nor a telephone.
    ["nl", "Crumb, KvK 12345678, SIRET 123 456 789 00012", null],
    ["fr", "Hébergeur : Petit SAS, SIRET 123 456 789 00012", null],
    ["en", "Call 123 456 789 00012", null]
  ])("%s %s", (lang, footer, land) => {
    expect(landOf(page("https://crumb.example/", lang, "<p>Bread.</p>", `<p>${footer}</p>`))).toBe(land)
  })
})

describe("of several addresses", () => {
  const address = "<p>Rua das Flores 10, 4050-262 Porto, Portugal</p>"
  const pages = (...mains: ReadonlyArray<string>) =>
    mains.map((main, at) => page(`https://crumb.example/${at === 0 ? "" : `contact-${at}`}`, "en", main, address))

  test("the one on every page is the house's, where another stands once", () => {
    const contact = "<section id='contact'><h2>Contact</h2><p>Calle Mayor 5, 28013 Madrid, Spain</p></section>"
    expect(townOf(...pages("<p>Bread.</p>", "<p>Bread.</p>", contact))).toBe("Porto")
    expect(townOf(...pages("<p>Bread.</p>", contact))).toBeNull()
    // Unless it says that it is elsewhere.
    expect(townOf(...pages("<p>Bread.</p>", "<p>Crumb was founded in Madrid, Spain.</p>", contact))).toBeNull()
  })

  test("a menu with the shape of an address is none", () => {
    const menu = "<p>Docs Pricing, Blog Careers</p>"
    expect(townOf(page("https://crumb.example/", "en", "<p>Bread.</p>", menu))).toBeNull()
  })

  test.each([
    ["es", "Estamos en San Pedro, 24 bajo, 20304 Irún (Gipuzkoa), frente al ambulatorio.", null],
    ["es", "Estamos en Oviedo, España.", "Oviedo"],
    ["en", "We are based in Hanover Lane, 12, just off the market.", null]
  ])("a street that its number follows is no town: %s %s", (lang, said, town) => {
    expect(townOf(page("https://crumb.example/about", lang, `<p>${said}</p>`))).toBe(town)
  })
})

describe("how a site is titled and signed", () => {
  const titledPage = (title: string, lang: string, footer = "", main = "<p>Bread.</p>") =>
    readPage({
      url: "https://crumb.example/",
      status: 200,
      html: `<html lang="${lang}"><head><title>${title}</title></head><body><main><h1>Crumb</h1>${main}</main>
        <footer>${footer}</footer></body></html>`
    })

  test.each([
    ["Bakery school in Leicester | Crumb", "en", "Leicester"],
    ["Crumb – Boulangerie à Quimper", "fr", "Quimper"],
    ["Crumb - Padaria em Aveiro", "pt", "Aveiro"],
    ["Bread in Leicester and cakes in Swindon | Crumb", "en", null],
    ["Crumb – written in Rust", "en", null],
    ["Crumb – bread from scratch", "en", null]
  ])("the one town that titles name: %s", (title, lang, town) => {
    expect(townOf(titledPage(title, lang))).toBe(town)
  })

  test.each([
    ["© 2026 Crumb LLC · Duluth, MN · Bread for everybody", "Duluth"],
    ["© 2026 CrumbTM - Santiago, Chile. Todos los derechos reservados.", "Santiago"],
    ["© 2026 Crumb. Theme by Petit, Leeds", null],
    ["© 2026 Crumb · Icons: Petit Studio, Porto, Portugal", null]
  ])("whoever signs is where the line goes on: %s", (footer, town) => {
    expect(townOf(titledPage("Crumb", "en", `<p>${footer}</p>`))).toBe(town)
  })

  test("a line that says where the developer is", () => {
    const kit = (label: string) =>
      page(
        "https://crumb.example/presskit",
        "en",
        `<h2>Factsheet</h2><p>${label}</p><p>Pixel Oven<br>Based in Warsaw, Poland</p>`
      )
    expect(townOf(kit("Developer:"))).toBe("Warsaw")
    expect(townOf(kit("Customer:"))).toBeNull()
  })
})

describe("ways to write an address", () => {
  test.each([
    ["es", "Avenida Pirineos, 16<br>50800 Zuera, Zaragoza", "Zuera", "ES"],
    ["es", "Polígono Industrial Sur, nave 4, 30840 Alhama de Murcia", "Alhama de Murcia", null],
    ["fr", "ZA Les Landes - 29800 Landerneau", "Landerneau", "FR"],
    ["fr", "Le Bourg, 24250 Saint-Cybranet", "Saint-Cybranet", null],
    ["pt", "Zona Industrial, Lote 4, 2400-013 Leiria", "Leiria", "PT"],
    ["pt-BR", "Rua Augusta, 1000, Consolação, São Paulo/SP, CEP 01310-100", "São Paulo", "BR"],
    ["it", "Via Roma, 12, Ancona, Italia", "Ancona", "IT"],
    ["en", "100 Franklin Street, Adelaide SA 5000", "Adelaide", "AU"],
    ["cs", "Dlouhá 12, 110 00 Praha 1", "Praha", "CZ"],
    ["zh-CN", "深圳市南山区高新南七道数字技术园B2栋", "深圳市", "CN"],
    // Somebody else's.
    ["fr", "Petit SA, ZA Les Landes - 29800 Landerneau", null, null]
  ])("%s, at the foot: %s", (lang, address, town, land) => {
    const made = page("https://crumb.example/", lang, "<p>Bread.</p>", `<p>${address}</p>`)
    const { cities, countries } = whereabouts(indexSite([made]), [])
    expect([cities[0]?.value ?? null, countries[0]?.value ?? null]).toEqual([town, land])
  })
})
