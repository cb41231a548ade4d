/** What is kept of credentials: never longer than it is true, as far as anybody can know. */
import { describe, expect, test } from "bun:test"
import { Deferred, Effect, Exit, Fiber, Layer, Logger, LogLevel, Scope, TestClock, TestContext } from "effect"
import { Changes } from "../../../src/services/store/Changes.ts"
import { credentialKey, knownCredentials, type Proof } from "../../../src/services/store/KnownCredentials.ts"

/** A database of one credential, and the changes of it. */
const world = () => {
  const listeners = new Set<(userId: number | null) => void>()
  const state = { hearing: true, asked: 0, touched: 0 }
  const changes = Changes.make({
    touch: () => Effect.void,
    touchCredentials: () => Effect.void,
    ring: () => Effect.void,
    last: () => Effect.dieMessage("credentials write nothing"),
    rung: () => Effect.dieMessage("credentials write nothing"),
    hear: () => Effect.dieMessage("credentials wait for nothing"),
    transaction: () => Effect.dieMessage("credentials write nothing"),
    inTransaction: Effect.succeed(false),
    hearing: () => state.hearing,
    subscribe: () => Effect.dieMessage("credentials show nothing"),
    subscribeCredentials: (listener) =>
      Effect.acquireRelease(
        Effect.sync(() => listeners.add(listener)),
        () => Effect.sync(() => listeners.delete(listener))
      )
  })
  const proof = (more: Partial<Proof<string>> = {}): Proof<string> => ({
    value: "ada",
    userId: 7,
    id: "key 1",
    expiresAt: null,
    lastUsedAt: null,
    touch: () => Effect.sync(() => void state.touched++),
    ...more
  })
  /** What the database answers, counting how often it is asked. */
  const says = (found: Proof<string> | undefined) =>
    Effect.sync(() => {
      state.asked++
      return found
    })
  const tell = (userId: number | null) => {
    for (const listener of listeners) listener(userId)
  }
  const run = <A>(
    body: (known: Effect.Effect.Success<ReturnType<typeof knownCredentials<string>>>) => Effect.Effect<A>
  ): Promise<A> =>
    Effect.runPromise(
      Effect.flatMap(knownCredentials<string>(), body).pipe(
        Effect.scoped,
        Effect.provide(Layer.merge(Layer.succeed(Changes, changes), TestContext.TestContext)),
        Logger.withMinimumLogLevel(LogLevel.None)
      )
    )
  return { state, changes, proof, says, tell, run }
}
const key = credentialKey("secret", "api")

test("a key says nothing of the credential, and tells doors apart", () => {
  expect(key).not.toContain("secret")
  expect(credentialKey("secret", "mcp")).not.toBe(key)
})

describe("what is kept", () => {
  test("is used for half a minute, then the database is asked again", async () => {
    const { state, proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        expect(known.peek(key)).toBeUndefined()
        for (let use = 0; use < 5; use++) expect(yield* known.find(key, says(proof()))).toBe("ada")
        expect([known.peek(key), state.asked]).toEqual(["ada", 1])
        yield* TestClock.adjust("29999 millis")
        expect(known.peek(key)).toBe("ada")
        yield* TestClock.adjust("1 millis")
        expect(known.peek(key)).toBeUndefined()
        expect(yield* known.find(key, says(undefined))).toBeUndefined()
        expect(known.peek(key)).toBeUndefined()
      })
    )
  })
  test("ends at the moment it expires", async () => {
    const { proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        yield* known.find(key, says(proof({ expiresAt: new Date(10_000).toISOString() })))
        yield* TestClock.adjust("9999 millis")
        expect(known.peek(key)).toBe("ada")
        yield* TestClock.adjust("1 millis")
        expect(known.peek(key)).toBeUndefined()
      })
    )
  })
  test("is no good in a time before it was asked for, when the clock was set back", async () => {
    const { proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        yield* TestClock.setTime(50_000)
        yield* known.find(key, says(proof()))
        yield* TestClock.setTime(49_000)
        expect(known.peek(key)).toBeUndefined()
      })
    )
  })
  test("goes with a change of its person's credentials, and of nobody else's", async () => {
    const { proof, says, tell, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        for (const door of ["api", "mcp"]) yield* known.find(credentialKey("secret", door), says(proof()))
        tell(8)
        expect(known.peek(key)).toBe("ada")
        tell(7)
        expect([known.peek(key), known.peek(credentialKey("secret", "mcp"))]).toEqual([undefined, undefined])
        yield* known.find(key, says(proof()))
        tell(null)
        expect(known.peek(key)).toBeUndefined()
      })
    )
  })
  test("is not what was read before a change, and who asks after it does not get that either", async () => {
    const { proof, says, tell, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        const begun = yield* Deferred.make<void>()
        const answer = yield* Deferred.make<Proof<string>>()
        const reading = Effect.zipRight(Deferred.succeed(begun, undefined), Deferred.await(answer))
        const before = yield* Effect.fork(known.find(key, reading))
        yield* Deferred.await(begun)
        tell(7)
        expect(yield* known.find(key, says(undefined))).toBeUndefined()
        yield* Deferred.succeed(answer, proof())
        expect(yield* Fiber.join(before)).toBe("ada")
        expect(known.peek(key)).toBeUndefined()
      })
    )
  })
  test("is not used while no changes are heard of: the database is asked each time", async () => {
    const { state, proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        yield* known.find(key, says(proof()))
        state.hearing = false
        expect(known.peek(key)).toBeUndefined()
        expect(yield* known.find(key, says(undefined))).toBeUndefined()
        expect(yield* known.find(key, says(proof()))).toBe("ada")
        expect(state.asked).toBe(3)
        // Nor is it kept for later.
        state.hearing = true
        yield* TestClock.adjust("30 seconds")
        expect(known.peek(key)).toBeUndefined()
      })
    )
  })
  test("is never that a credential is unknown", async () => {
    const { proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        expect(yield* known.find(key, says(undefined))).toBeUndefined()
        expect(yield* known.find(key, says(proof()))).toBe("ada")
      })
    )
  })
  test("is bounded by how many there are", async () => {
    const { proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        const keyOf = (n: number) => credentialKey(`secret ${n}`, "api")
        for (let n = 0; n <= 10_000; n++) yield* known.find(keyOf(n), says(proof({ userId: n, id: `key ${n}` })))
        expect([known.peek(keyOf(0)), known.peek(keyOf(10_000))]).toEqual([undefined, "ada"])
      })
    )
  })
})

test("many who ask at once ask the database once, and go on where the first one goes away", async () => {
  const { state, proof, run } = world()
  await run((known) =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Proof<string>>()
      const ask = Effect.suspend(() => {
        state.asked++
        return Deferred.await(answer)
      })
      const first = yield* Effect.fork(known.find(key, ask))
      yield* Effect.yieldNow()
      const others = yield* Effect.fork(
        Effect.all(
          Array.from({ length: 50 }, () => known.find(key, ask)),
          { concurrency: "unbounded" }
        )
      )
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(first)
      yield* Deferred.succeed(answer, proof())
      expect(new Set(yield* Fiber.join(others))).toEqual(new Set(["ada"]))
      expect([state.asked, known.figures().made]).toEqual([1, 51])
    })
  )
})
test("a database that fails fails who asked, and is asked again", async () => {
  const { proof, says, run } = world()
  await run((known) =>
    Effect.gen(function* () {
      const failed = yield* Effect.exit(known.find(key, Effect.dieMessage("the database is away")))
      expect(Exit.isFailure(failed)).toBe(true)
      expect(yield* known.find(key, says(proof()))).toBe("ada")
    })
  )
})

describe("the last use", () => {
  test("is written down behind its caller, once a minute, however the credential is used", async () => {
    const { state, proof, says, run } = world()
    const minutes: Array<number> = []
    await run((known) =>
      Effect.gen(function* () {
        const touch = (now: Date) => Effect.sync(() => void minutes.push(now.getTime() / 60_000))
        for (let second = 0; second < 200; second += 10) {
          const written = minutes.at(-1)
          const lastUsedAt = written === undefined ? null : new Date(written * 60_000).toISOString()
          for (const door of ["api", "mcp"])
            yield* known.find(credentialKey("secret", door), says(proof({ touch, lastUsedAt })))
          yield* TestClock.adjust("10 seconds")
        }
      })
    )
    expect(minutes.length).toBe(3)
    expect(state.asked).toBeGreaterThan(3)
  })
  test("is not written again where another process did", async () => {
    const { state, proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        yield* TestClock.setTime(100_000)
        yield* known.find(key, says(proof({ lastUsedAt: new Date(90_000).toISOString() })))
        yield* TestClock.adjust("1 seconds")
        expect(state.touched).toBe(0)
      })
    )
  })
  test("is never written twice at once, keeps nobody waiting, and is awaited at the end", async () => {
    const { changes, proof, says } = world()
    const written: Array<string> = []
    const live = Effect.gen(function* () {
      const scope = yield* Scope.make()
      const known = yield* Scope.extend(knownCredentials<string>(), scope)
      const gate = yield* Deferred.make<void>()
      const touch = () =>
        Effect.zipRight(
          Deferred.await(gate),
          Effect.sync(() => void written.push("written"))
        )
      expect(yield* known.find(key, says(proof({ touch })))).toBe("ada")
      expect(yield* known.find(credentialKey("secret", "mcp"), says(proof({ touch })))).toBe("ada")
      const ended = yield* Effect.fork(Scope.close(scope, Exit.void))
      yield* Effect.yieldNow()
      expect(written).toEqual([])
      yield* Deferred.succeed(gate, undefined)
      yield* Fiber.join(ended)
      expect(written).toEqual(["written"])
    })
    await Effect.runPromise(Effect.provide(live, Layer.succeed(Changes, changes)))
  })
  test("that cannot be written refuses nobody", async () => {
    const { proof, says, run } = world()
    await run((known) =>
      Effect.gen(function* () {
        const broken = proof({ touch: () => Effect.dieMessage("no writes today") })
        expect(yield* known.find(key, says(broken))).toBe("ada")
        yield* TestClock.adjust("1 seconds")
        expect(known.peek(key)).toBe("ada")
      })
    )
  })
})
