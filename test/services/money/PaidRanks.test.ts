/**
 * Rankings are systems of their own. Money moves none but the billboard: random payments, refunds and disputes over the
 * demo directory leave what is ranked as it was. Ratings of domains and figures of revenue move their own boards alone.
 */
import { afterAll, beforeAll, expect, test } from "bun:test"
import fc from "fast-check"
import { addWeeks, weekOf } from "../../../src/domain/Week.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { freeze, fulfil, linesOf, paidOrder, reverse, thaw } from "../../support/PaidOrder.ts"
import { change } from "../../support/Read.ts"
import { query } from "../../support/SavedListing.ts"

const today = "2026-11-18T12:00:00Z"
const current = weekOf(Date.parse(today))
let app: TestApp
let buyer: number
let listings: ReadonlyArray<number>
let slugs: ReadonlyArray<string>

beforeAll(async () => {
  app = await testApp({ work: false, now: today, demo: true })
  buyer = (await app.user()).id
  await query(app, "update listings set owner_id = $1", [buyer])
  listings = (await query<{ id: number }>(app, "select id from listings order by id")).map(({ id }) => id)
  slugs = (await query<{ slug: string }>(app, "select slug from categories order by id")).map(({ slug }) => slug)
})
afterAll(() => app.close())

/** Every order that is said to follow from votes, words and dates alone. */
const ranked = [
  ...["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"].flatMap((sort) => [
    `/listings?sort=${sort}`,
    `/listings?sort=${sort}&q=a`,
    `/listings?sort=${sort}&q=tide`,
    `/listings?sort=${sort}&q=for%20teams`
  ]),
  "/launches?section=trending",
  "/launches?section=most-voted",
  "/launches?section=most-viewed",
  "/leaderboards/community-all-time",
  ...[0, -1, -2, -3].map((ago) => `/leaderboards/community-weekly?week=${addWeeks(current, ago)}`)
]
/** Boards of figures that nobody pays for and nobody votes on. */
const told = ["/leaderboards/domain-rating", "/leaderboards/revenue"]
/** Slugs in their order, all pages of it. */
const orderOf = async (path: string): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (let page = 1; ; page++) {
    const { body } = await app.rest("GET", `${path}${path.includes("?") ? "&" : "?"}per_page=50&page=${page}`)
    found.push(
      ...body.items.map((item: { slug?: string; listing?: { slug: string } }) => item.listing?.slug ?? item.slug)
    )
    if (!body.has_more) return found
  }
}
const ranks = async (paths: ReadonlyArray<string>) =>
  new Map(await Promise.all(paths.map(async (path) => [path, await orderOf(path)] as const)))

/** What votes are and what was decided by them, to the last row. */
const decided = () =>
  query(
    app,
    `select (select json_agg(v order by v.id) from votes v) as votes, (select json_agg(a order by week, place) from awards a) as awards,
       (select json_agg(json_build_array(id, votes, trending::text, views, followers, rating_sum) order by id) from listings) as counted`
  )

const kinds = ["launch", "skip_queue", "relaunch", "featured", "extra_categories", "billboard", "manual"] as const
const bought = fc.record({
  kind: fc.constantFrom(...kinds),
  listing: fc.nat(),
  week: fc.option(fc.integer({ min: -1, max: 5 })),
  cents: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1_000_000, max: 100_000_000 })),
  after: fc.subarray(["freeze", "thaw", "reverse"] as const)
})
const weekly = ["skip_queue", "relaunch", "featured"]

test("search, trending, community boards and awards are the same before and after, whatever is paid", async () => {
  const done = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(bought, { minLength: 1, maxLength: 8 }), async (orders) => {
      const unpaid = [...ranked, ...told]
      const before = { ranks: await ranks(unpaid), decided: await decided() }
      for (const { kind, listing, week, cents, after } of orders) {
        const offset = week ?? (weekly.includes(kind) ? 1 : null)
        const order = await paidOrder(app, buyer, [
          {
            kind,
            listingId: listings[listing % listings.length] ?? null,
            week: offset === null ? null : addWeeks(current, offset),
            amountCents: cents,
            categories: kind === "extra_categories" ? slugs.slice(listing % 20, (listing % 20) + 3) : [],
            heldUntil: null
          }
        ])
        await fulfil(app, order)
        const [line] = await linesOf(app, order)
        if (line?.status === "fulfilled") done.set(kind, (done.get(kind) ?? 0) + 1)
        for (const next of after) await { freeze, thaw, reverse: () => reverse(app, order.lineId) }[next](app, order)
      }
      expect(await decided()).toEqual(before.decided)
      const now = await ranks(unpaid)
      for (const path of unpaid) {
        // What was launched or taken back with the order came or went; whoever was there and is, stands as before.
        const [was, is] = [before.ranks.get(path) ?? [], now.get(path) ?? []]
        expect(
          is.filter((slug) => was.includes(slug)),
          path
        ).toEqual(was.filter((slug) => is.includes(slug)))
      }
    }),
    { numRuns: 15, seed: 20261118 }
  )
  // It says something only if much was really done.
  for (const kind of ["launch", "relaunch", "billboard"]) expect(done.get(kind) ?? 0, kind).toBeGreaterThan(0)
}, 240_000)

test("ratings and revenue, whatever they are, change no board but their own", async () => {
  const figure = fc.record({
    listing: fc.nat(),
    rating: fc.option(fc.integer({ min: 0, max: 1000 })),
    revenue: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
    verified: fc.boolean()
  })
  let moved = 0
  const others = [...ranked, "/leaderboards/billboard"]
  await fc.assert(
    fc.asyncProperty(fc.array(figure, { minLength: 1, maxLength: 12 }), async (figures) => {
      const before = { ranks: await ranks(others), decided: await decided(), told: await ranks(told) }
      for (const { listing, rating, revenue, verified } of figures)
        await change(
          app,
          `update listings set domain_rating = $2, domain_rating_source = 'demo', domain_rating_measured_on = '2026-11-16',
             revenue_cents = $3, revenue_source = $4, revenue_as_of = '2026-11-01' where id = $1`,
          [
            listings[listing % listings.length],
            rating === null ? null : rating / 10,
            revenue,
            verified ? "verified" : "self_reported"
          ]
        )
      expect(await decided()).toEqual(before.decided)
      expect(await ranks(others)).toEqual(before.ranks)
      if (!Bun.deepEquals(await ranks(told), before.told)) moved++
    }),
    { numRuns: 10, seed: 20261119 }
  )
  expect(moved).toBeGreaterThan(0)
}, 240_000)
