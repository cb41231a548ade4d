import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type TestApp, testApp } from "../../support/App.ts"
import { signedIn } from "../../support/Person.ts"
import { all, callback, type OAuthApp, oauthApp, pkce } from "./App.ts"

let app: TestApp
let oauth: OAuthApp
beforeAll(async () => {
  app = await testApp({ work: false })
  oauth = oauthApp(app)
}, 60_000)
afterAll(() => app.close())

test("an app is told what was registered, and holds no secret", async () => {
  const { status, headers, body } = await oauth.register({
    client_name: "  Reader ",
    redirect_uris: [callback],
    token_endpoint_auth_method: "client_secret_basic",
    grant_types: ["authorization_code", "refresh_token", "client_credentials"],
    scope: "account:read",
    jwks_uri: "http://169.254.169.254/",
    logo_uri: "http://127.0.0.1/",
    software_statement: "x"
  })
  expect(status).toBe(201)
  expect(headers.get("cache-control")).toBe("no-store")
  expect(body).toEqual({
    client_id: expect.stringMatching(/^lbo_client_[A-Za-z0-9_-]{43}$/),
    client_id_issued_at: expect.any(Number),
    client_name: "Reader",
    redirect_uris: [callback],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    scope: all
  })
})

test("the scope of a registration is not held against the app later", async () => {
  const id = (await oauth.register({ redirect_uris: [callback], scope: "account:read" })).body.client_id
  const { verifier, challenge } = pkce()
  const person = await signedIn(app)
  const code = (await oauth.consent(person, oauth.authorizeUrl(id, challenge, { scope: all }))).get("code") ?? ""
  expect((await oauth.exchange(id, code, verifier)).body.scope).toBe(all)
})

describe("redirect URIs", () => {
  test.each([
    "https://app.example/callback",
    "https://app.example:8443/callback?x=1",
    "http://127.0.0.1/callback",
    "http://127.0.0.1:3000/callback",
    "http://localhost:6274/oauth/callback/debug",
    "http://[::1]:8080/",
    "cursor://anysphere.cursor-retrieval/oauth/callback",
    "com.example.app:/oauth2redirect",
    "vscode://publisher.extension/callback"
  ])("%j is taken", async (uri) => {
    const { status, body } = await oauth.register({ redirect_uris: [uri] })
    expect({ status, redirect_uris: body.redirect_uris }).toEqual({ status: 201, redirect_uris: [uri] })
  })

  test.each([
    "javascript:alert(1)",
    "JavaScript://app.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://app.example/x",
    "about:blank",
    "http://app.example/callback",
    "http://127.0.0.1.evil.example/callback",
    "http://10.0.0.1/callback",
    "http://localhost@evil.example/callback",
    "https://user:password@app.example/callback",
    "https://app.example/callback#fragment",
    "https://app.example/callback#",
    "https:app.example/callback",
    "https://app.example/with space",
    "https://app.example\\@evil.example/",
    "https://app.example/\u0000",
    "https://app.example/\r\nx: y",
    "/callback",
    "app.example/callback",
    "",
    "urn:ietf:wg:oauth:2.0:oob",
    `https://app.example/${"x".repeat(2048)}`
  ])("%j is refused", async (uri) => {
    const { status, body } = await oauth.register({ redirect_uris: [callback, uri] })
    expect({ status, error: body.error }).toEqual({ status: 400, error: "invalid_redirect_uri" })
  })

  test.each([
    ["none", []],
    ["too many", Array.from({ length: 11 }, (_, i) => `${callback}/${i}`)],
    ["a text", callback],
    ["nothing", undefined]
  ])("%s are refused", async (_name, redirect_uris) => {
    expect((await oauth.register({ redirect_uris })).body.error).toBe("invalid_redirect_uri")
  })
})

describe("metadata", () => {
  test.each([
    ["not JSON", "nonsense"],
    ["a list", "[]"],
    ["null", "null"],
    ["deep", `${"[".repeat(100)}${"]".repeat(100)}`],
    ["a name of another type", { redirect_uris: [callback], client_name: 5 }],
    ["a name without end", { redirect_uris: [callback], client_name: "x".repeat(201) }],
    ["grants without codes", { redirect_uris: [callback], grant_types: ["client_credentials"] }],
    ["answers without codes", { redirect_uris: [callback], response_types: ["token"] }],
    ["too much of it", { redirect_uris: [callback], more: "x".repeat(70_000) }]
  ])("%s is refused", async (_name, metadata) => {
    const { status, body } = await oauth.register(metadata)
    expect({ status, error: body.error }).toEqual({ status: 400, error: "invalid_client_metadata" })
    expect(body.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/)
  })

  test("is read as it comes: what is null or unknown is left alone", async () => {
    const { status, body } = await oauth.register({
      redirect_uris: [callback],
      client_name: null,
      grant_types: null,
      contacts: 5,
      __proto__: {}
    })
    expect({ status, name: body.client_name }).toEqual({ status: 201, name: "app.example" })
  })
})

test("a network registers at most 20 apps an hour", async () => {
  const address = "203.0.113.200"
  const metadata = { redirect_uris: [callback] }
  for (let i = 0; i < 20; i++) expect((await oauth.register(metadata, address)).status).toBe(201)
  const refused = await oauth.register(metadata, address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  app.clock.advance({ minutes: 60 })
  expect((await oauth.register(metadata, address)).status).toBe(201)
})
