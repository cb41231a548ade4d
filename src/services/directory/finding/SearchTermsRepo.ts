/** What is to be known of words before they are looked for: how many listings they are expected to find, and where. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"
import { type Filters, FiltersRepo, type Sort } from "./FiltersRepo.ts"

/**
 * Each way in gives at most this many listings, the first in the order that is asked for (by votes, where
 * it is relevance), so that a word of every second listing costs no more than a rare one.
 */
export const hitsAtMost = 1000

/** As many are looked for among the highest: rather some too many than one too few. */
const hitsWanted = 1.3 * hitsAtMost

/**
 * From which share of all listings on words are common: as many are met soon by whoever goes through the order that is
 * asked for, and the index of words would be no help.
 */
const commonFrom = 0.2

/** Names that look alike are looked for among so many listings first, those that stand highest. */
const alikeAmong = 100_000

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
  readonly named: Expected
}

export class SearchTermsRepo extends Effect.Service<SearchTermsRepo>()("launchbook/SearchTermsRepo", {
  dependencies: [FiltersRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const by = yield* FiltersRepo

    /** What is to be known of words before they are looked for. */
    const about = (words: string, filters: Filters, sort: Sort): Effect.Effect<AboutWords> =>
      Effect.gen(function* () {
        // Scheduled listings are few, and have a number of their own.
        if (filters.status === "scheduled") {
          const few: Expected = { common: false, high: [0] }
          const categoryIds = yield* sql.column<number>`
            select id from categories where search @@ every_word(${words}) order by id`
          return { categoryIds, every: few, any: few, named: few }
        }
        const { all, share } = yield* by.expected(filters)
        const high = (hits: string) =>
          by.highest(sort, sql`${hitsWanted}::float8 / greatest(${share}::float8 * ${sql.literal(hits)}, 1)`)
        const found = yield* sql.one<{
          categoryIds: ReadonlyArray<number>
          every: number
          any: number
          named: number
          highEvery: ReadonlyArray<number> | null
          highAny: ReadonlyArray<number> | null
          highNamed: ReadonlyArray<number> | null
        }>`
          select hits.*, ${high("every")} as "highEvery", ${high('"any"')} as "highAny", ${high("named")} as "highNamed"
          from (
            select c.ids as "categoryIds", expected_hits(every_word(${words})) as every,
              expected_hits(any_word(${words})) as any, (
                select coalesce(sum(moved), 0) from listing_totals
                where facet = 'category' and key = any(c.ids::text[]) and status = 'live') as named
            from (select array(select id from categories where search @@ every_word(${words}) order by id) as ids) as c
          ) as hits`
        const isCommon = (hits: number) => (hits * share) / all > commonFrom
        return {
          categoryIds: found.categoryIds,
          every: { common: isCommon(found.every), high: found.highEvery },
          any: { common: isCommon(found.any), high: found.highAny },
          named: { common: isCommon(found.named), high: found.highNamed }
        }
      })

    /** Where those stand among whom names that look alike are looked for first; null where these are all there are. */
    const alike = (filters: Filters, sort: Sort): Effect.Effect<ReadonlyArray<number> | null> =>
      filters.status === "scheduled"
        ? Effect.succeed(null)
        : Effect.flatMap(by.expected(filters), ({ all }) => by.highestNow(sort, alikeAmong / all))

    return { about, alike } as const
  })
}) {}
