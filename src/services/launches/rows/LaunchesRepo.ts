/** The launches of a week. */
import { Effect } from "effect"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

export interface RankedRow {
  readonly listingId: number
  /** Those of the week, by which it ranks. */
  readonly votes: number
}

export class LaunchesRepo extends Effect.Service<LaunchesRepo>()("launchbook/LaunchesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** The first week in which anything was launched; undefined where nothing ever was. */
    const first: Effect.Effect<Monday | undefined> = Effect.map(
      sql.value<string | null>`select min(week) from launches where went_live_at is not null`,
      (week) => (week === null ? undefined : Monday.make(week))
    )

    /** Of the live launches of a week in its order (`weekOrder`), so many from one on. Votes count up to the week's end. */
    const ranked = (week: Monday, from: number, count: number): Effect.Effect<ReadonlyArray<RankedRow>> =>
      sql.rows<RankedRow>`
        select l.id as "listingId", a.week_votes as votes from launches a join listings l on l.id = a.listing_id
        where a.week = ${week} and a.went_live_at is not null and l.status = 'live'
        order by a.week_votes desc, a.reached_at, a.went_live_at, a.slug collate "C"
        limit ${count} offset ${from}`

    /**
     * Listings that will launch in a week, at most so many: scheduled ones, and, where there are any, live ones that are to
     * launch again: these are looked for among all launches of the week.
     */
    const planned = (week: Monday, count: number, again: boolean): Effect.Effect<ReadonlyArray<number>> => {
      const scheduled = sql`
        (select id from listings where status = 'scheduled' and launch_week = ${week} order by id limit ${count})`
      return again
        ? sql.column<number>`
            select id from (
              ${scheduled}
              union
              (select l.id from launches a join listings l on l.id = a.listing_id
               where a.week = ${week} and a.went_live_at is null and l.status = 'live' order by l.id limit ${count})
            ) as coming order by id limit ${count}`
        : sql.column<number>`select id from ${scheduled} as coming order by id`
    }

    /** Listings of a week's launches that went live since an instant, the latest first. */
    const liveSince = (week: Monday, since: Date, paging: Paging): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select l.id from launches a join listings l on l.id = a.listing_id
        where a.week = ${week} and a.went_live_at >= ${since} and l.status = 'live'
        order by a.went_live_at desc, a.listing_id desc limit ${paging.per_page} offset ${offsetOf(paging)}`

    return { first, ranked, planned, liveSince } as const
  })
}) {}
