import { expect, test } from "bun:test"
import fc from "fast-check"
import { followLimits, newsDueAt } from "../../../src/domain/people/Follow.ts"
import { day, hour } from "../../../src/domain/Week.ts"

const times = fc.integer({ min: Date.parse("2020-01-01T00:00:00Z"), max: Date.parse("2100-01-01T00:00:00Z") })

test("a digest is due at the next morning of its period, never at once and never later than one period", () => {
  fc.assert(
    fc.property(times, times, (now, toldAt) => {
      for (const [choice, period] of [
        ["daily", day],
        ["weekly", 7 * day]
      ] as const) {
        const due = newsDueAt(choice, now, toldAt) ?? 0
        expect(due).toBeGreaterThan(now)
        expect(due - now).toBeLessThanOrEqual(period)
        expect(new Date(due).getUTCHours()).toBe(followLimits.digestHour)
        expect(due % hour).toBe(0)
        if (choice === "weekly") expect(new Date(due).getUTCDay()).toBe(1)
        // Whatever comes before it is due with it.
        expect(newsDueAt(choice, due - 1, null)).toBe(due)
      }
    })
  )
})

test("each update is told at once, unless its product was told of within the quiet hours", () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -3 * day, max: 3 * day }), (now, ago) => {
      const toldAt = now - ago
      const due = newsDueAt("each", now, toldAt) ?? 0
      expect(due).toBeGreaterThanOrEqual(now)
      // A clock that was set back keeps nobody waiting for longer than the quiet hours.
      expect(due - now).toBeLessThanOrEqual(followLimits.quietHours * hour)
      expect(due === now).toBe(ago >= followLimits.quietHours * hour)
    })
  )
  expect(newsDueAt("each", 5, null)).toBe(5)
  expect(newsDueAt("none", 5, null)).toBeNull()
})
