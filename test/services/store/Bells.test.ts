/** Bells: rung with what commits and with nothing else, here and in another process. */
import { afterEach, expect, test } from "bun:test"
import { Effect } from "effect"
import { Changes } from "../../../src/services/store/Changes.ts"
import { Database } from "../../../src/services/store/Database.ts"
import { lastingDatabase, onPostgres, type TestApp, testApp } from "../../support/App.ts"

const apps: Array<TestApp> = []
const drops: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  for (const drop of drops.splice(0)) await drop()
})
const start = async (options: Parameters<typeof testApp>[0]) => {
  const app = await testApp({ work: false, ...options })
  apps.push(app)
  return app
}
const hearing = <A, E>(name: string, during: (count: () => number) => Effect.Effect<A, E, Changes>) =>
  Effect.scoped(
    Effect.gen(function* () {
      let count = 0
      yield* (yield* Changes).hear(name, () => void count++)
      return yield* during(() => count)
    })
  )
const ring = (name: string) => Effect.flatMap(Changes, (changes) => changes.transaction(changes.ring(name)))

test("a bell is heard by who listens to it, once a transaction, and not where that fails", async () => {
  const app = await start({})
  const heard = await app.run(
    hearing("draft:1", (count) =>
      Effect.gen(function* () {
        const changes = yield* Changes
        yield* ring("draft:2")
        const others = count()
        yield* changes.transaction(Effect.zipRight(changes.ring("draft:1"), changes.ring("draft:1")))
        const once = count()
        yield* Effect.either(changes.transaction(Effect.zipRight(changes.ring("draft:1"), Effect.fail("no"))))
        return [others, once, count()]
      })
    )
  )
  expect(heard).toEqual([0, 1, 1])
})

test("a bell is heard of one statement too, and with the transaction it stands in, not where that fails", async () => {
  const app = await start({})
  const heard = await app.run(
    hearing("draft:1", (count) =>
      Effect.gen(function* () {
        const changes = yield* Changes
        const counts: Array<number> = []
        const counted = Effect.sync(() => void counts.push(count()))
        yield* Effect.zipRight(changes.rung("draft:1"), counted)
        const failing = changes.transaction(Effect.zipRight(changes.rung("draft:1"), Effect.fail("no")))
        yield* Effect.zipRight(Effect.either(failing), counted)
        yield* changes.transaction(Effect.zipRight(changes.rung("draft:1"), counted))
        yield* counted
        return counts
      })
    )
  )
  expect(heard).toEqual([1, 1, 1, 2])
})

test("what is written with a bell is written whole or not at all", async () => {
  const app = await start({})
  const kept = await app.run(
    Effect.gen(function* () {
      const [changes, sql] = yield* Effect.all([Changes, Database])
      const keep = (name: string, value: string) =>
        sql`insert into settings (key, value, updated_at) values (${name}, ${value}::jsonb, now())`
      yield* changes.rung("draft:1", keep("one", "1"), keep("two", "2"))
      yield* Effect.exit(changes.rung("draft:1", keep("three", "3"), keep("two", "2")))
      return yield* sql.column<string>`select key from settings where key in ('one', 'two', 'three') order by key`
    })
  )
  expect(kept).toEqual(["one", "two"])
})

test("a bell drops no copy, and who waits for one hears of everything", async () => {
  const app = await start({})
  const told: Array<ReadonlyArray<string>> = []
  const heard = await app.run(
    hearing("draft:1", (count) =>
      Effect.gen(function* () {
        const changes = yield* Changes
        yield* Effect.scoped(
          Effect.gen(function* () {
            yield* changes.subscribe((subjects) => void told.push(subjects))
            yield* ring("draft:1")
            yield* changes.transaction(changes.touch("*"))
          })
        )
        return count()
      })
    )
  )
  expect([told, heard]).toEqual([[["*"]], 2])
})

test.skipIf(!onPostgres)("a bell is heard in another process", async () => {
  const { options, drop } = await lastingDatabase()
  drops.push(drop)
  const [one, two] = [await start(options), await start(options)]
  const heard = await two.run(
    hearing("draft:1", (count) =>
      Effect.promise(async () => {
        await one.run(ring("draft:1"))
        await one.run(Effect.flatMap(Changes, (changes) => changes.rung("draft:1")))
        return two.until(
          async () => count(),
          (times) => times === 2,
          "the bells"
        )
      })
    )
  )
  expect(heard).toBe(2)
})
