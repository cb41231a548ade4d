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
