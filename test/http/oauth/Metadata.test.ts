import { afterAll, beforeAll, expect, test } from "bun:test"
import { type TestApp, testApp } from "../../support/App.ts"
import { type OAuthApp, oauthApp } from "./App.ts"

const origin = "https://launchbook.test"
const scopes = ["account:read", "listings:write", "orders:write"]
let app: TestApp
let oauth: OAuthApp
beforeAll(async () => {
  app = await testApp({ work: false })
  oauth = oauthApp(app)
}, 60_000)
afterAll(() => app.close())

test.each([
  ["/mcp", `${origin}/mcp`],
  ["", `${origin}/mcp`],
  ["/api/v1", `${origin}/api/v1`]
])("the protected resource at %p", async (path, resource) => {
  const { status, headers, body } = await oauth.send("GET", `/.well-known/oauth-protected-resource${path}`)
  expect(status).toBe(200)
  expect(headers.get("access-control-allow-origin")).toBe("*")
  expect(headers.get("content-type")).toStartWith("application/json")
  expect(body).toEqual({
    resource,
    authorization_servers: [origin],
    scopes_supported: scopes,
    bearer_methods_supported: ["header"],
    resource_name: "Launchbook",
    resource_documentation: `${origin}/docs`
  })
})

test("the authorization server", async () => {
  const { status, headers, body } = await oauth.send("GET", "/.well-known/oauth-authorization-server")
  expect(status).toBe(200)
  expect(headers.get("access-control-allow-origin")).toBe("*")
  expect(body).toEqual({
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    registration_endpoint: `${origin}/oauth/register`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    scopes_supported: scopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${origin}/docs`
  })
})

test("a refusal of the API says where to ask", async () => {
  const { status, headers } = await oauth.send("GET", "/api/v1/me")
  expect(status).toBe(401)
  const metadata = /resource_metadata="([^"]+)"/.exec(headers.get("www-authenticate") ?? "")?.[1] ?? ""
  expect((await oauth.send("GET", metadata)).body.authorization_servers).toEqual([origin])
})
