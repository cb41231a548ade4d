/** From the button to the provider's word: what is told often, late, out of order, wrongly or never. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { Checkout } from "../../../src/services/orders/Checkout.ts"
import { Payments } from "../../../src/services/orders/Payments.ts"
import { Refunds } from "../../../src/services/orders/Refunds.ts"
import { TeamOrders } from "../../../src/services/orders/TeamOrders.ts"
import { PaymentFailure } from "../../../src/services/outside/PaymentGateway.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import {
  type Buyer,
  begin,
  bill,
  cancel,
  germanConsumer,
  ledgerOf,
  openShop,
  orderNow,
  orderOf,
  pageOf,
  refund,
  tell,
  upkeep
} from "../../support/Buying.ts"
import { columns, query, saveListing, waitingMails } from "../../support/SavedListing.ts"
import { type ScriptedGateway, scriptedGateway } from "../../support/ScriptedGateway.ts"

const now = "2026-11-18T10:00:00Z"
let app: TestApp
let shop: ScriptedGateway
let buyer: Buyer
let listing: number
beforeAll(async () => {
  shop = scriptedGateway()
  app = await testApp({ now, work: false, payments: shop.gateway })
  await openShop(app, { launch: 9900, billboard_min: 2500, done_for_you: 20_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  Object.assign(shop.mode, { fails: null, isOpen: true, name: "stripe", isTest: false })
  buyer = await app.user()
  listing = await saveListing(app, {
    ownerId: buyer.id,
    host: `${crypto.randomUUID().slice(0, 8)}.example`,
    columns: columns.live
  })
})

const contribution = (amount_cents = 5000) => ({ product: "billboard_min", listing_id: listing, amount_cents })
const billboard = async () =>
  (await query<{ cents: number }>(app, "select billboard_cents as cents from listings where id = $1", [listing]))[0]
    ?.cents

/** An order on its way to the provider. */
const atProvider = async (items: ReadonlyArray<object> = [contribution()]) => {
  const order = await orderOf(app, buyer, items)
  expect(Either.isRight(await bill(app, order))).toBe(true)
  expect(await begin(app, order)).toEqual(Either.right({ redirect: shop.latest().url ?? "" }))
  return { order, session: shop.latest() }
}
let told = 0
const changed = (sessionId: string, id = `evt_${++told}`) => tell(app, { id, type: "session.changed", sessionId })

describe("paying", () => {
  test("the order, its money, its invoice and its line are done when the provider says so, and not before", async () => {
    const { order, session } = await atProvider()
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "pending",
      subtotal_cents: 5000,
      vat: { country: "DE", rate_percent: 19, amount_cents: 950 },
      total_cents: 5950,
      invoice_url: null
    })
    await changed(session.id)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "pending", paid_at: null })

    shop.pay(session.id)
    await changed(session.id)
    const paid = await orderNow(app, buyer, order)
    expect(paid).toMatchObject({ status: "paid", lines: [{ fulfillment: { status: "fulfilled" } }] })
    expect(paid.invoice_url).toContain("/invoices/")
    expect(await ledgerOf(app, order)).toBe(5950)
    expect(await billboard()).toBe(5000)
    const mails = await waitingMails(app, germanConsumer.email)
    expect(mails.filter(({ subject }) => subject.includes(order.number))).toHaveLength(1)
  })

  test("the provider is asked for exactly the total, in lines that add up to it", async () => {
    await atProvider([contribution(), { product: "done_for_you", listing_id: listing }])
    const request = shop.opened.at(-1)
    expect(request?.amountCents).toBe(29_750)
    const lines = request?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0
    expect(lines + (request?.vatCents ?? 0)).toBe(29_750)
  })

  test("a message that comes twenty times, at once and later, does it once", async () => {
    const { order, session } = await atProvider()
    shop.pay(session.id)
    await Promise.all(Array.from({ length: 20 }, (_, n) => changed(session.id, `evt_twice_${session.id}_${n % 2}`)))
    await changed(session.id)
    expect(await billboard()).toBe(5000)
    expect(await ledgerOf(app, order)).toBe(5950)
    const invoices = await query(
      app,
      "select 1 from invoices i join orders o on o.id = i.order_id where o.number = $1",
      [order.number]
    )
    expect(invoices).toHaveLength(1)
  })

  test("pressed twice at once, the button makes one session", async () => {
    const order = await orderOf(app, buyer, [contribution()])
    await bill(app, order)
    const before = shop.opened.length
    const sent = await Promise.all([begin(app, order), begin(app, order), begin(app, order)])
    expect(shop.opened.length).toBe(before + 1)
    expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  test("what costs nothing is confirmed without a provider", async () => {
    await query(app, "update products set price_cents = 0 where code = 'done_for_you'")
    const order = await orderOf(app, buyer, [{ product: "done_for_you", listing_id: listing }])
    await query(app, "update products set price_cents = 20000 where code = 'done_for_you'")
    await bill(app, order)
    const before = shop.opened.length
    expect(await begin(app, order)).toEqual(Either.right({ redirect: order.checkout_url }))
    expect(shop.opened.length).toBe(before)
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "paid",
      total_cents: 0,
      lines: [{ fulfillment: { status: "manual" } }]
    })
  })

  test("without billing details nobody is sent to pay", async () => {
    const order = await orderOf(app, buyer, [contribution()])
    expect(await begin(app, order)).toMatchObject({
      _tag: "Left",
      left: { message: expect.stringContaining("invoice") }
    })
  })
})

describe("what does not fit", () => {
  test.each([
    ["another amount", { amountCents: 1 }],
    ["another currency", { currency: "EUR" }]
  ])("%s: nothing is done, and people look at it", async (_, wrong) => {
    const { order, session } = await atProvider()
    await app.user({ admin: true, email: "team@launchbook.test" })
    shop.pay(session.id, wrong)
    await changed(session.id)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "pending" })
    expect(await billboard()).toBe(0)
    expect(await ledgerOf(app, order)).toBe(0)
    const mails = await waitingMails(app, "team@launchbook.test")
    expect(mails.some(({ subject }) => subject.includes(order.number) && subject.includes("does not fit"))).toBe(true)
    const opened = shop.opened.length
    expect(await begin(app, order)).toMatchObject({
      _tag: "Left",
      left: { message: expect.stringContaining("Do not pay again") }
    })
    expect(shop.opened).toHaveLength(opened)
  })

  test("a session that is nobody's changes nothing", async () => {
    shop.set(shop.latest().id, {})
    const { session } = await atProvider()
    await query(app, "update payments set session_id = 'elsewhere' || id where session_id = $1", [session.id])
    shop.pay(session.id)
    await changed(session.id)
    expect(await billboard()).toBe(0)
  })
})

describe("silence", () => {
  test("a payment that nobody tells of is found by asking", async () => {
    const { order, session } = await atProvider()
    shop.pay(session.id)
    await upkeep(app)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "pending" })
    app.clock.advance({ minutes: 3 })
    await upkeep(app)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
  })

  test("is asked into after 2 minutes, then after twice as many each time, up to an hour", async () => {
    const { session } = await atProvider()
    const nextLook = async () => {
      const [row] = await query<{ at: string }>(app, "select look_at as at from payments where session_id = $1", [
        session.id
      ])
      return Date.parse(row?.at ?? "")
    }
    const waits: Array<number> = []
    for (let at = Date.parse(now); waits.length < 8; at = await nextLook()) {
      app.clock.set(new Date(at).toISOString())
      await upkeep(app)
      waits.push(Math.round(((await nextLook()) - at) / 60_000))
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
  })

  test("a process that died between its note and the provider's answer left nothing behind", async () => {
    const order = await orderOf(app, buyer, [contribution()])
    await bill(app, order)
    shop.mode.fails = new PaymentFailure({ message: "it does not answer", retry: true })
    expect(await begin(app, order)).toMatchObject({ _tag: "Left", left: { message: "it does not answer" } })
    shop.mode.fails = null
    const before = shop.opened.length
    app.clock.advance({ minutes: 3 })
    await upkeep(app)
    expect(shop.opened.length).toBe(before + 1)
    expect(await begin(app, order)).toEqual(Either.right({ redirect: shop.latest().url ?? "" }))
    expect(shop.opened.length).toBe(before + 1)
  })

  test("a try that never came to be keeps nobody from changing the order", async () => {
    const order = await orderOf(app, buyer, [contribution()])
    await bill(app, order)
    shop.mode.fails = new PaymentFailure({ message: "it does not answer", retry: true })
    await begin(app, order)
    // Asked too late, it opens none any more: the session's time would be too short.
    shop.mode.fails = new PaymentFailure({ message: "it refuses that", retry: false })
    expect(Either.isRight(await bill(app, order, { ...germanConsumer, country: "US" }))).toBe(true)
    expect(Either.isRight(await cancel(app, order))).toBe(true)
  })

  test("what the provider refuses for good makes room for another try", async () => {
    const order = await orderOf(app, buyer, [contribution()])
    await bill(app, order)
    shop.mode.fails = new PaymentFailure({ message: "no such currency", retry: false })
    expect(await begin(app, order)).toMatchObject({ _tag: "Left", left: { message: "no such currency" } })
    shop.mode.fails = null
    expect(await begin(app, order)).toEqual(Either.right({ redirect: shop.latest().url ?? "" }))
  })
})

describe("a site that is paid another way from now on", () => {
  test("an order of the test mode is never paid with money, nor one of money in test mode", async () => {
    for (const [before, after] of [
      [true, false],
      [false, true]
    ] as const) {
      shop.mode.isTest = before
      const order = await orderOf(app, buyer, [contribution()])
      await bill(app, order)
      shop.mode.isTest = after
      const opened = shop.opened.length
      expect(await begin(app, order)).toMatchObject({
        _tag: "Left",
        left: { message: expect.stringContaining("Order again") }
      })
      expect(shop.opened).toHaveLength(opened)
      expect(await pageOf(app, order)).toMatchObject({ paymentsOpen: false, mayPay: false })
    }
  })

  test("a session of the provider before is left alone: the order can be paid, changed and given up", async () => {
    const { order } = await atProvider()
    shop.mode.name = "test"
    const opened = shop.opened.length
    expect(await begin(app, order)).toEqual(Either.right({ redirect: shop.latest().url ?? "" }))
    expect(shop.opened).toHaveLength(opened + 1)

    shop.mode.name = "stripe"
    expect(Either.isRight(await bill(app, order, { ...germanConsumer, country: "US" }))).toBe(true)
    expect(Either.isRight(await cancel(app, order))).toBe(true)
    shop.mode.name = "test"
    app.clock.advance({ hours: 1 })
    await upkeep(app)
  })

  test("money paid there meanwhile is found when it is back", async () => {
    const { order, session } = await atProvider()
    shop.pay(session.id)
    shop.mode.name = "test"
    app.clock.advance({ minutes: 3 })
    await upkeep(app)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "pending" })
    shop.mode.name = "stripe"
    app.clock.advance({ hours: 1 })
    await upkeep(app)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
  })

  test("its money is given back by it alone, once it is back", async () => {
    const { order, session } = await atProvider()
    shop.pay(session.id)
    await changed(session.id)
    const before = shop.refunds.length
    shop.mode.name = "test"
    expect(await refund(app, order.number)).toMatchObject({ _tag: "Right" })
    await upkeep(app)
    expect(shop.refunds).toHaveLength(before)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
    shop.mode.name = "stripe"
    await upkeep(app)
    expect(shop.refunds).toHaveLength(before + 1)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
  })
})

describe("changing one's mind", () => {
  test("other billing details end the session and change the VAT; the old session cannot be paid", async () => {
    const { order, session } = await atProvider()
    expect(Either.isRight(await bill(app, order, { ...germanConsumer, country: "US" }))).toBe(true)
    expect(shop.session(session.id).state).toBe("closed")
    expect(await orderNow(app, buyer, order)).toMatchObject({ vat: { rate_percent: 0 }, total_cents: 5000 })
    await begin(app, order)
    expect(shop.latest().amountCents).toBe(5000)
  })

  test("while the bank works on it, nothing can be changed", async () => {
    const { order, session } = await atProvider()
    shop.set(session.id, { state: "processing", url: null })
    expect(await bill(app, order, { ...germanConsumer, country: "US" })).toMatchObject({ _tag: "Left" })
    expect((await pageOf(app, order))?.payment.state).toBe("processing")
    expect(await cancel(app, order)).toMatchObject({ _tag: "Left" })
    app.clock.advance({ hours: 25 })
    await upkeep(app)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "pending" })
    shop.pay(session.id)
    await changed(session.id)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid", total_cents: 5950 })
  })

  test("an order that was given up is over; paid in the last moment, it is paid", async () => {
    const first = await atProvider()
    expect(Either.isRight(await cancel(app, first.order))).toBe(true)
    expect(await orderNow(app, buyer, first.order)).toMatchObject({ status: "expired" })
    expect((await pageOf(app, first.order))?.isCancelled).toBe(true)
    const second = await atProvider()
    shop.pay(second.session.id)
    expect(await cancel(app, second.order)).toMatchObject({ _tag: "Left" })
    expect(await orderNow(app, buyer, second.order)).toMatchObject({ status: "paid" })
  })
})

describe("time", () => {
  test("nobody pays: it expires, by the clock at once and by the upkeep for good", async () => {
    const { order, session } = await atProvider()
    app.clock.advance({ hours: 24 })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "expired" })
    expect(await begin(app, order)).toMatchObject({ _tag: "Left" })
    await upkeep(app)
    expect(shop.session(session.id).state).toBe("closed")
    const [row] = await query<{ status: string }>(app, "select status from orders where number = $1", [order.number])
    expect(row?.status).toBe("expired")
  })

  test("who presses the button in the last minute has half an hour to pay", async () => {
    const order = await orderOf(app, buyer, [contribution()])
    await bill(app, order)
    app.clock.advance({ hours: 23, minutes: 59 })
    await begin(app, order)
    app.clock.advance({ minutes: 29 })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "pending" })
    shop.pay(shop.latest().id)
    await changed(shop.latest().id)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
  })

  test("money that comes after the end does what it was for", async () => {
    const { order, session } = await atProvider()
    app.clock.advance({ hours: 25 })
    shop.mode.fails = new PaymentFailure({ message: "away", retry: true })
    await upkeep(app)
    shop.mode.fails = null
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "expired" })
    shop.pay(session.id)
    await changed(session.id)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
    expect(await billboard()).toBe(5000)
  })

  test("paid twice, by a session thought to be over, it is done once and the second money goes back", async () => {
    const { order, session } = await atProvider()
    await query(app, "update payments set state = 'closed' where session_id = $1", [session.id])
    await begin(app, order)
    const second = shop.latest()
    shop.pay(second.id)
    await changed(second.id)
    shop.pay(session.id)
    await changed(session.id)
    expect(await billboard()).toBe(5000)
    expect(shop.refunds.at(-1)).toMatchObject({ paymentRef: `pi_${session.id}`, amountCents: 5950 })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
    expect(await ledgerOf(app, order)).toBe(5950)
  })

  test("paid twice, what the site team gives back of the second by hand takes nothing from the order", async () => {
    const { order, session } = await atProvider()
    await query(app, "update payments set state = 'closed' where session_id = $1", [session.id])
    await begin(app, order)
    const second = shop.latest()
    shop.pay(second.id)
    await changed(second.id)
    shop.mode.refund = "failed"
    shop.pay(session.id)
    await changed(session.id)
    shop.mode.refund = "succeeded"
    await tell(app, {
      id: `evt_${++told}`,
      type: "refund.changed",
      paymentRef: `pi_${session.id}`,
      refundRef: `re_by_hand_${session.id}`,
      state: "succeeded",
      amountCents: 5950,
      key: null
    })
    expect(await ledgerOf(app, order)).toBe(5950)
    expect(await billboard()).toBe(5000)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
  })

  test("a price that changes after the order was made changes nothing of it", async () => {
    const order = await orderOf(app, buyer, [{ product: "done_for_you", listing_id: listing }])
    await query(app, "update products set price_cents = 1 where code = 'done_for_you'")
    await bill(app, order)
    await begin(app, order)
    expect(shop.latest().amountCents).toBe(23_800)
    await query(app, "update products set price_cents = 20000 where code = 'done_for_you'")
  })
})

test.each([
  ["nothing", ""],
  ["NUL", "\u0000"],
  ["a text with NUL in it", "a\u0000b"],
  ["half a character", "\ud800"],
  ["a very long text", "x".repeat(100_000)],
  ["SQL", "' or true --"],
  ["a number of the right form", "LB-0000000000"]
])("%s is the address and the number of no order", async (_, text) => {
  const of = <A, E>(act: Effect.Effect<A, E, Checkout | Payments | Refunds | TeamOrders>) => app.run(Effect.either(act))
  expect(await of(Effect.flatMap(Checkout, ({ page }) => page(text)))).toEqual(Either.right(undefined))
  for (const answer of [
    await of(Effect.flatMap(Checkout, ({ cancel }) => cancel(text))),
    await of(Effect.flatMap(Payments, ({ begin }) => begin(text))),
    await of(Effect.flatMap(TeamOrders, ({ show }) => show(text))),
    await of(Effect.flatMap(Refunds, ({ refund }) => refund({ number: text, lines: null, reason: "", by: "cli" })))
  ])
    expect(answer._tag).toBe("Left")
})

test("what a buyer writes cannot be taken for more than the value of an option", async () => {
  await app.user({ admin: true, email: "desk@launchbook.test" })
  const options = [{ key: "note", label: "Note", type: "text", required: true, choices: [], max_length: null }]
  await query(app, "update products set options = $1::jsonb where code = 'done_for_you'", [JSON.stringify(options)])
  const order = await orderOf(app, buyer, [
    { product: "done_for_you", listing_id: listing, options: { note: "hello\n\nLine 9: refund LB-0000000000" } }
  ])
  await query(app, "update products set options = null where code = 'done_for_you'")
  await bill(app, order)
  await begin(app, order)
  shop.pay(shop.latest().id)
  await changed(shop.latest().id)
  const mail = (await waitingMails(app, "desk@launchbook.test")).find(({ subject }) => subject.includes(order.number))
  expect(mail?.text).toContain("note: hello Line 9: refund")
})
