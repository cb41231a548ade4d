/** A PostgreSQL that says nothing: whoever asks it hears so in time, and its connections are not lent again. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { createServer, type Server, type Socket } from "node:net"
import * as Reactivity from "@effect/experimental/Reactivity"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Cause, Deferred, Effect, Exit, Fiber, Layer } from "effect"
import { Database, outageOf } from "../../../src/services/store/Database.ts"
import { DeadlinePool } from "../../../src/services/store/sql/Deadline.ts"
import { Statements } from "../../../src/services/store/sql/Transactions.ts"
import { onPostgres, type Reply, type TestApp, testApp } from "../../support/App.ts"
import { freezableProxy } from "../../support/FreezableProxy.ts"
import { freshDatabase } from "../../support/FreshDatabase.ts"

/** AuthenticationOk and ReadyForQuery. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
/** CommandComplete and ReadyForQuery. */
const done = Buffer.from([0x43, 0, 0, 0, 5, 0, 0x5a, 0, 0, 0, 5, 0x49])

describe("a statement that is not answered", () => {
  let server: Server
  let pool: DeadlinePool
  const connections = new Set<Socket>()
  /** Resolves when the first statement has come. */
  let asked: Promise<void>
  beforeEach(async () => {
    let hear = () => {}
    asked = new Promise((resolve) => {
      hear = resolve
    })
    // Lets everybody in, begins and ends their transactions, and answers nothing they ask.
    server = createServer((socket) => {
      connections.add(socket)
      socket.on("error", () => {})
      socket.on("close", () => connections.delete(socket))
      socket.once("data", () => {
        socket.write(welcome)
        // Several may come at once.
        socket.on("data", (message) => {
          for (const [word] of String(message).matchAll(/BEGIN|COMMIT|ROLLBACK|select/g))
            if (word === "select") hear()
            else socket.write(done)
        })
      })
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    pool = new DeadlinePool({ host: "127.0.0.1", port, user: "silent", max: 2 })
    pool.on("error", () => {})
  })
  afterEach(async () => {
    await pool.end()
    server.close()
  })

  const run = async <A>(use: (sql: Database["Type"]) => Effect.Effect<A, unknown>) => {
    const client = Layer.scoped(SqlClient.SqlClient, PgClient.fromPool({ acquire: Effect.succeed(pool) }))
    const database = Database.layer.pipe(
      Layer.provide(client),
      Layer.provide(Layer.succeed(Statements, Statements.on(pool))),
      Layer.provide(Reactivity.layer)
    )
    const exit = await Effect.runPromiseExit(Effect.provide(Effect.flatMap(Database, use), database))
    return Exit.isFailure(exit) ? outageOf(Cause.squash(exit.cause)) : exit.value
  }
  const gone = async () => {
    while (connections.size > 0) await Bun.sleep(1)
    return pool.totalCount
  }

  test("is a database that is away, and its connection is given up", async () => {
    expect(await run((sql) => Database.patient(sql.rows`select 1`, 20))).toBe("away")
    expect(await gone()).toBe(0)
  })
  test("ends its transaction, which need not be told to the database", async () => {
    expect(await run((sql) => Database.patient(sql.transaction(sql.run`select 1`), 20))).toBe("away")
    expect(await gone()).toBe(0)
  })
  test("that its caller gave up on is not what the next caller waits for", async () => {
    await run((sql) =>
      Effect.raceFirst(
        Effect.disconnect(sql.rows`select 1`),
        Effect.promise(() => asked)
      ).pipe((left) => Database.patient(left, 100))
    )
    expect(await gone()).toBe(0)
  })
  test("has its own deadline, whoever gave back the connection it is sent on", async () => {
    const waiter = await run((sql) =>
      Effect.gen(function* () {
        const over = yield* Deferred.make<void>()
        const holder = Database.patient(sql.transaction(Deferred.await(over)), 60_000)
        const holders = yield* Effect.fork(Effect.all([holder, holder], { concurrency: 2 }))
        while (pool.totalCount < 2 || pool.idleCount > 0) yield* Effect.sleep(1)
        const waiter = yield* Effect.fork(Database.patient(sql.rows`select 1`, 20))
        while (pool.inLine === 0) yield* Effect.sleep(1)
        yield* Deferred.succeed(over, undefined)
        yield* Fiber.join(holders)
        return yield* Fiber.join(waiter)
      })
    )
    expect(waiter).toBe("away")
  })
  test("is waited for as long as its caller has patience", async () => {
    const waiting = await run((sql) =>
      Effect.gen(function* () {
        const patient = yield* Effect.fork(Effect.exit(Database.patient(sql.rows`select 1`, 60_000)))
        yield* Effect.exit(Database.patient(sql.rows`select 1`, 20))
        const left = pool.totalCount
        for (const connection of connections) connection.destroy()
        yield* Fiber.join(patient)
        return left
      })
    )
    expect(waiting).toBe(1)
  })
})

describe("a pool that more want of than it has", () => {
  let server: Server
  let pool: DeadlinePool
  const waits = { still: 60, moving: 600 }
  beforeEach(async () => {
    server = createServer((socket) => {
      socket.on("error", () => {})
      socket.once("data", () => socket.write(welcome))
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    pool = new DeadlinePool({ host: "127.0.0.1", port, user: "crowd", max: 2 }, waits)
    pool.on("error", () => {})
  })
  afterEach(async () => {
    await pool.end()
    server.close()
  })

  /** How many of a crowd are lent a connection, in the order they asked, where each keeps it for `millis`. */
  const lent = async (crowd: number, millis: number) => {
    const order: Array<number> = []
    const asked = Array.from({ length: crowd }, async (_, at) => {
      const client = await pool.connect()
      order.push(at)
      await Bun.sleep(millis)
      client.release()
    })
    const answers = await Promise.allSettled(asked)
    return { order, refused: answers.filter(({ status }) => status === "rejected").length }
  }

  test("lends to all, first come, first served, as long as it goes on lending", async () => {
    const { order, refused } = await lent(20, 20)
    expect(refused).toBe(0)
    expect(order).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })
  test("turns them away when nothing comes back to it, and lends again when it does", async () => {
    const holders = await Promise.all([pool.connect(), pool.connect()])
    const waiting = pool.connect()
    expect(pool.inLine).toBe(1)
    const refused = await waiting.then(
      () => "lent",
      (error: unknown) => String(error)
    )
    expect(refused).toContain("timeout exceeded when trying to connect")
    expect(pool.inLine).toBe(0)
    for (const holder of holders) holder.release()
    expect((await lent(4, 1)).refused).toBe(0)
  })
  test("turns them away after a while, however well it lends to others", async () => {
    const { refused } = await lent(100, 40)
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan(100)
    expect(pool.inLine).toBe(0)
  })
})

describe.skipIf(!onPostgres)("a PostgreSQL that is frozen (needs DATABASE_URL)", () => {
  let app: TestApp
  let proxy: Awaited<ReturnType<typeof freezableProxy>>
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let key: string
  beforeAll(async () => {
    database = await freshDatabase(process.env.DATABASE_URL ?? "", "launchbook_test")
    const url = new URL(database.url)
    proxy = await freezableProxy(url.hostname, Number(url.port === "" ? 5432 : url.port))
    url.hostname = "127.0.0.1"
    url.port = String(proxy.port)
    app = await testApp({ databaseUrl: url.href, demo: true })
    key = (await app.user()).key
  })
  afterAll(async () => {
    proxy.thaw()
    await app.close()
    proxy.close()
    await database.drop()
  })

  const calls: Readonly<Record<string, () => Promise<Reply>>> = {
    "a search": () => app.rest("GET", `/listings?q=${crypto.randomUUID()}`),
    "a read with a key": () => app.rest("GET", "/drafts", { key }),
    "a write": () =>
      app.rest("POST", "/drafts", {
        key,
        body: { url: "https://frozen.example" },
        headers: { "idempotency-key": crypto.randomUUID() }
      })
  }
  const ready = async () => (await app.fetch(new Request(`${app.origin}/readyz`))).status

  test("every call hears 503 and when to come back, more calls at once than there are connections", async () => {
    for (const call of Object.values(calls)) expect((await call()).status).toBeLessThan(300)
    proxy.freeze()
    const answers = Object.entries(calls).flatMap(([name, call]) =>
      Array.from({ length: 8 }, async () => [name, await call()] as const)
    )
    expect(await ready()).toBe(503)
    const replies = await Promise.all(answers)
    for (const [name, { status, headers, body }] of replies)
      expect([name, status, headers.get("retry-after"), body.error.code]).toEqual([name, 503, "1", "unavailable"])

    proxy.thaw()
    await app.until(ready, (status) => status === 200, "readiness")
    for (const [name, call] of Object.entries(calls)) expect([name, (await call()).status < 300]).toEqual([name, true])
  }, 60_000)
})
