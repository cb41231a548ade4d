/** Old and bare pages: a home page that says nothing of itself, paragraphs marked up as headings, a foot without a head. */
import { describe, expect, test } from "bun:test"
import { readPostal } from "../../../../src/services/drafter/evidence/facts/place/towns/PostalCodes.ts"
import { drafted, read, shown } from "./Sites.ts"

const home = "https://crumb.test/"
const bare = read(home, `<html lang="en"><head><title>Crumb</title></head><body><h1>Crumb</h1></body></html>`)
const about = (body: string) =>
  read(`${home}about`, `<html lang="en"><head><title>About</title></head><body><main>${body}</main></body></html>`)

describe("a home page that tells nothing", () => {
  test("is described by what another page tells of it by name", () => {
    const { fields } = drafted(
      bare,
      about("<h1>Press kit</h1><p>Crumb is a quiet city builder played with one hand.</p>")
    )
    expect(fields.short_description?.value).toBe("Crumb is a quiet city builder played with one hand.")
    expect(fields.tagline?.value).toBe("Crumb is a quiet city builder played with one hand.")
    expect(fields.description?.value).toBe("Crumb is a quiet city builder played with one hand.")
  })

  test("is not described by what another page tells of others, or of prices", () => {
    const { fields } = drafted(
      bare,
      about("<h1>About</h1><p>Harbourside Mill grinds flour for bakers in the north.</p>")
    )
    expect(fields.description).toBeUndefined()
    expect(fields.tagline).toBeUndefined()
  })

  test("is asked for first where it does tell something", () => {
    const told = shown("<h1>Crumb</h1><p>Crumb bakes bread for people who get up late.</p>", { title: "Crumb" })
    const { fields } = drafted(told, about("<p>Crumb is a bakery for the whole of the valley.</p>"))
    expect(fields.short_description?.value).toBe("Crumb bakes bread for people who get up late.")
  })
})

describe("a paragraph", () => {
  const long =
    "We bake bread for the people of the valley, with flour from the mill next door, and bring it to your gate before you get up."
  test("that is marked up as a heading is one all the same", () => {
    const { fields } = drafted(shown(`<h1>Crumb</h1><h4>${long}</h4>`, { title: "Crumb" }))
    expect(fields.description?.value).toBe(long)
  })

  test.each(["Who are we?", "What do we do?", "Wer sind wir?", "Qui sommes-nous ?", "¿Quiénes somos?"])(
    "below %p is no answer to a visitor",
    (question) => {
      const { fields } = drafted(shown(`<h2>${question}</h2><p>${long}</p>`, { title: "Crumb" }))
      expect(fields.short_description?.value).toBe(long)
    }
  )

  test("that sends to another page describes nothing", () => {
    const text = "See our memberships page for details."
    const { fields } = drafted(shown(`<h1>Crumb</h1><p>${text}</p>`, { title: "Crumb" }))
    expect(fields.description?.value).not.toBe(text)
    expect(fields.short_description).toBeUndefined()
  })

  test("above the line of copyright is none of its foot", () => {
    const text = `${long} ${long.replace("We bake", "We also sell")}`
    const { fields } = drafted(
      shown(`<h3>Crumb</h3><div><div><p>${text}</p></div><div><p>© 2026 Crumb</p></div></div>`, { title: "Crumb" })
    )
    expect(fields.description?.value).toContain("We bake bread")
  })
})

describe("a line over the page", () => {
  test.each(["Membership special!", "Summer sale", "Unsere neuen Angebote"])("%p is an offer of these days", (line) => {
    expect(drafted(shown(`<h1>${line}</h1>`, { title: "Crumb" })).fields.tagline).toBeUndefined()
  })

  test("with its full stop is a sentence, and no name", () => {
    const page = read(
      "https://bake24.test/",
      `<html lang="en"><head><title>Crumb — Bake Like a Monk</title></head><body><main><h1>Bake Like<br>A <span>Monk.</span></h1>
      <p>Crumb handles dough and oven in one system for people who bake.</p><div>Today's oven</div></main></body></html>`
    )
    expect(drafted(page).fields.tagline?.value).toBe("Bake Like A Monk.")
  })

  test("that tells the hours is no tagline", () => {
    const page = shown("<h1>Crumb</h1><p>Monday to Sunday, 8AM to 6PM, is when we are open.</p>", { title: "Crumb" })
    expect(drafted(page).fields.tagline).toBeUndefined()
  })
})

test("an address is not what a site is called", () => {
  const page = read(
    "https://crumb-bread.test/",
    `<html lang="de"><head><title>"Crumb Bread" – Brot aus dem Tal - www.crumb-bread.test</title>
    <meta property="og:site_name" content="www.crumb-bread.test"></head><body><h1>"Crumb Bread" – Brot aus dem Tal</h1></body></html>`
  )
  expect(drafted(page).fields.name?.value).toBe("Crumb Bread")
})

test("the year of a date is no postal code", () => {
  expect(readPostal("Febrary 13th, 2025 Plaftorms", null, "en")).toBeNull()
  expect(readPostal("Lane 13, 2025 Neuchâtel", null, "en")?.city).toBe("Neuchâtel")
})
