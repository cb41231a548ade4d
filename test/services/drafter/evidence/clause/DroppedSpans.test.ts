/** How long something holds goes with what holds so long. */
import { describe, expect, test } from "bun:test"
import { dropsSpan } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/Spans.ts"
import { laneOf } from "./LaneOf.ts"

const kept = ["The album stays online for five years.", "Guests can add photographs for one month."]
describe("told without how long it holds, beside what holds otherwise", () => {
  test.each([
    ["For five years the album stays online and guests can add photographs.", kept],
    [
      "Bis zu fünf Jahren bleibt das Album online, und Gäste laden Fotografien hoch.",
      ["Das Album bleibt bis zu fünf Jahren online.", "Gäste laden bis zu zwei Wochen Fotografien hoch."]
    ],
    [
      "Tot vijf jaar blijft het album online en kan er worden gefotografeerd.",
      ["Het album blijft tot vijf jaar online.", "Fotograferen kan tot een maand."]
    ]
  ])("%s", (lie, texts) => {
    expect(dropsSpan(lie, texts)).toBe(true)
  })
  test("by the gate", () => {
    const lie = "For five years the album stays online and guests can add photographs."
    expect(laneOf("description", "en", lie, kept)).toBe("refused")
  })
})
describe("told with it, or not at all", () => {
  test.each([
    ["The album stays online for five years, and guests can add photographs for one month.", kept],
    ["The album stays online for five years.", kept],
    [
      "Lamps come with a four-year guarantee and can be sent back within 60 days.",
      ["All lamps are guaranteed for four years.", "Send them back within 60 days."]
    ],
    [
      "The fruit is cut at dawn and dried within a day.",
      ["We cut at dawn.", "All fruit is dried within 24 hours of that."]
    ],
    ["Guests can add photographs to the album.", kept]
  ])("%s", (fair, texts) => {
    expect(dropsSpan(fair, texts)).toBe(false)
  })
})
