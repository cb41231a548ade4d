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

  test.each<[string, ReadonlyArray<string>]>([
    ["<p>Founder: Ada Roth</p><p>Co-founder: Ben Lund</p>", ["Ada Roth", "Ben Lund"]],
    ["<p>Gründerin: Ada Roth</p><p>Mitgründer: Ben Lund</p>", ["Ada Roth", "Ben Lund"]],
    ["<p>Ada Roth &amp; Ben Lund, Co-founders</p>", ["Ada Roth", "Ben Lund"]],
    ["<p>Ada Roth et Ben Lund, fondateurs</p>", ["Ada Roth", "Ben Lund"]],
    ["<p>Ada Roth &amp; Ben Lund<br>Co-Founders &amp; Executive Directors</p>", ["Ada Roth", "Ben Lund"]],
    ["<div><p>Ada<br>Founder</p></div>", ["Ada"]],
    ["<p>Ada Roth &amp; Ben Lund, Founders of Petit</p>", []],
    ["<p>Ada Roth &amp; Ben Lund, Bakers</p>", []],
    ["<p>Ada Roth and Ben Lund, founder of Crumb, met in Ghent.</p>", ["Ben Lund"]]
  ])("a second founder is named as the first is: %s", (said, people) => {
    const main = `<h1>About Crumb</h1><p>We bake.</p><h2>Our team</h2>${said}`
    expect(foundersOf(crumb({ main, path: "about" }))).toEqual([...people])
  })
  test("what a link beside a name does is no part of it", () => {
    const card = (name: string) =>
      `<div><p>Co-Founder &amp; Baker</p><h3>${name}</h3><p>Bakes rye.</p><a href="/write">Email ${name.split(" ")[0]}</a></div>`
    const main = `<h1>About Crumb</h1><p>We bake.</p><h2>Our team</h2>${card("Ada Roth")}${card("Ben Lund")}`
    expect(foundersOf(crumb({ main, path: "about" }))).toEqual(["Ada Roth", "Ben Lund"])
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

describe("small print over a name, titles of a tool, makers brought in", () => {
  test.each<[string, string, ReadonlyArray<string>]>([
    ["en", "<p>Our founder</p><h2>Ada Roth</h2><p>Bread for thirty years.</p>", ["Ada Roth"]],
    ["de", "<p>Die Gründerin</p><h2>Ada Roth – dreißig Jahre Brot</h2><p>Brot.</p>", ["Ada Roth"]],
    ["fr", "<p>La fondatrice</p><h2>Ada Roth — une vie de pain</h2><p>Du pain.</p>", ["Ada Roth"]],
    ["es", "<p>La fundadora</p><h2>Ada Roth</h2><p>Pan.</p>", ["Ada Roth"]],
    ["pt", "<p>A fundadora</p><h2>Ada Roth</h2><p>Pão.</p>", ["Ada Roth"]],
    ["it", "<p>La fondatrice</p><h2>Ada Roth</h2><p>Pane.</p>", ["Ada Roth"]],
    ["nl", "<p>De oprichter</p><h2>Ada Roth</h2><p>Brood.</p>", ["Ada Roth"]],
    ["en", "<p>Our founder</p><h2>Thirty years of bread</h2><p>Bread.</p>", []],
    ["en", "<p>Our baker</p><h2>Ada Roth</h2><p>Bread.</p>", []],
    ["en", "<h2>Our team</h2><div><h3>Ada Roth</h3><p>Co-founder · Salesforce Architect</p></div>", ["Ada Roth"]],
    ["es", "<h2>Equipo</h2><div><h3>Ada Roth</h3><p>Cofundadora · Desarrolladora Android</p></div>", ["Ada Roth"]],
    ["en", "<h2>Our team</h2><div><h3>Ada Roth</h3><p>Co-founder · Salesforce Bakery</p></div>", []],
    ["en", "<p>Hi! I'm Erla, the author of Crumb.</p>", ["Erla"]],
    ["en", "<p>Meet Ada Roth (loaves), the developer behind Crumb, and read on.</p>", ["Ada Roth"]],
    ["de", "<p>Ich bin Ada Roth, die Entwicklerin hinter Crumb.</p>", ["Ada Roth"]],
    ["fr", "<p>Voici Ada Roth, la créatrice de Crumb.</p>", ["Ada Roth"]],
    ["es", "<p>Conoce a Ada Roth, la creadora de Crumb.</p>", ["Ada Roth"]],
    ["pt", "<p>Conheça Ada Roth, a criadora de Crumb.</p>", ["Ada Roth"]],
    ["it", "<p>Ecco Ada Roth, la creatrice di Crumb.</p>", ["Ada Roth"]],
    ["nl", "<p>Ik ben Ada Roth, de ontwikkelaar van Crumb.</p>", ["Ada Roth"]],
    ["en", "<p>Meet Ada Roth, the author of Crumb Cakes at Home.</p>", []],
    ["en", "<p>Meet Ada Roth, the developer behind Flourtech.</p>", []],
    ["en", "<p>This program was developed originally by Ada Roth (@ada) as a timer.</p>", ["Ada Roth"]],
    ["en", "<p>This website was developed originally by Ada Roth.</p>", []],
    ["en", "<p>Founded by Ada Roth, baker for more than 15 years, our bakery is open daily.</p>", ["Ada Roth"]],
    ["fr", "<p>Fondée par Ada Roth, boulangère depuis plus de 15 ans, notre maison ouvre tôt.</p>", ["Ada Roth"]],
    ["it", "<p>Fondata da Ada Roth, fornaia da oltre 15 anni, la nostra bottega apre presto.</p>", ["Ada Roth"]],
    ["en", "<p>Founded by Ada Roth, baker for more than 15 years, Flourtech supplies our ovens.</p>", []],
    [
      "en",
      "<h2>Meet our family</h2><div><h3>Ada Roth</h3><p>Founder</p></div><div><h3>Ben Roth</h3><p>Co-founder</p></div>",
      ["Ada Roth", "Ben Roth"]
    ]
  ])("%s: %s", (lang, said, people) => {
    expect(foundersOf(aboutCrumb(`</p>${said}<p>`, lang)).toSorted()).toEqual([...people])
  })
})
