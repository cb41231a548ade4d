/** The whole way with clients that other people wrote, over a real socket: find, register, ask, call, refresh, revoke. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { auth as auth2, type OAuthClientProvider as Provider2 } from "@modelcontextprotocol/client"
import { auth as auth1, type OAuthClientProvider as Provider1 } from "@modelcontextprotocol/sdk/client/auth.js"
import * as o4w from "oauth4webapi"
import * as oidc from "openid-client"
import { type TestApp, testApp } from "../../support/App.ts"
import type { FixtureAnswer } from "../../support/FixtureInternet.ts"
import { type Person, signedIn } from "../../support/Person.ts"
import { all } from "./App.ts"
import { Memory, redirectUrl } from "./Memory.ts"

const documentId = "https://agent.example/client.json"
const metadata = { client_name: "Agent", redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" } as const

let app: TestApp
let person: Person
beforeAll(async () => {
  const document: FixtureAnswer = {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_id: documentId, ...metadata })
  }
  app = await testApp({ work: false, served: true, internet: { "agent.example": { "/client.json": document } } })
  person = await signedIn(app)
}, 60_000)
afterAll(() => app.close())

/** What a person does in their browser: the address they end up at. */
const allow = async (url: URL | string, scopes?: ReadonlyArray<string>): Promise<URL> => {
  const page = await person.open(String(url))
  const seen = await person.submit(page, "/oauth/consent", {
    decision: "allow",
    ...(scopes === undefined ? {} : { scope: scopes })
  })
  return new URL(seen.away ?? "nowhere:")
}

/** Asks as an agent does, at the door its token was asked for. */
const me = async (token: string | undefined) => {
  const response = await fetch(`${app.origin}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": "2025-11-25"
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_account", arguments: {} }
    })
  })
  return { status: response.status, challenge: response.headers.get("www-authenticate") ?? "" }
}

interface Step {
  readonly scope?: string
  readonly answer?: URL
  readonly again?: boolean
}
/** One call of the SDK's `auth`: either it is authorized, or it sends the person somewhere. */
type Sdk = (memory: Memory, step: Step) => Promise<string>

const version2: Sdk = (memory, { scope, answer, again }) => {
  const provider: Provider2 = memory
  const code = answer?.searchParams.get("code")
  const iss = answer?.searchParams.get("iss")
  return auth2(provider, {
    serverUrl: `${app.origin}/mcp`,
    ...(scope === undefined ? {} : { scope }),
    ...(code == null ? {} : { authorizationCode: code }),
    ...(iss == null ? {} : { iss }),
    forceReauthorization: again ?? false
  })
}
const version1: Sdk = (memory, { scope, answer, again }) => {
  const provider: Provider1 = memory
  // The 1.x client has no way to ask again while it holds a refresh token.
  if (again) memory.saved = undefined
  const code = answer?.searchParams.get("code")
  return auth1(provider, {
    serverUrl: `${app.origin}/mcp`,
    ...(scope === undefined ? {} : { scope }),
    ...(code == null ? {} : { authorizationCode: code })
  })
}

describe.each([
  ["@modelcontextprotocol/client 2", version2],
  ["@modelcontextprotocol/sdk 1", version1]
])("%s", (_name, auth) => {
  describe.each([
    ["registered by itself", undefined],
    ["known by its document", documentId]
  ])("%s", (_way, clientMetadataUrl) => {
    test("asks for a little, then for more, refreshes, and notices that it was sent away", async () => {
      const memory = new Memory(clientMetadataUrl)
      expect(await auth(memory, { scope: "account:read" })).toBe("REDIRECT")
      expect(memory.sentTo?.searchParams.get("resource")).toBe(`${app.origin}/mcp`)
      if (clientMetadataUrl !== undefined) expect(memory.sentTo?.searchParams.get("client_id")).toBe(documentId)
      expect(await auth(memory, { answer: await allow(memory.sentTo ?? "") })).toBe("AUTHORIZED")
      expect((await me(memory.saved?.access_token)).status).toBe(200)
      expect(memory.saved?.scope).toBe("account:read")

      // Step-up: more than was granted needs the person again.
      expect(await auth(memory, { scope: "account:read listings:write", again: true })).toBe("REDIRECT")
      expect(await auth(memory, { answer: await allow(memory.sentTo ?? "") })).toBe("AUTHORIZED")
      expect(memory.saved?.scope).toBe("account:read listings:write")

      const before = memory.saved
      expect(await auth(memory, {})).toBe("AUTHORIZED")
      expect(memory.saved?.access_token).not.toBe(before?.access_token)
      expect(memory.saved?.refresh_token).not.toBe(before?.refresh_token)
      expect((await me(memory.saved?.access_token)).status).toBe(200)

      const page = await person.open("/account/apps")
      await person.submit(page, "/account/apps/revoke", {
        client_id: memory.sentTo?.searchParams.get("client_id") ?? ""
      })
      const refused = await me(memory.saved?.access_token)
      expect(refused.status).toBe(401)
      expect(refused.challenge).toContain('error="invalid_token"')
      // Its refresh token is gone as well: the client must ask the person again.
      expect(await auth(memory, {})).toBe("REDIRECT")
    })
  })
})

test("oauth4webapi: the API as the resource, found by its own metadata", async () => {
  const insecure = { [o4w.allowInsecureRequests]: true } as const
  const resource = new URL(`${app.origin}/api/v1`)
  const server = await o4w.processResourceDiscoveryResponse(
    resource,
    await o4w.resourceDiscoveryRequest(resource, insecure)
  )
  const issuer = new URL(server.authorization_servers?.[0] ?? "")
  const as = await o4w.processDiscoveryResponse(
    issuer,
    await o4w.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure })
  )
  const client = await o4w.processDynamicClientRegistrationResponse(
    await o4w.dynamicClientRegistrationRequest(as, { ...metadata, redirect_uris: [redirectUrl] }, insecure)
  )

  const verifier = o4w.generateRandomCodeVerifier()
  const state = o4w.generateRandomState()
  const url = new URL(as.authorization_endpoint ?? "")
  url.search = new URLSearchParams({
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: redirectUrl,
    code_challenge: await o4w.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    resource: resource.href,
    state
  }).toString()
  const answer = o4w.validateAuthResponse(as, client, await allow(url, ["account:read", "orders:write"]), state)
  const tokens = await o4w.processAuthorizationCodeResponse(
    as,
    client,
    await o4w.authorizationCodeGrantRequest(as, client, o4w.None(), answer, redirectUrl, verifier, {
      additionalParameters: { resource: resource.href },
      ...insecure
    })
  )
  expect(tokens.scope).toBe("account:read orders:write")
  const account = await o4w.protectedResourceRequest(
    tokens.access_token,
    "GET",
    new URL(`${resource}/me`),
    undefined,
    null,
    insecure
  )
  expect(await account.json()).toMatchObject({ email: person.email })

  const refreshed = await o4w.processRefreshTokenResponse(
    as,
    client,
    await o4w.refreshTokenGrantRequest(as, client, o4w.None(), tokens.refresh_token ?? "", {
      additionalParameters: { scope: "account:read" },
      ...insecure
    })
  )
  expect(refreshed.scope).toBe("account:read")
  const revocation = await o4w.revocationRequest(as, client, o4w.None(), refreshed.refresh_token ?? "", insecure)
  expect(await o4w.processRevocationResponse(revocation)).toBeUndefined()
  expect((await me(refreshed.access_token)).status).toBe(401)
})

test("openid-client: registered by itself, refused once by the person", async () => {
  const config = await oidc.dynamicClientRegistration(
    new URL(app.origin),
    { ...metadata, redirect_uris: [redirectUrl] },
    oidc.None(),
    {
      algorithm: "oauth2",
      execute: [oidc.allowInsecureRequests]
    }
  )
  const verifier = oidc.randomPKCECodeVerifier()
  const state = oidc.randomState()
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUrl,
    scope: all,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    resource: `${app.origin}/mcp`,
    state
  })
  const checks = { pkceCodeVerifier: verifier, expectedState: state }

  const denied = await person.submit(await person.open(url.href), "/oauth/consent", { decision: "deny" })
  expect(oidc.authorizationCodeGrant(config, new URL(denied.away ?? ""), checks)).rejects.toMatchObject({
    error: "access_denied"
  })

  const tokens = await oidc.authorizationCodeGrant(config, await allow(url), checks)
  expect((await me(tokens.access_token)).status).toBe(200)
  const refreshed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? "")
  expect((await me(refreshed.access_token)).status).toBe(200)
  await oidc.tokenRevocation(config, refreshed.access_token)
  expect((await me(refreshed.access_token)).status).toBe(401)
  expect((await me(tokens.access_token)).status).toBe(200)
})
