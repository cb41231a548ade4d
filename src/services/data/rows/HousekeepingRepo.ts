/** Rows that nobody asks for again: deleted so many at a time. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { Pool } from "../../store/Sql.ts"

export class HousekeepingRepo extends Effect.Service<HousekeepingRepo>()("launchbook/HousekeepingRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const count = Effect.map((rows: ReadonlyArray<unknown>) => rows.length)

    const forgetIdempotencyKeys = (before: Date, most: number): Effect.Effect<number> =>
      sql`
        delete from idempotency_keys where (user_id, target, key) in (
          select user_id, target, key from idempotency_keys where created_at <= ${before}
          order by created_at limit ${most} for update skip locked
        ) returning 1`.pipe(count, Effect.orDie)

    const forgetRateLimits = (before: Date, most: number): Effect.Effect<number> =>
      sql`
        delete from rate_limits where bucket in (
          select bucket from rate_limits where began_at < ${before} order by began_at limit ${most}
          for update skip locked
        ) returning 1`.pipe(count, Effect.orDie)

    const { embedded } = yield* Pool
    /** The embedded database has nobody who gathers statistics, and plans badly without them. */
    const analyze: Effect.Effect<void> = embedded ? Effect.asVoid(sql`analyze`).pipe(Effect.orDie) : Effect.void

    return { forgetIdempotencyKeys, forgetRateLimits, analyze } as const
  })
}) {}
