/**
 * How full the weeks of the free plan are: launches that are booked into them, and places that are bought in them.
 * Whoever books into one holds the lock until it commits.
 */
import { Effect } from "effect"
import type { Monday } from "../../domain/Week.ts"
import { Database } from "../store/Database.ts"
import { instant } from "../store/Instant.ts"

/** Any number that no other part of the database locks on. */
const lockKey = 727_002

export class FreeWeeksRepo extends Effect.Service<FreeWeeksRepo>()("launchbook/FreeWeeksRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Two bookings at once would each see the last place free: they take turns. */
    const lock = sql.run`select pg_advisory_xact_lock(${lockKey})`

    /**
     * Places of the free plan that are gone in each week from `from` on, up to `to` where it is said; a week with none is not in the map. One that
     * was bought, or is held for an unpaid order until it expires, counts until its listing is booked into that week.
     */
    const takenFrom = (from: Monday, to: Monday | null = null): Effect.Effect<ReadonlyMap<string, number>> =>
      Effect.flatMap(instant, (now) =>
        Effect.map(
          sql.rows<{ week: string; taken: number }>`
            select week, count(*) as taken from (
              select a.week from launches a join listings l on l.id = a.listing_id
              where a.week >= ${from} and a.week <= coalesce(${to}::date, 'infinity') and a.kind = 'free' and l.status <> 'removed'
              union all
              select p.week from week_places p join listings l on l.id = p.listing_id
              where p.week >= ${from} and p.week <= coalesce(${to}::date, 'infinity') and p.kind = 'skip_queue' and (p.state = 'taken' or p.held_until > ${now})
                and l.plan = 'free' and l.status in ('awaiting_badge', 'scheduled')
                and not exists (
                  select from launches a where a.listing_id = p.listing_id and a.week = p.week and a.kind = 'free')
            ) as places group by week`,
          (rows) => new Map(rows.map(({ week, taken }) => [week, taken]))
        )
      )

    return { lock, takenFrom } as const
  })
}) {}
