/** Who may call what is one rule: a refusal reads the same on both wires. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { everyOperation } from "../../../src/domain/api/Api.ts"
import { type Caller, scopes } from "../../../src/domain/Principal.ts"
import { permitted } from "../../../src/services/execute/Permission.ts"
import { modernVersion, speaker } from "../../mcp/Speak.ts"
import { type TestApp, testApp } from "../../support/App.ts"

let app: TestApp
let speak: ReturnType<typeof speaker>
beforeAll(async () => {
  app = await testApp({ work: false })
  speak = speaker(app)
})
afterAll(() => app.close())

test("REST and MCP refuse in the same words and ask for the same scopes", async () => {
  const { key } = await app.user({ scopes: ["account:read"] })
  const given = { url: "https://a.example" }
  for (const more of [{}, { key }]) {
    const rest = await app.rest("POST", "/drafts", { ...more, body: given })
    const call = await speak.ask(modernVersion, "tools/call", { name: "submit_listing", arguments: given }, more)
    expect(call.status).toBe(rest.status)
    expect(call.body.error.message).toBe(rest.body.error.message)
    const asked = (headers: Headers) => /scope="([^"]+)"/.exec(headers.get("www-authenticate") ?? "")?.[1]
    expect(asked(call.headers)).toBe(asked(rest.headers) ?? "none")
  }
})

test("every scope is needed by its operations and by no others", async () => {
  const caller = (held: ReadonlyArray<string>): Caller => ({
    userId: 1,
    email: "a@people.test",
    role: "member",
    scopes: new Set(scopes.filter((scope) => held.includes(scope))),
    credential: { type: "api_key", id: "1", name: "test", expiresAt: null }
  })
  for (const operation of everyOperation)
    for (const scope of scopes) {
      const allowed = Either.isRight(await Effect.runPromise(Effect.either(permitted(caller([scope]), [operation]))))
      expect(allowed, `${operation.name} with ${scope}`).toBe(operation.scope === "public" || operation.scope === scope)
    }
})

test("several calls at once need all of their scopes, and what is held is kept", async () => {
  const called = everyOperation.filter(({ scope }) => scope !== "orders:write")
  const held: Caller["scopes"] = new Set(["orders:write" as const])
  const credential = { type: "oauth", id: "1", name: "app", expiresAt: null } as const
  const caller: Caller = { userId: 1, email: "a@people.test", role: "member", scopes: held, credential }
  const refused = await Effect.runPromise(Effect.flip(permitted(caller, called)))
  expect(refused).toMatchObject({ status: 403, code: "insufficient_scope", scopes: [...scopes] })
  expect(refused.message).toContain("account:read and listings:write")
})
