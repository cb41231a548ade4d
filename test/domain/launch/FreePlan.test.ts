import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import * as FreePlan from "../../../src/domain/launch/FreePlan.ts"
import { addWeeks, type Monday, weekOf, weeksBetween } from "../../../src/domain/Week.ts"

const now = Date.parse("2026-11-20T12:00:00Z")
const choose = (taken: Record<string, number>, capacity = 2) =>
  FreePlan.chooseWeek({ now, weeksMin: 6, weeksMax: 8, capacity, taken: (week) => taken[week] ?? 0 })

describe("the free plan's week", () => {
  test("is the first of the window while it has room", () => {
    expect<string | null>(choose({})).toBe("2026-12-28")
    expect<string | null>(choose({ "2026-12-28": 1 })).toBe("2026-12-28")
  })
  test("moves on past full weeks, up to and with the last one", () => {
    expect<string | null>(choose({ "2026-12-28": 2 })).toBe("2027-01-04")
    expect<string | null>(choose({ "2026-12-28": 2, "2027-01-04": 9 })).toBe("2027-01-11")
  })
  test("is none when the whole window is full, or the capacity is 0", () => {
    expect(choose({ "2026-12-28": 2, "2027-01-04": 2, "2027-01-11": 2 })).toBeNull()
    expect(choose({}, 0)).toBeNull()
  })

  test("is always in the window, has room, and no earlier one has", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 20, maxLength: 20 }),
        fc.integer({ min: 1, max: 3 }),
        (instant, weeksMin, span, loads, capacity) => {
          const current = weekOf(instant)
          const taken = (week: Monday) => loads[weeksBetween(current, week)] ?? 0
          const full = (ahead: number) => taken(addWeeks(current, ahead)) >= capacity
          const chosen = FreePlan.chooseWeek({ now: instant, weeksMin, weeksMax: weeksMin + span, capacity, taken })
          const window = Array.from({ length: span + 1 }, (_, step) => weeksMin + step)
          const expected = window.find((ahead) => !full(ahead))
          expect(chosen).toBe(expected === undefined ? null : addWeeks(current, expected))
        }
      )
    )
  })
})

describe("the next week with room", () => {
  const after = weekOf(now)
  test("is never the week itself", () => {
    expect<string | null>(FreePlan.nextWithRoom(after, { capacity: 1, taken: () => 0 })).toBe("2026-11-23")
  })
  test("skips full weeks", () => {
    const taken = (week: Monday) => (week < "2027-01-01" ? 1 : 0)
    expect<string | null>(FreePlan.nextWithRoom(after, { capacity: 1, taken })).toBe("2027-01-04")
  })
  test("gives up after two years of full weeks", () => {
    let asked = 0
    const taken = () => {
      asked++
      return 1
    }
    expect(FreePlan.nextWithRoom(after, { capacity: 1, taken })).toBeNull()
    expect(asked).toBe(FreePlan.FURTHEST_WEEKS)
  })
})
