/**
 * What listings are filtered by and put in order by: as conditions, and as what their index of words knows of them
 * (`0032_standing.ts`, `0034_marks.ts`, `0043_wide_steps.ts`), so that of those that meet all filters the first in an order are found by the
 * index alone.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { KeyedOrder } from "../../listing/ListingsRepo.ts"
import { everyListing, type Facet, TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"

export type Sort = "relevance" | "newest" | "votes" | "trending" | "most_viewed" | "most_followed"

/** A category and those under it, or other categories. */
export interface CategoryFilter {
  /** Entries of `places` of a listing that is in one of them; none where there is no such category. */
  readonly places: ReadonlyArray<number>
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
/** Every live listing of a category. */
export const inCategory = (category: CategoryFilter): Filters => ({
  status: "live",
  category,
  stage: undefined,
  country: undefined,
  pricingModel: undefined,
  domain: undefined
})

/** What is asked for, one by one: a total of it, and how `pairs` (`0035_pairs.ts`) says it; not, where none is kept. */
const askedOf = ({ category, stage, country, pricingModel, domain }: Filters) => {
  const [place, ...more] = category?.places ?? []
  const pricing = pricingModel?.toLowerCase()
  const parts: ReadonlyArray<{ readonly total: Facet | undefined; readonly said: string | undefined } | undefined> = [
    category && { total: category.total, said: more.length === 0 ? `place ${place}` : undefined },
    stage === undefined ? undefined : { total: { name: "stage", key: stage }, said: `stage ${stage}` },
    country === undefined ? undefined : { total: { name: "country", key: country }, said: `country ${country}` },
    pricing === undefined ? undefined : { total: { name: "pricing", key: pricing }, said: `pricing ${pricing}` },
    domain === undefined ? undefined : { total: undefined, said: undefined }
  ]
  return parts.flatMap((part) => part ?? [])
}

/**
 * What is kept a total of, of these filters: of each, and of each two of them; how many filters there are, and the total of
 * all of them, where it is kept.
 */
export const totalsOf = (filters: Filters) => {
  const parts = askedOf(filters)
  const singles = parts.flatMap(({ total }) => total ?? [])
  const said = parts.flatMap(({ said }) => said ?? [])
  const pairs = said.flatMap((one, at) =>
    said.slice(at + 1).map((other): Facet => ({ name: "pair", key: `${one}, ${other}` }))
  )
  const whole =
    parts.length === 0
      ? everyListing
      : parts.length === 1
        ? singles[0]
        : parts.length === 2 && said.length === 2
          ? pairs[0]
          : undefined
  return { asked: parts.length, singles, pairs, whole }
}

/** A category with its subcategories, where it is a top one. */
export const branchOf = (id: number): CategoryFilter => ({
  places: [-id],
  total: { name: "branch", key: String(id) }
})
/** A category without any other. */
export const leafOf = (id: number): CategoryFilter => ({
  places: [id],
  total: { name: "category", key: String(id) }
})

export class FiltersRepo extends Effect.Service<FiltersRepo>()("launchbook/FiltersRepo", {
  dependencies: [TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const totals = yield* TotalsRepo

    const both = <A>(order: A) => ({ live: order, scheduled: order })
    const keyed = (column: string, type: string) => {
      const live = sql.literal(`l.${column} desc, l.id desc`)
      const key = sql.literal(column)
      return { column: sql.literal(`l.${column}`), type: sql.literal(type), live, key }
    }
    const byVotes = keyed("votes", "int")
    /** What the orders of live listings go by, from the highest down. */
    const keyedOrders: Record<Sort, KeyedOrder & { readonly live: Fragment; readonly key: Fragment }> = {
      relevance: byVotes,
      newest: keyed("launched_at", "timestamptz"),
      votes: byVotes,
      trending: keyed("trending", "float8"),
      most_viewed: keyed("views", "int"),
      most_followed: keyed("followers", "int")
    }
    const { relevance, newest, votes, trending, most_viewed, most_followed } = keyedOrders
    /** Of listings `l`. */
    const orders: Record<Sort, Record<Filters["status"], Fragment>> = {
      relevance: { live: relevance.live, scheduled: sql.literal("l.launch_week, l.id") },
      newest: { live: newest.live, scheduled: sql.literal("l.launch_week, l.created_at desc, l.id desc") },
      votes: both(votes.live),
      trending: both(trending.live),
      most_viewed: both(most_viewed.live),
      most_followed: both(most_followed.live)
    }
    /** What the orders go by besides the id, and votes, which part equal scores. */
    const orderKeys: Record<Sort, Record<Filters["status"], Fragment>> = {
      relevance: { live: relevance.key, scheduled: sql.literal("launch_week, votes") },
      newest: { live: newest.key, scheduled: sql.literal("launch_week, created_at") },
      votes: both(votes.key),
      trending: both(trending.key),
      most_viewed: both(most_viewed.key),
      most_followed: both(most_followed.key)
    }

    // Written out, because a condition by parameter would not match the partial indexes.
    const statuses = { live: sql.literal("l.status = 'live'"), scheduled: sql.literal("l.status = 'scheduled'") }
    const inPlaces = (places: ReadonlyArray<number>) => sql`l.places && ${[...places]}::int[]`

    /** Of listings `l`. */
    const conditions = (filters: Filters): Fragment =>
      sql.and([
        statuses[filters.status],
        ...(filters.category === undefined ? [] : [inPlaces(filters.category.places)]),
        ...(filters.stage === undefined ? [] : [sql`l.stage = ${filters.stage}`]),
        ...(filters.country === undefined ? [] : [sql`l.country = ${filters.country}`]),
        ...(filters.pricingModel === undefined ? [] : [sql`lower(l.pricing_model) = lower(${filters.pricingModel})`]),
        ...(filters.domain === undefined ? [] : [sql`l.domain = ${filters.domain}`])
      ])

    const marksOf = ({ status, stage, country, pricingModel }: Filters) => [
      ...(stage === undefined ? [] : [`${status} stage ${stage}`]),
      ...(country === undefined ? [] : [`${status} country ${country}`]),
      ...(pricingModel === undefined ? [] : [`${status} pricing ${pricingModel.toLowerCase()}`])
    ]
    /** As much of the conditions as the index of words can look for. */
    const indexed = (filters: Filters): ReadonlyArray<Fragment> => {
      const marks = marksOf(filters)
      return [
        ...(marks.length === 0 ? [] : [sql`marks(l.status, l.stage, l.country, l.pricing_model) @> ${marks}::text[]`]),
        ...(filters.category === undefined ? [] : [inPlaces(filters.category.places)])
      ]
    }
    /** Whether what the index looks for is all that is asked for. */
    const isIndexed = (filters: Filters) => filters.domain === undefined && marksOf(filters).length > 0

    const standing = sql.literal("standing(l.status, l.votes, l.followers, l.views, l.trending, l.launched_at)")
    const stands = (numbers: ReadonlyArray<number>) => sql`${standing} && ${[...numbers]}::int[]`
    /** Found by its own index before anything else (`offset 0`): how many it finds is more than the planner can guess. */
    const alone = (conditions: ReadonlyArray<Fragment>) =>
      sql`(select * from listings l where ${sql.and(conditions)} offset 0) l`

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
    /** The highest numbers of an order, by as many live listings as this share of all; null where nobody can tell. */
    const highest = (sort: Sort, share: Fragment): Fragment => sql`standing_highest(${numbers[sort]}, ${share})`
    const highestNow = (sort: Sort, share: number): Effect.Effect<ReadonlyArray<number> | null> =>
      share >= 1
        ? Effect.succeed(null)
        : sql.value<ReadonlyArray<number> | null>`select ${highest(sort, sql`${share}::float8`)} as numbers`

    /**
     * How many live listings there are, and which share of them meets the filters: as it is kept, or where what is not kept
     * has nothing to do with each other.
     */
    const expected = (filters: Filters): Effect.Effect<{ readonly all: number; readonly share: number }> => {
      const { singles, pairs } = totalsOf(filters)
      return Effect.map(totals.each([everyListing, ...singles, ...pairs], "live"), ([every = 0, ...kept]) => {
        const all = Math.max(every, 1)
        const shareOf = (some: ReadonlyArray<number>) => some.reduce((share, total) => (share * total) / all, 1)
        const ofPairs = kept.slice(singles.length)
        return { all, share: Math.min(shareOf(kept.slice(0, singles.length)), ...ofPairs.map((total) => total / all)) }
      })
    }

    /** A category and its subcategories. */
    const categoriesUnder = (slug: string): Effect.Effect<CategoryFilter> =>
      Effect.map(
        sql.rows<{ id: number; parent_id: number | null; itself: boolean }>`
          select c.id, c.parent_id, c.slug = ${slug} as itself from categories c left join categories p on p.id = c.parent_id
          where c.slug = ${slug} or p.slug = ${slug} order by c.id`,
        (rows) => {
          const own = rows.find(({ itself }) => itself)
          if (own?.parent_id === null) return branchOf(own.id)
          if (own !== undefined && rows.length === 1) return leafOf(own.id)
          return { places: rows.map(({ id }) => id), total: undefined }
        }
      )

    return {
      keyedOrders,
      orders,
      orderKeys,
      conditions,
      indexed,
      isIndexed,
      stands,
      alone,
      highest,
      highestNow,
      expected,
      categoriesUnder
    } as const
  })
}) {}
