/** The laws of an order, over every product, listings in any state, and bodies of any shape. */
import { describe, expect, test } from "bun:test"
import { Schema } from "effect"
import fc from "fast-check"
import { detailCodes } from "../../../../src/domain/Failure.ts"
import { orderBody } from "../../../../src/domain/money/OrderBody.ts"
import type { Circumstances } from "../../../../src/domain/money/rules/OrderedItems.ts"
import { judgeOrder } from "../../../../src/domain/money/rules/OrderRules.ts"
import { hasPlaces } from "../../../../src/domain/money/WeekPlaces.ts"
import { strict } from "../../../../src/domain/Operation.ts"
import { anyListing, catalogue, current, listingIn, weekAt } from "./Catalogues.ts"
import { buyable, so, usual } from "./Wishes.ts"

const mine = fc.tuple(anyListing(1), anyListing(2)).map(
  ([one, two]): Circumstances["listings"] =>
    new Map([
      [1, one],
      [2, two]
    ])
)

/** Items that are near enough to what can be bought to be sold now and then. */
const week = fc.oneof(
  { arbitrary: fc.integer({ min: -1, max: 13 }).map(weekAt), weight: 5 },
  { arbitrary: fc.constantFrom("soon", "2026-11-25", "2026-02-30"), weight: 1 }
)
const maybe = <A>(value: fc.Arbitrary<A>, freq = 3) => fc.option(value, { nil: undefined, freq })
const options = fc.record(
  {
    size: fc.constantFrom("a4", "a3", "a5"),
    frame: fc.constantFrom("none", "oak", "black"),
    metal: fc.constantFrom("brass", "steel"),
    engraving: fc.string({ maxLength: 45 }),
    copies: fc.integer({ min: -1, max: 1_000_002 }),
    ship_to: fc.string({ maxLength: 20 })
  },
  { requiredKeys: [] }
)
const item = fc
  .record({
    product: fc.constantFrom(...catalogue.keys(), "gold"),
    listing_id: maybe(fc.constantFrom(1, 2, 3), 9),
    week: maybe(week, 2),
    amount_cents: maybe(fc.integer({ min: 1, max: 100_000_000 })),
    categories: maybe(fc.subarray(["sales", "security", "nothing", "analytics"])),
    options: maybe(options)
  })
  .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)))
const items = fc.array(item, { minLength: 1, maxLength: 6 })
const isBody = Schema.is(Schema.Struct({ items: orderBody.items }).annotations(strict))

describe("of any order", () => {
  test("each thing that is wrong has a known code, a place in the body and a sentence", () => {
    fc.assert(
      fc.property(items, mine, (given, listings) => {
        for (const { path, code, message } of judgeOrder(given, so(listings)).details) {
          expect(Object.keys(detailCodes)).toContain(code)
          expect(path).toMatch(/^items(\.\d+\.[a-z_]+(\..+)?)?$/)
          expect(message).not.toBe("")
        }
      })
    )
  })
  test("what nothing is wrong with is a line an item, at the price of its product and choices", () => {
    let sold = 0
    fc.assert(
      fc.property(fc.array(buyable, { minLength: 1, maxLength: 5 }), (given) => {
        const { details, lines } = judgeOrder(given, so(usual))
        if (details.length > 0) return
        sold++
        expect(isBody({ items: given })).toBe(true)
        expect(lines.map(({ product }) => product)).toEqual(given.map(({ product }) => String(product)))
        for (const [index, line] of lines.entries()) {
          const asked = given[index] ?? {}
          const entry = catalogue.get(line.product)
          expect(line.parts.length).toBeGreaterThan(0)
          expect(line.priced.unit_price_cents).toBe(
            entry?.kind === "billboard" ? Number(asked.amount_cents) : Number(entry?.price_cents)
          )
          const choices = line.priced.choices.reduce((sum, { price_cents }) => sum + price_cents, 0)
          expect(line.amountCents).toBe(line.priced.unit_price_cents + choices)
          expect(Number.isSafeInteger(line.amountCents)).toBe(true)
          if (asked.week !== undefined) expect(line.week).toBe(asked.week as never)
          // What has places is always in a week.
          for (const part of line.parts) if (hasPlaces(part.kind)) expect(part.week).not.toBeNull()
        }
      }),
      { numRuns: 1000 }
    )
    expect(sold).toBeGreaterThan(100)
  })
  test("what is wrong stays wrong beside whatever else is asked, unless another launch week mends it", () => {
    const launching = new Set<unknown>(["launch", "launch_bundle", "skip_queue", "relaunch"])
    fc.assert(
      fc.property(items, item, mine, (given, first, listings) => {
        fc.pre(!launching.has(first.product))
        const alone = judgeOrder([first], so(listings)).details
        const others = given.filter(({ product }) => !launching.has(product))
        const together = judgeOrder([first, ...others], so(listings)).details
        expect(together).toEqual(expect.arrayContaining([...alone]))
      })
    )
  })
  test("more places are never given in a week than there are", () => {
    fc.assert(
      fc.property(fc.array(maybe(fc.integer({ min: 0, max: 3 }).map(weekAt)), { maxLength: 20 }), (weeks) => {
        const listings = new Map(
          weeks.map((_, at) => [
            at + 1,
            listingIn(at + 1, { status: "live", plan: "free", week: weekAt(-1), launched: true })
          ])
        )
        const given = weeks.map((chosen, at) => ({
          product: "featured",
          listing_id: at + 1,
          ...(chosen === undefined ? {} : { week: chosen })
        }))
        const { details, lines } = judgeOrder(given, so(listings))
        const full = new Set(details.map(({ path }) => Number(path.split(".")[1])))
        const taken = lines.filter((_, at) => !full.has(at)).map((line) => String(line.week))
        for (const places of Map.groupBy(taken, (one) => one).values()) expect(places.length).toBeLessThanOrEqual(3)
        expect(details.every(({ code }) => code === "week_full")).toBe(true)
      })
    )
  })
})

test("a body of any shape is looked through and never falls over", () => {
  const anything = fc.anything({ withNullPrototype: false, maxDepth: 3 })
  const almost = fc.array(
    fc.oneof(
      item,
      anything,
      fc.record({
        product: fc.constant("launch"),
        week: anything,
        listing_id: anything,
        categories: anything,
        options: anything,
        amount_cents: anything
      })
    ),
    { maxLength: 25 }
  )
  fc.assert(
    fc.property(fc.oneof(anything, almost), mine, (given, listings) => {
      judgeOrder(given, so(listings))
    }),
    { numRuns: 500 }
  )
})

test("a date is a week that can be bought if it is a Monday on offer, and else one thing is wrong with it", () => {
  const listings = new Map([[1, listingIn(1, {})]])
  const days = fc.integer({ min: -40, max: 140 }).map((count) => new Date(Date.parse(current) + count * 86_400_000))
  fc.assert(
    fc.property(days, (day) => {
      const text = day.toISOString().slice(0, 10)
      const { details, lines } = judgeOrder([{ product: "launch", listing_id: 1, week: text }], so(listings))
      const isOffered = day.getUTCDay() === 1 && text > current && text <= weekAt(12)
      expect(details.map(({ path }) => path)).toEqual(isOffered ? [] : ["items.0.week"])
      if (isOffered) expect(lines[0]?.week).toBe(text as never)
    })
  )
})
