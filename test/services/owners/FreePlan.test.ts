/** The free plan as one story, from choosing it to being found among the launches of its week. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { addWeeks, weekOf } from "../../../src/domain/Week.ts"
import { BadgeCheck } from "../../../src/services/launches/BadgeCheck.ts"
import { Rollover } from "../../../src/services/launches/Rollover.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { clearListings, query, saveListing, slugOf, waitingMails } from "../../support/SavedListing.ts"

const sites: Record<string, Record<string, string>> = {}
let app: TestApp
let owner: { readonly id: number; readonly email: string; readonly key: string }

beforeAll(async () => {
  app = await testApp({ work: false, internet: sites, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  owner = await app.user()
})
afterAll(() => app.close())

const settings = {
  "free_plan.weeks_min": 6,
  "free_plan.weeks_max": 8,
  "free_plan.weekly_capacity": 25
}
/** A window is opened wide before it is set, for its ends may not pass each other. */
const set = (values: Partial<typeof settings>) => {
  const given = Object.entries(values)
  const steps = "free_plan.weeks_max" in values ? [["free_plan.weeks_max", 52] as const, ...given] : given
  return app.run(
    Effect.flatMap(Settings, (all) =>
      Effect.forEach(steps, ([key, value]) => Effect.orDie(all.set(key, value)), { discard: true })
    )
  )
}
beforeEach(async () => {
  await clearListings(app)
  app.clock.set("2026-11-18T12:00:00Z")
  await set(settings)
})

const sweep = () => app.run(Effect.flatMap(BadgeCheck, (badges) => badges.due))
const rollover = () => app.run(Effect.flatMap(Rollover, (all) => all.run()))
const choose = (id: number, key = owner.key) => app.rest("POST", `/me/listings/${id}/free`, { key })
const mine = async (id: number) => (await app.rest("GET", `/me/listings/${id}`, { key: owner.key })).body
const launchesOf = async (week: string) => (await app.rest("GET", `/launches/weeks/${week}`)).body

let hosts = 0
const saved = async (columns: Readonly<Record<string, unknown>> = {}, more: { readonly category?: boolean } = {}) => {
  const host = `free-${++hosts}.example`
  sites[host] = { "/": "<title>Home</title><p>Nothing here yet.</p>" }
  return { host, slug: slugOf(host), id: await saveListing(app, { ownerId: owner.id, host, columns, ...more }) }
}
const pasteBadge = async ({ id, host }: { readonly id: number; readonly host: string }) => {
  sites[host] = { "/": `<title>Home</title><footer>${(await mine(id)).badge.html}</footer>` }
}

describe("choosing the free plan", () => {
  test("queues for the nearest week in the window, and its badge is looked for", async () => {
    const one = await saved()
    expect((await app.rest("GET", `/listings/${one.slug}/badges`)).status).toBe(404)
    const reply = await choose(one.id)
    expect(reply.status).toBe(200)
    expect((await app.rest("GET", `/listings/${one.slug}/badges`)).status).toBe(200)
    expect(reply.body).toMatchObject({
      status: "awaiting_badge",
      plan: "free",
      launch_week: "2026-12-28",
      public_url: null,
      queue: { position: 1, week: "2026-12-28" },
      badge: { required: true, result: null, page: `https://${one.host}/` }
    })
    expect(reply.body.next_steps[0].reason).toContain(`https://${one.host}/`)
    expect(await query(app, "select data from pgboss.job where name = 'badge-check'")).toContainEqual({
      data: { listing_id: one.id }
    })
    const second = await saved()
    expect((await choose(second.id)).body.queue).toEqual({ position: 2, week: "2026-12-28" })
  })

  test("from there to live: badge, week, launch", async () => {
    const one = await saved()
    await choose(one.id)
    app.clock.advance({ minutes: 10 })
    expect(await sweep()).toBe(1)
    expect((await mine(one.id)).badge).toMatchObject({ result: "not_found", reason: "absent" })

    await pasteBadge(one)
    app.clock.advance({ minutes: 5 })
    await sweep()
    expect(await mine(one.id)).toMatchObject({ status: "scheduled", badge: { result: "found", reason: null } })
    expect((await launchesOf("2026-12-28")).scheduled).toMatchObject([{ slug: one.slug }])
    expect((await app.rest("GET", `/listings/${one.slug}`)).body.status).toBe("scheduled")

    await rollover()
    expect((await mine(one.id)).status).toBe("scheduled")

    app.clock.set("2026-12-28T00:00:30Z")
    await rollover()
    expect(await mine(one.id)).toMatchObject({
      status: "live",
      launch_week: "2026-12-28",
      launched_at: expect.stringMatching(/^2026-12-28T00:00:3/),
      queue: null,
      public_url: `https://launchbook.test/products/${one.slug}`
    })
    const week = await launchesOf("this")
    expect(week).toMatchObject({ week: "2026-12-28", state: "current", scheduled: [] })
    expect(week.launches).toMatchObject([{ rank: 1, listing: { slug: one.slug, status: "live" } }])
    expect(await query(app, "select week, kind, went_live_at is not null as live from launches")).toEqual([
      { week: "2026-12-28", kind: "free", live: true }
    ])
  })

  test("again changes nothing, before and after the badge is found", async () => {
    const one = await saved()
    const first = await choose(one.id)
    app.clock.advance({ weeks: 1 })
    expect((await choose(one.id)).body).toEqual(first.body)
    await pasteBadge(one)
    await sweep()
    expect((await choose(one.id)).body).toMatchObject({ status: "scheduled", launch_week: "2026-12-28" })
    expect(await query(app, "select 1 from launches")).toHaveLength(1)
  })

  test("is refused where the listing has a plan of another kind or is live", async () => {
    const live = { status: "live", plan: "free", launch_week: "2026-11-16", launched_at: app.clock.now() }
    const refused = [
      live,
      { ...live, plan: "paid" },
      { ...live, status: "paused" },
      { status: "scheduled", plan: "paid", launch_week: "2026-12-28" }
    ]
    for (const columns of refused) {
      const { id } = await saved(columns)
      const reply = await choose(id)
      expect([columns.status, reply.status, reply.body.error.code]).toEqual([columns.status, 400, "already_published"])
      expect(await query(app, "select status, plan from listings where id = $1", [id])).toEqual([
        { status: columns.status, plan: columns.plan }
      ])
    }
  })

  test("is not the only way: who owns a listing is told of the paid one, where it helps", async () => {
    const live = { status: "live", launch_week: "2026-11-16", launched_at: app.clock.now() }
    for (const [columns, product] of [
      [{}, "product launch"],
      [{ status: "awaiting_badge", plan: "free", launch_week: "2026-12-28" }, "product skip_queue"],
      [{ status: "scheduled", plan: "free", launch_week: "2026-12-28", badge_result: "found" }, "product skip_queue"],
      [{ status: "scheduled", plan: "paid", launch_week: "2026-12-28" }, null],
      [{ ...live, plan: "free", badge_result: "not_found" }, "product launch"],
      [{ ...live, plan: "paid" }, "product relaunch"],
      [{ ...live, status: "paused", plan: "free", badge_result: "not_found" }, "product launch"],
      [{ status: "removed" }, null]
    ] as const) {
      const { id } = await saved(columns)
      const steps: ReadonlyArray<{ operation: string; reason: string }> = (await mine(id)).next_steps
      const paid = steps.find(({ operation }) => operation === "create_checkout")
      if (product === null) expect(paid, JSON.stringify(columns)).toBeUndefined()
      else expect(paid?.reason, JSON.stringify(columns)).toContain(product)
    }
  })

  test("needs a primary category", async () => {
    const { id } = await saved({}, { category: false })
    const reply = await choose(id)
    expect([reply.status, reply.body.error.code]).toEqual([400, "invalid_request"])
    expect((await mine(id)).status).toBe("draft")
  })

  test("fills one week after the other, and then says that they are full", async () => {
    await set({ "free_plan.weekly_capacity": 2, "free_plan.weeks_max": 7 })
    const weeks: Array<string> = []
    for (let turn = 0; turn < 4; turn++) weeks.push((await choose((await saved()).id)).body.launch_week)
    expect(weeks).toEqual(["2026-12-28", "2026-12-28", "2027-01-04", "2027-01-04"])
    const { id } = await saved()
    const reply = await choose(id)
    expect([reply.status, reply.body.error.code]).toEqual([400, "week_full"])
    expect(reply.body.error.message).toContain("create_checkout")
    expect((await mine(id)).status).toBe("draft")

    app.clock.advance({ weeks: 1 })
    expect((await choose(id)).body.launch_week).toBe("2027-01-11")
  })

  test("does not count what the site team removed", async () => {
    await set({ "free_plan.weekly_capacity": 1 })
    const gone = await saved()
    await choose(gone.id)
    await query(app, "update listings set status = 'removed' where id = $1", [gone.id])
    expect((await choose((await saved()).id)).body.launch_week).toBe("2026-12-28")
  })

  test("never overfills a week, however many choose at once", async () => {
    await set({ "free_plan.weekly_capacity": 10, "free_plan.weeks_max": 9 })
    const all = await Promise.all(Array.from({ length: 50 }, () => saved()))
    const replies = await Promise.all(all.map(({ id }) => choose(id)))
    const answers = Map.groupBy(replies, ({ status, body }) => (status === 200 ? body.launch_week : body.error.code))
    expect(Object.fromEntries([...answers].map(([answer, group]) => [answer, group.length]))).toEqual({
      "2026-12-28": 10,
      "2027-01-04": 10,
      "2027-01-11": 10,
      "2027-01-18": 10,
      week_full: 10
    })
    const booked = await query(app, "select week, count(*) as taken from launches group by week order by week")
    expect(booked.map(({ taken }) => taken)).toEqual([10, 10, 10, 10])
    const places = await query<{ id: number }>(app, "select id from listings where launch_week = '2026-12-28'")
    const positions = await Promise.all(places.map(async ({ id }) => (await mine(id)).queue.position))
    expect(positions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test("crosses the year with 53 ISO weeks without losing or doubling one", async () => {
    app.clock.set("2026-12-23T12:00:00Z")
    await set({ "free_plan.weeks_min": 0, "free_plan.weeks_max": 3, "free_plan.weekly_capacity": 1 })
    const weeks: Array<string> = []
    for (let turn = 0; turn < 4; turn++) {
      const one = await saved()
      await pasteBadge(one)
      weeks.push((await choose(one.id)).body.launch_week)
    }
    expect(weeks).toEqual(["2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11"])
    app.clock.advance({ minutes: 1 })
    await sweep()
    const launched: Array<ReadonlyArray<string>> = []
    for (const instant of [
      "2026-12-23T13:00:00Z",
      "2026-12-28T00:00:01Z",
      "2027-01-03T23:59:58Z",
      "2027-01-04T00:00:01Z",
      "2027-01-11T00:00:01Z"
    ]) {
      app.clock.set(instant)
      await rollover()
      const { week, launches } = await launchesOf("this")
      launched.push([week, ...launches.map(({ listing }: { listing: { launch_week: string } }) => listing.launch_week)])
    }
    expect(launched).toEqual([
      ["2026-12-21", "2026-12-21"],
      ["2026-12-28", "2026-12-28"],
      ["2026-12-28", "2026-12-28"],
      ["2027-01-04", "2027-01-04"],
      ["2027-01-11", "2027-01-11"]
    ])
  })
})

describe("a week that comes without the badge", () => {
  test("is exchanged for the next one with room, first queued first, and the owner is told", async () => {
    await set({ "free_plan.weekly_capacity": 1 })
    const monday = weekOf(app.clock.now())
    const waiting = [await saved(), await saved()]
    for (const { id } of waiting) await choose(id)
    expect((await mine(waiting[1]?.id ?? 0)).launch_week).toBe(addWeeks(monday, 7))
    // Both in one week now, as after a smaller capacity was set.
    await query(app, "update launches set week = '2026-12-28'")
    await query(app, "update listings set launch_week = '2026-12-28'")

    app.clock.set("2026-12-28T00:10:00Z")
    expect(await rollover()).toMatchObject({ launched: 0, moved: 2 })
    const after = await Promise.all(waiting.map(({ id }) => mine(id)))
    expect(after.map(({ status, launch_week }) => [status, launch_week])).toEqual([
      ["awaiting_badge", "2027-01-04"],
      ["awaiting_badge", "2027-01-11"]
    ])
    expect(await query(app, "select week from launches order by week")).toEqual([
      { week: "2027-01-04" },
      { week: "2027-01-11" }
    ])
    // Sent in one transaction, so their order says nothing.
    const mails = new Map((await waitingMails(app, owner.email)).map(({ subject, text }) => [subject, text]))
    for (const [at, { host }] of waiting.entries()) {
      const subject = `Product of ${host}: launch moved to the week of ${after[at].launch_week}`
      expect(mails.get(subject)).toContain(after[at].badge.html)
    }
    expect(mails.size).toBe(2)
    expect(await rollover()).toMatchObject({ moved: 0 })
  })

  test("is kept where the badge is found after it began but before anything was moved", async () => {
    const one = await saved()
    await choose(one.id)
    await pasteBadge(one)
    app.clock.set("2026-12-28T00:05:00Z")
    await sweep()
    expect(await mine(one.id)).toMatchObject({ status: "scheduled", launch_week: "2026-12-28" })
    await rollover()
    expect(await mine(one.id)).toMatchObject({ status: "live", launch_week: "2026-12-28" })
  })

  test("is kept to its end where it was running when it was chosen", async () => {
    await set({ "free_plan.weeks_min": 0, "free_plan.weeks_max": 0 })
    const one = await saved()
    expect((await choose(one.id)).body.launch_week).toBe("2026-11-16")
    expect(await rollover()).toMatchObject({ moved: 0 })
    await pasteBadge(one)
    app.clock.advance({ minutes: 5 })
    await sweep()
    expect((await mine(one.id)).status).toBe("scheduled")
    expect(await rollover()).toMatchObject({ launched: 1 })
    expect(await mine(one.id)).toMatchObject({ status: "live", launch_week: "2026-11-16" })
  })
})
