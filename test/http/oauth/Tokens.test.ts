import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type TestApp, testApp } from "../../support/App.ts"
import { signedIn } from "../../support/Person.ts"
import { all, type OAuthApp, oauthApp, pkce } from "./App.ts"

let app: TestApp
let oauth: OAuthApp
beforeAll(async () => {
  app = await testApp({ work: false })
  oauth = oauthApp(app)
}, 60_000)
afterAll(() => app.close())

/** An app with a code it has not exchanged yet. */
const asked = async () => {
  const person = await signedIn(app)
  const clientId: string = (await oauth.register()).body.client_id
  const { verifier, challenge } = pkce()
  const code = (await oauth.consent(person, oauth.authorizeUrl(clientId, challenge))).get("code") ?? ""
  return { person, clientId, verifier, code }
}

describe("a code", () => {
  test("becomes tokens in the shape of RFC 6749, which nobody keeps", async () => {
    const { clientId, code, verifier } = await asked()
    const { status, headers, body } = await oauth.exchange(clientId, code, verifier)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^lbo_at_[A-Za-z0-9_-]{43}$/),
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^lbo_rt_[A-Za-z0-9_-]{43}$/),
      scope: all
    })
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("access-control-allow-origin")).toBe("*")
    const account = (await app.rest("GET", "/me", { key: body.access_token })).body
    expect(account.credential).toMatchObject({ type: "oauth", name: "Reader" })
    expect(Date.parse(account.credential.expires_at) - app.clock.now().getTime()).toBeWithin(3_590_000, 3_600_001)
    expect(account.scopes).toEqual(all.split(" "))
  })

  test("used twice ends what the first use got", async () => {
    const { clientId, code, verifier } = await asked()
    const { access_token, refresh_token } = (await oauth.exchange(clientId, code, verifier)).body
    expect(await oauth.me(access_token)).toBe(200)
    const again = await oauth.exchange(clientId, code, verifier)
    expect({ status: again.status, error: again.body.error }).toEqual({ status: 400, error: "invalid_grant" })
    expect(await oauth.me(access_token)).toBe(401)
    expect((await oauth.refresh(clientId, refresh_token)).body.error).toBe("invalid_grant")
  })

  test("used many times at once gives tokens at most once", async () => {
    const { clientId, code, verifier } = await asked()
    const answers = await Promise.all(Array.from({ length: 8 }, () => oauth.exchange(clientId, code, verifier)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
  })

  test.each([
    ["without its verifier", { code_verifier: null }, "invalid_request"],
    ["with another verifier", { code_verifier: pkce().verifier }, "invalid_grant"],
    ["with a guess", { code_verifier: "x".repeat(43) }, "invalid_grant"],
    ["with another redirect URI", { redirect_uri: "https://app.example/other" }, "invalid_grant"],
    ["for another resource", { resource: "https://evil.example/mcp" }, "invalid_target"],
    ["for a resource that was not granted", { resource: "https://launchbook.test/mcp" }, "invalid_target"]
  ])("%s is refused, and works afterwards for whom it was meant", async (_name, wrong, error) => {
    const { clientId, code, verifier } = await asked()
    const refused = await oauth.exchange(clientId, code, verifier, wrong)
    expect({ status: refused.status, error: refused.body.error }).toEqual({ status: 400, error })
    expect((await oauth.exchange(clientId, code, verifier)).status).toBe(200)
  })

  test("is of no use to another app", async () => {
    const { code, verifier } = await asked()
    const other = (await oauth.register()).body.client_id
    expect((await oauth.exchange(other, code, verifier)).body.error).toBe("invalid_grant")
  })

  test("lasts a minute", async () => {
    const { clientId, code, verifier } = await asked()
    app.clock.advance({ seconds: 61 })
    expect((await oauth.exchange(clientId, code, verifier)).body.error).toBe("invalid_grant")
  })
})

describe("a refresh token", () => {
  test("is exchanged for a new pair; the old access token goes on until its hour is over", async () => {
    const { clientId, access_token, refresh_token } = await oauth.connected()
    const { status, body } = await oauth.refresh(clientId, refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(refresh_token)
    expect(body.scope).toBe(all)
    expect(await oauth.me(access_token)).toBe(200)
    expect(await oauth.me(body.access_token)).toBe(200)
  })

  test("that comes back later was copied: the whole grant ends", async () => {
    const { clientId, refresh_token } = await oauth.connected()
    const second = (await oauth.refresh(clientId, refresh_token)).body
    app.clock.advance({ seconds: 31 })
    expect((await oauth.refresh(clientId, refresh_token)).body.error).toBe("invalid_grant")
    expect(await oauth.me(second.access_token)).toBe(401)
    expect((await oauth.refresh(clientId, second.refresh_token)).body.error).toBe("invalid_grant")
  })

  test("used from two windows at once gives each its own", async () => {
    const { clientId, refresh_token } = await oauth.connected()
    const answers = await Promise.all(Array.from({ length: 5 }, () => oauth.refresh(clientId, refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(5)
    app.clock.advance({ seconds: 29 })
    expect((await oauth.refresh(clientId, refresh_token)).status).toBe(200)
    for (const { body } of answers) expect((await oauth.refresh(clientId, body.refresh_token)).status).toBe(200)
  })

  test("does not prolong its overlap by being used in it", async () => {
    const { clientId, refresh_token } = await oauth.connected()
    for (const seconds of [0, 20, 20]) {
      app.clock.advance({ seconds })
      await oauth.refresh(clientId, refresh_token)
    }
    expect((await oauth.refresh(clientId, refresh_token)).body.error).toBe("invalid_grant")
  })

  test("may ask for less, for a while, and never for more", async () => {
    const { clientId, refresh_token } = await oauth.connected({ scope: "account:read listings:write" })
    const less = (await oauth.refresh(clientId, refresh_token, { scope: "account:read" })).body
    expect(less.scope).toBe("account:read")
    const again = (await oauth.refresh(clientId, less.refresh_token)).body
    expect(again.scope).toBe("account:read listings:write")
    const more = await oauth.refresh(clientId, again.refresh_token, { scope: all })
    expect({ status: more.status, error: more.body.error }).toEqual({ status: 400, error: "invalid_scope" })
    expect((await oauth.refresh(clientId, again.refresh_token, { scope: "openid" })).body.error).toBe("invalid_scope")
    expect((await oauth.refresh(clientId, again.refresh_token)).status).toBe(200)
  })

  test("is of no use to another app, for another resource, or as an access token", async () => {
    const { clientId, refresh_token } = await oauth.connected()
    const other = (await oauth.register()).body.client_id
    expect((await oauth.refresh(other, refresh_token)).body.error).toBe("invalid_grant")
    expect((await oauth.refresh(clientId, refresh_token, { resource: "https://evil.example" })).body.error).toBe(
      "invalid_target"
    )
    expect(await oauth.me(refresh_token)).toBe(401)
    expect((await oauth.refresh(clientId, refresh_token)).status).toBe(200)
  })

  test("an access token does not refresh", async () => {
    const { clientId, access_token } = await oauth.connected()
    expect((await oauth.refresh(clientId, access_token)).body.error).toBe("invalid_grant")
  })

  test("lasts 30 days, and a refresh begins them anew", async () => {
    const { clientId, access_token, refresh_token } = await oauth.connected()
    app.clock.advance({ minutes: 61 })
    expect(await oauth.me(access_token)).toBe(401)
    app.clock.advance({ days: 29 })
    const second = (await oauth.refresh(clientId, refresh_token)).body
    app.clock.advance({ days: 29 })
    const third = (await oauth.refresh(clientId, second.refresh_token)).body
    app.clock.advance({ days: 31 })
    expect((await oauth.refresh(clientId, third.refresh_token)).body.error).toBe("invalid_grant")
  })
})

describe("the token endpoint", () => {
  test.each([
    ["no grant type", { grant_type: null }, 400, "invalid_request"],
    ["another grant type", { grant_type: "password" }, 400, "unsupported_grant_type"],
    ["client credentials", { grant_type: "client_credentials" }, 400, "unsupported_grant_type"],
    ["no code", { code: null }, 400, "invalid_request"],
    ["an unknown code", { code: "lbo_code_x" }, 400, "invalid_grant"],
    ["no app", { client_id: null }, 401, "invalid_client"],
    ["an unknown app", { client_id: "lbo_client_x" }, 401, "invalid_client"],
    ["an app with a NUL", { client_id: "lbo_client_\0" }, 401, "invalid_client"],
    [
      "an unknown app with a document",
      { client_id: "https://app.example/client.json", code: "x" },
      400,
      "invalid_grant"
    ],
    ["a secret", { client_secret: "x" }, 401, "invalid_client"],
    ["an assertion", { client_assertion: "x" }, 401, "invalid_client"]
  ])("%s", async (_name, wrong, status, error) => {
    const id = (await oauth.register()).body.client_id
    const answer = await oauth.exchange(id, "lbo_code_x", pkce().verifier, wrong)
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error })
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.body.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/)
  })

  test("takes forms alone, and each parameter once", async () => {
    const json = await oauth.send("POST", "/oauth/token", {
      body: "{}",
      headers: { "content-type": "application/json" }
    })
    expect({ status: json.status, error: json.body.error }).toEqual({ status: 400, error: "invalid_request" })
    const twice = await oauth.send("POST", "/oauth/token", {
      body: "grant_type=refresh_token&grant_type=refresh_token",
      headers: { "content-type": "application/x-www-form-urlencoded" }
    })
    expect(twice.body.error).toBe("invalid_request")
    expect((await oauth.send("GET", "/oauth/token")).status).toBe(405)
  })

  test("answers a client that authenticates by a header with that header's scheme", async () => {
    const answer = await oauth.form("/oauth/token", {}, { authorization: `Basic ${btoa("a:b")}` })
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 401, error: "invalid_client" })
    expect(answer.headers.get("www-authenticate")).toStartWith("Basic ")
  })

  test("may be asked from any page", async () => {
    for (const path of [
      "/oauth/token",
      "/oauth/register",
      "/oauth/revoke",
      "/.well-known/oauth-authorization-server"
    ]) {
      const { status, headers } = await oauth.send("OPTIONS", path, {
        headers: { origin: "https://app.example", "access-control-request-method": "POST" }
      })
      expect(status).toBe(204)
      expect(headers.get("access-control-allow-origin")).toBe("*")
      expect(headers.get("access-control-allow-headers")?.toLowerCase()).toContain("content-type")
    }
  })
})

test("nothing that opens anything is kept as it is", async () => {
  const { clientId, access_token, refresh_token, code, person } = await oauth.connected()
  await oauth.refresh(clientId, refresh_token)
  const { SqlClient } = await import("@effect/sql")
  const { Effect } = await import("effect")
  const dump = await app.run(
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.forEach(
        ["oauth_tokens", "oauth_codes", "oauth_grants", "oauth_clients", "sessions", "sign_in_links"],
        (table) => sql`select t::text as row from ${sql(table)} t`
      )
    )
  )
  const stored = JSON.stringify(dump)
  expect(stored).toContain(clientId)
  for (const secret of [access_token, refresh_token, code, person.cookies.get("__Host-launchbook") ?? "none"]) {
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(Buffer.from(secret).toString("hex"))
  }
})
