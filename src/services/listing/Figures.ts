/**
 * Figures that take long to work out, kept in memory until something they were worked out from changes,
 * here or in another process. What is quick to count is counted each time.
 */
import { Effect } from "effect"
import type { Subject } from "../../domain/Operation.ts"
import { Changes, everything } from "../store/Changes.ts"

/** Counting this many rows of an index takes a millisecond or so. */
export const costlyFrom = 10_000

/** A memory of figures by key, emptied when one of `subjects` changes. It lives as long as the scope. */
export const figures = <A>(subjects: ReadonlyArray<Subject>, isCostly: (value: A) => boolean) =>
  Effect.gen(function* () {
    const changes = yield* Changes
    const kept = new Map<string, A>()
    let generation = 0
    yield* changes.subscribe((changed) => {
      if (!changed.some((subject) => subject === everything || subjects.includes(subject))) return
      generation++
      kept.clear()
    })

    return <E, R>(key: string, workOut: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const known = kept.get(key)
        if (known !== undefined) return Effect.succeed(known)
        const began = generation
        return Effect.tap(workOut, (value) =>
          Effect.sync(() => {
            // What changed while it was worked out may be missing from it.
            if (generation === began && isCostly(value)) kept.set(key, value)
          })
        )
      })
  })
