/** What a site does where its pages are called after it, and what stands beside that. */
import { describe, expect, test } from "bun:test"
import type { ReadPage } from "../../../../../src/domain/draft/Crawl.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "../../evidence/facts/FactPages.ts"

const names = ["Tax advice", "Flour orders", "Payroll for bakers"]
const told = "Done for you by the tenth of each month."
const cards = (some: ReadonlyArray<string> = names, more = "") =>
  some.map((one) => `<div class="box"><h3>${one}</h3><p>${told}</p>${more}</div>`).join("")
const featuresIn = (pages: ReadonlyArray<ReadPage>) =>
  extract(openGate({ pages, categories: [] }), []).stands.fields.features?.value ?? []
const featuresOf = (html: string, lang = "en") => featuresIn([homeOfCrumb(html, lang)])
const beside = (path: string, main: string, lang = "en") =>
  featuresIn([
    homeOfCrumb("<h2>Bread in a minute</h2><p>It is baked in the morning.</p>", lang),
    crumb({ path, main, lang })
  ])

describe("a page called after what is offered", () => {
  test.each([
    ["services.html", "en"],
    ["leistungen", "de"],
    ["nos-prestations", "fr"],
    ["servicios", "es"],
    ["areas-de-atuacao", "pt"],
    ["funzionalita.html", "it"],
    ["onze-diensten", "nl"]
  ])("by its address: %p", (path, lang) => {
    expect(beside(path, `<h1>Crumb for you</h1><h2>Always in it</h2><div>${cards()}</div>`, lang)).toEqual(names)
  })
  test("but no page about the makers", () => {
    const values = `<h1>About us</h1><section class="features"><h2>How we go about it</h2>${cards(["Calm mornings", "Open books", "Long tables"])}</section>`
    expect(beside("about", values)).toEqual([])
  })
})

test.each([
  ["What we treat", "en"],
  ["Conditions we treat", "en"],
  ["Unsere Behandlungen", "de"],
  ["Nos soins", "fr"],
  ["Nuestros tratamientos", "es"],
  ["Nossos tratamentos", "pt"],
  ["I nostri trattamenti", "it"],
  ["Onze behandelingen", "nl"],
  ["What’s at Crumb", "en"]
])("a list under %p", (heading, lang) => {
  const list = names.map((one) => `<li>${one}</li>`).join("")
  expect(featuresOf(`<h2>${heading}</h2><ul>${list}</ul><h2>Where we are</h2><p>In Ghent.</p>`, lang)).toEqual(names)
})
test("services headed as their part is, told or not", () => {
  const headed = `<h2>Tax advice</h2><p>${told}</p><h2>Flour orders</h2><h2>Payroll for bakers</h2>`
  expect(featuresOf(`<section class="services"><h2>Our services</h2>${headed}</section>`)).toEqual(names)
})
test("cards with a screen of what they tell, or among which some are to come", () => {
  const screens = cards(names, '<div class="mockup"><p>RUN bake_plan running now</p></div>')
  expect(featuresOf(`<h2>Everything bakes itself</h2><div>${screens}</div>`)).toEqual(names)
  const later = `<div class="box"><h3>Cake orders</h3><p>Coming soon</p><p>${told}</p></div>`
  expect(
    featuresOf(`<h2>Everything bakes itself</h2><div>${cards()}${later}${later.replace("Cake", "Tart")}</div>`)
  ).toEqual(names)
})
test("entries of a list, and not what one of them is made of", () => {
  const list =
    "<ul><li>Tax advice</li><li>Flour orders<ul><li>By the sack</li><li>By the pallet</li></ul></li><li>Payroll for bakers</li></ul>"
  const found = featuresOf(`<section class="features"><h2>Features</h2>${list}</section>`)
  expect(found).not.toContain("By the sack")
  expect(found).toContain("Payroll for bakers")
})
test("what is kept and how, further down", () => {
  const steps = `<h2>How it works</h2><div>${cards(["Tell us", "Sit back", "Bake"])}</div>`
  const below = (some: ReadonlyArray<string>) => `${steps}<h2>Your bread. Your call.</h2><div>${cards(some)}</div>`
  expect(featuresOf(below(["Local first", "Transparent", "Full control"]))).toEqual([])
  expect(featuresOf(below(names))).toEqual(names)
})
describe("none of what it does", () => {
  test("what the house or a part of it is called", () => {
    expect(
      featuresOf(`<h2>Our services</h2><div>${cards(["Crumb Services", ...names, "Services provided"])}</div>`)
    ).toEqual(names)
  })
  test.each([
    [
      "Why bakers trust it",
      ["Real sums, no guesses", "A week at a time", "One ledger for all"],
      "Why customers trust this"
    ],
    ["sports to choose from", ["Gym", "Running", "Cycling"], "Pick your sport"],
    ["what it is like", ["Versatile", "Adaptable", "Simple"], "A better morning"]
  ])("%s", (_, some, heading) => {
    expect(featuresOf(`<h2>${heading}</h2><div>${cards(some)}</div>`)).toEqual([])
  })
})
