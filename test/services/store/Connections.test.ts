/** The ways to PostgreSQL: straight, and by a pooler that lends a connection for one transaction. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Cause, Effect, Exit, Fiber, Layer, Logger, Option, Redacted } from "effect"
import Pg from "pg"
import * as Config from "../../../src/Config.ts"
import { Database } from "../../../src/services/store/Database.ts"
import * as Sql from "../../../src/services/store/Sql.ts"
import { statementTimeout } from "../../../src/services/store/sql/Deadline.ts"
import { assertSettings } from "../../../src/services/store/sql/Settled.ts"
import { onPostgres, type TestApp, type TestAppOptions, testApp } from "../../support/App.ts"
import { freshDatabase } from "../../support/FreshDatabase.ts"
import { pgBouncerPath, startPgBouncer } from "../../support/PgBouncer.ts"

const given = process.env.DATABASE_URL ?? ""

const settings = (sql: Database["Type"]) => sql.one<Record<string, string>>`
  select current_setting('TimeZone') as timezone, current_setting('statement_timeout') as statement_timeout,
    current_setting('jit') as jit, current_setting('client_connection_check_interval') as gone_check`

const opened = <A>(environment: Record<string, string>, use: (sql: Database["Type"]) => Effect.Effect<A>) => {
  const database = Sql.layer.pipe(Layer.provide(Layer.effect(Config.AppConfigTag, Config.load(environment))))
  const quiet = Logger.replace(Logger.defaultLogger, Logger.none)
  return Effect.runPromiseExit(Effect.provide(Effect.flatMap(Database, use), Layer.provide(database, quiet)))
}
/** How many statements the session has prepared by name, after one that asks to be was run in it. */
const prepared = (sql: Database["Type"], times: number) =>
  sql.transaction(
    Effect.gen(function* () {
      const answers = yield* Effect.all(
        Array.from({ length: times }, (_, n) => sql.prepared.value<number>`select ${n}::int + 1 as sum`)
      )
      const kept = yield* sql.value<number>`
        select count(*) from pg_prepared_statements where not from_sql and statement like '%::int + 1 as sum'`
      return { answers, kept }
    })
  )
/** The line that the start stops with; what came of it where it does not. */
const line = async (environment: Record<string, string>) => {
  const exit = await opened(environment, settings)
  if (Exit.isSuccess(exit)) return exit.value
  const error = Cause.squash(exit.cause)
  return error instanceof Sql.DatabaseUnfit ? error.message : error
}

describe.skipIf(!onPostgres)("straight to PostgreSQL (needs DATABASE_URL)", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    database = await freshDatabase(given, "launchbook_test")
  })
  afterAll(() => database.drop())

  test("a session is told at its start what it is to do", async () => {
    expect(await line({ DATABASE_URL: database.url })).toEqual({
      timezone: "UTC",
      statement_timeout: `${statementTimeout / 1000}s`,
      jit: "off",
      gone_check: "1s"
    })
  })
  test("sessions in another time zone stop the start with a line that says what to run", async () => {
    const pool = new Pg.Pool({ connectionString: database.url, options: "-c timezone=Pacific/Auckland", max: 1 })
    const exit = await Effect.runPromiseExit(assertSettings(pool))
    await pool.end()
    expect(Cause.pretty(Exit.isFailure(exit) ? exit.cause : Cause.empty)).toMatch(
      /its sessions are in Pacific\/Auckland\. Run: alter role "\w+" in database "launchbook_test_\w+" set timezone = 'UTC';/
    )
  })
  test("what else they lack is logged as what to run, for those that lack it", async () => {
    const logged = async (options: string) => {
      const lines: Array<string> = []
      const log = Logger.replace(
        Logger.defaultLogger,
        Logger.make(({ message }) => void lines.push(JSON.stringify(message)))
      )
      const pool = new Pg.Pool({ connectionString: database.url, options, max: 1 })
      await Effect.runPromise(Effect.provide(assertSettings(pool), log))
      await pool.end()
      return lines
    }
    const [line, ...more] = await logged("-c timezone=UTC -c jit=off")
    expect(more).toEqual([])
    for (const set of [`statement_timeout = '${statementTimeout}ms'`, "client_connection_check_interval = '1000ms'"])
      expect(line).toContain(`set ${set};`)
    expect(line).not.toContain("jit")
    const all = "-c timezone=Etc/UTC -c jit=off -c statement_timeout=30s -c client_connection_check_interval=1s"
    expect(await logged(all)).toEqual([])
  })
  test("a statement that is to be prepared is, once for each connection, and answers the same", async () => {
    const exit = await opened({ DATABASE_URL: database.url }, (sql) => prepared(sql, 3))
    expect(exit).toEqual(Exit.succeed({ answers: [1, 2, 3], kept: 1 }))
  })
  test("it goes on where its table changes beside it, and fails as any other where it is gone", async () => {
    const exit = await opened({ DATABASE_URL: database.url }, (sql) =>
      Effect.gen(function* () {
        const read = sql.prepared.first<{ a: number }>`select a from changing where a = ${1}`
        yield* sql.run`create table changing (a int)`
        yield* sql.run`insert into changing values (1)`
        const before = yield* read
        yield* sql.run`alter table changing add column b text`
        const after = yield* read
        yield* sql.run`drop table changing`
        const gone = yield* Effect.exit(read)
        yield* sql.run`create table changing (a int)`
        return { before, after, gone: Exit.isFailure(gone), again: yield* read }
      })
    )
    expect(exit).toEqual(Exit.succeed({ before: { a: 1 }, after: { a: 1 }, gone: true, again: undefined }))
  })
  test("a direct address of another database stops the start", async () => {
    const said = await line({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: given })
    expect(said).toStartWith("DATABASE_DIRECT_URL hears nothing")
  }, 20_000)
  test("one that does not answer is told of as any database that is away", async () => {
    const away = "postgres://postgres@127.0.0.1:1/none"
    expect(await line({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: away })).toMatchObject({
      _tag: "SqlError",
      cause: { code: "ECONNREFUSED" }
    })
  })
})

const missing = pgBouncerPath === null ? "PgBouncer is not installed, skipped" : "needs DATABASE_URL"
describe.skipIf(!onPostgres || pgBouncerPath === null)(`by PgBouncer in transaction mode (${missing})`, () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  beforeAll(async () => {
    database = await freshDatabase(given, "launchbook_test")
    const client = new Pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`alter database ${new URL(database.url).pathname.slice(1)} set timezone = 'Pacific/Auckland'`)
    await client.end()
    pooler = await startPgBouncer(database.url, { default_pool_size: "2" })
  })
  afterAll(async () => {
    await pooler.stop()
    await database.drop()
  })
  const both = () => ({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url })
  const told = "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL"

  test("it is no place to listen, so without a direct address the start stops with one line", async () => {
    expect(await line({ DATABASE_URL: pooler.url })).toStartWith(told)
  })
  test("nor where it swallows what it is told at the start", async () => {
    const silent = await startPgBouncer(database.url, { ignore_startup_parameters: "options" })
    try {
      expect(await line({ DATABASE_URL: silent.url })).toStartWith(told)
      const said = await line({ DATABASE_URL: silent.url, DATABASE_DIRECT_URL: silent.url })
      expect(said).toStartWith("DATABASE_DIRECT_URL hears nothing")
    } finally {
      await silent.stop()
    }
  }, 20_000)
  test("the time zone is ours whatever the server's is, on connections that others have used too", async () => {
    const exit = await opened(both(), (sql) =>
      Effect.gen(function* () {
        const rows = yield* Effect.all(
          Array.from({ length: 20 }, () => settings(sql)),
          { concurrency: 20 }
        )
        return new Set(rows.map(({ timezone }) => timezone))
      })
    )
    expect(exit).toEqual(Exit.succeed(new Set(["UTC"])))
  })
  test("nothing is prepared on a connection that is lent, and what asks for it answers the same", async () => {
    const exit = await opened(both(), (sql) => prepared(sql, 3))
    expect(exit).toEqual(Exit.succeed({ answers: [1, 2, 3], kept: 0 }))
  })
  test("a statement whose caller left is not what the next caller waits for", async () => {
    const exit = await opened(both(), (sql) =>
      Effect.gen(function* () {
        const left = yield* Effect.fork(Database.patient(sql.run`select pg_sleep(20)`))
        yield* Effect.sleep("200 millis")
        yield* Fiber.interrupt(left)
        const began = performance.now()
        yield* Effect.all(
          Array.from({ length: 4 }, () => sql.run`select 1`),
          { concurrency: 4 }
        )
        return performance.now() - began
      })
    )
    expect(Exit.isSuccess(exit) && exit.value < 2000).toBe(true)
  }, 20_000)

  describe("the whole service", () => {
    let app: TestApp
    let other: TestApp
    beforeAll(async () => {
      const options: TestAppOptions = {
        databaseUrl: pooler.url,
        config: { databaseDirectUrl: Option.some(Redacted.make(database.url)) }
      }
      app = await testApp({ ...options, demo: true })
      other = await testApp({ ...options, work: false })
    }, 60_000)
    afterAll(async () => {
      await other.close()
      await app.close()
    })

    test("writes once under a key, whichever process hears of it, and its jobs are done", async () => {
      const { key } = await app.user()
      const submit = (at: TestApp) =>
        at.rest("POST", "/drafts", {
          key,
          body: { url: "https://pooled.example" },
          headers: { "idempotency-key": "once" }
        })
      const replies = await Promise.all([app, other, app, other].map(submit))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
      const [first] = replies
      // There is no such site, so its draft fails, which takes a job all the same.
      const ended = await app.until(
        () => other.rest("GET", `/drafts/${first?.body.id}`, { key }),
        ({ body }) => body.status === "failed",
        "the end of the draft"
      )
      expect(ended.status).toBe(200)
    }, 30_000)
  })
})
