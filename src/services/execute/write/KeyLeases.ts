/**
 * An idempotency key while the outside is asked under it, for which no transaction can be kept open. Whoever has the
 * lease asks; everybody else waits for their answer. A lease is committed before anything is asked, renewed as long
 * as its owner lives, and over soon after their end.
 */
import { Clock, Effect, Schedule } from "effect"
import { IdempotencyRepo, type Slot, StillRunning, type StoredAnswer, waitMillis } from "./IdempotencyRepo.ts"

/** Twice before a lease is over. */
const renewEvery = "3 seconds"
/** Between two looks at a key that somebody else has. */
const lookEvery = "100 millis"

export class KeyLeases extends Effect.Service<KeyLeases>()("launchbook/KeyLeases", {
  dependencies: [IdempotencyRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* IdempotencyRepo

    const attempt = (slot: Slot, owner: string, fingerprint: Buffer) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const found = yield* repo.find(slot, now)
        if (found !== undefined) return found.leased ? "theirs" : found
        return (yield* repo.lease(slot, owner, fingerprint, now)) ? "ours" : "theirs"
      })

    /** The lease, or the answer of whoever had it. */
    const wait = (slot: Slot, owner: string, fingerprint: Buffer): Effect.Effect<StoredAnswer | "ours", StillRunning> =>
      // Only a pause may be cut short: what a statement took is known to be taken.
      Effect.flatMap(Effect.uninterruptible(attempt(slot, owner, fingerprint)), (got) =>
        got === "theirs"
          ? Effect.zipRight(Effect.sleep(lookEvery), wait(slot, owner, fingerprint))
          : Effect.succeed(got)
      )
    const obtain = (slot: Slot, owner: string, fingerprint: Buffer) =>
      Effect.timeoutFail(wait(slot, owner, fingerprint), {
        duration: waitMillis,
        onTimeout: () => new StillRunning()
      })

    /** Until it is lost, which its owner hears when they commit. */
    const renewing = (slot: Slot, owner: string) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => repo.renew(slot, owner, now)).pipe(
        Effect.uninterruptible,
        Effect.catchAllCause((cause) => Effect.as(Effect.logWarning("a lease was not renewed", cause), true)),
        Effect.repeat({ while: (held) => held, schedule: Schedule.spaced(renewEvery) }),
        Effect.delay(renewEvery)
      )

    /** Asks the outside, and keeps the lease alive meanwhile. */
    const during = <A, E, R>(slot: Slot, owner: string, asking: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.scopedWith((scope) => Effect.zipRight(Effect.forkIn(renewing(slot, owner), scope), asking))

    const release = (slot: Slot, owner: string): Effect.Effect<void> =>
      Effect.catchAllCause(repo.release(slot, owner), (cause) =>
        Effect.logWarning("a lease was left to end by itself", cause)
      )

    return { obtain, during, release } as const
  })
}) {}
