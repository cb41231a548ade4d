import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Rollover } from "../../../src/services/launches/Rollover.ts"
import { Fulfilment } from "../../../src/services/money/Fulfilment.ts"
import { byCommandLine } from "../../../src/services/store/Audit.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { onPostgres, type TestApp, testApp } from "../../support/App.ts"
import { freeze, fulfil, linesOf, type PaidLine, paidOrder, partsOf, reverse, thaw } from "../../support/PaidOrder.ts"
import { columns, query, saveLaunch, saveListing, slugOf } from "../../support/SavedListing.ts"

// A Wednesday in the week of 2026-11-16.
const today = "2026-11-18T12:00:00Z"
const thisWeek = "2026-11-16"
const nextWeek = "2026-11-23"
const later = "2026-11-30"
let app: TestApp
let owner: { readonly id: number; readonly key: string; readonly email: string }

beforeAll(async () => {
  app = await testApp({ work: false, now: today })
  owner = await app.user()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(today))

let hosts = 0
const save = async (more: Readonly<Record<string, unknown>> = {}, category = true) => {
  const host = `bought-${++hosts}.example`
  const id = await saveListing(app, { ownerId: owner.id, host, columns: more, category })
  const week = more.launch_week
  if (typeof week === "string")
    await saveLaunch(app, {
      listingId: id,
      week,
      kind: more.plan === "paid" ? "paid" : "free",
      wentLiveAt: typeof more.launched_at === "string" ? more.launched_at : null
    })
  return { id, slug: slugOf(host) }
}
const rowOf = async (id: number) =>
  (
    await query<Record<string, unknown>>(
      app,
      `select status, plan, launch_week, launched_at, unlocked_sections, featured, billboard_cents::int, extra_categories,
         queued_at from listings where id = $1`,
      [id]
    )
  )[0]
const launchesOf = (id: number) =>
  query(app, "select week, kind, went_live_at from launches where listing_id = $1 order by week", [id])
const buy = (...lines: ReadonlyArray<PaidLine>) => paidOrder(app, owner.id, lines)
const bought = async (...lines: ReadonlyArray<PaidLine>) => {
  const order = await buy(...lines)
  return { order, report: await fulfil(app, order) }
}
const capacity = (places: number) =>
  app.run(Effect.flatMap(Settings, (settings) => settings.set("free_plan.weekly_capacity", places)))
const rollover = () => app.run(Effect.flatMap(Rollover, (all) => all.run()))
const sections = ["story", "milestones", "media"]
const paidLive = {
  status: "live",
  plan: "paid",
  launch_week: "2026-11-09",
  launched_at: "2026-11-09T00:00:00Z",
  unlocked_sections: sections
}

describe("a launch", () => {
  test("without a week is live at once, in the running week, with its sections", async () => {
    const { id, slug } = await save()
    const { order, report } = await bought({ kind: "launch", listingId: id })
    expect(report).toEqual({ failed: [], manual: [] })
    expect(await linesOf(app, order)).toEqual([{ status: "fulfilled", detail: "It is live." }])
    expect(await rowOf(id)).toMatchObject({
      status: "live",
      plan: "paid",
      launch_week: thisWeek,
      launched_at: expect.stringContaining("2026-11-18T12:00"),
      unlocked_sections: sections
    })
    expect(await launchesOf(id)).toEqual([
      { week: thisWeek, kind: "paid", went_live_at: expect.stringContaining("2026-11-18T12:00") }
    ])
    const board = await app.rest("GET", "/leaderboards/community-weekly")
    expect(board.body.items.map(({ listing }: { listing: { slug: string } }) => listing.slug)).toContain(slug)
  })

  test("in a week waits for its Monday, leaves the free queue, and frees its place there", async () => {
    const { id } = await save(columns.awaiting)
    const places = async () =>
      (
        await query<{ taken: number }>(
          app,
          "select count(*)::int as taken from launches where kind = 'free' and week = '2026-12-28'"
        )
      )[0]?.taken ?? 0
    const before = await places()
    await bought({ kind: "launch", listingId: id, week: later })
    expect(await places()).toBe(before - 1)
    expect(await rowOf(id)).toMatchObject({ status: "scheduled", plan: "paid", launch_week: later, queued_at: null })
    expect(await launchesOf(id)).toEqual([{ week: later, kind: "paid", went_live_at: null }])
    app.clock.set(`${later}T00:00:05Z`)
    await rollover()
    expect(await rowOf(id)).toMatchObject({ status: "live", launch_week: later })
  })

  test("whose week is over by the time of the payment is live at once", async () => {
    const { id } = await save()
    const { order } = await bought({ kind: "launch", listingId: id, week: "2026-11-09" })
    expect(await rowOf(id)).toMatchObject({ status: "live", launch_week: thisWeek })
    expect((await linesOf(app, order))[0]?.detail).toContain("over when the payment arrived")
  })

  test("takes a listing that is live to the paid plan, and leaves it the launch it had", async () => {
    const { id } = await save(columns.live)
    await bought({ kind: "launch", listingId: id })
    expect(await rowOf(id)).toMatchObject({ plan: "paid", launch_week: "2026-11-09", unlocked_sections: sections })
    expect(await launchesOf(id)).toHaveLength(1)
    const other = await save(columns.paused)
    await bought({ kind: "launch", listingId: other.id, week: nextWeek })
    expect(await rowOf(other.id)).toMatchObject({ status: "live", plan: "paid", launch_week: nextWeek })
    expect(await launchesOf(other.id)).toMatchObject([{ week: "2026-11-09" }, { week: nextWeek, went_live_at: null }])
  })

  test("cannot be done for what is paid, removed, gone, somebody else's or without a category", async () => {
    const stranger = await app.user()
    const cases: ReadonlyArray<[Readonly<Record<string, unknown>>, RegExp, boolean?]> = [
      [paidLive, /on the paid plan already/],
      [{ status: "removed" }, /removed by the site team/],
      [{ owner_id: stranger.id }, /no longer a listing of the account/],
      [{}, /needs a category/, false]
    ]
    for (const [more, said, category] of cases) {
      const { id } = await save(more, category ?? true)
      const before = [await rowOf(id), await launchesOf(id)]
      const { order, report } = await bought({ kind: "launch", listingId: id })
      expect(await linesOf(app, order)).toEqual([{ status: "failed", detail: expect.stringMatching(said) }])
      expect(report.failed).toMatchObject([{ number: order.number, position: 0, lineId: order.lineId, listingId: id }])
      expect([await rowOf(id), await launchesOf(id)]).toEqual(before)
    }
    const { id } = await save()
    const order = await buy({ kind: "launch", listingId: id })
    await query(app, "delete from listings where id = $1", [id])
    expect((await fulfil(app, order)).failed).toMatchObject([{ detail: "The listing is no longer there." }])
  })

  test("undone before it happened makes the listing a draft again", async () => {
    const { id, slug } = await save()
    const { order } = await bought({ kind: "launch", listingId: id, week: later })
    expect((await app.rest("GET", `/listings/${slug}`)).status).toBe(200)
    expect(await reverse(app, order.lineId)).toContain("was taken back")
    expect(await rowOf(id)).toMatchObject({ status: "draft", plan: "none", launch_week: null, unlocked_sections: [] })
    expect(await launchesOf(id)).toEqual([])
    expect((await app.rest("GET", `/listings/${slug}`)).status).toBe(404)
    expect(await linesOf(app, order)).toMatchObject([{ status: "reversed" }])
  })

  test("undone after it happened stays, on the free plan and without its sections", async () => {
    const { id } = await save()
    const { order } = await bought({ kind: "launch", listingId: id })
    await reverse(app, order.lineId)
    expect(await rowOf(id)).toMatchObject({
      status: "live",
      plan: "free",
      launch_week: thisWeek,
      unlocked_sections: []
    })
    expect(await launchesOf(id)).toHaveLength(1)
    const [due] = await query(app, "select badge_next_check_at from listings where id = $1", [id])
    expect(due?.badge_next_check_at).toContain("2026-11-18T12:00")
    // Undone once: a second time it changes nothing.
    await query(app, "update listings set plan = 'paid', unlocked_sections = '{story}' where id = $1", [id])
    expect(await reverse(app, order.lineId)).toContain("The launch stays")
    expect(await rowOf(id)).toMatchObject({ plan: "paid", unlocked_sections: ["story"] })
  })

  test("of a listing that was live gives back the week it had", async () => {
    const { id } = await save(columns.live)
    const { order } = await bought({ kind: "launch", listingId: id, week: later })
    await reverse(app, order.lineId)
    expect(await rowOf(id)).toMatchObject({ status: "live", plan: "free", launch_week: "2026-11-09" })
    expect(await launchesOf(id)).toMatchObject([{ week: "2026-11-09" }])
  })

  test("in dispute has its sections locked, and unlocked once the money stays", async () => {
    const { id } = await save()
    const { order } = await bought({ kind: "launch", listingId: id })
    await freeze(app, order)
    await freeze(app, order)
    expect(await rowOf(id)).toMatchObject({ status: "live", plan: "paid", unlocked_sections: [] })
    expect(await partsOf(app, order)).toMatchObject([{ frozen: true, status: "fulfilled" }])
    await thaw(app, order)
    expect(await rowOf(id)).toMatchObject({ unlocked_sections: sections })
    expect(await partsOf(app, order)).toMatchObject([{ frozen: false }])
  })
})

describe("skip_queue", () => {
  test("moves a queued listing, its launch and its place; undone, it is back in the free plan's window", async () => {
    const { id } = await save(columns.awaiting)
    const { order } = await bought({ kind: "skip_queue", listingId: id, week: nextWeek })
    expect(await rowOf(id)).toMatchObject({ status: "awaiting_badge", plan: "free", launch_week: nextWeek })
    expect(await launchesOf(id)).toEqual([{ week: nextWeek, kind: "free", went_live_at: null }])
    expect((await linesOf(app, order))[0]?.detail).toContain("needs its badge")
    expect(await reverse(app, order.lineId)).toContain("2026-12-28")
    expect(await rowOf(id)).toMatchObject({ status: "awaiting_badge", launch_week: "2026-12-28" })
    expect(await launchesOf(id)).toMatchObject([{ week: "2026-12-28" }])
  })

  test("fails where it was launched, its week has begun, or is full by then", async () => {
    const live = await save(columns.live)
    const begun = await save(columns.scheduled)
    for (const [id, week] of [
      [live.id, nextWeek],
      [begun.id, thisWeek]
    ] as const) {
      const { order } = await bought({ kind: "skip_queue", listingId: id, week })
      expect(await linesOf(app, order)).toMatchObject([{ status: "failed" }])
    }
    await capacity(1)
    await save({ ...columns.scheduled, launch_week: "2026-12-07" })
    const late = await save(columns.awaiting)
    const { report } = await bought({ kind: "skip_queue", listingId: late.id, week: "2026-12-07", heldUntil: null })
    expect(report.failed).toMatchObject([{ detail: expect.stringContaining("no place left") }])
    expect(await rowOf(late.id)).toMatchObject({ launch_week: "2026-12-28" })
    await capacity(25)
  })

  test("that was launched meanwhile stays when undone", async () => {
    const { id } = await save(columns.scheduled)
    const { order } = await bought({ kind: "skip_queue", listingId: id, week: nextWeek })
    app.clock.set(`${nextWeek}T00:00:05Z`)
    await rollover()
    expect(await rowOf(id)).toMatchObject({ status: "live", launch_week: nextWeek })
    expect(await reverse(app, order.lineId)).toBe("Its launch is left as it is.")
    expect(await rowOf(id)).toMatchObject({ status: "live", launch_week: nextWeek })
  })
})

describe("a relaunch", () => {
  test("is begun by the rollover, and taken back until then", async () => {
    const { id } = await save(paidLive)
    const { order } = await bought({ kind: "relaunch", listingId: id, week: nextWeek })
    expect(await rowOf(id)).toMatchObject({ status: "live", launch_week: nextWeek })
    expect(await reverse(app, order.lineId)).toContain("was taken back")
    expect(await rowOf(id)).toMatchObject({ launch_week: "2026-11-09" })

    const again = await bought({ kind: "relaunch", listingId: id, week: later })
    app.clock.set(`${later}T00:00:05Z`)
    await rollover()
    expect(await launchesOf(id)).toMatchObject([
      { week: "2026-11-09" },
      { week: later, kind: "relaunch", went_live_at: expect.any(String) }
    ])
    expect(await reverse(app, again.order.lineId)).toContain("stays, with its votes")
    expect(await launchesOf(id)).toHaveLength(2)
  })

  test("fails for a week that is over or that it has already, and for what is not live", async () => {
    const { id } = await save(paidLive)
    for (const [listingId, week] of [
      [id, "2026-11-02"],
      [id, "2026-11-09"],
      [(await save()).id, nextWeek]
    ] as const) {
      const { order } = await bought({ kind: "relaunch", listingId, week })
      expect(await linesOf(app, order)).toMatchObject([{ status: "failed" }])
    }
  })
})

describe("featured", () => {
  test("is marked in its week and in no other, off in a dispute, and over when undone", async () => {
    const { id, slug } = await save(paidLive)
    const shown = async () => (await app.rest("GET", `/listings/${slug}`)).body.featured
    const { order } = await bought({ kind: "featured", listingId: id, week: nextWeek })
    expect(await shown()).toBe(false)
    app.clock.set(`${nextWeek}T00:00:05Z`)
    await rollover()
    expect(await shown()).toBe(true)
    await freeze(app, order)
    expect(await shown()).toBe(false)
    await rollover()
    expect(await shown()).toBe(false)
    await thaw(app, order)
    expect(await shown()).toBe(true)
    app.clock.set(`${later}T00:00:05Z`)
    await rollover()
    expect(await shown()).toBe(false)

    const now = await bought({ kind: "featured", listingId: id, week: later })
    expect(await shown()).toBe(true)
    await reverse(app, now.order.lineId)
    expect(await shown()).toBe(false)
  })

  test("for what the same order launches comes after the launch, whichever was named first", async () => {
    const { id } = await save()
    const { order } = await bought(
      { kind: "featured", listingId: id, week: thisWeek },
      { kind: "launch", listingId: id }
    )
    expect(await linesOf(app, order)).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }])
    expect(await rowOf(id)).toMatchObject({ status: "live", featured: true })
  })

  test("of more buyers than places, those who paid later get their money back", async () => {
    const week = "2026-12-07"
    const orders = []
    for (let at = 0; at < 5; at++) {
      const { id } = await save(paidLive)
      orders.push(await buy({ kind: "featured", listingId: id, week, heldUntil: null }))
    }
    const reports = await Promise.all(orders.map((order) => fulfil(app, order)))
    expect(reports.filter(({ failed }) => failed.length === 0)).toHaveLength(3)
    expect(reports.flatMap(({ failed }) => failed)).toMatchObject([
      { detail: expect.stringContaining("no place left") },
      { detail: expect.stringContaining("no place left") }
    ])
  })
})

describe("extra categories", () => {
  const categories = async (id: number) => ({
    shown: (
      await query<{ slug: string }>(
        app,
        `select c.slug from listing_categories lc join categories c on c.id = lc.category_id
         where lc.listing_id = $1 and not lc.is_primary order by lc.position`,
        [id]
      )
    ).map(({ slug }) => slug),
    waiting: (
      await query<{ slug: string }>(
        app,
        `select c.slug from waiting_categories wc join categories c on c.id = wc.category_id
         where wc.listing_id = $1 order by wc.position`,
        [id]
      )
    ).map(({ slug }) => slug)
  })
  /** The first is the primary one of every listing here. */
  const slugs = async () =>
    (await query<{ slug: string }>(app, "select slug from categories order by id limit 6")).map(({ slug }) => slug)
  const wait = (id: number, waiting: ReadonlyArray<string>) =>
    query(
      app,
      `insert into waiting_categories (listing_id, category_id, position)
       select $1, c.id, place from unnest($2::text[]) with ordinality as w (slug, place) join categories c using (slug)`,
      [id, waiting]
    )

  test("shows what was asked for, then what was kept back, as a version of the listing", async () => {
    const [, a = "", b = "", c = "", d = ""] = await slugs()
    const { id, slug } = await save(paidLive)
    await wait(id, [b, c, d])
    const { order } = await bought({ kind: "extra_categories", listingId: id, categories: [a] })
    expect(await categories(id)).toEqual({ shown: [a, b, c], waiting: [d] })
    expect(await rowOf(id)).toMatchObject({ extra_categories: 3 })
    const read = (await app.rest("GET", `/listings/${slug}`)).body.categories
    expect(read.map((each: { slug: string }) => each.slug).slice(1)).toEqual([a, b, c])
    const [version] = await query<{ user_id: number; changes: Record<string, unknown> }>(
      app,
      "select user_id, changes from listing_versions where listing_id = $1 order by version desc limit 1",
      [id]
    )
    expect(version?.user_id).toBe(owner.id)
    expect(Object.keys(version?.changes ?? {}).toSorted()).toEqual(["categories", "waiting_categories"])

    await freeze(app, order)
    expect(await categories(id)).toEqual({ shown: [], waiting: [a, b, c, d] })
    await thaw(app, order)
    expect(await categories(id)).toEqual({ shown: [a, b, c], waiting: [d] })
    await reverse(app, order.lineId)
    expect(await categories(id)).toEqual({ shown: [], waiting: [a, b, c, d] })
    expect(await rowOf(id)).toMatchObject({ extra_categories: 0 })
  })

  test("without any that was chosen lets its owner choose, and is for paid listings", async () => {
    const { id } = await save(paidLive)
    const { order } = await bought({ kind: "extra_categories", listingId: id })
    expect((await linesOf(app, order))[0]).toMatchObject({
      status: "fulfilled",
      detail: expect.stringContaining("choose them with update_draft")
    })
    expect(await linesOf(app, (await bought({ kind: "extra_categories", listingId: id })).order)).toMatchObject([
      { status: "failed" }
    ])
    const free = await save(columns.live)
    expect(await linesOf(app, (await bought({ kind: "extra_categories", listingId: free.id })).order)).toMatchObject([
      { status: "failed", detail: expect.stringContaining("paid plan") }
    ])
  })
})

test("a contribution is on the billboard, off it in a dispute, and back, and off when undone", async () => {
  const { id } = await save(paidLive)
  const cents = async () => (await rowOf(id))?.billboard_cents
  await bought({ kind: "billboard", listingId: id, amountCents: 500 })
  const { order } = await bought({ kind: "billboard", listingId: id, amountCents: 2500 })
  expect(await cents()).toBe(3000)
  await freeze(app, order)
  expect(await cents()).toBe(500)
  await thaw(app, order)
  expect(await cents()).toBe(3000)
  await freeze(app, order)
  await reverse(app, order.lineId)
  expect(await cents()).toBe(500)
  const board = await app.rest("GET", "/leaderboards/billboard")
  expect(board.body).toMatchObject({ paid: true, disclosure: expect.any(String) })
})

test("what the site team does stays manual until they say it is done; only they can undo it", async () => {
  const { id } = await save(paidLive)
  const { order, report } = await bought({ kind: "manual", listingId: id })
  expect(report.manual).toMatchObject([{ number: order.number, product: "manual", listingId: id }])
  expect(await linesOf(app, order)).toMatchObject([{ status: "manual" }])
  const byHand = (position: number) =>
    app.run(
      Effect.either(
        Effect.flatMap(Fulfilment, (all) => all.byHand(order.number, position, "Sent on 2026-11-18.", byCommandLine))
      )
    )
  expect(await byHand(7)).toMatchObject({ left: { message: expect.stringContaining("no line 8") } })
  expect(await byHand(0)).toMatchObject({ right: { number: order.number } })
  expect(await linesOf(app, order)).toEqual([{ status: "fulfilled", detail: "Sent on 2026-11-18." }])
  expect(await byHand(0)).toMatchObject({ left: { message: expect.stringContaining("nothing to do") } })
  expect(
    await query(app, "select credential, target from audit_log where operation = 'order_fulfilled' and target = $1", [
      `${order.number}/1`
    ])
  ).toEqual([{ credential: "cli", target: `${order.number}/1` }])
  expect(await reverse(app, order.lineId)).toBe("What was done by hand is not undone.")
})

test("a bundle is its parts: each has its effect, and what one of them lacks is the line's", async () => {
  const { id } = await save()
  const parts = [
    { kind: "launch", week: nextWeek },
    { kind: "featured", week: nextWeek },
    { kind: "extra_categories" },
    { kind: "manual" }
  ]
  const { order } = await bought({ kind: "bundle", listingId: id, parts })
  expect(await linesOf(app, order)).toMatchObject([{ status: "manual" }])
  expect((await partsOf(app, order)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "manual"
  ])
  await freeze(app, order)
  expect(await rowOf(id)).toMatchObject({ unlocked_sections: [], extra_categories: 0 })
  await thaw(app, order)
  await reverse(app, order.lineId)
  expect(await rowOf(id)).toMatchObject({ status: "draft", plan: "none", extra_categories: 0 })
  expect(await query(app, "select id from week_places where line_id = $1", [order.lineId])).toEqual([])

  const failing = await bought({ kind: "bundle", listingId: (await save(paidLive)).id, parts })
  expect(await linesOf(app, failing.order)).toMatchObject([{ status: "failed" }])
})

describe("once", () => {
  test("nothing is done of an order that is not paid, or that is disputed", async () => {
    for (const status of ["pending", "expired", "refunded", "disputed"]) {
      const { id } = await save()
      const order = await paidOrder(app, owner.id, [{ kind: "launch", listingId: id }], status)
      expect(await fulfil(app, order)).toEqual({ failed: [], manual: [] })
      expect(await rowOf(id)).toMatchObject({ status: "draft" })
    }
  })

  test("asked for twenty times at once, an order is done once", async () => {
    const { id } = await save()
    const order = await buy(
      { kind: "billboard", listingId: id, amountCents: 700 },
      { kind: "launch", listingId: id, week: nextWeek },
      { kind: "featured", listingId: id, week: nextWeek },
      { kind: "manual", listingId: id }
    )
    const reports = await Promise.all(Array.from({ length: 20 }, () => fulfil(app, order)))
    expect(reports.flatMap(({ manual }) => manual)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ billboard_cents: 700, status: "scheduled" })
    expect(await launchesOf(id)).toHaveLength(1)
    expect(await query(app, "select id from week_places where listing_id = $1", [id])).toHaveLength(1)
    const undone = await Promise.all(Array.from({ length: 5 }, () => reverse(app, order.lineId)))
    expect(new Set(undone).size).toBe(1)
    expect(await rowOf(id)).toMatchObject({ billboard_cents: 0 })
  })

  test("orders of one pair of listings, named in either order, do not wait for each other for ever", async () => {
    const [a, b] = [await save(paidLive), await save(paidLive)]
    const orders = []
    for (let at = 0; at < 6; at++) {
      const [first, second] = at % 2 === 0 ? [a, b] : [b, a]
      orders.push(
        await buy(
          { kind: "billboard", listingId: first.id, amountCents: 100 },
          { kind: "billboard", listingId: second.id, amountCents: 100 }
        )
      )
    }
    await Promise.all(orders.map((order) => fulfil(app, order)))
    expect(await rowOf(a.id)).toMatchObject({ billboard_cents: 600 })
    expect(await rowOf(b.id)).toMatchObject({ billboard_cents: 600 })
  })

  test("what breaks is rolled back alone, stays pending, and is tried again", async () => {
    const [fine, broken] = [await save(paidLive), await save()]
    const order = await buy(
      { kind: "launch", listingId: broken.id },
      { kind: "billboard", listingId: fine.id, amountCents: 900 }
    )
    await query(
      app,
      `create function break_launch() returns trigger language plpgsql as $$
         begin raise exception 'broken on purpose'; end $$`
    )
    await query(
      app,
      `create trigger break_launch before insert on launches for each row when (new.listing_id = ${broken.id})
       execute function break_launch()`
    )
    await fulfil(app, order)
    expect(await linesOf(app, order)).toMatchObject([{ status: "pending", detail: null }, { status: "fulfilled" }])
    expect(await rowOf(broken.id)).toMatchObject({ status: "draft", plan: "none", unlocked_sections: [] })
    expect(await rowOf(fine.id)).toMatchObject({ billboard_cents: 900 })

    await query(app, "drop trigger break_launch on launches")
    const told: Array<unknown> = []
    const retry = () =>
      app.run(
        Effect.flatMap(Fulfilment, (all) => all.retryPending((report) => Effect.sync(() => void told.push(report))))
      )
    expect(await retry()).toBe(1)
    expect(await linesOf(app, order)).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }])
    expect(await rowOf(broken.id)).toMatchObject({ status: "live", plan: "paid" })
    expect(await rowOf(fine.id)).toMatchObject({ billboard_cents: 900 })
    expect(told).toEqual([{ failed: [], manual: [] }])
    expect(await retry()).toBe(0)
  })
})

test.if(onPostgres)("two processes that fulfil one order do it once", async () => {
  const other = await testApp({ work: false, now: today, ...(app.databaseUrl && { databaseUrl: app.databaseUrl }) })
  try {
    const { id } = await save()
    const order = await buy({ kind: "billboard", listingId: id, amountCents: 300 })
    await Promise.all([fulfil(app, order), fulfil(other, order), fulfil(app, order), fulfil(other, order)])
    expect(await rowOf(id)).toMatchObject({ billboard_cents: 300 })
  } finally {
    await other.close()
  }
})
