import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { type ListingState, newListing } from "../../../../src/domain/listing/ListingStatus.ts"
import { addWeeks, Monday, startsAt } from "../../../../src/domain/Week.ts"
import {
  type Checked,
  graceOf,
  nextCheckAt,
  pace,
  unreachableSteps,
  withoutSilence
} from "../../../../src/services/launches/badge/CheckTimes.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const week = Monday.make("2026-12-28")
const now = Date.parse("2026-11-18T12:00:00Z")

const waiting: ListingState = { status: "awaiting_badge", plan: "free", week, badge: "not_found", launched: false }
const live: ListingState = { status: "live", plan: "free", week, badge: "not_found", launched: true }
const after = (state: ListingState, more: Partial<Checked> = {}) => {
  const at = nextCheckAt({ state, now, queuedAt: null, unreachableAt: null, graceNext: null, ...more })
  return at === null ? null : at - now
}

describe("when a badge is looked for again", () => {
  test("never, where none is owed", () => {
    expect(after(newListing)).toBeNull()
    expect(after({ ...live, plan: "paid" })).toBeNull()
    expect(after({ ...live, status: "removed" })).toBeNull()
  })

  test("daily once it is there", () => {
    expect(after({ ...waiting, status: "scheduled", badge: "found" })).toBe(pace.found)
    expect(after({ ...live, badge: "found" })).toBe(DAY)
  })

  test("at every sweep in the hour after it was queued, then hourly", () => {
    expect(after(waiting, { queuedAt: now - 59 * MINUTE })).toBe(0)
    expect(after(waiting, { queuedAt: now - HOUR })).toBe(HOUR)
  })

  test("once more shortly before its week begins", () => {
    const soon = startsAt(week) - 40 * MINUTE
    expect(nextCheckAt({ state: waiting, now: soon, queuedAt: null, unreachableAt: null, graceNext: null })).toBe(
      startsAt(week) - pace.beforeWeek
    )
  })

  test("hourly in a week that has begun", () => {
    expect(after({ ...waiting, week: addWeeks(week, -10) })).toBe(HOUR)
    expect(after({ ...waiting, status: "scheduled", week: addWeeks(week, -10) })).toBe(HOUR)
  })

  test("a live listing that misses it: daily, or when its grace period takes a turn", () => {
    expect(after(live, { graceNext: now + 3 * DAY })).toBe(DAY)
    expect(after(live, { graceNext: now + 2 * HOUR })).toBe(2 * HOUR)
    expect(after({ ...live, status: "paused" })).toBe(pace.paused)
  })

  test("a silent site: each wait is the next longer one, and a day at most", () => {
    const silent: ListingState = { ...waiting, badge: "unreachable" }
    const waits: Array<number> = []
    let unreachableAt: number | null = null
    let at = now
    for (let turn = 0; turn < 6; turn++) {
      const next = nextCheckAt({ state: silent, now: at, queuedAt: null, unreachableAt, graceNext: null }) ?? 0
      waits.push(next - at)
      unreachableAt = at
      // A sweep comes by up to five minutes late.
      at = next + 4 * MINUTE
    }
    expect(waits).toEqual([...unreachableSteps, DAY, DAY])
  })

  test("always later, if at all", () => {
    const states = fc.record({
      status: fc.constantFrom("awaiting_badge", "scheduled", "live", "paused"),
      plan: fc.constant("free"),
      week: fc.constantFrom(null, week, addWeeks(week, -60)),
      badge: fc.constantFrom("found", "not_found", "unreachable", null),
      launched: fc.boolean()
    } as const)
    const time = fc.option(fc.integer({ min: -100 * DAY, max: 0 }), { nil: null })
    fc.assert(
      fc.property(states, time, time, fc.integer({ min: 1, max: DAY }), (state, queued, silent, ahead) => {
        const wait = after(state, {
          queuedAt: queued === null ? null : now + queued,
          unreachableAt: silent === null ? null : now + silent,
          graceNext: now + ahead
        })
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(DAY)
      })
    )
  })
})

describe("the grace period", () => {
  const turn = (days: number, reminders: number) => {
    const { over, remind } = graceOf({ since: now - days * DAY, reminders }, now, 14)
    return over ? "over" : remind ? "remind" : "wait"
  }

  test("reminds at the half and near the end, once each, and then is over", () => {
    expect([turn(0, 0), turn(6.9, 0), turn(7, 0), turn(7, 1), turn(11.9, 1), turn(12, 1)]).toEqual([
      "wait",
      "wait",
      "remind",
      "wait",
      "wait",
      "remind"
    ])
    expect([turn(13.9, 2), turn(14, 2), turn(14, 0)]).toEqual(["wait", "over", "over"])
  })

  test("says when it takes its next turn", () => {
    const next = (reminders: number, days: number) =>
      ((graceOf({ since: now - days * DAY, reminders }, now, 14).next ?? now) - now) / DAY
    expect(next(0, 0)).toBe(7)
    expect(next(0, 7)).toBe(5)
    expect(next(1, 12)).toBe(2)
    expect(graceOf({ since: now - 14 * DAY, reminders: 2 }, now, 14).next).toBeNull()
  })

  test("stands still while the site cannot be asked", () => {
    const since = now - 5 * DAY
    expect(withoutSilence(since, now - 2 * DAY, now)).toBe(since + 2 * DAY)
    expect(withoutSilence(null, now - 2 * DAY, now)).toBeNull()
    // A clock that was set back neither shortens nor lengthens it.
    expect(withoutSilence(since, now + HOUR, now)).toBe(since)
    expect(withoutSilence(now - HOUR, now - 3 * HOUR, now)).toBe(now)
  })
})
