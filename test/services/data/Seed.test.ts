/** The loader: what it writes is as consistent as a directory that has grown by itself. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { closeWeek, refold } from "../../../src/domain/launch/Ranking.ts"
import { endsAt, Monday, startsAt, weekOf } from "../../../src/domain/Week.ts"
import { Seed } from "../../../src/services/data/Seed.ts"
import { launchesOf } from "../../../src/services/data/seed/DemoLaunches.ts"
import { diceOf, draw } from "../../../src/services/data/seed/Dice.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query } from "../../support/SavedListing.ts"
import { defaults, founders, listings, posts } from "./seed/Files.ts"
import { lawAt, laws } from "./seed/Laws.ts"

const now = "2026-11-18T12:00:00Z"
let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, now })
}, 60_000)
afterAll(() => app.close())

const one = async <Row extends object>(text: string) => (await query<Row>(app, text))[0]
const count = async (from: string) => (await one<{ n: number }>(`select count(*) as n from ${from}`))?.n
/** What a rule finds wrong: rows of a statement that should find none. */
const none = async (text: string) => expect(await query(app, text)).toEqual([])

describe("defaults", () => {
  test("are all there, each category under its parent and in the order of the file", async () => {
    const rows = await query<{ slug: string; parent: string | null; name: string }>(
      app,
      "select c.slug, c.name, p.slug as parent from categories c left join categories p on p.id = c.parent_id order by c.position"
    )
    expect(rows).toEqual(defaults.categories.map(({ slug, name, parent }) => ({ slug, name, parent })))
    expect(await count("interview_questions")).toBe(defaults.interview_questions.length)
    expect(await count("products")).toBe(defaults.products.length)
  })
  test("a second start changes nothing, not even what an admin has edited or a new question's id", async () => {
    await query(app, "update categories set name = 'Weather and water' where slug = 'climate'")
    await query(app, "insert into interview_questions (question, position) values ('And then?', 99)")
    await app.run(Effect.flatMap(Seed, (seed) => seed.defaults))
    expect(await one("select name from categories where slug = 'climate'")).toEqual({ name: "Weather and water" })
    expect(await count("interview_questions")).toBe(defaults.interview_questions.length + 1)
    await query(app, "delete from interview_questions where position = 99")
  })
})

describe("the demo", () => {
  test("is loaded once, and never beside another listing", async () => {
    expect(await app.run(Effect.flatMap(Seed, (seed) => seed.demo))).toBe(false)
    expect(await count("listings")).toBe(listings.length)
    // And the one that the demo account is.
    expect(await count("founders")).toBe(founders.length + 1)
    expect(await count("posts")).toBe(posts.length)
  })
  test.each(Object.entries(laws))("%s", (_, law) => none(lawAt(law, app.clock.now())))
  test("the counters are those of the files", async () => {
    const rows = await query<{ slug: string; votes: number; followers: number }>(
      app,
      "select slug, votes, followers from listings order by id"
    )
    expect(rows).toEqual(
      listings.map(({ slug, votes, followers, relaunch }) => ({
        slug,
        votes: votes + (relaunch?.votes ?? 0),
        followers
      }))
    )
  })
  test("nobody votes for, follows or reviews a listing of their own, and nobody twice for one launch", () =>
    none(`
      select l.slug from listings l
      join (select user_id, listing_id from votes union all select user_id, listing_id from followers
            union all select user_id, listing_id from reviews) as deed on deed.listing_id = l.id
      where deed.user_id = l.owner_id or deed.user_id in (
        select f.user_id from listing_founders lf join founders f on f.id = lf.founder_id where lf.listing_id = l.id)`))
  test("trending is what the votes fold to", async () => {
    const rows = await query<{ trending: number; at: ReadonlyArray<string> | null; slug: string }>(
      app,
      `select l.slug, l.trending, (
         select json_agg(to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from votes where listing_id = l.id and weight > 0) as at
       from listings l`
    )
    for (const { slug, trending, at } of rows) {
      const score = refold(
        (at ?? []).map((each) => ({ at: Date.parse(each), weight: 1 })),
        36
      )
      if (at === null) expect(trending, slug).toBe(Number.NEGATIVE_INFINITY)
      else expect(trending, slug).toBeCloseTo(score, 6)
    }
  })
  test("closed weeks have the awards that the ranking gives, open ones none", async () => {
    const launches = await query<{
      week: string
      listing_id: number
      slug: string
      live: string
      votes: ReadonlyArray<number>
    }>(
      app,
      `select a.week, a.listing_id, l.slug, a.went_live_at as live,
         (select coalesce(json_agg(extract(epoch from at) * 1000), '[]') from votes where launch_id = a.id) as votes
       from launches a join listings l on l.id = a.listing_id where a.went_live_at is not null and l.status = 'live'`
    )
    const awards = await query<{ week: string; place: number; listing_id: number }>(
      app,
      "select week, place, listing_id from awards order by week, place"
    )
    const weeks = await query<{ week: string; closed: boolean }>(
      app,
      "select week, closed_at is not null as closed from rollovers order by week"
    )
    expect(weeks.at(-1)).toEqual({ week: weekOf(Date.parse(now)), closed: false })
    expect(weeks.slice(0, -1).every(({ closed }) => closed)).toBe(true)
    const expected = weeks.flatMap(({ week, closed }) =>
      closed
        ? closeWeek(
            launches
              .filter((launch) => launch.week === week)
              .map((launch) => ({
                listingId: launch.listing_id,
                slug: launch.slug,
                votes: launch.votes.map(Number),
                wentLiveAt: Date.parse(launch.live)
              })),
            1
          ).map(({ place, listingId }) => ({ week, place, listing_id: listingId }))
        : []
    )
    expect(awards.length).toBeGreaterThan(20)
    expect(awards).toEqual(expected)
  })
  test("every listing has a primary category", () =>
    none(
      `select slug from listings l where not exists (
         select from listing_categories where listing_id = l.id and is_primary)`
    ))
  test("prices are set, and the seller's country", async () => {
    expect(await count("products where price_cents is null")).toBe(0)
    expect(await one("select value from settings where key = 'seller.country'")).toEqual({ value: "NL" })
  })
})

describe("launches in time", () => {
  const voters = 500
  const instant = fc.integer({ min: Date.parse("2025-01-01T00:00:00Z"), max: Date.parse("2027-03-01T00:00:00Z") })
  const monday = instant.map((at) => startsAt(weekOf(at)))
  test("hold at any moment, a second after Monday midnight too", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          instant,
          monday,
          monday.map((at) => at + 1000)
        ),
        fc.constantFrom(...listings),
        (at, listing) => {
          for (const launch of launchesOf(listing, voters, at)) {
            expect(Monday.make(launch.week)).toBe(launch.week)
            if (launch.week > weekOf(at)) {
              expect(launch).toMatchObject({ wentLiveAt: null, votes: [] })
              continue
            }
            const end = Math.min(at, endsAt(launch.week) - 1)
            const live = launch.wentLiveAt ?? Number.NaN
            expect(live).toBeWithin(startsAt(launch.week), end + 1)
            expect(new Set(launch.votes.map(({ voter }) => voter)).size).toBe(launch.votes.length)
            for (const vote of launch.votes) expect(vote.at).toBeWithin(live, end + 1)
          }
        }
      ),
      { numRuns: 200 }
    )
  })
  test("are the same on every machine", () => {
    const [listing] = listings
    if (listing === undefined) throw new Error("no listings")
    const at = Date.parse(now)
    expect(launchesOf(listing, voters, at)).toEqual(launchesOf(listing, voters, at))
    expect([diceOf("tidewatch").below(1000), diceOf("tidewatch").below(1000)]).toEqual([
      diceOf("tidewatch").below(1000),
      diceOf("tidewatch").below(1000)
    ])
  })
  test("draw gives as many different numbers as asked for, or all there are", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.string(), (wanted, size, seed) => {
        const drawn = draw(diceOf(seed), wanted, size)
        expect(drawn.length).toBe(Math.min(wanted, size))
        expect(new Set(drawn).size).toBe(drawn.length)
        for (const each of drawn) expect(each).toBeWithin(0, size)
      })
    )
  })
})
