/** A founding told by the kind of house it is, and of another house of that kind. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../../src/services/crawl/crawler/ReadPage.ts"
import { fact } from "../FactPages.ts"

/** Tern Wharf says nowhere else what it is, unless `more` does. */
const about = (said: string, lang = "en", more = "") =>
  readPage({
    url: "https://ternwharf.example/about",
    status: 200,
    html: `<html lang="${lang}"><head><title>Tern Wharf</title><meta property="og:site_name" content="Tern Wharf"></head>
      <body><header><a href="/">Tern Wharf</a></header><main><h1>Tern Wharf</h1><p>${said}</p>${more}</main></body></html>`
  })
const yearOf = (said: string, lang?: string, more?: string) =>
  fact(about(said, lang, more), "founded_year", /(?:19|20)\d\d/.exec(said)?.[0] ?? "", said)

describe("the one house there is", () => {
  test.each([
    ["The club was formed in 1978 by a handful of runners.", "en"],
    ["The club was formed on May 3, 1978.", "en"],
    ["The brewery was set up one wet Tuesday in 1978.", "en"],
    ["Our caving club was founded on 3 May 1982 by nine students and a postman.", "en"],
    ["The society was formed in the snug of Bushe's Bar in 1989, the year the last keepers left.", "en"],
    ["In 2011 agronomist Ada Roth founded the seed bank with forty jars of barley.", "en"],
    ["Ada Roth opened the workshop in 2009 with a borrowed bandsaw.", "en"],
    ["The bakery opened its doors in 2009.", "en"],
    ["Der Verein wurde am 3. Mai 1978 von neun Studenten gegründet.", "de"],
    ["Der Verein wurde am 3.5.1978 gegründet.", "de"],
    ["1978 pflanzte unser Grossvater die ersten Reben und gründete damit das Weingut.", "de"],
    ["Notre club de spéléo a été fondé en 1978.", "fr"],
    ["C'est en 2012 qu'Ada Roth installe ses six fours et crée la boulangerie.", "fr"],
    ["El taller nació en 1978 en un garaje.", "es"],
    ["La panadería abrió sus puertas en 1978.", "es"],
    ["A oficina foi fundada em 1978.", "pt"],
    ["Nel 2009 Ada Roth ha aperto la bottega.", "it"],
    ["De bakkerij bestaat sinds 1978.", "nl"],
    ["Ada Roth richtte de werkplaats op in 2009.", "nl"]
  ])("%p tells its year", (said, lang) => expect(yearOf(said, lang)).toBe(/(?:19|20)\d\d/.exec(said)?.[0]))
  test.each([
    ["We share our yard with a club. The club was founded in 1930.", "en"],
    ["The local running club was founded in 2009.", "en"],
    ["Ada Roth founded the local running club in 2009.", "en"],
    ["The bakery was founded in 1920. We took it over in 2003.", "en"],
    ["Ada founded the brewery in Ghent that we buy our malt from in 2009.", "en"],
    ["The school next door was founded in 1930.", "en"],
    ["In 2016 we founded our choir.", "en"],
    ["The chapel was founded in 1830.", "en"],
    ["Our second workshop was founded in 2016.", "en"],
    ["Our sister company was founded in 2003.", "en"],
    ["Loaf is built by Ben Lund, a baker who founded the workshop in 2009.", "en"],
    ["Le club de lecture a été fondé en 2012.", "fr"],
    ["La boulangerie d'à côté a été fondée en 1920.", "fr"],
    ["Die Bäckerei nebenan wurde 1930 gegründet.", "de"],
    ["Der Verein, der uns den Saal vermietet, wurde 1930 gegründet.", "de"],
    ["La tienda de al lado nació en 1930.", "es"],
    ["De winkel hiernaast werd in 1930 opgericht.", "nl"]
  ])("%p does not", (said, lang) => expect(yearOf(said, lang)).toBeUndefined())
  test.each([
    ["other clubs", "<p>We plan the seasons of clubs.</p>"],
    ["a club of others", "<p>Bring your club.</p>"],
    ["another kind of house", "<p>We are a bookshop in Leeds.</p>"]
  ])("not where it tells of %s", (_, more) =>
    expect(yearOf("The club was formed in 1978 by a handful of runners.", "en", more)).toBeUndefined()
  )
})
