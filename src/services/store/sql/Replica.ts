/**
 * A streaming replica that answers public reads (`DATABASE_READ_URL`), and how anybody can know that it is not behind.
 *
 * The rule: **a statement goes to the replica only where that is known to have replayed everything this process has
 * heard of**, a write of its own or a change it was notified of. An answer that is made after a change was heard is
 * therefore never made from before it, so what keeps answers (bytes, figures, settings) need know nothing of replicas.
 * A caller with a credential may have written a moment ago by another process, of which this one has not heard yet; for
 * them what counts is what the primary has by the time they ask. That is asked once for all who wait, and right whoever
 * wrote what where, with nothing to remember of anybody.
 *
 * How it is known: a notification comes after its commit, so the position of the primary's log that is asked then lies
 * behind that commit, and a replica that has replayed to there shows it. (A position of its own in the notification would
 * be from before the commit record.) Moments are numbers: each change and each such caller takes the next, one
 * round asks the primary for its position and the replica until it is there, and settles all moments taken before it.
 *
 * Whatever does not hold, the primary answers: a replica that is away, stands still, is too far behind, was promoted.
 */
import { Context, Deferred, Duration, Effect, Option, type Scope } from "effect"
import type { RunStatement } from "./Statements.ts"

export interface ReplicaProbe {
  /** The primary's position, as `pg_lsn` prints it. */
  readonly position: Effect.Effect<string, unknown>
  /** Whether the replica has replayed that far. */
  readonly hasReplayed: (position: string) => Effect.Effect<boolean, unknown>
}

/** How long a statement waits for the replica before the primary is asked instead. */
const patience = "50 millis"
/** A replica that is this far behind is not waited for until it has caught up. */
const tooFarMillis = 1000
/** Between two looks at a replica that is behind. */
const lookFirst = 1
const lookLast = 50
/** Between two looks at a replica that is away. */
const awayPause = "1 second"

interface Waiting {
  readonly moment: number
  readonly met: Deferred.Deferred<boolean>
}

export interface Following {
  /** Something has changed: what was read before it is old. */
  readonly changed: () => void
  /** The moment this is called in, for who must be shown all there is by now. */
  readonly moment: () => number
  /** Whether the replica may be asked for what has to be as new as that moment, and as every change heard of. */
  readonly reaches: (moment: number) => Effect.Effect<boolean>
  /** It did not answer a statement: it is asked no more until it answers us. */
  readonly failed: (reason: unknown) => Effect.Effect<void>
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Follows a replica as long as the scope lives. */
export const follow = ({ position, hasReplayed }: ReplicaProbe): Effect.Effect<Following, never, Scope.Scope> =>
  Effect.gen(function* () {
    /** The last moment taken, the last in which something changed, and the last that the replica has reached. */
    let taken = 1
    let change = 1
    let reached = 0
    let state: "following" | "behind" | "away" = "following"
    const waiting = new Set<Waiting>()
    const fiberId = yield* Effect.fiberId
    let wanted = Deferred.unsafeMake<void>(fiberId)

    const wake = () => Deferred.unsafeDone(wanted, Effect.void)
    const settle = (may: (one: Waiting) => boolean, answer: boolean) => {
      for (const one of waiting)
        if (may(one)) {
          waiting.delete(one)
          Deferred.unsafeDone(one.met, Effect.succeed(answer))
        }
    }
    const become = (next: typeof state, say: Effect.Effect<void>) =>
      Effect.suspend(() => {
        if (state === next) return Effect.void
        state = next
        if (next !== "following") settle(() => true, false)
        return say
      })

    /** Until the replica is there; how long that may take is told, not bounded. */
    const replayed = (target: string) =>
      Effect.gen(function* () {
        const began = performance.now()
        for (let pause = lookFirst; !(yield* hasReplayed(target)); pause = Math.min(2 * pause, lookLast)) {
          yield* Effect.sleep(Duration.millis(pause))
          if (performance.now() - began > tooFarMillis)
            yield* become(
              "behind",
              Effect.logWarning("the replica is too far behind: the primary answers public reads")
            )
        }
      })
    const round = Effect.gen(function* () {
      if (state === "following") yield* Deferred.await(wanted)
      wanted = Deferred.unsafeMake(fiberId)
      const upTo = taken
      const target = yield* Effect.option(position)
      // Of a primary that is away whoever asks it hears; the replica is not to blame.
      if (Option.isNone(target)) return yield* Effect.zipRight(Effect.sleep(awayPause), Effect.sync(wake))
      yield* replayed(target.value)
      reached = upTo
      yield* become("following", Effect.logInfo("the replica answers public reads again"))
      settle(({ moment }) => moment <= reached, true)
      // Whoever came meanwhile need not come again.
      if (waiting.size > 0 || reached < change) wake()
    })
    const away = (cause: unknown) =>
      become(
        "away",
        Effect.logWarning("the replica does not answer: the primary answers public reads", { reason: reasonOf(cause) })
      )
    const careful = Effect.catchAll(round, (cause) => Effect.zipRight(away(cause), Effect.sleep(awayPause)))
    yield* Effect.forkScoped(Effect.forever(careful))
    wake()

    const changed = () => {
      change = ++taken
      wake()
    }
    const moment = () => ++taken
    const reaches = (asked: number): Effect.Effect<boolean> =>
      Effect.suspend(() => {
        if (state !== "following") return Effect.succeed(false)
        const needed = Math.max(asked, change)
        if (needed <= reached) return Effect.succeed(true)
        const one = { moment: needed, met: Deferred.unsafeMake<boolean>(fiberId) }
        waiting.add(one)
        wake()
        return Deferred.await(one.met).pipe(
          Effect.timeoutTo({ duration: patience, onSuccess: (met) => met, onTimeout: () => false }),
          Effect.ensuring(Effect.sync(() => waiting.delete(one)))
        )
      })
    const failed = (cause: unknown) =>
      Effect.suspend(() => {
        // What was replayed is known of the server that was there, not of the one that comes back.
        reached = 0
        return away(cause)
      }).pipe(Effect.tap(() => Effect.sync(wake)))
    return { changed, moment, reaches, failed }
  })

/** Where the replica of this process is asked, and how far it is. */
export interface ReadSource {
  readonly ask: RunStatement
  readonly following: Following
}

/** The replica of this process; null where the primary answers everything. */
export class Replica extends Context.Reference<Replica>()("launchbook/Replica", {
  defaultValue: (): ReadSource | null => null
}) {}
