/** The protocol itself, by hand, in each of its versions. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { instructions } from "../../src/mcp/About.ts"
import { tools } from "../../src/mcp/Tools.ts"
import { origin, type TestApp, testApp } from "../support/App.ts"
import { headersOf, legacyVersions, modernVersion, speaker, versions } from "./Speak.ts"

let app: TestApp
let speak: ReturnType<typeof speaker>
let key = ""
beforeAll(async () => {
  app = await testApp({ work: false })
  speak = speaker(app)
  key = (await app.user()).key
}, 60_000)
afterAll(() => app.close())

const about = { name: "launchbook", title: "Launchbook", version: "1.0.0", websiteUrl: origin }
const initialize = (protocolVersion: string) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } }
})

describe.each([...legacyVersions])("%s", (version) => {
  test("initialize agrees on it and starts no session", async () => {
    const reply = await speak.post(initialize(version))
    expect(reply.status).toBe(200)
    expect(reply.headers.get("mcp-session-id")).toBeNull()
    expect(reply.body.result).toEqual({
      protocolVersion: version,
      capabilities: { tools: { listChanged: false }, prompts: { listChanged: false } },
      serverInfo: about,
      instructions
    })
  })
  test("the notification that follows is accepted without a body", async () => {
    const reply = await speak.post(
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { headers: headersOf(version, "notifications/initialized") }
    )
    expect(reply.status).toBe(202)
    expect(reply.text).toBe("")
  })
  test("a call works although nobody said hello: there is nothing to remember", async () => {
    const { answer } = await speak.call(version, "get_site_info")
    expect(answer.mcp.url).toBe(`${origin}/mcp`)
  })
  test("ping answers; an unknown method is -32601 with status 200", async () => {
    expect((await speak.ask(version, "ping")).body).toEqual({ jsonrpc: "2.0", id: 1, result: {} })
    const reply = await speak.ask(version, "nothing/here")
    expect(reply.status).toBe(200)
    expect(reply.body.error.code).toBe(-32601)
  })
  test("what later versions brought is not there: server/discover, resources", async () => {
    for (const method of ["server/discover", "resources/list", "logging/setLevel", "completion/complete"])
      expect((await speak.ask(version, method)).body.error.code).toBe(-32601)
  })
  test("an old session id is ignored", async () => {
    const reply = await speak.ask(version, "ping", {}, { headers: { "mcp-session-id": "from-another-life" } })
    expect(reply.status).toBe(200)
  })
  test("a posted answer is taken and dropped", async () => {
    const reply = await speak.post({ jsonrpc: "2.0", id: 5, result: {} }, { headers: headersOf(version, "") })
    expect(reply.status).toBe(202)
  })
  test("a client that takes JSON alone is served JSON", async () => {
    const reply = await speak.ask(version, "ping", {}, { headers: { accept: "application/json" } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get("content-type")).toStartWith("application/json")
  })
})

test.each(["1999-12-31", "2024-11-05", "2026-07-28"])(
  "initialize with %s, which is not listed for it, is answered with the newest that is",
  async (version) => {
    expect((await speak.post(initialize(version))).body.result.protocolVersion).toBe("2025-11-25")
  }
)

test("a version that is not listed is refused, not served as if it were", async () => {
  const { status } = await speak.post(
    { jsonrpc: "2.0", id: 1, method: "tools/list" },
    { headers: { "mcp-protocol-version": "2024-11-05" } }
  )
  expect(status).toBe(400)
})
test("a version header that nobody speaks is 400", async () => {
  const reply = await speak.post(
    { jsonrpc: "2.0", id: 1, method: "ping" },
    { headers: { "mcp-protocol-version": "1999-12-31" } }
  )
  expect(reply.status).toBe(400)
})

describe(modernVersion, () => {
  const meta = (overrides: Record<string, unknown> = {}) => ({
    "io.modelcontextprotocol/protocolVersion": modernVersion,
    "io.modelcontextprotocol/clientCapabilities": {},
    ...overrides
  })
  const post = (method: string, params: Record<string, unknown>, headers: Record<string, string>) =>
    speak.post({ jsonrpc: "2.0", id: 1, method, params }, { headers })
  const standard = { "mcp-protocol-version": modernVersion, "mcp-method": "tools/list" }

  test("server/discover says what there is, for everyone, for an hour", async () => {
    const { body } = await speak.ask(modernVersion, "server/discover")
    expect(body.result).toEqual({
      resultType: "complete",
      supportedVersions: [modernVersion],
      capabilities: { tools: { listChanged: false }, prompts: { listChanged: false } },
      instructions,
      ttlMs: 3_600_000,
      cacheScope: "public",
      _meta: { "io.modelcontextprotocol/serverInfo": about }
    })
  })
  test("lists may be kept by anyone for an hour", async () => {
    for (const method of ["tools/list", "prompts/list"])
      expect((await speak.ask(modernVersion, method)).body.result).toMatchObject({
        ttlMs: 3_600_000,
        cacheScope: "public",
        resultType: "complete"
      })
  })
  test("every result says who answered and that it is complete", async () => {
    const { result } = await speak.call(modernVersion, "get_site_info")
    expect(result.resultType).toBe("complete")
    expect(result._meta["io.modelcontextprotocol/serverInfo"]).toEqual(about)
  })
  test.each([
    ["the version", { "mcp-method": "tools/list" }],
    ["the method", { "mcp-protocol-version": modernVersion }]
  ])("a request without %s in its headers is -32020", async (_, headers) => {
    const reply = await post("tools/list", { _meta: meta() }, headers)
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe(-32020)
    expect(reply.body.id).toBe(1)
  })
  test.each([
    ["another method", { "mcp-method": "tools/call" }],
    ["another version", { "mcp-protocol-version": "2025-11-25" }]
  ])("headers that name %s are -32020", async (_, wrong) => {
    const reply = await post("tools/list", { _meta: meta() }, { ...standard, ...wrong })
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe(-32020)
  })
  test("a call must name its tool in the headers, the same one", async () => {
    const params = { name: "get_site_info", arguments: {}, _meta: meta() }
    const headers = { ...standard, "mcp-method": "tools/call" }
    const missing = await post("tools/call", params, headers)
    const other = await post("tools/call", params, { ...headers, "mcp-name": "get_listing" })
    for (const reply of [missing, other]) {
      expect(reply.status).toBe(400)
      expect(reply.body.error.code).toBe(-32020)
    }
    const encoded = `=?base64?${btoa("get_site_info")}?=`
    expect((await post("tools/call", params, { ...headers, "mcp-name": encoded })).status).toBe(200)
  })
  test("an unsupported version is -32022 and names the supported ones", async () => {
    const reply = await post(
      "tools/list",
      { _meta: meta({ "io.modelcontextprotocol/protocolVersion": "2027-01-01" }) },
      { ...standard, "mcp-protocol-version": "2027-01-01" }
    )
    expect(reply.status).toBe(400)
    expect(reply.body.error).toMatchObject({
      code: -32022,
      data: { supported: [modernVersion], requested: "2027-01-01" }
    })
  })
  test("a request without its _meta, or with half of it, is -32602 and 400", async () => {
    const bare = await post("tools/list", {}, standard)
    const half = await post(
      "tools/list",
      { _meta: { "io.modelcontextprotocol/protocolVersion": modernVersion } },
      standard
    )
    for (const reply of [bare, half]) {
      expect(reply.status).toBe(400)
      expect(reply.body.error.code).toBe(-32602)
    }
  })
  test("an unknown method is 404 and -32601; so are those of earlier versions", async () => {
    for (const method of ["nothing/here", "ping", "initialize", "logging/setLevel", "resources/list"]) {
      const reply = await speak.ask(modernVersion, method)
      expect([reply.status, reply.body.error.code]).toEqual([404, -32601])
    }
  })
  test("a notification is accepted without a body", async () => {
    const reply = await speak.post(
      { jsonrpc: "2.0", method: "notifications/something" },
      { headers: { "mcp-protocol-version": modernVersion } }
    )
    expect(reply.status).toBe(202)
  })
  test("a subscription is acknowledged and over: nothing here changes while the server runs", async () => {
    const reply = await speak.ask(modernVersion, "subscriptions/listen", { notifications: { toolsListChanged: true } })
    expect(reply.headers.get("content-type")).toBe("text/event-stream")
    expect(reply.headers.get("x-accel-buffering")).toBe("no")
    expect(reply.text).toContain("notifications/subscriptions/acknowledged")
    expect(reply.text).toContain('"resultType":"complete"')
  })
})

describe.each([...versions])("tools and prompts, %s", (version) => {
  test("tools/list is the same list, on one page", async () => {
    const { body } = await speak.ask(version, "tools/list")
    expect(body.result.tools).toEqual(JSON.parse(JSON.stringify(tools)))
    expect(body.result.nextCursor).toBeUndefined()
    const signedIn = await speak.ask(version, "tools/list", {}, { key })
    expect(signedIn.body.result.tools).toEqual(body.result.tools)
  })
  test.each(["tools/list", "prompts/list"])("%s knows no cursor: -32602", async (method) => {
    const reply = await speak.ask(version, method, { cursor: "page-2" })
    expect([reply.status, reply.body.error.code]).toEqual([200, -32602])
  })
  test("an answer is said twice, as text and as structure", async () => {
    const { result, answer } = await speak.call(version, "get_site_info")
    expect(result.content).toHaveLength(1)
    expect(JSON.parse(result.content[0].text)).toEqual(answer)
    expect(result.isError).toBeUndefined()
  })
  test("an unknown tool is no result but -32602", async () => {
    const reply = await speak.call(version, "no_such_tool")
    expect([reply.status, reply.body.error.code]).toEqual([200, -32602])
  })
  test("arguments that are no object are -32602", async () => {
    const reply = await speak.ask(version, "tools/call", { name: "get_site_info", arguments: ["a"] })
    expect(reply.body.error.code).toBe(-32602)
  })
  test("wrong arguments are a result that names each of them, by their names", async () => {
    const { problem, status } = await speak.call(version, "search_listings", {
      per_page: 1000,
      sort: "best",
      color: "red"
    })
    expect(status).toBe(200)
    expect(problem.code).toBe("invalid_request")
    expect(problem.request_id).toBeString()
    const found = Object.fromEntries(problem.details.map((one: { path: string }) => [one.path, one]))
    expect(Object.keys(found).sort()).toEqual(["color", "per_page", "sort"])
    expect(found.per_page).toMatchObject({ code: "too_large", limit: 100, actual: 1000 })
    expect(found.sort.message).toContain("most_viewed")
    expect(problem.arguments).toEqual(
      Object.keys(everyOperation.find(({ name }) => name === "search_listings")?.fields ?? {})
    )
  })
  test("an argument too many is refused also where there are none", async () => {
    expect((await speak.call(version, "get_site_info", { verbose: true })).problem.details).toMatchObject([
      { path: "verbose", code: "unknown_field" }
    ])
  })
  test("what is not there is a result that says where to look", async () => {
    expect((await speak.call(version, "get_listing", { slug: "no-such-listing" })).problem).toMatchObject({
      code: "not_found",
      next_tools: ["search_listings"]
    })
    const id = "00000000-0000-4000-8000-000000000000"
    expect((await speak.call(version, "get_draft", { id }, { key })).problem).toMatchObject({
      code: "not_found",
      next_tools: ["list_my_drafts"]
    })
  })
  test("the prompt is listed and given, with the URL in it", async () => {
    const { body } = await speak.ask(version, "prompts/list")
    expect(body.result.prompts).toMatchObject([
      { name: "launch_my_product", arguments: [{ name: "url", required: false }] }
    ])
    const got = await speak.ask(version, "prompts/get", {
      name: "launch_my_product",
      arguments: { url: "https://tidewatch.example" }
    })
    expect(got.body.result.messages[0].role).toBe("user")
    expect(got.body.result.messages[0].content.text).toContain("https://tidewatch.example")
    expect((await speak.ask(version, "prompts/get", { name: "no_such_prompt" })).body.error.code).toBe(-32602)
  })
})
