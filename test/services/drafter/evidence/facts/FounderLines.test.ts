/** Founders on lines of facts, beside where they are, and what is no founder though it is called like one. */
import { describe, expect, test } from "bun:test"
import { foundedYears } from "../../../../../src/services/drafter/evidence/facts/company/FoundedYear.ts"
import { founderFacts } from "../../../../../src/services/drafter/evidence/facts/company/FounderFacts.ts"
import { indexSite } from "../../../../../src/services/drafter/evidence/reading/PageIndex.ts"
import { aboutCrumb, crumb, homeOfCrumb } from "./FactPages.ts"

const foundersOf = (page: ReturnType<typeof crumb>) => [
  ...new Set(founderFacts(indexSite([page]), []).map(({ value }) => value))
]

describe("founders on lines", () => {
  test("where they are stands behind their title", () => {
    expect(foundersOf(aboutCrumb("Ada Roth, Founder · Newport, Rhode Island"))).toEqual(["Ada Roth"])
    expect(foundersOf(aboutCrumb("Ada Roth, Founder of Petit · Newport, Rhode Island"))).toEqual([])
  })

  test("facts under one another, each with its label", () => {
    const page = crumb({
      main: "<h1>Who</h1><h2>Company</h2><p>Headquarters Denver, Colorado, USA</p><p>Founded 2024</p><p>Location Denver</p><p>Founder Ada Roth</p>",
      path: "who"
    })
    expect(foundersOf(page)).toEqual(["Ada Roth"])
    expect([...new Set(foundedYears(indexSite([page]), []).map(({ value }) => value))]).toEqual(["2024"])
  })

  test.each(["Created by Claude.", "Made by ChatGPT", "Built by Cursor."])("a program founds nothing: %s", (said) => {
    expect(foundersOf(crumb({ main: "<h1>Bread</h1>", footer: `<p>${said}</p>` }))).toEqual([])
  })

  const quoted = (signature: string) =>
    crumb({
      main: `<h1>Work with us</h1><p>We bake.</p><section><blockquote>"Great ovens come from great people."</blockquote><p>${signature}</p></section>`,
      path: "staff"
    })
  test("who signs a quotation as founder of this house", () => {
    expect(foundersOf(quoted("— Ada Roth, Founder · Crumb"))).toEqual(["Ada Roth"])
    expect(foundersOf(quoted("— Ada Roth, Founder of Crumb"))).toEqual(["Ada Roth"])
  })
  test.each(["— Ada Roth, Founder · Petit", "— Ada Roth, Founder", "— Ada Roth, Baker · Crumb", "— Ada Roth · Crumb"])(
    "a customer founded something else: %s",
    (signature) => expect(foundersOf(quoted(signature))).toEqual([])
  )
  test("who signs it and bears the name of the house", () => {
    const main = `<h1>Ovens</h1><p>We build ovens.</p><section><blockquote>"Heat comes slowly."</blockquote><p>— Ada Crumb, founder</p></section>`
    expect(foundersOf(crumb({ main }))).toEqual(["Ada Crumb"])
  })
  test("under a picture on the first page, whose foot has the same name", () => {
    const main = "<h1>Bread</h1><p>We bake.</p><p>Ada Roth, founder and owner, in her favourite chair</p>"
    expect(foundersOf(crumb({ main, footer: "<p>Crumb, Ada Roth, Mill Lane 4, Ghent</p>" }))).toEqual(["Ada Roth"])
    expect(foundersOf(crumb({ main, footer: "<p>Crumb, Mill Lane 4, Ghent</p>" }))).toEqual([])
  })
  const portrait = (label: string, path: string) =>
    crumb({
      main: `<h1>Wir über uns</h1><p>Wir backen.</p><section><p>${label}</p><h2>Ada Roth</h2><blockquote>„Brot braucht Zeit."</blockquote></section>`,
      path,
      lang: "de"
    })
  test("whom a label calls the founder, over her own words", () => {
    expect(foundersOf(portrait("Die Gründerin", "ueber-uns"))).toEqual(["Ada Roth"])
    expect(foundersOf(portrait("Gründerin", "referenzen"))).toEqual([])
    expect(foundersOf(portrait("Die Bäckerin", "ueber-uns"))).toEqual([])
  })
  test("a card of a page about the makers, with how they are reached", () => {
    const card = (title: string) =>
      crumb({
        main: `<h1>People to know</h1><section class="contact"><div class="card"><h3>Ada Roth</h3><p>${title}</p></div><div class="card"><h3>Ben Lund</h3><p>Baker</p></div></section>`,
        path: "about-us"
      })
    expect(foundersOf(card("CEO &amp; Founder"))).toEqual(["Ada Roth"])
    expect(foundersOf(card("Founder of Petit"))).toEqual([])
  })

  test("entries of a menu are nobody", () => {
    expect(foundersOf(homeOfCrumb("<ul><li>Use Cases</li><li>Founder</li></ul>"))).toEqual([])
  })
})
