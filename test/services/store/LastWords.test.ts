/** What is written at the end of a transaction is of it: all of it, in its order, or nothing. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { Audit } from "../../../src/services/store/Audit.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const doer = { userId: null, credential: "cli", requestId: "test" }
const audited = <A, E>(use: (audit: Audit, changes: Changes) => Effect.Effect<A, E, Changes>) =>
  app.run(
    Effect.flatMap(Effect.zip(Audit, Changes), ([audit, changes]) =>
      Effect.provideService(use(audit, changes), Changes, changes)
    ).pipe(Effect.provide(Audit.Default))
  )
const written = async () =>
  (
    await query<{ operation: string }>(app, "select operation from audit_log where request_id = 'test' order by id")
  ).map(({ operation }) => operation)

test("in the order it was said in, and seen by nobody before", async () => {
  const before = await audited((audit, changes) =>
    changes.transaction(
      Effect.gen(function* () {
        for (const name of ["a", "b", "c"]) yield* audit.write(doer, name)
        yield* changes.touch("posts")
        yield* audit.write(doer, "d")
        return yield* Effect.promise(() => Promise.resolve("said"))
      })
    )
  )
  expect([before, await written()]).toEqual(["said", ["a", "b", "c", "d"]])
})

test("not where the transaction is undone, and without what was undone alone within it", async () => {
  await query(app, "delete from audit_log where request_id = 'test'")
  await audited((audit, changes) =>
    Effect.ignore(changes.transaction(Effect.zipRight(audit.write(doer, "undone"), Effect.fail("no"))))
  )
  expect(await written()).toEqual([])
  await audited((audit, changes) =>
    changes.transaction(
      Effect.gen(function* () {
        yield* audit.write(doer, "first")
        yield* Effect.ignore(changes.transaction(Effect.zipRight(audit.write(doer, "within"), Effect.fail("no"))))
        yield* changes.transaction(audit.write(doer, "second"))
      })
    )
  )
  expect(await written()).toEqual(["first", "second"])
})

test("at once, outside of one", async () => {
  await query(app, "delete from audit_log where request_id = 'test'")
  await audited((audit) => audit.write(doer, "alone"))
  expect(await written()).toEqual(["alone"])
})
