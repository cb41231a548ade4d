/** Lines without a verb that tell since when a house is there, and those that tell it of something else. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../../src/services/crawl/crawler/ReadPage.ts"
import { foundedYears } from "../../../../../../src/services/drafter/evidence/facts/company/FoundedYear.ts"
import { indexSite } from "../../../../../../src/services/drafter/evidence/reading/PageIndex.ts"

const yearsOf = (lang: string, main: string, footer = "", title = "Crumb") => {
  const html = `<html lang="${lang}"><head><title>${title}</title><meta property="og:site_name" content="Crumb"></head>
    <body><main><h1>Crumb</h1><p>Bread.</p>${main}</main><footer><p>${footer}</p></footer></body></html>`
  const site = indexSite([readPage({ url: "https://crumb.example/", status: 200, html })])
  return [...new Set(foundedYears(site, []).map(({ value }) => value))]
}

describe("a line that tells since when", () => {
  test.each([
    ["en", "Oven doors made for salty air since 2015."],
    ["de", "Seit 2015 für ehrliches Brot."],
    ["de", "seit 10. September 2015"],
    ["fr", "Pain et brioches depuis 2015"],
    ["es", "Taller de hornos desde 2015"],
    ["cs", "Poctivý chléb již od roku 2015"],
    ["ar", "خبز طازج للجميع منذ 2015"]
  ])("%s, at the foot: %s", (lang, line) => {
    expect(yearsOf(lang, "", line)).toEqual(["2015"])
  })

  test("in the title", () => {
    expect(yearsOf("de", "", "", "Crumb | Öfen für Bäcker seit 2015")).toEqual(["2015"])
  })

  test.each([
    ["de", "Seit 2015 führt Ada Roth den Betrieb."],
    ["de", "Pilotkunde seit 2015"],
    ["en", "Certified organic since 2015."],
    ["en", "Photos: Petit Pictures, since 2015"],
    ["en", "The oven next door has been hot since 2015."],
    ["en", "Theme by Petit since 2015"],
    ["fr", "Les stages n'existent plus depuis 2015."],
    ["es", "Disponible desde 2015"],
    ["nl", "Lid van de bakkersbond (sinds 2015)"]
  ])("no founding, %s: %s", (lang, line) => {
    expect(yearsOf(lang, "", line)).toEqual([])
  })

  test("two years tell none", () => {
    expect(yearsOf("de", "<h2>Öfen für Bäcker seit 2015</h2><h2>Räder für Mühlen seit 2018</h2>")).toEqual([])
  })
})

test("on the first page of a site that is kept below a path", () => {
  const html = `<html lang="en"><head><title>Crumb</title><meta property="og:site_name" content="Crumb"></head>
    <body><main><h1>Crumb</h1><p>Baking school · Since 2015 · Worldwide</p></main></body></html>`
  const site = indexSite([readPage({ url: "https://crumb.example/bakery/", status: 200, html })])
  expect(foundedYears(site, []).map(({ value }) => value)).toEqual(["2015"])
})

describe("a year that goes on about the house", () => {
  test.each([
    [["2015"], "en", "<p>Like your bread soft? Started in 2015 – Crumb is insured and licensed by the council.</p>"],
    [["2015"], "en", "<p>We are in the oven business since 2015.</p>"],
    [["2015"], "zh", "<p>面包屑 (Crumb) 成立于 2015 年，致力于烤箱的研发与生产。</p>"],
    [[], "en", "<p>Like your bread soft? Started in 2015 – Flourtech is insured and licensed by the council.</p>"],
    [[], "en", "<p>We are in the guild of bakers since 2015.</p>"],
    [[], "zh", "<p>面粉科技 (Flourtech) 成立于 2015 年，致力于烤箱的研发与生产。</p>"]
  ])("%p, %s: %s", (years, lang, main) => {
    expect(yearsOf(lang, main)).toEqual(years)
  })
})

describe("a line that stands for the whole house", () => {
  test.each([
    ["en", "Premium Oven Builders Since 2015"],
    ["en", "Professional oven builders serving Kent and the Far North since 2015. Fully insured."],
    ["en", "Bread and cakes across Leeds and the Dales region. Quality baking since 2015."],
    ["en", "Serving Leeds, York and Hull since 2015."],
    ["de", "Ihr Partner für gute Öfen seit 2015"],
    ["fr", "Le goût du pain en Provence. Levain, patience et soin depuis 2015."],
    ["nl", "Uw warme partner sinds 2015"]
  ])("%s: %s", (lang, line) => {
    expect(yearsOf(lang, "", line)).toEqual(["2015"])
  })

  test.each([
    ["en", "Official Supplier of Flourtech Since 2015"],
    ["en", "Baking for Petit & Sons at Roth Hall since 2015"],
    ["en", "Accepting cards from Kent and Essex since 2015."],
    ["en", "Under new ownership since 2015"],
    ["en", "Award-winning bread since 2015"],
    ["en", "Visitors since 2015"],
    ["de", "Besucher seit 2015"],
    ["nl", "Bezoekers sinds 2015"]
  ])("nothing, %s: %s", (lang, line) => {
    expect(yearsOf(lang, "", line)).toEqual([])
  })

  test("in the bar over a page, behind a town", () => {
    const html = `<html lang="en"><head><title>Crumb</title></head><body><nav><span>Leeds · Established 2015</span></nav>
      <main><h1>Crumb</h1><p>Bread.</p></main></body></html>`
    const site = indexSite([readPage({ url: "https://crumb.example/", status: 200, html })])
    expect(foundedYears(site, []).map(({ value }) => value)).toEqual(["2015"])
  })

  test("in which a card says it, where the copyright runs from then", () => {
    const card = "<h2>Features</h2><div><h3>Free</h3><p>Free and open since 2015, under its licence.</p></div>"
    expect(yearsOf("en", card, "© 2015 - 2026 Crumb")).toEqual(["2015"])
    expect(yearsOf("en", card, "© 2012 - 2026 Crumb")).toEqual([])
    expect(yearsOf("de", "<div><p>Besucher seit 2015:</p></div>", "© 2015 - 2026 Crumb")).toEqual([])
  })
})

describe("a sentence that tells it in passing", () => {
  test.each([
    ["en", "Founded in 2015, our friendly baking team looks after every loaf."],
    ["en", "Since 2015, more than 900 bakers have chosen Crumb as their place to learn."],
    ["en", "I started this bakery during the long winter of 2015, never thinking it would grow."],
    ["en", "A small family business in Leeds founded in 2015."],
    ["de", "Seit 2015 haben wir mehr als 300 Familien geholfen, selbst zu backen."],
    ["es", 'La Cooperativa de Pan "Manos de Harina" (Crumb) fue establecida el 21 noviembre de 2015 por doce vecinos.'],
    ["pt", "Crumb é uma associação sem fins lucrativos que teve origem na Universidade de Lisboa em 2015."],
    ["nl", "Sinds 2015 hebben we meer dan 300 gezinnen geholpen met bakken."]
  ])("%s: %s", (lang, line) => {
    expect(yearsOf(lang, `<p>${line}</p>`)).toEqual(["2015"])
  })

  test.each([
    ["en", "Founded in 2015, our partner Flourtech mills every grain."],
    ["en", "Founded in 2015, Flourtech mills every grain."],
    ["en", "Since 2015, more than 900 bakers have chosen Flourtech as their mill."],
    ["es", 'La Cooperativa de Pan "Manos de Harina" (MDH) fue establecida el 21 noviembre de 2015 por doce vecinos.'],
    ["nl", "Sinds 2015 hebben bakkers meer dan 300 gezinnen geholpen."]
  ])("nothing, %s: %s", (lang, line) => {
    expect(yearsOf(lang, `<p>${line}</p>`)).toEqual([])
  })

  test("a date in figures, in German without its dots", () => {
    const page = (url: string, body: string) =>
      readPage({
        url,
        status: 200,
        html: `<html lang="de"><head><title>Crumb</title></head><body><main>${body}</main></body></html>`
      })
    const about = "<h1>Ueber uns</h1><p>Crumb wurde am 10.2.2015 gegruendet.</p>"
    const site = indexSite([
      page("https://crumb.example/", "<h1>Crumb</h1><p>Brot.</p>"),
      page("https://crumb.example/ueber-uns.html", about)
    ])
    expect(foundedYears(site, []).map(({ value }) => value)).toEqual(["2015"])
  })
})
