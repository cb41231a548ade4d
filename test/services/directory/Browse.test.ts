/** Lists by filters, held against all listings gone through one by one, where few meet the filters and where many do. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { Seed } from "../../../src/services/data/Seed.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads, slugs } from "../../support/Read.ts"

interface Row {
  readonly id: number
  readonly slug: string
  readonly status: string
  readonly stage: string | null
  readonly country: string | null
  readonly pricing_model: string | null
  readonly votes: number
  readonly views: number
  readonly followers: number
  readonly trending: number
  readonly launched: number
  readonly week: string | null
  readonly created: number
  readonly categories: ReadonlyArray<string>
}

let app: TestApp
let read: Reads["read"]
let rows: ReadonlyArray<Row>

/** How many there are; most have no votes, one stage is seldom and hardly viewed, and one country is only in one stage. */
const many = 4200
const atOnce = 700

beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read } = reads(app))
  await raiseLimits(app)
  await app.run(Effect.flatMap(Seed, (seed) => seed.defaults))
  await change(
    app,
    "insert into categories (slug, name) values ('top', 'Top kind'), ('one', 'One kind'), ('two', 'Two kind')"
  )
  await change(
    app,
    "update categories set parent_id = (select id from categories where slug = 'top') where slug in ('one', 'two')"
  )
  // A statement has to end in time, on a busy machine, too.
  for (let from = 1; from <= many; from += atOnce)
    await change(
      app,
      `insert into listings (slug, status, plan, name, website_url, site_key, domain, stage, country, pricing_model, votes, views,
       followers, trending, launch_week, launched_at, created_at, updated_at)
     select 'l-' || i, case when i % 12 = 5 then 'scheduled' when i % 40 = 7 then 'paused' else 'live' end, 'free', 'Thing ' || i,
       'https://t' || i || '.example', 't' || i || '.example', 't' || i || '.example',
       case when i % 50 = 0 then 'idea' when i % 3 = 0 then null else 'beta' end,
       case when i % 50 = 0 and i % 100 = 0 then 'FJ' when i % 7 = 0 then 'SE' else 'NO' end,
       case when i % 5 = 0 then 'Freemium' when i % 4 <> 0 then 'free' end,
       case when i % 9 = 0 then i * 7 % 31 else 0 end, case when i % 50 = 0 then i % 3 else i * 37 % 5000 end, i * 13 % 40,
       case when i % 3 = 0 then '-infinity'::float8 else i * 11 % 600 end,
       case when i % 12 = 5 then date '2026-11-23' + 7 * (i % 9) else date '2026-11-16' - 7 * (i % 60) end,
       case when i % 12 <> 5 then timestamptz '2026-11-16' - (i % 60) * interval '7 days' end,
       timestamptz '2026-01-01' + (i % 100) * interval '1 hour', '2026-11-01'
     from generate_series($1::int, $2::int) as i`,
      [from, from + atOnce - 1]
    )
  await change(
    app,
    `insert into listing_categories (listing_id, category_id, is_primary)
     select l.id, c.id, false from listings l join categories c
       on c.slug = 'top' and l.id % 11 = 0 or c.slug = 'one' and l.id % 2 = 0 or c.slug = 'two' and l.id % 60 in (0, 1)`
  )
  await change(app, "analyze listings")
  rows = await change<Row>(
    app,
    `select id, slug, status, stage, country, pricing_model, votes, views, followers, trending, launch_week::text as week,
       extract(epoch from launched_at)::float8 as launched, extract(epoch from created_at)::float8 as created,
       array(select c.slug from listing_categories lc join categories c on c.id = lc.category_id
         where lc.listing_id = l.id) as categories
     from listings l`
  )
  expect(rows).toHaveLength(many)
}, 120_000)
afterAll(() => app.close())

const within: Readonly<Record<string, ReadonlyArray<string>>> = {
  top: ["top", "one", "two"],
  one: ["one"],
  two: ["two"]
}
const sorts = ["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"] as const
const input = fc.record(
  {
    status: fc.constantFrom("live" as const, "upcoming" as const),
    category: fc.constantFrom("top", "one", "two"),
    stage: fc.constantFrom("idea", "beta"),
    country: fc.constantFrom("no", "se", "fj"),
    pricing_model: fc.constantFrom("free", "Freemium"),
    sort: fc.constantFrom(...sorts),
    page: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 60 })),
    per_page: fc.constantFrom<number>(1, 20, 100)
  },
  { requiredKeys: ["sort", "page", "per_page"] }
)
type Asked = typeof input extends fc.Arbitrary<infer A> ? A : never

const columns = {
  newest: ({ launched }: Row) => launched,
  votes: ({ votes }: Row) => votes,
  trending: ({ trending }: Row) => trending,
  most_viewed: ({ views }: Row) => views,
  most_followed: ({ followers }: Row) => followers
}
const ordered = (found: ReadonlyArray<Row>, { status, sort }: Asked) => {
  const soonest = (a: Row, b: Row) => (a.week ?? "").localeCompare(b.week ?? "")
  if (status === "upcoming" && sort === "relevance") return found.toSorted((a, b) => soonest(a, b) || a.id - b.id)
  if (status === "upcoming" && sort === "newest")
    return found.toSorted((a, b) => soonest(a, b) || b.created - a.created || b.id - a.id)
  const column = columns[sort === "relevance" ? "votes" : sort]
  // «-infinity» less itself is not a number.
  return found.toSorted((a, b) => (column(a) === column(b) ? b.id - a.id : column(b) > column(a) ? 1 : -1))
}
const meets = (row: Row, asked: Asked) =>
  row.status === (asked.status === "upcoming" ? "scheduled" : "live") &&
  (asked.category === undefined || (within[asked.category] ?? []).some((slug) => row.categories.includes(slug))) &&
  (asked.stage === undefined || row.stage === asked.stage) &&
  (asked.country === undefined || row.country === asked.country.toUpperCase()) &&
  (asked.pricing_model === undefined || row.pricing_model?.toLowerCase() === asked.pricing_model.toLowerCase())

const check = async (asked: Asked) => {
  const found = ordered(
    rows.filter((row) => meets(row, asked)),
    asked
  )
  const from = (asked.page - 1) * asked.per_page
  const answer = await read("search_listings", asked)
  expect(slugs(answer.items)).toEqual(slugs(found.slice(from, from + asked.per_page)))
  const several = [asked.category, asked.stage, asked.country, asked.pricing_model].filter((one) => one !== undefined)
  // One filter or two are counted to their end; more up to a bound, which lies past what the page can lead to.
  const most = several.length > 2 ? Math.max(1000, from + asked.per_page + 1) : Number.POSITIVE_INFINITY
  expect(answer).toMatchObject({
    total: Math.min(found.length, most),
    total_is_capped: found.length > most,
    has_more: found.length > from + asked.per_page
  })
}

test("a list is those that meet all filters, in their order, with their total", async () => {
  await fc.assert(fc.asyncProperty(input, check), { numRuns: 400 })
}, 240_000)

test("so it is once what it is filtered by has changed", async () => {
  await change(app, "update listings set stage = 'idea', country = 'FJ', votes = 90 where id % 70 = 3")
  await change(app, "delete from listing_categories where listing_id % 6 = 0")
  await change(app, "update categories set parent_id = null where slug = 'two'")
  const changed = await change<Pick<Row, "id" | "stage" | "country" | "votes">>(
    app,
    "select id, stage, country, votes from listings"
  )
  const now = new Map(changed.map((row) => [row.id, row]))
  rows = rows.map((row) => ({
    ...row,
    ...now.get(row.id),
    categories: row.id % 6 === 0 ? [] : row.categories
  }))
  Object.assign(within, { top: ["top", "one"] })
  await fc.assert(fc.asyncProperty(input, check), { numRuns: 150 })
}, 240_000)

test.each(["top", "one", "two"])("the page of the category %s holds its listings, most voted first", async (slug) => {
  const asked: Asked = { category: slug, sort: "votes", page: 2, per_page: 20 }
  const found = ordered(
    rows.filter((row) => meets(row, asked)),
    asked
  )
  const { listings } = await read("get_category", { slug, page: 2, per_page: 20 })
  expect(slugs(listings.items)).toEqual(slugs(found.slice(20, 40)))
  expect(listings.total).toBe(found.length)
})

const deep = fc.record({
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 200 }),
  per_page: fc.integer({ min: 15, max: 100 })
})

test("a page of all of them is the same whatever pages were read before it", async () => {
  await fc.assert(
    fc.asyncProperty(deep, (asked) => check({ ...asked, status: "live" })),
    { numRuns: 250 }
  )
  await change(app, "update listings set votes = 70, views = 9000, followers = 60, trending = 900 where id % 97 = 3")
  rows = rows.map((row) => (row.id % 97 === 3 ? { ...row, votes: 70, views: 9000, followers: 60, trending: 900 } : row))
  await fc.assert(
    fc.asyncProperty(deep, (asked) => check({ ...asked, status: "live" })),
    { numRuns: 100 }
  )
}, 240_000)
