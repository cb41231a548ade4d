/**
 * A tool is its operation: what REST does, a call does, with the same keys, limits, records and refusals.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { SqlClient } from "@effect/sql"
import { Ajv2020 } from "ajv/dist/2020"
import { Effect } from "effect"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { outputSchemaOf } from "../../src/domain/api/schema/JsonSchemaOf.ts"
import type { Any } from "../../src/domain/Operation.ts"
import { tools } from "../../src/mcp/Tools.ts"
import { Settings } from "../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../support/App.ts"
import { legacyVersions, modernVersion, speaker, versions } from "./Speak.ts"

let app: TestApp
let speak: ReturnType<typeof speaker>
const home = "<html><head><title>Saltgrass Sensors</title></head><body><h1>Saltgrass Sensors</h1></body></html>"
beforeAll(async () => {
  app = await testApp({
    demo: true,
    internet: Object.fromEntries(["one", "two", "three", "four"].map((name) => [`${name}.example`, { "/": home }]))
  })
  speak = speaker(app)
}, 60_000)
afterAll(async () => {
  await Promise.all(people.map(settled))
  await app.close()
})

const people: Array<string> = []
/** Somebody new, with a key for everything. */
const person = async () => {
  const made = await app.user()
  people.push(made.key)
  return made
}
/** Waits until nothing is being drafted for them any more. */
const settled = (key: string) =>
  app.until(
    () => app.rest("GET", "/drafts", { key }),
    ({ body }) => body.items.every(({ status }: { status: string }) => status === "ready" || status === "failed"),
    "the drafts"
  )

const setting = (key: string, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))

describe("an idempotency key", () => {
  test("used over REST is known to a call", async () => {
    const { key } = await person()
    const body = { url: "https://one.example" }
    const first = await app.rest("POST", "/drafts", { key, body, headers: { "idempotency-key": "launch-1" } })
    expect(first.status).toBe(201)
    for (const version of versions) {
      const again = await speak.call(version, "submit_listing", { ...body, idempotency_key: "launch-1" }, { key })
      expect(again.answer).toEqual(first.body)
      expect(again.result._meta.idempotent_replayed).toBe(true)
    }
    expect((await app.rest("GET", "/drafts", { key })).body.total).toBe(1)
  })
  test("used in a call is known to REST, byte for byte", async () => {
    const { key } = await person()
    const body = { url: "https://two.example" }
    const first = await speak.call(modernVersion, "submit_listing", { ...body, idempotency_key: "launch-2" }, { key })
    expect(first.answer.status).toBe("crawling")
    expect(first.result._meta.idempotent_replayed).toBeUndefined()
    const again = await app.rest("POST", "/drafts", { key, body, headers: { "idempotency-key": "launch-2" } })
    expect(again.status).toBe(201)
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    expect(again.text).toBe(first.result.content[0].text)
    expect((await app.rest("GET", "/drafts", { key })).body.total).toBe(1)
  })
  test("is not for another body, and must be visible ASCII", async () => {
    const { key } = await person()
    const call = (url: string, idempotency_key: unknown) =>
      speak.call(modernVersion, "submit_listing", { url, idempotency_key }, { key })
    await call("https://three.example", "launch-3")
    expect((await call("https://four.example", "launch-3")).problem.code).toBe("idempotency_key_reused")
    for (const bad of ["", "with space", "ключ", "x".repeat(256)])
      expect((await call("https://three.example", bad)).problem.code).toBe("idempotency_key_invalid")
    expect((await call("https://three.example", 7)).problem.details).toMatchObject([
      { path: "idempotency_key", code: "invalid_type" }
    ])
  })
  test("is no argument of a read", async () => {
    expect((await speak.call(modernVersion, "get_site_info", { idempotency_key: "a" })).problem.details).toMatchObject([
      { path: "idempotency_key", code: "unknown_field" }
    ])
  })
})

describe("rate limits", () => {
  let asked = 90
  test("are shared: what REST used up, a call has not", async () => {
    await setting("rate_limit.anonymous_per_minute", 3)
    const address = "192.0.2.77"
    await app.rest("GET", "/site?a=1", { address })
    await app.rest("GET", "/categories", { address })
    expect((await speak.call("2025-11-25", "get_site_info", {}, { address })).answer.name).toBeString()
    const { status, problem } = await speak.call(modernVersion, "get_site_info", {}, { address })
    expect(status).toBe(200)
    expect(problem).toMatchObject({ code: "rate_limited", limit: 3, window: 60, request_id: expect.any(String) })
    expect(problem.retry_after).toBeWithin(1, 61)
    expect((await app.rest("GET", "/site?b=1", { address })).status).toBe(429)
    await setting("rate_limit.anonymous_per_minute", 1_000_000)
  })
  test("stand in the headers of a call, made or refused, as over REST", async () => {
    const { key } = await person()
    const reader = await app.user({ scopes: ["account:read"] })
    const given = { url: "https://one.example" }
    const named = (headers: Headers) => [
      headers.get("ratelimit-policy"),
      headers.get("ratelimit")?.replaceAll(/;t=\d+/g, "")
    ]
    const policy = '"write";q=60;w=60, "submit_hour";q=10;w=3600, "submit_day";q=30;w=86400'
    for (const [index, version] of versions.entries()) {
      const made = await speak.call(version, "submit_listing", given, { key })
      const left = `"write";r=${59 - index}, "submit_hour";r=${9 - index}, "submit_day";r=${29 - index}`
      expect(named(made.headers), version).toEqual([policy, left])
      const narrow = await speak.ask(version, "tools/call", { name: "submit_listing", arguments: given }, reader)
      expect([narrow.status, narrow.headers.get("ratelimit-policy")]).toEqual([403, policy])
      for (const more of [{}, { key: "lb_test_nonsense" }]) {
        const unknown = await speak.ask(version, "tools/call", { name: "submit_listing", arguments: given }, more)
        expect([unknown.status, unknown.headers.get("ratelimit-policy")]).toEqual([401, '"anonymous";q=1000000;w=60'])
      }
    }
  })
  test("of several calls at once stand there once, at their least", async () => {
    const { key } = await person()
    const call = (id: number, name: string, given = {}) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name, arguments: given }
    })
    const { headers } = await speak.post(
      [call(1, "get_account"), call(2, "list_my_drafts"), call(3, "answer_interview", { answers: [] })],
      { key }
    )
    const standing = headers
      .get("ratelimit")
      ?.replaceAll(/;t=\d+/g, "")
      .split(", ")
      .toSorted()
    expect(standing).toEqual(['"read";r=298', '"write";r=59'])
  })
  test.each([
    ["tools/list", {}],
    ["prompts/list", {}],
    ["ping", {}],
    ["tools/call", { name: "no_such_tool" }],
    ["no/such/method", {}]
  ])("a %s that calls no tool draws on them like any read", async (method, params) => {
    await setting("rate_limit.anonymous_per_minute", 2)
    const address = `192.0.2.${++asked}`
    const ask = () => speak.ask("2025-11-25", method, params, { address })
    for (const left of [1, 0]) {
      const reply = await ask()
      expect(reply.status).toBe(200)
      expect(reply.headers.get("ratelimit")).toStartWith(`"anonymous";r=${left};`)
    }
    const refused = await ask()
    expect([refused.status, refused.body.id, refused.body.error.data.code]).toEqual([429, 1, "rate_limited"])
    expect(refused.headers.get("retry-after")).toBeString()
    expect(refused.headers.get("ratelimit")).toStartWith('"anonymous";r=0;')
    expect((await app.rest("GET", "/site?c=1", { address })).status).toBe(429)
    await setting("rate_limit.anonymous_per_minute", 1_000_000)
  })
  test.each(versions)("beginning, in the way of %s, draws on none", async (version) => {
    await setting("rate_limit.anonymous_per_minute", 1)
    const address = `192.0.2.${130 + versions.indexOf(version)}`
    const modern = version === modernVersion
    const params = modern ? {} : { protocolVersion: version, capabilities: {}, clientInfo: { name: "a", version: "1" } }
    for (let i = 0; i < 3; i++) {
      const begun = await speak.ask(version, modern ? "server/discover" : "initialize", params, { address })
      expect([begun.status, begun.headers.get("ratelimit")]).toEqual([200, null])
    }
    const told = { jsonrpc: "2.0", method: "notifications/initialized" }
    if (!modern) expect((await speak.post(told, { address })).status).toBe(202)
    expect((await speak.ask(version, "tools/list", {}, { address })).status).toBe(200)
    await setting("rate_limit.anonymous_per_minute", 1_000_000)
  })
})

test("a call is written down like a request, under the same request id", async () => {
  const { id, key } = await person()
  const reply = await speak.call(
    "2025-06-18",
    "submit_listing",
    { url: "https://four.example" },
    { key, headers: { "x-request-id": "call-0001" } }
  )
  expect(reply.headers.get("x-request-id")).toBe("call-0001")
  const rows = await app.run(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) =>
        sql<{ operation: string }>`select operation from audit_log where request_id = 'call-0001' and user_id = ${id}`
    )
  )
  expect(rows).toEqual([{ operation: "submit_listing" }])
})

test("somebody else's draft is not there", async () => {
  const mine = await person()
  const theirs = await person()
  const { answer } = await speak.call(
    modernVersion,
    "submit_listing",
    { url: "https://one.example" },
    { key: mine.key }
  )
  for (const version of legacyVersions)
    expect((await speak.call(version, "get_draft", { id: answer.id }, { key: theirs.key })).problem.code).toBe(
      "not_found"
    )
})

test("an error says what REST says", async () => {
  const headers = { "x-request-id": "same-words-1" }
  const rest = await app.rest("GET", "/listings/no-such-listing", { headers })
  const { problem } = await speak.call(modernVersion, "get_listing", { slug: "no-such-listing" }, { headers })
  const { next_tools, ...said } = problem
  expect(said).toEqual(rest.body.error)
  expect(next_tools).toEqual(["search_listings"])
})

test("a board or a week that there is not is not found", async () => {
  const codeOf = async (name: string, given: object) => {
    const { problem } = await speak.call(modernVersion, name, { ...given })
    return [problem.code, problem.message]
  }
  expect(await codeOf("get_leaderboard", { board: "nope" })).toEqual([
    "not_found",
    expect.stringContaining("community-weekly, community-all-time, billboard, domain-rating, revenue")
  ])
  for (const [name, given] of [
    ["get_launch_week", { week: "1999-05-03" }],
    ["get_leaderboard", { board: "community-weekly", week: "9999-12-31" }]
  ] as const)
    expect(await codeOf(name, given)).toEqual(["not_found", expect.stringContaining("There is no such week")])
  expect(await codeOf("get_leaderboard", { board: "community-weekly", week: "next" })).toEqual([
    "invalid_request",
    "The request is not valid: `week` must be `this`, `last` or a date, as YYYY-MM-DD."
  ])
})

describe("answers of public tools on the demo directory", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const publicReads = everyOperation.filter(({ scope, method }) => scope === "public" && method === "GET")
  const firstOf = async (name: string, given = {}) => (await speak.call(modernVersion, name, given)).answer.items[0]
  /** Arguments taken from what the directory lists. */
  const argumentsOf: Record<string, () => Promise<Record<string, unknown>>> = {
    get_listing: async () => ({ slug: (await firstOf("search_listings")).slug }),
    get_alternatives: async () => ({ slug: (await firstOf("search_listings")).slug }),
    get_badges: async () => ({ slug: (await firstOf("search_listings")).slug }),
    compare_listings: async () => {
      const { answer } = await speak.call(modernVersion, "search_listings")
      return { a: answer.items[0].slug, b: answer.items[1].slug }
    },
    get_category: async () => ({ slug: (await firstOf("list_categories")).slug }),
    get_founder: async () => ({ slug: (await firstOf("list_founders")).slug }),
    get_blog_post: async () => ({ slug: (await firstOf("list_blog_posts")).slug }),
    get_launch_week: async () => ({ week: "last" }),
    get_leaderboard: async () => ({ board: "billboard" })
  }
  test.each(publicReads.map((operation): [string, Any] => [operation.name, operation]))(
    "%s",
    async (name, operation) => {
      const given = (await argumentsOf[name]?.()) ?? {}
      const { answer, problem } = await speak.call(modernVersion, name, given)
      expect(problem).toBeUndefined()
      const advertised: Record<string, unknown> = { ...tools.find((tool) => tool.name === name)?.outputSchema }
      for (const schema of [advertised, outputSchemaOf(operation)]) {
        const valid = ajv.compile(schema)
        expect(valid(answer), JSON.stringify(valid.errors)).toBe(true)
      }
    }
  )
})
