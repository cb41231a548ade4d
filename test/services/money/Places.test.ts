/** Places in scarce weeks: held while an order waits for its payment, then taken, and never more than there are. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import type { Failure } from "../../../src/domain/Failure.ts"
import type { PlaceKind } from "../../../src/domain/money/WeekPlaces.ts"
import { hour, Monday } from "../../../src/domain/Week.ts"
import { Places } from "../../../src/services/money/Places.ts"
import { OrdersRepo } from "../../../src/services/orders/rows/OrdersRepo.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { Database } from "../../../src/services/store/Database.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveLaunch, saveListing } from "../../support/SavedListing.ts"

const week = Monday.make("2026-11-30")
const later = Monday.make("2026-12-07")
const start = "2026-11-18T12:00:00Z"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: start })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const set = (key: string, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))
const capacity = (places: number | null) =>
  query(app, "update products set weekly_capacity = $1 where kind = 'featured'", [places])

/** What orders leave behind is final, so each test looks at weeks and listings of its own. */
beforeEach(async () => {
  app.clock.set(start)
  await query(app, "delete from week_places")
  await query(app, "delete from launches")
  await capacity(1)
  await set("order.held_places", 10)
  await set("free_plan.weekly_capacity", 25)
})

const inTransaction = <A, E>(body: (places: Places, orders: OrdersRepo) => Effect.Effect<A, E>) =>
  app.run(
    Effect.gen(function* () {
      const places = yield* Places
      const orders = yield* OrdersRepo
      const changes = yield* Changes
      return yield* Effect.either(changes.transaction(body(places, orders)))
    }).pipe(Effect.provide([Places.Default, OrdersRepo.Default]), Database.patient)
  )
const codeOf = (answer: Either.Either<unknown, Failure>) => (Either.isLeft(answer) ? answer.left.code : "done")

let hosts = 0
const listing = async (state: Readonly<Record<string, unknown>> = columns.live) => {
  const owner = await app.user()
  const id = await saveListing(app, { ownerId: owner.id, host: `place-${++hosts}.example`, columns: state })
  return { id, owner: owner.id }
}
type Mine = Awaited<ReturnType<typeof listing>>

const vat = {
  country: null,
  rate_percent: 0,
  reverse_charge: false,
  vat_number: null,
  vat_number_status: null,
  note: null
}
/** An order of one place, as a checkout makes it: its rows and the place in one transaction. Answers its line. */
const order = (mine: Mine, kind: PlaceKind = "featured", at: Monday = week, hours = 24) => {
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + hours * hour)
  const code = crypto.randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()
  const line = {
    product: kind,
    name: kind,
    listingId: mine.id,
    week: at,
    amountCents: 100,
    options: null,
    categories: null,
    parts: [{ product: kind, kind, week: at }],
    priced: { unit_price_cents: 100, choices: [] }
  }
  return inTransaction((places, orders) =>
    Effect.gen(function* () {
      const id = yield* orders.insert({
        number: `LB-${code}`,
        secret: code.repeat(3),
        userId: mine.owner,
        subtotalCents: 100,
        vat,
        vatCents: 0,
        hint: { country: null, vat_number: null },
        test: true,
        now,
        expiresAt
      })
      const lineId = yield* orders.insertLine(id, 0, line, 0)
      yield* places.hold(lineId, line, expiresAt)
      return lineId
    })
  )
}
const held = async (...asked: Parameters<typeof order>) => Either.getOrThrow(await order(...asked))
const take = (lineId: number) => inTransaction((places) => places.take(lineId))
const extend = (lineId: number, hours: number) =>
  inTransaction((places) => places.extend(lineId, new Date(app.clock.now().getTime() + hours * hour)))
const release = (lineId: number) => inTransaction((places) => places.release(lineId))

const places = () =>
  query<{ week: string; state: string; listing_id: number }>(
    app,
    "select week, state, listing_id from week_places order by week, id"
  )
const offered = async (code: string, at: Monday) =>
  (await app.rest("GET", "/products")).body.items
    .find((one: { code: string }) => one.code === code)
    .weeks.find((one: { week: string }) => one.week === at)
/** As many at once as there are connections: what is tested is who wins, and not how long one waits for its turn. */
const race = <A, B>(all: ReadonlyArray<A>, act: (one: A) => Promise<B>) =>
  app.run(Effect.forEach(all, (one) => Effect.promise(() => act(one)), { concurrency: 6 }))

test("fifty orders race for the last place of a week: one has it, the others hear that it is gone, and leave nothing", async () => {
  for (const kind of ["featured", "skip_queue"] as const) {
    await query(app, "delete from week_places")
    await set("free_plan.weekly_capacity", 1)
    const all: Array<Mine> = []
    for (let at = 0; at < 50; at++) all.push(await listing(kind === "featured" ? columns.live : columns.awaiting))
    const before = await query(app, "select id from orders")
    const answers = await race(all, (mine) => order(mine, kind))
    expect(answers.map(codeOf).toSorted()).toEqual(["done", ...Array.from({ length: 49 }, () => "week_full")])
    const refused = answers.find(Either.isLeft)
    expect(refused?.left.message).toBe(
      "The week of 2026-11-30 has no place left. list_products shows the weeks that have."
    )
    expect(await places()).toHaveLength(1)
    expect((await query(app, "select id from orders")).length).toBe(before.length + 1)
  }
}, 60_000)

test("fifty late payments race for a place that was let go: one has it", async () => {
  const lines: Array<number> = []
  for (let at = 0; at < 50; at++) {
    lines.push(await held(await listing(), "featured", week, 1))
    app.clock.advance({ hours: 1 })
    app.clock.advance({ seconds: 1 })
  }
  app.clock.set("2026-11-21T12:00:00Z")
  const answers = await race(lines, take)
  expect(answers.map(codeOf).toSorted()).toEqual(["done", ...Array.from({ length: 49 }, () => "week_full")])
  expect((await places()).filter(({ state }) => state === "taken")).toHaveLength(1)
}, 60_000)

describe("a held place", () => {
  test("is free again by the clock alone, and is taken late if it is still there", async () => {
    const first = await held(await listing())
    expect(codeOf(await order(await listing()))).toBe("week_full")
    app.clock.advance({ hours: 24 })
    app.clock.advance({ seconds: 1 })
    const second = await held(await listing())
    expect(codeOf(await take(first))).toBe("week_full")
    await release(second)
    expect(codeOf(await take(first))).toBe("done")
    expect(codeOf(await take(second))).toBe("week_full")
  })
  test("is taken once, however often it is said", async () => {
    const line = await held(await listing())
    expect(codeOf(await take(line))).toBe("done")
    expect(codeOf(await take(line))).toBe("done")
    app.clock.advance({ weeks: 8 })
    expect(codeOf(await take(line))).toBe("done")
    expect(await places()).toMatchObject([{ week, state: "taken" }])
  })
  test("stays held while its order stays open for longer", async () => {
    const line = await held(await listing())
    app.clock.advance({ hours: 23 })
    await extend(line, 2)
    app.clock.advance({ hours: 2 })
    app.clock.advance({ minutes: -1 })
    expect(codeOf(await order(await listing()))).toBe("week_full")
    app.clock.advance({ minutes: 2 })
    expect(codeOf(await order(await listing()))).toBe("done")
  })
  test("that has lapsed is held again only where nobody else has it by now", async () => {
    const first = await held(await listing())
    app.clock.advance({ hours: 25 })
    await extend(first, 2)
    expect(codeOf(await order(await listing()))).toBe("week_full")
    app.clock.advance({ hours: 3 })
    const second = await held(await listing())
    await extend(first, 2)
    expect(codeOf(await take(first))).toBe("week_full")
    expect(codeOf(await take(second))).toBe("done")
  })
  test("in a week that is over is not taken any more", async () => {
    const line = await held(await listing())
    app.clock.advance({ weeks: 3 })
    expect(await take(line)).toMatchObject({ left: { code: "week_full", message: "The week of 2026-11-30 is over." } })
  })
  test("that was given back is taken again where there is room", async () => {
    const line = await held(await listing())
    await release(line)
    expect(await places()).toEqual([])
    expect(codeOf(await take(line))).toBe("done")
  })
  test("is of no use to a listing that has one in that week", async () => {
    await capacity(5)
    const mine = await listing()
    const [first, second] = [await held(mine), await held(mine)]
    await take(first)
    expect(await take(second)).toMatchObject({
      left: { code: "listing_not_fit", message: "This listing is featured in the week of 2026-11-30 already." }
    })
  })
  test("of a listing that was removed is nobody's", async () => {
    const mine = await listing()
    await held(mine)
    await query(app, "update listings set status = 'removed' where id = $1", [mine.id])
    expect(codeOf(await order(await listing()))).toBe("done")
  })
})

test("a week without a capacity has any number of places", async () => {
  await capacity(null)
  const answers = [await order(await listing()), await order(await listing()), await order(await listing())]
  expect(answers.map(codeOf)).toEqual(["done", "done", "done"])
})

describe("one account", () => {
  test("holds as many scarce places as the setting says, over all its orders", async () => {
    await capacity(50)
    await set("order.held_places", 2)
    const mine = await listing()
    const at = (weeks: number) =>
      Monday.make(new Date(Date.parse(week) + weeks * 168 * hour).toISOString().slice(0, 10))
    const first = await held(mine, "featured", at(0))
    await held(mine, "featured", at(1))
    expect(codeOf(await order(mine, "featured", at(2)))).toBe("held_places_reached")
    expect(codeOf(await order(await listing(), "featured", at(2)))).toBe("done")
    await take(first)
    expect(codeOf(await order(mine, "featured", at(2)))).toBe("done")
    app.clock.advance({ hours: 25 })
    expect(codeOf(await order(mine, "featured", at(3)))).toBe("done")
  })
  test("holds any number where places are not scarce", async () => {
    await capacity(null)
    await set("order.held_places", 1)
    const mine = await listing()
    await held(mine)
    expect(codeOf(await order(mine, "featured", later))).toBe("done")
  })
})

describe("a place in the free plan's queue", () => {
  const taken = async (at: Monday) => 25 - (await offered("skip_queue", at)).remaining

  test("counts while it is held, and its listing's launch counts for it once it is there", async () => {
    const mine = await listing(columns.awaiting)
    const line = await held(mine, "skip_queue")
    expect(await taken(week)).toBe(1)
    await take(line)
    expect(await taken(week)).toBe(1)
    await saveLaunch(app, { listingId: mine.id, week })
    await inTransaction(() => Effect.void)
    expect(await taken(week)).toBe(1)
  })
  test("is what somebody who queues for that week does not get", async () => {
    await set("free_plan.weekly_capacity", 1)
    const [first] = [Monday.make("2026-12-28")]
    await held(await listing(columns.awaiting), "skip_queue", first)
    const owner = await app.user()
    const id = await saveListing(app, { ownerId: owner.id, host: `place-${++hosts}.example` })
    expect((await app.rest("POST", `/me/listings/${id}/free`, { key: owner.key })).body).toMatchObject({
      launch_week: "2027-01-04"
    })
    app.clock.advance({ hours: 25 })
    const second = await saveListing(app, { ownerId: owner.id, host: `place-${++hosts}.example` })
    expect((await app.rest("POST", `/me/listings/${second}/free`, { key: owner.key })).body).toMatchObject({
      launch_week: "2026-12-28"
    })
  })
  test("is left for the next one the listing takes", async () => {
    const mine = await listing(columns.awaiting)
    await take(await held(mine, "skip_queue", week))
    await take(await held(mine, "skip_queue", later))
    expect(await places()).toMatchObject([{ week: later, state: "taken" }])
  })
  test("is not counted for a listing that is not in the queue any more", async () => {
    const mine = await listing(columns.awaiting)
    await held(mine, "skip_queue")
    await query(app, "update listings set plan = 'paid' where id = $1", [mine.id])
    await release(0)
    expect(await taken(week)).toBe(0)
  })
})

test("a frozen place stays nobody else's", async () => {
  const line = await held(await listing())
  await take(line)
  await inTransaction((all) => all.freeze(line))
  expect(await query(app, "select frozen from week_places")).toEqual([{ frozen: true }])
  expect(codeOf(await order(await listing()))).toBe("week_full")
  await inTransaction((all) => all.thaw(line))
  expect(await query(app, "select frozen from week_places")).toEqual([{ frozen: false }])
})
