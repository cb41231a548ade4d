/** Money that goes back adds up: over the lines, into net and VAT, in one go or in many. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { type Refundable, shareRefund } from "../../../src/domain/money/RefundShares.ts"

const cents = fc.integer({ min: 0, max: 5_000_000 })
const lines = fc.array(fc.record({ net: cents, vat: fc.integer({ min: 0, max: 1_300_000 }) }), {
  minLength: 1,
  maxLength: 20
})
const sum = (all: ReadonlyArray<Refundable>) => all.reduce((total, { net, vat }) => total + net + vat, 0)

test("shares add up to what goes back, and none is more than its line has left", () => {
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (left, part) => {
      const given = Math.floor(sum(left) * part)
      const shares = shareRefund(given, left)
      expect(sum(shares)).toBe(given)
      for (const [at, { net, vat }] of shares.entries()) {
        expect(net).toBeGreaterThanOrEqual(0)
        expect(vat).toBeGreaterThanOrEqual(0)
        expect(net).toBeLessThanOrEqual(left[at]?.net ?? 0)
        expect(vat).toBeLessThanOrEqual(left[at]?.vat ?? 0)
      }
    }),
    { numRuns: 2000 }
  )
})

test("all that is left gives exactly that", () => {
  fc.assert(fc.property(lines, (left) => expect(shareRefund(sum(left), left)).toEqual(left)))
})

test("any number of refunds one after another empties the lines and never overdraws one", () => {
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 12 }), (start, refunds) => {
      let left: ReadonlyArray<Refundable> = start
      const back = (given: number) => {
        const shares = shareRefund(given, left)
        left = left.map(({ net, vat }, at) => ({
          net: net - (shares[at]?.net ?? 0),
          vat: vat - (shares[at]?.vat ?? 0)
        }))
        expect(left.every(({ net, vat }) => net >= 0 && vat >= 0)).toBe(true)
      }
      for (const given of refunds) back(Math.min(given, sum(left)))
      back(sum(left))
      expect(sum(left)).toBe(0)
    })
  )
})
