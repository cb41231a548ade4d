/**
 * Days that pass in moments: processes that keep hours, by a clock that a test moves. Time goes from one waking to the
 * next and waits until everybody sleeps again, so that nothing depends on how fast the database is.
 */
import { expect } from "bun:test"
import {
  type Clock,
  Duration,
  Effect,
  Scope as EffectScope,
  ExecutionStrategy,
  Exit,
  TestClock,
  TestContext
} from "effect"
import * as Hours from "../../src/jobs/Hours.ts"
import { JobSlots } from "../../src/services/store/JobSlots.ts"
import type { TestApp } from "../support/App.ts"
import { MovableClock } from "../support/Clock.ts"

/** Milliseconds of real time in which whoever woke up is done. */
const patience = 15_000

/** A clock that knows who sleeps by it, and until when. */
class WatchedClock extends MovableClock {
  readonly sleepers = new Set<{ readonly until: number }>()
  override sleep(duration: Duration.Duration) {
    return Effect.suspend(() => {
      const sleeper = { until: this.base.unsafeCurrentTimeMillis() + Duration.toMillis(duration) }
      this.sleepers.add(sleeper)
      return Effect.ensuring(
        super.sleep(duration),
        Effect.sync(() => this.sleepers.delete(sleeper))
      )
    })
  }
}

interface Days {
  readonly clock: MovableClock
  /** A process that keeps these hours, until it is stopped or the story ends. */
  readonly start: (hours: ReadonlyArray<Hours.Hours>, slots?: JobSlots) => Effect.Effect<Effect.Effect<void>>
  /** Lets time pass up to an instant; whoever wakes up finishes what it does before time goes on. */
  readonly until: (iso: string) => Effect.Effect<void>
  /** The instants at which somebody will wake up, as the clock is now. */
  readonly wakings: Effect.Effect<ReadonlyArray<string>>
}

/** Tells a story from an instant on, in the application of a test. */
export const daysFrom = (app: TestApp, start: string, story: (days: Days) => Effect.Effect<void>) =>
  Effect.gen(function* () {
    const base: Clock.Clock = yield* Effect.clock
    const clock = new WatchedClock(start, base)
    let fibers = 0
    const settled = Effect.promise(async () => {
      const end = Date.now() + patience
      do {
        if (Date.now() > end) throw new Error(`${fibers} keep hours, and ${clock.sleepers.size} of them sleep`)
        await Bun.sleep(1)
      } while (clock.sleepers.size !== fibers)
      return [...clock.sleepers].map(({ until }) => until).sort((one, two) => one - two)
    })
    const own = yield* JobSlots
    const whole = yield* Effect.scope
    yield* story({
      clock,
      start: (hours, slots = own) =>
        Effect.gen(function* () {
          const scope = yield* EffectScope.fork(whole, ExecutionStrategy.sequential)
          yield* Hours.keep(hours).pipe(
            Effect.provideService(JobSlots, slots),
            EffectScope.extend(scope),
            Effect.withClock(clock)
          )
          fibers += hours.length
          yield* settled
          return Effect.gen(function* () {
            yield* EffectScope.close(scope, Exit.void)
            fibers -= hours.length
            expect(clock.sleepers.size).toBe(fibers)
          })
        }),
      until: (iso) =>
        Effect.gen(function* () {
          for (;;) {
            const left = Date.parse(iso) - clock.unsafeCurrentTimeMillis()
            const [next = Number.POSITIVE_INFINITY] = yield* settled
            if (next - base.unsafeCurrentTimeMillis() > left) return yield* TestClock.adjust(left)
            yield* TestClock.setTime(next)
          }
        }),
      wakings: Effect.map(settled, (sleepers) =>
        sleepers.map((instant) =>
          new Date(instant - base.unsafeCurrentTimeMillis() + clock.unsafeCurrentTimeMillis()).toISOString()
        )
      )
    })
  }).pipe(Effect.scoped, Effect.provide(TestContext.TestContext), (whole) => app.run(whole))
