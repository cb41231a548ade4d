import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { dateIssues, latestMilestone, milestoneChanges } from "../../../src/domain/listing/Milestones.ts"

describe("a date", () => {
  test("may lie two years ahead, to the day", () => {
    const now = Date.parse("2026-11-18T23:59:59Z")
    expect(latestMilestone(now)).toBe("2028-11-18")
    expect(dateIssues("2028-11-18", "date", now)).toEqual([])
    expect(dateIssues("2028-11-19", "date", now)).toMatchObject([{ path: "date", code: "too_late" }])
    expect(latestMilestone(Date.parse("2028-02-29T00:00:00Z"))).toBe("2030-03-01")
  })
})

describe("what a draft changes", () => {
  const one = fc.record({
    date: fc.constantFrom("2026-01-01", "2026-02-02"),
    title: fc.constantFrom("A", "B", "C"),
    description: fc.constant(null),
    url: fc.constant(null)
  })
  const many = fc.array(one, { maxLength: 5 })
  const rows = many.map((all) => all.map((milestone, index) => ({ ...milestone, id: index + 1 })))
  const text = (milestones: ReadonlyArray<object>) =>
    milestones.map((milestone) => JSON.stringify({ ...milestone, id: undefined })).toSorted()

  test("nothing where the draft says what it said", () => {
    fc.assert(
      fc.property(rows, many, (listing, said) => {
        expect(milestoneChanges(listing, said, said)).toEqual({ kept: listing, gone: [], added: [] })
      })
    )
  })
  test("of a listing that has what was said last, all that it says now, each once", () => {
    const once = fc.uniqueArray(one, { selector: (milestone) => JSON.stringify(milestone), maxLength: 5 })
    fc.assert(
      fc.property(rows, once, (listing, said) => {
        const { kept, added } = milestoneChanges(listing, listing, said)
        expect(text([...kept, ...added])).toEqual(text(said))
      })
    )
  })
  test("whatever was never the draft's stays, with its id", () => {
    fc.assert(
      fc.property(rows, many, many, (listing, last, said) => {
        const { kept, gone } = milestoneChanges(listing, last, said)
        expect([...kept, ...gone].toSorted((a, b) => a.id - b.id)).toEqual([...listing])
        for (const row of gone) expect(text(last)).toContain(text([row])[0] ?? "")
      })
    )
  })
  test("what the owner added by hand already is not added again", () => {
    const first = { date: "2026-01-01", title: "A", description: null, url: null }
    expect(milestoneChanges([{ ...first, id: 7 }], [], [first])).toEqual({
      kept: [{ ...first, id: 7 }],
      gone: [],
      added: []
    })
  })
})
