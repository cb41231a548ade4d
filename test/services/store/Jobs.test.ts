/** The job engine as it is set up in the database. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { jobNames } from "../../../src/domain/Job.ts"
import { Jobs } from "../../../src/services/store/Jobs.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
})
afterAll(() => app.close())

test("there is a queue for every job that is declared, and nobody but the service keeps its hours", async () => {
  // As a version left it that had the engine keep them.
  await query(app, "insert into pgboss.schedule (name, key, cron) values ('rollover', '', '*/15 * * * *')")
  await app.run(Effect.scoped(Layer.build(Jobs.Default)))
  const queues = await query(app, "select name from pgboss.queue order by name")
  expect(queues.map(({ name }) => name)).toEqual(jobNames.toSorted())
  expect(await query(app, "select name from pgboss.schedule")).toEqual([])
})
