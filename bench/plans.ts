/**
 * How the database answers every public read: `DATABASE_URL=… bun bench/plans.ts [listings] [--as-it-is] [--statements]`.
 *
 * Fills a fresh database on a PostgreSQL server with 100,000 synthetic listings (or as many as said), or takes the one of
 * `DATABASE_URL` as it is, such as a large one that `growth.ts` left. Runs each public read, asks for the plan of each of
 * its statements, and prints the time and what was read. A read that goes through a large table from its beginning, or in
 * which any step takes in more rows than a page or a bounded count can need, is printed with the step, and makes the exit
 * code 1; so does a public operation that is not among the reads. `--statements` prints them all.
 */
import { SqlClient } from "@effect/sql"
import { Clock, Effect, Schema } from "effect"
import Pg from "pg"
import { everyOperation } from "../src/domain/api/Api.ts"
import { Monday } from "../src/domain/Week.ts"
import { Seed } from "../src/services/data/Seed.ts"
import { Blog } from "../src/services/directory/Blog.ts"
import { Categories } from "../src/services/directory/Categories.ts"
import { Founders } from "../src/services/directory/Founders.ts"
import { Interviews } from "../src/services/directory/Interviews.ts"
import { LatestUpdates } from "../src/services/directory/LatestUpdates.ts"
import { Listings } from "../src/services/directory/Listings.ts"
import { Search } from "../src/services/directory/Search.ts"
import { SiteInfo } from "../src/services/directory/SiteInfo.ts"
import { Badges } from "../src/services/launches/Badges.ts"
import { Boards } from "../src/services/launches/Boards.ts"
import { LaunchCalendar } from "../src/services/launches/LaunchCalendar.ts"
import { Launches } from "../src/services/launches/Launches.ts"
import { Products } from "../src/services/money/Products.ts"
import { benchDatabase, onDatabase, onServer } from "./Database.ts"
import { fill, today } from "./Synthetic.ts"

const flags = process.argv.slice(2)
const listings = Number(flags.find((flag) => /^\d+$/.test(flag)) ?? 100_000)
/** Each read is timed this many times; the median counts. */
const rounds = 5
/** A step may take in so many rows, besides those that a far page leaves out: some times what a search counts of one way in. */
const rowsAtMost = 5000
/** A table with more rows than this is large. */
const largeFrom = 10_000

const Named = Schema.Struct({ text: Schema.String })
interface Statement {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
}
/** What the driver sends, while it is listened to. */
let heard: Array<Statement> | undefined
const query = Pg.Client.prototype.query
Object.assign(Pg.Client.prototype, {
  query(this: Pg.Client, ...sent: ReadonlyArray<unknown>): unknown {
    // A prepared statement is an object with its text.
    const [statement, values] = sent
    const text = Schema.is(Named)(statement) ? statement.text : statement
    if (typeof text === "string" && /^\s*(select|with)\b/i.test(text))
      heard?.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, sent)
  }
})

const count = Schema.optionalWith(Schema.Number, { default: () => 0 })
const Node = Schema.Struct({
  "Node Type": Schema.String,
  "Relation Name": Schema.optional(Schema.String),
  "Index Name": Schema.optional(Schema.String),
  "Actual Rows": count,
  "Actual Loops": count,
  "Rows Removed by Filter": count,
  "Rows Removed by Index Recheck": count,
  "Rows Removed by Join Filter": count,
  Plans: Schema.optional(Schema.Array(Schema.Unknown))
})
const Explained = Schema.Struct({ Plan: Schema.Unknown, "Execution Time": Schema.Number })
interface Step {
  readonly what: string
  /** What it gave, and what it had and left out. */
  readonly rows: number
  /** The table that it goes through from the beginning. */
  readonly whole: string | undefined
}
/** The steps of a plan. What an index alone is asked for (the parts of a bitmap) is no row yet. */
const steps = (plan: unknown): ReadonlyArray<Step> => {
  const node = Schema.decodeUnknownSync(Node)(plan)
  const type = node["Node Type"]
  const left =
    node["Rows Removed by Filter"] + node["Rows Removed by Index Recheck"] + node["Rows Removed by Join Filter"]
  const own: Step = {
    what: [type, node["Relation Name"] ?? node["Index Name"]].filter((part) => part !== undefined).join(" on "),
    rows: (node["Actual Rows"] + left) * node["Actual Loops"],
    whole: type === "Seq Scan" && node["Actual Loops"] > 0 ? (node["Relation Name"] ?? "?") : undefined
  }
  return [...(/^Bitmap(?: Index Scan|And|Or)$/.test(type) ? [] : [own]), ...(node.Plans ?? []).flatMap(steps)]
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
  const calendar = yield* LaunchCalendar
  const categories = yield* Categories
  const founders = yield* Founders
  const interviews = yield* Interviews
  const launches = yield* Launches
  const one = yield* Listings
  const products = yield* Products
  const search = yield* Search
  const site = yield* SiteInfo
  const updates = yield* LatestUpdates
  const { items } = yield* search.find(searching)
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
    ...sorts.map(
      (sort) =>
        [
          `search_listings country+stage sort=${sort}`,
          search.search({ ...searching, country: "se", stage: "alpha", sort })
        ] as const
    ),
    ["search_listings none of two", search.search({ ...searching, country: "no", stage: "alpha" })],
    [
      "search_listings three",
      search.search({ ...searching, country: "se", stage: "alpha", pricing_model: "freemium" })
    ],
    [
      "search_listings four",
      search.search({ ...searching, country: "se", stage: "alpha", pricing_model: "free", category })
    ],
    ["search_listings category+country", search.search({ ...searching, country: "de", category })],
    [
      "search_listings category+stage sort=newest",
      search.search({ ...searching, stage: "beta", category, sort: "newest" })
    ],
    [
      "search_listings upcoming country+stage",
      search.search({ ...searching, country: "no", stage: "idea", status: "upcoming" })
    ],
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
    ["list_founders q=first name", founders.list({ q: "grace", ...paging })],
    ["list_founders q=part of many", founders.list({ q: "tidewatch", ...paging })],
    ["list_founders q+country", founders.list({ q: "grace", country: "NO", ...paging })],
    ["list_founders country", founders.list({ country: "NO", ...paging })],
    ["get_founder", founders.get({ slug: founder?.slug ?? "" })],
    ["list_blog_posts", blog.list(paging)],
    ["list_blog_posts q", blog.list({ q: "word3 word7", ...paging })],
    ["get_blog_post", blog.get({ slug: "post-7" })],
    ["list_interview_questions", interviews.questions()],
    ["list_products", products.list()],
    // What pages of the site show besides.
    ["updates", updates.page(paging)],
    ["calendar", calendar.between(Monday.make("2026-10-19"), Monday.make("2026-12-14"))],
    ["sitemap, listings", one.publicPaths(2000, 4000)],
    ["sitemap, founders", founders.publicPaths(2000, 4000)]
  ]
  return list
})

const median = (values: ReadonlyArray<number>) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Tables that are large. */
const largeTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples > ${largeFrom} and relnamespace = 'public'::regnamespace`
  return new Set(rows.map(({ name }) => name))
})

/** So many rows a far page has before it. */
const before = (name: string) => (name.includes("page=1000") ? 1000 * paging.per_page : 0)

/** Time and statements of one read, and the steps that take in too much. */
const examine = (name: string, read: Effect.Effect<unknown, unknown>, large: ReadonlySet<string>) =>
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
    const tooMuch: Array<string> = []
    for (const { text, values } of statements) {
      const rows = yield* sql.unsafe<{ "QUERY PLAN": ReadonlyArray<unknown> }>(
        `explain (analyze, format json) ${text}`,
        [...values]
      )
      const plan = Schema.decodeUnknownSync(Explained)(rows[0]?.["QUERY PLAN"][0])
      const found = steps(plan.Plan).flatMap(({ what, rows, whole }) =>
        whole !== undefined && large.has(whole)
          ? [`reads ${whole} from its beginning`]
          : rows > rowsAtMost + before(name)
            ? [`${what}: ${rows} rows`]
            : []
      )
      tooMuch.push(...found)
      if (found.length > 0 || flags.includes("--statements"))
        console.log(`  ${plan["Execution Time"].toFixed(1)} ms: ${text.replace(/\s+/g, " ")}`, values)
    }
    return { millis: median(millis), statements: statements.length, tooMuch: [...new Set(tooMuch)].sort() }
  })

/** The synthetic directory is dated; so is the clock that it is read by. */
const dated: Clock.Clock = Object.assign(Clock.make(), {
  unsafeCurrentTimeMillis: () => Date.parse(today),
  currentTimeMillis: Effect.succeed(Date.parse(today))
})

const program = Effect.gen(function* () {
  if (!flags.includes("--as-it-is")) {
    const seed = yield* Seed
    yield* seed.defaults
    const began = performance.now()
    yield* fill(listings)
    console.log(`${listings} listings in ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const large = yield* largeTables
  const list = yield* reads
  const missing = everyOperation
    .filter(({ scope, method }) => scope === "public" && method === "GET")
    .filter((operation) => !list.some(([read]) => read.split(" ")[0] === operation.name))
  for (const { name } of missing) console.log(`${name} is not among the reads`)
  let bad = 0
  for (const [name, read] of list) {
    const { millis, statements, tooMuch } = yield* examine(name, read, large)
    if (tooMuch.length > 0) bad++
    console.log(
      `${millis.toFixed(1).padStart(8)} ms  ${statements} statements  ${name}${tooMuch.map((one) => `\n              ! ${one}`).join("")}`
    )
  }
  console.log(bad === 0 ? "no read takes in more than it needs" : `${bad} reads take in too much`)
  return bad === 0 && missing.length === 0
}).pipe(Effect.withClock(dated))

if (!onServer) {
  console.error("Set DATABASE_URL to a PostgreSQL server: the embedded database plans alike, but takes long to fill.")
  process.exit(2)
}
const url = process.env.DATABASE_URL ?? ""
process.exit((await (flags.includes("--as-it-is") ? onDatabase(url, program) : benchDatabase(program))) ? 0 : 1)
