/** How full the weeks of the free plan are. Whoever books into one holds the lock until it commits. */
import { Effect } from "effect"
import type { Monday } from "../../domain/Week.ts"
import { Database } from "../store/Database.ts"

/** Any number that no other part of the database locks on. */
const lockKey = 727_002

export class FreeWeeksRepo extends Effect.Service<FreeWeeksRepo>()("launchbook/FreeWeeksRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Two bookings at once would each see the last place free: they take turns. */
    const lock = sql.run`select pg_advisory_xact_lock(${lockKey})`

    /** Free launches booked into each week from `from` on; a week with none is not in the map. */
    const takenFrom = (from: Monday): Effect.Effect<ReadonlyMap<string, number>> =>
      Effect.map(
        sql.rows<{ week: string; taken: number }>`
          select a.week, count(*) as taken from launches a join listings l on l.id = a.listing_id
          where a.week >= ${from} and a.kind = 'free' and l.status <> 'removed' group by a.week`,
        (rows) => new Map(rows.map(({ week, taken }) => [week, taken]))
      )

    return { lock, takenFrom } as const
  })
}) {}
