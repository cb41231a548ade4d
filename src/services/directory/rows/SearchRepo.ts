/**
 * Finding listings. What is paid for (`plan`, `featured`, `billboard_cents`) is in no condition and in no
 * order here.
 *
 * With words there are several ways in, each over an index and each with a score, and a listing counts
 * with its best one: the name itself or the domain (3), a name that begins so (2 to 3), the name but for
 * spaces and dots (1.9), its words in the name, tagline, tags and texts (`ts_rank`: about 0.6 for a word
 * of the name, 0.25 of tagline and tags, 0.1 of the description), a name one typo away (0.5 or 0.4)
 * and a category of that name (0.15). Equal scores go by votes, then by id.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { ListingSummary } from "../../../domain/listing/Listing.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { primaryCategory, type SummaryRow, summaryColumns } from "../../listing/ListingRows.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"
import { everyListing, type Facet, TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"
import { type AboutWords, type Expected, type Filters, hitsAtMost, type Sort, totalsOf } from "./SearchTermsRepo.ts"

export interface Found {
  readonly items: ReadonlyArray<ListingSummary>
  readonly total: number
  /** There are more than `total`: a way in had more than it may give. */
  readonly capped: boolean
}

export class SearchRepo extends Effect.Service<SearchRepo>()("launchbook/SearchRepo", {
  dependencies: [ListingsRepo.Default, TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const listings = yield* ListingsRepo
    const totals = yield* TotalsRepo
    const columns = summaryColumns(sql)
    const category = primaryCategory(sql)

    const orders: Record<Sort, Record<Filters["status"], Fragment>> = {
      relevance: { live: sql.literal("l.votes desc, l.id desc"), scheduled: sql.literal("l.launch_week, l.id") },
      newest: {
        live: sql.literal("l.launched_at desc, l.id desc"),
        scheduled: sql.literal("l.launch_week, l.created_at desc, l.id desc")
      },
      votes: both("l.votes desc, l.id desc"),
      trending: both("l.trending desc, l.id desc"),
      most_viewed: both("l.views desc, l.id desc"),
      most_followed: both("l.followers desc, l.id desc")
    }
    function both(order: string) {
      return { live: sql.literal(order), scheduled: sql.literal(order) }
    }

    const inCategories = (ids: ReadonlyArray<number>) =>
      sql`l.id in (select lc.listing_id from listing_categories lc where lc.category_id = any(${[...ids]}::int[]))`

    const conditions = (filters: Filters): Fragment =>
      sql.and([
        // Written out, because a condition by parameter would not match the partial indexes.
        filters.status === "live" ? sql.literal("l.status = 'live'") : sql.literal("l.status = 'scheduled'"),
        ...(filters.category === undefined ? [] : [inCategories(filters.category.ids)]),
        ...(filters.stage === undefined ? [] : [sql`l.stage = ${filters.stage}`]),
        ...(filters.country === undefined ? [] : [sql`l.country = ${filters.country}`]),
        ...(filters.pricingModel === undefined ? [] : [sql`lower(l.pricing_model) = lower(${filters.pricingModel})`]),
        ...(filters.domain === undefined ? [] : [sql`l.domain = ${filters.domain}`])
      ])

    /** What is kept a total of, where that is how many listings meet the filters: of one filter, or none. */
    const keptTotal = (filters: Filters): Facet | undefined => {
      const { asked, kept } = totalsOf(filters)
      return asked === kept.length && asked <= 1 ? (kept[0] ?? everyListing) : undefined
    }

    /** How many listings meet several filters, or are of a domain: up to a bound. */
    const count = (filters: Filters, paging: Paging): Effect.Effect<Pick<Found, "total" | "capped">> => {
      // What can be paged to is counted, too, so that no page says there is none after it while there is.
      const most = Math.max(hitsAtMost, offsetOf(paging) + paging.per_page + 1)
      return Effect.map(
        sql.value<number>`
          select count(*) as total from (
            select from listings l where ${conditions(filters)} limit ${most + 1}::int) as counted`,
        (total) => ({ total: Math.min(total, most), capped: total > most })
      )
    }

    /** Listings that meet the filters, in the order of `sort`; «relevance» without words is votes. */
    const browse = (filters: Filters, sort: Sort, paging: Paging): Effect.Effect<Found> => {
      const kept = keptTotal(filters)
      const [where, order] = [conditions(filters), orders[sort][filters.status]]
      if (kept === undefined)
        return Effect.zipWith(listings.page(where, order, paging), count(filters, paging), (items, counted) => ({
          items,
          ...counted
        }))
      return Effect.flatMap(
        listings.countedPage(where, order, paging, totals.within(kept, filters.status)),
        ({ items, total }) =>
          total === null
            ? Effect.map(totals.of(kept, filters.status), (total) => ({ items, total, capped: false }))
            : Effect.succeed({ items, total, capped: false })
      )
    }

    /** Of hits `b`, joined by their listings `l`. */
    const order = (filters: Filters, sort: Sort) =>
      sort === "relevance" ? sql.literal("b.score desc, l.votes desc, l.id") : orders[sort][filters.status]

    /** Runs a query that finds listings' ids, their scores, and which of its way in each is. */
    const ranked = (found: Fragment, filters: Filters, sort: Sort, paging: Paging): Effect.Effect<Found> =>
      Effect.map(
        sql.rows<SummaryRow & { readonly total: number; readonly capped: boolean }>`
          with hits (id, score, nth) as (${found}),
          best as (select id, max(score) as score from hits where nth <= ${hitsAtMost} group by id),
          page as (
            select l.id, b.score from best b join listings l on l.id = b.id
            order by ${order(filters, sort)}
            limit ${paging.per_page} offset ${offsetOf(paging)}
          )
          select ${columns}, counted.total, counted.capped from (
            select (select count(*) from best) as total, exists (select from hits where nth > ${hitsAtMost}) as capped
          ) as counted
          left join page b on true left join listings l on l.id = b.id ${category}
          order by ${order(filters, sort)}`,
        (rows) => ({
          total: rows[0]?.total ?? 0,
          capped: rows[0]?.capped ?? false,
          // A page past the end is one row that only counts.
          items: rows.flatMap((row) => (row.id === null ? [] : [listings.summary(row)]))
        })
      )

    /** One way in: what a listing scores, and which listings these are, with one more than it gives to know of more. */
    const hits = (score: Fragment, from: Fragment, filters: Filters, sort: Sort) => sql`(
      select id, score, row_number() over () from (
        select l.id, (${score})::real as score from ${from} and ${conditions(filters)}
        order by ${orders[sort][filters.status]} limit ${hitsAtMost + 1}::int) as hit)`
    const where = (condition: Fragment) => sql`listings l where ${condition}`
    /** Found by its own index before anything else (`offset 0`): how many it finds is more than the planner can guess. */
    const alone = (condition: Fragment) => sql`(select * from listings l where ${condition} offset 0) l where true`
    const standing = sql.literal("standing(l.status, l.votes, l.followers, l.views, l.trending, l.launched_at)")
    /**
     * Listings that hold words. Of words that many hold, first those that stand high: these are the first of all, so
     * where they are enough nobody else need be read. Where they are too few, because what was expected of them was
     * wrong, all are; the answer is the same.
     */
    const holding = (query: Fragment, score: Fragment, { common, high }: Expected, filters: Filters, sort: Sort) => {
      if (common) return hits(score, where(sql`l.search @@ ${query}`), filters, sort)
      const all = alone(sql`l.search @@ ${query}`)
      if (high === null) return hits(score, all, filters, sort)
      const highest = alone(sql`l.search @@ ${query} and ${standing} && ${[...high]}::int[]`)
      if (filters.status === "scheduled") return hits(score, highest, filters, sort)
      return sql`(
        with high (id, score, nth) as materialized (${hits(score, highest, filters, sort)}),
        enough (said) as materialized (select count(*) > ${hitsAtMost} from high)
        select * from high where (select said from enough)
        union all
        select * from ${hits(score, all, filters, sort)} as low where not (select said from enough))`
    }
    const allOf = sql.join(" union all ", false)

    /**
     * Names and texts that hold all of the words, names one typo away, and what is of a domain or in a
     * category that the words name.
     */
    const strict = (
      words: string,
      about: AboutWords,
      domain: string | null,
      filters: Filters,
      sort: Sort,
      paging: Paging
    ) => {
      const every = sql`every_word(${words})`
      const typos = sql`levenshtein(near_name(l.name), near_name(${words}))`
      const ways: ReadonlyArray<readonly [score: Fragment, from: Fragment]> = [
        [sql`3`, where(sql`(fold(l.name) collate "C") = fold(${words})`)],
        [
          sql`2 + length(fold(${words}))::real / length(l.name)`,
          where(sql`(fold(l.name) collate "C") ^@ fold(${words})`)
        ],
        [
          // To a single letter nearly every short name is near.
          sql`case ${typos} when 0 then 1.9 when 1 then 0.5 else 0.4 end`,
          alone(sql`
            near_names(l.name) && near_names(${words}) and ${typos} <= 2 and length(near_name(${words})) > 1`)
        ],
        ...(about.categoryIds.length === 0 ? [] : [[sql`0.15`, where(inCategories(about.categoryIds))] as const]),
        ...(domain === null ? [] : [[sql`3`, where(sql`l.domain = ${domain}`)] as const])
      ]
      const held = holding(every, sql`ts_rank(l.search, ${every})`, about.every, filters, sort)
      const found = [held, ...ways.map(([score, from]) => hits(score, from, filters, sort))]
      return ranked(allOf(found), filters, sort, paging)
    }

    /** For words that led nowhere: names that look alike, and texts that hold any of the words. */
    const loose = (words: string, about: AboutWords, filters: Filters, sort: Sort, paging: Paging) => {
      const any = sql`any_word(${words})`
      const like = alone(sql`fold(l.name) %> fold(${words})`)
      const found = [
        hits(sql`word_similarity(fold(${words}), fold(l.name))`, like, filters, sort),
        holding(any, sql`ts_rank(l.search, ${any}) / 2`, about.any, filters, sort)
      ]
      return ranked(allOf(found), filters, sort, paging)
    }

    return { browse, strict, loose } as const
  })
}) {}
