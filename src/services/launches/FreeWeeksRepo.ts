/** How full the weeks of the free plan are. Whoever books into one holds the lock until it commits. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { Monday } from "../../domain/Week.ts"

/** Any number that no other part of the database locks on. */
const lockKey = 727_002

export class FreeWeeksRepo extends Effect.Service<FreeWeeksRepo>()("launchbook/FreeWeeksRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Two bookings at once would each see the last place free: they take turns. */
    const lock = Effect.asVoid(sql`select pg_advisory_xact_lock(${lockKey})`).pipe(Effect.orDie)

    /** Free launches booked into each week from `from` on; a week with none is not in the map. */
    const takenFrom = (from: Monday): Effect.Effect<ReadonlyMap<string, number>> =>
      Effect.map(
        sql<{ week: string; taken: number }>`
          select a.week, count(*) as taken from launches a join listings l on l.id = a.listing_id
          where a.week >= ${from} and a.kind = 'free' and l.status <> 'removed' group by a.week`,
        (rows) => new Map(rows.map(({ week, taken }) => [week, taken]))
      ).pipe(Effect.orDie)

    return { lock, takenFrom } as const
  })
}) {}
