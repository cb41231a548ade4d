/** What a home page's cards say it can do; and what cards are that say something else. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "../../evidence/facts/FactPages.ts"

const card = (name: string, told: string) => `<div class="card"><h3>${name}</h3><p>${told}</p></div>`
const names = ["Rising plans", "Oven lists", "Flour orders"]
const cards = names.map((name) => card(name, "Made for you each morning by six."))
const grid = `<div>${cards.join("")}</div>`
const featuresOf = (html: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), []).stands.fields.features?.value ?? []

describe("what it can do, in cards below the opening", () => {
  test("with figures in cards beside them, and signs over their names", () => {
    const figures = `<div class="grid"><div class="card"><p>412,000</p><p>loaves</p></div><div class="card"><p>31</p><p>towns</p></div></div>`
    expect(featuresOf(`${grid}${figures}`)).toEqual(names)
    expect(featuresOf(`${figures}<h2>Bake calmly</h2>${grid}`)).toEqual(names)
    const signed = cards.map((one) => one.replace("<h3>", "<span>📷</span><h3>"))
    expect(featuresOf(`<div>${signed.join("")}</div>`)).toEqual(names)
  })
  test("whatever is to come beside them, and an amount in a sentence", () => {
    const later = `<div class="card"><p>Coming in 2027</p><h3>Sour starters</h3><p>Feeds your starter while you are away.</p></div>`
    expect(featuresOf(`<div>${cards.join("")}${later}</div>`)).toEqual(names)
    const planned = card("Sour starters", "Feeds your starter while you are away. Planned for 2027.")
    expect(featuresOf(`<div>${cards.join("")}${planned}</div>`)).toEqual(names)
    const arriving = card("Sour starters", "Arriving on Android next spring.")
    expect(featuresOf(`<div>${cards.join("")}${arriving}</div>`)).toEqual(names)
    const insured = card("Oven insurance", "Each oven is covered against cracks up to € 6,000.")
    expect(featuresOf(`<div>${cards.join("")}${insured}</div>`)).toEqual([...names, "Oven insurance"])
  })
  test("under a heading that says whose needs they are for, or with a number in a box of its own", () => {
    const page = (heading: string, some: ReadonlyArray<string>) =>
      `<h2>See Crumb in a minute</h2><p>It plans.</p><h2>${heading}</h2><div>${some.join("")}</div>`
    expect(featuresOf(page("Everything your bakery needs", cards))).toEqual(names)
    const numbered = cards.map((one, at) => one.replace("<h3>", `<span>0${at + 1}</span><h3>`))
    expect(featuresOf(page("Features", numbered))).toEqual(names)
    expect(featuresOf(page("How it works", numbered))).toEqual([])
    // Where steps are counted in words elsewhere, a bare number counts something else.
    const steps = names.map(
      (one, at) =>
        `<div class="card"><p>Step 0${at + 1}</p><h3>${one} asked for</h3><p>You say when it is due.</p></div>`
    )
    const opening = `<h2>A loaf for each day</h2><div>${numbered.join("")}</div>`
    expect(featuresOf(`${opening}<h2>From flour to bread</h2><div>${steps.join("")}</div>`)).toEqual(names)
  })
  test("after a row of customers, under no heading of their own, or after counted steps", () => {
    const logos = `<section><h2>Trusted by</h2><p>Flourtech Petit Ovenworks</p></section>`
    expect(featuresOf(`${logos}${grid}`)).toEqual(names)
    const steps = cards.map((one, at) => one.replace("<h3>", `<span>${at + 1}</span><h3>`).replaceAll("h3", "h4"))
    expect(featuresOf(`<h2>How it works</h2><div>${steps.join("")}</div><h2>Made for bakers</h2>${grid}`)).toEqual(
      names
    )
  })
  test("under how it works, where nothing else tells what it does", () => {
    const steps = `<h2>How it works</h2>${grid}`
    expect(featuresOf(steps)).toEqual(names)
    expect(featuresOf(`<h2>So funktioniert's</h2>${grid}`, "de")).toEqual(names)
    expect(featuresOf(`<h2>How ordering works</h2>${grid}`)).toEqual([])
    const told = ["Weighs the dough", "Knows the oven"].map((one) => `<li>${one}</li>`).join("")
    expect(featuresOf(`${steps}<h2>Features</h2><ul>${told}</ul>`)).toEqual(["Weighs the dough", "Knows the oven"])
  })
  test("below the shop, where the heading asks why", () => {
    const shop = ["Peel", "Tin", "Cloth"].map((name) => card(name, "€ 12")).join("")
    const page = (heading: string) => `<h2>Shop</h2><div>${shop}</div><h2>${heading}</h2>${grid}`
    expect(featuresOf(page("Why bakers stay"))).toEqual(names)
    expect(featuresOf(page("Pourquoi les boulangers restent"), "fr")).toEqual(names)
    for (const other of ["Who bakes with it", "Why choose us", "Why this matters", "How we work"])
      expect(featuresOf(page(other))).toEqual([])
  })
  test.each([
    [
      "what is said in a few words",
      ["From Tuesday", "On Saturday", "Holidays"].map((name) =>
        card(name, "open from seven until six").replaceAll("h3", "p")
      )
    ],
    ["what has a price", names.map((name) => card(name, "€ 12 a day from Ada in Ghent."))],
    ["people", ["Ada Roth", "Ben Lund", "Anna Berg"].map((name) => card(name, "Has baked bread since she was six."))],
    ["steps", cards.map((one, at) => one.replace("<h3>", `<span>Step 0${at + 1}</span><h3>`))],
    [
      "customers' trades",
      ["Courier Services", "Health Care", "Retail Chains"].map((name) =>
        card(name, "Let them see when the bread comes.")
      )
    ]
  ])("but not %s", (_, some) => {
    expect(featuresOf(`<div>${some.join("")}</div>`)).toEqual([])
  })
})

test("boxes of a page that has no heading at all, as it sets them in larger letters", () => {
  const box = (name: string, told: string) => `<div><div class="font-semibold">${name}</div><div>${told}</div></div>`
  const boxes = names.map((name) => box(name, "Made for you each morning by six.")).join("")
  const page = (html: string) => readPage({ url: "https://crumb.example/", status: 200, html })
  const of = (html: string) =>
    extract(openGate({ pages: [page(html)], categories: [] }), []).stands.fields.features?.value ?? []
  const frame = (inside: string) =>
    `<html lang="en"><head><title>Crumb</title></head><body><div><div class="big">Bread that bakes itself</div><div>Crumb plans the bakes of bakeries.</div></div>${inside}</body></html>`
  expect(of(frame(`<div class="grid grid-cols-3">${boxes}</div>`))).toEqual(names)
  const goods = names.map((name) => box(name, "€ 12")).join("")
  expect(of(frame(`<div class="grid grid-cols-3">${goods}</div>`))).toEqual([])
})
