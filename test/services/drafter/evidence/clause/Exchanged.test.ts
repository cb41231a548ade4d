/** How, where and from what one thing is done is not how another is. */
import { describe, expect, test } from "bun:test"
import { exchanges } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/sides/Exchanged.ts"
import { laneOf } from "./LaneOf.ts"

describe("each with what belongs to the other", () => {
  test.each([
    [
      "Locked with a key, the gate can be opened again by phone.",
      "A gate locked by phone can be opened again with a key."
    ],
    ["Acme presses in Bonn and bottles in Ghent.", "Acme bottles in Bonn and presses in Ghent."],
    ["Gepresst mit Stein und gefüllt von Hand.", "Gefüllt mit Stein und gepresst von Hand."]
  ])("%s", (lie, quote) => {
    expect(exchanges(lie, [quote])).toBe(true)
  })
  test("by the gate", () => {
    const [quote, lie] = [
      "A gate locked by phone can be opened again with a key.",
      "Locked with a key, the gate can be opened again by phone."
    ]
    expect(laneOf("description", "en", lie, [quote])).toBe("refused")
  })
})
test.each([
  [
    "Opened again with a key, the gate can be locked by phone.",
    "A gate locked by phone can be opened again with a key."
  ],
  ["Acme presses and bottles in Bonn.", "Acme bottles in Bonn and presses in Bonn."],
  ["Acme bottles by hand and presses in Bonn.", "Acme presses by hand in Bonn and bottles there."]
])("%s", (fair, quote) => {
  expect(exchanges(fair, [quote])).toBe(false)
})
