/** What describes a site is of what the site is of: its own words again and again, and those of its titles. */
import { describe, expect, test } from "bun:test"
import { drafted, read, shown } from "./Sites.ts"

const parts = ["ferry times", "harbour maps", "tide tables", "wind warnings", "lock openings", "berth prices"]
/** Sailors read much of the same here, in sections that describe nothing by themselves. */
const rest = parts
  .map(
    (part) =>
      `<section><h3>${part}</h3><ul>${["north", "south", "east", "west"].map((side) => `<li>${part}, ${side} coast</li>`).join("")}</ul></section>`
  )
  .join("")
const site = (opening: string, title = "Tidewatch: tide tables and harbour maps") =>
  drafted(shown(`<h1>Tidewatch</h1>${opening}${rest}`, { title }))

describe("a sentence of something beside", () => {
  const stray = "This effort is no flash in the pan for anybody here."
  test("describes nothing, where the site has topics of its own", () => {
    const { fields } = site(`<p>${stray}</p>`)
    expect(fields.description).toBeUndefined()
    expect(fields.short_description).toBeUndefined()
  })
  test("yields to what is of the site's own topic", () => {
    const told = "Tide tables, harbour maps, wind warnings and lock openings come to every boat on the coast."
    expect(site(`<p>${stray}</p><p>${told}</p>`).fields.short_description?.value).toBe(told)
  })
})

describe("is kept, though it has no word of the rest,", () => {
  test.each([
    ["what we do", "We bring calm weather to people who sleep badly."],
    ["what goes by its name", "Tidewatch brings calm weather to people who sleep badly."],
    ["what is ours", "Our little helper brings calm weather to people who sleep badly."]
  ])("%s", (_, said) => {
    expect(site(`<p>${said}</p>`).fields.short_description?.value).toBe(said)
  })
  test("all that a small site says", () => {
    const said = "A quiet planner for people who sleep badly at sea."
    const { fields } = drafted(shown(`<h1>Tidewatch</h1><p>${said}</p>`, { title: "Tidewatch" }))
    expect(fields.short_description?.value).toBe(said)
  })
})

test("where it is and no more is no tagline", () => {
  const { fields } = drafted(shown("<h1>Crumb</h1><p>Our shop is at Mill Street 5, 41012 Carpi today.</p>"))
  expect(fields.tagline).toBeUndefined()
})
test.each([["portal of bakers"], ["the portal for bakers"]])("what it is called is no topic of it: %s", (said) => {
  const again = `Recipes of ${said} are read by bakers. Whoever reads ${said} bakes better. `
  const html = `<html lang="en"><head><title>Bakers Portal</title><meta property="og:site_name" content="Bakers Portal"></head>
  <body><h1>${said}</h1><p>${again}</p><h2>Rye bread</h2><p>${again}</p></body></html>`
  const { name, tags } = drafted(read("https://bakersportal.test/", html)).fields
  expect(name?.value).toBe("Bakers Portal")
  expect((tags?.value ?? []).filter((one) => /portal/iu.test(one))).toEqual([])
})
