/** One copy of a public answer for whoever wants it: by its operation and its input as that reads it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Deferred, Effect, Fiber } from "effect"
import fc from "fast-check"
import { getAccount } from "../../../../src/domain/api/DraftsApi.ts"
import { getListing, searchListings } from "../../../../src/domain/api/ListingsApi.ts"
import { NotFound } from "../../../../src/domain/Failure.ts"
import { type Any, listingSubject } from "../../../../src/domain/Operation.ts"
import { validated } from "../../../../src/services/execute/call/Validation.ts"
import { answerText, answerValue, PublicAnswers } from "../../../../src/services/execute/kept/PublicAnswers.ts"
import { Changes } from "../../../../src/services/store/Changes.ts"
import { type TestApp, testApp } from "../../../support/App.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
}, 60_000)
afterAll(() => app.close())

/** Copies of its own on the application's changes. */
const withAnswers = <A, E>(use: (answers: PublicAnswers) => Effect.Effect<A, E, Changes>) =>
  app.run(Effect.flatMap(PublicAnswers, use).pipe(Effect.provide(PublicAnswers.Default), Effect.scoped))
/** An input as its operation reads it. */
const read = (operation: Any, value: Readonly<Record<string, unknown>>) =>
  // A public operation's reading asks for nobody, which its erased type cannot say.
  validated(operation, { value, issues: [] }, undefined) as Effect.Effect<unknown>
const change = (slug: string) =>
  Effect.flatMap(Changes, (changes) => changes.transaction(changes.touch(listingSubject(slug))))

describe("one copy", () => {
  test("is of an input however it was written, and of no other", () => {
    const written = fc.record(
      {
        q: fc.constantFrom("tide", "tide ", "Tide", '"', ""),
        page: fc.constantFrom(1, 2),
        per_page: fc.constantFrom(20, 50),
        category: fc.constantFrom("climate", "Climate"),
        status: fc.constantFrom("live", "upcoming"),
        sort: fc.constantFrom("relevance", "newest")
      },
      { requiredKeys: [] }
    )
    const shuffled = (input: object) => Object.fromEntries(Object.entries(input).reverse())
    return fc.assert(
      fc.asyncProperty(written, written, (one, other) =>
        withAnswers((answers) =>
          Effect.gen(function* () {
            const first = yield* read(searchListings, one)
            const again = yield* read(searchListings, shuffled(one))
            const second = yield* read(searchListings, other)
            yield* answers.of(searchListings, first, Effect.succeed("one"))
            expect(answers.kept(searchListings, again)).toBeDefined()
            expect(answers.kept(searchListings, second) !== undefined).toBe(Bun.deepEquals(first, second, true))
          })
        )
      ),
      { numRuns: 200 }
    )
  })
  test("is of its operation alone", () =>
    withAnswers((answers) =>
      Effect.gen(function* () {
        yield* answers.of(getListing, { slug: "tide" }, Effect.succeed({ slug: "tide" }))
        expect(answers.kept(searchListings, { slug: "tide" })).toBeUndefined()
      })
    ))
  test("is not of what is somebody's own", () =>
    withAnswers((answers) =>
      Effect.gen(function* () {
        yield* answers.of(getAccount, {}, Effect.succeed({ email: "a@b.test" }))
        expect(answers.kept(getAccount, {})).toBeUndefined()
      })
    ))
  test("is the same bytes as text and as a value, which is the reader's own", () =>
    withAnswers((answers) =>
      Effect.gen(function* () {
        const answer = yield* answers.of(getListing, { slug: "tide" }, Effect.succeed({ name: "Gezeiten é 潮" }))
        expect(answerText(answer)).toBe('{"name":"Gezeiten é 潮"}')
        expect(answerValue(answer)).toEqual({ name: "Gezeiten é 潮" })
        expect(answerValue(answer)).not.toBe(answerValue(answer))
      })
    ))
  test("is made once for fifty, goes with what it shows, and is never a refusal", () =>
    withAnswers((answers) =>
      Effect.gen(function* () {
        const gate = yield* Deferred.make<void>()
        let made = 0
        const make = Effect.as(
          Effect.zipRight(
            Effect.sync(() => made++),
            Deferred.await(gate)
          ),
          { name: "Tide" }
        )
        const of = answers.of(getListing, { slug: "tide" }, make)
        const waiting = yield* Effect.forEach(Array.from({ length: 50 }), () => Effect.fork(of))
        yield* Effect.yieldNow()
        yield* Deferred.succeed(gate, undefined)
        expect(new Set(yield* Effect.forEach(waiting, Fiber.join)).size).toBe(1)
        yield* of
        expect([made, answers.figures().made, answers.figures().served]).toEqual([1, 1, 1])
        yield* change("other")
        expect(answers.kept(getListing, { slug: "tide" })).toBeDefined()
        yield* change("tide")
        expect(answers.kept(getListing, { slug: "tide" })).toBeUndefined()
        yield* Effect.flip(answers.of(getListing, { slug: "tide" }, NotFound()))
        expect(answers.kept(getListing, { slug: "tide" })).toBeUndefined()
        expect(answers.figures()).toMatchObject({ copies: 0, bytes: 0 })
      })
    ))
  test("that was begun before midnight and ended after it is not the new day's", () =>
    withAnswers((answers) =>
      Effect.gen(function* () {
        app.clock.set("2026-11-18T23:59:59Z")
        const overMidnight = Effect.sync(() => {
          app.clock.set("2026-11-19T00:00:01Z")
          return { week: "of the day before" }
        })
        yield* answers.of(getListing, { slug: "tide" }, overMidnight)
        expect(answers.kept(getListing, { slug: "tide" })).toBeUndefined()
      })
    ))
})
