/** One order, one session: of a call that is sent many times, a button that is pressed many times, a price that moves. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { onPostgres, type Reply, type TestApp, type TestAppOptions, testApp } from "../../support/App.ts"
import { browser } from "../../support/Browser.ts"
import { type Buyer, germanConsumer, openShop, orderNow, orderOf, tell } from "../../support/Buying.ts"
import { type FakeStripe, fakeStripe } from "../../support/FakeStripe.ts"
import { freshDatabase } from "../../support/FreshDatabase.ts"
import { query, saveListing } from "../../support/SavedListing.ts"
import { basketsOf } from "./Baskets.ts"

const now = "2026-11-18T10:00:00Z"
let stripe: FakeStripe
/** Two processes on one database; with the embedded one, which is one process's, the same one twice. */
let apps: readonly [TestApp, TestApp]
let app: TestApp
let drop = async () => {}
let buyer: Buyer
let listing: number
beforeAll(async () => {
  stripe = fakeStripe({ now: () => Date.parse(now) })
  const options: TestAppOptions = { now, work: false, config: stripe.config }
  if (onPostgres) {
    const database = await freshDatabase(process.env.DATABASE_URL ?? "", "launchbook_test")
    drop = database.drop
    app = await testApp({ ...options, databaseUrl: database.url })
    apps = [app, await testApp({ ...options, databaseUrl: database.url })]
  } else {
    app = await testApp(options)
    apps = [app, app]
  }
  await openShop(app, { billboard_min: 2500, done_for_you: 20_000 })
}, 60_000)
afterAll(async () => {
  for (const each of new Set(apps)) await each.close()
  await stripe.stop()
  await drop()
})
beforeEach(async () => {
  stripe.state.fault = "well"
  buyer = await app.user()
  listing = await saveListing(app, { ownerId: buyer.id, host: `${crypto.randomUUID().slice(0, 8)}.example` })
})

const contribution = () => ({ items: [{ product: "billboard_min", listing_id: listing, amount_cents: 5000 }] })
const ofBuyer = async (what: string): Promise<number> => {
  const [row] = await query<{ n: number }>(app, `select count(*)::int as n from ${what} where o.user_id = $1`, [
    buyer.id
  ])
  return row?.n ?? -1
}

describe("create_checkout under one Idempotency-Key", () => {
  const send = (of: TestApp, key: string, body: object = contribution()): Promise<Reply> =>
    of.rest("POST", "/orders/checkout", { key: buyer.key, body, headers: { "idempotency-key": key } })

  test("by eight at once in two processes is one order and one answer", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => send(apps[at % 2 === 0 ? 0 : 1], "once")))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(7)
    expect(await ofBuyer("orders o")).toBe(1)
    expect(await ofBuyer("order_lines n join orders o on o.id = n.order_id")).toBe(1)

    const other = await send(apps[1], "once", { items: [{ ...contribution().items[0], amount_cents: 5001 }] })
    expect([other.status, other.body.error.code]).toEqual([400, "idempotency_key_reused"])
    expect(await ofBuyer("orders o")).toBe(1)
  }, 60_000)

  test("of which all are refused makes none, and the key is good for what can be done", async () => {
    const little = { items: [{ ...contribution().items[0], amount_cents: 1 }] }
    const refused = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(apps[at % 2 === 0 ? 0 : 1], "again", little))
    )
    expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(400))
    expect(await ofBuyer("orders o")).toBe(0)
    expect((await send(apps[0], "again")).status).toBe(201)
  })
})

describe("the pay button", () => {
  const anybody = (of: TestApp) => browser(of.fetch, of.origin)
  const ready = async () => {
    const order = await orderOf(app, buyer, contribution().items)
    const path = new URL(order.checkout_url).pathname
    const at = anybody(app)
    const page = await at.submit(await at.open(path), `${path}/billing`, { ...germanConsumer })
    return { order, path, fields: at.fieldsOf(page, `${path}/pay`, {}) }
  }

  // Slow, Stripe is asked again before it has answered, and says of the same key that it is in use.
  test.each(["well", "slow", "lost"] as const)(
    "pressed by ten at once makes one session, Stripe being %s",
    async (fault) => {
      const { order, path, fields } = await ready()
      const before = stripe.sessions.size
      stripe.state.fault = fault
      const press = (at: number) => anybody(apps[at % 2 === 0 ? 0 : 1]).post(`${path}/pay`, fields)
      const seen = await Promise.all(Array.from({ length: 10 }, (_, at) => press(at)))
      expect(stripe.sessions.size - before).toBe(1)
      stripe.state.fault = "well"
      const [session] = [...stripe.sessions.values()].slice(-1)
      // Whose answer was lost is told to try again, and nobody is sent anywhere else.
      const away = seen.flatMap(({ away }) => away ?? [])
      expect(new Set([...away, (await press(0)).away])).toEqual(new Set([session?.url]))
      expect(away.length === 10 || fault === "lost").toBe(true)
      expect(await ofBuyer("payments p join orders o on o.id = p.order_id")).toBe(1)

      await Promise.all(
        [stripe.pay(session?.id)].map(({ id }) => tell(app, { id, type: "session.changed", sessionId: session?.id }))
      )
      expect(await orderNow(app, buyer, order)).toMatchObject({ status: "paid", total_cents: 5950 })
    },
    60_000
  )
})

describe("a price that changes", () => {
  const item = () => ({ product: "done_for_you", listing_id: listing })
  const quoted = async () =>
    (await app.rest("POST", "/orders/quote", { key: buyer.key, body: { items: [item()], billing_country: "DE" } })).body

  test("between the quote and the checkout is the order's", async () => {
    expect(await quoted()).toMatchObject({ subtotal_cents: 20_000, total_cents: 23_800 })
    await basketsOf(app).set("done_for_you", { price_cents: 21_000 })
    const order = await orderOf(app, buyer, [item()], { billing_country: "DE" })
    expect(order).toMatchObject({ subtotal_cents: 21_000, vat: { amount_cents: 3990 }, total_cents: 24_990 })
    expect(await quoted()).toMatchObject({ total_cents: 24_990 })
    await basketsOf(app).set("done_for_you", { price_cents: 20_000 })
  })

  test("or a product that goes off sale, between the checkout and the payment, changes nothing of the order", async () => {
    const order = await orderOf(app, buyer, [item()])
    await basketsOf(app).set("done_for_you", { price_cents: 99_000, on_sale: false })
    const path = new URL(order.checkout_url).pathname
    const at = browser(app.fetch, app.origin)
    const page = await at.submit(await at.open(path), `${path}/billing`, { ...germanConsumer })
    expect(page.text).toContain("$238.00")
    expect(page.text).not.toContain("$990.00")
    const { away } = await at.submit(page, `${path}/pay`)
    const session = [...stripe.sessions.values()].find(({ url }) => url === away)
    expect(session).toMatchObject({ amount_total: 23_800, currency: "usd", client_reference_id: order.number })
    const { id } = stripe.pay(session?.id)
    await tell(app, { id, type: "session.changed", sessionId: session?.id })
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "paid",
      subtotal_cents: 20_000,
      total_cents: 23_800
    })
    await basketsOf(app).set("done_for_you", { price_cents: 20_000, on_sale: true })
  })

  test("of VAT, between the billing details and the payment, is not this payment's", async () => {
    const order = await orderOf(app, buyer, [item()])
    const path = new URL(order.checkout_url).pathname
    const at = browser(app.fetch, app.origin)
    const page = await at.submit(await at.open(path), `${path}/billing`, { ...germanConsumer })
    const { away } = await at.submit(page, `${path}/pay`)
    await query(
      app,
      "insert into vat_rates (country, valid_from, rate, source) values ('DE', '2026-11-17', 25, 'test')"
    )
    const session = [...stripe.sessions.values()].find(({ url }) => url === away)
    const { id } = stripe.pay(session?.id)
    await tell(app, { id, type: "session.changed", sessionId: session?.id })
    expect(await orderNow(app, buyer, order)).toMatchObject({
      status: "paid",
      vat: { rate_percent: 19, amount_cents: 3800 },
      total_cents: 23_800
    })
    await query(app, "delete from vat_rates where valid_from = '2026-11-17'")
  })
})
