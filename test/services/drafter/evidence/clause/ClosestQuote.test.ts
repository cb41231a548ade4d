/** Quotes that stand for other sentences of a value turn none that another quote says by itself. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, ...quotes: ReadonlyArray<string>) => laneOf("description", "en", sentence, quotes)
const dashboards = "Acme's dashboards bring daily and weekly sales trends together for shop owners."
const sentence = "Shop owners see daily and weekly sales trends together on Acme's dashboards."

describe("what one of its quotes says", () => {
  test("is for somebody else to tell, whatever the other quotes say", () => {
    expect(lane(sentence, dashboards)).not.toBe("refused")
    const others = ["Acme never sells the data of a shop to anyone.", "Exports to the tax office are only for Pro."]
    expect(lane(sentence, dashboards, ...others)).not.toBe("refused")
  })
  test.each([
    [
      "it is joined to what another says",
      "Acme scans receipts and sends them to your accountant.",
      ["Acme scans receipts.", "Acme sends a report to your accountant."]
    ],
    [
      "the page denies it",
      "Acme stores the pages of a shop.",
      [
        "Acme records how fast a shop answers.",
        "It does not store the pages of a shop.",
        "Owners read the figures in the morning."
      ]
    ],
    [
      "the page answers no",
      "Yes, Acme takes the place of Tally, Abacus and any other till.",
      [
        "No, Acme is made to stand beside your till.",
        "Acme works with Tally, Abacus and any other till.",
        "Owners like it."
      ]
    ],
    [
      "the page plans it",
      "Acme keeps the books of law firms.",
      [
        "Acme tracks the time of law firms.",
        "We plan to keep the books of law firms from autumn on.",
        "Acme runs in the browser."
      ]
    ]
  ])("is refused where %s", (_, said, quotes) => expect(lane(said, ...quotes)).toBe("refused"))
})
