/** A deed stays with its doer, a figure with its measure, a name with its thing, and what is set apart stays apart. */
import { describe, expect, test } from "bun:test"
import { takesContrary, takesInExcepted } from "../../../../../src/services/drafter/evidence/clause/links/Contrasted.ts"
import { governsOtherwise } from "../../../../../src/services/drafter/evidence/clause/links/Governed.ts"
import { measuresOtherwise } from "../../../../../src/services/drafter/evidence/clause/links/Measured.ts"
import { swapsNames } from "../../../../../src/services/drafter/evidence/clause/links/SwappedNames.ts"
import { tongueNamed } from "../../../../../src/services/drafter/evidence/clause/tongues/TongueOf.ts"
import type { ReadLanguage } from "../../../../../src/services/drafter/evidence/clause/words/Languages.ts"
import { laneOf } from "./LaneOf.ts"

type Said = readonly [sentence: string, quotes: string, lang: ReadLanguage]
const split = (quotes: string) => quotes.split(" | ")
const names = ["acme"]

const governs: ReadonlyArray<Said> = [
  ["Tom Reed gives the talks.", "Ines Reed gives the talks and her brother Tom keeps the shop.", "en"],
  ["Tomás Vega da las charlas.", "Inés Vega da las charlas del sábado y su hermano Tomás cuida la tienda nueva.", "es"],
  ["Acme lifts the stones and bills you separately.", "The crane firm, Hart Hoists, bills you separately.", "en"],
  ["Acme possède 90 barques.", "La ville de Mons possède 90 barques, et c'est Acme qui les répare.", "fr"],
  ["Vous montrez chaque pièce à la potière.", "La potière vous montre chaque pièce.", "fr"],
  ["The next guest on the list texts Acme.", "Acme texts the next guest on the list.", "en"]
]
describe("a deed given to another doer", () => {
  test.each([...governs])("%s", (lie, quotes, lang) => {
    expect(governsOtherwise(lie, split(quotes), tongueNamed(lang), names)).toBe(true)
    expect(laneOf("description", lang, lie, split(quotes))).toBe("refused")
  })
  test.each([
    ["Ines Reed gives the talks.", "Ines Reed gives the talks and her brother Tom keeps the shop.", "en"],
    ["You are shown every piece by the potter.", "The potter shows you every piece.", "en"],
    ["Guests are texted by Acme.", "Acme texts guests.", "en"],
    ["Acme keeps the books.", "Together with Sage, Xero and Lexware Acme keeps the books.", "en"],
    ["Je Boot fallen zwei Euro an.", "Zwei Euro je Boot", "de"]
  ] as const)("fair: %s", (sentence, quotes, lang) => {
    expect(governsOtherwise(sentence, split(quotes), tongueNamed(lang), names)).toBe(false)
  })
})

const measured: ReadonlyArray<Said> = [
  ["Acme ties about 18 brooms a day.", "We tie four brooms a day and about 18 a week.", "en"],
  ["Each shelf has six rows of 54 pegs.", "Each shelf has 54 pegs in six rows.", "en"],
  ["The walk to Heron Rock and back is 3 miles.", "It is 3 miles to Heron Rock, and a boat brings all back.", "en"],
  ["Support answers within one day.", "Support answers within one working day.", "en"],
  ["Der Dienst antwortet in zwei Tagen.", "Der Dienst antwortet in zwei Werktagen.", "de"],
  ["Le plombier arrive dans les deux heures.", "Le plombier vient dans le créneau de deux heures choisi.", "fr"],
  ["The plumber arrives within two hours.", "The plumber comes at a slot of two hours of your choice.", "en"],
  ["Quotes are sent within two hours, at weekends too.", "Quotes are sent within two hours on weekdays.", "en"],
  ["Seit Herbst bietet Acme auch Öfen an.", "Ab Herbst bieten wir auch Öfen an.", "de"],
  ["On réserve avec l'application.", "Cet automne, vous pourrez réserver avec l'application.", "fr"]
]
describe("another measure of what the page measures", () => {
  test.each([...measured])("%s", (lie, quotes, lang) => {
    expect(measuresOtherwise(lie, split(quotes), tongueNamed(lang), names)).not.toBeNull()
    expect(laneOf("description", lang, lie, split(quotes))).toBe("refused")
  })
  test.each([
    ["Four brooms are tied a day.", "We tie four brooms a day and about 18 a week.", "en"],
    ["The 54 pegs of each shelf stand in six rows.", "Each shelf has 54 pegs in six rows.", "en"],
    ["Support answers within one business day.", "Support answers within one working day.", "en"],
    ["Quotes are sent from Monday to Friday.", "Quotes are sent on weekdays.", "en"],
    ["Acme runs on Linux.", "Acme runs on Linux, with Windows coming next year.", "en"],
    ["La livraison se fait sous 24 heures.", "Livraison dans les 24 heures.", "fr"]
  ] as const)("fair: %s", (sentence, quotes, lang) => {
    expect(measuresOtherwise(sentence, split(quotes), tongueNamed(lang), names)).toBeNull()
  })
})

describe("what the page sets apart", () => {
  test.each([
    ["Neither potatoes nor bulbs can be sent abroad.", "Potatoes cannot be sent abroad, but bulbs can.", "en"],
    ["Las hierbas y las flores tienen certificado.", "Las hierbas tienen certificado; las flores, todavía no.", "es"]
  ] as const)("%s", (lie, quotes, lang) => {
    expect(takesContrary(lie, split(quotes))).toBe(true)
    expect(laneOf("description", lang, lie, split(quotes))).toBe("refused")
  })
  test.each([
    ["Bulbs can be sent abroad.", "Potatoes cannot be sent abroad, but bulbs can."],
    ["Potatoes cannot be sent abroad.", "Potatoes cannot be sent abroad, but bulbs can."],
    ["User data is never sold.", "Do you sell my data? No, and we never will."]
  ])("fair: %s", (sentence, quotes) => {
    expect(takesContrary(sentence, [quotes])).toBe(false)
  })
})

test("one of the first is not the first", () => {
  expect(
    laneOf("description", "fr", "Acme est le premier atelier de la région.", [
      "Acme est l'un des premiers ateliers de la région."
    ])
  ).toBe("refused")
})

describe("a name put where the page puts another", () => {
  const lies: ReadonlyArray<Said> = [
    [
      "Your piano can stay in a heated hall in Nether Combe.",
      "Your piano can stay in our heated hall at Pinnock Wharf. | Acme has depots in Brackwater and Nether Combe.",
      "en"
    ],
    ["Marek Novak does the plating.", "Dean Holt does the plating and Marek Novak the signwriting.", "en"],
    [
      "Ponemos un puesto en el mercado medieval de Sigüenza.",
      "Tenemos el taller en Sigüenza y un puesto en el mercado medieval de Hita.",
      "es"
    ],
    [
      "Le centraline vengono assemblate a Faenza.",
      "Progettiamo tutto a Faenza; le centraline vengono poi assemblate a Brno.",
      "it"
    ],
    [
      "Paul Garnier fabrique ses violons à Crémone.",
      "Paul Garnier a appris son métier à Crémone et fabrique ses violons à Mirecourt.",
      "fr"
    ]
  ]
  test.each([...lies])("%s", (lie, quotes, lang) => {
    expect(swapsNames(lie, split(quotes), tongueNamed(lang), names)).toBe(true)
    expect(laneOf("description", lang, lie, split(quotes))).toBe("refused")
  })
  test.each([
    [
      "The hall at Pinnock Wharf is heated.",
      "Your piano can stay in our heated hall at Pinnock Wharf. | Acme has depots in Brackwater and Nether Combe.",
      "en"
    ],
    ["Acme has depots in Nether Combe and Brackwater.", "Acme has depots in Brackwater and Nether Combe.", "en"],
    ["Cases are printed in Vermont.", "All our cases are printed in Brattleboro, Vermont, on recycled paper.", "en"],
    ["El taller de Sigüenza.", "Tenemos el taller en Sigüenza y un puesto en el mercado medieval de Hita.", "es"]
  ] as const)("fair: %s", (sentence, quotes, lang) => {
    expect(swapsNames(sentence, split(quotes), tongueNamed(lang), names)).toBe(false)
  })
})

describe("what the page leaves out, taken in", () => {
  test.each([
    ["A lost bell costs £40, even where it was stolen.", "A lost bell costs £40, except where it was stolen."],
    ["The alarm sounds even with the phone on silent.", "The alarm sounds, unless your phone is set to silent."],
    ["Wir kommen auch samstags.", "Wir kommen jeden Tag außer samstags."]
  ])("%s", (lie, quotes) => {
    expect(takesInExcepted(lie, [quotes])).toBe(true)
  })
  test.each([
    ["The alarm sounds even at night.", "The alarm sounds, unless your phone is set to silent."],
    [
      "The alarm sounds even at night, unless your phone is silent.",
      "The alarm sounds at night, unless your phone is silent."
    ]
  ])("fair: %s", (sentence, quotes) => {
    expect(takesInExcepted(sentence, [quotes])).toBe(false)
  })
})
