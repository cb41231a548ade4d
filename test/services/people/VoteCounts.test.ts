/** Whatever people, rules and reviewers do, and in whatever order: the counts are those of the votes that count. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import * as fc from "fast-check"
import { refold } from "../../../src/domain/launch/Ranking.ts"
import { Launches } from "../../../src/services/launches/Launches.ts"
import { VoteReviews } from "../../../src/services/people/VoteReviews.ts"
import { Votes } from "../../../src/services/people/Votes.ts"
import { type Actor, byCommandLine } from "../../../src/services/store/Audit.ts"
import { onPostgres, type TestApp, testApp } from "../../support/App.ts"
import { clearListings, query } from "../../support/SavedListing.ts"
import { countsOf, elsewhere, votable, voter } from "../../support/Voters.ts"

const now = "2026-11-18T12:00:00Z"
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now })
}, 60_000)
afterAll(() => app.close())

const act = (what: Effect.Effect<unknown, unknown, Votes | VoteReviews>) => app.run(Effect.ignore(what))
const casts = (by: Actor, address: string, slug: string) =>
  act(Effect.flatMap(Votes, (votes) => votes.cast(by, address, slug)))

interface Counted {
  readonly slug: string
  readonly votes: number
  readonly launch: number
  readonly trending: number
  readonly went_live_at: string
  readonly cast: ReadonlyArray<number> | null
}
const rows = () =>
  query<Counted>(
    app,
    `select l.slug, l.votes, a.votes as launch, l.trending, a.went_live_at,
       (select array_agg((extract(epoch from at) * 1000)::float8) from votes where listing_id = l.id and weight > 0) as cast
     from listings l join launches a on a.listing_id = l.id order by l.slug`
  )

const agrees = ({ votes, launch, trending, cast }: Counted) => {
  const counted = cast ?? []
  expect(votes).toBe(counted.length)
  expect(launch).toBe(counted.length)
  const again = refold(
    counted.map((at) => ({ at, weight: 1 })),
    36
  )
  if (counted.length === 0) expect(trending).toBe(Number.NEGATIVE_INFINITY)
  else expect(Math.abs(trending - again)).toBeLessThan(1e-6)
}

test("after any mix of casts, withdrawals, reviews and time", async () => {
  const step = fc.record({
    what: fc.constantFrom("cast", "cast", "cast", "withdraw", "count", "exclude", "run", "wait"),
    who: fc.nat(9),
    where: fc.nat(2),
    network: fc.nat(3)
  })
  const paid = fc.array(fc.record({ plan: fc.constantFrom("free", "paid"), featured: fc.boolean() }), {
    minLength: 3,
    maxLength: 3
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), paid, async (steps, paying) => {
      app.clock.set(now)
      await clearListings(app)
      const slugs = ["one", "two", "three"]
      for (const [n, slug] of slugs.entries()) await votable(app, slug, { columns: paying[n] ?? {} })
      // Some new, some not; more than four of one network.
      const people: Array<Actor> = []
      for (let n = 0; n < 10; n++) people.push(await voter(app, { hours: n < 4 ? 3 : 300 + 100 * n }))
      for (const { what, who, where, network } of steps) {
        const [by, slug] = [people[who], slugs[where]]
        if (by === undefined || slug === undefined) continue
        if (what === "cast") await casts(by, elsewhere(network), slug)
        else if (what === "withdraw") await act(Effect.flatMap(Votes, (votes) => votes.withdraw(by, slug)))
        else if (what === "run") await act(Effect.flatMap(VoteReviews, (reviews) => reviews.run))
        else if (what === "wait") app.clock.advance({ hours: 5, minutes: who })
        else {
          const [vote] = await query<{ id: number }>(
            app,
            "select v.id::int from votes v join listings l on l.id = v.listing_id where l.slug = $1 and v.user_id = $2",
            [slug, by.userId]
          )
          const to = what === "count" ? "counted" : "excluded"
          if (vote !== undefined)
            await act(
              Effect.flatMap(VoteReviews, (reviews) => reviews.decide({ ids: [vote.id] }, to, null, byCommandLine))
            )
        }
      }
      const all = await rows()
      for (const each of all) agrees(each)
      // The order of the week, reckoned from the votes alone: what was paid is not looked at.
      const expected = all
        .map((each) => ({ ...each, last: Math.max(...(each.cast ?? [0])) }))
        .sort((a, b) => b.votes - a.votes || a.last - b.last || (a.slug < b.slug ? -1 : 1))
        .map(({ slug }) => slug)
      const week = await app.run(Effect.flatMap(Launches, (launches) => launches.week({ week: "2026-11-16" })))
      expect(week.launches.map(({ listing }) => listing.slug)).toEqual(expected)
    }),
    { numRuns: 12 }
  )
}, 120_000)

test.skipIf(!onPostgres)(
  "fifty people vote at once and twenty take it back: exact, and nobody waits in a circle",
  async () => {
    app.clock.set(now)
    await clearListings(app)
    await votable(app, "tide")
    await votable(app, "wave")
    const people: Array<Actor> = []
    for (let n = 0; n < 70; n++) people.push(await voter(app, { hours: 300 + 100 * n }))
    // Twenty have voted already, long enough ago to be no burst.
    for (const [n, by] of people.slice(50).entries()) {
      await casts(by, elsewhere(n), "tide")
      app.clock.advance({ minutes: 10 })
    }
    app.clock.advance({ hours: 1 })
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 20 })
    // Known voters, so that fifty at once are no burst either.
    await query(
      app,
      "insert into votes (user_id, listing_id, launch_id, at) select u, l.id, a.id, $2 from unnest($1::int[]) u, listings l join launches a on a.listing_id = l.id where l.slug = 'wave'",
      [people.slice(0, 50).map(({ userId }) => userId), now]
    )
    const results = await Promise.all([
      ...people
        .slice(0, 50)
        .map((by, n) =>
          app.run(Effect.either(Effect.flatMap(Votes, (votes) => votes.cast(by, elsewhere(500 + n), "tide"))))
        ),
      ...people
        .slice(50)
        .map((by) => app.run(Effect.either(Effect.flatMap(Votes, (votes) => votes.withdraw(by, "tide")))))
    ])
    expect(results.filter(({ _tag }) => _tag === "Left")).toEqual([])
    const [tide] = await rows()
    expect(tide?.slug).toBe("tide")
    expect(tide?.votes).toBe(50)
    if (tide !== undefined) agrees(tide)
  },
  60_000
)

test.skipIf(!onPostgres)("one person who votes ten times at once has one vote", async () => {
  app.clock.set(now)
  await clearListings(app)
  await votable(app, "tide")
  const ada = await voter(app)
  await Promise.all(Array.from({ length: 10 }, () => casts(ada, elsewhere(1), "tide")))
  expect(await countsOf(app, "tide")).toMatchObject({ votes: 1, launch: 1 })
})
