import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Rollover } from "../../../src/services/launches/Rollover.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { clearListings, query, saveLaunch, saveListing, slugOf } from "../../support/SavedListing.ts"

let app: TestApp
let owner: { readonly id: number; readonly key: string }
let voters: ReadonlyArray<number>

const monday = "2026-12-28"
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-12-21T12:00:00Z" })
  owner = await app.user()
  voters = await Promise.all(Array.from({ length: 6 }, async () => (await app.user()).id))
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearListings(app)
  app.clock.set("2026-12-21T12:00:00Z")
})

const rollover = (payload: { readonly week?: string } = {}) =>
  app.run(Effect.flatMap(Rollover, (all) => all.run(payload)))

let hosts = 0
const saved = async (columns: Readonly<Record<string, unknown>>, kind: "free" | "paid" | "relaunch" = "free") => {
  const host = `week-${++hosts}.example`
  const id = await saveListing(app, { ownerId: owner.id, host, columns })
  const week = String(columns.launch_week)
  const launch = await saveLaunch(app, {
    listingId: id,
    week,
    kind,
    wentLiveAt: columns.status === "live" && kind !== "relaunch" ? String(columns.launched_at) : null
  })
  return { id, host, slug: slugOf(host), launch }
}
const scheduled = {
  status: "scheduled",
  plan: "free",
  launch_week: monday,
  queued_at: "2026-11-18T00:00:00Z",
  badge_result: "found"
}
const live = (week: string) => ({
  status: "live",
  plan: "free",
  launch_week: week,
  launched_at: `${week}T00:00:00Z`,
  badge_result: "found"
})
const rowOf = async (id: number) =>
  (await query(app, "select status, launch_week, launched_at from listings where id = $1", [id]))[0]
const launchesOf = (id: number) =>
  query(app, "select week, kind, went_live_at from launches where listing_id = $1 order by week", [id])

describe("a week that begins", () => {
  test("launches what is scheduled for it, and nothing that is not", async () => {
    const found = await saved(scheduled)
    const unreachable = await saved({ ...scheduled, badge_result: "unreachable" })
    const paid = await saved({ ...scheduled, plan: "paid", badge_result: null }, "paid")
    const next = await saved({ ...scheduled, launch_week: "2027-01-04" })
    const lost = await saved({ ...scheduled, badge_result: "not_found" })
    await rollover()
    expect((await rowOf(found.id))?.status).toBe("scheduled")

    app.clock.set("2026-12-28T00:00:05Z")
    expect(await rollover()).toMatchObject({ began: [monday], launched: 3, moved: 0 })
    for (const { id } of [found, unreachable, paid]) {
      expect(await rowOf(id)).toMatchObject({ status: "live", launch_week: monday })
      expect(await launchesOf(id)).toMatchObject([{ week: monday, went_live_at: expect.any(String) }])
    }
    expect((await rowOf(next.id))?.status).toBe("scheduled")
    expect((await rowOf(lost.id))?.status).toBe("scheduled")

    await query(app, "update listings set badge_result = 'found' where id = $1", [lost.id])
    app.clock.advance({ days: 2 })
    expect(await rollover()).toMatchObject({ began: [], launched: 1 })
    expect(await rowOf(lost.id)).toMatchObject({ status: "live", launch_week: monday })
  })

  test("launches once, run twice and by two at the same time", async () => {
    const one = await saved(scheduled)
    app.clock.set("2026-12-28T00:00:05Z")
    const reports = await Promise.all([rollover(), rollover()])
    expect(reports.map(({ launched }) => launched).toSorted()).toEqual([0, 1])
    expect(reports.map(({ began }) => began.length).toSorted()).toEqual([0, 1])
    const first = await rowOf(one.id)
    app.clock.advance({ hours: 1 })
    expect(await rollover()).toEqual({ began: [], launched: 0, moved: 0, closed: [] })
    expect(await rowOf(one.id)).toEqual(first)
    // The week has begun by now, so nothing but the listing's own row parts the two.
    const late = await saved(scheduled)
    const again = await Promise.all([rollover(), rollover()])
    expect(again.map(({ launched }) => launched).toSorted()).toEqual([0, 1])
    expect(await launchesOf(late.id)).toHaveLength(1)
    expect(await query(app, "select launched, moved from rollovers where week = $1", [monday])).toEqual([
      { launched: 2, moved: 0 }
    ])
  })

  test("shows its launches at once to those who looked before", async () => {
    const one = await saved(scheduled)
    app.clock.set("2026-12-28T00:00:05Z")
    const before = await app.rest("GET", `/listings/${one.slug}`)
    expect(before.body.status).toBe("scheduled")
    await rollover()
    const after = await app.rest("GET", `/listings/${one.slug}`, {
      headers: { "if-none-match": before.headers.get("etag") ?? "" }
    })
    expect([after.status, after.body.status]).toEqual([200, "live"])
  })

  test("that nobody was there for is made up for: its launches get the whole of the running week", async () => {
    const late = await saved(scheduled)
    app.clock.set("2027-01-13T09:00:00Z")
    expect(await rollover()).toMatchObject({ began: [monday, "2027-01-04", "2027-01-11"], launched: 1 })
    expect(await rowOf(late.id)).toMatchObject({ status: "live", launch_week: "2027-01-11" })
    expect(await launchesOf(late.id)).toMatchObject([{ week: "2027-01-11", kind: "free" }])
  })

  test("begins the fresh launch of a listing that is live", async () => {
    const one = await saved({ ...live("2026-11-02"), plan: "paid", launch_week: monday }, "relaunch")
    await saveLaunch(app, { listingId: one.id, week: "2026-11-02", kind: "paid", wentLiveAt: "2026-11-02T00:00:00Z" })
    const missed = await saved({ ...live("2026-11-02"), plan: "paid", launch_week: "2026-12-14" }, "relaunch")
    app.clock.set("2026-12-28T00:00:05Z")
    expect(await rollover()).toMatchObject({ launched: 2 })
    expect(await rowOf(one.id)).toMatchObject({ status: "live", launch_week: monday })
    expect(await launchesOf(one.id)).toMatchObject([
      { week: "2026-11-02", went_live_at: "2026-11-02T00:00:00.000Z" },
      { week: monday, went_live_at: expect.stringMatching(/^2026-12-28T00:00:/) }
    ])
    expect(await launchesOf(missed.id)).toMatchObject([{ week: monday, went_live_at: expect.any(String) }])
    expect((await rowOf(missed.id))?.launch_week).toBe(monday)
    expect(await rollover()).toMatchObject({ launched: 0 })
  })

  test("brings what it launches again to the top of what is recent, and tells its first launch and its latest", async () => {
    const [again, other] = [await saved(live("2026-11-02")), await saved(live("2026-12-21"))]
    const planned = (week: string) => saveLaunch(app, { listingId: again.id, week, kind: "relaunch" })
    const recent = async () =>
      (await app.rest("GET", "/launches?section=recent")).body.items.map(({ slug }: { slug: string }) => slug)
    const shown = async () => (await app.rest("GET", `/listings/${again.slug}`)).body
    const first = "2026-11-02T00:00:00.000Z"
    expect(await recent()).toEqual([other.slug, again.slug])
    expect(await shown()).toMatchObject({ launched_at: first, first_launched_at: first })

    for (const [week, nth] of [
      [monday, "second"],
      ["2027-01-04", "third"]
    ] as const) {
      await planned(week)
      app.clock.set(`${week}T00:00:05Z`)
      await rollover()
      expect(await recent(), nth).toEqual([again.slug, other.slug])
      expect(await shown(), nth).toMatchObject({
        launch_week: week,
        launched_at: expect.stringContaining(`${week}T00:00:0`),
        first_launched_at: first
      })
    }
    expect((await app.rest("GET", "/listings?sort=newest")).body.items[0].slug).toBe(again.slug)
  })

  test("can be run for a week that is over, and never for one to come", async () => {
    const one = await saved(scheduled)
    app.clock.set("2026-12-28T00:00:05Z")
    expect(await rollover({ week: "2026-12-21" })).toMatchObject({ launched: 0 })
    expect((await rowOf(one.id))?.status).toBe("scheduled")
    const next = await saved({ ...scheduled, launch_week: "2027-01-04" })
    expect(await rollover({ week: "2027-01-04" })).toMatchObject({ launched: 1 })
    expect((await rowOf(next.id))?.status).toBe("scheduled")
  })
})

describe("a clock that jumps", () => {
  test("over Monday, back an hour, ahead a day: nothing is doubled and nothing taken back", async () => {
    const one = await saved(scheduled)
    app.clock.set("2026-12-28T00:30:00Z")
    await rollover()
    const launched = [await rowOf(one.id), await launchesOf(one.id)]
    for (const instant of [
      "2026-12-27T23:30:00Z",
      "2026-12-28T00:01:00Z",
      "2026-12-29T00:01:00Z",
      "2026-12-26T00:00:00Z"
    ]) {
      app.clock.set(instant)
      expect(await rollover()).toMatchObject({ launched: 0, moved: 0 })
      expect([await rowOf(one.id), await launchesOf(one.id)]).toEqual(launched)
    }
    expect(await query(app, "select week from rollovers where week >= $1", [monday])).toHaveLength(1)
  })
})

describe("the awards of a week", () => {
  const vote = (launch: { readonly id: number; readonly launch: number }, at: string, weight = 1, voter = 0) =>
    query(app, "insert into votes (user_id, listing_id, launch_id, at, weight) values ($1, $2, $3, $4, $5)", [
      voters[voter],
      launch.id,
      launch.launch,
      at,
      weight
    ])
  const awards = () => query(app, "select week, place, listing_id, votes, tie_break from awards order by week, place")
  const decided = "2027-01-05T00:00:01Z"

  test("go to the three with the most counted votes, once the audit is over, and are shown", async () => {
    const all = [
      await saved(live(monday)),
      await saved(live(monday)),
      await saved(live(monday)),
      await saved(live(monday))
    ]
    for (const [place, one] of all.entries())
      for (let voter = 0; voter < 4 - place; voter++) await vote(one, `2026-12-29T10:0${voter}:00Z`, 1, voter)
    app.clock.set("2027-01-04T23:59:58Z")
    expect(await rollover()).toMatchObject({ closed: [] })
    expect(await awards()).toEqual([])

    app.clock.set(decided)
    expect((await rollover()).closed).toContain(monday)
    expect(await awards()).toMatchObject(
      [0, 1, 2].map((place) => ({
        week: monday,
        place: place + 1,
        listing_id: all[place]?.id,
        votes: 4 - place,
        tie_break: null
      }))
    )
    expect((await app.rest("GET", "/awards")).body.items[0]).toMatchObject({
      week: monday,
      place: 1,
      title: "Launch of the Week #1",
      listing: { slug: all[0]?.slug }
    })
  })

  test("say by which rule a tie was decided", async () => {
    const [late, early] = [await saved(live(monday)), await saved(live(monday))]
    await vote(late, "2026-12-30T10:00:00Z")
    await vote(early, "2026-12-29T10:00:00Z")
    app.clock.set(decided)
    await rollover()
    expect(await awards()).toMatchObject([
      { place: 1, listing_id: early.id, tie_break: "reached_earlier" },
      { place: 2, listing_id: late.id, tie_break: "reached_earlier" }
    ])
  })

  test("count no vote that was weighed out, came too late or belongs to another launch", async () => {
    const [first, second] = [await saved(live(monday)), await saved(live(monday))]
    await vote(first, "2026-12-29T10:00:00Z", 1, 0)
    await vote(second, "2026-12-28T10:00:00Z", 0, 0)
    await vote(second, "2027-01-04T00:00:00Z", 1, 1)
    const other = await saveLaunch(app, {
      listingId: second.id,
      week: "2026-12-14",
      wentLiveAt: "2026-12-14T00:00:00Z"
    })
    await vote({ id: second.id, launch: other }, "2026-12-29T10:00:00Z", 1, 2)
    app.clock.set(decided)
    await rollover()
    expect((await awards()).filter(({ week }) => week === monday)).toMatchObject([
      { place: 1, listing_id: first.id, votes: 1 }
    ])
  })

  test("are not given to what is no longer live, nor below the minimum", async () => {
    await app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("votes.minimum_for_award", 2))))
    const [gone, few] = [await saved(live(monday)), await saved(live(monday))]
    for (let voter = 0; voter < 3; voter++) await vote(gone, `2026-12-29T10:0${voter}:00Z`, 1, voter)
    await query(app, "update listings set status = 'removed' where id = $1", [gone.id])
    await vote(few, "2026-12-29T10:00:00Z")
    app.clock.set(decided)
    expect((await rollover()).closed).toContain(monday)
    expect(await awards()).toEqual([])
    await app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("votes.minimum_for_award", 1))))
  })

  test("never change: not by later votes, another run, two at once or the clock", async () => {
    const [winner, other] = [await saved(live(monday)), await saved(live(monday))]
    await vote(winner, "2026-12-29T10:00:00Z")
    app.clock.set(decided)
    const reports = await Promise.all([rollover(), rollover()])
    expect(reports.flatMap(({ closed }) => closed).filter((week) => week === monday)).toEqual([monday])
    const given = await awards()
    expect(given).toMatchObject([{ place: 1, listing_id: winner.id }])

    for (let voter = 0; voter < 3; voter++) await vote(other, `2026-12-28T10:0${voter}:00Z`, 1, voter)
    for (const instant of ["2027-01-05T01:00:00Z", "2027-01-03T00:00:00Z", "2027-03-01T00:00:00Z"]) {
      app.clock.set(instant)
      await rollover()
      expect((await awards()).filter(({ week }) => week === monday)).toEqual([...given])
    }
  })

  test("that are there already, as after an import, are kept", async () => {
    const [kept, other, third] = [await saved(live(monday)), await saved(live(monday)), await saved(live(monday))]
    await query(app, "insert into awards (week, place, listing_id, votes, decided_at) values ($1, 1, $2, 9, $3)", [
      monday,
      kept.id,
      "2027-01-05T00:00:00Z"
    ])
    for (const [voter, one] of [other, third].entries()) await vote(one, "2026-12-29T10:00:00Z", 1, voter)
    app.clock.set(decided)
    await rollover()
    expect(await awards()).toEqual([{ week: monday, place: 1, listing_id: kept.id, votes: 9, tie_break: null }])
  })
})
