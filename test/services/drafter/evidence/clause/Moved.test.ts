/** Figures and deeds that a sentence gives to another than the page does; beside each what says the same in other words. */
import { describe, expect, test } from "bun:test"
import { movesFigures } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/Moved.ts"
import { laneOf } from "./LaneOf.ts"

const swapped: ReadonlyArray<readonly [lie: string, fair: string, quote: string, lang: string]> = [
  [
    "Concert from £940, tenor from £1,260, baritone from £1,080.",
    "Concert from £940, tenor from £1,080, baritone from £1,260.",
    "Concert from £940, tenor from £1,080, baritone from £1,260. A hard case is £95 extra.",
    "en"
  ],
  ["Small €9, large €4.", "Small €4, large €9.", "Small €4, large €9.", "en"],
  [
    "The small box holds 9 jars and the large one 4.",
    "The small box holds 4 jars and the large one 9.",
    "The small box holds 4 jars, the large one 9.",
    "en"
  ],
  [
    "9 for the small box, 4 for the large one.",
    "4 for the small box, 9 for the large one.",
    "4 for the small box, 9 for the large one.",
    "en"
  ],
  [
    "Die kleine Kiste fasst 9 Gläser, die große 4.",
    "Die kleine Kiste fasst 4 Gläser, die große 9.",
    "Die kleine Kiste fasst 4 Gläser, die große 9.",
    "de"
  ],
  [
    "Le petit panier coûte 9 €, le grand 4 €.",
    "Le petit panier coûte 4 €, le grand 9 €.",
    "Le petit panier coûte 4 €, le grand 9 €.",
    "fr"
  ],
  [
    "La caja pequeña lleva 9 tarros, la grande 4.",
    "La caja pequeña lleva 4 tarros, la grande 9.",
    "La caja pequeña lleva 4 tarros, la grande 9.",
    "es"
  ]
]
describe("a figure stays with what it is of", () => {
  test.each(swapped)("%s", (lie, fair, quote, lang) => {
    expect(laneOf("description", lang, lie, [quote])).toBe("refused")
    expect(laneOf("description", lang, fair, [quote])).not.toBe("refused")
  })
  test.each([
    ["Acme keeps 4 jars in the small box and 9 in the large.", "The small box keeps 4 jars, the large box keeps 9."],
    ["Boxes hold 4 jars (small) or 9 (large).", "The small box holds 4 jars, the large box holds 9."],
    ["Founded in 2016, Acme has 12 bakers.", "Acme was founded in 2016 and has 12 bakers."]
  ])("in whichever order it is told: %s", (sentence, quote) => {
    expect(movesFigures(sentence, [quote], ["Acme"])).toBe(false)
  })
})

describe("a deed stays with whoever does it", () => {
  test.each([
    ["Customers delete their call logs after 30 days.", "We delete call logs after 30 days."],
    ["You have to delete your call logs after 30 days.", "We delete call logs after 30 days."],
    ["Acme writes your playbook and you apply it.", "The rules are yours: you write the playbook, Acme applies it."],
    ["Acme writes your playbook.", "You write the playbook, Acme applies it."]
  ])("%s", (lie, quote) => {
    expect(laneOf("description", "en", lie, [quote])).toBe("refused")
  })
  test.each([
    ["You can export invoices to CSV.", "Acme exports invoices to CSV."],
    ["You write the playbook and Acme applies it.", "You write the playbook, Acme applies it."],
    ["You need to bring your own gear.", "You have to bring your own gear."]
  ])("told so, or as what one is able to: %s", (sentence, quote) => {
    expect(laneOf("description", "en", sentence, [quote])).not.toBe("refused")
  })
})
