import { afterAll, beforeAll, expect, test } from "bun:test"
import { Deferred, Effect } from "effect"
import type { ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { draftsOf } from "../editing/Harbour.ts"

const order: Array<string> = []
const open = Effect.runSync(Deferred.make<void>())
let app: TestApp

const page = (url: string): ReadPage => ({
  url,
  status: 200,
  title: "A",
  lang: null,
  text: "A page.",
  headings: [],
  meta: {},
  jsonLd: [],
  links: [],
  emails: [],
  socials: {},
  logos: []
})

beforeAll(async () => {
  app = await testApp({
    workers: 1,
    crawler: {
      crawl: ({ url }) =>
        Effect.gen(function* () {
          order.push(new URL(url).hostname)
          yield* Deferred.await(open)
          return { url, pages: [page(url)], visits: [{ url, status: "read", title: "A", detail: null }] }
        })
    }
  })
}, 60_000)
afterAll(() => app.close())

test("accounts take turns: one with many drafts does not hold up another", async () => {
  const drafts = draftsOf(app)
  const [many, few] = [await app.user(), await app.user()]
  const start = (key: string, host: string) => drafts.start(key, host)
  for (const n of [1, 2, 3, 4]) await start(many.key, `many-${n}.example`)
  await app.until(
    async () => order.length,
    (length) => length === 1,
    "the first crawl"
  )
  for (const n of [1, 2]) await start(few.key, `few-${n}.example`)
  await Effect.runPromise(Deferred.succeed(open, undefined))
  await app.until(
    async () => order.length,
    (length) => length === 6,
    "the last crawl",
    40_000
  )
  // A draft waits behind as many of its own account as were under way: the second of each goes before the third of any.
  expect(order).toEqual(["many-1", "few-1", "many-2", "few-2", "many-3", "many-4"].map((host) => `${host}.example`))
}, 60_000)
