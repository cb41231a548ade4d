/** What is turned away, how, and in which order. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { origin, type TestApp, testApp } from "../support/App.ts"
import { legacyVersions, modernVersion, speaker, versions } from "./Speak.ts"

let app: TestApp
let speak: ReturnType<typeof speaker>
const keys = { all: "", reader: "" }
beforeAll(async () => {
  app = await testApp({ work: false })
  speak = speaker(app)
  keys.all = (await app.user()).key
  keys.reader = (await app.user({ scopes: ["account:read"] })).key
}, 60_000)
afterAll(() => app.close())

const ping = { jsonrpc: "2.0", id: 1, method: "ping" }
const post = (headers: Record<string, string>, body: unknown = ping) => speak.post(body, { headers })
const metadata = `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`

describe("origin", () => {
  test.each([origin, "http://localhost:6274", "http://127.0.0.1:3000", "https://localhost", "http://[::1]:8080"])(
    "a page of %s may read answers",
    async (page) => {
      const reply = await post({ origin: page })
      expect(reply.status).toBe(200)
      expect(reply.headers.get("access-control-allow-origin")).toBe(page)
      expect(reply.headers.get("access-control-expose-headers")).toContain("WWW-Authenticate")
      expect(reply.headers.get("vary")).toContain("Origin")
    }
  )
  test.each([
    "https://evil.example",
    "null",
    "http://localhost.evil.example",
    "http://evil.example#localhost",
    "file://localhost",
    `${origin}.evil.example`,
    "http://localhost@evil.example"
  ])("a page of %s is refused, whatever it sends", async (page) => {
    for (const method of ["POST", "GET", "OPTIONS", "DELETE"]) {
      const body = method === "POST" ? JSON.stringify(ping) : null
      const reply = await speak.send({
        method,
        headers: { origin: page, "content-type": "application/json", authorization: `Bearer ${keys.all}` },
        body
      })
      expect(reply.status).toBe(403)
      expect(reply.headers.get("access-control-allow-origin")).toBeNull()
      expect(reply.body.error.data.code).toBe("origin_not_allowed")
      expect(reply.body.id).toBeNull()
    }
  })
  test("a program sends no origin, passes, and is told nothing of pages", async () => {
    const reply = await post({})
    expect(reply.status).toBe(200)
    expect(reply.headers.get("access-control-allow-origin")).toBeNull()
  })
  test("a page may ask first, with any headers", async () => {
    const asked = "authorization, content-type, mcp-method, mcp-name, mcp-protocol-version"
    const reply = await speak.send({
      method: "OPTIONS",
      headers: {
        origin: "http://localhost:6274",
        "access-control-request-method": "POST",
        "access-control-request-headers": asked
      }
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get("access-control-allow-methods")).toBe("POST")
    expect(reply.headers.get("access-control-allow-headers")).toBe(asked)
    expect(reply.headers.get("access-control-allow-origin")).toBe("http://localhost:6274")
  })
})

describe("the request itself", () => {
  test.each(["GET", "DELETE", "PUT", "PATCH", "OPTIONS"])(
    "%s is 405: there is no stream and no session",
    async (method) => {
      const reply = await speak.send({
        method,
        headers: { accept: "text/event-stream", "mcp-session-id": "abc", "last-event-id": "7" }
      })
      expect(reply.status).toBe(405)
      expect(reply.headers.get("allow")).toBe("POST")
      expect(reply.headers.get("mcp-session-id")).toBeNull()
    }
  )
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
    "application/jsonp"
  ])("a body of %s is 415", async (type) => {
    expect((await post({ "content-type": type })).status).toBe(415)
  })
  test("no content type is 415; a charset of UTF-8 may be named", async () => {
    const bare = await speak.send({ method: "POST", body: new Blob([JSON.stringify(ping)]) })
    expect(bare.status).toBe(415)
    expect((await post({ "content-type": "application/json; charset=utf-8" })).status).toBe(200)
  })
  /** A message of exactly so many bytes. */
  const sized = (message: object, bytes: number) => {
    const text = JSON.stringify(message)
    return text + " ".repeat(bytes - Buffer.byteLength(text))
  }
  const callOf = (name: string, given: object = {}) => ({
    ...ping,
    method: "tools/call",
    params: { name, arguments: given }
  })
  /** The refusal of a body that is far too long says how long it may be. */
  const longest = async (message: object, key?: string) => {
    const { status, body } = await speak.post(sized(message, 4 * 1024 * 1024 + 1), key === undefined ? {} : { key })
    expect([status, body.error.data.code]).toEqual([413, "body_too_large"])
    const limit: number = body.error.data.details[0].limit
    expect(body.error.message).toContain(String(limit))
    return limit
  }
  test("a body from anybody may be as long as a public call, announced or not", async () => {
    const most = await longest(ping)
    expect(most).toBeLessThan(64 * 1024)
    const call = callOf("search_listings", { q: "\u{1f600}".repeat(100) })
    expect((await speak.post(sized(call, most))).status).toBe(200)
    const streamed = await speak.send({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([sized(call, most + 1)]).stream()
    })
    expect(streamed.status).toBe(413)
  })
  test("a body from somebody may be as long as the call that it is", async () => {
    const most = await longest(ping, keys.all)
    expect(most).toBeGreaterThan(3 * 1024 * 1024)
    const large = sized(callOf("update_draft", { id: crypto.randomUUID() }), most)
    expect((await speak.post(large, { key: keys.all })).status).toBe(200)
    for (const [message, least] of [
      [callOf("submit_listing", { url: "" }), 24 * 1024],
      [callOf("no_such_tool"), 0],
      [ping, 0]
    ] as const) {
      const refused = await speak.post(sized(message, most), { key: keys.all })
      expect(refused.status).toBe(413)
      const { limit } = refused.body.error.data.details[0]
      expect(limit).toBeGreaterThan(least)
      expect(limit).toBeLessThan(64 * 1024)
      expect((await speak.post(sized(message, limit), { key: keys.all })).status).toBe(200)
    }
  })
  test("nothing of a body is read from who has a bad credential", async () => {
    let asked = 0
    const body = new ReadableStream({ pull: () => void asked++ }, { highWaterMark: 0 })
    const headers = { "content-type": "application/json", authorization: "Bearer nonsense" }
    const reply = await speak.send({ method: "POST", headers, body })
    expect([reply.status, asked]).toEqual([401, 0])
  })
  test("JSON nested more than 32 deep is refused before it is parsed", async () => {
    const nested = (depth: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${"[".repeat(depth)}${"]".repeat(depth)}}}`
    expect((await speak.post(nested(30))).status).toBe(200)
    expect((await speak.post(nested(31))).body.error.code).toBe(-32700)
    expect((await speak.post(nested(15_000))).body.error.code).toBe(-32700)
    expect((await speak.post({ ...ping, params: { a: "[".repeat(100) } })).status).toBe(200)
  })
  test.each(["", "{", "[1,", "nonsense", '{"jsonrpc":"2.0",}', "\u0000"])("%j is no JSON: -32700", async (body) => {
    const reply = await speak.post(body)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32700 } })
  })
  test("bytes that are not UTF-8 are no JSON", async () => {
    const reply = await speak.send({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Uint8Array([0x7b, 0xff, 0x7d])
    })
    expect(reply.body.error.code).toBe(-32700)
  })
  test.each([
    "null",
    "7",
    '"text"',
    "{}",
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":null,"method":"ping"}',
    '[{"jsonrpc":"2.0"}]'
  ])("%s is JSON but no message: -32600", async (body) => {
    const reply = await speak.post(body)
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe(-32600)
  })
})

describe("batches", () => {
  test("have at most twenty messages", async () => {
    const messages = (count: number) => Array.from({ length: count }, (_, id) => ({ ...ping, id }))
    expect((await speak.post(messages(20))).body).toHaveLength(20)
    const refused = await speak.post(messages(21))
    expect(refused.status).toBe(400)
    expect(refused.body.error.data).toMatchObject({
      code: "batch_too_long",
      details: [{ code: "too_many_items", limit: 20, actual: 21 }]
    })
  })

  test("count each message that is in them", async () => {
    const address = "203.0.113.77"
    const list = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }))
    const statuses: Array<number> = []
    for (let at = 0; at < 4; at++) statuses.push((await speak.post(list(20), { address })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  const batch = [ping, { jsonrpc: "2.0", method: "notifications/initialized" }, { ...ping, id: "two" }]
  test("2025-03-26 has them: every request is answered, no notification is", async () => {
    const reply = await speak.post(batch)
    expect(reply.status).toBe(200)
    expect(reply.body.map(({ id }: { id: unknown }) => id).sort()).toEqual([1, "two"])
  })
  test("one message alone is still answered as a batch", async () => {
    expect((await speak.post([ping])).body).toMatchObject([{ jsonrpc: "2.0", id: 1, result: {} }])
  })
  test("only notifications: 202 and no body", async () => {
    const reply = await speak.post([{ jsonrpc: "2.0", method: "notifications/initialized" }])
    expect(reply.status).toBe(202)
    expect(reply.text).toBe("")
  })
  test("a batch cannot cancel its own calls and leave them unanswered", async () => {
    const cancel = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } }
    expect((await speak.post([ping, cancel])).body).toMatchObject([{ id: 1, result: {} }])
    expect((await speak.post([cancel])).status).toBe(202)
  })
  test("mixed calls keep their own outcomes", async () => {
    const call = (id: number, name: string) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name, arguments: {} }
    })
    const { body } = await speak.post([call(1, "get_site_info"), call(2, "no_such_tool"), call(3, "get_listing")])
    const byId = Object.fromEntries(body.map((one: { id: number }) => [one.id, one]))
    expect(byId[1].result.structuredContent.name).toBeString()
    expect(byId[2].error.code).toBe(-32602)
    expect(byId[3].result.isError).toBe(true)
  })
  test("an empty one is none; initialize stands alone", async () => {
    const empty = await speak.post([])
    expect([empty.status, empty.body.error.code, empty.body.error.data.code]).toEqual([
      400,
      -32600,
      "batch_not_supported"
    ])
    const initialize = { jsonrpc: "2.0", id: 9, method: "initialize", params: initializeParams("2025-03-26") }
    expect((await speak.post([initialize, ping])).status).toBe(400)
  })
  test.each(["2025-06-18", "2025-11-25", "2026-07-28"])("%s has none: -32600", async (version) => {
    const reply = await speak.post(batch, { headers: { "mcp-protocol-version": version } })
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe(-32600)
    expect(reply.body.error.data.code).toBe("batch_not_supported")
  })
})

const initializeParams = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: "test", version: "1" }
})

describe("credentials", () => {
  test.each([...versions])(
    "%s: a bad one is 401 everywhere, on public tools and on plain messages",
    async (version) => {
      const replies = [
        await speak.ask(version, "tools/list", {}, { key: "lb_test_nonsense" }),
        await speak.ask(version, "tools/call", { name: "get_site_info", arguments: {} }, { key: "lb_test_nonsense" }),
        await speak.ask(version, "tools/call", { name: "get_account", arguments: {} }, { key: "lb_test_nonsense" })
      ]
      for (const reply of replies) {
        expect(reply.status).toBe(401)
        expect(reply.headers.get("www-authenticate")).toBe(`Bearer ${metadata}, error="invalid_token"`)
        // Which message it was, nobody has read.
        expect(reply.body.id).toBeNull()
        expect(reply.body.error.data.code).toBe("invalid_token")
      }
    }
  )
  test.each(["Basic dXNlcjpwdw==", "Bearer", "Bearer a b", "lb_test_x", "Token abc"])(
    "`%s` is a bad one",
    async (header) => {
      expect((await post({ authorization: header })).status).toBe(401)
    }
  )
  test("without one, a protected tool is 401 and says nothing of an error", async () => {
    const reply = await speak.ask(modernVersion, "tools/call", { name: "get_account", arguments: {} })
    expect(reply.status).toBe(401)
    expect(reply.headers.get("www-authenticate")).toBe(`Bearer ${metadata}, scope="account:read"`)
    expect(reply.body).toMatchObject({ id: 1, error: { data: { code: "unauthenticated" } } })
  })
  test.each([...legacyVersions])("%s is asked for all scopes at once", async (version) => {
    const reply = await speak.ask(version, "tools/call", { name: "get_account", arguments: {} })
    expect(reply.status).toBe(401)
    expect(reply.headers.get("www-authenticate")).toBe(
      `Bearer ${metadata}, scope="account:read listings:write orders:write"`
    )
  })
  test.each([...versions])("%s: too narrow is 403 and asks for what is granted and what is needed", async (version) => {
    const reply = await speak.ask(
      version,
      "tools/call",
      { name: "submit_listing", arguments: { url: "https://a.example" } },
      { key: keys.reader }
    )
    expect(reply.status).toBe(403)
    expect(reply.headers.get("www-authenticate")).toBe(
      `Bearer ${metadata}, scope="account:read listings:write", error="insufficient_scope"`
    )
    expect(reply.body.error.data.code).toBe("insufficient_scope")
  })
  test("one protected call in a batch is enough", async () => {
    const call = { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "get_account", arguments: {} } }
    expect((await speak.post([ping, call])).status).toBe(401)
    expect((await speak.post([ping, call], { key: keys.reader })).status).toBe(200)
  })
  test("a good one works in every version", async () => {
    for (const version of versions) {
      const { answer } = await speak.call(version, "get_account", {}, { key: keys.reader })
      expect(answer.scopes).toEqual(["account:read"])
    }
  })
})

test("the order: origin, method, content type, credential, size, JSON, batch, scope", async () => {
  const large = "x".repeat(4 * 1024 * 1024 + 1)
  const bad = { authorization: "Bearer nonsense" }
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_account", arguments: {} } }
  const faults: ReadonlyArray<readonly [number, RequestInit & { headers: Record<string, string> }]> = [
    [
      403,
      { method: "PUT", headers: { origin: "https://evil.example", "content-type": "text/plain", ...bad }, body: large }
    ],
    [405, { method: "PUT", headers: { "content-type": "text/plain", ...bad }, body: large }],
    [415, { method: "POST", headers: { "content-type": "text/plain", ...bad }, body: large }],
    [401, { method: "POST", headers: { "content-type": "application/json", ...bad }, body: large }],
    [413, { method: "POST", headers: { "content-type": "application/json" }, body: large }],
    [400, { method: "POST", headers: { "content-type": "application/json" }, body: "{" }],
    [
      400,
      {
        method: "POST",
        headers: { "content-type": "application/json", "mcp-protocol-version": "2025-06-18" },
        body: JSON.stringify([call])
      }
    ],
    [401, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(call) }]
  ]
  for (const [status, init] of faults) expect((await speak.send(init)).status).toBe(status)
})
