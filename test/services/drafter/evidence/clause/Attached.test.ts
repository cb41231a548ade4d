/** What a comma hangs on somebody's name is told of them, whatever stands first. */
import { describe, expect, test } from "bun:test"
import { attachesOtherwise } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/Attached.ts"
import { laneOf } from "./LaneOf.ts"

const takes = (sentence: string, ...texts: ReadonlyArray<string>) => attachesOtherwise(sentence, texts, ["Acme"])

describe("taken from whom the page tells it of", () => {
  test.each([
    [
      "With hinges from Petit, Acme has made doors since 1930.",
      "Our hinges come from Petit, who has made doors since 1930."
    ],
    ["Founded in Ghent, Acme ships its lamps with Petit.", "Acme ships its lamps with Petit, founded in Ghent."],
    [
      "Acme, an insurer licensed by the state, covers every trip with Petit.",
      "Every trip is covered by Petit, an insurer licensed by the state."
    ],
    [
      "Approuvé par deux laboratoires, Acme chauffe avec la pompe Petit.",
      "Acme chauffe avec Petit, une pompe qui a été approuvée par deux laboratoires."
    ],
    [
      "Acme, gelagert in einem Keller in Trier, ist nach DIN 77200 geprüft.",
      "Acme wird in einem Keller in Trier gelagert, der nach DIN 77200 geprüft ist."
    ],
    ["Dal 1960 Acme vende barche costruite da Petit.", "Vendiamo barche costruite da Petit, aperto dal 1960."]
  ])("%s", (lie, quote) => {
    expect(takes(lie, quote)).toBe(true)
  })
  test("by the gate", () => {
    const [quote, lie] = [
      "Our hinges come from Petit, who has made doors since 1930.",
      "With hinges from Petit, Acme has made doors since 1930."
    ]
    expect(laneOf("description", "en", lie, [quote])).toBe("refused")
  })
})

describe("told of whom the page tells it of", () => {
  test.each([
    [
      "Petit, who has made doors since 1930, makes our hinges.",
      "Our hinges come from Petit, who has made doors since 1930."
    ],
    [
      "Trips are covered by Petit, a licensed insurer.",
      "Every trip is covered by Petit, an insurer licensed by the state."
    ],
    [
      "Petit, which made doors as early as 1930, is where the hinges come from.",
      "Our hinges come from Petit, who has made doors since 1930."
    ],
    [
      "Acme, which runs in Bonn, keeps files for ten years.",
      "We make Acme, which runs in Bonn and keeps files for ten years."
    ],
    ["Acme sells coffee, a cake and bread.", "We sell bread, a cake and coffee."],
    [
      "Un tavolo nuovo, levigato a mano su carta fine, richiede tre giorni.",
      "Il tavolo nuovo, che leviga a mano su carta fine il nonno, richiede tre giorni."
    ],
    ["La carta è tagliata in bottega, con lame nuove.", "La carta la tagliamo noi, qui in bottega, con lame nuove."],
    [
      "Every trip is covered by Petit, the insurer licensed by the state.",
      "Every trip is covered by Petit, an insurer licensed by the state."
    ]
  ])("%s", (fair, quote) => {
    expect(takes(fair, quote)).toBe(false)
  })
})

describe("given to whom the page does not tell it of", () => {
  test("what the house says itself", () => {
    const quotes = ["Built with the bakers of Ghent.", "We call it a patient oven."]
    const lie = "Built with the bakers of Ghent, who call it a patient oven."
    expect(takes(lie, ...quotes)).toBe(true)
    expect(laneOf("description", "en", lie, quotes)).toBe("refused")
  })
  test("what it is and does", () => {
    const quotes = ["Acme ist die Werkstatt für Trier.", "Wir reparieren Räder bei Ihnen zu Hause."]
    expect(takes("Acme ist eine Werkstatt für Trier, die Räder zu Hause repariert.", ...quotes)).toBe(false)
  })
  test("what they say", () => {
    const quotes = ["Built with the bakers of Ghent.", "The bakers call it a patient oven."]
    expect(takes("Built with the bakers of Ghent, who call it a patient oven.", ...quotes)).toBe(false)
  })
})
