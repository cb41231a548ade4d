/** Sums in sentences that no known wording tells: read where what stands around them makes them likely, and no rule speaks against it. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "../facts/FactPages.ts"

const told = (main: string, lang = "en", more = "") => {
  const pages = [homeOfCrumb(more, lang), crumb({ lang, path: "services", main: `<h1>Lessons</h1>${main}` })]
  const { fields } = extract(openGate({ pages, categories: [] }), []).stands
  return { summary: fields.pricing_summary?.value, model: fields.pricing_model?.value }
}

describe("a sentence of what is asked for", () => {
  test.each([
    ["An afternoon at the wheel is £42, and £30 for anyone under fourteen.", "en"],
    ["Comptez 42 € pour un après-midi au tour, 30 € pour les moins de quatorze ans.", "fr"],
    ["La tarde en el torno sale por 42 €, y por 30 € para los menores de catorce años.", "es"]
  ])("%p", (sentence, lang) => {
    expect(told(`<p>${sentence}</p>`, lang).summary).toBe(sentence)
  })
  test("alone, of its paragraph", () =>
    expect(
      told("<p>An afternoon at the wheel is £42, and £30 for anyone under fourteen. Aprons are here.</p>")
    ).toEqual({
      summary: "An afternoon at the wheel is £42, and £30 for anyone under fourteen.",
      model: undefined
    }))
})

describe("none", () => {
  const asked = "An afternoon at the wheel is £42, and £30 for anyone under fourteen."
  test.each([
    ["of another house", "Brandhof next door asks £80 for the same afternoon."],
    ["that was spent", "Last year the roof set us back £4,200, and the neighbours gave £600 of it."],
    ["that was saved", "A customer saved £600 in one winter."],
    ["that was given", "We were given £5,000 by the county, which bought the second kiln."],
    ["of another time", "Until May it was £30, from June it will be £45."],
    ["of something else by its name", "Ovenly is £42, and £30 for anyone under fourteen."],
    ["that changes", "The first month is £42, and £30 for anyone under fourteen."],
    ["that is worked out", "Total for the afternoon at the wheel: £42, and £30 for anyone under fourteen."],
    ["that is denied", "An afternoon at the wheel is never a matter of £42 for anyone."],
    ["right after one of others", `Other tools are priced by the head. ${asked}`]
  ])("%s", (_, sentence) => expect(told(`<p>${sentence}</p>`)).toEqual({ summary: undefined, model: undefined }))
  test("of how it is paid, where something is free besides", () => {
    const free = "<p>Crumb is free for schools and costs nothing at home.</p>"
    const monthly = "Sole traders keep their books with us for £9 a month."
    expect(told(`<p>${monthly}</p>`)).toEqual({ summary: monthly, model: "subscription" })
    expect(told(`<p>${monthly}</p>`, "en", free).model).not.toBe("subscription")
  })
  test.each(["Lost key", "Locker", "What our office costs", "Baker, full time", "Delivery"])(
    "that a label alone is of: %s",
    (label) => {
      for (const main of [`<p>${label}</p><p>€40 a month</p>`, `<p>${label}: €40</p>`, `<h2>${label}</h2><p>€40</p>`])
        expect(told(main)).toEqual({ summary: undefined, model: undefined })
    }
  )
  test.each(["Evening class: £28", "Family ticket: £35"])("where %s beside it would be left out", (line) => {
    expect(told(`<p>${asked}</p>`).summary).toBe(asked)
    expect(told(`<p>${asked}</p><p>${line}</p>`).summary).not.toBe(asked)
  })
  test("that is a wage", () =>
    expect(told("<p>An assistant at the wheel is on £28,000 a year, and £30,000 after the first.</p>").summary).toBe(
      undefined
    ))
  test("of a catalogue", () => {
    const things = Array.from({ length: 61 }, (_, at) => `<p>Bowl ${at} is ${at + 20} £, and £30 for the lid.</p>`)
    expect(told(things.join("")).summary).toBeUndefined()
  })
})

test("sums that are paid again and again say so themselves", () =>
  expect(told("<p>A share of the oven is £42 a month, and £30 a month for anyone under fourteen.</p>").model).toBe(
    "subscription"
  ))
