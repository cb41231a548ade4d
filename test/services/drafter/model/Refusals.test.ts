import { describe, expect, test } from "bun:test"
import { Effect, Logger } from "effect"
import { type Candidates, noCandidates, type RefusedValue } from "../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { logRefusals } from "../../../../src/services/drafter/model/RefusalLog.ts"
import { refusalsOf, remembering } from "../../../../src/services/drafter/model/Refusals.ts"
import { by, categories, page } from "../evidence/Pages.ts"

const refusal = (field: RefusedValue["field"], value = "x", reason = "the page says this about a customer") => ({
  field,
  value,
  reason
})
const gatedOf = (refused: ReadonlyArray<RefusedValue>, stands: Partial<Candidates> = {}) => ({
  stands: { ...noCandidates, ...stands },
  refused,
  doubts: []
})
const all = () => true
const nothing = gatedOf([])

describe("an owner is told", () => {
  const city = { fields: { city: by("Ghent", "Ghent") } }
  test("of fields that are blank, or in which other words stand, and of no others", () => {
    const gated = gatedOf([refusal("city"), refusal("stage"), refusal("tags")], { fields: { tags: by(["a"], "a") } })
    const told = refusalsOf({ gated, found: nothing, stands: { ...noCandidates, ...city }, asked: all })
    expect(told.map(({ field }) => field)).toEqual(["stage", "city"])
    const found = gatedOf([refusal("city"), refusal("founders")])
    expect(refusalsOf({ gated: nothing, found, stands: { ...noCandidates, ...city }, asked: all })).toMatchObject([
      { field: "founders" }
    ])
  })
  test("in sentences, each value once, two of a field and twenty in all", () => {
    const many = (["tagline", "usps", "stage"] as const).flatMap((field) =>
      Array.from({ length: 30 }, (_, n) => refusal(field, `Value ${n % 15}`))
    )
    const told = refusalsOf({ gated: gatedOf(many), found: gatedOf(many), stands: noCandidates, asked: all })
    expect(told).toHaveLength(6)
    expect(told[0]).toEqual({
      field: "tagline",
      value: "Value 0",
      reason: "The page says this about a customer."
    })
    const long = refusalsOf({
      gated: gatedOf([refusal("stage", "x".repeat(900), "no quote says: ".padEnd(900, "y"))]),
      found: nothing,
      stands: noCandidates,
      asked: all
    })
    expect(long[0]?.value.length).toBeLessThanOrEqual(200)
    expect(long[0]?.reason.length).toBeLessThanOrEqual(240)
  })
  test("of a doubt that nobody approved of", () => {
    const gated = { ...nothing, doubts: [{ field: "usps" as const, sentence: "Best of all.", quotes: [] }] }
    const [told] = refusalsOf({ gated, found: nothing, stands: noCandidates, asked: all })
    expect(told).toMatchObject({ field: "usps", value: "Best of all." })
    expect(told?.reason).toContain("second look")
  })
  test("of what was asked alone", () => {
    const gated = gatedOf([refusal("city"), refusal("stage")])
    const told = refusalsOf({ gated, found: nothing, stands: noCandidates, asked: (field) => field === "city" })
    expect(told).toMatchObject([{ field: "city" }])
  })
})

test("of all that was tried for a field the first refusal is kept, if the field is blank at the end", () => {
  const { gate, ofBlanks } = remembering(openGate({ pages: [page("Acme sends invoices.")], categories }))
  const trying = (value: string, quote: string) =>
    gate.gate({ ...noCandidates, fields: { city: by(value, quote), name: by("Acme", "Acme") } })
  trying("Ghent", "Acme sends invoices.")
  trying("Bruges", "no such words")
  gate.gate({ ...noCandidates, fields: { tagline: by("Nonsense", "nowhere") } })
  const last = gate.gate({ ...noCandidates, fields: { tagline: by("Acme sends invoices.", "Acme sends invoices.") } })
  expect(ofBlanks(last).refused.map(({ field, value }) => [field, value])).toEqual([["city", "Ghent"]])
})

test("the log has a line with each reason and how often, and none of the values", async () => {
  const lines: Array<unknown> = []
  const logger = Logger.make(({ message }) => void lines.push(message))
  const refused = [
    refusal("usps", "secret words"),
    refusal("usps", "other words"),
    refusal("city", "Ghent", "no quote")
  ]
  await Effect.runPromise(
    Effect.zipRight(logRefusals(refused), logRefusals([])).pipe(
      Effect.provide(Logger.replace(Logger.defaultLogger, logger))
    )
  )
  expect(lines).toEqual([
    [
      "values refused",
      {
        count: 3,
        reasons: [
          { field: "usps", reason: "the page says this about a customer", count: 2 },
          { field: "city", reason: "no quote", count: 1 }
        ]
      }
    ]
  ])
})
