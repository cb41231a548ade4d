/**
 * How many public listings there are, by one thing at a time or by two: kept by the database itself beside what they count
 * (`0030_totals.ts`, `0035_pairs.ts`), so that a total costs the same however many listings there are. What is asked for by
 * more things at once is counted where it is asked for, up to a bound.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import { Monday } from "../../domain/Week.ts"
import { Database } from "../store/Database.ts"

/** What is counted, and which of it: a stage, the id of a category, the Monday of a week; "" where there is but one. */
export interface Facet {
  readonly name:
    | "all"
    | "stage"
    | "country"
    | "pricing"
    | "category"
    | "branch"
    | "pair"
    | "voted"
    | "trending"
    | "billboard"
    | "rated"
    | "updates"
    | "launched"
    | "planned"
    | "day"
    | "founders"
    | "founders_from"
  readonly key: string
}
export const everyListing: Facet = { name: "all", key: "" }

/** Live listings of a category: its own, and those of it and its subcategories together, each once. */
export interface CategoryCount {
  readonly id: number
  readonly own: number
  readonly whole: number
}
export interface WeekTotal {
  readonly week: Monday
  /** Launches of live listings that took place. */
  readonly launched: number
  /** Launches to come: of scheduled listings, and of live ones that launch again. */
  readonly scheduled: number
  readonly again: number
}
/** A total that was not what it counts, and by how much it was mended. */
export interface TotalDrift {
  readonly facet: string
  readonly key: string
  readonly status: string
  readonly off: number
}

/** Any number that no other part of the database locks on. */
const mendingKey = 727_030

export class TotalsRepo extends Effect.Service<TotalsRepo>()("launchbook/TotalsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** A total as a piece of the statement that needs it. */
    const within = ({ name, key }: Facet, status: "live" | "scheduled"): Fragment => sql`(
      select coalesce(sum(moved), 0) from listing_totals
      where facet = ${name} and key = ${key} and status = ${status})`
    const of = (facet: Facet, status: "live" | "scheduled"): Effect.Effect<number> =>
      sql.value<number>`select ${within(facet, status)} as total`
    /** Several at once, in their order. */
    const each = (facets: ReadonlyArray<Facet>, status: "live" | "scheduled"): Effect.Effect<ReadonlyArray<number>> =>
      sql.prepared.column<number>`
        select coalesce((
          select sum(moved) from listing_totals t where t.facet = f.name and t.key = f.key and t.status = ${status}), 0) as total
        from unnest(${facets.map(({ name }) => name)}::text[], ${facets.map(({ key }) => key)}::text[])
          with ordinality as f (name, key, place) order by f.place`
    /** Of live and scheduled listings together. */
    const ofPublic = ({ name, key }: Facet): Effect.Effect<number> =>
      sql.value<number>`
        select coalesce(sum(moved), 0) as total from listing_totals where facet = ${name} and key = ${key}`

    /** Live listings whose figure of revenue is of this day or later. */
    const withRevenueSince = (day: string): Effect.Effect<number> =>
      sql.value<number>`
        select coalesce(sum(moved), 0) as total from listing_totals
        where facet = 'revenue' and key >= ${day} and status = 'live'`

    /** Of every category that has a live listing, itself or in a subcategory. */
    const categories: Effect.Effect<ReadonlyArray<CategoryCount>> = sql.rows<CategoryCount>`
      select key::int as id, coalesce(sum(moved) filter (where facet = 'category'), 0) as own,
        coalesce(sum(moved) filter (where facet = 'branch'), 0) as whole
      from listing_totals where facet in ('category', 'branch') and status = 'live' group by key`

    /** The weeks from one to another, both included, that have any launch. */
    const weeks = (from: Monday, to: Monday): Effect.Effect<ReadonlyArray<WeekTotal>> =>
      Effect.map(
        sql.rows<Omit<WeekTotal, "week"> & { readonly week: string }>`
          select key as week, coalesce(sum(moved) filter (where facet = 'launched'), 0) as launched,
            coalesce(sum(moved) filter (where status = 'scheduled'), 0) as scheduled,
            coalesce(sum(moved) filter (where facet = 'planned' and status = 'live'), 0) as again
          from listing_totals
          where facet in ('launched', 'planned') and key between ${from} and ${to}
          group by key having sum(moved) <> 0 order by key`,
        (rows) => rows.map((row) => ({ ...row, week: Monday.make(row.week) }))
      )

    /** Counts everything anew and mends what is off; nobody else does so meanwhile. */
    const mend: Effect.Effect<ReadonlyArray<TotalDrift>> = sql.transaction(
      Effect.zipRight(
        sql.run`select pg_advisory_xact_lock(${mendingKey})`,
        Effect.map(
          Effect.all([
            sql.value<number>`select mend_live_companies()`,
            sql.value<number>`select mend_listed_updates()`,
            sql.rows<TotalDrift>`select facet, key, status, off from mend_totals()`
          ]),
          ([founders, updates, drifts]) => [
            ...(founders === 0 ? [] : [{ facet: "founder", key: "live_companies", status: "live", off: founders }]),
            ...(updates === 0 ? [] : [{ facet: "update", key: "listed", status: "live", off: updates }]),
            ...drifts
          ]
        )
      )
    )
    /** One row for each total again. */
    const fold: Effect.Effect<void> = sql.run`select fold_totals()`

    return { within, of, each, ofPublic, withRevenueSince, categories, weeks, mend, fold } as const
  })
}) {}
