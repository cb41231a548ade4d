/** Of all lines of a site those that stand for it are chosen by what is true of them, and not by where the first one stands. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { worthOf } from "../../../../src/services/drafter/extractive/choosing/Choice.ts"
import weights from "../../../../src/services/drafter/extractive/choosing/weights.json"
import { drafted, read, shown } from "./Sites.ts"

const fieldsOf = (body: string, head: Parameters<typeof shown>[1] = {}) => drafted(shown(body, head)).fields

const told = "Crumb is a bookkeeping app for small bakeries that reads receipts from a photo."
const more =
  "<section><h2>Receipts</h2><p>Photograph receipts at the till and the bookkeeping is done.</p></section><section><h2>Bakeries</h2><p>Small bakeries see what flour costs them.</p></section>"

describe("what a site is stands for it", () => {
  test.each([
    ["below a mood", `<h1>Sleep better tonight</h1><p>${told}</p>${more}`],
    [
      "behind a tale",
      `<h1>Crumb</h1><p>In March the oven of our neighbour broke at four in the morning.</p><p>${told}</p>${more}`
    ],
    [
      "behind the world",
      `<h1>Hello early birds</h1><p>Most people never see a receipt again.</p><p>${told}</p>${more}`
    ],
    [
      "in an answer about it",
      `<h1>Sleep better tonight</h1>${more}<section><h2>What is Crumb?</h2><p>${told}</p></section>`
    ]
  ])("%s", (_, body) => {
    const fields = fieldsOf(body)
    expect(fields.short_description?.value).toBe(told)
  })

  test("in its title", () => {
    const title = "Crumb – Bookkeeping for small bakeries"
    expect(fieldsOf(`<h1>Sleep better tonight</h1>${more}`, { title }).tagline?.value).toBe(
      "Bookkeeping for small bakeries"
    )
  })
})

describe("does not stand for it", () => {
  test("what somebody asks who visits", () => {
    const body =
      "<h1>Crumb</h1><section><h2>May I bring a dog?</h2><p>Bakeries with a bookkeeping app welcome every dog.</p></section>"
    expect(fieldsOf(body).short_description).toBeUndefined()
  })
  test("an item of a list, where nothing else is told", () => {
    expect(
      fieldsOf("<h1>Crumb</h1><ul><li>bookkeeping app for bakeries</li><li>flour</li></ul>").short_description
    ).toBeUndefined()
  })
  test("what a review says", () => {
    const body = `<h1>Crumb</h1><h2>What our customers say</h2><blockquote>${told}</blockquote>`
    expect(fieldsOf(body).short_description).toBeUndefined()
  })
})

describe("where no line says what it is", () => {
  const moods = [
    "Mornings begin long before the street wakes up.",
    "Our neighbours have been with us through every winter.",
    "There is a song in a warm kitchen.",
    "Some days the rain never stops.",
    "Good things take the time they take.",
    "People remember a smell longer than a face.",
    "A table is where stories are told.",
    "Nobody hurries on a Sunday.",
    "What matters is who you share it with.",
    "The light in October is our favourite.",
    "Hands know more than words.",
    "We never forget where we came from."
  ]
  const pageOf = (some: ReadonlyArray<string>, more = "") =>
    `<h1>Crumb</h1>${more}${some.map((text) => `<section><h2>${text.slice(0, 12)}</h2><p>${text}</p></section>`).join("")}`

  test("of many none stands for it, however short or long", () => {
    const fields = fieldsOf(pageOf(moods))
    expect(fields.tagline).toBeUndefined()
    expect(fields.short_description).toBeUndefined()
    expect(fields.description).toBeUndefined()
  })
  test("of many one that begins with the name and says what that is does, wherever it stands", () => {
    const last = "<section><h2>And so</h2><p>Crumb is a ledger kept by hand.</p></section>"
    const page = `${pageOf(moods)}${last}`
    expect(fieldsOf(page).tagline?.value).toBe("Crumb is a ledger kept by hand.")
    expect(fieldsOf(page.replace("Crumb is a ledger", "It is a ledger")).tagline).toBeUndefined()
  })
  test("of a few the best does", () => {
    expect(moods).toContain(fieldsOf(pageOf(moods.slice(0, 4))).short_description?.value ?? "")
  })
  test("of many the best is no description where it is brief, unless it says what the product is", () => {
    const brief = "Crumb reads the receipts of small bakeries from a photo and keeps their books."
    const long = `${brief} Photograph receipts at the till, and the bookkeeping of the bakery is done by the evening.`
    expect(fieldsOf(pageOf(moods, `<p>${long}</p>`)).description?.value).toBe(long)
    expect(fieldsOf(pageOf(moods, `<p>${brief}</p>`)).description).toBeUndefined()
    expect(fieldsOf(pageOf(moods.slice(0, 4), `<p>${brief}</p>`)).description?.value).toBe(brief)
    expect(fieldsOf(pageOf(moods, `<p>${told}</p>`)).description?.value).toBe(told)
  })
  test("nor are many a hindrance to the one that says it", () => {
    expect(fieldsOf(pageOf(moods, `<p>${told}</p>`)).short_description?.value).toBe(told)
  })
})

test("an address with a broken escape is read like any other", () => {
  const home = shown("<h1>Crumb</h1>")
  const beside = read(
    "https://crumb.test/%E0%A4%A/about",
    "<title>About</title><p>Crumb keeps the books of small bakeries.</p>"
  )
  expect(drafted(home, beside).fields.short_description?.value).toBe("Crumb keeps the books of small bakeries.")
})

test("whatever is chosen stands on the page", () => {
  const sentence = fc.constantFrom<string>(
    told,
    "Welcome!",
    "Most people never see a receipt again.",
    "Call us today.",
    "We bake at night.",
    "Bookkeeping for bakeries",
    "From 9 € a month",
    "Crumb keeps receipts for bakeries."
  )
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), (sentences) => {
      const body = sentences.map((one, at) => (at % 3 === 0 ? `<h2>${one}</h2>` : `<p>${one}</p>`)).join("")
      const { tagline, short_description } = fieldsOf(`<h1>Crumb</h1>${body}`)
      for (const one of [tagline, short_description]) if (one !== undefined) expect(sentences).toContain(one.value)
    }),
    { numRuns: 40 }
  )
})

test("a line is worth what its traits are worth together, each as far as it is true", () => {
  const traits = new Map([
    ["in a list", 1],
    ["again", 0.5],
    ["nobody knows", 1]
  ])
  expect(worthOf(traits, { "in a list": -1, again: 3 })).toBeCloseTo(0.5)
})

test.each(Object.entries(weights))("%s has learned from traits that lines have", (_, learned) => {
  const { "by rule": ruled, empty } = learned
  expect(ruled).toBeGreaterThan(0)
  expect(empty).toBeLessThan(0)
  for (const weight of Object.values(learned)) expect(Math.abs(weight)).toBeLessThan(5)
})
