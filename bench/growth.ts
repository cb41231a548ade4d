/**
 * Whether reads grow with the directory: `bun bench/growth.ts [--small 10000] [--large 1000000] [--only week] [--quick]`.
 *
 * Asks 25 distinct calls of each kind of two synthetic directories on one PostgreSQL server, 10,000 and 1,000,000
 * listings unless said otherwise, in turns, and prints the p50 and p95 of each and what the p95 of the large one is of
 * the small one's. The two databases, `lb_growth_…`, are made where they are missing, which
 * takes a quarter of an hour for a million, brought up to date, and left there for the next run. Nothing is kept in
 * memory between calls but statements: what the front keeps is not in the way. Each kind is asked twice, and the second
 * time counts: it is the work that is compared, not how soon a disk gives what nobody has read since it was written.
 */
import { parseArgs } from "node:util"
import { Clock, Effect } from "effect"
import Pg from "pg"
import { addWeeks, Monday } from "../src/domain/Week.ts"
import { Seed } from "../src/services/data/Seed.ts"
import { Blog } from "../src/services/directory/Blog.ts"
import { Categories } from "../src/services/directory/Categories.ts"
import { Founders } from "../src/services/directory/Founders.ts"
import { LatestUpdates } from "../src/services/directory/LatestUpdates.ts"
import { Listings } from "../src/services/directory/Listings.ts"
import { Search } from "../src/services/directory/Search.ts"
import { SiteInfo } from "../src/services/directory/SiteInfo.ts"
import { Boards } from "../src/services/launches/Boards.ts"
import { LaunchCalendar } from "../src/services/launches/LaunchCalendar.ts"
import { Launches } from "../src/services/launches/Launches.ts"
import { onDatabase } from "./Database.ts"
import { postgres } from "./Directory.ts"
import { benchFlags, lineOf, tell } from "./Line.ts"
import { fillBy, today } from "./Synthetic.ts"

/** Distinct calls of each kind. */
const calls = 25
/** What the p95 of the large directory may be of the small one's. */
const reach = 4

const paging = { page: 1, per_page: 20 }
const searching = { ...paging, status: "live", sort: "relevance" } as const
const sorts = ["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"] as const
const countries = ["NO", "SE", "DE", "FR", "US", "GB", "JP", "UG", "BR", "IN"]
const stages = ["idea", "alpha", "beta", "launched", "growing", "mature"]
const models = ["free", "freemium", "subscription", "one-time"]
const firstNames = ["ingrid", "amara", "tobias", "grace", "henrik"]
const halves = ["tide", "salt", "ferrous", "quiet", "paper", "lantern", "copper", "window", "gentle", "harbour"]
const others = ["watch", "grass", "mail", "queue", "cut", "fish", "works", "board", "desk", "line"]
const of = <A>(list: readonly [A, ...ReadonlyArray<A>] | ReadonlyArray<A>, at: number): A => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error("an empty list has no element")
  return found
}

type Call = (at: number) => Effect.Effect<unknown, unknown>

/** Every kind of public read, as what its call number `at` is. */
const kindsOf = Effect.gen(function* () {
  const blog = yield* Blog
  const boards = yield* Boards
  const calendar = yield* LaunchCalendar
  const categories = yield* Categories
  const founders = yield* Founders
  const launches = yield* Launches
  const one = yield* Listings
  const search = yield* Search
  const site = yield* SiteInfo
  const updates = yield* LatestUpdates
  const { items } = yield* categories.tree({ include_empty: false })
  const roots = items.map(({ slug }) => slug)
  const children = items.flatMap((root) => root.children.map(({ slug }) => slug))
  const slug = (at: number) => `listing-${3 + ((at * 79) % 200) * 40}`
  const page = (at: number) => 2 + ((at * 17) % 400)
  const week = (at: number) => addWeeks(Monday.make("2026-11-16"), -(at * 4))
  const q = (words: string, more: object = {}) => search.search({ ...searching, q: words, ...more })

  const kinds: ReadonlyArray<readonly [string, Call]> = [
    ["site, its counts", () => site.get()],
    ["list by any order", (at) => search.search({ ...searching, sort: of(sorts, at), per_page: 20 + at })],
    ["list, pages 2 to 401", (at) => search.search({ ...searching, sort: of(sorts, at), page: page(at) })],
    [
      "list by one filter",
      (at) =>
        search.search({
          ...searching,
          sort: of(sorts, at),
          ...of([{ country: of(countries, at) }, { stage: of(stages, at) }, { pricing_model: of(models, at) }], at)
        })
    ],
    [
      "list by two filters",
      (at) =>
        search.search({
          ...searching,
          sort: of(sorts, at),
          country: of(countries, at),
          stage: of(stages, at + 2 * (at % 2))
        })
    ],
    [
      "list by category and country",
      (at) => search.search({ ...searching, category: of(roots, at), country: of(countries, at) })
    ],
    ["list what is to come", (at) => search.search({ ...searching, status: "upcoming", page: 1 + (at % 10) })],
    ["a common word", (at) => q(`word${at}`)],
    ["a word of middling frequency", (at) => q(`word${60 + at * 9}`)],
    ["a rarer word", (at) => q(`word${400 + at * 40}`)],
    ["a rare word", (at) => q(`word${3000 + at * 100}`)],
    ["two words", (at) => q(`word${12 + at} word${40 + 3 * at}`)],
    ["words in another order", (at) => q(`word${60 + at * 9}`, { sort: of(sorts.slice(1), at) })],
    ["words with a filter", (at) => q(`word${20 + at * 9}`, { country: of(countries, at) })],
    ["words with a category", (at) => q(`word${20 + at * 9}`, { category: of(roots, at), sort: "votes" })],
    ["a name", (at) => q(`${of(halves, at)}${of(others, at * 3)} ${3 + at * 40}`)],
    ["a name with a typo", (at) => q(`${of(halves, at).replace(/[aeiu]/, "o")}${of(others, at * 3)} ${3 + at * 40}`)],
    ["what nothing holds", (at) => q(`zzyzx qwxyz${at}`)],
    ["a category by its name", (at) => q(of([...roots, ...children], at).replaceAll("-", " "))],
    ["a domain", (at) => q(`site${3 + at * 40}.example`)],
    ["a listing", (at) => one.get({ slug: slug(at) })],
    ["alternatives of a listing", (at) => one.alternatives({ slug: slug(at) })],
    ["the tree of categories", () => categories.tree({ include_empty: true })],
    [
      "a category, pages 1 to 5",
      (at) => categories.get({ slug: of([...roots, ...children], at), page: 1 + (at % 5), per_page: 20 })
    ],
    ["a week", (at) => launches.week({ week: week(at) })],
    ["a week to come", (at) => launches.week({ week: addWeeks(Monday.make("2026-11-23"), at) })],
    ["the calendar around a week", (at) => calendar.between(addWeeks(week(at), -4), addWeeks(week(at), 4))],
    ["launches of this week", (at) => launches.feed({ section: "this-week", page: 1 + (at % 5), per_page: 20 })],
    [
      "launches by any order",
      (at) =>
        launches.feed({
          section: of(["today", "trending", "most-voted", "recent", "upcoming"] as const, at),
          page: 1 + at,
          per_page: 20
        })
    ],
    [
      "the board of a week",
      (at) => boards.get({ board: "community-weekly", week: week(at), page: 1 + (at % 3), per_page: 20 })
    ],
    [
      "the other boards",
      (at) =>
        boards.get({
          board: of(["community-all-time", "billboard", "domain-rating", "revenue"] as const, at),
          page: 1 + (at % 7),
          per_page: 20
        })
    ],
    ["awards", (at) => boards.awards({ page: 1 + (at % 5), per_page: 20 })],
    ["founders", (at) => founders.list({ page: 1 + at * 9, per_page: 20 })],
    ["founders of a country", (at) => founders.list({ country: of(countries, at), page: 1 + at, per_page: 20 })],
    ["founders by first name", (at) => founders.list({ ...paging, q: of(firstNames, at), per_page: 20 + at })],
    ["founders by name", (at) => founders.list({ ...paging, q: `${of(firstNames, at)} ${of(halves, at * 3)}` })],
    ["founders by part of a name", (at) => founders.list({ ...paging, q: `${of(halves, at)}${of(others, 3 + at)}` })],
    [
      "founders by full name",
      (at) => founders.list({ ...paging, q: `${of(halves, at)}${of(others, 3 + at)} ${at * 7}` })
    ],
    ["updates of all", (at) => updates.page({ page: 1 + at, per_page: 20 })],
    ["posts by words", (at) => blog.list({ ...paging, q: `word${at}` })]
  ]
  return kinds
})

/** The synthetic directory is dated; so is the clock that it is read by. */
const dated: Clock.Clock = Object.assign(Clock.make(), {
  unsafeCurrentTimeMillis: () => Date.parse(today),
  currentTimeMillis: Effect.succeed(Date.parse(today))
})

const at = (sorted: ReadonlyArray<number>, share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
const spread = (millis: ReadonlyArray<number>) => {
  const sorted = [...millis].sort((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) }
}

/** Each kind by its name, its calls one after the other; the connection is warm, and each call is unlike the others. */
const measure = (only: string | undefined) =>
  Effect.gen(function* () {
    const found = new Map<string, ReturnType<typeof spread>>()
    for (const [name, call] of yield* kindsOf) {
      if (only !== undefined && !name.includes(only)) continue
      // The first round also makes its statements known to every layer.
      for (let each = 0; each < calls; each++) yield* Effect.orDie(call(each))
      const millis: Array<number> = []
      for (let each = 0; each < calls; each++) {
        const began = performance.now()
        yield* Effect.orDie(call(each))
        millis.push(performance.now() - began)
      }
      found.set(name, spread(millis))
      if (process.env.GROWTH_SAYS !== undefined) console.error(name, found.get(name))
    }
    return found
  }).pipe(Effect.withClock(dated))

const urlOf = (database: string) => {
  const url = new URL(postgres())
  url.pathname = `/${database}`
  return url.href
}
const nameOf = (size: number) =>
  `lb_growth_${size % 1_000_000 === 0 ? `${size / 1_000_000}m` : size % 1000 === 0 ? `${size / 1000}k` : size}`

/** A database of so many listings, made where there is none. */
const ready = async (size: number): Promise<string> => {
  const name = nameOf(size)
  const server = new Pg.Client({ connectionString: postgres() })
  await server.connect()
  const { rowCount } = await server.query("select from pg_database where datname = $1", [name])
  if (rowCount === 0) await server.query(`create database ${name}`)
  await server.end()
  // Migrations run as the layer is made.
  await onDatabase(
    urlOf(name),
    Effect.flatMap(Seed, (seed) => seed.defaults)
  )
  if (rowCount === 0) {
    const connection = new Pg.Client({ connectionString: urlOf(name) })
    await connection.connect()
    await fillBy(connection, size)
    await connection.end()
  }
  return urlOf(name)
}

const { values } = parseArgs({
  options: {
    ...benchFlags,
    small: { type: "string", default: "10000" },
    large: { type: "string" },
    only: { type: "string" }
  }
})
const small = Number(values.small)
const large = Number(values.large ?? (values.quick ? 50_000 : 1_000_000))
const first = await ready(small)
const second = await ready(large)
const less = await onDatabase(first, measure(values.only))
const more = await onDatabase(second, measure(values.only))
tell(
  [...less].flatMap(([what, few]) => {
    const many = more.get(what)
    return many === undefined
      ? []
      : [
          lineOf({
            name: `growth.${what.replace(/\W+/g, "-")}`,
            what: `p95: ${what}`,
            ours: many.p95,
            peer: few.p95,
            unit: "ms",
            peerName: `${small.toLocaleString("en")} listings`,
            reach: { atMost: reach },
            p50: { ours: many.p50, peer: few.p50 },
            data: `${large.toLocaleString("en")} listings, ${calls} calls, PostgreSQL`
          })
        ]
  })
)
process.exit(0)
