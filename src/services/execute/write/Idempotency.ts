/**
 * Writes that are safe to repeat: what is done under a key is done once, and its answer is told again for a day.
 * Only what succeeded is kept, in the transaction of the effect, so neither a crash nor a refusal leaves a key used.
 */
import { Clock, Effect } from "effect"
import { type Failure, IdempotencyInProgress, IdempotencyKeyReused } from "../../../domain/Failure.ts"
import { Changes } from "../../store/Changes.ts"
import type { Answer } from "../call/OperationCall.ts"
import { IdempotencyRepo, type Slot, StillRunning, type StoredAnswer } from "./IdempotencyRepo.ts"
import { KeyLeases } from "./KeyLeases.ts"

/** A key, and what is asked under it. */
export interface Keyed {
  readonly slot: Slot
  readonly fingerprint: Buffer
}

export class Idempotency extends Effect.Service<Idempotency>()("launchbook/Idempotency", {
  dependencies: [IdempotencyRepo.Default, KeyLeases.Default],
  effect: Effect.gen(function* () {
    const changes = yield* Changes
    const leases = yield* KeyLeases
    const repo = yield* IdempotencyRepo

    const replay = (stored: StoredAnswer, { fingerprint }: Keyed) =>
      stored.fingerprint.equals(fingerprint)
        ? Effect.succeed<Answer>({
            status: stored.status,
            body: stored.body,
            output: undefined,
            kept: null,
            replayed: true
          })
        : IdempotencyKeyReused()

    /** A caller that goes away must not leave a write in doubt. */
    const committed = <E, R>(effect: Effect.Effect<Answer, E, R>) => Effect.uninterruptible(changes.transaction(effect))

    /** The effect, with its answer kept beside it. */
    const kept = <E, R>(slot: Slot, effect: Effect.Effect<Answer, E, R>) =>
      Effect.tap(effect, ({ status, body }) => repo.store(slot, status, body))

    const orInProgress = <R>(effect: Effect.Effect<Answer, Failure | StillRunning, R>) =>
      Effect.catchTag(effect, "StillRunning", () =>
        IdempotencyInProgress(undefined, { retry: { after: 1, limit: null, window: null } })
      )

    /** Claims the key in the transaction of the effect: a duplicate waits on its row, and finds the answer there. */
    const once = <R>(
      keyed: Keyed | null,
      effect: Effect.Effect<Answer, Failure, R>
    ): Effect.Effect<Answer, Failure, R> =>
      Effect.gen(function* () {
        if (keyed === null) return yield* committed(effect)
        const { slot, fingerprint } = keyed
        const now = yield* Clock.currentTimeMillis
        return yield* committed(
          Effect.gen(function* () {
            if (yield* repo.claim(slot, fingerprint, now)) return yield* kept(slot, effect)
            const stored = yield* repo.answer(slot, now)
            return stored === undefined ? yield* new StillRunning() : yield* replay(stored, keyed)
          })
        )
      }).pipe(orInProgress)

    /**
     * Asks the outside first, with the key leased before anything is asked, and turns the lease into the answer in the
     * transaction of the effect. Whoever has lost the lease meanwhile changes nothing.
     */
    const afterAsking = <A, R>(
      keyed: Keyed | null,
      ask: Effect.Effect<A, Failure, R>,
      effect: (asked: A) => Effect.Effect<Answer, Failure, R>
    ): Effect.Effect<Answer, Failure, R> =>
      Effect.suspend(() => {
        if (keyed === null) return Effect.flatMap(ask, (asked) => committed(effect(asked)))
        const { slot, fingerprint } = keyed
        const owner = crypto.randomUUID()
        return Effect.gen(function* () {
          const got = yield* leases.obtain(slot, owner, fingerprint)
          if (got !== "ours") return yield* replay(got, keyed)
          const asked = yield* leases.during(slot, owner, ask)
          return yield* committed(
            Effect.gen(function* () {
              if (!(yield* repo.hold(slot, owner))) return yield* new StillRunning()
              return yield* kept(slot, effect(asked))
            })
          )
        }).pipe(
          Effect.onError(() => leases.release(slot, owner)),
          orInProgress
        )
      })

    return { once, afterAsking } as const
  })
}) {}
