/** Figures of revenue: whole cents of a day that has come and is not long ago. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { monthsBefore, revenueIssues } from "../../../src/domain/launch/RevenueFigures.ts"

const codes = (cents: number, as_of: string, months = 12) =>
  revenueIssues({ cents, as_of }, "2026-11-18", months).map(({ path, code }) => `${path} ${code}`)

describe("a figure", () => {
  test.each([
    [0, "2026-11-18"],
    [1_200_000, "2025-11-18"],
    [1_000_000_000_000, "2026-01-01"]
  ])("of %p cents on %p is one", (cents, day) => expect(codes(cents, day)).toEqual([]))

  test.each([
    [-1, "2026-11-18", ["cents invalid_type"]],
    [0.5, "2026-11-18", ["cents invalid_type"]],
    [Number.NaN, "2026-11-18", ["cents invalid_type"]],
    [1_000_000_000_001, "2026-11-18", ["cents invalid_type"]],
    [1, "2026-11-19", ["as_of too_late"]],
    [1, "2025-11-17", ["as_of too_early"]],
    [1, "2026-02-30", ["as_of invalid_format"]],
    [-1, "soon", ["cents invalid_type", "as_of invalid_format"]]
  ])("of %p cents on %p is none", (cents, day, said) => expect(codes(cents, day)).toEqual(said))
})

test("months before a day are the same day, or the last of a shorter month", () => {
  expect(monthsBefore("2026-11-18", 12)).toBe("2025-11-18")
  expect(monthsBefore("2026-03-31", 1)).toBe("2026-02-28")
  expect(monthsBefore("2028-03-31", 1)).toBe("2028-02-29")
  expect(monthsBefore("2027-01-05", 13)).toBe("2025-12-05")
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 120 }), (at, months) => {
      const date = at.toISOString().slice(0, 10)
      const before = monthsBefore(date, months)
      const [year = 0, month = 0] = before.split("-").map(Number)
      const [thatYear = 0, thatMonth = 0] = date.split("-").map(Number)
      expect(thatYear * 12 + thatMonth - (year * 12 + month)).toBe(months)
      expect(before.slice(8) <= date.slice(8)).toBe(true)
    })
  )
})
