/** Answers that are made once for all who wait, and never handed to who came after a change. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Deferred, Effect, Exit, Fiber } from "effect"
import type { Subject } from "../../../src/domain/Operation.ts"
import { ByteCache } from "../../../src/http/answer/ByteCache.ts"
import { type Fresh, keptAnswers } from "../../../src/http/answer/KeptAnswers.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { type TestApp, testApp } from "../../support/App.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const change = (subject: Subject) => Effect.flatMap(Changes, (changes) => changes.transaction(changes.touch(subject)))

/** An answer that waits to be let go, and counts how often it was begun. */
const slow = Effect.gen(function* () {
  const gate = yield* Deferred.make<void>()
  let begun = 0
  const make = Effect.gen(function* () {
    const number = ++begun
    yield* Deferred.await(gate)
    return { text: `answer ${number}`, headers: {}, shows: ["products"] } satisfies Fresh
  })
  return { make, open: Deferred.succeed(gate, undefined), begun: () => begun }
})
const textOf = ({ body }: { readonly body: Uint8Array }) => new TextDecoder().decode(body)

test("many who ask at once wait for one", () =>
  app.run(
    Effect.gen(function* () {
      const kept = keptAnswers<never>(yield* ByteCache)
      const { make, open, begun } = yield* slow
      const fibers = yield* Effect.forEach(Array.from({ length: 20 }), () => Effect.fork(kept("many", make)))
      yield* Effect.yieldNow()
      yield* open
      const answers = yield* Effect.forEach(fibers, Fiber.join)
      expect(new Set(answers.map(textOf))).toEqual(new Set(["answer 1"]))
      expect(textOf(yield* kept("many", make))).toBe("answer 1")
      expect(begun()).toBe(1)
    })
  ))

test("who asks after a change does not wait for what was begun before it", () =>
  app.run(
    Effect.gen(function* () {
      const kept = keptAnswers<never>(yield* ByteCache)
      const { make, open } = yield* slow
      const before = yield* Effect.fork(kept("changed", make))
      yield* Effect.yieldNow()
      yield* change("founders")
      const after = yield* Effect.fork(kept("changed", make))
      yield* Effect.yieldNow()
      yield* open
      expect([textOf(yield* Fiber.join(before)), textOf(yield* Fiber.join(after))]).toEqual(["answer 1", "answer 2"])
      expect(textOf(yield* kept("changed", make))).toBe("answer 2")
      yield* change("products")
      expect(textOf(yield* kept("changed", make))).toBe("answer 3")
    })
  ))

test("who goes away stops nobody else's", () =>
  app.run(
    Effect.gen(function* () {
      const kept = keptAnswers<never>(yield* ByteCache)
      const { make, open, begun } = yield* slow
      const first = yield* Effect.fork(kept("left", make))
      yield* Effect.yieldNow()
      const second = yield* Effect.fork(kept("left", make))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(first)
      yield* open
      expect(textOf(yield* Fiber.join(second))).toBe("answer 1")
      expect(begun()).toBe(1)
    })
  ))

test("what fails is told to all who wait, and tried again by the next", () =>
  app.run(
    Effect.gen(function* () {
      const kept = keptAnswers<"no">(yield* ByteCache)
      let begun = 0
      const fail = Effect.zipRight(
        Effect.sync(() => begun++),
        Effect.zipRight(Effect.yieldNow(), Effect.fail("no" as const))
      )
      const exits = yield* Effect.all(
        [1, 2, 3].map(() => Effect.exit(kept("failed", fail))),
        { concurrency: 3 }
      )
      expect(exits.every(Exit.isFailure)).toBe(true)
      expect(begun).toBe(1)
      yield* Effect.exit(kept("failed", fail))
      expect(begun).toBe(2)
    })
  ))

test("what was begun before midnight and ended after it is not the new day's", () =>
  app.run(
    Effect.gen(function* () {
      const kept = keptAnswers<never>(yield* ByteCache)
      const { make, open } = yield* slow
      app.clock.set("2026-11-18T23:59:59Z")
      const before = yield* Effect.fork(kept("midnight", make))
      yield* Effect.yieldNow()
      app.clock.set("2026-11-19T00:00:01Z")
      yield* open
      expect(textOf(yield* Fiber.join(before))).toBe("answer 1")
      expect(textOf(yield* kept("midnight", make))).toBe("answer 2")
      expect(textOf(yield* kept("midnight", make))).toBe("answer 2")
    })
  ))
