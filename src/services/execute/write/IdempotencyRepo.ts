/** Answers kept under their idempotency key: written in the transaction of the effect they answer. */
import type { SqlError } from "@effect/sql/SqlError"
import { Data, Effect } from "effect"
import { day } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

export interface Slot {
  readonly userId: number
  /** The operation and the path it was called on. */
  readonly target: string
  readonly key: string
}
export interface StoredAnswer {
  readonly fingerprint: Buffer
  readonly status: number
  readonly body: string
}

/** How long a concurrent duplicate waits for the first to end. */
const waitMillis = 10_000
/** Answers are replayed for a day. */
export const keptMillis = day

/** The first request under the key goes on for longer than a duplicate waits. */
export class StillRunning extends Data.TaggedError("StillRunning") {}

const lockNotAvailable = "55P03"
const isLockTimeout = ({ cause }: SqlError): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === lockNotAvailable

export class IdempotencyRepo extends Effect.Service<IdempotencyRepo>()("launchbook/IdempotencyRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** The answer of a request that has ended, `undefined` where the key is free or past its day. */
    const find = ({ userId, target, key }: Slot, now: number) =>
      sql.first<StoredAnswer>`
        select fingerprint, status, body from idempotency_keys
        where user_id = ${userId} and target = ${target} and key = ${key}
          and created_at > ${new Date(now - keptMillis)}`

    /**
     * Takes the key for the transaction under way: true where it was free. A duplicate that is still
     * running makes this wait until that has ended, and then finds the key taken.
     */
    const claim = ({ userId, target, key }: Slot, fingerprint: Buffer, now: number) =>
      Effect.gen(function* () {
        yield* sql.run`select set_config('lock_timeout', ${`${waitMillis}ms`}, true)`
        yield* sql.run`
          delete from idempotency_keys
          where user_id = ${userId} and target = ${target} and key = ${key} and created_at <= ${new Date(now - keptMillis)}`
        const rows = yield* sql.attempt`
          insert into idempotency_keys (user_id, target, key, fingerprint, status, body, created_at)
          values (${userId}, ${target}, ${key}, ${fingerprint}, 0, '', ${new Date(now)})
          on conflict do nothing returning key`
        return rows.length > 0
      }).pipe(Effect.catchAll((error) => (isLockTimeout(error) ? new StillRunning() : Effect.die(error))))

    const store = ({ userId, target, key }: Slot, status: number, body: string) =>
      sql.run`update idempotency_keys set status = ${status}, body = ${body}
          where user_id = ${userId} and target = ${target} and key = ${key}`

    return { find, claim, store } as const
  })
}) {}
