/** What a home page shows first under a heading that announces nothing; and what stands there that is no feature. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "../../evidence/facts/FactPages.ts"

const card = (name: string, told: string) => `<div class="card"><h3>${name}</h3><p>${told}</p></div>`
const told = "Made for you each morning by six."
const names = ["Rising plans", "Oven rotas", "Flour orders"]
const grid = (some: ReadonlyArray<string>) => `<div>${some.map((name) => card(name, told)).join("")}</div>`
const row = (name: string) => `<tr><td>${name}</td><td>${told}</td></tr>`
const table = `<table>${names.map(row).join("")}</table>`
const led = (some: ReadonlyArray<string>) =>
  `<ul>${some.map((name) => `<li><strong>${name}</strong> ${told}</li>`).join("")}</ul>`

/** More words than a heading has that announces. */
const long = "Somebody forgot the starter on a Friday. It was probably you."

const featuresOfPage = (page: ReturnType<typeof homeOfCrumb>) =>
  extract(openGate({ pages: [page], categories: [] }), []).stands.fields.features?.value ?? []
const featuresOf = (html: string, lang = "en") => featuresOfPage(homeOfCrumb(html, lang))

describe("what it can do, under a heading that announces nothing", () => {
  test("cards below a long heading and a paragraph", () => {
    const over = `<h2>${long}</h2><p>Doughs wait for nobody.</p>`
    expect(featuresOf(`${over}${grid(names)}`)).toEqual(names)
  })
  test("things that go by their kind, in nouns with capitals", () => {
    const kinds = ["Das Kleine", "Das Lange", "Die Runde"]
    expect(featuresOf(`<h2>Unsere Brote</h2>${grid(kinds)}`, "de")).toEqual(kinds)
  })
  test("rows of a table, even where the page has no heading, and entries with a bold lead", () => {
    expect(featuresOfPage(crumb({ main: `<p>Crumb plans the bakes of bakeries.</p>${table}` }))).toEqual(names)
    expect(featuresOf(`<h2>And this</h2>${led(names)}`)).toEqual(names)
  })
  test("where it says what is done or found there, further down as well", () => {
    const before = `<h2>Next Fridays</h2><ul><li>5 December</li><li>19 December</li></ul><h2>Good to know</h2><p>${told}</p>`
    expect(featuresOf(`${before}<h2>What we bake</h2>${grid(names)}`)).toEqual(names)
    expect(featuresOf(`${before}<h2>À bord, vous trouverez</h2>${grid(names)}`, "fr")).toEqual(names)
    expect(featuresOf(`${before}<h2>What we believe</h2>${grid(names)}`)).toEqual([])
  })
  test("whatever line stands under the title as a heading, and whatever is headed by nothing but headings", () => {
    const opening =
      '<section class="hero"><h1>Bread minds itself.</h1><h2>Out now in all of Ghent</h2><p>Free to try.</p></section>'
    const over = "<h3>Our first oven</h3><h3>Crumb One</h3><h2>A look inside</h2><p>It bakes while you sleep.</p>"
    expect(featuresOfPage(crumb({ main: `${opening}${over}${grid(names)}` }))).toEqual(names)
  })
  test.each([
    ["reasons", `<h2>Why this matters to bakers, to millers and to whoever eats</h2>${grid(names)}`],
    ["work that was done", `<h2>Latest projects</h2>${grid(names)}`],
    ["those it is for", `<h2>${long}</h2>${grid(["For bakers", "For millers", "For cafés"])}`],
    ["days", `<h2>${long}</h2>${grid(["5 December", "19 December", "9 January"])}`],
    ["keys", `<h2>${long}</h2>${grid(["Ctrl + Alt + A", "Ctrl + Alt + B", "Ctrl + Alt + C"])}`],
    ["goods", `<h2>Loved</h2><div>${names.map((name) => card(name, "€ 12")).join("")}</div>`],
    [
      "words in bold that begin a sentence",
      `<h2>And this</h2>${led(names).replaceAll(`</strong> Made`, "</strong> made")}`
    ]
  ])("but not %s", (_, html) => {
    expect(featuresOf(html)).toEqual([])
  })
})
