/** Rows that nobody asks for again: deleted so many at a time. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"
import { Pool } from "../../store/Sql.ts"

export class HousekeepingRepo extends Effect.Service<HousekeepingRepo>()("launchbook/HousekeepingRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const count = Effect.map((rows: ReadonlyArray<unknown>) => rows.length)

    const forgetIdempotencyKeys = (before: Date, most: number): Effect.Effect<number> =>
      count(sql.rows`
        delete from idempotency_keys where (user_id, target, key) in (
          select user_id, target, key from idempotency_keys where created_at <= ${before}
          order by created_at limit ${most} for update skip locked
        ) returning 1`)

    const forgetRateLimits = (before: Date, most: number): Effect.Effect<number> =>
      count(sql.rows`
        delete from rate_limits where bucket in (
          select bucket from rate_limits where began_at < ${before} order by began_at limit ${most}
          for update skip locked
        ) returning 1`)

    /** The latest of each job stays, however old: it says that it was queued. */
    const forgetJobSlots = (before: Date, most: number): Effect.Effect<number> =>
      count(sql.rows`
        delete from job_slots where (job, slot) in (
          select job, slot from job_slots old where slot < ${before}
            and exists (select from job_slots later where later.job = old.job and later.slot > old.slot)
          order by slot limit ${most} for update skip locked
        ) returning 1`)

    const { embedded } = yield* Pool
    /** The embedded database has nobody who gathers statistics, and plans badly without them. */
    const analyze: Effect.Effect<void> = embedded ? sql.run`analyze` : Effect.void

    return { forgetIdempotencyKeys, forgetRateLimits, forgetJobSlots, analyze } as const
  })
}) {}
