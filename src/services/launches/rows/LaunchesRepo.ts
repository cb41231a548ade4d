/** The launches of a week. */
import { Effect } from "effect"
import type { Standing } from "../../../domain/launch/Ranking.ts"
import { endsAt, Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

export class LaunchesRepo extends Effect.Service<LaunchesRepo>()("launchbook/LaunchesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** The first week in which anything was launched; undefined where nothing ever was. */
    const first: Effect.Effect<Monday | undefined> = Effect.map(
      sql.value<string | null>`select min(week) from launches where went_live_at is not null`,
      (week) => (week === null ? undefined : Monday.make(week))
    )

    /** The live launches of a week as its rank sees them, in no order. Votes count up to the week's end. */
    const standings = (week: Monday): Effect.Effect<ReadonlyArray<Standing>> =>
      Effect.map(
        sql.rows<{ id: number; slug: string; votes: number; reached_at: string | null; went_live_at: string }>`
          select l.id, l.slug, v.votes, v.reached_at, a.went_live_at
          from launches a join listings l on l.id = a.listing_id
          cross join lateral (
            select count(*) as votes, max(at) as reached_at from votes
            where launch_id = a.id and at < ${new Date(endsAt(week))} and weight > 0
          ) as v
          where a.week = ${week} and a.went_live_at is not null and l.status = 'live'`,
        (rows) =>
          rows.map((row) => ({
            listingId: row.id,
            slug: row.slug,
            votes: row.votes,
            reachedAt: row.reached_at === null ? null : Date.parse(row.reached_at),
            wentLiveAt: Date.parse(row.went_live_at)
          }))
      )

    /** Listings that will launch in a week: scheduled ones, and live ones that are to launch again. */
    const planned = (week: Monday): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select id from listings where status = 'scheduled' and launch_week = ${week}
        union
        select l.id from launches a join listings l on l.id = a.listing_id
        where a.week = ${week} and a.went_live_at is null and l.status = 'live'
        order by id`

    /** Listings of a week's launches that went live since an instant, the latest first. */
    const liveSince = (week: Monday, since: Date): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select l.id from launches a join listings l on l.id = a.listing_id
        where a.week = ${week} and a.went_live_at >= ${since} and l.status = 'live'
        order by a.went_live_at desc, l.id desc`

    return { first, standings, planned, liveSince } as const
  })
}) {}
