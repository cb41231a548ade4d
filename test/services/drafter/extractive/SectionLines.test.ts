/** Headings that are of a part of a page, of others or of a place: none is the line under a name. */
import { describe, expect, test } from "bun:test"
import { isList, isTagline } from "../../../../src/services/drafter/extractive/telling/TaglineForm.ts"
import { withoutPageLabel } from "../../../../src/services/drafter/extractive/words/LineWords.ts"
import { drafted, shown } from "./Sites.ts"

const tagline = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields.tagline?.value
const parts = `<section><h2>Rye bread for every table of the valley</h2><p>Rye bread keeps for a week on any table.</p></section>
  <section><h2>Ovens</h2><p>Our ovens burn at night, and the rye bread of the valley comes out at six.</p></section>
  <section><h2>Schools</h2><p>We bring rye bread to the tables of nine schools, and to cafés of the valley.</p></section>
  <section><h2>Tins</h2><p>Tins are lent for the week, and rye bread goes into them for the tables of guests.</p></section>
  <section><h2>Flour</h2><p>Flour of the valley is milled slowly, and sold by the sack beside the rye bread.</p></section>`

describe("a tagline", () => {
  test("is no heading of a part below, where the page opens with nothing", () => {
    expect(
      tagline(
        `<section class="hero"><h1>Homepage</h1><h6>Come in and sit down with us.</h6><a class="btn" href="/book">Book now</a></section>${parts}`
      )
    ).not.toBe("Rye bread for every table of the valley")
  })
  test("is the same heading where it is seen first", () => {
    expect(tagline(`<h1>Rye bread for every table of the valley</h1>${parts}`)).toBe(
      "Rye bread for every table of the valley"
    )
  })
  test("is none of the further headings of the first level, where one is seen first", () => {
    const welcome = `<section class="hero"><h1>Welcome to Crumb</h1></section>`
    expect(
      tagline(`${welcome}${parts}<section><h1>Baking beyond the kitchen</h1><p>On Mondays.</p></section>`)
    ).not.toBe("Baking beyond the kitchen")
  })

  test.each([
    "Our Oven Brands",
    "Our coffee suppliers",
    "Unsere Ofen Hersteller",
    "Nos marques de fours",
    "17 baking tins you need right now",
    "10 reasons to bake at home",
    "7 Tipps für besseres Brot",
    "أفران Desert Bread Tours & Camps",
    "Linden, Ohio · In Person & Online",
    "The bakery",
    "La boulangerie",
    "クラムへようこそ！",
    "Wir freuen uns auf Ihren Besuch in der Backstube.",
    "Let me help you find the right bread for your table."
  ])("is not %s", (text) => {
    expect(isTagline(text, "crumb")).toBe(false)
  })
  test.each([
    "Our bread, your table",
    "Our bakery for clients",
    "One place for 12 teams",
    "7 workshops for young bakers",
    "The bread brand that customers love",
    "خبز بلدي من Crumb",
    "The bakery for night owls",
    "Rye and spelt · baked at night",
    "Let bread rise by itself"
  ])("may be %s", (text) => {
    expect(isTagline(text, "crumb")).toBe(true)
  })
  test("is no greeting in a sentence", () => {
    expect(isTagline("Welcome to Crumb, the bakery of the whole valley.", "crumb")).toBe(false)
    expect(isTagline("Welcome the night with fresh bread", "crumb")).toBe(true)
  })

  test("keeps the names of places large, as the pages write them", () => {
    const body = "<h1>RYE BREAD FOR THE PEOPLE OF LINDAU</h1><p>We bake rye bread in old Lindau every night.</p>"
    expect(tagline(body)).toBe("Rye bread for the people of Lindau")
  })
})

test.each([
  ["Homepage - Crumb bakes rye bread.", "Crumb bakes rye bread."],
  ["Startseite | Crumb backt Roggenbrot.", "Crumb backt Roggenbrot."],
  ["Home is where rye bread is.", "Home is where rye bread is."],
  ["Home-baked rye bread", "Home-baked rye bread"]
])("what a page is called does not open what it says: %s", (summary, said) => {
  expect(withoutPageLabel(summary)).toBe(said)
})

test("a number of a department is for those who search", () => {
  expect(isList("Restaurant et bar à Vias (34)")).toBe(true)
  expect(isList("Les fours (12) du fournil")).toBe(false)
})
