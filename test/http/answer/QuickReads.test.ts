/**
 * A public read in front of the router says what it says behind it: status, headers and bytes. Who announces a body goes
 * by the router, and that is how the same question is put to both here.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { everyOperation } from "../../../src/domain/api/Api.ts"
import { type Any, isPublicRead } from "../../../src/domain/Operation.ts"
import { ByteCache } from "../../../src/http/answer/ByteCache.ts"
import * as Hot from "../../../src/http/answer/Hot.ts"
import * as QuickReads from "../../../src/http/answer/QuickReads.ts"
import { Reads } from "../../../src/services/execute/Reads.ts"
import { CallLimits } from "../../../src/services/store/CallLimits.ts"
import { Changes, everything } from "../../../src/services/store/Changes.ts"
import { RateLimits } from "../../../src/services/store/RateLimits.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
let key: string
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  key = (await app.user()).key
})
afterAll(() => app.close())

const forgetAll = () =>
  app.run(Effect.flatMap(Changes, (changes) => Effect.orDie(changes.transaction(changes.touch(everything)))))

interface Said {
  readonly status: number
  readonly headers: Record<string, string>
  readonly text: string
}
/** What two answers to one question never share. */
const own = new Set(["ratelimit"])
const ask = async (path: string, by: "router" | "front", headers: Record<string, string> = {}): Promise<Said> => {
  await forgetAll()
  const response = await app.fetch(
    new Request(`${app.origin}/api/v1${path}`, {
      headers: { "x-request-id": "the-same", ...headers, ...(by === "router" ? { "content-length": "0" } : {}) }
    })
  )
  const said = [...response.headers].filter(([name]) => !own.has(name))
  return { status: response.status, headers: Object.fromEntries(said), text: await response.text() }
}
const reads: ReadonlyArray<Any> = everyOperation.filter(
  (operation: Any) => isPublicRead(operation) && operation.method === "GET"
)
const named: Readonly<Record<string, string>> = {
  slug: "tidewatch",
  week: "2026-11-16",
  board: "community-weekly",
  date: "2026-11-16"
}
const pathOf = ({ path }: Any) => path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "1")
const inputs: ReadonlyArray<string> = [
  "",
  "?page=2&per_page=3",
  "?per_page=0",
  "?nothing=here",
  "?page=1&page=1",
  "?q=tide&sort=votes&page=",
  "?a=tidewatch&b=papercut-radio"
]

describe.each(reads.map((operation): [string, Any] => [operation.name, operation]))("%s", (_, operation) => {
  test.each(inputs)("says the same to %p", async (query) => {
    const path = pathOf(operation) + query
    for (const headers of [
      {},
      { authorization: `Bearer ${key}` },
      { "accept-encoding": "zstd" },
      { "if-none-match": "*" }
    ]) {
      const [front, router] = [await ask(path, "front", headers), await ask(path, "router", headers)]
      expect(front).toEqual(router)
    }
  })
  if (operation.pathKeys.length > 0)
    test.each(["no-such-thing", "UPPER", "%74idewatch", "tide..watch", "", "a%2Fb"])(
      "says the same to one at %p",
      async (name) => {
        const path = operation.path.replace(/\{\w+\}/g, name)
        expect(await ask(path, "front")).toEqual(await ask(path, "router"))
      }
    )
})

describe("in front of the router", () => {
  /** The front alone, with the parts of the application; what it does not take is undefined. */
  const front = () =>
    app.run(
      Effect.gen(function* () {
        const runtime = yield* Effect.runtime<never>()
        const rateLimits = yield* RateLimits
        return QuickReads.make({
          publicUrl: app.origin,
          cache: yield* ByteCache,
          hot: Hot.make(rateLimits, runtime),
          limits: yield* CallLimits,
          rateLimits,
          reads: yield* Reads,
          runtime
        })
      })
    )
  const given = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await front()
    return answer(new Request(app.origin + path, { headers }), path, null, () => "203.0.113.9", "id")
  }
  test.each(reads.map(pathOf))("%s is answered", async (path) => {
    const query = path === "/compare" ? "?a=tidewatch&b=papercut-radio" : ""
    expect((await given(`/api/v1${path}${query}`))?.status).toBeOneOf([200, 404])
  })
  test.each([
    ["/api/v1/me"],
    ["/api/v1/drafts"],
    ["/api/v1/listings/"],
    ["/api/v1/listings/%74idewatch"],
    ["/api/v1//listings"],
    ["/api/v1/listings?page=none"],
    ["/api/v1/listings?page=1&page=1"],
    ["/api/v1/listings/a/b/c"],
    ["/api/v1"]
  ])("%s is not", async (path) => {
    expect(await given(path)).toBeUndefined()
  })
  test("nor is what announces a body", async () => {
    expect(await given("/api/v1/listings", { "content-length": "2" })).toBeUndefined()
    expect(await given("/api/v1/listings", { "transfer-encoding": "chunked" })).toBeUndefined()
  })
  test("one call past the limit is refused in the words of the router", async () => {
    const address = "198.18.7.7"
    const asked = (more: Record<string, string>) =>
      app.handle(new Request(`${app.origin}/api/v1/founders?page=9`, { headers: more }), address)
    await forgetAll()
    await query(
      app,
      `insert into settings (key, value, updated_at) values ('rate_limit.anonymous_per_minute', '2', now())
       on conflict (key) do update set value = excluded.value`
    )
    await forgetAll()
    const answers: Array<Response> = []
    for (let call = 0; call < 3; call++) {
      answers.push(await asked({}))
      await forgetAll()
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    const router = await asked({ "content-length": "0" })
    const said = async (response: Response) => ({
      ...(await response.json()).error,
      request_id: "",
      names: [...response.headers.keys()].sort()
    })
    const [, , refused] = answers
    expect(refused === undefined ? null : await said(refused)).toEqual(await said(router))
  })
})
