/** What holds of some, under a condition or with all that is needed is told so, or not at all. */
import { describe, expect, test } from "bun:test"
import { loosened } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/Loosened.ts"
import { laneOf } from "./LaneOf.ts"

describe("says more by leaving some of it out", () => {
  test.each([
    [
      "If a pot leaks within five years, Acme mends it.",
      "If a pot leaks at the handle within five years, we mend it.",
      "the page says it only under a condition"
    ],
    [
      "Wenn ein Topf undicht wird, tauscht Acme ihn.",
      "Wenn ein Topf am Henkel undicht wird, tauschen wir ihn.",
      "the page says it only under a condition"
    ],
    [
      "Si le vase casse, Acme le remplace.",
      "Si le vase casse au transport, nous le remplaçons.",
      "the page says it only under a condition"
    ],
    [
      "All Acme needs is a phone with a camera.",
      "All Acme needs is a phone with a depth camera.",
      "the page asks for more"
    ],
    ["The fee is paid back by the schools.", "The fee is paid back by some of the public schools.", null],
    [
      "The fee is paid back by the public schools.",
      "The fee is paid back by some of the public schools.",
      "the page says it of some only"
    ],
    [
      "Die Gebühr erstatten die Krankenkassen.",
      "Die Gebühr erstatten einige der Krankenkassen.",
      "the page says it of some only"
    ],
    ["Team costs €9 for each of up to five people.", "Team costs €9 for up to five people.", "no quote says it of each"]
  ])("%s", (lie, quote, reason) => {
    expect(loosened(lie, [quote])).toBe(reason)
  })
  test("by the gate", () => {
    const [quote, lie] = [
      "If a pot leaks at the handle within five years, we mend it.",
      "If a pot leaks within five years, Acme mends it."
    ]
    expect(laneOf("description", "en", lie, [quote])).toBe("refused")
  })
})
describe("of theirs alone", () => {
  test("told of all there are", () => {
    const quote = "No oven we have built for bread holds heat longer than Acme."
    expect(loosened("No oven for bread holds heat longer than Acme.", [quote])).toBe("the page says it of some only")
    expect(loosened("No oven Acme has built for bread holds heat longer.", [quote])).toBeNull()
  })
})
describe("denied of some alone", () => {
  const quote = "We keep no records of readers who pay in cash."
  test("told of all", () => {
    expect(loosened("Acme keeps no records of readers.", [quote])).toBe("the page says it of some only")
    expect(loosened("Acme keeps no records of readers paying in cash.", [quote])).toBeNull()
  })
})
describe("says no more", () => {
  test.each([
    [
      "If a pot leaks at the handle within five years, Acme mends it.",
      "If a pot leaks at the handle within five years, we mend it."
    ],
    [
      "After a form is read, its photo is deleted unless the archive is switched on.",
      "As soon as a form has been read, we delete its photo, unless you've switched on the archive."
    ],
    [
      "You may keep a set for another term if nobody is waiting.",
      "Sets go out for a term, and if nobody is waiting we are happy for you to keep them."
    ],
    ["Las lámparas se montan a mano en Bilbao.", "Todas las lámparas se diseñan y se montan a mano en Bilbao."],
    ["The majority of the pots are made in Delft.", "Most of our pots are made in Delft."],
    ["The Team plan includes alerts.", "Alerts are part of the Team plan."],
    ["Acme encrypts backups and checks each of them.", "Acme encrypts your backups and checks them."],
    ["Team costs €9 for each of five people.", "Team costs €9 per person, for five people."]
  ])("%s", (fair, quote) => {
    expect(loosened(fair, [quote])).toBeNull()
  })
})
