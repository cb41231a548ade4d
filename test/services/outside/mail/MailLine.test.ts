/** While the mail server is away: one asks and the others wait, ever longer, and all go on when it is back. */
import { expect, test } from "bun:test"
import { Effect, Either, Fiber, TestClock, TestContext } from "effect"
import { MailFailure } from "../../../../src/services/outside/Mailer.ts"
import { lineLimits, makeMailLine } from "../../../../src/services/outside/mail/MailLine.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.provide(effect, TestContext.TestContext))

/** A server that can be away, and how often it was asked. */
const server = () => {
  const state = { away: true, asked: 0, atOnce: 0, most: 0 }
  const attempt = Effect.gen(function* () {
    state.asked++
    state.atOnce++
    state.most = Math.max(state.most, state.atOnce)
    yield* Effect.sleep("10 millis")
    state.atOnce--
    if (state.away) return yield* new MailFailure({ kind: "away", message: "nobody there" })
  })
  return { state, attempt }
}

test("an outage costs a few attempts, one at a time, whoever waits; when it ends, all are sent within the longest pause", () =>
  run(
    Effect.gen(function* () {
      const { state, attempt } = server()
      const line = yield* makeMailLine
      const waiting = yield* Effect.forEach([1, 2, 3, 4], () => Effect.fork(line.through(attempt)))
      yield* TestClock.adjust("50 millis")
      // All four find out by themselves, once.
      expect(state.asked).toBeLessThanOrEqual(4)
      const known = state.asked
      state.most = 0
      yield* TestClock.adjust("20 seconds")
      // After 1, 2, 4 and 8 seconds.
      expect(state.asked - known).toBeLessThanOrEqual(5)
      expect(state.most).toBe(1)
      state.away = false
      yield* TestClock.adjust(lineLimits.askAgain.last)
      for (const fiber of waiting) expect(yield* Fiber.poll(fiber)).toMatchObject({ _tag: "Some" })
    })
  ))

test("who has waited long enough gives its place to another, without having asked", () =>
  run(
    Effect.gen(function* () {
      const { state, attempt } = server()
      const line = yield* makeMailLine
      const waiting = yield* Effect.fork(Effect.either(line.through(attempt)))
      yield* TestClock.adjust(lineLimits.patience + 1000)
      const outcome = yield* Fiber.join(waiting)
      expect(Either.isLeft(outcome) && outcome.left.kind).toBe("away")
      expect(state.asked).toBeLessThanOrEqual(6)
    })
  ))

test("a server that refuses one mail is there for the others", () =>
  run(
    Effect.gen(function* () {
      const line = yield* makeMailLine
      for (const kind of ["later", "never"] as const) {
        const refused = yield* Effect.either(line.through(new MailFailure({ kind, message: "no" })))
        expect(Either.isLeft(refused) && refused.left.kind).toBe(kind)
      }
      yield* line.through(Effect.void)
    })
  ))
