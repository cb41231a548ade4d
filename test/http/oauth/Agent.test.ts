/** Agents that speak MCP: let in when they first need it, let in for more when they need more. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import type { OAuthClientProvider as OldProvider } from "@modelcontextprotocol/sdk/client/auth.js"
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { type TestApp, testApp } from "../../support/App.ts"
import { type Person, signedIn } from "../../support/Person.ts"
import { Memory } from "./Memory.ts"

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await testApp({ work: false, served: true })
  person = await signedIn(app)
}, 60_000)
afterAll(() => app.close())

interface Agent {
  readonly call: (name: string, given?: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** Takes the person's answer and goes on. */
  readonly finish: (answer: URLSearchParams) => Promise<void>
  readonly close: () => Promise<void>
}
type Connect = (memory: Memory) => Promise<Agent>
const identity = { name: "agent", version: "1" }

const newAgent =
  (mode: "legacy" | "auto"): Connect =>
  async (memory) => {
    const authProvider: OAuthClientProvider = memory
    const client = new Client(identity, { versionNegotiation: { mode } })
    const transport = new StreamableHTTPClientTransport(new URL("/mcp", app.origin), { authProvider })
    await client.connect(transport)
    return {
      call: async (name, given = {}) => ({ ...(await client.callTool({ name, arguments: given })) }),
      finish: (answer) => transport.finishAuth(answer),
      close: () => client.close()
    }
  }

const oldAgent: Connect = async (memory) => {
  const authProvider: OldProvider = memory
  const client = new OldClient(identity)
  const transport = new OldTransport(new URL("/mcp", app.origin), { authProvider })
  // The old package's own types do not agree under exactOptionalPropertyTypes: it declares `sessionId` twice.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return {
    call: async (name, given = {}) => ({ ...(await client.callTool({ name, arguments: given })) }),
    finish: (answer) => transport.finishAuth(answer.get("code") ?? ""),
    close: () => client.close()
  }
}

const agents: ReadonlyArray<readonly [string, Connect, string]> = [
  ["client 2, modern", newAgent("auto"), "account:read"],
  // One that could not ask for more later is asked for everything at first.
  ["client 2, legacy", newAgent("legacy"), "account:read listings:write orders:write"],
  ["sdk 1", oldAgent, "account:read listings:write orders:write"]
]

describe.each(agents)("%s", (_name, connect, firstScope) => {
  const allow = async (memory: Memory) => {
    const page = await person.open(memory.sentTo?.href ?? "")
    const seen = await person.submit(page, "/oauth/consent", { decision: "allow" })
    return new URL(seen.away ?? "").searchParams
  }
  /** Calls a tool; where the person must be asked, they are, and it is called again. */
  const insist = async (agent: Agent, memory: Memory, name: string, given: Record<string, unknown> = {}) => {
    memory.sentTo = undefined
    const refused = await agent.call(name, given).then(
      () => false,
      () => true
    )
    if (!refused) return agent.call(name, given)
    await agent.finish(await allow(memory))
    return agent.call(name, given)
  }

  test("reads what is public, is let in for its own, and for more", async () => {
    const memory = new Memory()
    const agent = await connect(memory)
    expect((await agent.call("get_site_info")).isError).not.toBe(true)
    expect(memory.sentTo).toBeUndefined()

    const account = await insist(agent, memory, "get_account")
    expect(memory.sentTo).toBeDefined()
    expect(JSON.stringify(account)).toContain(person.email)
    expect(memory.saved?.scope).toBe(firstScope)

    const draft = await insist(agent, memory, "submit_listing", { url: `https://${crypto.randomUUID()}.example` })
    expect(JSON.stringify(draft)).toContain("crawling")
    expect(memory.saved?.scope).toContain("account:read listings:write")

    // An hour later the access token has ended, and nobody is asked.
    app.clock.advance({ minutes: 61 })
    memory.sentTo = undefined
    expect(JSON.stringify(await agent.call("get_account"))).toContain(person.email)
    expect(memory.sentTo).toBeUndefined()
    await agent.close()
  })
})
