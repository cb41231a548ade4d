/** Figures are kept only while they are true. */
import { describe, expect, test } from "bun:test"
import { Deferred, Effect, Layer } from "effect"
import type { Subject } from "../../../src/domain/Operation.ts"
import { figures } from "../../../src/services/listing/Figures.ts"
import { Changes, everything } from "../../../src/services/store/Changes.ts"

/** Runs `body` with a memory over `listings` that keeps what is 10 or more, and with a way to tell a change. */
const over = (
  body: (
    kept: (key: string, workOut: Effect.Effect<number>) => Effect.Effect<number>,
    tell: (...subjects: ReadonlyArray<Subject>) => void
  ) => Effect.Effect<void>
) => {
  const listeners = new Set<(subjects: ReadonlyArray<Subject>) => void>()
  const changes = Changes.make({
    touch: () => Effect.void,
    transaction: () => Effect.dieMessage("figures write nothing"),
    inTransaction: Effect.succeed(false),
    subscribe: (listener) =>
      Effect.acquireRelease(
        Effect.sync(() => listeners.add(listener)),
        () => Effect.sync(() => listeners.delete(listener))
      )
  })
  const tell = (...subjects: ReadonlyArray<Subject>) => {
    for (const listener of listeners) listener(subjects)
  }
  return Effect.runPromise(
    Effect.flatMap(
      figures<number>(["listings"], (value) => value >= 10),
      (kept) => body(kept, tell)
    ).pipe(Effect.scoped, Effect.provide(Layer.succeed(Changes, changes)))
  )
}
/** Counts 10, 11, 12 … one up each time it is worked out. */
const counter = (from: number) => {
  let next = from
  return Effect.sync(() => next++)
}

describe("figures", () => {
  test("are worked out once for each key, and again after a change of what they are over", () =>
    over((kept, tell) =>
      Effect.gen(function* () {
        const a = counter(10)
        expect([yield* kept("a", a), yield* kept("a", a), yield* kept("b", counter(50))]).toEqual([10, 10, 50])
        tell("posts", "listing:tidewatch")
        expect(yield* kept("a", a)).toBe(10)
        tell("posts", "listings")
        expect(yield* kept("a", a)).toBe(11)
        tell(everything)
        expect(yield* kept("a", a)).toBe(12)
      })
    ))
  test("that are quick to work out are never kept", () =>
    over((kept) =>
      Effect.gen(function* () {
        const a = counter(3)
        expect([yield* kept("a", a), yield* kept("a", a)]).toEqual([3, 4])
      })
    ))
  test("that were being worked out during a change are answered and not kept", () =>
    over((kept, tell) =>
      Effect.gen(function* () {
        const go = yield* Deferred.make<void>()
        const slow = yield* Effect.fork(kept("a", Effect.as(Deferred.await(go), 10)))
        yield* Effect.yieldNow()
        tell("listings")
        yield* Deferred.succeed(go, undefined)
        expect(yield* slow).toBe(10)
        expect(yield* kept("a", Effect.succeed(11))).toBe(11)
      })
    ))
})
