import { describe, expect, test } from "bun:test"
import { siteNames } from "../../../../src/services/drafter/evidence/names/SiteNames.ts"
import { indexSite } from "../../../../src/services/drafter/evidence/reading/PageIndex.ts"
import { read } from "../extractive/Sites.ts"
import { standing } from "./Pages.ts"

const site = (url: string, title: string, body = "", head = "") =>
  read(url, `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`)

test("a row of marks of rights is read in the time its length takes", () => {
  const foot = `<footer>${"©".repeat(199)}</footer>`
  expect(siteNames(indexSite([site("https://tiller.test/", "Home", foot)]))).toEqual([])
})

describe("a site is called what several places agree on", () => {
  test.each<[url: string, title: string, name: string | undefined, body?: string, head?: string]>([
    ["https://acme.test/", "Acme – Invoicing for freelancers", "Acme"],
    // An address may be the name with its end, where the site writes it so.
    ["https://crumb.pro/", "Crumb Pro", "Crumb Pro", "<p>Crumb Pro plans bakes.</p><p>Crumb tells you when.</p>"],
    [
      "https://crumb.pro/",
      "Crumb – the planner",
      "Crumb",
      "<p>Crumb plans bakes.</p><p>The plan Crumb Pro has more.</p>"
    ],
    ["https://getcrumb.com/", "Bookkeeping for bakers | Crumb", "Crumb"],
    // An address may leave out what joins two words.
    [
      "https://saltrye.test/",
      "Salt and Rye Mill, Ghent - rolls and buns to order",
      "Salt and Rye",
      "<p>Salt and Rye is a mill by the canal.</p><p>Ask at Salt and Rye.</p>"
    ],
    ["https://www.mueller-metallbau.de/", "Müller Metallbau GmbH | Willkommen", "Müller Metallbau"],
    ["https://kamome.jp/", "かもめ便｜港町の宅配サービス", "かもめ便"],
    [
      "https://seikyu.jp/",
      "請求書作成サービス「かんたん請求」",
      "かんたん請求",
      "<footer>© 2023 株式会社かんたん請求</footer>"
    ],
    ["https://qingdan.cn/", "清单 - 团队任务管理工具", "清单", "<footer>© 2024 清单科技有限公司 版权所有</footer>"],
    ["https://mashrou.test/", "مشروع | إدارة المشاريع للفرق الصغيرة", "مشروع", "<p>مشروع منصة لإدارة المشاريع.</p>"],
    ["https://lumen.io/", "Home", "Lumen", "<footer>Copyright © 2019 - 2025 Lumen, Inc. All rights reserved.</footer>"],
    [
      "https://example.es/",
      "Bienvenidos a Panadería Sol",
      "Panadería Sol",
      "<footer>© Panadería Sol, S.L. Todos los derechos reservados.</footer>"
    ],
    // However its rights are written, and with the town behind it.
    [
      "https://tiller.test/",
      "Home",
      "Tidewatch",
      "<p>Tidewatch knows.</p><footer>Copyright (C) 2015-2025 Tidewatch Co., Ltd.</footer>"
    ],
    [
      "https://tiller.test/",
      "Startseite",
      "Tidewatch",
      "<p>Tidewatch weiß es.</p><footer>© Tidewatch GmbH, Kiel</footer>"
    ],
    ["https://tiller.test/", "Home", "Tidewatch GmbH", "<p>Know the tide.</p><footer>© Tidewatch GmbH, Kiel</footer>"],
    // The maker of a product is not the product.
    [
      "https://crumb.app/",
      "Bookkeeping for bakers",
      "Crumb",
      '<header><a href="/">Crumb</a></header><h1>The books, done</h1><footer>© 2024 Otto Labs GmbH</footer>'
    ],
    // A slogan in the title is no name, however short; nor is what the title says besides.
    [
      "https://x.test/",
      "Sortwell for Windows -- put your pictures in order",
      "Sortwell",
      "<p>Sortwell is a program.</p>"
    ],
    ["https://sortwell.test/", "Sortwell for Windows", "Sortwell", "<p>Sortwell is a program that sorts pictures.</p>"],
    ["https://bank.test/", "Online banking made simple - Fjord", "Fjord", "<p>Fjord is a bank for sailors.</p>"],
    // A title that is a slogan, over sentences that have the word of the address as a name.
    [
      "https://maps.sortwell.test/",
      "Numbers for Maps and Charts",
      "Sortwell",
      "<h1>Better maps</h1><p>Use the Sortwell box to count them.</p><p>By counting, Sortwell tells you which are read.</p>"
    ],
    [
      "https://sortwell.test/",
      "Numbers for Maps and Charts",
      "Numbers for Maps and Charts",
      "<h1>Better maps</h1><p>Use the Sortwell box to count them.</p><p>Write to Ada@Sortwell.test or see Sortwell.test.</p>"
    ],
    [
      "https://otto.test/",
      "Numbers for Maps and Charts",
      "Numbers for Maps and Charts",
      "<h1>Better maps</h1><p>Thanks to Otto for maps.</p><p>With thanks, too, to Otto.</p>"
    ],
    // A title that lists what it is about is no name.
    [
      "https://a-loaf.test/",
      "Sourdough loaves, rye breads & wedding cakes Leeds",
      "Ada Loaf",
      "<footer>Ada Loaf</footer>",
      '<meta property="og:site_name" content="Ada Loaf">'
    ],
    ["https://rothlund.test/", "Home", "Roth, Lund & Partners", "<footer>© 2024 Roth, Lund & Partners</footer>"],
    // As it is written in a sentence, not as the logo shouts it.
    ["https://nord.no/", "NORD", "Nord", "<footer>© Nord AS</footer>", '<meta property="og:site_name" content="Nord">'],
    // However many pages show the same logo, where it has several words.
    [
      "https://nordbrod.no/",
      "Nord Brød",
      "Nord Brød",
      '<header><a href="/">NORD BRØD</a></header><h1>NORD BRØD</h1><footer>© NORD BRØD</footer>'
    ],
    ["https://sol.no/", "SOL PAN", "SOL PAN", "<footer>© SOL PAN</footer>"],
    // In a title that goes on after it, rather than who holds the rights.
    [
      "https://merenda.test/",
      "Merenda, la newsletter delle quattro e mezza",
      "Merenda",
      "<p>Merenda è una newsletter su cibo e pause.</p><footer>© 2026 Ada Montefusco</footer>",
      '<meta property="og:title" content="Merenda">'
    ],
    // A town behind the name, where the address has it; a kind of house that is not among the known.
    [
      "https://chenesvet.test/",
      "Clinique vétérinaire des Grands Chênes – Namur",
      "Clinique vétérinaire des Grands Chênes",
      "<div>Rue Haute 2, 5000 Namur</div>"
    ],
    ["https://namur.test/", "Namur | Rue Haute", "Namur", "<p>Namur is a game.</p><p>Rue Haute 2, 5000 Namur</p>"],
    // The beginning of a name, which goes on wherever it is written.
    [
      "https://rowanmusic.test/",
      "Rowan Music School – Lessons for all",
      "Rowan Music School",
      "<header>Rowan Music School</header><p>Rowan Music School is a small school.</p><footer>© 2026 Rowan Music School</footer>"
    ],
    // What any site says, and what no site is called.
    ["https://menu.test/", "Home | Contact us", undefined],
    ["https://new.test/", "Just another WordPress site", undefined]
  ])("%s, %p: %p", (url, title, name, body = "", head = "") => {
    const [best] = siteNames(indexSite([site(url, title, body, head)]))
    // "x.test" says nothing, so that the title alone has to do.
    if (url === "https://x.test/") expect(best?.text).toStartWith("Sortwell")
    else expect(best?.text).toBe(name)
  })

  test("the home page names a site, not a page beside it", () => {
    const pages = [
      site("https://arel.test/", "Arel | Pipes made free", "<p>Arel frees pipes.</p>"),
      site(
        "https://arel.test/imprint",
        "Imprint",
        "<p>Site of</p>",
        '<meta property="og:site_name" content="Pipeworks GmbH">'
      )
    ]
    expect(siteNames(indexSite(pages))[0]?.text).toBe("Arel")
  })
})

const crumb = site(
  "https://crumb.test/",
  "Crumb | The books of a bakery",
  `<header><a href="/">Crumb</a></header><main><h1>The books of a bakery</h1>
  <p>Crumb keeps the books of bakeries. Unlike FlourTech, it needs no till.</p>
  <h2>What our customers say</h2><blockquote>Boulangerie Petit sleeps again.</blockquote>
  <h2>Made by</h2><p>Otto Labs makes Crumb.</p></main>
  <footer>© 2024 Otto Labs GmbH. Theme: Starter by Themewright</footer>`,
  `<script type="application/ld+json">{"@type": "Organization", "name": "Otto Labs"}</script>`
)
const named = (value: string, quote: string) =>
  standing(crumb, { name: { value, evidence: [{ quote, url: "https://crumb.test/" }] } }).stands.fields.name?.value

describe("a name that data alone gives", () => {
  const data = (name: string) =>
    `<meta property="og:site_name" content="${name}"><script type="application/ld+json">${JSON.stringify({
      "@type": "Organization",
      name
    })}</script>`
  const [name] = ["Global Ink University"]
  test("is none of the site where it shows another", () => {
    const page = site("https://reedhouse.test/", "Reed School | Courses", "<p>Reed School teaches.</p>", data(name))
    expect(siteNames(indexSite([page]))[0]?.text).toBe("Reed School")
  })
  test("is one where visitors read it", () => {
    const page = site("https://giu.test/", "Courses in lettering", `<p>${name} teaches.</p>`, data(name))
    expect(siteNames(indexSite([page]))[0]?.text).toBe(name)
  })
})

describe("the gate takes a name only where the site calls itself so", () => {
  test.each([
    ["Crumb", "Crumb keeps the books of bakeries."],
    ["Crumb", "Crumb | The books of a bakery"],
    ["CRUMB", "Crumb"]
  ])("%p, by %p", (value, quote) => {
    expect(named(value, quote)).toBe(value)
  })
  test.each([
    ["a rival", "FlourTech", "Unlike FlourTech, it needs no till."],
    ["a customer", "Boulangerie Petit", "Boulangerie Petit sleeps again."],
    ["the maker", "Otto Labs", "Otto Labs makes Crumb."],
    ["the maker, by its data", "Otto Labs", "Otto Labs"],
    ["a theme's maker", "Themewright", "Theme: Starter by Themewright"],
    ["the slogan", "The books of a bakery", "The books of a bakery"],
    ["a heading", "Made by", "Made by"],
    ["a placeholder", "Home", "Crumb | The books of a bakery"]
  ])("not %s", (_, value, quote) => {
    expect(named(value, quote)).toBeUndefined()
  })
})

describe("a name that only sentences speak of", () => {
  const stands = (page: ReturnType<typeof site>, key: "name" | "tagline", value: string, quote = value) =>
    standing(page, { [key]: { value, evidence: [{ quote, url: page.url }] } }).stands.fields[key]?.value
  const page = site(
    "https://crumb.test/",
    "Crumb – the bakery planner",
    "<header><a href='/'>Crumb</a></header><h1>Bread that plans itself</h1><p>Flour Foundation paid for the first year of it.</p>"
  )
  test("is somebody else's", () => {
    expect(stands(page, "name", "Flour Foundation", "Flour Foundation paid for the first year of it.")).toBeUndefined()
    expect(stands(page, "name", "Crumb")).toBe("Crumb")
  })
  test("an order on a button is no tagline, a line that tells what it is is one", () => {
    const offer = site(
      "https://crumb.test/",
      "Crumb",
      "<header><a href='/'>Crumb</a></header><h1>Die Backstube in einem Plan</h1><p>Jetzt Angebot einholen</p><p>Crumb plant Brote.</p>"
    )
    expect(stands(offer, "tagline", "Jetzt Angebot einholen")).toBeUndefined()
    expect(stands(offer, "tagline", "Die Backstube in einem Plan")).toBe("Die Backstube in einem Plan")
  })
})

describe("a page's title that the menu calls it by", () => {
  const menu = '<nav><a href="/">About us</a><a href="/subjects.html">Subjects</a></nav>'
  const pages = (told: string) =>
    indexSite([
      site("https://acmetutors.test/", "About us", `${menu}<main><p>${told}</p></main>`),
      site("https://acmetutors.test/subjects.html", "Subjects", `${menu}<main><h1>Subjects</h1></main>`),
      site("https://acmetutors.test/areas.html", "Subjects", `${menu}<main><h1>Areas</h1></main>`)
    ])
  test("is not what the site is called", () =>
    expect(siteNames(pages("We teach sums and letters.")).map(({ text }) => text)).not.toContain("Subjects"))
  test("where a sentence says it, the address tells the name", () =>
    expect(siteNames(pages("Acme Tutors teaches sums and letters."))[0]?.text).toBe("Acme Tutors"))
})

test("a menu links each page to itself by a word that is no name", () => {
  const menu = '<nav><ul><li><a href="/">Home</a></li><li><a href="/bread.html">Bread</a></li></ul></nav>'
  const title = "Roth’s Old Mill Bread &amp; Shop"
  const page = (path: string, head: string) =>
    site(`https://rothsbread.test/${path}`, title, `${menu}<main><h1>${head}</h1><p>We bake.</p></main>`)
  const pages = indexSite([page("", `Welcome to ${title}`), page("bread.html", "Country loaves")])
  expect(siteNames(pages)[0]?.text).toBe("Roth’s Old Mill Bread & Shop")
})

test("neither the article nor a sign between words makes a name too long for one", () => {
  const body =
    "<h1>Mill House</h1><h3>at the quay</h3><h1>Highlights</h1><p>The Old Mill Books & Prints Fair is held at the quay.</p>"
  const named = (title: string) => siteNames(indexSite([site("https://oldmillfair.test/", title, body)]))[0]?.text
  expect(named("The Old Mill Books & Prints Fair | Saxonby")).toBe("The Old Mill Books & Prints Fair")
  expect(named("The books that we print by night in our mill | Saxonby")).not.toBe(
    "The books that we print by night in our mill"
  )
})
