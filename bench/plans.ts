/**
 * How the database answers every public read: `DATABASE_URL=… bun bench/plans.ts [listings]`.
 *
 * Fills a fresh database on a PostgreSQL server with 100,000 synthetic listings (or as many as said), runs
 * each public read, asks for the plan of each of its statements, and prints the time and what was read
 * from beginning to end. Any sequential scan of `listings` makes the exit code 1. `--statements` prints them.
 */
import { SqlClient } from "@effect/sql"
import { Clock, Effect, Schema } from "effect"
import Pg from "pg"
import { Seed } from "../src/services/data/Seed.ts"
import { Blog } from "../src/services/directory/Blog.ts"
import { Categories } from "../src/services/directory/Categories.ts"
import { Founders } from "../src/services/directory/Founders.ts"
import { Interviews } from "../src/services/directory/Interviews.ts"
import { Listings } from "../src/services/directory/Listings.ts"
import { Search } from "../src/services/directory/Search.ts"
import { SiteInfo } from "../src/services/directory/SiteInfo.ts"
import { Badges } from "../src/services/launches/Badges.ts"
import { Boards } from "../src/services/launches/Boards.ts"
import { Launches } from "../src/services/launches/Launches.ts"
import { Products } from "../src/services/money/Products.ts"
import { benchDatabase, onServer } from "./Database.ts"
import { fill, today } from "./Synthetic.ts"

const listings = Number(process.argv[2] ?? 100_000)
/** Each read is timed this many times; the median counts. */
const rounds = 7

interface Statement {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
}
/** What the driver sends, while it is listened to. */
let heard: Array<Statement> | undefined
const query = Pg.Client.prototype.query
Object.assign(Pg.Client.prototype, {
  query(this: Pg.Client, ...sent: ReadonlyArray<unknown>): unknown {
    const [text, values] = sent
    if (typeof text === "string") heard?.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, sent)
  }
})

const Node = Schema.Struct({
  "Node Type": Schema.String,
  "Relation Name": Schema.optional(Schema.String),
  Plans: Schema.optional(Schema.Array(Schema.Unknown))
})
const Explained = Schema.Struct({ Plan: Schema.Unknown, "Execution Time": Schema.Number })
/** Tables that a plan reads from beginning to end. */
const scanned = (plan: unknown): ReadonlyArray<string> => {
  const node = Schema.decodeUnknownSync(Node)(plan)
  const own = node["Node Type"] === "Seq Scan" ? [node["Relation Name"] ?? "?"] : []
  return [...own, ...(node.Plans ?? []).flatMap(scanned)]
}

const paging = { page: 1, per_page: 20 }
const searching = { ...paging, status: "live", sort: "relevance" } as const
const sorts = ["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"] as const
const sections = [
  "today",
  "this-week",
  "trending",
  "most-voted",
  "recent",
  "most-viewed",
  "most-followed",
  "upcoming"
] as const
const boardNames = ["community-weekly", "community-all-time", "billboard", "domain-rating", "revenue"] as const

/** Every public read, by the name it is reported under. */
const reads = Effect.gen(function* () {
  const badges = yield* Badges
  const blog = yield* Blog
  const boards = yield* Boards
  const categories = yield* Categories
  const founders = yield* Founders
  const interviews = yield* Interviews
  const launches = yield* Launches
  const one = yield* Listings
  const products = yield* Products
  const search = yield* Search
  const site = yield* SiteInfo
  const { items } = yield* search.search(searching)
  const [first, second] = items.map(({ slug }) => slug)
  if (first === undefined || second === undefined) return yield* Effect.dieMessage("the directory is empty")
  const [root] = (yield* categories.tree({ include_empty: false })).items
  const category = root?.slug ?? ""
  const [child = root] = root?.children ?? []
  const [founder] = (yield* founders.list(paging)).items
  const named = items[0]?.name ?? ""

  const list: ReadonlyArray<readonly [string, Effect.Effect<unknown, unknown>]> = [
    ["get_site_info", site.get()],
    ...sorts.map((sort) => [`search_listings sort=${sort}`, search.search({ ...searching, sort })] as const),
    ["search_listings page=1000", search.search({ ...searching, page: 1000 })],
    ["search_listings status=upcoming", search.search({ ...searching, status: "upcoming" })],
    ["search_listings category", search.search({ ...searching, category })],
    ["search_listings country", search.search({ ...searching, country: "no" })],
    ["search_listings stage", search.search({ ...searching, stage: "beta" })],
    ["search_listings pricing_model", search.search({ ...searching, pricing_model: "free" })],
    ["search_listings domain", search.search({ ...searching, domain: "site77.example" })],
    ["search_listings country+stage", search.search({ ...searching, country: "se", stage: "alpha", sort: "newest" })],
    ["search_listings q=exact name", search.search({ ...searching, q: named })],
    ["search_listings q=typo", search.search({ ...searching, q: named.replace("a", "e") })],
    ["search_listings q=common word", search.search({ ...searching, q: "word3" })],
    ["search_listings q=rare word", search.search({ ...searching, q: "word5801" })],
    ["search_listings q=two words", search.search({ ...searching, q: "word12 word40" })],
    ["search_listings q=nothing", search.search({ ...searching, q: "zzyzx qwxyz" })],
    ["search_listings q=category", search.search({ ...searching, q: root?.name ?? "" })],
    ["search_listings q=domain", search.search({ ...searching, q: "site77.example" })],
    ["search_listings q+filters", search.search({ ...searching, q: "word3", country: "no", category, sort: "votes" })],
    ["get_listing", one.get({ slug: first })],
    ["get_alternatives", one.alternatives({ slug: first })],
    ["compare_listings", one.compare({ a: first, b: second })],
    ["list_categories", categories.tree({ include_empty: true })],
    ["get_category root", categories.get({ slug: category, ...paging })],
    ["get_category child", categories.get({ slug: child?.slug ?? "", ...paging })],
    ["get_badges", badges.of({ slug: first, shape: "standard", mode: "auto", size: "m" })],
    ["get_launch_week last", launches.week({ week: "last" })],
    ["get_launch_week next", launches.week({ week: "next" })],
    ...sections.map((section) => [`list_launches ${section}`, launches.feed({ section, ...paging })] as const),
    ...boardNames.map((board) => [`get_leaderboard ${board}`, boards.get({ board, ...paging })] as const),
    ["list_awards", boards.awards(paging)],
    ["list_awards listing", boards.awards({ listing: first, ...paging })],
    ["list_founders", founders.list(paging)],
    ["list_founders q", founders.list({ q: "tobias tide", ...paging })],
    ["list_founders country", founders.list({ country: "NO", ...paging })],
    ["get_founder", founders.get({ slug: founder?.slug ?? "" })],
    ["list_blog_posts", blog.list(paging)],
    ["list_blog_posts q", blog.list({ q: "word3 word7", ...paging })],
    ["get_blog_post", blog.get({ slug: "post-7" })],
    ["list_interview_questions", interviews.questions()],
    ["list_products", products.list()]
  ]
  return list
})

const median = (values: ReadonlyArray<number>) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Time, statements and sequential scans of one read. */
const examine = (read: Effect.Effect<unknown, unknown>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    heard = []
    yield* Effect.orDie(read)
    const statements = heard
    heard = undefined
    const millis: Array<number> = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      yield* Effect.orDie(read)
      millis.push(performance.now() - began)
    }
    const scans: Array<string> = []
    for (const { text, values } of statements) {
      const rows = yield* sql.unsafe<{ "QUERY PLAN": ReadonlyArray<unknown> }>(
        `explain (analyze, format json) ${text}`,
        [...values]
      )
      const plan = Schema.decodeUnknownSync(Explained)(rows[0]?.["QUERY PLAN"][0])
      const found = scanned(plan.Plan)
      scans.push(...found)
      if (found.includes("listings") || process.argv.includes("--statements"))
        console.log(`  ${plan["Execution Time"].toFixed(1)} ms: ${text.replace(/\s+/g, " ")}`, values)
    }
    return { millis: median(millis), statements: statements.length, scans: [...new Set(scans)].sort() }
  })

/** The synthetic directory is dated; so is the clock that it is read by. */
const dated: Clock.Clock = Object.assign(Clock.make(), {
  unsafeCurrentTimeMillis: () => Date.parse(today),
  currentTimeMillis: Effect.succeed(Date.parse(today))
})

const program = Effect.gen(function* () {
  const seed = yield* Seed
  yield* seed.defaults
  const began = performance.now()
  yield* fill(listings)
  console.log(`${listings} listings in ${Math.round((performance.now() - began) / 1000)} s`)
  let bad = 0
  for (const [name, read] of yield* reads) {
    const { millis, statements, scans } = yield* examine(read)
    if (scans.includes("listings")) bad++
    const read1 = scans.length === 0 ? "" : `  reads whole: ${scans.join(", ")}`
    console.log(`${millis.toFixed(1).padStart(8)} ms  ${statements} statements  ${name}${read1}`)
  }
  console.log(bad === 0 ? "no sequential scan of listings" : `${bad} reads scan listings`)
  return bad === 0
}).pipe(Effect.withClock(dated))

if (!onServer) {
  console.error("Set DATABASE_URL to a PostgreSQL server: the embedded database plans alike, but takes long to fill.")
  process.exit(2)
}
process.exit((await benchDatabase(program)) ? 0 : 1)
