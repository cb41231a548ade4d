/** What comes first stays first, whatever word says so and whichever clause leads. */
import { describe, expect, test } from "bun:test"
import { changesOrder as changes } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/sides/Sequence.ts"
import { laneOf } from "./LaneOf.ts"

const changesOrder = (sentence: string, texts: ReadonlyArray<string>) => changes(sentence, texts, ["Acme"])

describe("the other way round", () => {
  test.each([
    [
      "Before the doctor reads the form, the lamp is switched on.",
      "The doctor reads the form before the lamp is switched on."
    ],
    [
      "The lamp is switched on before the doctor reads the form.",
      "The doctor reads the form before the lamp is switched on."
    ],
    [
      "The doctor reads the form after the lamp is switched on.",
      "The doctor reads the form before the lamp is switched on."
    ],
    [
      "Erst wenn das Holz bestellt ist, wird die Skizze gemalt.",
      "Erst wenn die Skizze gemalt ist, wird das Holz bestellt."
    ],
    ["Pagamos la fianza después de que entregas la llave.", "Pagamos la fianza antes de que entregas la llave."],
    [
      "On lave les pommes dès que le jus est pressé.",
      "Le jus est pressé dès que les pommes sont lavées : on lave d'abord."
    ],
    ["Bells are tried on a bench before being cast by hand.", "Bells are cast by hand and then tried on a bench."],
    ["Letters are posted and then sealed by Acme.", "Acme seals letters before they are posted."],
    ["Bakers read every order before Acme does.", "Acme reads every order before your bakers do."],
    ["De lijm droogt voordat het hout is geschuurd.", "Het hout is geschuurd voordat de lijm droogt."],
    ["Weil die Öfen heißer sind, reift der Teig länger.", "Weil der Teig länger reift, sind die Öfen heißer."],
    ["The dough rests because the ovens are cold.", "Because the dough rests, the ovens are cold."]
  ])("%s", (lie, quote) => {
    expect(changesOrder(lie, [quote])).toBe(true)
  })
  test("by the gate", () => {
    const [quote, lie] = [
      "The doctor reads the form before the lamp is switched on.",
      "Before the doctor reads the form, the lamp is switched on."
    ]
    expect(laneOf("description", "en", lie, [quote])).toBe("refused")
  })
})
describe("as the page has it", () => {
  test.each([
    [
      "Before the lamp is switched on, the doctor reads the form.",
      "The doctor reads the form before the lamp is switched on."
    ],
    [
      "The lamp is switched on once the doctor has read the form.",
      "The doctor reads the form before the lamp is switched on."
    ],
    ["Wenn die Skizze gemalt ist, wird das Holz bestellt.", "Erst wenn die Skizze gemalt ist, wird das Holz bestellt."],
    [
      "A reminder three weeks before the deadline when the pot is low",
      "If your pot is too low before a deadline, Acme sends a reminder three weeks ahead."
    ],
    ["Letters are sealed by Acme and then posted.", "Acme seals letters before they are posted."],
    ["Lamps, forms and doctors", "The doctor reads the form before the lamp is switched on."]
  ])("%s", (fair, quote) => {
    expect(changesOrder(fair, [quote])).toBe(false)
  })
})
describe("what is done instead", () => {
  test("the other way round", () => {
    const [quote, lie] = [
      "Instead of drying wood in the sun, Acme heats it in an oven.",
      "Instead of heating it in an oven, Acme dries wood in the sun."
    ]
    expect(changesOrder(lie, [quote])).toBe(true)
    expect(laneOf("description", "en", lie, [quote])).toBe("refused")
    expect(
      changesOrder("Acme trocknet in der Sonne, statt im Ofen zu heizen.", [
        "Acme heizt im Ofen, statt in der Sonne zu trocknen."
      ])
    ).toBe(true)
  })
  test("as the page has it", () => {
    const quote = "Instead of drying wood in the sun, Acme heats it in an oven."
    expect(changesOrder("Acme heats wood in an oven instead of drying it in the sun.", [quote])).toBe(false)
  })
})
