/** What a transaction sends and does not wait for: all of it is done or none, and what failed is what is heard. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { SqlError } from "@effect/sql/SqlError"
import { Cause, Effect, Exit } from "effect"
import { Database } from "../../../src/services/store/Database.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { silently } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
  await silently(app, "create table sent (id int primary key check (id > 0), place int generated always as identity)")
}, 60_000)
afterAll(() => app.close())
beforeEach(() => silently(app, "delete from sent"))

const sent = async () => (await silently<{ id: number }>(app, "select id from sent order by place")).map(({ id }) => id)
const run = <A>(use: (sql: Database["Type"]) => Effect.Effect<A>) =>
  app.run(Effect.exit(Effect.flatMap(Database, (sql) => sql.transaction(use(sql)))))
/** The database's own code of what a transaction failed by. */
const codeOf = (exit: Exit.Exit<unknown, unknown>) => {
  const error = Exit.isFailure(exit) ? Cause.squash(exit.cause) : null
  return error instanceof SqlError && error.cause instanceof Error && "code" in error.cause ? error.cause.code : null
}
const checkViolation = "23514"

test("it is there once the transaction is over, in the order it was sent in", async () => {
  const exit = await run((sql) =>
    Effect.all([
      sql.later`insert into sent (id) values (${1})`,
      sql.run`insert into sent (id) values (${2})`,
      sql.later`insert into sent (id) values (${3})`,
      sql.later`insert into sent (id) values (${4})`
    ])
  )
  expect(Exit.isSuccess(exit)).toBe(true)
  expect(await sent()).toEqual([1, 2, 3, 4])
})
test("one that fails as the last fails the transaction, and nothing of it is there", async () => {
  const exit = await run((sql) =>
    Effect.all([sql.run`insert into sent (id) values (${1})`, sql.later`insert into sent (id) values (${-1})`])
  )
  expect([codeOf(exit), await sent()]).toEqual([checkViolation, []])
})
test("one that fails in the middle is what is heard, and not that all after it was refused", async () => {
  const exit = await run((sql) =>
    Effect.all([
      sql.later`insert into sent (id) values (${-1})`,
      sql.later`insert into sent (id) values (${1})`,
      sql.run`insert into sent (id) values (${2})`
    ])
  )
  expect([codeOf(exit), await sent()]).toEqual([checkViolation, []])
})
test("in a part that is undone alone it goes with that part", async () => {
  const exit = await run((sql) =>
    Effect.all([
      sql.later`insert into sent (id) values (${1})`,
      Effect.exit(sql.transaction(Effect.zipRight(sql.later`insert into sent (id) values (${-1})`, Effect.void))),
      sql.later`insert into sent (id) values (${2})`
    ])
  )
  expect(Exit.isSuccess(exit)).toBe(true)
  expect(await sent()).toEqual([1, 2])
})
test("one that fails is nothing the next statement could be asked about", async () => {
  const heard: Array<unknown> = []
  const exit = await run((sql) =>
    Effect.all([
      sql.later`insert into sent (id) values (${-1})`,
      Effect.catchAll(sql.attempt`insert into sent (id) values (${1})`, ({ cause }) =>
        Effect.sync(() => heard.push(cause instanceof Error && "code" in cause ? cause.code : cause))
      )
    ])
  )
  expect([codeOf(exit), await sent()]).toEqual([checkViolation, []])
  expect(heard).not.toContain(checkViolation)
})
test("what was refused with one that failed can be asked again on the same connection", async () => {
  const never = (sql: Database["Type"]) => sql.prepared.value<number>`select 7 as ${sql.literal("asked_first_in_vain")}`
  const both = (sql: Database["Type"], id: number) =>
    sql.transaction(Effect.zipRight(sql.later`insert into sent (id) values (${id})`, never(sql)))
  // Of ten connections each is lent the most lately given back.
  for (let time = 0; time < 3; time++) {
    const failed = await app.run(Effect.exit(Effect.flatMap(Database, (sql) => both(sql, -1))))
    expect(codeOf(failed)).toBe(checkViolation)
    expect(await app.run(Effect.flatMap(Database, (sql) => both(sql, time + 1)))).toBe(7)
    expect(await app.run(Effect.flatMap(Database, never))).toBe(7)
  }
  expect(await sent()).toEqual([1, 2, 3])
})
test("what is given up before anything was waited for was never sent", async () => {
  const exit = await run((sql) =>
    Effect.zipRight(sql.later`insert into sent (id) values (${1})`, Effect.dieMessage("given up"))
  )
  expect(Exit.isFailure(exit)).toBe(true)
  expect(await sent()).toEqual([])
  const after = await run((sql) => sql.later`insert into sent (id) values (${2})`)
  expect([Exit.isSuccess(after), await sent()]).toEqual([true, [2]])
})
test("it may be asked beside statements that come as one text", async () => {
  await run((sql) =>
    Effect.all([
      sql.later`insert into sent (id) values (${1})`,
      sql.run`insert into sent (id) values (2); insert into sent (id) values (3)`,
      sql.later`insert into sent (id) values (${4})`
    ])
  )
  expect(await sent()).toEqual([1, 2, 3, 4])
})
test("outside of a transaction it is waited for", async () => {
  await app.run(Effect.flatMap(Database, (sql) => sql.later`insert into sent (id) values (${1})`))
  expect(await sent()).toEqual([1])
})
