/**
 * A time after which work is given up. `Effect.timeout` runs its work in a race of two fibers, which costs more than all
 * else of a read of a few rows; here one sleeper wakes for the oldest of all that runs.
 */
import { Clock, Effect, Exit, Fiber, FiberId, Runtime, type Scope } from "effect"

export interface Overdue {
  /** Interrupts a fiber if it still runs when its time is over. */
  readonly watch: (fiber: Fiber.RuntimeFiber<unknown, unknown>) => void
  /** It has ended. */
  readonly forget: (fiber: Fiber.RuntimeFiber<unknown, unknown>) => void
  /** Whether it was interrupted because its time was over. */
  readonly was: (fiber: Fiber.RuntimeFiber<unknown, unknown>) => boolean
}

/** For work that may take so many milliseconds; the sleeper ends with the scope. */
export const overdueAfter = (millis: number): Effect.Effect<Overdue, never, Scope.Scope> =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const clock = yield* Effect.clock
    const runtime = yield* Effect.runtime<never>()
    /** When each is due, the oldest first. */
    const due = new Map<Fiber.RuntimeFiber<unknown, unknown>, number>()
    const over = new WeakSet<Fiber.RuntimeFiber<unknown, unknown>>()
    let isWatching = false

    const wait: Effect.Effect<void> = Effect.suspend(() => {
      for (const [fiber, at] of due) {
        const left = at - clock.unsafeCurrentTimeMillis()
        if (left > 0) return Effect.zipRight(Clock.sleep(left), wait)
        due.delete(fiber)
        over.add(fiber)
        fiber.unsafeInterruptAsFork(FiberId.none)
      }
      isWatching = false
      return Effect.void
    })

    const watch = (fiber: Fiber.RuntimeFiber<unknown, unknown>) => {
      due.set(fiber, clock.unsafeCurrentTimeMillis() + millis)
      if (isWatching) return
      isWatching = true
      Runtime.runFork(runtime)(wait, { scope })
    }

    return { watch, forget: (fiber) => due.delete(fiber), was: (fiber) => over.has(fiber) }
  })

/** Work in a fiber of its own; where its time is over before it has ended, `late` is what is heard. */
export const inTimeOf =
  <L>({ watch, forget, was }: Overdue, late: () => L) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | L, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(Effect.forkDaemon(restore(work)), (fiber) => {
        watch(fiber)
        fiber.addObserver(() => forget(fiber))
        return Effect.onInterrupt(restore(Fiber.await(fiber)), () => Fiber.interrupt(fiber)).pipe(
          Effect.flatMap((exit): Exit.Exit<A, E | L> => (Exit.isFailure(exit) && was(fiber) ? Exit.fail(late()) : exit))
        )
      })
    )
