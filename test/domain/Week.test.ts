import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import fc from "fast-check"
import * as Week from "../../src/domain/Week.ts"

const at = (text: string) => Date.parse(text)
const parsed = (text: string, now = at("2026-11-20T12:00:00Z")): string =>
  Either.match(Week.parse(text, now), { onLeft: (failure) => failure.message, onRight: (week) => week })

/** Instants of the calendar, whole milliseconds. */
const instant = fc.integer({ min: Week.startsAt(Week.firstWeek), max: Week.endsAt(Week.lastWeek) - 1 })
const monday = instant.map(Week.weekOf)

describe("the week of an instant", () => {
  test.each([
    ["2026-11-15T23:59:59.999Z", "2026-11-09"],
    ["2026-11-16T00:00:00.000Z", "2026-11-16"],
    ["2026-11-22T23:59:59.999Z", "2026-11-16"],
    ["2026-11-23T00:00:00.000Z", "2026-11-23"],
    // The same instant written with an offset is still Sunday in UTC.
    ["2026-11-16T00:30:00+01:00", "2026-11-09"],
    // Across New Year, and over a leap day.
    ["2027-01-01T12:00:00Z", "2026-12-28"],
    ["2028-03-01T00:00:00Z", "2028-02-28"],
    // Both nights of the European and the American change of clocks.
    ["2026-03-29T01:30:00Z", "2026-03-23"],
    ["2026-10-25T01:30:00Z", "2026-10-19"],
    ["2026-11-01T06:30:00Z", "2026-10-26"]
  ])("%s lies in %s", (when, week) => {
    expect<string>(Week.weekOf(at(when))).toBe(week)
    expect<string>(Week.weekOf(new Date(when))).toBe(week)
  })

  test("a change of clocks does not change the length of a week, whatever the local zone", () => {
    fc.assert(fc.property(monday, (week) => Week.endsAt(week) - Week.startsAt(week) === 7 * 86_400_000))
  })

  test("every instant lies in exactly the week it is said to lie in, and that week starts on a Monday", () => {
    fc.assert(
      fc.property(instant, (millis) => {
        const week = Week.weekOf(millis)
        expect(Week.startsAt(week)).toBeLessThanOrEqual(millis)
        expect(Week.endsAt(week)).toBeGreaterThan(millis)
        expect(new Date(Week.startsAt(week)).getUTCDay()).toBe(1)
        expect(new Date(`${Week.endsOn(week)}T00:00:00Z`).getUTCDay()).toBe(0)
        expect(Week.state(week, millis)).toBe("current")
      })
    )
  })

  test("outside the calendar it is the nearest week; not a number throws", () => {
    expect(Week.weekOf(-1e15)).toBe(Week.firstWeek)
    expect(Week.weekOf(8e15)).toBe(Week.lastWeek)
    expect(Week.endsOn(Week.lastWeek)).toBe("9999-12-26")
    expect(() => Week.weekOf(Number.NaN)).toThrow()
  })
})

describe("counting weeks", () => {
  test("there and back again", () => {
    fc.assert(
      fc.property(monday, fc.integer({ min: -500, max: 500 }), (week, count) => {
        const there = Week.addWeeks(week, count)
        fc.pre(there !== Week.firstWeek && there !== Week.lastWeek)
        expect(Week.weeksBetween(week, there)).toBe(count)
        expect(Week.addWeeks(there, -count)).toBe(week)
      })
    )
  })

  test("the dates sort as the weeks do", () => {
    fc.assert(fc.property(monday, monday, (a, b) => a < b === Week.startsAt(a) < Week.startsAt(b)))
  })

  test("a step over the edge stays on it", () => {
    expect(Week.addWeeks(Week.lastWeek, 1)).toBe(Week.lastWeek)
    expect(Week.addWeeks(Week.firstWeek, -1)).toBe(Week.firstWeek)
  })

  test("six to eight weeks from November 2026 cross the year's 53rd week", () => {
    const now = Week.weekOf(at("2026-11-20T00:00:00Z"))
    expect([6, 7, 8].map((count) => Week.addWeeks(now, count) as string)).toEqual([
      "2026-12-28",
      "2027-01-04",
      "2027-01-11"
    ])
  })
})

describe("past, current, future", () => {
  const week = Week.Monday.make("2026-11-16")
  test.each([
    ["2026-11-15T23:59:59.999Z", "future"],
    ["2026-11-16T00:00:00.000Z", "current"],
    ["2026-11-22T23:59:59.999Z", "current"],
    ["2026-11-23T00:00:00.000Z", "past"]
  ] as const)("at %s it is %s", (when, state) => {
    expect(Week.state(week, at(when))).toBe(state)
  })
})

describe("reading a week", () => {
  test.each([
    ["this", "2026-11-16"],
    ["next", "2026-11-23"],
    ["last", "2026-11-09"],
    ["2026-11-16", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2024-02-29", "2024-02-26"],
    ["2027-01-03", "2026-12-28"],
    ["1970-01-05", "1970-01-05"],
    ["9999-12-26", "9999-12-20"]
  ])("%s is the week of %s", (text, week) => {
    expect(parsed(text)).toBe(week)
  })

  test.each(["", "This", "today", "2026-11-31", "2023-02-29", "2026-00-10", "2026-13-01", "2026-1-1", "20261116"])(
    "`%s` is no date",
    (text) => {
      expect(parsed(text)).toBe("must be `this`, `next`, `last` or a date, as YYYY-MM-DD")
    }
  )
  test.each(["2026-W47", " 2026-11-16", "2026-11-16T00:00:00Z", "+002026-11-16", "２０２６-11-16"])(
    "`%s` is no date either",
    (text) => {
      expect(parsed(text)).toContain("YYYY-MM-DD")
    }
  )
  test.each(["0001-01-01", "1969-12-31", "1970-01-04", "9999-12-27", "9999-12-31"])(
    "%s is off the calendar",
    (text) => {
      expect(parsed(text)).toBe("must lie between 1970-01-05 and 9999-12-26")
    }
  )

  test("any date reads as the week it lies in; any other text is refused, never thrown", () => {
    fc.assert(
      fc.property(instant, (millis) => parsed(new Date(millis).toISOString().slice(0, 10)) === Week.weekOf(millis))
    )
    fc.assert(fc.property(fc.string(), (text) => Either.isEither(Week.parse(text, 0))))
  })

  test("only the date of a Monday is a Monday", () => {
    expect(() => Week.Monday.make("2026-11-17")).toThrow()
    expect(() => Week.Monday.make("9999-12-27")).toThrow()
    expect(() => Week.Monday.make("1969-12-29")).toThrow()
  })
})

describe("ISO week numbers", () => {
  test.each([
    ["2026-11-16", "2026-W47"],
    ["2026-12-28", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2024-12-30", "2025-W01"],
    ["2020-12-28", "2020-W53"],
    ["2018-12-31", "2019-W01"],
    ["1970-01-05", "1970-W02"]
  ])("the week of %s is %s", (week, label) => {
    expect(Week.label(Week.Monday.make(week))).toBe(label)
  })

  test("numbers count up by one and begin again at 1, after 52 or 53", () => {
    fc.assert(
      fc.property(monday, (week) => {
        fc.pre(week !== Week.lastWeek)
        const { year, number } = Week.isoWeek(week)
        const next = Week.isoWeek(Week.addWeeks(week, 1))
        if (next.year === year) expect(next.number).toBe(number + 1)
        else {
          expect(next).toEqual({ year: year + 1, number: 1 })
          expect([52, 53]).toContain(number)
        }
      })
    )
  })
})
