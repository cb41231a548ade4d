/** Houses told of by the kind in their name, and by those they are called after. */
import { expect, test } from "bun:test"
import type { ReadPage } from "../../../../../../src/domain/draft/Crawl.ts"
import { readPage } from "../../../../../../src/services/crawl/crawler/ReadPage.ts"
import { indexPages } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { foundedYears } from "../../../../../../src/services/drafter/evidence/facts/company/FoundedYear.ts"
import { founderFacts } from "../../../../../../src/services/drafter/evidence/facts/company/FounderFacts.ts"

const about = (name: string, said: string, { title = "About us", lang = "en" } = {}): ReadonlyArray<ReadPage> => [
  readPage({
    url: `https://${name.toLowerCase().replace(/[^a-z]/gu, "")}.example/about`,
    status: 200,
    html: `<html lang="${lang}"><head><title>${name}</title><meta property="og:site_name" content="${name}"></head>
      <body><header><a href="/">${name}</a></header><main><h1>${title}</h1>${said}</main></body></html>`
  })
]
const told = (...[name, said, more]: Parameters<typeof about>) => {
  const site = indexPages(about(name, said, more))
  return {
    years: [...new Set(foundedYears(site, [name]).map(({ value }) => value))],
    people: [...new Set(founderFacts(site, [name]).map(({ value }) => value))]
  }
}

test("the clinic of a law clinic, and no other one", () => {
  expect(told("Crumb Lane Law Clinic", "<p>The clinic began in 1983, in a cellar.</p>").years).toEqual(["1983"])
  expect(
    told("Crumb", "<p>Crumb plans visits.</p><p>The clinic next door began in 1983, in a cellar.</p>").years
  ).toEqual([])
})

test("the paragraph that speaks of the house, and goes on about it", () => {
  const school = "<p>The school has nine rooms and a garden with a pond.</p>"
  const founded = "<p>It was founded in 1996 by Ada Roth, who taught sailors.</p>"
  expect(told("Acme English School", school + founded, { title: "Our school" })).toEqual({
    years: ["1996"],
    people: ["Ada Roth"]
  })
  const bought = "<p>We bought a mill that stands beside the river Lune.</p>"
  expect(told("Acme English School", bought + founded, { title: "Our school" }).years).toEqual([])
})

test("whoever the house is called after set up for themselves; a master of theirs did not", () => {
  const learnt = "Wilhelm Petit lernte in Celle."
  const own = "1958 machte er sich in Gent mit einer eigenen Werkstatt selbstständig."
  expect(told("Ofenbau Petit", `<p>${learnt} ${own}</p>`, { title: "Der Betrieb", lang: "de" })).toEqual({
    years: ["1958"],
    people: ["Wilhelm Petit"]
  })
  const other = "Bei Otto Lund lernte der Vater. 1958 machte sich Otto Lund in Gent selbstständig."
  expect(told("Ofenbau Petit", `<p>${other}</p>`, { title: "Der Betrieb", lang: "de" }).people).toEqual([])
})

test("what it is before its name, behind a founding at the head", () => {
  const said = "<p>Formed in 2016, the Ghent based metal band Acme has played in halls.</p>"
  expect(told("Acme", said).years).toEqual(["2016"])
  expect(told("Acme", "<p>Formed in 2016, the owners of Acme have played in halls.</p>").years).toEqual([])
})

test("a limited company later on takes no founding away", () => {
  const data = `<script type="application/ld+json">{"@type":"Organization","name":"Acme Workshop","foundingDate":"2021"}</script>`
  const said = "<p>Ada Roth set up the workshop here in 2012.</p><p>We became a limited company in 2021.</p>"
  expect(told("Acme Workshop", said + data).years).toEqual(["2012"])
})

test("the house that a product's name begins with, where a register has it between a town and a form", () => {
  const site = (house: string, said = "海棠成立于 2017 年。") =>
    indexPages([
      readPage({
        url: "https://wapai.example/about",
        status: 200,
        html: `<html lang="zh"><head><title>海棠排产</title></head><body><header><a href="/">海棠排产</a></header>
          <main><h1>关于我们</h1><p>${said}</p></main>
          <footer><p>${house}</p><p>© 2017–2025 ${house} 版权所有</p></footer></body></html>`
      })
    ])
  const years = (...told: Parameters<typeof site>) =>
    foundedYears(site(...told), ["海棠排产"]).map(({ value }) => value)
  expect(years("宁波海棠软件有限公司")).toContain("2017")
  expect(years("宁波清禾软件有限公司")).toEqual([])
  // What goes on behind it; and a branch of it is no house.
  expect(years("宁波海棠软件有限公司", "2017 年，海棠成立，第一家客户在宁波。")).toContain("2017")
  expect(years("宁波海棠软件有限公司", "2017 年，苏州分公司成立，第一家客户在宁波。")).toEqual([])
})
