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
test("outside of a transaction it is waited for", async () => {
  await app.run(Effect.flatMap(Database, (sql) => sql.later`insert into sent (id) values (${1})`))
  expect(await sent()).toEqual([1])
})
