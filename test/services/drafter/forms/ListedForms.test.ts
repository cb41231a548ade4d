/** A price list, in the ways pages are built: whatever markup is under it, each thing keeps its own sum. */
import { expect, test } from "bun:test"
import { draftOf, tongues } from "./FormDraft.ts"

type Entry = readonly [name: string, what: string, sum: string]
interface List {
  readonly lang: string
  readonly titles: ReadonlyArray<string>
  readonly entries: ReadonlyArray<Entry>
}
const lists: Readonly<Record<string, List>> = {
  "a restaurant": {
    lang: "en",
    titles: ["Menu", "Our menu", "Prices"],
    entries: [
      ["Fish soup", "With croutons and rouille", "£9"],
      ["Dover sole", "Butter, lemon and capers", "£24"],
      ["Apple tart", "Vanilla ice cream", "£7.50"]
    ]
  },
  "a hairdresser": {
    lang: "de",
    titles: ["Preise", "Unsere Preise"],
    entries: [
      ["Damenhaarschnitt", "Waschen, Schneiden, Föhnen", "48 €"],
      ["Herrenhaarschnitt", "Waschen und Schneiden", "32 €"],
      ["Färben", "Ansatz, mit Beratung", "65 €"]
    ]
  },
  "a school": {
    lang: "fr",
    titles: ["Tarifs", "Nos tarifs"],
    entries: [
      ["Initiation au pain", "Une matinée, six personnes", "75 €"],
      ["Cuisine de saison", "Une journée au marché et au fourneau", "140 €"],
      ["Atelier enfants", "Dès sept ans", "35 €"]
    ]
  },
  "a potter": {
    lang: "es",
    titles: ["Precios"],
    entries: [
      ["Taza grande", "Gres, apta para horno", "18 €"],
      ["Plato hondo", "Esmalte blanco mate", "24 €"],
      ["Jarra", "Un litro y medio", "42 €"]
    ]
  },
  "a masseur": {
    lang: "it",
    titles: ["Listino", "Prezzi"],
    entries: [
      ["Massaggio decontratturante", "Cinquanta minuti, schiena e collo", "60 €"],
      ["Massaggio rilassante", "Un'ora, olio di mandorle", "65 €"],
      ["Riflessologia", "Quaranta minuti", "45 €"]
    ]
  },
  software: {
    lang: "en",
    titles: ["Pricing", "Plans"],
    entries: [
      ["Solo", "For one practitioner", "£19 per month"],
      ["Team", "Up to ten people", "£49 per month"],
      ["Clinic", "Several rooms and sites", "£99 per month"]
    ]
  }
}
const each = (entries: ReadonlyArray<Entry>, of: (...entry: Entry) => string) =>
  entries.map((entry) => of(...entry)).join("")
const shapes: Readonly<Record<string, (entries: ReadonlyArray<Entry>) => string>> = {
  "a heading and two lines": (all) =>
    each(all, (a, b, c) => `<div class="item"><h3>${a}</h3><p>${b}</p><p>${c}</p></div>`),
  "three boxes": (all) =>
    each(all, (a, b, c) => `<div class="item"><div>${a}</div><div>${b}</div><div>${c}</div></div>`),
  "an entry with its name in bold": (all) =>
    `<ul>${each(all, (a, b, c) => `<li><strong>${a}</strong> <em>${b}</em> <span>${c}</span></li>`)}</ul>`,
  "a list of terms": (all) => `<dl>${each(all, (a, b, c) => `<dt>${a}</dt><dd>${b}</dd><dd>${c}</dd>`)}</dl>`,
  "a table": (all) => `<table>${each(all, (a, _, c) => `<tr><td>${a}</td><td>${c}</td></tr>`)}</table>`,
  "a table of three columns": (all) =>
    `<table>${each(all, (a, b, c) => `<tr><td>${a}</td><td>${b}</td><td>${c}</td></tr>`)}</table>`,
  "leaders of dots": (all) => each(all, (a, _, c) => `<p>${a} ........ ${c}</p>`),
  "a row over a line": (all) =>
    each(all, (a, b, c) => `<div class="item"><div><span>${a}</span><span>${c}</span></div><p>${b}</p></div>`),
  "headings with sums": (all) => each(all, (a, b, c) => `<div class="item"><h3>${a} – ${c}</h3><p>${b}</p></div>`),
  "plain entries": (all) => `<ul>${each(all, (a, _, c) => `<li>${a}: ${c}</li>`)}</ul>`,
  "cards of a shop": (all) =>
    each(
      all,
      (a, b, c) =>
        `<article class="card"><img src="/i.jpg" alt=""><h3>${a}</h3><p>${b}</p><span>${c}</span><a class="button" href="/b">+</a></article>`
    ),
  "two columns": (all) =>
    each(all, (a, b, c) => `<div class="row"><div><h4>${a}</h4><p>${b}</p></div><div>${c}</div></div>`),
  "entries that are links": (all) =>
    `<ul>${each(all, (a, _, c) => `<li><a href="/p"><span>${a}</span> <b>${c}</b></a></li>`)}</ul>`
}

const cases = Object.entries(shapes).flatMap(([shape, written]) =>
  Object.entries(lists).map(([house, list]) => [shape, house, written, list] as const)
)
test.each(cases)("as %s, of %s", (_, __, written, { lang, titles, entries }) => {
  const said = tongues.find((tongue) => tongue.lang.startsWith(lang))
  if (said === undefined) throw new Error(`no ${lang}`)
  const wrong = titles.flatMap((title) =>
    [
      { home: `<section><h2>${title}</h2>${written(entries)}</section>` },
      { about: `<h2>${title}</h2>${written(entries)}` }
    ].flatMap((site) => {
      const parts = draftOf(said, site).summary.split("; ")
      const isTold = ([name, , sum]: Entry) => parts.some((part) => part.startsWith(name) && part.includes(sum))
      const isNamed = parts.every((part) => entries.some(([name]) => part.startsWith(name)))
      return entries.every(isTold) && isNamed ? [] : [`${title}: ${parts.join("; ")}`]
    })
  )
  expect(wrong).toEqual([])
})

const makers = [
  ["whoever made all of them", ["Tilbury Clay", "Tilbury Clay", "Tilbury Clay"]],
  ["the kind of each", ["Stoneware", "Earthenware", "Stoneware"]]
] as const
test.each(makers)("as boxes that begin with %s", (_, first) => {
  const [english] = tongues
  if (english === undefined) throw new Error("no language")
  const sums = [
    ["Jug", "£18"],
    ["Bowl", "£24"],
    ["Plate", "£42"]
  ]
  const cards = sums.map(
    ([name, sum], at) => `<div class="card"><div>${first[at]}</div><div>${name}</div><div>${sum}</div></div>`
  )
  const told = ["Shop", "Prices"].map(
    (title) => draftOf(english, { home: `<section><h2>${title}</h2>${cards.join("")}</section>` }).summary
  )
  expect(told).toEqual(told.map(() => "Jug £18; Bowl £24; Plate £42"))
})
test("a line of years is no address", () => {
  const [english] = tongues
  if (english === undefined) throw new Error("no language")
  const foot = `<p>${english.name} Ltd, 14 Tannery Wharf, Bristol BS1 6ZZ, United Kingdom</p>`
  const about = "<ul><li>2018 Founded</li><li>2020 Time clock launched</li><li>2025 Opened in Ireland</li></ul>"
  expect(draftOf(english, { about, foot }).place).toBe("Bristol GB")
})
test("what another asks for setting up is none of our prices", () => {
  const [english] = tongues
  if (english === undefined) throw new Error("no language")
  const plans = "<div><h3>Solo</h3><p>£19 per month</p></div><div><h3>Team</h3><p>£49 per month</p></div>"
  const rival =
    "<h3>Coming from Tillsoft?</h3><p>Tillsoft charges £349 a month plus a £90 setup fee. Here there is none.</p>"
  expect(draftOf(english, { pricing: `${plans}${rival}` }).summary).toContain("Solo £19 per month; Team £49 per month")
})
