/**
 * The lane answers exactly as the SDK does: the same requests go in by the front door, where the lane takes what it may,
 * and to the SDK alone, and what comes back is compared, byte for byte.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { isPublicRead } from "../../src/domain/Operation.ts"
import { Mcp } from "../../src/mcp/Mcp.ts"
import { Bodies } from "../../src/services/execute/Bodies.ts"
import { Changes } from "../../src/services/store/Changes.ts"
import { Settings } from "../../src/services/store/Settings.ts"
import { origin, type TestApp, testApp } from "../support/App.ts"
import { raiseLimits } from "../support/Limits.ts"
import { type Headed, headersOf, metaOf, modernVersion, type Version, versions } from "./Speak.ts"

let app: TestApp
let services: { readonly mcp: typeof Mcp.Service; readonly bodies: typeof Bodies.Service }
let key = ""
beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  await raiseLimits(app)
  services = await app.run(Effect.all({ mcp: Mcp, bodies: Bodies }))
  key = (await app.user()).key
  const slugsOf = async (path: string): Promise<ReadonlyArray<string>> =>
    (await app.rest("GET", path)).body.items.map(({ slug }: { slug: string }) => slug)
  const [a = "", b = ""] = await slugsOf("/listings")
  const [category = ""] = await slugsOf("/categories")
  const [founder = ""] = await slugsOf("/founders")
  const [post = ""] = await slugsOf("/blog")
  for (const name of ["get_listing", "get_alternatives", "get_badges"]) goodArguments.set(name, { slug: a })
  goodArguments.set("compare_listings", { a, b })
  goodArguments.set("get_category", { slug: category })
  goodArguments.set("get_founder", { slug: founder })
  goodArguments.set("get_blog_post", { slug: post })
  goodArguments.set("get_launch_week", { week: app.clock.now().toISOString().slice(0, 10) })
  goodArguments.set("get_leaderboard", { board: "community-weekly" })
}, 60_000)
afterAll(() => app.close())

interface Sent {
  readonly headers: Headed
  readonly body: string
}
const info = { address: "198.51.100.7", requestId: "one-request" }

const requestOf = ({ headers, body }: Sent) =>
  new Request(`${origin}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "x-forwarded-for": info.address,
      "x-request-id": info.requestId,
      ...headers
    },
    body
  })

const told = async (response: Response) => {
  const { ratelimit, ...headers } = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers,
    // An account tells what is left of its limits.
    body: (await response.text()).replace(/(remaining\\?":)\d+/g, (_, before: string) => `${before}0`),
    /** What is left of the limit; the seconds that are left of its window go by. */
    left: ratelimit === undefined ? null : Number(/;r=(\d+)/.exec(ratelimit)?.[1])
  }
}

const bySdk = async (sent: Sent) => {
  const request = requestOf(sent)
  services.bodies.enter(request, info.address)
  const { headers, ...rest } = await told(await services.mcp.handle(request, info))
  services.bodies.leave(request)
  const everywhere = { "x-request-id": info.requestId, "strict-transport-security": "max-age=31536000" }
  return { ...rest, headers: { ...headers, ...everywhere } }
}
const byFront = async (sent: Sent) => told(await app.fetch(requestOf(sent)))

/** Whether the lane answers by itself. */
const isTaken = async (sent: Sent): Promise<boolean> => {
  const request = requestOf(sent)
  services.bodies.enter(request, info.address)
  const found = await services.mcp.quick(request, info)
  services.bodies.leave(request)
  return found !== undefined
}

/** Both ways, the SDK first: from then on what can be kept is kept. */
const agree = async (sent: Sent) => {
  const alone = await bySdk(sent)
  const lane = await byFront(sent)
  expect({ ...lane, left: null }, sent.body).toEqual({ ...alone, left: null })
  if (alone.left === null || lane.left === null) return lane
  // The lane counted what the SDK's way counts of the same, once or not at all.
  const { left } = await bySdk(sent)
  expect(alone.left - lane.left, sent.body).toBe(lane.left - (left ?? Number.NaN))
  return lane
}

const asked = (
  version: Version,
  method: string,
  params: unknown,
  { id = 1, more = {}, headers = {} }: { id?: unknown; more?: Record<string, unknown>; headers?: Headed } = {}
): Sent => {
  const name = typeof params === "object" && params !== null && "name" in params ? params.name : undefined
  return {
    headers: { ...headersOf(version, method, name), ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", ...(id === undefined ? {} : { id }), method, params, ...more })
  }
}
/** Params as a client of the version sends them. */
const withMeta = (version: Version, params: object, meta: object = {}) => ({
  ...params,
  ...(version === modernVersion || Object.keys(meta).length > 0
    ? { _meta: { ...(version === modernVersion ? metaOf(version) : {}), ...meta } }
    : {})
})

const lists = ["tools/list", "prompts/list", "server/discover"]
/** Good arguments of the tools that anybody may call; what there is to be found is filled in before. */
const publicNames = everyOperation.filter(isPublicRead).map(({ name }) => name)
const goodArguments = new Map<string, Record<string, unknown>>(publicNames.map((name) => [name, {}]))

describe.each([...versions])("%s", (version) => {
  test.each(publicNames)("%s is answered by the lane, and the same", async (name) => {
    const sent = asked(version, "tools/call", withMeta(version, { name, arguments: goodArguments.get(name) }))
    const { status, body } = await agree(sent)
    const { result } = JSON.parse(body)
    expect([status, result.isError]).toEqual([200, undefined])
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent)
    expect(await isTaken(sent)).toBe(true)
  })
  test.each(lists)("%s too", async (method) => {
    const sent = asked(version, method, withMeta(version, {}))
    await agree(sent)
    expect(await isTaken(sent)).toBe(method !== "server/discover" || version === modernVersion)
    await agree(asked(version, method, withMeta(version, { cursor: "page-2" })))
  })
  test("with a key it counts for its owner, and says the same", async () => {
    const sent = asked(version, "tools/call", withMeta(version, { name: "get_site_info", arguments: {} }), {
      headers: { authorization: `Bearer ${key}` }
    })
    const { headers } = await agree(sent)
    expect(headers["ratelimit-policy"]).toStartWith('"read"')
    expect(await isTaken(sent)).toBe(true)
  })
  test("a page that may read it is told so", async () => {
    const page = "http://localhost:6274"
    const call = withMeta(version, { name: "get_site_info", arguments: {} })
    const { headers } = await agree(asked(version, "tools/call", call, { headers: { origin: page } }))
    expect(headers["access-control-allow-origin"]).toBe(page)
    const elsewhere = await agree(asked(version, "tools/call", call, { headers: { origin: "https://evil.example" } }))
    expect(elsewhere.status).toBe(403)
  })
  test("every tool, called rightly, wrongly and by somebody who may not", async () => {
    for (const { name, readOnly } of everyOperation)
      for (const given of [goodArguments.get(name) ?? {}, {}, undefined, [], { nope: 1 }])
        for (const headers of readOnly ? [{}, { authorization: `Bearer ${key}` }] : [{}])
          await agree(
            asked(
              version,
              "tools/call",
              withMeta(version, { name, ...(given === undefined ? {} : { arguments: given }) }),
              {
                headers
              }
            )
          )
  }, 60_000)
})

/** A part that is right most of the time. */
const mostly = <A>(right: A, ...wrong: ReadonlyArray<A>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(right, ...wrong) })

const ids: ReadonlyArray<unknown> = [
  ...[0, -1, 7, 1.5, 1e21, -0, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1],
  ...["", "a", "the id stands here", 'quote " and \\', "日本", "\ud800", "1", null, true, {}, [1], undefined]
]
const metas: ReadonlyArray<Record<string, unknown>> = [
  { progressToken: 1 },
  { progressToken: "p" },
  { progressToken: 1.5 },
  { progressToken: null },
  { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" },
  { "vendor/id": "x", other: 5 },
  { "io.modelcontextprotocol/protocolVersion": "2025-11-25" },
  { "io.modelcontextprotocol/protocolVersion": 5 },
  { "io.modelcontextprotocol/clientCapabilities": [] },
  { "io.modelcontextprotocol/clientCapabilities": { elicitation: {}, roots: { listChanged: true } } },
  { "io.modelcontextprotocol/clientInfo": { name: "x" } },
  { "io.modelcontextprotocol/logLevel": "debug" },
  { "io.modelcontextprotocol/logLevel": "loud" },
  { "io.modelcontextprotocol/related-task": { taskId: "t" } },
  { "io.modelcontextprotocol/related-task": "t" }
]
const wrongHeaders: ReadonlyArray<Headed> = [
  { "content-type": "text/plain" },
  { "content-type": 'application/json; charset="utf-8"' },
  { "mcp-method": "tools/list" },
  { "mcp-method": " tools/call " },
  { "mcp-name": "get_listing" },
  { "mcp-name": `=?base64?${btoa("get_site_info")}?=` },
  { "mcp-name": "=?base64?!?=" },
  { "mcp-protocol-version": "2025-11-25" },
  { "mcp-protocol-version": "2024-11-05" },
  { "mcp-protocol-version": "2027-01-01" },
  { accept: "text/html" },
  { "mcp-session-id": "s" },
  { authorization: "Basic x" },
  { authorization: "Bearer nobody" }
]
const names: ReadonlyArray<unknown> = [...publicNames, "no_such_tool", "get_account", "", 5, null]
const givens: ReadonlyArray<unknown> = [
  {},
  { page: 1 },
  { page: 1, per_page: 5 },
  { per_page: "5" },
  { per_page: 1000 },
  { q: "" },
  { q: "日本" },
  { sort: "votes", page: 2 },
  { slug: "no-such-listing" },
  JSON.parse('{"__proto__":{"page":1}}'),
  { deep: { deep: [[{}]] } },
  null,
  []
]
const methods = ["tools/list", "prompts/list", "server/discover", "ping", "prompts/get", "nothing/here", "initialize"]

const anyRequest = fc
  .record({
    version: fc.constantFrom(...versions),
    method: mostly("tools/call", ...methods, "notifications/initialized", "notifications/cancelled"),
    name: mostly<unknown>("get_site_info", ...names),
    given: fc.oneof(fc.constantFrom(...givens), fc.constant(undefined)),
    id: mostly<unknown>(1, ...ids),
    meta: mostly<Record<string, unknown>>({}, ...metas),
    hasMeta: mostly(true, false),
    extra: mostly<Record<string, unknown>>(
      {},
      { cursor: "c" },
      { task: {} },
      { requestState: "s" },
      { inputResponses: {} }
    ),
    more: mostly<Record<string, unknown>>(
      {},
      { extra: 1 },
      { jsonrpc: "1.0" },
      { result: {} },
      { params: [] },
      { params: null }
    ),
    headers: mostly<Headed>({}, ...wrongHeaders),
    isBatch: mostly(false, true)
  })
  .map(({ version, method, name, given, id, meta, hasMeta, extra, more, headers, isBatch }): Sent => {
    const call = method === "tools/call" ? { name, ...(given === undefined ? {} : { arguments: given }) } : {}
    const params = hasMeta ? withMeta(version, { ...call, ...extra }, meta) : { ...call, ...extra }
    const sent = asked(version, method, params, { id, more, headers })
    return isBatch ? { ...sent, body: `[${sent.body}]` } : sent
  })

test("whatever is asked, the answer is the SDK's", async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (sent) => void (await agree(sent))),
    { numRuns: 400, seed: 20260728 }
  )
}, 60_000)

test("what is no message at all is refused alike", async () => {
  const deep = `${"[".repeat(40)}${"]".repeat(40)}`
  const call = asked(modernVersion, "tools/call", withMeta(modernVersion, { name: "get_site_info", arguments: {} }))
  const bodies = [
    "",
    "{",
    "null",
    "5",
    '"text"',
    "{}",
    "[]",
    deep,
    `${call.body} `,
    ` ${call.body}x`,
    '{"id":1,"id":2}'
  ]
  for (const body of bodies) await agree({ ...call, body })
  const long = withMeta(modernVersion, { name: "get_site_info", arguments: {} }, { long: "x".repeat(60_000) })
  await agree(asked(modernVersion, "tools/call", long))
})

test("a change is told at once", async () => {
  const sent = asked(modernVersion, "tools/call", withMeta(modernVersion, { name: "get_site_info", arguments: {} }))
  await agree(sent)
  expect(await isTaken(sent)).toBe(true)
  await app.run(Effect.flatMap(Changes, (changes) => changes.transaction(changes.touch("settings"))))
  expect(await isTaken(sent)).toBe(false)
  await agree(sent)
  expect(await isTaken(sent)).toBe(true)
})

test("who has reached the limit is refused, by the lane's way too, and not counted twice before", async () => {
  const set = (limit: number) =>
    app.run(Effect.flatMap(Settings, (all) => Effect.orDie(all.set("rate_limit.anonymous_per_minute", limit))))
  const sent = asked(modernVersion, "tools/call", withMeta(modernVersion, { name: "get_site_info", arguments: {} }))
  await agree(sent)
  await set(7)
  try {
    const answers = []
    for (let call = 0; call < 9; call++) {
      const { body, left } = await byFront({ ...sent, headers: { ...sent.headers, "x-forwarded-for": "198.51.100.9" } })
      answers.push([JSON.parse(body).result.isError === true, left])
    }
    expect(answers).toEqual([...Array.from({ length: 7 }, (_, call) => [false, 6 - call]), [true, 0], [true, 0]])
  } finally {
    await set(1_000_000)
  }
})
