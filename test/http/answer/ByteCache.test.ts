import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Clock, Effect } from "effect"
import fc from "fast-check"
import type { Subject } from "../../../src/domain/Operation.ts"
import { ByteCache } from "../../../src/http/answer/ByteCache.ts"
import { Changes, everything } from "../../../src/services/store/Changes.ts"
import { type TestApp, testApp } from "../../support/App.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A cache of its own on the application's changes. */
const withCache = <A>(
  use: (cache: ByteCache, change: (...subjects: ReadonlyArray<Subject>) => Effect.Effect<void>) => Effect.Effect<A>
) =>
  app.run(
    Effect.gen(function* () {
      const changes = yield* Changes
      return yield* use(yield* ByteCache, (...subjects) => changes.transaction(changes.touch(...subjects)))
    }).pipe(Effect.provide(ByteCache.Default), Effect.scoped)
  )

const answer = (cache: ByteCache, subjects: ReadonlyArray<Subject>, bytes = 10) =>
  Effect.map(Clock.currentTimeMillis, (now) =>
    cache.entry({ body: new Uint8Array(bytes), etag: '"1"', headers: {}, subjects }, now)
  )
const keep = (cache: ByteCache, key: string, subjects: ReadonlyArray<Subject>, bytes?: number) =>
  Effect.map(answer(cache, subjects, bytes), (entry) => cache.keep(key, cache.generation(), entry))

describe("an answer is kept", () => {
  test("until one of its subjects changes, whatever was kept, replaced and changed before", async () => {
    const subject = fc.constantFrom<Array<Subject>>("listings", "listing:tide", "posts", "founders")
    const step = fc.oneof(
      fc.record({ keep: fc.constantFrom("/a", "/b", "/c"), subjects: fc.uniqueArray(subject, { maxLength: 3 }) }),
      fc.record({
        change: fc.oneof({ weight: 9, arbitrary: subject }, { weight: 1, arbitrary: fc.constant(everything) })
      })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), (steps) =>
        withCache((cache, change) =>
          Effect.gen(function* () {
            const model = new Map<string, ReadonlyArray<Subject>>()
            for (const step of steps) {
              if ("keep" in step) {
                yield* keep(cache, step.keep, step.subjects)
                model.set(step.keep, step.subjects)
              } else {
                yield* change(step.change)
                for (const [key, subjects] of model)
                  if (step.change === everything || subjects.includes(step.change)) model.delete(key)
              }
              for (const key of ["/a", "/b", "/c"]) expect(cache.get(key)?.subjects).toEqual(model.get(key))
            }
          })
        )
      ),
      { numRuns: 40 }
    )
  })
  test.each<[string, Subject, boolean]>([
    ["not when what it shows changed while it was made", "listings", false],
    ["not when anything may have changed while it was made", everything, false],
    ["when something else changed while it was made", "posts", true]
  ])("%s", (_, changed, isKept) =>
    withCache((cache, change) =>
      Effect.gen(function* () {
        const since = cache.generation()
        yield* change(changed)
        cache.keep("/late", since, yield* answer(cache, ["listings", "founders"]))
        expect(cache.get("/late") !== undefined).toBe(isKept)
      })
    )
  )
  test("not when more changed while it was made than is remembered", () =>
    withCache((cache, change) =>
      Effect.gen(function* () {
        const since = cache.generation()
        for (let at = 0; at <= 1024; at++) yield* change("posts")
        cache.keep("/late", since, yield* answer(cache, ["listings"]))
        expect(cache.get("/late")).toBeUndefined()
      })
    ))
  test("not past midnight", () =>
    withCache((cache) =>
      Effect.gen(function* () {
        const entry = yield* answer(cache, [])
        expect(entry.until % 86_400_000).toBe(0)
        cache.keep("/today", cache.generation(), entry)
        cache.keep("/yesterday", cache.generation(), { ...entry, until: entry.until - 86_400_000 })
        expect(cache.get("/today")).toBe(entry)
        expect(cache.get("/yesterday")).toBeUndefined()
      })
    ))
})

describe("memory", () => {
  const kilobytes = (count: number) => count * 1024

  test("holds what is asked for, within 128 MiB for all encodings, and those once more", () =>
    withCache((cache) =>
      Effect.gen(function* () {
        yield* keep(cache, "/asked-for", ["listings"], kilobytes(500))
        for (let at = 0; at < 200; at++) {
          yield* keep(cache, `/${at}`, ["listings"], kilobytes(500))
          expect(cache.get("/asked-for")).toBeDefined()
        }
        const kept = Array.from({ length: 200 }, (_, at) => `/${at}`).filter((key) => cache.get(key) !== undefined)
        expect(kept).toEqual(Array.from({ length: 42 }, (_, at) => `/${at + 158}`))
      })
    ))
  test("holds 5000 answers, and no large one", () =>
    withCache((cache) =>
      Effect.gen(function* () {
        for (let at = 0; at <= 5000; at++) yield* keep(cache, `/${at}`, ["listings"])
        expect(cache.get("/0")).toBeUndefined()
        expect(cache.get("/1")).toBeDefined()
        yield* keep(cache, "/large", [], kilobytes(512) + 1)
        expect(cache.get("/large")).toBeUndefined()
      })
    ))
  test("forgets what an answer that had to go had shown", () =>
    withCache((cache, change) =>
      Effect.gen(function* () {
        yield* keep(cache, "/again", ["posts"])
        for (let at = 0; at < 5000; at++) yield* keep(cache, `/${at}`, [])
        yield* keep(cache, "/again", ["listings"])
        const again = cache.get("/again")
        yield* change("posts")
        expect(again).toBeDefined()
        expect(cache.get("/again")).toBe(again)
      })
    ))
})
