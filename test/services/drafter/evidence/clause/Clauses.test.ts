import { describe, expect, test } from "bun:test"
import { reworded } from "../../../../../src/services/drafter/evidence/clause/parse/Words.ts"
import { readClauses } from "../../../../../src/services/drafter/evidence/clause/ReadClauses.ts"
import { restatedVeto } from "../../../../../src/services/drafter/evidence/clause/vetoes/Restated.ts"
import { sentencesIn } from "../../../../../src/services/drafter/evidence/clause/voice/SentenceCuts.ts"

const about = { names: ["crumb"], lang: "en" }
const read = (text: string) =>
  readClauses(text, about).map(({ subject, subjectWords, verb }) => [subject, subjectWords.join(" "), verb])

describe("of whom a clause speaks", () => {
  test.each<[string, Array<Array<string | null>>]>([
    [
      "Crumb plans your batches and sends the orders.",
      [
        ["own", "crumb", "plan"],
        ["own", "crumb", "send"]
      ]
    ],
    ["We are based in Ghent.", [["own", "we", "base"]]],
    ["Our dedicated team answers.", [["own", "team", "answer"]]],
    ["The app is translated into 12 languages.", [["own", "app", "translat"]]],
    [
      "Plan batches and order flour.",
      [
        ["none", "", "plan"],
        ["none", "", "order"]
      ]
    ],
    ["Boulangerie Petit, our first customer, was founded in 1987.", [["other", "boulangerie petit", "founden"]]],
    ["Our parent company Malt Group has 320 employees.", [["other", "parent company malt group", "have"]]],
    [
      "In 2011 Otto started Mixmate, which he sold to FlourTech.",
      [
        ["other", "otto", "start"],
        ["other", "he", "sell"]
      ]
    ],
    [
      "The chamber fines doctors who miss calls.",
      [
        ["other", "chamber", "fine"],
        ["other", "doctors", "miss"]
      ]
    ],
    [
      "The protocol that we use is maintained by Google.",
      [
        ["own", "we", "use"],
        ["other", "protocol", "maintain"]
      ]
    ],
    [
      "Crumb helps bakers sell bread.",
      [
        ["own", "crumb", "help"],
        ["other", "you", "sell"]
      ]
    ],
    [
      "Crumb is a tool that plans batches.",
      [
        ["own", "crumb", "be"],
        ["own", "crumb", "plan"]
      ]
    ],
    [
      "Petit is a bakery. It was founded in 1987.",
      [
        ["other", "petit", "be"],
        ["other", "petit", "founden"]
      ]
    ]
  ])("%p", (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe("what a clause says of its deed", () => {
  test.each<[string, Partial<ReturnType<typeof readClauses>[number]>]>([
    ["We plan to release an app next year.", { modal: true }],
    ["Payroll is coming soon.", { modal: true }],
    ["Crumb may one day run there.", { modal: true }],
    ["Crumb can export orders.", { modal: false, tense: "present" }],
    ["Crumb was founded in 2016.", { passive: true, tense: "past" }],
    ["Crumb will print labels.", { tense: "future" }],
    ["Crumb never sells data.", { negated: true }],
    ["Is Crumb free?", { question: true }],
    ['"Crumb doubled our sales," says Claire.', { speech: true }],
    ["People think that Crumb is a bakery.", { speech: true }]
  ])("%p", (text, expected) => {
    expect(readClauses(text, about)[0]).toMatchObject(expected)
  })

  test("what hangs on a plan is planned", () => {
    const clauses = readClauses("We are looking for translators so that Crumb can become available in Japanese.", about)
    expect(clauses.at(-1)).toMatchObject({ subject: "own", modal: true })
  })
})

test("no word is too odd to be read", () => {
  for (const text of ["", "…", "constructor __proto__ toString hasOwnProperty", "日本語", "a".repeat(5000), "\u0000?!"])
    expect(() => readClauses(text, about)).not.toThrow()
})

/** With a pattern that looks back over a whole run for each of its signs, one of these takes minutes. */
describe("a line that is one long run is read to its end", () => {
  test.each(["7", ".", "A", "7-", "Mon-", ". ", "our as ", "1 m "])("of %p", (sign) => {
    const line = `Ovens ${sign.repeat(100_000 / sign.length)}`
    expect(sentencesIn(line).length).toBeGreaterThan(0)
    expect(reworded(line).length).toBeGreaterThan(0)
    expect(restatedVeto("Ovens bake 7 loaves.", [line], ["Acme"])).toBeNull()
  })
})
