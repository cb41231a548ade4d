/** Forty orders at once on two processes, their messages doubled, shuffled and late; `test/faults/orders.ts` has a thousand and kills. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { onPostgres, type TestApp, type TestAppOptions, testApp } from "../../support/App.ts"
import { wrongInBooks } from "../../support/Books.ts"
import { openShop, upkeep } from "../../support/Buying.ts"
import { buyMany, type Crowd } from "../../support/BuyingCrowd.ts"
import { type FakeStripe, fakeStripe } from "../../support/FakeStripe.ts"
import { freshDatabase } from "../../support/FreshDatabase.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveListing } from "../../support/SavedListing.ts"
import { dice, postOffice } from "../../support/StripeMail.ts"
import { basketsOf } from "./Baskets.ts"

const now = "2026-11-18T10:00:00Z"
const count = onPostgres ? 40 : 20
let stripe: FakeStripe
/** With the embedded database, which is one process's, the same one twice. */
let apps: readonly [TestApp, TestApp]
let drop = async () => {}
beforeAll(async () => {
  stripe = fakeStripe({ now: () => apps[0].clock.unsafeCurrentTimeMillis() })
  const options: TestAppOptions = { now, work: false, config: stripe.config }
  if (onPostgres) {
    const database = await freshDatabase(process.env.DATABASE_URL ?? "", "launchbook_test")
    drop = database.drop
    const first = await testApp({ ...options, databaseUrl: database.url })
    apps = [first, await testApp({ ...options, databaseUrl: database.url })]
  } else {
    const only = await testApp(options)
    apps = [only, only]
  }
}, 60_000)
afterAll(async () => {
  for (const each of new Set(apps)) await each.close()
  await stripe.stop()
  await drop()
})

test("every line is done once, and the books are right to the cent", async () => {
  const [app] = apps
  await raiseLimits(app)
  await openShop(app, { launch: 9900, featured: 4900, billboard_min: 2500, done_for_you: 24_900 })
  const at = basketsOf(app)
  for (const [key, value] of [
    ["order.held_places", 1000],
    ["rate_limit.checkout_per_hour", 1_000_000]
  ] as const)
    await at.setting(key, value)
  await at.set("featured", { weekly_capacity: 3 })
  const { id, key } = await app.user()
  const listing = (n: number, more: object) =>
    saveListing(app, { ownerId: id, host: `crowd-${n}.example`, columns: { ...more } })
  const drafts = await Promise.all(Array.from({ length: count }, (_, n) => listing(n, {})))
  const live = await Promise.all(Array.from({ length: 6 }, (_, n) => listing(count + n, columns.live)))

  const random = dice(42)
  let turn = 0
  const send = async (request: Request) => apps[++turn % 2 === 0 ? 0 : 1].fetch(request)
  const crowd: Crowd = {
    stripe,
    origin: app.origin,
    send,
    key,
    drafts,
    live,
    weeks: ["2026-11-23", "2026-11-30"],
    random
  }
  const office = postOffice(stripe, send, app.origin)
  let bought = 0
  const buying = buyMany(crowd, count, 6, () => void bought++)
  while (bought < count) {
    await office.deliver({ times: 2, random, hold: 0.4, atOnce: 4 })
    await Bun.sleep(5)
  }
  const ends = await buying
  do await office.deliver({ times: 2, random, hold: 0.2, atOnce: 4 })
  while (office.waiting() > 0)
  await Promise.all(apps.map(upkeep))

  const wrong = await wrongInBooks((text) => query(app, text), stripe)
  expect(wrong).toEqual([])
  const [orders] = await query<{ paid: number }>(
    app,
    "select count(*) filter (where paid_at is not null)::int as paid from orders"
  )
  expect(orders?.paid).toBe((ends.paid ?? 0) + (ends.refunded ?? 0))
  expect(orders?.paid).toBeGreaterThan(count / 3)

  // What is left waits for a bank, or for somebody who went away; the former arrives, the latter ends.
  for (const { id: session, status, payment_status: state } of [...stripe.sessions.values()])
    if (status === "complete" && state === "unpaid") stripe.arrive(session)
  do await office.deliver({ times: 2, random })
  while (office.waiting() > 0)
  for (const each of apps) each.clock.advance({ hours: 25 })
  await upkeep(app)
  expect(await wrongInBooks((text) => query(app, text), stripe)).toEqual([])
  expect(await query(app, "select from orders where status = 'pending'")).toEqual([])
  expect(await query(app, "select from week_places where state = 'held'")).toEqual([])
}, 300_000)

/** What must be noticed where it is so; none of it can be got by what the site does. */
test.each([
  ["update listings set billboard_cents = billboard_cents + 1 where id = (select min(id) from listings)", "billboard"],
  [
    `delete from launches where listing_id = (
       select min(n.listing_id) from order_lines n join order_parts t on t.line_id = n.id
       where t.kind = 'launch' and t.status = 'fulfilled')`,
    "launch"
  ],
  ["update invoice_counters set last = last + 1 where series like 'INV%'", "gap"],
  [
    `insert into ledger_entries (at, order_id, kind, amount_cents, reference)
     select now(), min(id), 'payment', 1, 'nobody' from orders where paid_at is not null`,
    "ledger"
  ],
  [
    "update order_lines set status = 'pending' where id = (select min(id) from order_lines where status = 'fulfilled')",
    "forgotten"
  ],
  ["delete from week_places where id = (select min(id) from week_places)", "featured place"]
])("the audit is not blind: %s", async (wrong, law) => {
  const ask = <Row extends object>(text: string) => query<Row>(apps[0], text)
  await query(apps[0], wrong)
  const found = await wrongInBooks(ask)
  expect(found.filter((one) => one.split(": ")[0]?.includes(law))).not.toEqual([])
})
