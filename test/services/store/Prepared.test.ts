/** A statement that a connection keeps prepared is described to it once, and its text is written once: what it answers is the same each time. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect, Exit } from "effect"
import { Database } from "../../../src/services/store/Database.ts"
import { Pool } from "../../../src/services/store/Sql.ts"
import { onPostgres, type TestApp, testApp } from "../../support/App.ts"
import { silently } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
  await silently(app, "create table kept (id int primary key, at timestamptz, words text[], what jsonb)")
}, 60_000)
afterAll(() => app.close())

/** All of it on one connection. */
const run = <A>(use: (sql: Database["Type"]) => Effect.Effect<A>) =>
  app.run(Effect.flatMap(Database, (sql) => sql.transaction(use(sql))))
const at = new Date("2026-01-02T03:04:05.678Z")

test("rows, of whatever types, and no rows", async () => {
  const answers = await run((sql) => {
    const insert = (id: number) => sql.prepared.run`
      insert into kept (id, at, words, what) values (${id}, ${at}, ${["a", "b"]}::text[], ${'{"a":1}'}::jsonb)`
    const read = (id: number) =>
      sql.prepared.rows`select id, at, words, what, null as nothing from kept where id >= ${id}`
    return Effect.all([insert(1), insert(2), read(2), read(3), read(1), read(2)])
  })
  const row = (id: number) => ({ id, at: at.toISOString(), words: ["a", "b"], what: { a: 1 }, nothing: null })
  expect(answers).toEqual([undefined, undefined, [row(2)], [], [row(1), row(2)], [row(2)]])
})

test("rows of those that are sent before any of them is answered", async () => {
  const answers = await run((sql) => {
    const insert = (id: number) => sql.later`insert into kept (id) values (${id}) returning id, at`
    const read = sql.prepared.rows`select id from kept where id between 10 and 19 order by id`
    return Effect.all([insert(10), insert(11), read, insert(12), read])
  })
  expect([answers[2], answers[4]]).toEqual([
    [{ id: 10 }, { id: 11 }],
    [{ id: 10 }, { id: 11 }, { id: 12 }]
  ])
})

test("after one that failed", async () => {
  const share = (by: number) =>
    app.run(Effect.flatMap(Database, (sql) => Effect.exit(sql.prepared.value<number>`select 10 / ${by}::int as share`)))
  const [first, second, third, fourth] = [await share(0), await share(2), await share(0), await share(5)]
  expect([first, third].map(Exit.isFailure)).toEqual([true, true])
  expect([second, fourth]).toEqual([Exit.succeed(5), Exit.succeed(2)])
})

test("a statement is its pieces where they stand, whatever the values", async () => {
  const answers = await run((sql) => {
    const two = sql`2`
    const pair = (a: number | typeof two, b: number | typeof two) =>
      sql.prepared.value<number>`select ${a}::int * 10 + ${b}::int`
    return Effect.all([pair(1, two), pair(two, 1), pair(1, 3), pair(two, two), pair(4, two), pair(two, sql`${5}`)])
  })
  expect(answers).toEqual([12, 21, 13, 22, 42, 25])
})

test("what decides the text by its value is put together each time", async () => {
  const answers = await run((sql) => {
    const of = (where: ReturnType<typeof sql.and>) =>
      sql.column<number>`select n from (values (1, 'a'), (2, 'b'), (3, 'c')) as v (n, t) where ${where} order by n`
    const most = (column: string) => sql.value<unknown>`
      select max(${sql.identifier(column)}) from (values (1, 'a'), (2, 'b')) as v (n, t)`
    const either = sql.join(" or ", true)
    return Effect.all([
      of(sql.in("n", [1, 2])),
      of(sql.in("n", [3])),
      of(sql.in("n", [])),
      of(sql.and([])),
      of(sql.and([sql`n > ${1}`])),
      of(sql.and([sql`n > ${1}`, sql`t <> ${"c"}`])),
      of(sql.and([either([sql`n = ${1}`, sql`t = ${"c"}`]), sql`n < ${3}`])),
      most("n"),
      most("t")
    ])
  })
  expect(answers).toEqual([[1, 2], [3], [], [1, 2, 3], [2, 3], [2], [1], 2, "b"])
})

test.skipIf(onPostgres)(
  "what is asked again and again of the embedded database is prepared, and again on its next connection",
  async () => {
    const ask = (n: number) =>
      app.run(Effect.flatMap(Database, (sql) => sql.value<number>`select ${n}::int * 7 as product`))
    const kept = () =>
      app.run(
        Effect.flatMap(
          Database,
          (sql) =>
            sql.value<number>`select count(*)::int as kept from pg_prepared_statements where statement like '%::int * 7 as product'`
        )
      )
    expect(await Promise.all([ask(1), ask(2)])).toEqual([7, 14])
    expect(await kept()).toBe(0)
    expect(await Promise.all([ask(3), ask(4), ask(5)])).toEqual([21, 28, 35])
    expect(await kept()).toBe(1)
    // A connection that is lost leaves its statements in the engine's one session.
    const { pool } = await app.run(Pool)
    const client = await pool.connect()
    client.release(new Error("lost"))
    expect(await Promise.all([ask(6), ask(7), ask(8)])).toEqual([42, 49, 56])
    expect(await kept()).toBe(1)
  }
)
