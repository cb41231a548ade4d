/**
 * From an agent's order to what was bought for it, with the provider's own package against a provider that speaks as
 * Stripe does: the order by REST, billing and paying by the page's forms, everything else by signed messages that come
 * as Stripe sends them, which is often, late and in any order.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { origin, type TestApp, testApp } from "../support/App.ts"
import { type Browser, browser } from "../support/Browser.ts"
import { type Buyer, germanConsumer, ledgerOf, openShop, orderNow, orderOf, refund, upkeep } from "../support/Buying.ts"
import { type FakeStripe, fakeStripe, type StripeRecord } from "../support/FakeStripe.ts"
import { columns, query, saveListing, slugOf, waitingMails } from "../support/SavedListing.ts"
import { dice, type Posting, type PostOffice, postOffice } from "../support/StripeMail.ts"

const now = "2026-11-18T10:00:00Z"
let app: TestApp
let stripe: FakeStripe
let office: PostOffice
let buyer: Buyer
let host: string
let listing: number
beforeAll(async () => {
  stripe = fakeStripe({ now: () => app.clock.unsafeCurrentTimeMillis() })
  app = await testApp({ now, work: false, config: stripe.config })
  office = postOffice(stripe, async (request) => app.handle(request, "192.0.2.80"), origin)
  await openShop(app, { launch: 9900, featured: 4900, billboard_min: 2500 })
}, 60_000)
afterAll(async () => {
  await app.close()
  await stripe.stop()
})
beforeEach(async () => {
  app.clock.set(now)
  stripe.refundsBecome("succeeded")
  buyer = await app.user()
  host = `journey-${crypto.randomUUID().slice(0, 8)}.example`
  listing = await saveListing(app, { ownerId: buyer.id, host })
})

const launch = () => [{ product: "launch", listing_id: listing }]
const launchAndPlace = () => [...launch(), { product: "featured", listing_id: listing }]

interface Journey {
  readonly order: Awaited<ReturnType<typeof orderOf>>
  readonly path: string
  readonly at: Browser
  readonly session: StripeRecord
}
/** An order, its billing details and the button: the person is at Stripe's page now. */
const atStripe = async (items: ReadonlyArray<object> = launch()): Promise<Journey> => {
  const order = await orderOf(app, buyer, items)
  const path = new URL(order.checkout_url).pathname
  const at = browser(app.fetch, app.origin)
  const page = await at.submit(await at.open(path), `${path}/billing`, { ...germanConsumer })
  const { away } = await at.submit(page, `${path}/pay`)
  const session = [...stripe.sessions.values()].find(({ url }) => url === away)
  if (session === undefined) throw new Error(`the button leads to ${away}`)
  return { order, path, at, session }
}
const heading = async ({ at, path }: Journey, query = "") => load((await at.open(`${path}${query}`)).text)("h1").text()
const standing = async ({ order }: Journey) => {
  const { status, lines } = await orderNow(app, buyer, order)
  return [status, ...lines.map(({ fulfillment }) => fulfillment.status)]
}
const publicly = async () => (await app.rest("GET", `/listings/${slugOf(host)}`)).status
const papers = async ({ order }: Journey) =>
  (
    await query<{ kind: string }>(
      app,
      "select i.kind from invoices i join orders o on o.id = i.order_id where o.number = $1 order by i.id",
      [order.number]
    )
  ).map(({ kind }) => kind)
/** Everything there is to deliver, until nothing waits. */
const deliverAll = async (how: Parameters<PostOffice["deliver"]>[0] = {}) => {
  for (let round = 0; round < 20; round++) if ((await office.deliver(how)).waiting === 0) return
  throw new Error("messages are refused without end")
}
const paid = async (items?: ReadonlyArray<object>) => {
  const journey = await atStripe(items)
  stripe.pay(journey.session.id)
  await deliverAll()
  return journey
}

describe("a launch that is paid by card", () => {
  test("is live when Stripe has said so, and not when the browser comes back", async () => {
    const journey = await atStripe()
    expect(journey.session).toMatchObject({
      amount_total: 11_781,
      currency: "usd",
      customer_email: germanConsumer.email
    })
    stripe.pay(journey.session.id)
    const back = new URL(journey.session.success_url)
    expect(await heading(journey, back.search)).toBe("Not confirmed yet")
    expect([await standing(journey), await publicly()]).toEqual([["pending", "pending"], 404])

    await deliverAll()
    expect(await heading(journey, back.search)).toBe("Your order is paid")
    expect([await standing(journey), await publicly()]).toEqual([["paid", "fulfilled"], 200])
    expect(await ledgerOf(app, journey.order)).toBe(11_781)
    expect(await papers(journey)).toEqual(["invoice"])
    const { body } = await app.rest("GET", `/me/listings/${listing}`, { key: buyer.key })
    expect(body).toMatchObject({ status: "live", plan: "paid" })
  })

  test("is launched once however often, in whatever order and how late it is told", async () => {
    const journeys = [await atStripe(launchAndPlace())]
    for (let n = 0; n < 5; n++) {
      listing = await saveListing(app, { ownerId: buyer.id, host: `more-${crypto.randomUUID()}.example` })
      journeys.push(await atStripe())
    }
    for (const { session } of journeys) stripe.pay(session.id)
    await deliverAll({ times: 5, random: dice(11), hold: 0.5, atOnce: 8 })
    for (const journey of journeys) {
      expect((await standing(journey))[0]).toBe("paid")
      expect(await ledgerOf(app, journey.order)).toBe(journey.session.amount_total)
      expect(await papers(journey)).toEqual(["invoice"])
    }
    const mails = await waitingMails(app, germanConsumer.email)
    for (const { order } of journeys)
      expect(mails.filter(({ subject }) => subject === `Order ${order.number} is paid`)).toHaveLength(1)
  })

  const unbelieved: ReadonlyArray<Posting> = [
    "old",
    "future",
    "wrong-secret",
    "reserialised",
    "altered",
    "forged",
    "only-v0",
    "unsigned"
  ]
  test("is not moved by messages that are not Stripe's, nor by a true one of what was not paid", async () => {
    const journey = await atStripe()
    const before = stripe.asked.length
    const lie = stripe.tell("checkout.session.completed", {
      ...journey.session,
      status: "complete",
      payment_status: "paid"
    })
    for (const posting of unbelieved) expect((await office.post(lie, posting)).status).toBe(400)
    expect(stripe.asked.length).toBe(before)
    expect(await query(app, "select from payment_events where id = $1", [lie.id])).toEqual([])
    // Signed, it only says that there is something to ask about; asked, Stripe says that the session is open.
    expect((await office.post(lie)).status).toBe(200)
    expect(await standing(journey)).toEqual(["pending", "pending"])
    expect(await ledgerOf(app, journey.order)).toBe(0)
    expect(await publicly()).toBe(404)

    const truth = stripe.pay(journey.session.id)
    expect((await office.post(truth, "rotated")).status).toBe(200)
    expect(await standing(journey)).toEqual(["paid", "fulfilled"])
  })

  test("is asked about by ourselves where Stripe says nothing", async () => {
    const journey = await atStripe()
    stripe.pay(journey.session.id)
    app.clock.advance({ minutes: 3 })
    await upkeep(app)
    expect(await standing(journey)).toEqual(["paid", "fulfilled"])
    await deliverAll()
    expect(await ledgerOf(app, journey.order)).toBe(11_781)
  })

  test("comes again while Stripe cannot be asked", async () => {
    const journey = await atStripe()
    stripe.pay(journey.session.id)
    stripe.state.fault = "busy"
    expect((await office.deliver()).waiting).toBeGreaterThan(0)
    expect(await standing(journey)).toEqual(["pending", "pending"])
    stripe.state.fault = "well"
    await deliverAll()
    expect(await standing(journey)).toEqual(["paid", "fulfilled"])
  })
})

describe("money that goes back", () => {
  test("asked for here: the line, its place and its paper follow", async () => {
    const journey = await paid(launchAndPlace())
    expect(await refund(app, journey.order.number, [2])).toMatchObject({ _tag: "Right" })
    expect(await standing(journey)).toEqual(["partially_refunded", "fulfilled", "reversed"])
    expect(await refund(app, journey.order.number)).toMatchObject({ _tag: "Right" })
    await deliverAll({ times: 3, random: dice(3) })
    expect(await standing(journey)).toEqual(["refunded", "reversed", "reversed"])
    expect(await ledgerOf(app, journey.order)).toBe(0)
    expect(await papers(journey)).toEqual(["invoice", "credit_note", "credit_note"])
    expect(
      [...stripe.refunds.values()].filter(({ payment_intent: of }) => of === journey.session.payment_intent)
    ).toHaveLength(2)
  })

  test("that takes its time is done when it has arrived; one that comes back is the site team's", async () => {
    await app.user({ admin: true, email: "journeys@launchbook.test" })
    stripe.refundsBecome("pending")
    const [slow, lost] = [
      await paid(),
      await paid([{ product: "billboard_min", listing_id: listing, amount_cents: 5000 }])
    ]
    for (const { order } of [slow, lost]) await refund(app, order.number)
    await deliverAll()
    expect(await standing(slow)).toEqual(["paid", "fulfilled"])
    const told = stripe.events.length
    const refundOf = ({ session }: Journey) =>
      [...stripe.refunds.values()].find(({ payment_intent: of }) => of === session.payment_intent)?.id
    stripe.settleRefund(refundOf(slow), true)
    stripe.settleRefund(refundOf(lost), false)
    // What they were before is told again, under another id, after what they became.
    const before = stripe.events.slice(0, told).filter(({ type }) => type === "refund.created")
    await deliverAll({ times: 2, random: dice(5) })
    for (const { type, data } of before) stripe.tell(type, data.object)
    await deliverAll()
    const states = await query<{ state: string }>(app, "select state from refunds where state in ('requested', 'sent')")
    expect(states).toEqual([])
    expect(await standing(slow)).toEqual(["refunded", "reversed"])
    expect(await standing(lost)).toEqual(["paid", "fulfilled"])
    expect(await ledgerOf(app, lost.order)).toBe(5950)

    // Stripe took it, and the buyer's bank sends it back weeks later.
    stripe.settleRefund(refundOf(slow), false)
    await deliverAll({ times: 2 })
    expect(await standing(slow)).toEqual(["refunded", "reversed"])
    const subjects = (await waitingMails(app, "journeys@launchbook.test")).map(({ subject }) => subject)
    for (const { order } of [slow, lost])
      expect(subjects.filter((subject) => subject === `Order ${order.number}: a refund was refused`)).toHaveLength(1)
  })

  test("given on Stripe's own pages is booked, also where it is told before the payment", async () => {
    const journey = await atStripe()
    stripe.pay(journey.session.id)
    const first = stripe.events.length - 1
    stripe.refundFromDashboard(journey.session.payment_intent, 5000)
    stripe.refundFromDashboard(journey.session.payment_intent)
    // The newest first: refunds of a payment we have not heard of yet.
    for (const event of stripe.events.slice(first).toReversed()) expect((await office.post(event)).status).toBe(200)
    expect(await standing(journey)).toEqual(["refunded", "reversed"])
    expect(await ledgerOf(app, journey.order)).toBe(0)
    expect(await papers(journey)).toEqual(["invoice", "credit_note", "credit_note"])
    await deliverAll({ times: 2 })
    expect(await papers(journey)).toHaveLength(3)
  })
})

describe("a payer's bank that asks for the money back", () => {
  test("won, everything is in effect again", async () => {
    const journey = await paid()
    const { id } = stripe.openDispute(journey.session.payment_intent)
    await deliverAll({ times: 2, random: dice(7) })
    expect(await standing(journey)).toEqual(["disputed", "fulfilled"])
    expect(await ledgerOf(app, journey.order)).toBe(0)
    expect(await refund(app, journey.order.number)).toMatchObject({ _tag: "Left" })
    stripe.closeDispute(id, true)
    await deliverAll({ times: 2, random: dice(8) })
    expect(await standing(journey)).toEqual(["paid", "fulfilled"])
    expect(await ledgerOf(app, journey.order)).toBe(11_781)
  })

  test.each([13, 14, 15])("lost, it is taken back; told in any order, before the payment too (%i)", async (seed) => {
    const journey = await atStripe()
    stripe.pay(journey.session.id)
    const { id } = stripe.openDispute(journey.session.payment_intent)
    stripe.closeDispute(id, false)
    await deliverAll({ times: 2, random: dice(seed), hold: 0.3 })
    expect(await standing(journey)).toEqual(["refunded", "reversed"])
    expect(await ledgerOf(app, journey.order)).toBe(0)
    expect(await papers(journey)).toEqual(["invoice", "credit_note"])
  })
})

describe("a bank that takes its time", () => {
  const week = "2026-12-07"
  const place = () => [{ product: "featured", listing_id: listing, week }]
  beforeEach(async () => {
    await query(app, "update products set weekly_capacity = 1 where code = 'featured'")
    await query(app, "delete from week_places")
    listing = await saveListing(app, { ownerId: buyer.id, host: `slow-${host}`, columns: columns.live })
  })

  test("and says yes: nothing before, all of it then, and what it is for is nobody else's meanwhile", async () => {
    const journey = await atStripe(place())
    stripe.payAsync(journey.session.id)
    await deliverAll()
    expect(await heading(journey)).toBe("Your payment is on its way")
    expect(await standing(journey)).toEqual(["pending", "pending"])
    // For three days of looks, past the order's own end.
    for (let hour = 0; hour < 72; hour++) {
      app.clock.advance({ hours: 1 })
      await upkeep(app)
    }
    const other = await app.rest("POST", "/orders/checkout", { key: buyer.key, body: { items: place() } })
    expect([other.status, other.body.error.code]).toEqual([400, "week_full"])
    stripe.arrive(journey.session.id)
    await deliverAll({ times: 2 })
    expect(await standing(journey)).toEqual(["paid", "fulfilled"])
  })

  test("and is not asked about while we are away: a place that was let go is another's", async () => {
    const journey = await atStripe(place())
    stripe.payAsync(journey.session.id)
    await deliverAll()
    app.clock.advance({ hours: 30 })
    const other = await orderOf(app, buyer, place())
    await upkeep(app)
    expect((await orderNow(app, buyer, journey.order)).status).toBe("pending")
    expect(await query(app, "select from week_places where held_until > $1", [new Date(app.clock.now())])).toHaveLength(
      1
    )
    stripe.arrive(journey.session.id)
    await deliverAll()
    expect(await standing(journey)).toEqual(["paid", "failed"])
    expect((await orderNow(app, buyer, other)).status).toBe("pending")
  })

  test("and says no: the order can be paid another way", async () => {
    const journey = await atStripe(place())
    stripe.payAsync(journey.session.id)
    stripe.fail(journey.session.id)
    await deliverAll({ times: 2, random: dice(9) })
    expect(await standing(journey)).toEqual(["pending", "pending"])
    expect(await ledgerOf(app, journey.order)).toBe(0)
    const { away } = await journey.at.submit(await journey.at.open(journey.path), `${journey.path}/pay`)
    const second = [...stripe.sessions.values()].find(({ url }) => url === away)
    expect(second?.id).not.toBe(journey.session.id)
    stripe.pay(second?.id)
    await deliverAll()
    expect(await standing(journey)).toEqual(["paid", "fulfilled"])
  })
})

describe("a session that ends", () => {
  test("leaves the order to be paid by another, until that ends too", async () => {
    const journey = await atStripe()
    stripe.expire(journey.session.id)
    await deliverAll({ times: 2 })
    expect(await standing(journey)).toEqual(["pending", "pending"])
    expect(await heading(journey)).toBe("Your order")
    app.clock.advance({ hours: 24 })
    await upkeep(app)
    await deliverAll()
    expect(await heading(journey)).toBe("This order has expired")
    expect([await standing(journey), await publicly()]).toEqual([["expired", "pending"], 404])
  })

  test("by our clock, and was paid in its last moment, is found though nobody tells of it", async () => {
    const journey = await atStripe()
    // It lives for a day, the order for longer.
    await query(app, "update orders set expires_at = $1 where number = $2", [
      "2026-11-20T10:00:00Z",
      journey.order.number
    ])
    app.clock.advance({ hours: 23, minutes: 58 })
    stripe.pay(journey.session.id)
    app.clock.advance({ minutes: 2 })
    const { away } = await journey.at.submit(await journey.at.open(journey.path), `${journey.path}/pay`)
    expect(away).not.toBeNull()
    await upkeep(app)
    expect(await standing(journey)).toEqual(["paid", "fulfilled"])
    expect(await ledgerOf(app, journey.order)).toBe(11_781)
  })
})
