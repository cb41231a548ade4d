/**
 * New Year, lived through: 2026-12-20 to 2027-01-20 with five hundred listings, the real jobs, and votes at any instant.
 * 2026 has a week 53, that of 2026-12-28, in which the year ends.
 */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { badgeSnippet } from "../../../src/domain/launch/BadgeEmbed.ts"
import { BadgeCheck } from "../../../src/services/launches/BadgeCheck.ts"
import { Rollover } from "../../../src/services/launches/Rollover.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { origin, type TestApp, testApp } from "../../support/App.ts"
import type { FixtureAnswer } from "../../support/FixtureInternet.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { fulfil, linesOf, paidOrder } from "../../support/PaidOrder.ts"
import { type Reads, reads, slugs } from "../../support/Read.ts"
import { query } from "../../support/SavedListing.ts"
import * as World from "./YearEndWorld.ts"

const voters = 90
let app: TestApp
let read: Reads["read"]
let owner: number
const sites: Record<string, Record<string, string | FixtureAnswer>> = {}
const badgeOf = (slug: string) =>
  badgeSnippet(origin, slug, { kind: "listed", name: slug, shape: "standard", mode: "auto", size: "m" })

const iso = (time: number) => new Date(time).toISOString()
const rollover = () => app.run(Effect.flatMap(Rollover, (jobs) => jobs.run()))
const sweep = () => app.run(Effect.flatMap(BadgeCheck, (checks) => checks.due))

/** What a listing is before anything happens to it. */
const stateOf = ({ way, week }: World.Plan) => {
  const live = { status: "live", plan: "free", badge: "found", launched: `${week}T00:00:01Z`, kind: "free" }
  const queued = { status: "scheduled", plan: "free", badge: "found", launched: null, kind: "free" }
  switch (way) {
    case "paid":
      return { ...queued, plan: "paid", badge: null, kind: "paid" }
    case "late":
    case "never":
      return { ...queued, status: "awaiting_badge", badge: "not_found" }
    case "old":
    case "again":
      return live
    case "bought at once":
      return { status: "draft", plan: "none", badge: null, launched: null, kind: null }
    default:
      return queued
  }
}

const plant = async () => {
  const rows = World.plans.map((plan, index) => ({ ...plan, ...stateOf(plan), id: index + 1 }))
  await query(
    app,
    `insert into listings (id, slug, owner_id, status, plan, name, website_url, site_key, domain, launch_week,
       launched_at, queued_at, badge_result, badge_next_check_at, created_at, updated_at)
     overriding system value
     select id, slug, $2, status, plan, host, 'https://' || host || '/', host, host, nullif(week, '')::date,
       launched::timestamptz, case when plan = 'free' then timestamptz '2026-11-01' end, badge,
       case when plan = 'free' then timestamptz '2026-12-01' end, timestamptz '2026-11-01', timestamptz '2026-11-01'
     from jsonb_to_recordset($1::jsonb)
       as r (id int, slug text, status text, plan text, host text, week text, launched text, badge text)`,
    [JSON.stringify(rows), owner]
  )
  await query(
    app,
    `insert into launches (listing_id, week, kind, went_live_at)
     select id, week::date, kind, launched::timestamptz from jsonb_to_recordset($1::jsonb)
       as r (id int, week text, kind text, launched text) where kind is not null`,
    [JSON.stringify(rows)]
  )
  await query(
    app,
    `insert into listing_categories (listing_id, category_id, is_primary)
     select id, (select min(id) from categories), true from listings`
  )
  await query(
    app,
    `insert into users (id, email, role, created_at) overriding system value
     select 100000 + n, 'voter-' || n || '@people.test', 'member', timestamptz '2026-01-01'
     from generate_series(0, $1::int - 1) n`,
    [voters]
  )
}

/** The homepages as they are at an instant. */
const dress = (time: number) => {
  for (const plan of World.plans) {
    const answer: string | FixtureAnswer =
      plan.way === "unreachable"
        ? { fail: "timeout" }
        : `<title>Home</title><p>${plan.host}</p>${World.showsBadge(plan, time) ? badgeOf(plan.slug) : ""}`
    sites[plan.host] = { "/": answer }
  }
}

/** Votes go to the launch of their listing that is out at that instant, one a person and launch. */
const cast = async (ballots: ReadonlyArray<World.Ballot>) => {
  if (ballots.length === 0) return
  await query(
    app,
    `insert into votes (user_id, listing_id, launch_id, at, weight)
     select 100000 + b.voter, b.listing + 1, a.id, to_timestamp(b.time / 1000.0), b.weight
     from jsonb_to_recordset($1::jsonb) as b (voter int, listing int, time float8, weight int)
     join lateral (
       select id from launches where listing_id = b.listing + 1 and went_live_at <= to_timestamp(b.time / 1000.0)
       order by week desc limit 1
     ) a on true
     order by b.time on conflict do nothing`,
    [JSON.stringify(ballots)]
  )
}

const order = async (listing: number, { kind, week }: NonNullable<World.Plan["order"]>) => {
  const paid = await paidOrder(app, owner, [{ kind, listingId: listing, week }])
  await fulfil(app, paid)
  expect(await linesOf(app, paid)).toMatchObject([{ status: "fulfilled" }])
}

const launchRows = () =>
  query<World.LaunchRow>(
    app,
    `select a.id, a.listing_id, l.slug, a.week, a.went_live_at from launches a join listings l on l.id = a.listing_id
     where a.went_live_at is not null and l.status = 'live' order by a.id`
  )
const voteRows = () => query<World.VoteRow>(app, "select launch_id, at, weight from votes order by id")
const awardRows = () => query(app, "select week, place, listing_id, votes, tie_break from awards order by week, place")
const everything = async () => ({
  launches: await query(app, "select * from launches order by id"),
  awards: await query(app, "select * from awards order by week, place"),
  rollovers: await query(app, "select * from rollovers order by week"),
  listings: await query(app, "select id, status, launch_week, launched_at, badge_result from listings order by id")
})

/** The public answers about the week that is running, and about the one before, against the raw rows. */
const askAround = async (time: number) => {
  const monday = World.mondayOf(time)
  const [launches, votes] = [await launchRows(), await voteRows()]
  for (const [word, week] of [
    ["this", monday],
    ["last", World.dateOf(World.startOf(monday) - 7 * World.dayMs)],
    [World.dateOf(World.startOf(monday) + 4 * World.dayMs), monday]
  ] as const) {
    const answer = await read("get_launch_week", { week: word })
    const ranking = World.rankingOf(week, launches, votes)
    expect([answer.week, answer.starts_on, answer.state]).toEqual([week, week, week === monday ? "current" : "past"])
    expect(answer.launches.map(({ rank, votes, listing }) => [rank, votes, listing.slug])).toEqual(
      ranking.map(({ votes, slug }, index) => [index + 1, votes, slug])
    )
  }
  const board = await read("get_leaderboard", { board: "community-weekly", week: "last", per_page: 50 })
  const before = World.rankingOf(board.week ?? "", launches, votes)
  expect(board.items.map(({ listing, metric }) => [listing.slug, metric.value])).toEqual(
    before.slice(0, 50).map(({ slug, votes }) => [slug, votes])
  )
  const feed = await read("list_launches", { section: "this-week", per_page: 50 })
  expect(feed.total).toBe(launches.filter(({ week }) => week === monday).length)
  const upcoming = await read("list_launches", { section: "upcoming", per_page: 50 })
  expect(upcoming.items.filter(({ status }) => status !== "scheduled")).toEqual([])
}

beforeAll(async () => {
  app = await testApp({ work: false, internet: sites, now: iso(World.begin) })
  ;({ read } = reads(app))
  await raiseLimits(app)
  owner = (await app.user()).id
  await app.run(Effect.flatMap(Settings, (settings) => settings.set("free_plan.weekly_capacity", 1000)))
  await plant()
}, 60_000)
afterAll(() => app.close())

test("every listing is launched once, in its week, and every week is awarded by its votes", async () => {
  const ballots = [...World.ballotsOf(voters)]
  const castUpTo = (time: number) => {
    const due = ballots.findIndex((ballot) => ballot.time > time)
    return cast(ballots.splice(0, due === -1 ? ballots.length : due))
  }
  const orders = World.plans.flatMap(({ order: wanted }, index) =>
    wanted === null ? [] : [{ time: wanted.time, run: () => order(index + 1, wanted) }]
  )
  const steps = [
    ...World.rollovers.map((time) => ({ time, run: rollover as () => Promise<unknown> })),
    ...World.sweeps.map((time) => ({
      time,
      run: async () => {
        dress(time)
        await sweep()
      }
    })),
    ...orders
  ].toSorted((a, b) => a.time - b.time)

  /** W53 begins with a process that dies half-way through launching it, and again when it is awarded. */
  const killed = new Map([
    [World.startOf("2026-12-28"), "update on launches"],
    [World.startOf("2027-01-05"), "insert on awards"]
  ])
  const weeksSeen = new Set<string>()
  for (const { time, run } of steps) {
    await castUpTo(time)
    app.clock.set(iso(time))
    const kill = run === rollover ? killed.get(time) : undefined
    if (kill !== undefined) {
      const before = await everything()
      await query(
        app,
        "create function dies() returns trigger language plpgsql as 'begin raise exception ''killed''; end'"
      )
      await query(app, `create trigger dies after ${kill} for each statement execute function dies()`)
      const outcome = await run().then(
        () => "done",
        (error) => String(error)
      )
      expect(outcome).not.toBe("done")
      expect(await everything()).toEqual(before)
      await query(app, "drop function dies cascade")
      killed.delete(time)
      continue
    }
    await run()
    if (run === rollover && time === World.startOf("2027-01-04") + 30 * World.minuteMs) {
      const before = await everything()
      app.clock.advance({ hours: -1 })
      await rollover()
      await rollover()
      app.clock.advance({ hours: 1 })
      await rollover()
      expect(await everything()).toEqual(before)
    }
    // Some time into each week.
    const monday = World.mondayOf(time)
    if (!weeksSeen.has(monday) && time > World.startOf(monday) + World.dayMs) {
      weeksSeen.add(monday)
      await askAround(time)
    }
  }
  await castUpTo(World.end)
  app.clock.set(iso(World.end))
  expect(killed.size).toBe(0)

  const launches = await launchRows()
  const weeksOf = (listing: number) =>
    launches
      .filter(({ listing_id }) => listing_id === listing)
      .map(({ week }) => week)
      .toSorted()
  expect(World.plans.map(({ slug }, index) => [slug, weeksOf(index + 1)])).toEqual(
    World.plans.map(({ slug, launches }) => [slug, [...launches].toSorted()])
  )
  // Whoever waited for a Monday went live within its first hour; the dead process cost a quarter of one.
  for (const { slug, week, went_live_at } of launches.filter(({ slug }) =>
    /^(paid|found|unreachable|late|skips)-/.test(slug)
  )) {
    const after = World.at(went_live_at) - World.startOf(week)
    expect(after >= 0 && after < 60 * World.minuteMs, `${slug} ${went_live_at}`).toBe(true)
  }

  const votes = await voteRows()
  const closed = await query<{ week: string }>(
    app,
    "select week from rollovers where closed_at is not null order by week"
  )
  expect(closed.map(({ week }) => week)).toEqual(["2026-12-07", "2026-12-14", ...World.mondays.slice(0, 4)])
  const expected = closed.flatMap(({ week }) =>
    World.awardsOf(World.rankingOf(week, launches, votes)).map((award) => ({ week, ...award }))
  )
  expect(await awardRows()).toEqual(expected)
  expect(new Set(expected.map(({ week }) => week)).size).toBe(5)

  await askAround(World.end)
  const w53 = await read("get_launch_week", { week: "2027-01-01" })
  expect([w53.week, w53.starts_on, w53.ends_on, w53.state]).toEqual(["2026-12-28", "2026-12-28", "2027-01-03", "past"])
  const awards = await read("list_awards", { per_page: 50 })
  expect(awards.items.map(({ week, place, votes }) => ({ week, place, votes }))).toEqual(
    expected
      .map(({ week, place, votes }) => ({ week, place, votes }))
      .toSorted((a, b) => (a.week === b.week ? a.place - b.place : a.week < b.week ? 1 : -1))
  )
  const never = World.plans.filter(({ way }) => way === "never")
  for (const { slug } of never.slice(0, 3)) expect((await app.rest("GET", `/listings/${slug}`)).status).toBe(404)
  // The scenario says something only if it holds what it is about.
  expect(votes.filter(({ weight }) => weight === 0).length).toBeGreaterThan(50)
  expect(
    votes.filter(({ at }) => World.mondays.some((monday) => Math.abs(World.at(at) - World.startOf(monday)) < 10_000))
      .length
  ).toBeGreaterThan(100)
  expect(slugs(w53.launches.map(({ listing }) => listing)).length).toBeGreaterThan(40)
}, 240_000)
