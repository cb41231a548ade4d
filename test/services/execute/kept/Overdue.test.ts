import { expect, test } from "bun:test"
import { Effect, Exit, Fiber, TestClock, TestContext } from "effect"
import { overdueAfter } from "../../../../src/services/execute/kept/Overdue.ts"

const timed = <A, E>(use: Effect.Effect<A, E, never>) => Effect.runPromise(Effect.provide(use, TestContext.TestContext))

test("each is given up when its own time is over, one after another by one sleeper", () =>
  timed(
    Effect.scoped(
      Effect.gen(function* () {
        const overdue = yield* overdueAfter(30_000)
        const begin = Effect.tap(Effect.forkDaemon(Effect.never), (fiber) => Effect.sync(() => overdue.watch(fiber)))
        const first = yield* begin
        yield* TestClock.adjust("20 seconds")
        const second = yield* begin
        yield* TestClock.adjust("9999 millis")
        expect([first.unsafePoll(), overdue.was(first)]).toEqual([null, false])
        yield* TestClock.adjust("1 millis")
        expect([Exit.isInterrupted(yield* Fiber.await(first)), overdue.was(first)]).toEqual([true, true])
        yield* TestClock.adjust("19999 millis")
        expect(second.unsafePoll()).toBeNull()
        yield* TestClock.adjust("1 millis")
        expect([Exit.isInterrupted(yield* Fiber.await(second)), overdue.was(second)]).toEqual([true, true])
        // It slept for nobody meanwhile, and wakes again for the next.
        yield* TestClock.adjust("1 hour")
        const third = yield* begin
        yield* TestClock.adjust("30 seconds")
        expect(Exit.isInterrupted(yield* Fiber.await(third))).toBe(true)
      })
    )
  ))

test("what has ended is left alone", () =>
  timed(
    Effect.scoped(
      Effect.gen(function* () {
        const overdue = yield* overdueAfter(30_000)
        const fiber = yield* Effect.forkDaemon(Effect.succeed("made"))
        overdue.watch(fiber)
        expect(yield* Fiber.join(fiber)).toBe("made")
        overdue.forget(fiber)
        yield* TestClock.adjust("1 minute")
        expect(overdue.was(fiber)).toBe(false)
      })
    )
  ))
