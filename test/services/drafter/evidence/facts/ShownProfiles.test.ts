/** Which of several profiles and pictures are the house's. */
import { expect, test } from "bun:test"
import type { ReadPage } from "../../../../../src/domain/draft/Crawl.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, data, type SmallSite } from "./FactPages.ts"

const standing = (pages: ReadonlyArray<ReadPage>) => extract(openGate({ pages, categories: [] }), []).stands
const socialsOf = (...sites: ReadonlyArray<SmallSite>) => {
  const pages = sites.map((one) =>
    crumb({ main: "<h1>Crumb plans bread</h1><p>Crumb is an app for bakers.</p>", ...one })
  )
  return Object.fromEntries(Object.entries(standing(pages).socials).map(([platform, { value }]) => [platform, value]))
}
const link = (href: string, text = "") => `<a href="${href}">${text}</a>`

test.each([
  ["https://fb.me/crumbapp", "", { facebook: "https://www.facebook.com/crumbapp" }],
  ["https://fb.me/2AbC4dEf", "", {}],
  ["https://github.com/crumb/crumb-website", "source", { github: "https://github.com/crumb" }],
  ["https://github.com/roth/crumb-website", "source", {}],
  [
    "https://www.facebook.com/bakersofghent",
    "تابعنا على فيسبوك",
    { facebook: "https://www.facebook.com/bakersofghent" }
  ]
])("at the foot of a page: %p", (href, text, expected) => {
  expect<Record<string, string>>(socialsOf({ footer: link(href, text) })).toEqual(expected)
})
test("of two the one that the first page shows", () => {
  const home = { footer: link("https://www.linkedin.com/company/crumb-app") }
  const about = { path: "about", footer: link("https://www.linkedin.com/company/crumbs") }
  expect(socialsOf(home, about)).toEqual({ linkedin: "https://www.linkedin.com/company/crumb-app" })
})
test("what data states of a node that is called so, or readers see as well", () => {
  const org = (sameAs: string, name = "Crumb") =>
    data({ "@type": "Organization", name, url: "https://crumb.example/", sameAs: [sameAs] })
  const [shown, unseen] = ["https://www.instagram.com/breadofghent", "https://www.instagram.com/nobodyknows"]
  const main = `<h1>Crumb plans bread</h1><p>Crumb is an app for bakers.</p>${link(shown)}`
  expect(socialsOf({ head: org(shown), main })).toEqual({ instagram: shown })
  expect(socialsOf({ head: org(unseen) })).toEqual({})
})
test.each([
  ["http://localhost:4000/logo.png", undefined],
  ["https://via.placeholder.com/logo.png", undefined],
  ["/logo.png", "https://crumb.example/logo.png"]
])("a logo at %p", (src, expected) => {
  const main = `<h1>Crumb plans bread</h1><p>Crumb is an app for bakers.</p>`
  const head = data({ "@type": "Organization", name: "Crumb", url: "https://crumb.example/", logo: src })
  expect(standing([crumb({ main, head })]).fields.logo_url?.value).toBe(expected)
})
