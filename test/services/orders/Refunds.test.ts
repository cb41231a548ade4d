/** Money that goes back: asked for here, at the provider, by the payer's bank, or because a line could not be done. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { SqlClient } from "@effect/sql"
import { Effect, Either } from "effect"
import { PaymentFailure } from "../../../src/services/outside/PaymentGateway.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { onPostgres, type TestApp, testApp } from "../../support/App.ts"
import {
  type Buyer,
  begin,
  bill,
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

let app: TestApp
let shop: ScriptedGateway
let buyer: Buyer
let listing: number
beforeAll(async () => {
  shop = scriptedGateway()
  app = await testApp({ now: "2026-11-18T10:00:00Z", work: false, payments: shop.gateway })
  await openShop(app, { billboard_min: 2500, done_for_you: 20_000, launch: 9900 })
})
afterAll(() => app.close())
beforeEach(async () => {
  shop.mode.fails = null
  shop.mode.refund = "succeeded"
  buyer = await app.user()
  listing = await saveListing(app, {
    ownerId: buyer.id,
    host: `${crypto.randomUUID().slice(0, 8)}.example`,
    columns: columns.live
  })
})

const billboard = async () =>
  (await query<{ cents: number }>(app, "select billboard_cents as cents from listings where id = $1", [listing]))[0]
    ?.cents
let told = 0
const event = () => `evt_${++told}`

const paid = async (items: ReadonlyArray<object>) => {
  const order = await orderOf(app, buyer, items)
  await bill(app, order)
  await begin(app, order)
  const { id } = shop.latest()
  shop.pay(id)
  await tell(app, { id: event(), type: "session.changed", sessionId: id })
  expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
  return { order, ref: `pi_${id}` }
}
const two = () => [
  { product: "billboard_min", listing_id: listing, amount_cents: 3333 },
  { product: "done_for_you", listing_id: listing }
]
const creditNotes = (number: string) =>
  query<{ number: string }>(
    app,
    "select i.number from invoices i join orders o on o.id = i.order_id where o.number = $1 and i.kind = 'credit_note'",
    [number]
  )

describe("asked for here", () => {
  test("in full: the money, the lines, a credit note, the ledger, one mail", async () => {
    const { order, ref } = await paid(two())
    expect(await billboard()).toBe(3333)
    const total = (await orderNow(app, buyer, order)).total_cents
    expect(await refund(app, order.number)).toMatchObject({ _tag: "Right", right: { amount_cents: total } })
    expect(shop.refunds.at(-1)).toMatchObject({ paymentRef: ref, amountCents: total })
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "refunded",
      lines: [{ fulfillment: { status: "reversed" } }, { fulfillment: { status: "reversed" } }]
    })
    expect(await billboard()).toBe(0)
    expect(await ledgerOf(app, order)).toBe(0)
    expect(await creditNotes(order.number)).toHaveLength(1)
    const mails = await waitingMails(app, germanConsumer.email)
    expect(mails.filter(({ subject }) => subject.includes(order.number) && subject.includes("refunded"))).toHaveLength(
      1
    )
    expect(await refund(app, order.number)).toMatchObject({ _tag: "Left" })
  })

  test("by line, one after the other, to the cent", async () => {
    const { order } = await paid(two())
    const { lines, total_cents } = await orderNow(app, buyer, order)
    expect(await refund(app, order.number, [1])).toMatchObject({ _tag: "Right" })
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "partially_refunded",
      lines: [{ fulfillment: { status: "reversed" } }, { fulfillment: { status: "manual" } }]
    })
    expect(await ledgerOf(app, order)).toBe(total_cents - (lines[0]?.amount_cents ?? 0) - (lines[0]?.vat_cents ?? 0))
    expect(await refund(app, order.number, [1])).toMatchObject({ _tag: "Left" })
    expect(await refund(app, order.number)).toMatchObject({ _tag: "Right" })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
    expect(await ledgerOf(app, order)).toBe(0)
    expect(await creditNotes(order.number)).toHaveLength(2)
  })

  test("asked ten times at once, it goes back once", async () => {
    const { order } = await paid(two())
    const before = shop.refunds.length
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(app, order.number)))
    expect(answers.filter(Either.isRight)).toHaveLength(1)
    expect(shop.refunds.length).toBe(before + 1)
    expect(await ledgerOf(app, order)).toBe(0)
  })

  test("a provider that is away is asked again, and only then is anything taken back", async () => {
    const { order } = await paid(two())
    shop.mode.fails = new PaymentFailure({ message: "away", retry: true })
    expect(await refund(app, order.number)).toMatchObject({ _tag: "Right" })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
    expect(await billboard()).toBe(3333)
    shop.mode.fails = null
    await upkeep(app)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
    expect(await billboard()).toBe(0)
  })

  test("one that takes its time is done when it says so", async () => {
    const { order, ref } = await paid(two())
    shop.mode.refund = "pending"
    await refund(app, order.number)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
    const asked = shop.refunds.at(-1)
    const done = { type: "refund.changed", paymentRef: ref, refundRef: `re_${asked?.key}`, state: "succeeded" } as const
    for (let n = 0; n < 3; n++)
      await tell(app, { ...done, id: event(), amountCents: asked?.amountCents ?? 0, key: asked?.key ?? null })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
    expect(await ledgerOf(app, order)).toBe(0)
    expect(await creditNotes(order.number)).toHaveLength(1)
  })

  test.each([
    ["an order there is none of", () => "LB-0000000000"],
    ["an order nobody paid", async () => (await orderOf(app, buyer, two())).number]
  ])("%s is refused in words", async (_, number) => {
    expect(await refund(app, await number())).toMatchObject({
      _tag: "Left",
      left: { message: expect.stringContaining("rder") }
    })
  })
})

test.skipIf(!onPostgres)(
  "a refund of several lines locks their listings in the order of their ids, as everybody does (needs DATABASE_URL)",
  async () => {
    const higher = await saveListing(app, {
      ownerId: buyer.id,
      host: `${crypto.randomUUID().slice(0, 8)}.example`,
      columns: columns.live
    })
    const { order } = await paid(
      [higher, listing].map((id) => ({ product: "billboard_min", listing_id: id, amount_cents: 3000 }))
    )
    const waiting = () =>
      query<{ count: number }>(
        app,
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      )
    const locking = (id: number) =>
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.unsafe(`select id from listings where id = ${id} for no key update nowait`)
      )
    let asked: ReturnType<typeof refund> | undefined
    const isFree = await app.run(
      Effect.flatMap(Changes, ({ transaction }) =>
        transaction(
          Effect.gen(function* () {
            yield* locking(listing)
            asked = refund(app, order.number)
            while ((yield* Effect.promise(waiting))[0]?.count !== 1) yield* Effect.promise(() => Bun.sleep(5))
            return yield* Effect.either(locking(higher))
          })
        )
      )
    )
    expect(isFree._tag).toBe("Right")
    expect(await asked).toMatchObject({ _tag: "Right" })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
  }
)

describe("at the provider", () => {
  test("part of it is shared over the lines; the rest of it ends the order", async () => {
    const { order, ref } = await paid(two())
    const { total_cents } = await orderNow(app, buyer, order)
    const given = (refundRef: string, amountCents: number) =>
      tell(app, {
        id: event(),
        type: "refund.changed",
        paymentRef: ref,
        refundRef,
        state: "succeeded",
        amountCents,
        key: null
      })
    await given(`re_a_${ref}`, 1000)
    await given(`re_a_${ref}`, 1000)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "partially_refunded" })
    expect(await ledgerOf(app, order)).toBe(total_cents - 1000)
    expect(await billboard()).toBe(3333)
    await given(`re_b_${ref}`, total_cents - 1000)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
    expect(await ledgerOf(app, order)).toBe(0)
    expect(await billboard()).toBe(0)
  })
})

describe("by the payer's bank", () => {
  const disputed = (ref: string, type: "dispute.opened" | "dispute.closed", amountCents: number, won = false) =>
    tell(app, { id: event(), type, disputeId: `dp_${ref}`, paymentRef: ref, amountCents, won })

  test("while it is open, what was paid for is out of effect; won, it is back", async () => {
    const { order, ref } = await paid(two())
    const { total_cents } = await orderNow(app, buyer, order)
    await disputed(ref, "dispute.opened", total_cents)
    await disputed(ref, "dispute.opened", total_cents)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "disputed" })
    expect(await pageOf(app, order)).toMatchObject({ lines: [{ frozen: true }, { frozen: false }] })
    expect(await billboard()).toBe(0)
    expect(await ledgerOf(app, order)).toBe(0)
    expect(await refund(app, order.number)).toMatchObject({ _tag: "Left" })
    await disputed(ref, "dispute.closed", total_cents, true)
    expect(await pageOf(app, order)).toMatchObject({ lines: [{ frozen: false }, { frozen: false }] })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
    expect(await billboard()).toBe(3333)
    expect(await ledgerOf(app, order)).toBe(total_cents)
  })

  test("lost, it is refunded by that; also where its end is told first", async () => {
    const { order, ref } = await paid(two())
    const { total_cents } = await orderNow(app, buyer, order)
    await disputed(ref, "dispute.closed", total_cents)
    await disputed(ref, "dispute.opened", total_cents)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
    expect(await billboard()).toBe(0)
    expect(await ledgerOf(app, order)).toBe(0)
    expect(await creditNotes(order.number)).toHaveLength(1)
  })
})

describe("by the payer's bank, not all of it or not it alone", () => {
  const disputed = (
    disputeId: string,
    ref: string,
    type: "dispute.opened" | "dispute.closed",
    amountCents: number,
    won = false
  ) => tell(app, { id: event(), type, disputeId, paymentRef: ref, amountCents, won })

  test("lost in part, what was not taken back whole is in effect again", async () => {
    const { order, ref } = await paid(two())
    await disputed("dp_part", ref, "dispute.opened", 1000)
    expect(await billboard()).toBe(0)
    await disputed("dp_part", ref, "dispute.closed", 1000)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "partially_refunded" })
    expect(await billboard()).toBe(3333)
  })

  test("one of two won, what was bought stays out of effect until the other is over", async () => {
    const { order, ref } = await paid(two())
    await disputed("dp_one", ref, "dispute.opened", 1000)
    await disputed("dp_two", ref, "dispute.opened", 1000)
    await disputed("dp_one", ref, "dispute.closed", 1000, true)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "disputed" })
    expect(await billboard()).toBe(0)
    await disputed("dp_two", ref, "dispute.closed", 1000, true)
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid" })
    expect(await billboard()).toBe(3333)
  })

  test("after a refund that was on its way: the second is booked, credited once, and told to the site team", async () => {
    await app.user({ admin: true, email: "team@launchbook.test" })
    const { order, ref } = await paid(two())
    const { total_cents } = await orderNow(app, buyer, order)
    shop.mode.refund = "pending"
    await refund(app, order.number)
    const { key } = shop.refunds.at(-1) ?? { key: "" }
    await disputed("dp_both", ref, "dispute.closed", total_cents)
    await tell(app, {
      id: event(),
      type: "refund.changed",
      paymentRef: ref,
      refundRef: `re_${key}`,
      state: "succeeded",
      amountCents: total_cents,
      key
    })
    expect(await orderNow(app, buyer, order)).toMatchObject({ status: "refunded" })
    expect(await ledgerOf(app, order)).toBe(-total_cents)
    expect(await creditNotes(order.number)).toHaveLength(1)
    const mails = await waitingMails(app, "team@launchbook.test")
    expect(mails.some(({ subject }) => subject === `Order ${order.number}: more went back than was left`)).toBe(true)
  })
})

describe("because it could not be done", () => {
  test("a bundle of which a part could not be done goes back whole: what was done of it is undone", async () => {
    await openShop(app, { launch_bundle: 29_900, featured: 4900, extra_categories: 1900 })
    const saved = await saveListing(app, {
      ownerId: buyer.id,
      host: `${crypto.randomUUID().slice(0, 8)}.example`,
      columns: { status: "draft", plan: "none" }
    })
    app.clock.set("2026-11-22T23:00:00Z")
    const order = await orderOf(app, buyer, [{ product: "launch_bundle", listing_id: saved }])
    await bill(app, order)
    await begin(app, order)
    // The week of its featured place is over when the money comes.
    app.clock.set("2026-11-23T01:00:00Z")
    const { id } = shop.latest()
    shop.pay(id)
    await tell(app, { id: event(), type: "session.changed", sessionId: id })
    const sections = () => query(app, "select unlocked_sections as s, plan from listings where id = $1", [saved])
    expect(await orderNow(app, buyer, order)).toMatchObject({ lines: [{ fulfillment: { status: "failed" } }] })
    expect(await sections()).toMatchObject([{ plan: "paid" }])
    app.clock.set("2026-11-23T03:00:00Z")
    await upkeep(app)
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "refunded",
      lines: [{ fulfillment: { status: "reversed" } }]
    })
    expect(await sections()).toMatchObject([{ plan: "free", s: [] }])
  })

  test("a failed line's money goes back by itself after the site's time for it, once", async () => {
    const gone = await saveListing(app, {
      ownerId: buyer.id,
      host: `${crypto.randomUUID().slice(0, 8)}.example`,
      columns: columns.live
    })
    const order = await orderOf(app, buyer, [
      { product: "billboard_min", listing_id: listing, amount_cents: 3000 },
      { product: "launch", listing_id: gone }
    ])
    await bill(app, order)
    await begin(app, order)
    await query(app, "update listings set status = 'removed' where id = $1", [gone])
    const { id } = shop.latest()
    shop.pay(id)
    await tell(app, { id: event(), type: "session.changed", sessionId: id })
    const now = await orderNow(app, buyer, order)
    expect(now).toMatchObject({
      status: "paid",
      lines: [{ fulfillment: { status: "fulfilled" } }, { fulfillment: { status: "failed" } }]
    })
    const mails = await waitingMails(app, germanConsumer.email)
    expect(mails.some(({ subject }) => subject.includes(order.number) && subject.includes("could not be done"))).toBe(
      true
    )

    const minutes = await app.run(Effect.flatMap(Settings, (settings) => settings.get("order.failed_refund_minutes")))
    const before = shop.refunds.length
    await upkeep(app)
    expect(shop.refunds.length).toBe(before)
    app.clock.advance({ minutes: minutes + 1 })
    await upkeep(app)
    await upkeep(app)
    expect(shop.refunds.slice(before)).toMatchObject([{ amountCents: 9900 + 1881 }])
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "partially_refunded",
      lines: [{ fulfillment: { status: "fulfilled" } }, { fulfillment: { status: "failed" } }]
    })
    expect(await ledgerOf(app, order)).toBe(3570)
  })
})
