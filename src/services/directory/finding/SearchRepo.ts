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
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { primaryCategory, type SummaryRow, summaryColumns } from "../../listing/ListingRows.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"
import { Database } from "../../store/Database.ts"
import type { Found } from "./BrowseRepo.ts"
import { type Filters, FiltersRepo, type Sort } from "./FiltersRepo.ts"
import { type AboutWords, type Expected, hitsAtMost } from "./SearchTermsRepo.ts"

/** So many names that look alike are enough of an answer. */
const alikeFrom = 5

export class SearchRepo extends Effect.Service<SearchRepo>()("launchbook/SearchRepo", {
  dependencies: [FiltersRepo.Default, ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const listings = yield* ListingsRepo
    const { alone, conditions, indexed, orders, orderKeys, stands } = yield* FiltersRepo
    const columns = summaryColumns(sql)
    const category = primaryCategory(sql)
    const unscored = sql.literal("0")

    /** Of hits `l`, which have what they are put in order by: no listing is looked up to be left out. */
    const order = (filters: Filters, sort: Sort) =>
      sort === "relevance" ? sql.literal("l.score desc, l.votes desc, l.id") : orders[sort][filters.status]

    /** Runs a query that finds listings' ids, their scores, what they are put in order by, and which of its way in each is. */
    const ranked = (found: Fragment, filters: Filters, sort: Sort, paging: Paging): Effect.Effect<Found> => {
      const keys = orderKeys[sort][filters.status]
      const by = order(filters, sort)
      return Effect.map(
        sql.rows<SummaryRow & { readonly total: number; readonly capped: boolean }>`
          with hits as (${found}),
          best as (
            select id, max(score) as score, ${keys} from hits where nth <= ${hitsAtMost}::int group by id, ${keys}
          ),
          page as (
            select id, row_number() over (order by ${by}) as place from best l
            order by ${by} limit ${paging.per_page} offset ${offsetOf(paging)}
          )
          select ${columns}, counted.total, counted.capped from (
            select (select count(*) from best) as total,
              exists (select from hits where nth > ${hitsAtMost}::int) as capped
          ) as counted
          left join page b on true left join listings l on l.id = b.id ${category}
          order by b.place`,
        (rows) => ({
          total: rows[0]?.total ?? 0,
          capped: rows[0]?.capped ?? false,
          // A page past the end is one row that only counts.
          items: rows.flatMap((row) => (row.id === null ? [] : [listings.summary(row)]))
        })
      )
    }

    /**
     * One way in: what a listing scores, where anything goes by that, and which listings these are, with one more than it
     * gives to know of more.
     */
    const hits = (score: Fragment, from: Fragment, filters: Filters, sort: Sort) => sql`(
      select hit.*, row_number() over () as nth from (
        select l.id, (${sort === "relevance" ? score : unscored})::real as score, ${orderKeys[sort][filters.status]}
        from ${from} and ${conditions(filters)}
        order by ${orders[sort][filters.status]} limit ${hitsAtMost + 1}::int) as hit)`
    const where = (condition: Fragment) => sql`listings l where ${condition}`
    /** The hits among those that stand high, where they are so many at least; else those among all. */
    const first = (high: Fragment, enough: number, all: Fragment) => sql`(
      with high as materialized (${high}),
      enough (said) as materialized (select count(*) >= ${enough}::int from high)
      select * from high where (select said from enough)
      union all
      select * from ${all} as low where not (select said from enough))`
    /**
     * Listings that hold words. Of words that many hold, first those that stand high: these are the first of all, so
     * where they are enough nobody else need be read. Where they are too few, because what was expected of them was
     * wrong, all are; the answer is the same.
     */
    const holding = (held: Fragment, score: Fragment, { common, high }: Expected, filters: Filters, sort: Sort) => {
      if (common) return hits(score, where(held), filters, sort)
      const among = (...more: ReadonlyArray<Fragment>) => sql`${alone([held, ...more, ...indexed(filters)])} where true`
      const all = among()
      if (high === null) return hits(score, all, filters, sort)
      const highest = among(stands(high))
      if (filters.status === "scheduled") return hits(score, highest, filters, sort)
      return first(hits(score, highest, filters, sort), hitsAtMost + 1, hits(score, all, filters, sort))
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
          sql`${alone([
            sql`near_names(l.name) && near_names(${words}) and ${typos} <= 2 and length(near_name(${words})) > 1`
          ])} where true`
        ],
        ...(domain === null ? [] : [[sql`3`, where(sql`l.domain = ${domain}`)] as const])
      ]
      const held = holding(sql`l.search @@ ${every}`, sql`ts_rank(l.search, ${every})`, about.every, filters, sort)
      const places = sql`l.places && ${[...about.categoryIds]}::int[]`
      const named = about.categoryIds.length === 0 ? [] : [holding(places, sql`0.15`, about.named, filters, sort)]
      const found = [held, ...named, ...ways.map(([score, from]) => hits(score, from, filters, sort))]
      return ranked(allOf(found), filters, sort, paging)
    }

    /**
     * Names that look alike. Letters that many names share lead to far more names than look alike, each of which is read to
     * be left out; so where some are found among those that stand high nobody else is looked at.
     */
    const alike = (words: string, high: ReadonlyArray<number> | null, filters: Filters, sort: Sort) => {
      const likeness = sql`word_similarity(fold(${words}), fold(l.name))`
      const among = (...more: ReadonlyArray<Fragment>) =>
        hits(likeness, sql`${alone([sql`fold(l.name) %> fold(${words})`, ...more])} where true`, filters, sort)
      return high === null ? among() : first(among(stands(high)), alikeFrom, among())
    }

    /** For words that led nowhere: names that look alike, and texts that hold any of the words. */
    const loose = (
      words: string,
      about: AboutWords,
      high: ReadonlyArray<number> | null,
      filters: Filters,
      sort: Sort,
      paging: Paging
    ) => {
      const any = sql`any_word(${words})`
      const found = [
        alike(words, high, filters, sort),
        holding(sql`l.search @@ ${any}`, sql`ts_rank(l.search, ${any}) / 2`, about.any, filters, sort)
      ]
      return ranked(allOf(found), filters, sort, paging)
    }

    return { strict, loose } as const
  })
}) {}
