/** Copies in memory, whatever they are of: made once for all who wait, never older than what they show, within their room. */
import { describe, expect, test } from "bun:test"
import { Deferred, Effect, Exit, Fiber, type Scope } from "effect"
import fc from "fast-check"
import type { Subject } from "../../../../src/domain/Operation.ts"
import { type KeptCopy, keptCopies, lifeOf } from "../../../../src/services/execute/Kept.ts"
import { overdueAfter } from "../../../../src/services/execute/kept/Overdue.ts"
import { type Changes, everything } from "../../../../src/services/store/Changes.ts"
import { MovableClock } from "../../../support/Clock.ts"

interface Copy extends KeptCopy {
  readonly says: string
  readonly bytes: number
}
type Listener = Parameters<Changes["subscribe"]>[0]

const room = { most: 100, mostBytes: 1000, mostBytesOfOne: 400 }
/** Changes that are remembered. */
const remembered = 1024

const world = Effect.gen(function* () {
  const clock = new MovableClock("2026-11-18T12:00:00Z")
  const listeners = new Set<Listener>()
  const copies = yield* keptCopies<Copy>(
    { subscribe: (listener) => Effect.sync(() => listeners.add(listener)) },
    clock,
    { ...room, bytesOf: ({ bytes }) => bytes }
  )
  const change = (...subjects: ReadonlyArray<Subject>) => {
    for (const listener of listeners) listener(subjects)
  }
  const copy = (says: string, subjects: ReadonlyArray<Subject> = ["listings"], bytes = 1): Copy => ({
    says,
    subjects,
    bytes,
    ...lifeOf(clock.now().getTime())
  })
  return { clock, copies, change, copy }
})
type World = Effect.Effect.Success<typeof world>

const inWorld = (use: (it: World) => Effect.Effect<void, unknown, Scope.Scope>) =>
  Effect.runPromise(Effect.scoped(Effect.flatMap(world, use)))
/** Lets everything that can go on do so. */
const settle = Effect.yieldNow().pipe(Effect.repeatN(20))

describe("a copy that was being made while something changed", () => {
  test.each<[string, ReadonlyArray<Subject>, boolean]>([
    ["is kept where that was something else", ["posts", "listing:other"], true],
    ["is not where it shows it", ["posts", "founders"], false],
    ["is not where anything may have changed", [everything], false]
  ])("%s", (_, changed, isKept) =>
    inWorld(({ copies, change, copy }) =>
      Effect.sync(() => {
        const since = copies.generation()
        for (const subject of changed) change(subject)
        copies.keep("/a", since, copy("A", ["listings", "founders"]))
        expect(copies.get("/a") !== undefined).toBe(isKept)
      })
    )
  )
  test("is kept while all of those changes are remembered, and not with one more", () =>
    inWorld(({ copies, change, copy }) =>
      Effect.sync(() => {
        const since = copies.generation()
        for (let at = 0; at < remembered; at++) change("posts")
        copies.keep("/a", since, copy("A"))
        expect(copies.get("/a")?.says).toBe("A")
        change("posts")
        copies.keep("/b", since, copy("B"))
        expect(copies.get("/b")).toBeUndefined()
      })
    ))
  test("gives way to one that was begun later, whichever ends first", () =>
    inWorld(({ copies, change, copy }) =>
      Effect.sync(() => {
        const earlier = copies.generation()
        change("posts")
        const later = copies.generation()
        copies.keep("/a", later, copy("later"))
        copies.keep("/a", earlier, copy("earlier"))
        copies.keep("/b", earlier, copy("earlier"))
        copies.keep("/b", later, copy("later"))
        expect([copies.get("/a")?.says, copies.get("/b")?.says]).toEqual(["later", "later"])
      })
    ))
})

describe("whoever asks", () => {
  /** Copies that are made when the test says so; how often one was begun. */
  const gated = ({ copies, copy }: World) => {
    const { once } = copies.madeOnce<string>()
    const gates: Array<Deferred.Deferred<Copy, string>> = []
    const ask = (shows: ReadonlyArray<Subject> | null = ["listings"], key = "/a") =>
      once(
        key,
        shows,
        Effect.flatMap(Deferred.make<Copy, string>(), (gate) => {
          gates.push(gate)
          return Deferred.await(gate)
        })
      )
    const end = (at: number, says: string) => {
      const gate = gates[at]
      return gate === undefined ? Effect.dieMessage(`${at} was not begun`) : Deferred.succeed(gate, copy(says))
    }
    const fail = (at: number) => {
      const gate = gates[at]
      return gate === undefined ? Effect.dieMessage(`${at} was not begun`) : Deferred.fail(gate, "broken")
    }
    return { ask, end, fail, begun: () => gates.length }
  }
  const asked = <A, E>(effect: Effect.Effect<A, E>) => Effect.zipLeft(Effect.fork(effect), settle)

  test("waits for what is being made, and then has what was kept", () =>
    inWorld((it) =>
      Effect.gen(function* () {
        const { ask, end, begun } = gated(it)
        const waiting = yield* asked(
          Effect.all(
            Array.from({ length: 50 }, () => ask()),
            { concurrency: "unbounded" }
          )
        )
        expect(begun()).toBe(1)
        yield* end(0, "A")
        expect((yield* Fiber.join(waiting)).map(({ says }) => says)).toEqual(Array(50).fill("A"))
        expect((yield* ask()).says).toBe("A")
        expect([begun(), it.copies.figures()]).toEqual([1, { served: 1, made: 1, copies: 1, bytes: 1 }])
      })
    ))
  test("waits for what was begun before a change of something else, and not before one of what is shown", () =>
    inWorld((it) =>
      Effect.gen(function* () {
        const { ask, end, begun } = gated(it)
        const first = yield* asked(ask())
        it.change("posts")
        const second = yield* asked(ask())
        expect(begun()).toBe(1)
        it.change("listings")
        const third = yield* asked(ask())
        const fourth = yield* asked(ask())
        expect(begun()).toBe(2)
        yield* end(1, "new")
        yield* end(0, "old")
        const said = yield* Effect.all([first, second, third, fourth].map((fiber) => Fiber.join(fiber)))
        expect(said.map(({ says }) => says)).toEqual(["old", "old", "new", "new"])
        expect(it.copies.get("/a")?.says).toBe("new")
      })
    ))
  test("waits for nothing that was begun before any change, where only the copy says what it shows", () =>
    inWorld((it) =>
      Effect.gen(function* () {
        const { ask, end, begun } = gated(it)
        const first = yield* asked(ask(null))
        it.change("posts")
        const second = yield* asked(ask(null))
        expect(begun()).toBe(2)
        yield* Effect.all([end(0, "first"), end(1, "second")])
        expect([(yield* Fiber.join(first)).says, (yield* Fiber.join(second)).says]).toEqual(["first", "second"])
      })
    ))
  test("and goes away leaves it to the others", () =>
    inWorld((it) =>
      Effect.gen(function* () {
        const { ask, end, begun } = gated(it)
        const leaving = yield* asked(ask())
        const staying = yield* asked(ask())
        yield* Fiber.interrupt(leaving)
        yield* end(0, "A")
        expect([(yield* Fiber.join(staying)).says, begun()]).toEqual(["A", 1])
      })
    ))
  test("is told with all who wait that it failed, and the next one tries again", () =>
    inWorld((it) =>
      Effect.gen(function* () {
        const { ask, end, fail, begun } = gated(it)
        const waiting = yield* Effect.all([asked(ask()), asked(ask())])
        yield* fail(0)
        const exits = yield* Effect.all(waiting.map((fiber) => Fiber.await(fiber)))
        expect(exits.map(Exit.isFailure)).toEqual([true, true])
        const again = yield* asked(ask())
        yield* end(1, "A")
        expect([(yield* Fiber.join(again)).says, begun()]).toEqual(["A", 2])
      })
    ))
  test("is never given what was so before a change they could know of, in any order of events", () => {
    const subject = fc.constantFrom<Array<Subject>>("listings", "posts", "founders")
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ ask: fc.constantFrom("/listings", "/both") }) },
      { weight: 2, arbitrary: fc.record({ change: fc.oneof(subject, fc.constant(everything)) }) },
      { weight: 3, arbitrary: fc.record({ end: fc.nat(5) }) }
    )
    const shown: Readonly<Record<string, ReadonlyArray<Subject>>> = {
      "/listings": ["listings"],
      "/both": ["listings", "founders"]
    }
    return fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), (steps, known) =>
        inWorld(({ copies, change, copy }) =>
          Effect.gen(function* () {
            const { once } = copies.madeOnce<never>()
            /** How often each was changed: what the database holds. */
            const now = new Map<Subject, number>()
            const count = (subjects: ReadonlyArray<Subject>) =>
              subjects.map((each) => (now.get(each) ?? 0) + (now.get(everything) ?? 0))
            const open: Array<Deferred.Deferred<void>> = []
            const readers: Array<Fiber.Fiber<void>> = []
            const read = (key: string) =>
              Effect.suspend(() => {
                const subjects = shown[key] ?? []
                const least = count(subjects)
                const make = Effect.gen(function* () {
                  // Read at once and handed out late: as old as an answer can be.
                  const says = JSON.stringify(count(subjects))
                  const gate = yield* Deferred.make<void>()
                  open.push(gate)
                  yield* Deferred.await(gate)
                  return copy(says, subjects)
                })
                return Effect.map(once(key, known ? subjects : null, make), ({ says }) => {
                  const given: ReadonlyArray<number> = JSON.parse(says)
                  for (const [at, needed] of least.entries()) expect(given[at]).toBeGreaterThanOrEqual(needed)
                })
              })
            for (const step of steps) {
              if ("ask" in step) readers.push(yield* asked(read(step.ask)))
              if ("change" in step) {
                now.set(step.change, (now.get(step.change) ?? 0) + 1)
                change(step.change)
              }
              if ("end" in step) {
                const [gate] = open.splice(step.end % Math.max(1, open.length), 1)
                if (gate !== undefined) yield* Effect.zipRight(Deferred.succeed(gate, undefined), settle)
              }
              for (const [key, subjects] of Object.entries(shown)) {
                const kept = copies.get(key)
                if (kept !== undefined) expect(JSON.parse(kept.says)).toEqual(count(subjects))
              }
            }
            while (open.length > 0) {
              for (const gate of open.splice(0)) yield* Deferred.succeed(gate, undefined)
              yield* settle
            }
            yield* Fiber.joinAll(readers)
          })
        )
      ),
      { numRuns: 200 }
    )
  })
})

describe("a copy's life", () => {
  test("ends at midnight, and it does not come back with a clock that is set back", () =>
    inWorld(({ clock, copies, copy }) =>
      Effect.sync(() => {
        copies.keep("/a", copies.generation(), copy("Wednesday"))
        clock.set("2026-11-18T23:59:59Z")
        expect(copies.get("/a")?.says).toBe("Wednesday")
        clock.set("2026-11-19T00:00:00Z")
        expect(copies.get("/a")).toBeUndefined()
        copies.keep("/a", copies.generation(), copy("Thursday"))
        clock.set("2026-11-18T23:59:59Z")
        expect(copies.get("/a")).toBeUndefined()
      })
    ))
})

describe("room", () => {
  test("is so many bytes of all together, and the least asked for goes", () =>
    inWorld(({ copies, copy }) =>
      Effect.sync(() => {
        const keep = (key: string, bytes: number) =>
          copies.keep(key, copies.generation(), copy(key, ["listings"], bytes))
        for (const key of ["/a", "/b", "/c"]) keep(key, 300)
        expect(copies.get("/a")).toBeDefined()
        keep("/d", 300)
        expect(["/a", "/b", "/c", "/d"].filter((key) => copies.get(key) !== undefined)).toEqual(["/a", "/c", "/d"])
        expect(copies.figures()).toMatchObject({ copies: 3, bytes: 900 })
      })
    ))
  test("is so many of one, and so many copies", () =>
    inWorld(({ copies, change, copy }) =>
      Effect.sync(() => {
        copies.keep("/large", copies.generation(), copy("large", ["listings"], room.mostBytesOfOne + 1))
        expect(copies.get("/large")).toBeUndefined()
        for (let at = 0; at <= room.most; at++) copies.keep(`/${at}`, copies.generation(), copy(`${at}`, ["posts"]))
        expect([copies.get("/0"), copies.get("/1")?.says]).toEqual([undefined, "1"])
        expect(copies.figures()).toMatchObject({ made: room.most + 2, copies: room.most, bytes: room.most })
        change("posts")
        expect(copies.figures()).toMatchObject({ copies: 0, bytes: 0 })
      })
    ))
})

describe("one that takes too long", () => {
  test("is given up, all who wait for it are told, and whoever comes then has it made anew", () =>
    inWorld(({ copies, copy }) =>
      Effect.gen(function* () {
        const { once } = copies.madeOnce<string>({ overdue: yield* overdueAfter(20), late: () => "late" })
        const endless = once("/a", ["listings"], Effect.never)
        const told = yield* Effect.all([Effect.flip(endless), Effect.flip(endless)], { concurrency: 2 })
        expect(told).toEqual(["late", "late"])
        expect(yield* once("/a", ["listings"], Effect.succeed(copy("made")))).toMatchObject({ says: "made" })
      })
    ))
  test("a maker that is interrupted by itself is no late one", () =>
    inWorld(({ copies }) =>
      Effect.gen(function* () {
        const { once } = copies.madeOnce<string>({ overdue: yield* overdueAfter(60_000), late: () => "late" })
        const exit = yield* Effect.exit(once("/a", ["listings"], Effect.interrupt))
        expect(Exit.isInterrupted(exit)).toBe(true)
      })
    ))
})
