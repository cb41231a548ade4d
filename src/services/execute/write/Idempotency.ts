/**
 * Writes that are safe to repeat: what is done under a key is done once, and its answer is told again for a day.
 * Only what succeeded is kept, in the transaction of the effect, so a crash or a refusal leaves no key half used.
 */
import { Clock, Effect } from "effect"
import { type Failure, IdempotencyInProgress, IdempotencyKeyReused } from "../../../domain/Failure.ts"
import { Changes } from "../../store/Changes.ts"
import type { Answer } from "../call/OperationCall.ts"
import { IdempotencyRepo, type Slot, type StoredAnswer } from "./IdempotencyRepo.ts"

/** A key, and what is asked under it. */
export interface Keyed {
  readonly slot: Slot
  readonly fingerprint: Buffer
}

export class Idempotency extends Effect.Service<Idempotency>()("launchbook/Idempotency", {
  dependencies: [IdempotencyRepo.Default],
  effect: Effect.gen(function* () {
    const changes = yield* Changes
    const repo = yield* IdempotencyRepo

    const replay = (stored: StoredAnswer, { fingerprint }: Keyed) =>
      stored.fingerprint.equals(fingerprint)
        ? Effect.succeed<Answer>({
            status: stored.status,
            body: stored.body,
            output: undefined,
            shows: [],
            replayed: true
          })
        : IdempotencyKeyReused()

    /** Claims the key in the transaction of the effect: a duplicate waits on its row, and finds the answer there. */
    const claimed = <R>(keyed: Keyed, effect: Effect.Effect<Answer, Failure, R>, now: number) =>
      Effect.gen(function* () {
        if (!(yield* repo.claim(keyed.slot, keyed.fingerprint, now))) {
          const stored = yield* repo.find(keyed.slot, now)
          return stored === undefined ? yield* IdempotencyInProgress() : yield* replay(stored, keyed)
        }
        const answer = yield* effect
        yield* repo.store(keyed.slot, answer.status, answer.body)
        return answer
      })

    const once = <R>(
      keyed: Keyed | null,
      prepare: Effect.Effect<unknown, Failure, R>,
      effect: (prepared: unknown) => Effect.Effect<Answer, Failure, R>
    ): Effect.Effect<Answer, Failure, R> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const known = keyed === null ? undefined : yield* repo.find(keyed.slot, now)
        if (keyed !== null && known !== undefined) return yield* replay(known, keyed)
        const prepared = yield* prepare
        const write = keyed === null ? effect(prepared) : claimed(keyed, effect(prepared), now)
        // A caller that goes away must not leave a write in doubt.
        return yield* Effect.uninterruptible(changes.transaction(write))
      }).pipe(
        Effect.catchTag("StillRunning", () =>
          IdempotencyInProgress(undefined, { retry: { after: 1, limit: null, window: null } })
        )
      )

    return { once } as const
  })
}) {}
