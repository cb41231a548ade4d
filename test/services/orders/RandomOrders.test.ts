/** Sixty orders (ORDERS: another number) of anything at any price, through the database: what is agreed is paid, and all of it can go back. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Either } from "effect"
import type { Order } from "../../../src/domain/money/Order.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { wrongInBooks } from "../../support/Books.ts"
import {
  begin,
  bill,
  germanConsumer,
  ledgerOf,
  openShop,
  orderNow,
  orderOf,
  refund,
  tell
} from "../../support/Buying.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveListing } from "../../support/SavedListing.ts"
import { type ScriptedGateway, scriptedGateway } from "../../support/ScriptedGateway.ts"
import { dice } from "../../support/StripeMail.ts"
import { basketsOf } from "../money/Baskets.ts"

const count = Number(process.env.ORDERS ?? 60)
let app: TestApp
let shop: ScriptedGateway
beforeAll(async () => {
  shop = scriptedGateway()
  app = await testApp({ now: "2026-11-18T10:00:00Z", work: false, payments: shop.gateway })
  await raiseLimits(app)
  await basketsOf(app).setting("rate_limit.checkout_per_hour", 1_000_000)
}, 60_000)
afterAll(() => app.close())

const random = dice(2026)
const upTo = (most: number) => Math.floor(random() * most)
const oneOf = <A>(all: readonly [A, ...ReadonlyArray<A>]): A => all[upTo(all.length)] ?? all[0]
/** Prices that round badly, cheap and dear. */
const price = () => oneOf([1, 3, 33, 333, 1234, 9900, 24_999, 7_654_321])

test("of each the lines and their VAT are the total, and refunds in any order end at nothing", async () => {
  const buyer = await app.user()
  const listing = await saveListing(app, { ownerId: buyer.id, host: "random.example", columns: columns.live })
  await query(
    app,
    "insert into awards (week, place, listing_id, votes, decided_at) values ('2020-01-06', 1, $1, 3, now())",
    [listing]
  )
  const wish = (): object =>
    oneOf([
      () => ({ product: "billboard_min", listing_id: listing, amount_cents: 1 + upTo(oneOf([50, 5000, 100_000_000])) }),
      () => ({ product: "done_for_you", listing_id: listing }),
      () => ({
        product: "trophy_print",
        listing_id: listing,
        options: { size: oneOf(["a4", "a3"]), frame: oneOf(["none", "oak"]), ship_to: "Harbour Road 1" }
      })
    ])()
  let events = 0
  let outside = 0
  const held = async (order: Order, expected: number) => expect(await ledgerOf(app, order)).toBe(expected)

  for (let n = 0; n < count; n++) {
    // Prices move from order to order.
    await openShop(app, { billboard_min: 1, done_for_you: price(), trophy_print: price() })
    const order = await orderOf(app, buyer, Array.from({ length: 1 + upTo(6) }, wish))
    await bill(app, order, { ...germanConsumer, country: oneOf(["DE", "HU", "FI", "LU", "US", "NL"]) })
    const agreed = await orderNow(app, buyer, order)
    const sum = (of: "amount_cents" | "vat_cents") => agreed.lines.reduce((all, line) => all + line[of], 0)
    expect([sum("amount_cents"), sum("vat_cents"), sum("amount_cents") + sum("vat_cents")]).toEqual([
      agreed.subtotal_cents,
      agreed.vat.amount_cents,
      agreed.total_cents
    ])
    await begin(app, order)
    const session = shop.latest()
    expect(session.amountCents).toBe(agreed.total_cents)
    shop.pay(session.id)
    await tell(app, { id: `evt_${++events}`, type: "session.changed", sessionId: session.id })
    let left = agreed.total_cents
    await held(order, left)

    while (left > 0) {
      if (random() < 0.4) {
        const line = 1 + upTo(agreed.lines.length)
        const given = await refund(app, order.number, [line])
        if (Either.isRight(given)) left -= given.right.amount_cents
      } else if (random() < 0.3) {
        const given = Either.getOrThrow(await refund(app, order.number))
        expect(given.amount_cents).toBe(left)
        left = 0
      } else {
        const amountCents = 1 + upTo(left)
        await tell(app, {
          id: `evt_${++events}`,
          type: "refund.changed",
          paymentRef: `pi_${session.id}`,
          refundRef: `re_outside_${++outside}`,
          state: "succeeded",
          amountCents,
          key: null
        })
        left -= amountCents
      }
      await held(order, left)
    }
    const after = await orderNow(app, buyer, order)
    expect([after.status, after.total_cents]).toEqual(["refunded", agreed.total_cents])
    expect(new Set(after.lines.map(({ fulfillment }) => fulfillment.status))).toEqual(new Set(["reversed"]))
  }
  expect(await wrongInBooks((text) => query(app, text))).toEqual([])
}, 600_000)
