/** The launch calendar, its feeds, the boards and the awards. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads, slugs } from "../../support/Read.ts"
import { clearListings, query, saveLaunch, saveListing } from "../../support/SavedListing.ts"

const now = "2026-11-18T12:00:00Z"
const [last, current, next] = ["2026-11-09", "2026-11-16", "2026-11-23"]
let app: TestApp
let read: Reads["read"]
let refused: Reads["refused"]
let voters: ReadonlyArray<number>
beforeAll(async () => {
  app = await testApp({ work: false, now })
  ;({ read, refused } = reads(app))
  await raiseLimits(app)
  voters = await Promise.all(Array.from({ length: 4 }, async () => (await app.user()).id))
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await clearListings(app)
  await change(app, "select 1")
})

/** A live listing with its launch, and votes at these instants, the first by the first voter. */
const launched = async (
  name: string,
  week: string | undefined,
  more: { readonly live?: string; readonly votes?: ReadonlyArray<string>; readonly columns?: object } = {}
) => {
  const live = more.live ?? `${week}T00:00:30Z`
  const id = await saveListing(app, {
    ownerId: null,
    host: `${name}.example`,
    columns: {
      slug: name,
      status: "live",
      plan: "free",
      launch_week: week,
      launched_at: live,
      votes: more.votes?.length ?? 0,
      ...more.columns
    }
  })
  const launchId = await saveLaunch(app, { listingId: id, week: week ?? "", wentLiveAt: live })
  for (const [index, at] of (more.votes ?? []).entries())
    await query(app, "insert into votes (user_id, listing_id, launch_id, at) values ($1, $2, $3, $4)", [
      voters[index],
      id,
      launchId,
      at
    ])
  await change(app, "update launches set votes = $2 where id = $1", [launchId, more.votes?.length ?? 0])
  return { id, launchId }
}
const rating = (value: number, source: string) => ({
  domain_rating: value,
  domain_rating_source: source,
  domain_rating_measured_on: "2026-11-16"
})
const revenue = (cents: number, source: string, asOf: string) => ({
  revenue_cents: cents,
  revenue_source: source,
  revenue_as_of: asOf
})
/** The source of the latest round. */
const ratedBy = (source: string) =>
  change(app, "insert into domain_rating_rounds (week, source, began_at) values ($1, $2, $3)", [
    current,
    source,
    app.clock.now()
  ])
const planned = async (name: string, week: string | undefined, columns: object = {}) => {
  const id = await saveListing(app, {
    ownerId: null,
    host: `${name}.example`,
    columns: { slug: name, status: "scheduled", plan: "free", launch_week: week, ...columns }
  })
  await saveLaunch(app, { listingId: id, week: week ?? "" })
  await change(app, "select 1")
  return id
}
/** What is said of the first thing that is wrong with a request. */
const told = async (path: string): Promise<string | undefined> =>
  (await app.rest("GET", path)).body.error.details[0]?.message
const ranked = async (week: string) =>
  (await read("get_launch_week", { week })).launches.map(({ rank, listing }) => [rank, listing.slug])

describe("get_launch_week", () => {
  test("ranks by counted votes, then by the moment the count was reached, going live, and the slug", async () => {
    const votes = [`${current}T08:00:00Z`, `${current}T09:00:00Z`]
    await launched("b-late", current, { votes: [`${current}T08:00:00Z`, `${current}T10:00:00Z`] })
    await launched("a-early", current, { votes })
    await launched("b-early", current, { votes, live: `${current}T00:00:10Z` })
    await launched("c-early", current, { votes })
    await launched("most", current, { votes: [...votes, "2026-11-18T11:00:00Z"] })
    await launched("none", current)
    expect(await ranked("this")).toEqual([
      [1, "most"],
      [2, "b-early"],
      [3, "a-early"],
      [4, "c-early"],
      [5, "b-late"],
      [6, "none"]
    ])
  })
  test("says by how many votes of the week it ranks, whatever else a listing was voted for", async () => {
    await launched("loved", current, { votes: [`${current}T08:00:00Z`], columns: { votes: 400 } })
    await launched("new", current, { votes: [`${current}T08:00:00Z`, `${current}T09:00:00Z`] })
    const { launches } = await read("get_launch_week", { week: "this" })
    expect(launches.map(({ rank, votes, listing }) => [rank, listing.slug, votes, listing.votes])).toEqual([
      [1, "new", 2, 2],
      [2, "loved", 1, 400]
    ])
    const { items } = await read("get_leaderboard", { board: "community-weekly" })
    expect(items.map(({ listing, metric }) => [listing.slug, metric.value])).toEqual([
      ["new", 2],
      ["loved", 1]
    ])
    const page = load(await (await app.fetch(new Request(`${app.origin}/`))).text())
    expect(
      page("ol.launches .vote")
        .get()
        .map((vote) => page(vote).find(".count").text())
    ).toEqual(["2", "1"])
  })
  test("a vote under review and a vote after the week's end count for nothing", async () => {
    const { launchId } = await launched("reviewed", last, { votes: [`${last}T08:00:00Z`, `${last}T09:00:00Z`] })
    await launched("late", last, { votes: [`${last}T08:00:00Z`, `${current}T00:00:00Z`, `${current}T00:00:01Z`] })
    expect(await ranked("last")).toEqual([
      [1, "reviewed"],
      [2, "late"]
    ])
    await change(app, "update votes set weight = 0 where launch_id = $1", [launchId])
    expect(await ranked("last")).toEqual([
      [1, "late"],
      [2, "reviewed"]
    ])
  })
  test("this, next, last and any date name a week by its Monday", async () => {
    await launched("here", current)
    for (const week of ["this", "2026-11-16", "2026-11-22"])
      expect(await read("get_launch_week", { week })).toMatchObject({
        week: current,
        starts_on: current,
        ends_on: "2026-11-22",
        state: "current",
        launches: [{ rank: 1 }]
      })
    expect(await read("get_launch_week", { week: "last" })).toMatchObject({ week: last, state: "past", launches: [] })
    expect(await read("get_launch_week", { week: "next" })).toMatchObject({ week: next, state: "future" })
    expect(await read("get_launch_week", { week: "2027-01-01" })).toMatchObject({ week: "2026-12-28" })
  })
  test.each(["yesterday", "2026-13-01", "2026-02-30", "20261116", "THIS"])("%s is no week", async (week) => {
    expect(await refused("get_launch_week", { week })).toEqual({
      status: 400,
      code: "invalid_request",
      paths: ["path.week"]
    })
    expect(await told(`/launches/weeks/${week}`)).toBe("must be `this`, `next`, `last` or a date, as YYYY-MM-DD")
  })
  test("there are weeks from the first launch, and at least the last one, to 104 weeks ahead", async () => {
    const status = async (week: string) => (await refused("get_launch_week", { week })).status
    expect(await status("2026-11-09")).toBe(200)
    expect(await status("2026-11-08")).toBe(404)
    await launched("first", "2026-06-01")
    expect([await status("2026-06-01"), await status("2026-05-31")]).toEqual([200, 404])
    expect([await status("2028-11-19"), await status("2028-11-20")]).toEqual([200, 404])
    for (const week of ["0001-01-01", "1999-05-05", "9999-12-31"])
      expect(await refused("get_launch_week", { week })).toEqual({ status: 404, code: "not_found", paths: [] })
  })
  test("a week to come lists what is scheduled and what is to launch again, never what waits for its badge", async () => {
    await planned("scheduled", next)
    await planned("waiting", next, { status: "awaiting_badge" })
    await planned("later", "2026-11-30")
    const { id } = await launched("again", last)
    await saveLaunch(app, { listingId: id, week: next ?? "", kind: "relaunch" })
    await change(app, "select 1")
    const week = await read("get_launch_week", { week: "next" })
    expect(slugs(week.scheduled)).toEqual(["scheduled", "again"])
    expect(week.launches).toEqual([])
    expect((await read("get_launch_week", { week: "last" })).scheduled).toEqual([])
  })
  test("a launch counts in its own week, and is gone while its listing is not live", async () => {
    const { id } = await launched("twice", last, { votes: [`${last}T08:00:00Z`] })
    await saveLaunch(app, { listingId: id, week: current ?? "", kind: "relaunch", wentLiveAt: `${current}T00:00:30Z` })
    await change(app, "select 1")
    expect([await ranked("last"), await ranked("this")]).toEqual([[[1, "twice"]], [[1, "twice"]]])
    expect((await read("get_leaderboard", { board: "community-weekly" })).items[0]?.metric.value).toBe(0)
    await change(app, "update listings set status = 'paused' where id = $1", [id])
    expect([await ranked("last"), await ranked("this")]).toEqual([[], []])
  })
})

describe("list_launches", () => {
  test("every section has its own order", async () => {
    await launched("old", last, { votes: [`${last}T08:00:00Z`], columns: { views: 9, trending: 2, votes: 5 } })
    await launched("monday", current, { columns: { followers: 9, trending: 7 } })
    await launched("today", current, { live: "2026-11-18T09:00:00Z", votes: ["2026-11-18T09:30:00Z"] })
    await planned("sooner", next)
    await planned("later", "2026-11-30")
    const feed = async (
      section:
        | "today"
        | "this-week"
        | "trending"
        | "most-voted"
        | "recent"
        | "most-viewed"
        | "most-followed"
        | "upcoming"
    ) => slugs((await read("list_launches", { section })).items)
    expect(await feed("today")).toEqual(["today"])
    expect(await feed("this-week")).toEqual(["today", "monday"])
    expect(slugs((await read("list_launches")).items)).toEqual(["today", "monday"])
    expect(await feed("trending")).toEqual(["monday", "old"])
    expect((await feed("most-voted"))[0]).toBe("old")
    expect(await feed("recent")).toEqual(["today", "monday", "old"])
    expect((await feed("most-viewed"))[0]).toBe("old")
    expect((await feed("most-followed"))[0]).toBe("monday")
    expect(await feed("upcoming")).toEqual(["sooner", "later"])
    expect(await read("list_launches", { per_page: 1, page: 2 })).toMatchObject({ total: 2, has_more: false })
  })
  test("today ends at midnight UTC", async () => {
    await launched("yesterday", current, { live: "2026-11-17T23:59:59Z" })
    expect((await read("list_launches", { section: "today" })).total).toBe(0)
  })
})

describe("get_leaderboard", () => {
  test("the billboard alone is paid, and says so", async () => {
    for (const board of ["community-weekly", "community-all-time", "billboard", "domain-rating", "revenue"] as const) {
      const { paid, disclosure } = await read("get_leaderboard", { board })
      expect(paid, board).toBe(board === "billboard")
      expect(disclosure?.startsWith("Paid ranking") ?? false, board).toBe(paid)
    }
  })
  test("each board ranks by its own number and leaves out who has none", async () => {
    await launched("money", last, { columns: { billboard_cents: 123_450, ...revenue(100, "verified", "2026-10-31") } })
    await launched("links", last, { columns: { ...rating(61.5, "ahrefs"), votes: 1 } })
    await launched("loved", last, { columns: { votes: 1200, ...rating(3, "ahrefs") } })
    const board = async (name: "community-all-time" | "billboard" | "domain-rating" | "revenue") =>
      (await read("get_leaderboard", { board: name })).items.map(({ rank, listing, metric }) => [
        rank,
        listing.slug,
        metric.value,
        metric.label
      ])
    expect(await board("billboard")).toEqual([[1, "money", 123_450, "$1,234.50"]])
    expect(await board("revenue")).toEqual([[1, "money", 100, "$1 a month, verified by the site team, Oct 2026"]])
    await ratedBy("ahrefs")
    expect(await board("domain-rating")).toEqual([
      [1, "links", 61.5, "DR 61.5, Ahrefs, 16 Nov 2026"],
      [2, "loved", 3, "DR 3, Ahrefs, 16 Nov 2026"]
    ])
    expect(await board("community-all-time")).toEqual([
      [1, "loved", 1200, "1,200 votes"],
      [2, "links", 1, "1 vote"]
    ])
    const page = await read("get_leaderboard", { board: "community-all-time", per_page: 1, page: 2 })
    expect(page).toMatchObject({ total: 2, has_more: false, items: [{ rank: 2 }] })
  })
  test("a board of ratings is of one source, and named after it", async () => {
    await launched("linked", last, { columns: rating(61.5, "ahrefs") })
    await launched("ranked", last, { columns: rating(45, "openpagerank") })
    const board = async () => {
      const { title, paid, attribution, total, items } = await read("get_leaderboard", { board: "domain-rating" })
      return {
        title,
        paid,
        attribution,
        total,
        items: items.map(({ listing, metric }) => [listing.slug, metric.label])
      }
    }
    await ratedBy("ahrefs")
    expect(await board()).toEqual({
      title: "Domain Rating",
      paid: false,
      attribution: expect.stringContaining("Domain Rating by Ahrefs"),
      total: 1,
      items: [["linked", "DR 61.5, Ahrefs, 16 Nov 2026"]]
    })
    await ratedBy("openpagerank")
    expect(await board()).toEqual({
      title: "Open PageRank",
      paid: false,
      attribution: expect.stringContaining("shown as 0–100"),
      total: 1,
      items: [["ranked", "Open PageRank 45, 16 Nov 2026"]]
    })
    const [item] = (await read("get_leaderboard", { board: "domain-rating" })).items
    expect(item?.metric).toMatchObject({ source: "openpagerank", as_of: "2026-11-16" })
    // The other's rating is nowhere else either.
    expect((await read("get_listing", { slug: "linked" })).domain_rating).toBeNull()
    expect((await read("search_listings", { q: "linked" })).items.map(({ domain_rating }) => domain_rating)).toEqual([
      null
    ])
  })

  test("figures of revenue say who says so and of when, and leave the board when they are old", async () => {
    await launched("own-words", last, { columns: revenue(1_200_000, "self_reported", "2026-11-02") })
    await launched("seen-by-us", last, { columns: revenue(900_050, "verified", "2026-01-31") })
    await launched("of-old", last, { columns: revenue(9_900_000, "self_reported", "2025-11-17") })
    const labels = async () =>
      (await read("get_leaderboard", { board: "revenue" })).items.map(({ metric }) => metric.label)
    const shown = ["$12,000 a month, self-reported, Nov 2026", "$9,000.50 a month, verified by the site team, Jan 2026"]
    expect(await labels()).toEqual(shown)
    expect((await read("get_leaderboard", { board: "revenue" })).items[0]?.metric).toMatchObject({
      value: 1_200_000,
      source: "self_reported",
      as_of: "2026-11-02"
    })
    await app.run(Effect.flatMap(Settings, (settings) => settings.set("revenue.stale_months", 6)))
    expect(await labels()).toEqual(shown.slice(0, 1))
    await app.run(Effect.flatMap(Settings, (settings) => settings.set("revenue.stale_months", 13)))
    expect(await labels()).toHaveLength(3)
    await app.run(Effect.flatMap(Settings, (settings) => settings.set("revenue.stale_months", 12)))
  })

  test("a week is for the weekly board alone, and has begun", async () => {
    await launched("won", last, { votes: [`${last}T08:00:00Z`] })
    for (const week of ["last", "2026-11-12"])
      expect(await read("get_leaderboard", { board: "community-weekly", week })).toMatchObject({
        week: last,
        items: [{ rank: 1, listing: { slug: "won" }, metric: { value: 1 } }]
      })
    expect((await read("get_leaderboard", { board: "community-weekly" })).week).toBe(current)
    expect((await read("get_leaderboard", { board: "billboard" })).week).toBeNull()
    expect(await refused("get_leaderboard", { board: "revenue", week: "this" })).toMatchObject({
      status: 400,
      paths: ["query.week"]
    })
    expect(await told("/leaderboards/revenue?week=this")).toBe("is for the board `community-weekly` alone")
    for (const week of ["next", "yesterday", "2026-02-30"]) {
      expect(await refused("get_leaderboard", { board: "community-weekly", week })).toMatchObject({
        status: 400,
        paths: ["query.week"]
      })
      expect(await told(`/leaderboards/community-weekly?week=${week}`)).toBe(
        "must be `this`, `last` or a date, as YYYY-MM-DD"
      )
    }
    for (const week of ["2026-11-01", "2028-11-20", "0001-01-01", "9999-12-31"])
      expect(await refused("get_leaderboard", { board: "community-weekly", week })).toMatchObject({ status: 404 })
  })
  test("there is not is not found, and one that cannot be a board is a mistake", async () => {
    expect(await refused("get_leaderboard", { board: "nope" })).toEqual({ status: 404, code: "not_found", paths: [] })
    expect(await refused("get_leaderboard", { board: "No such!" })).toMatchObject({
      status: 400,
      paths: ["path.board"]
    })
  })
})

describe("list_awards", () => {
  test("newest week first, then the place; of one listing where asked; hidden while the listing is", async () => {
    const a = await launched("gold", last)
    const b = await launched("silver", last)
    const award = (week: string | undefined, place: number, id: number, tie: string | null) =>
      change(
        app,
        "insert into awards (week, place, listing_id, votes, tie_break, decided_at) values ($1, $2, $3, 9, $4, $5)",
        [week, place, id, tie, now]
      )
    await award("2026-11-02", 1, b.id, null)
    await award(last, 2, b.id, "slug")
    await award(last, 1, a.id, "slug")
    const { items } = await read("list_awards")
    expect(items.map(({ week, title, listing, tie_break }) => [week, title, listing.slug, tie_break])).toEqual([
      [last, "Launch of the Week #1", "gold", "slug"],
      [last, "Launch of the Week #2", "silver", "slug"],
      ["2026-11-02", "Launch of the Week #1", "silver", null]
    ])
    expect((await read("list_awards", { listing: "silver" })).total).toBe(2)
    expect((await read("list_awards", { listing: "nobody" })).items).toEqual([])
    expect((await read("get_listing", { slug: "silver" })).awards).toEqual([
      { week: last ?? "", place: 2, title: "Launch of the Week #2" },
      { week: "2026-11-02", place: 1, title: "Launch of the Week #1" }
    ])
    await change(app, "update listings set status = 'removed' where id = $1", [b.id])
    expect((await read("list_awards")).items.map(({ listing }) => listing.slug)).toEqual(["gold"])
    expect((await read("list_awards")).total).toBe(1)
  })
})
