/**
 * What a search asks for, and what is to be known of it before it is looked for: whether a total is kept of its filters,
 * and how many listings its words are expected to find.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import { everyListing, type Facet, TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"

/**
 * Each way in gives at most this many listings, the first in the order that is asked for (by votes, where
 * it is relevance), so that a word of every second listing costs no more than a rare one. As many are counted of what no single total
 * tells: of listings that meet several filters.
 */
export const hitsAtMost = 1000

/** As many are looked for among the highest: rather too many than one too few. */
const hitsWanted = 2 * hitsAtMost

/**
 * From which share of all listings on words are common: as many are met soon by whoever goes through the order that is
 * asked for, and the index of words would be no help.
 */
const commonFrom = 0.2

export type Sort = "relevance" | "newest" | "votes" | "trending" | "most_viewed" | "most_followed"

/** A category and those under it; resolved before, so that the planner knows how many listings they hold. */
export interface CategoryFilter {
  readonly ids: ReadonlyArray<number>
  /** How many listings are in any of them, where that is kept. */
  readonly total: Facet | undefined
}

export interface Filters {
  readonly status: "live" | "scheduled"
  readonly category: CategoryFilter | undefined
  readonly stage: string | undefined
  /** Upper case. */
  readonly country: string | undefined
  readonly pricingModel: string | undefined
  /** As `SiteKey.domainOf` gives it. */
  readonly domain: string | undefined
}

/** What is expected of words. */
export interface Expected {
  /** So many listings hold them that whoever goes through any order soon has enough. */
  readonly common: boolean
  /**
   * Where the highest of those that hold them stand: numbers of `standing` (`0032_standing.ts`) among which enough are
   * expected; null where they are too few to look among the highest.
   */
  readonly high: ReadonlyArray<number> | null
}
export interface AboutWords {
  /** Categories whose name holds all of them. */
  readonly categoryIds: ReadonlyArray<number>
  readonly every: Expected
  readonly any: Expected
}

/** What is kept a total of, of these filters: each that has one, and whether that is all they ask for. */
export const totalsOf = (filters: Filters) => {
  const { category, stage, country, pricingModel, domain } = filters
  const asked: ReadonlyArray<Facet | undefined> = [
    ...(category === undefined ? [] : [category.total]),
    ...(stage === undefined ? [] : [{ name: "stage", key: stage } as const]),
    ...(country === undefined ? [] : [{ name: "country", key: country } as const]),
    ...(pricingModel === undefined ? [] : [{ name: "pricing", key: pricingModel.toLowerCase() } as const]),
    ...(domain === undefined ? [] : [undefined])
  ]
  return { asked: asked.length, kept: asked.flatMap((facet) => facet ?? []) }
}

export class SearchTermsRepo extends Effect.Service<SearchTermsRepo>()("launchbook/SearchTermsRepo", {
  dependencies: [TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const totals = yield* TotalsRepo

    /** A category and its subcategories; no ids where there is no such category. */
    const categoriesUnder = (slug: string): Effect.Effect<CategoryFilter> =>
      Effect.map(
        sql.rows<{ id: number; parent_id: number | null; itself: boolean }>`
          select c.id, c.parent_id, c.slug = ${slug} as itself from categories c left join categories p on p.id = c.parent_id
          where c.slug = ${slug} or p.slug = ${slug} order by c.id`,
        (rows) => {
          const own = rows.find(({ itself }) => itself)
          const key = String(own?.id ?? "")
          const total: Facet | undefined =
            own?.parent_id === null
              ? { name: "branch", key }
              : rows.length === 1
                ? { name: "category", key }
                : undefined
          return { ids: rows.map(({ id }) => id), total }
        }
      )

    /** The numbers of `standing` that an order has, from its lowest to its highest now. */
    const ofCount = (column: string, lowest: number) =>
      sql.literal(`${lowest}, (
        select ${lowest} + (4 * ln(${column} + 1) / ln(2))::int + 4 from listings where status = 'live'
        order by ${column} desc, id desc limit 1)`)
    const numbers: Record<Sort, Fragment> = {
      relevance: ofCount("votes", 1000),
      votes: ofCount("votes", 1000),
      most_followed: ofCount("followers", 2000),
      most_viewed: ofCount("views", 3000),
      newest: sql.literal(`100000, (
        select 100000 + extract(epoch from launched_at)::bigint / 604800 + 1 from listings where status = 'live'
        order by launched_at desc, id desc limit 1)::int`),
      trending: sql.literal(`200000, (
        select 300000 + least(greatest(trending, -99999), 99999)::int + 8 from listings where status = 'live'
        order by trending desc, id desc limit 1)`)
    }

    /** What is to be known of words before they are looked for. */
    const about = (words: string, filters: Filters, sort: Sort): Effect.Effect<AboutWords> =>
      Effect.gen(function* () {
        // Scheduled listings are few, and have a number of their own.
        if (filters.status === "scheduled") {
          const few: Expected = { common: false, high: [0] }
          const categoryIds = yield* sql.column<number>`
            select id from categories where search @@ every_word(${words}) order by id`
          return { categoryIds, every: few, any: few }
        }
        const all = Math.max(yield* totals.of(everyListing, "live"), 1)
        const shares = yield* Effect.forEach(totalsOf(filters).kept, (facet) => totals.of(facet, "live"))
        const share = shares.reduce((product, total) => (product * total) / all, 1)
        const high = (hits: string) => sql`
          standing_highest(${numbers[sort]}, ${hitsWanted}::float8 / greatest(${share}::float8 * ${sql.literal(hits)}, 1))`
        const found = yield* sql.one<{
          categoryIds: ReadonlyArray<number>
          every: number
          any: number
          highEvery: ReadonlyArray<number> | null
          highAny: ReadonlyArray<number> | null
        }>`
          select array(select id from categories where search @@ every_word(${words}) order by id) as "categoryIds",
            hits.every, hits.any, ${high("hits.every")} as "highEvery", ${high("hits.any")} as "highAny"
          from (select expected_hits(every_word(${words})) as every, expected_hits(any_word(${words})) as any) as hits`
        const isCommon = (hits: number) => (hits * share) / all > commonFrom
        return {
          categoryIds: found.categoryIds,
          every: { common: isCommon(found.every), high: found.highEvery },
          any: { common: isCommon(found.any), high: found.highAny }
        }
      })

    return { categoriesUnder, about } as const
  })
}) {}
