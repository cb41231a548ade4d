/** The official clients, new and old, in every mode they have; and a restart in the middle of their work. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { lastingDatabase, type TestApp, testApp } from "../support/App.ts"

/** What a test does with a client, whichever it is. */
interface Person {
  readonly version: () => string | undefined
  readonly tools: () => Promise<ReadonlyArray<string>>
  readonly prompts: () => Promise<ReadonlyArray<string>>
  readonly call: (name: string, given?: Record<string, unknown>) => Promise<Record<string, unknown>>
  readonly close: () => Promise<void>
}
type Connect = (url: URL, key: string | null) => Promise<Person>

const requestInit = (key: string | null) =>
  key === null ? {} : { requestInit: { headers: { authorization: `Bearer ${key}` } } }
const identity = { name: "test", version: "1" }

const newClient =
  (mode: "legacy" | "auto" | { readonly pin: string }): Connect =>
  async (url, key) => {
    const client = new Client(identity, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(url, requestInit(key)))
    return {
      version: () => client.getNegotiatedProtocolVersion(),
      tools: async () => (await client.listTools()).tools.map(({ name }) => name),
      prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
      call: async (name, given = {}) => ({ ...(await client.callTool({ name, arguments: given })) }),
      close: () => client.close()
    }
  }

const oldClient: Connect = async (url, key) => {
  const client = new OldClient(identity)
  const transport = new OldTransport(url, requestInit(key))
  // The old package's own types do not agree under exactOptionalPropertyTypes: it declares `sessionId` twice.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return {
    version: () => transport.protocolVersion,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    call: async (name, given = {}) => ({ ...(await client.callTool({ name, arguments: given })) }),
    close: () => client.close()
  }
}

const clients: ReadonlyArray<readonly [string, Connect, string]> = [
  ["client 2.4.0, legacy", newClient("legacy"), "2025-11-25"],
  ["client 2.4.0, auto", newClient("auto"), "2026-07-28"],
  ["client 2.4.0, pinned", newClient({ pin: "2026-07-28" }), "2026-07-28"],
  ["sdk 1.32.2", oldClient, "2025-11-25"]
]

/** A server on a fixed port whose application can be exchanged: a restart, as a client sees one. */
let app: TestApp
let server: ReturnType<typeof Bun.serve>
let database: Awaited<ReturnType<typeof lastingDatabase>>
let key = ""
const start = () => testApp({ ...database.options, work: false })
const address = () => new URL("/mcp", server.url)
beforeAll(async () => {
  database = await lastingDatabase()
  app = await start()
  key = (await app.user()).key
  server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, fetch: (request) => app.fetch(request) })
}, 60_000)
afterAll(async () => {
  await server.stop(true)
  await app.close()
  await database.drop()
})

describe.each(clients)("%s", (_, connect, version) => {
  test("connects, lists, calls, is told of errors, and is not lost by a restart", async () => {
    const person = await connect(address(), key)
    expect(person.version()).toBe(version)
    expect(await person.tools()).toContain("search_listings")
    expect(await person.prompts()).toEqual(["launch_my_product"])
    // A client checks what it gets against the schema of the answer.
    const account = await person.call("get_account")
    expect(account.structuredContent).toMatchObject({ scopes: ["account:read", "listings:write", "orders:write"] })
    const wrong = await person.call("get_listing", { slug: "no-such-listing" })
    expect(wrong.isError).toBe(true)
    expect(JSON.stringify(wrong.content)).toContain("not_found")
    await expect(person.call("no_such_tool")).rejects.toThrow("Unknown tool")

    await app.close()
    app = await start()
    expect((await person.call("get_account")).structuredContent).toMatchObject({ id: expect.any(Number) })
    expect(await person.tools()).toContain("submit_listing")
    await person.close()
  }, 30_000)
  test("without a credential, reads the public and is refused the rest", async () => {
    const person = await connect(address(), null)
    expect((await person.call("list_categories")).structuredContent).toMatchObject({ items: expect.any(Array) })
    await expect(person.call("get_account")).rejects.toThrow()
    await person.close()
  })
})
