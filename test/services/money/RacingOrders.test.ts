/** Many who want the one place of a week at once, by the API as their agents do, and what becomes of it afterwards. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { Settings } from "../../../src/services/store/Settings.ts"
import { onPostgres, type Reply, type TestApp, testApp } from "../../support/App.ts"
import {
  type Buyer,
  begin,
  bill,
  germanConsumer,
  ledgerOf,
  openShop,
  orderNow,
  orderOf,
  tell,
  upkeep
} from "../../support/Buying.ts"
import { columns, query, saveListing, waitingMails } from "../../support/SavedListing.ts"
import { type ScriptedGateway, scriptedGateway } from "../../support/ScriptedGateway.ts"

/** The embedded database has one connection, so there they come one after the other and fewer show as much. */
const crowd = onPostgres ? 50 : 12
const now = "2026-11-18T10:00:00Z"
const week = "2026-12-07"

let app: TestApp
let shop: ScriptedGateway
beforeAll(async () => {
  shop = scriptedGateway()
  app = await testApp({ now, work: false, payments: shop.gateway })
  await openShop(app, { featured: 4900, skip_queue: 1900 })
}, 60_000)
afterAll(() => app.close())
beforeEach(() => app.clock.set(now))

const setting = (key: string, value: number) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))

interface Racer extends Buyer {
  readonly items: ReadonlyArray<object>
}
const racer = async (product: string): Promise<Racer> => {
  const buyer = await app.user()
  const listing_id = await saveListing(app, {
    ownerId: buyer.id,
    host: `racer-${crypto.randomUUID().slice(0, 8)}.example`,
    columns: product === "featured" ? columns.live : columns.awaiting
  })
  return { ...buyer, items: [{ product, listing_id, week }] }
}

/** As an agent does: whoever is told to come again comes again, with the key they came with. */
const ask = async ({ key, items }: Racer): Promise<Reply> => {
  const headers = { "idempotency-key": crypto.randomUUID() }
  for (;;) {
    const answer = await app.rest("POST", "/orders/checkout", { key, body: { items }, headers })
    if (answer.status !== 503) return answer
    await Bun.sleep(100)
  }
}

/** How many rows there are of all that an order consists of. */
const kept = async () => {
  const [row] = await query(
    app,
    `select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
       (select count(*)::int from order_parts) as parts, (select count(*)::int from week_places) as places`
  )
  return row as Readonly<Record<"orders" | "lines" | "parts" | "places", number>>
}
const placesIn = (kind: string) =>
  query<{ state: string }>(app, "select state from week_places where kind = $1 and week = $2", [kind, week])
/** Places of the week that list_products shows. */
const remaining = async (product: string): Promise<number | undefined> => {
  const { body } = await app.rest("GET", "/products")
  const { weeks } = body.items.find(({ code }: { code: string }) => code === product)
  return weeks.find((one: { week: string }) => one.week === week)?.remaining
}

let events = 0
const paid = async (sessionId: string) => {
  shop.pay(sessionId)
  await tell(app, { id: `evt_race_${++events}`, type: "session.changed", sessionId })
}

describe.each(["featured", "skip_queue"])("the one place of a week, %s", (product) => {
  beforeAll(async () => {
    if (product === "featured") await query(app, "update products set weekly_capacity = 1 where code = 'featured'")
    else await setting("free_plan.weekly_capacity", 1)
  })

  test("is one's of all who ask at once, and the others leave nothing behind; unpaid, it is free again", async () => {
    const racers = await Promise.all(Array.from({ length: crowd }, () => racer(product)))
    const before = await kept()
    const answers = await Promise.all(racers.map(ask))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(crowd - 1).fill(400)])
    const refusals = answers.flatMap(({ status, body }) => (status === 400 ? [body.error.code] : []))
    expect(new Set(refusals)).toEqual(new Set(["week_full"]))
    const after = await kept()
    for (const what of ["orders", "lines", "parts", "places"] as const) expect(after[what] - before[what]).toBe(1)
    expect(await placesIn(product)).toEqual([{ state: "held" }])
    const lists = await Promise.all(racers.map(({ key }) => app.rest("GET", "/orders", { key })))
    expect(lists.map(({ body }) => body.total).toSorted()).toEqual([...Array(crowd - 1).fill(0), 1])
    expect(await remaining(product)).toBe(0)

    // Nobody pays. By the clock alone the place is free; the job then clears up after it.
    app.clock.advance({ hours: 24 })
    await upkeep(app)
    expect(await placesIn(product)).toEqual([])
    expect(await remaining(product)).toBe(1)
    const [winner] = racers.filter((_, at) => answers[at]?.status === 201)
    const own = await app.rest("GET", "/orders", { key: winner?.key ?? "" })
    expect(own.body.items).toMatchObject([{ status: "expired", lines: [{ fulfillment: { status: "pending" } }] }])

    // A second race for the same place, by those who lost the first.
    app.clock.set(now)
    const again = await Promise.all(racers.filter((one) => one !== winner).map(ask))
    expect(again.map(({ status }) => status).toSorted()).toEqual([201, ...Array(crowd - 2).fill(400)])
    app.clock.advance({ hours: 24 })
    await upkeep(app)
  }, 300_000)

  test("paid for too late, it is another's: the line fails, its money goes back, and its buyer is told each", async () => {
    const late = await racer(product)
    const order = await orderOf(app, late, late.items)
    expect(Either.isRight(await bill(app, order, { ...germanConsumer, email: `late-${product}@buyer.test` }))).toBe(
      true
    )
    await begin(app, order)
    const session = shop.latest().id
    app.clock.advance({ hours: 24 })

    const quick = await racer(product)
    const theirs = await orderOf(app, quick, quick.items)
    await bill(app, theirs)
    await begin(app, theirs)
    await paid(shop.latest().id)
    expect((await orderNow(app, quick, theirs)).lines[0]?.fulfillment.status).toBe("fulfilled")

    await paid(session)
    const found = await orderNow(app, late, order)
    expect(found).toMatchObject({ status: "paid", lines: [{ fulfillment: { status: "failed" } }] })
    expect(found.lines[0]?.fulfillment.detail).toContain("no place left")
    const subjects = async () =>
      (await waitingMails(app, `late-${product}@buyer.test`))
        .map(({ subject }) => subject.replace(/^Order \S+ ?/, ""))
        .toSorted()
    const told = ["is paid", "something could not be done"]
    expect(await subjects()).toEqual(told)
    expect(await ledgerOf(app, order)).toBe(order.subtotal_cents + found.vat.amount_cents)
    if (product === "featured") expect(await placesIn(product)).toEqual([{ state: "taken" }])

    await upkeep(app)
    expect((await orderNow(app, late, order)).status).toBe("paid")
    app.clock.advance({ hours: 1, minutes: 1 })
    await upkeep(app)
    await upkeep(app)
    expect((await orderNow(app, late, order)).status).toBe("refunded")
    expect(await ledgerOf(app, order)).toBe(0)
    expect(await subjects()).toEqual([expect.stringMatching(/^\$\S+ refunded$/), ...told])
    expect((await orderNow(app, quick, theirs)).lines[0]?.fulfillment.status).toBe("fulfilled")
  }, 120_000)
})
