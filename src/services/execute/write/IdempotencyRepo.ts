/**
 * Idempotency keys as they are stored: with the answer that was given under each, or with the lease of a write
 * that still asks the outside. An answer is written in the transaction of the effect it tells of.
 */
import type { SqlError } from "@effect/sql/SqlError"
import { Data, Effect } from "effect"
import { day } from "../../../domain/Week.ts"
import { Changes } from "../../store/Changes.ts"
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
type Found = StoredAnswer & { readonly leased: boolean }

/** How long a concurrent duplicate waits for the first to end. */
export const waitMillis = 10_000
/** Then the database says so, which may take a moment. */
const graceMillis = 2000
/** A lease that is not renewed ends before a duplicate gives up, so one that comes after a crash gets the key. */
const leaseMillis = 9000
/** Answers are replayed for a day. */
export const keptMillis = day

/** The first request under the key goes on for longer than a duplicate waits. */
export class StillRunning extends Data.TaggedError("StillRunning") {}

const lockNotAvailable = "55P03"
const isLockTimeout = ({ cause }: SqlError): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === lockNotAvailable

export class IdempotencyRepo extends Effect.Service<IdempotencyRepo>()("launchbook/IdempotencyRepo", {
  effect: Effect.gen(function* () {
    const changes = yield* Changes
    const sql = yield* Database

    const at = ({ userId, target, key }: Slot) => sql`user_id = ${userId} and target = ${target} and key = ${key}`
    /**
     * What stands under a key and still counts. A lease from further ahead than any can last, however far apart two
     * clocks are, was taken before the clock was set back. An answer from the future stays: to act twice is worse.
     */
    const counts = (now: number) => sql`(case when idempotency_keys.leased_until is null
      then idempotency_keys.created_at > ${new Date(now - keptMillis)}
      else idempotency_keys.leased_until > ${new Date(now)}
        and idempotency_keys.leased_until <= ${new Date(now + 2 * leaseMillis)} end)`
    const patiently = sql.run`select set_config('lock_timeout', ${`${waitMillis}ms`}, true)`
    /** Whether there was a row; a lock that is held for too long is somebody else's. */
    const taken = (attempt: Effect.Effect<ReadonlyArray<object>, SqlError>): Effect.Effect<boolean, StillRunning> =>
      Database.patient(attempt, waitMillis + graceMillis).pipe(
        Effect.map((rows) => rows.length > 0),
        Effect.catchAll((error) => (isLockTimeout(error) ? new StillRunning() : Effect.die(error)))
      )

    /** The answer of a request that has ended, or the lease of one that goes on; `undefined` where the key is free. */
    const find = (slot: Slot, now: number): Effect.Effect<Found | undefined> =>
      sql.prepared.first<Found>`
        select fingerprint, status, body, leased_until is not null as leased from idempotency_keys
        where ${at(slot)} and ${counts(now)}`
    const answer = (slot: Slot, now: number): Effect.Effect<StoredAnswer | undefined> =>
      Effect.map(find(slot, now), (found) => (found?.leased === true ? undefined : found))

    /**
     * Takes the key for the transaction under way: true where it was free. A duplicate that is still running makes this wait
     * until that has ended, but no longer than `waitMillis`, and then finds the key taken.
     */
    const claim = (slot: Slot, fingerprint: Buffer, now: number): Effect.Effect<boolean, StillRunning> =>
      taken(sql.prepared.attempt`
        with patience as materialized (select set_config('lock_timeout', ${`${waitMillis}ms`}, true))
        insert into idempotency_keys (user_id, target, key, fingerprint, status, body, created_at)
        select ${slot.userId}::int, ${slot.target}::text, ${slot.key}::text, ${fingerprint}::bytea, 0, '', ${new Date(now)}::timestamptz
        from patience
        on conflict (user_id, target, key) do update set
          fingerprint = excluded.fingerprint, status = 0, body = '', created_at = excluded.created_at,
          leased_by = null, leased_until = null
        where not ${counts(now)} returning key`)

    /** Takes the key for `owner`, for as long as a lease lasts: true where it was free. Seen by everybody at once. */
    const lease = (slot: Slot, owner: string, fingerprint: Buffer, now: number): Effect.Effect<boolean, StillRunning> =>
      sql.transaction(
        Effect.zipRight(
          patiently,
          taken(sql.attempt`
            insert into idempotency_keys
              (user_id, target, key, fingerprint, status, body, created_at, leased_by, leased_until)
            values (${slot.userId}, ${slot.target}, ${slot.key}, ${fingerprint}, 0, '', ${new Date(now)},
              ${owner}, ${new Date(now + leaseMillis)})
            on conflict (user_id, target, key) do update set
              fingerprint = excluded.fingerprint, status = 0, body = '', created_at = excluded.created_at,
              leased_by = excluded.leased_by, leased_until = excluded.leased_until
            where not ${counts(now)} returning key`)
        )
      )

    /** Lets the lease last longer; false where it is lost. */
    const renew = (slot: Slot, owner: string, now: number): Effect.Effect<boolean> =>
      sql.some`update idempotency_keys set leased_until = ${new Date(now + leaseMillis)}
          where ${at(slot)} and leased_by = ${owner} returning key`

    /** Keeps a leased key to the transaction under way, so that nobody takes it over; false where somebody has. */
    const hold = (slot: Slot, owner: string): Effect.Effect<boolean> =>
      sql.some`select key from idempotency_keys where ${at(slot)} and leased_by = ${owner} for update`

    /** Turns the claim or the lease into the answer. */
    const store = (slot: Slot, status: number, body: string): Effect.Effect<void> =>
      changes.last(sql`
        update idempotency_keys set status = ${status}, body = ${body}, leased_by = null, leased_until = null
        where ${at(slot)}`)

    /** Gives up a lease, if it is still there. */
    const release = (slot: Slot, owner: string): Effect.Effect<void> =>
      sql.run`delete from idempotency_keys where ${at(slot)} and leased_by = ${owner}`

    return { find, answer, claim, lease, renew, hold, store, release } as const
  })
}) {}
