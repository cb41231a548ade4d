/** Whose credentials changed is told like any other change, to who keeps credentials and to nobody else. */
import { afterEach, expect, test } from "bun:test"
import { Effect, Exit } from "effect"
import { Changes } from "../../../src/services/store/Changes.ts"
import { lastingDatabase, onPostgres, type TestApp, testApp } from "../../support/App.ts"

const apps: Array<TestApp> = []
const drops: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  for (const drop of drops.splice(0)) await drop()
})
const start = async (options: Parameters<typeof testApp>[0] = {}) => {
  const app = await testApp({ work: false, ...options })
  apps.push(app)
  return app
}
/** What is told of credentials and of what is shown, while `during` runs. */
const told = <A, E>(during: (changes: Changes) => Effect.Effect<A, E>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const changes = yield* Changes
      const credentials: Array<number | null> = []
      const shown: Array<ReadonlyArray<string>> = []
      yield* changes.subscribeCredentials((userId) => void credentials.push(userId))
      yield* changes.subscribe((subjects) => void shown.push(subjects))
      const exit = yield* Effect.exit(during(changes))
      return { credentials, shown, exit }
    })
  )

test("to who keeps credentials, and not to who keeps answers", async () => {
  const app = await start()
  const { credentials, shown } = await app.run(
    told((changes) =>
      changes.transaction(Effect.zipRight(changes.touchCredentials([7, 8]), changes.touchCredentials([7])))
    )
  )
  expect([credentials, shown]).toEqual([[7, 8], []])
})
test("with everything, as everybody's", async () => {
  const app = await start()
  const { credentials, shown } = await app.run(told((changes) => changes.transaction(changes.touch("*"))))
  expect([credentials, shown]).toEqual([[null], [["*"]]])
})
test("not where nothing was written, but where that is not known", async () => {
  const app = await start()
  const ends = async (end: Effect.Effect<void, string>) =>
    (await app.run(told((changes) => changes.transaction(Effect.zipRight(changes.touchCredentials([7]), end)))))
      .credentials
  expect(await ends(Effect.fail("no"))).toEqual([])
  expect(await ends(Effect.die("the connection broke"))).toEqual([7])
  expect(await ends(Effect.interrupt)).toEqual([7])
})
test("never outside of a transaction: nobody would hear of it", async () => {
  const app = await start()
  const { exit } = await app.run(told((changes) => changes.touchCredentials([7])))
  expect(Exit.isFailure(exit)).toBe(true)
})
test.skipIf(!onPostgres)("in another process (needs DATABASE_URL)", async () => {
  const { options, drop } = await lastingDatabase()
  drops.push(drop)
  const [one, two] = [await start(options), await start(options)]
  const { credentials, shown } = await two.run(
    told(() =>
      Effect.promise(async () => {
        await one.run(Effect.flatMap(Changes, (changes) => changes.transaction(changes.touchCredentials([7]))))
        await Bun.sleep(1000)
      })
    )
  )
  expect([credentials, shown]).toEqual([[7], []])
})
