/** A replica answers public reads, and never with less than this process has heard of. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Fiber, Logger, Option, Redacted } from "effect"
import * as fc from "fast-check"
import { listingSubject } from "../../../src/domain/Operation.ts"
import { ByteCache } from "../../../src/http/answer/ByteCache.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { Database } from "../../../src/services/store/Database.ts"
import { type Following, follow } from "../../../src/services/store/sql/Replica.ts"
import { onPostgres, type TestApp, testApp } from "../../support/App.ts"
import { freshDatabase } from "../../support/FreshDatabase.ts"
import { canPair, postgresPair } from "../../support/PostgresPair.ts"

/** A primary and its replica as two numbers: how much was written, and how much of it has come. */
const fakePair = () => {
  const pair = {
    written: 0,
    replayed: 0,
    /** How much more has come each time somebody looks. */
    catchesUp: Number.POSITIVE_INFINITY,
    away: false,
    asked: 0
  }
  const probe = {
    position: Effect.sync(() => String(pair.written)),
    hasReplayed: (position: string) =>
      Effect.suspend(() => {
        pair.asked++
        if (pair.away) return Effect.fail(new Error("away"))
        pair.replayed = Math.min(pair.written, pair.replayed + pair.catchesUp)
        return Effect.succeed(pair.replayed >= Number(position))
      })
  }
  return { pair, probe }
}
const following = async (
  use: (it: Following, pair: ReturnType<typeof fakePair>["pair"], lines: Array<string>) => Effect.Effect<void>
) => {
  const { pair, probe } = fakePair()
  const lines: Array<string> = []
  const said = Logger.replace(
    Logger.defaultLogger,
    Logger.make(({ message }) => void lines.push(String(Array.isArray(message) ? message[0] : message)))
  )
  await Effect.runPromise(
    Effect.scoped(Effect.flatMap(follow(probe), (it) => use(it, pair, lines))).pipe(Effect.provide(said))
  )
}
const until = (ok: Effect.Effect<boolean>) =>
  Effect.repeat(Effect.delay(ok, "2 millis"), { until: (so) => so, times: 2000 }).pipe(
    Effect.flatMap((so) => (so ? Effect.void : Effect.dieMessage("never happened")))
  )

describe("how far a replica is", () => {
  test("is asked once for all who wait, and nobody asks while nothing changes", () =>
    following((it, pair) =>
      Effect.gen(function* () {
        yield* until(it.reaches(0))
        const settled = pair.asked
        expect(yield* Effect.all(Array.from({ length: 50 }, () => it.reaches(0)))).not.toContain(false)
        yield* Effect.sleep("20 millis")
        expect(pair.asked).toBe(settled)
        it.changed()
        const all = Array.from({ length: 50 }, () => it.reaches(0))
        expect(yield* Effect.all(all, { concurrency: "unbounded" })).not.toContain(false)
        expect(pair.asked).toBeLessThanOrEqual(settled + 2)
      })
    ))
  test("it is never asked for what it has not replayed, whatever is written when", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constant("write"), fc.constant("read"), fc.constant("known"), fc.constant("pause")), {
          maxLength: 40
        }),
        fc.integer({ min: 1, max: 3 }),
        (steps, catchesUp) =>
          following((it, pair) =>
            Effect.gen(function* () {
              pair.catchesUp = catchesUp
              const readers: Array<Fiber.Fiber<void>> = []
              const read = (moment: number) =>
                Effect.suspend(() => {
                  const needed = pair.written
                  return Effect.map(it.reaches(moment), (may) => {
                    if (may) expect(pair.replayed).toBeGreaterThanOrEqual(needed)
                  })
                })
              for (const step of steps) {
                if (step === "write") {
                  pair.written++
                  it.changed()
                }
                if (step === "read") readers.push(yield* Effect.fork(read(0)))
                if (step === "known") readers.push(yield* Effect.fork(Effect.suspend(() => read(it.moment()))))
                if (step === "pause") yield* Effect.sleep("1 millis")
              }
              yield* Fiber.joinAll(readers)
            })
          )
      ),
      { numRuns: 40 }
    ))
  test("a write that nobody was told of is seen by who says that they may have written, and by nobody else", () =>
    following((it, pair) =>
      Effect.gen(function* () {
        yield* until(it.reaches(0))
        pair.written++
        pair.catchesUp = 0
        expect(yield* it.reaches(0)).toBe(true)
        expect(yield* it.reaches(it.moment())).toBe(false)
      })
    ))
  test("too far behind it is not waited for, says so once, and comes back by itself", () =>
    following((it, pair, lines) =>
      Effect.gen(function* () {
        yield* until(it.reaches(0))
        pair.written++
        pair.catchesUp = 0
        it.changed()
        yield* until(Effect.sync(() => lines.length > 0))
        // At once: what has to wait cannot be run so.
        expect(Effect.runSync(it.reaches(0))).toBe(false)
        pair.catchesUp = 1
        yield* until(it.reaches(0))
        expect(lines).toEqual([
          "the replica is too far behind: the primary answers public reads",
          "the replica answers public reads again"
        ])
      })
    ))
  test("away it is not asked, says so once, and comes back by itself", () =>
    following((it, pair, lines) =>
      Effect.gen(function* () {
        yield* until(it.reaches(0))
        pair.away = true
        yield* it.failed(new Error("gone"))
        expect(yield* it.reaches(0)).toBe(false)
        yield* Effect.sleep("10 millis")
        pair.away = false
        yield* until(it.reaches(0))
        expect(lines).toEqual([
          "the replica does not answer: the primary answers public reads",
          "the replica answers public reads again"
        ])
      })
    ))
})

const why = canPair ? "needs DATABASE_URL" : "PostgreSQL's programs are not installed, skipped"
describe.skipIf(!onPostgres || !canPair)(`a streaming replica (${why})`, () => {
  let pair: Awaited<ReturnType<typeof postgresPair>>
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let writer: TestApp
  let reader: TestApp
  let lines: Array<string> = []
  beforeAll(async () => {
    pair = await postgresPair({ fsync: "off" })
    database = await freshDatabase(pair.primary.url, "launchbook_test")
    writer = await testApp({ databaseUrl: database.url, demo: true })
    const replicaUrl = new URL(pair.replica.url)
    replicaUrl.pathname = new URL(database.url).pathname
    reader = await testApp({
      databaseUrl: database.url,
      work: false,
      log: (line) => lines.push(line),
      config: { databaseReadUrl: Option.some(Redacted.make(replicaUrl.href)) }
    })
  }, 120_000)
  afterAll(async () => {
    await reader?.close()
    await writer?.close()
    await database?.drop()
    await pair?.drop()
  }, 60_000)

  const where = (caller: "everybody" | "known" | "owner") =>
    reader.run(
      Effect.flatMap(Database, (sql) => {
        const asked = sql.value<boolean>`select pg_is_in_recovery()`
        return Effect.map(caller === "owner" ? asked : sql.publicly(asked, caller), (there) =>
          there ? "replica" : "primary"
        )
      })
    )
  const told = (text: string) => lines.filter((line) => line.includes(text)).length

  test("public reads are asked of it, and nothing else is", async () => {
    await reader.until(
      () => where("everybody"),
      (at) => at === "replica",
      "the replica"
    )
    // A replica that is busy for a moment is passed by, so it may take more than one.
    await reader.until(
      () => where("known"),
      (at) => at === "replica",
      "the replica, for who is known"
    )
    expect(await where("owner")).toBe("primary")
    const inWrite = Effect.flatMap(Database, (sql) =>
      sql.publicly(sql.transaction(sql.value<boolean>`select pg_is_in_recovery()`), "everybody")
    )
    expect(await reader.run(inWrite)).toBe(false)
  })
  test("a search by anybody and one with a key are answered, and agree with the primary's", async () => {
    const { key } = await reader.user()
    const path = "/listings?q=tide"
    const [anybody, known, primary] = await Promise.all([
      reader.rest("GET", path),
      reader.rest("GET", path, { key }),
      writer.rest("GET", path)
    ])
    expect(anybody.body.items.length).toBeGreaterThan(0)
    expect(anybody.body).toEqual(primary.body)
    expect(known.body).toEqual(primary.body)
  })
  test("what stands still is not read: nothing old is answered, and nothing old is kept", async () => {
    const slug = (await writer.rest("GET", "/listings")).body.items[0].slug
    const path = `/listings/${slug}`
    await reader.rest("GET", path)
    await pair.pause()
    try {
      lines = []
      await writer.run(rename(slug, "Renamed while it stood still"))
      const name = async (more = {}) => (await reader.rest("GET", path, more)).body.name
      await reader.until(name, (now) => now === "Renamed while it stood still", "the new name")
      const { key } = await reader.user()
      expect(await name({ key })).toBe("Renamed while it stood still")
      // The primary answered, so what was kept is new as well.
      const kept = await reader.run(Effect.map(ByteCache, (cache) => cache.get(`/api/v1${path}`)))
      expect(new TextDecoder().decode(kept?.body)).toContain("Renamed while it stood still")
      await reader.until(
        async () => told("too far behind"),
        (count) => count === 1,
        "a line that says so"
      )
      expect(await where("everybody")).toBe("primary")
    } finally {
      await pair.resume()
    }
    await reader.until(
      () => where("everybody"),
      (at) => at === "replica",
      "the replica"
    )
    expect(told("answers public reads again")).toBe(1)
  }, 20_000)
  test("away, nobody is told: the primary answers, and it is back when it is back", async () => {
    lines = []
    await pair.replica.crash()
    const asked = Array.from({ length: 12 }, (_, n) => reader.rest("GET", `/listings?q=tide${n}`))
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
    await reader.until(
      async () => told("does not answer"),
      (count) => count === 1,
      "a line that says so"
    )
    await pair.replica.start()
    await reader.until(
      () => where("everybody"),
      (at) => at === "replica",
      "the replica"
    )
  }, 30_000)
})

/** An edit as any other: in a transaction that says what it changed. */
const rename = (slug: string, name: string) =>
  Effect.flatMap(Effect.all([Database, Changes]), ([sql, changes]) =>
    changes.transaction(
      Effect.zipRight(
        sql.run`update listings set name = ${name} where slug = ${slug}`,
        changes.touch("listings", listingSubject(slug))
      )
    )
  )
