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

    const forgetWebhookMessages = (before: Date, most: number): Effect.Effect<number> =>
      count(sql.rows`
        delete from webhook_deliveries where id in (
          select id from webhook_deliveries where created_at < ${before} and status <> 'pending'
          order by created_at limit ${most} for update skip locked
        ) returning 1`)

    const forgetEvents = (before: Date, most: number): Effect.Effect<number> =>
      count(sql.rows`
        delete from events where id in (
          select id from events where at < ${before} and told_at is not null order by id limit ${most}
          for update skip locked
        ) returning 1`)

    /** Pictures that no listing holds and no person shows any more. */
    const forgetImages = (before: Date, most: number): Effect.Effect<number> =>
      count(sql.rows`
        delete from images where hash in (
          select i.hash from images i where i.created_at < ${before}
            and not exists (select from listing_images h where h.hash = i.hash)
            and not exists (select from founders f where f.avatar_url = '/media/' || i.hash || '.webp')
          order by i.created_at limit ${most} for update skip locked
        ) returning 1`)

    const { embedded } = yield* Pool
    /** The embedded database has nobody who gathers statistics, and plans badly without them. */
    const analyze: Effect.Effect<void> = embedded ? sql.run`analyze` : Effect.void

    return {
      forgetIdempotencyKeys,
      forgetRateLimits,
      forgetJobSlots,
      forgetWebhookMessages,
      forgetEvents,
      forgetImages,
      analyze
    } as const
  })
}) {}
