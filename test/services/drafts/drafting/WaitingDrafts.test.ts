/** A draft that waits for the model keeps nobody else from being read, and no more wait at once than may ask. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { type TestApp, testApp } from "../../../support/App.ts"
import { draftsOf, harbourSite } from "../editing/Harbour.ts"

const hosts = ["first.example", "second.example", "third.example"]
const asked: Array<string> = []
const most = { now: 0, ever: 0 }
const gate = Promise.withResolvers<void>()
let app: TestApp

beforeAll(async () => {
  app = await testApp({
    workers: 1,
    internet: Object.fromEntries(hosts.map((host) => [host, harbourSite("Tidewatch")])),
    model: {
      generate: ({ name, input }) =>
        Effect.promise(async () => {
          asked.push(`${name} ${/https:\/\/([^/]+)/.exec(input)?.[1]}`)
          most.ever = Math.max(most.ever, ++most.now)
          await gate.promise
          most.now--
          return { fields: {} }
        })
    }
  })
}, 60_000)
afterAll(() => app.close())

test("with one worker and one question at once a second draft is read while the first waits", async () => {
  const drafts = draftsOf(app)
  const { key } = await app.user()
  const first = await drafts.start(key, hosts[0] ?? "")
  await app.until(
    async () => asked.length,
    (questions) => questions === 1,
    "the model is asked about the first"
  )
  const second = await drafts.start(key, hosts[1] ?? "")
  const third = await drafts.start(key, hosts[2] ?? "")
  const drafted = await app.until(
    () => drafts.get(key, second.id),
    ({ progress }) => progress.percent > 60,
    "the second is read and waits for its turn"
  )
  // What its owner is shown is true: it is being drafted, and nothing of it is done.
  expect(drafted).toMatchObject({ status: "drafting", progress: { step: "drafting", percent: 67 } })
  expect(asked).toEqual(["profile first.example"])
  expect(await drafts.get(key, third.id)).toMatchObject({ progress: { step: "queued" } })
  gate.resolve()
  for (const { id } of [first, second, third]) expect(await drafts.made(key, id)).toMatchObject({ status: "ready" })
  expect(asked.toSorted()).toEqual(hosts.map((host) => `profile ${host}`).toSorted())
  expect(most.ever).toBe(1)
}, 60_000)
