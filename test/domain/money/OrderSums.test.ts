/** From what was wished for to the last cent that goes back: nothing is made and nothing is lost on the way. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { type Refundable, shareRefund } from "../../../src/domain/money/RefundShares.ts"
import { judgeOrder } from "../../../src/domain/money/rules/OrderRules.ts"
import { vatOn } from "../../../src/domain/money/VatRules.ts"
import { buyable, so, usual } from "./rules/Wishes.ts"

const gross = (lines: ReadonlyArray<Refundable>) => lines.reduce((sum, { net, vat }) => sum + net + vat, 0)
/** Of a line, or of any sum, as a share of what is left. */
const refund = fc.oneof(
  fc.record({ line: fc.nat(19) }),
  fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }) })
)

test("of 10,000 orders the lines and their VAT are the total, and refunds in any order end at nothing", () => {
  fc.assert(
    fc.property(
      fc.array(buyable, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 2700 }).map((hundredths) => hundredths / 100),
      fc.array(refund, { maxLength: 10 }),
      (given, rate, refunds) => {
        const { details, lines } = judgeOrder(given, so(usual))
        fc.pre(details.length === 0)
        const amounts = lines.map(({ amountCents }) => amountCents)
        const tax = vatOn(amounts, rate)
        const subtotal = amounts.reduce((sum, cents) => sum + cents, 0)
        let left: ReadonlyArray<Refundable> = amounts.map((net, at) => ({ net, vat: tax.parts[at] ?? -1 }))
        const total = subtotal + tax.total
        expect(gross(left)).toBe(total)
        expect(Number.isSafeInteger(total)).toBe(true)
        // Rounded once; line by line it would be off by half a cent a line at most.
        const apart = amounts.reduce((sum, cents) => sum + Math.round((cents * Math.round(rate * 100)) / 10_000), 0)
        expect(Math.abs(apart - tax.total)).toBeLessThanOrEqual(amounts.length / 2)

        let back = 0
        const giveBack = (shares: ReadonlyArray<Refundable>) => {
          back += gross(shares)
          left = left.map(({ net, vat }, at) => ({
            net: net - (shares[at]?.net ?? 0),
            vat: vat - (shares[at]?.vat ?? 0)
          }))
          for (const { net, vat } of left) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0)
          expect(back + gross(left)).toBe(total)
        }
        for (const one of refunds) {
          if ("share" in one) giveBack(shareRefund(Math.floor(gross(left) * one.share), left))
          else giveBack(left.map((line, at) => (at === one.line % left.length ? line : { net: 0, vat: 0 })))
        }
        giveBack(shareRefund(gross(left), left))
        expect([gross(left), back]).toEqual([0, total])
      }
    ),
    { numRuns: 10_000, maxSkipsPerRun: 100 }
  )
}, 120_000)
