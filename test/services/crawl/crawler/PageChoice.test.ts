import { describe, expect, test } from "bun:test"
import type { ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import { choosePages, pageKey } from "../../../../src/services/crawl/crawler/PageChoice.ts"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"
import { siteOf } from "../../../../src/services/crawl/crawler/stated/PageAddresses.ts"

const homepage = (links: Readonly<Record<string, string>>): ReadPage =>
  readPage({
    url: "https://tidewatch.example/",
    status: 200,
    html: Object.entries(links)
      .map(([href, text]) => `<a href="${href}">${text}</a>`)
      .join("")
  })
const chosen = (links: Readonly<Record<string, string>>, more?: ReadonlyArray<string>) =>
  choosePages(homepage(links), more).map((url) => url.replace("https://tidewatch.example", ""))

describe("a page is chosen", () => {
  test.each([
    ["by its path", { "/pricing": "" }, ["/pricing"]],
    ["by its words", { "/p/1234": "Pricing" }, ["/p/1234"]],
    ["by both before one of them", { "/plans-overview": "Plans overview", "/pricing": "Pricing" }, ["/pricing"]],
    [
      "in other languages",
      { "/de/preise": "Preise", "/%C3%BCber-uns": "Über uns", "/tarifs.html": "", "/es/contacto": "Contacto" },
      ["/de/preise", "/%C3%BCber-uns", "/es/contacto"]
    ],
    [
      "in Portuguese, Italian and Dutch",
      {
        "/planos-e-precos": "Planos e preços",
        "/chi-siamo": "Chi siamo",
        "/veelgestelde-vragen": "",
        "/fale-conosco": ""
      },
      ["/planos-e-precos", "/chi-siamo", "/veelgestelde-vragen", "/fale-conosco"]
    ],
    [
      "in Japanese, Chinese and Arabic, whatever its address",
      { "/p1": "料金プランはこちら", "/p2": "关于我们", "/p3": "المميزات", "/p4": "よくあるご質問", "/p5": "اتصل بنا" },
      ["/p1", "/p2", "/p3", "/p4", "/p5"]
    ],
    ["near the root before deep down", { "/customers/acme/pricing": "", "/pricing": "" }, ["/pricing"]],
    ["without a query before one with it", { "/pricing?plan=pro": "Pricing", "/pricing": "Pricing" }, ["/pricing"]],
    [
      "for its own words, not for a sentence that has them",
      { "/x": "Read all about how our pricing helped a customer of ours grow" },
      []
    ],
    ["never for words it only contains", { "/aboutness": "Aboutness", "/teamwork": "Teamwork" }, []],
    [
      "in the order kinds are wanted",
      { "/docs": "Docs", "/team": "Team", "/about": "About", "/pricing": "Pricing" },
      ["/pricing", "/about", "/team", "/docs"]
    ]
  ] satisfies ReadonlyArray<[string, Readonly<Record<string, string>>, ReadonlyArray<string>]>)(
    "%s",
    (_, links, expected) => {
      expect(chosen(links)).toEqual(expected)
    }
  )
})

test.each([
  [
    "the homepage itself",
    { "/?utm_source=about": "About", "/index.html": "Features", "https://www.tidewatch.example/#pricing": "Pricing" }
  ],
  [
    "log-ins, posts and legal pages",
    {
      "/login/help": "Help",
      "/nieuws/over-ons": "Over ons",
      "/blog/about-us": "About us",
      "/privacy/contact": "Contact",
      "/signup/pricing": "Pricing"
    }
  ],
  ["files", { "/pricing.pdf": "Pricing", "/docs.zip": "Docs" }],
  ["other sites", { "https://about.example/about": "About us" }]
])("%s are not chosen", (_, links) => {
  expect(chosen(links)).toEqual([])
})

test("a sitemap fills in what the homepage does not link", () => {
  expect(
    chosen({ "/plans": "Plans" }, [
      "https://tidewatch.example/about",
      "https://tidewatch.example/pricing",
      "https://other.example/faq"
    ])
  ).toEqual(["/plans", "/about"])
})

test.each([
  ["https://a.example/x", "http://www.a.example/x/", true],
  ["https://a.example/x?utm_source=y&ref=z", "https://a.example/x", true],
  ["https://a.example/", "https://a.example/index.php", true],
  ["https://a.example/x?id=1", "https://a.example/x?id=2", false],
  ["https://a.example/x", "https://b.a.example/x", false]
])("%s and %s are one page: %p", (a, b, same) => {
  expect(pageKey(a) === pageKey(b)).toBe(same)
})

test.each([
  ["https://docs.tidewatch.co.uk/", "tidewatch.co.uk"],
  ["https://one.github.io/", "one.github.io"],
  ["https://tidewatch.example/", "tidewatch.example"],
  ["https://github.io/", "github.io"]
])("%s belongs to %s", (url, site) => {
  expect(siteOf(url)).toBe(site)
})
