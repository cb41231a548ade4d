import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../support/App.ts"
import { type Person, signedIn, stranger } from "../../support/Person.ts"
import { all, callback, type OAuthApp, oauthApp, pkce } from "./App.ts"

let app: TestApp
let oauth: OAuthApp
let person: Person
let clientId: string
const { challenge } = pkce()
const issuer = "https://launchbook.test"

beforeAll(async () => {
  app = await testApp({ work: false })
  oauth = oauthApp(app)
  person = await signedIn(app)
  clientId = (await oauth.register()).body.client_id
}, 60_000)
afterAll(() => app.close())

describe("what is wrong with the app is shown to the person and sent nowhere", () => {
  test.each([
    ["an unknown app", { client_id: "lbo_client_nobody" }],
    ["no app", { client_id: null }],
    ["an empty app", { client_id: "" }],
    ["a NUL in the id", { client_id: "lbo_client_\0" }],
    ["another address", { redirect_uri: "https://evil.example/callback" }],
    ["a longer path", { redirect_uri: `${callback}/more` }],
    ["a query of its own", { redirect_uri: `${callback}?next=https://evil.example` }],
    ["a fragment", { redirect_uri: `${callback}#x` }],
    ["another scheme", { redirect_uri: "http://app.example/callback" }],
    ["a user name", { redirect_uri: "https://app.example@evil.example/callback" }],
    ["a script", { redirect_uri: "javascript:alert(1)//https://app.example/callback" }],
    ["other letters", { redirect_uri: "https://APP.example/callback" }]
  ])("%s", async (_name, wrong) => {
    for (const who of [person, stranger(app)]) {
      const seen = await who.open(oauth.authorizeUrl(clientId, challenge, wrong))
      expect({ status: seen.status, away: seen.away }).toEqual({ status: 400, away: null })
      expect(seen.text).toContain("This app cannot be let in")
      expect(load(seen.text)("form[action='/oauth/consent']")).toHaveLength(0)
    }
  })

  test("an app or an address given twice", async () => {
    const url = oauth.authorizeUrl(clientId, challenge)
    for (const more of [`&client_id=${clientId}`, "&redirect_uri=https%3A%2F%2Fevil.example%2F"])
      expect((await person.open(url + more)).status).toBe(400)
  })
})

describe("what is wrong with the rest is told to the app", () => {
  test.each([
    ["no proof key", { code_challenge: null }, "invalid_request"],
    ["a plain proof key", { code_challenge_method: "plain" }, "invalid_request"],
    ["a proof key without a method, which means plain", { code_challenge_method: null }, "invalid_request"],
    ["a proof key that is too short", { code_challenge: "short" }, "invalid_request"],
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["no response type", { response_type: null }, "invalid_request"],
    ["an answer by form", { response_mode: "form_post" }, "invalid_request"],
    ["somebody else's resource", { resource: "https://evil.example/mcp" }, "invalid_target"],
    ["another path here", { resource: "https://launchbook.test/other" }, "invalid_target"],
    ["scopes nobody knows", { scope: "openid admin" }, "invalid_scope"],
    ["no page", { prompt: "none" }, "consent_required"]
  ])("%s", async (_name, wrong, error) => {
    const seen = await person.open(oauth.authorizeUrl(clientId, challenge, wrong))
    const sent = new URL(seen.away ?? "")
    expect(sent.origin + sent.pathname).toBe(callback)
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({ error, state: "a state", iss: issuer })
    expect(sent.searchParams.has("code")).toBe(false)
    expect(sent.searchParams.get("error_description")).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/)
  })

  test("no page, to somebody who is not signed in", async () => {
    const seen = await stranger(app).open(oauth.authorizeUrl(clientId, challenge, { prompt: "none" }))
    expect(new URL(seen.away ?? "").searchParams.get("error")).toBe("login_required")
  })

  test("a parameter given twice", async () => {
    const seen = await person.open(`${oauth.authorizeUrl(clientId, challenge)}&scope=account:read`)
    expect(new URL(seen.away ?? "").searchParams.get("error")).toBe("invalid_request")
  })

  test("without a state there is none in the answer", async () => {
    const seen = await person.open(oauth.authorizeUrl(clientId, challenge, { state: null, scope: "x" }))
    expect(new URL(seen.away ?? "").searchParams.has("state")).toBe(false)
  })
})

describe("what is asked for", () => {
  const boxes = async (more: Record<string, string | null>) => {
    const $ = load((await person.open(oauth.authorizeUrl(clientId, challenge, more))).text)
    return $("input[name=scope][checked]")
      .get()
      .map((box) => $(box).attr("value"))
      .join(" ")
  }

  test.each([
    ["all of it where nothing is named", { scope: null }, all],
    ["what is named", { scope: "orders:write account:read" }, "account:read orders:write"],
    ["what is known of it", { scope: "openid account:read offline_access" }, "account:read"]
  ])("%s", async (_name, more, expected) => {
    expect(await boxes(more)).toBe(expected)
  })

  const mcp = "https://launchbook.test/mcp"
  const api = "https://launchbook.test/api/v1"
  const site = "https://launchbook.test"
  const both = { rest: 200, tool: 200 }
  test.each([
    [mcp, mcp, { rest: 401, tool: 200 }],
    [`${mcp}/`, mcp, { rest: 401, tool: 200 }],
    [mcp, null, { rest: 401, tool: 200 }],
    [api, api, { rest: 200, tool: 401 }],
    [site, site, both],
    [`${site}/`, null, both],
    [null, null, both],
    // Named only when the token is asked for: from then on it is bound all the same.
    [null, mcp, { rest: 401, tool: 200 }],
    [site, api, { rest: 200, tool: 401 }]
  ])("asked for %p, then %p, a token opens its own door", async (asked, then, doors) => {
    const { verifier, challenge } = pkce()
    const url = oauth.authorizeUrl(clientId, challenge, { resource: asked })
    const code = (await oauth.consent(person, url)).get("code") ?? ""
    const { body } = await oauth.exchange(clientId, code, verifier, { resource: then })
    expect({ rest: await oauth.me(body.access_token), tool: await oauth.tool(body.access_token) }).toEqual(doors)
    const next = (await oauth.refresh(clientId, body.refresh_token)).body
    expect({ rest: await oauth.me(next.access_token), tool: await oauth.tool(next.access_token) }).toEqual(doors)
  })

  test("a token asked for both doors by name opens both", async () => {
    const { verifier, challenge } = pkce()
    const url = `${oauth.authorizeUrl(clientId, challenge, { resource: mcp })}&resource=${encodeURIComponent(api)}`
    const code = (await oauth.consent(person, url)).get("code") ?? ""
    const { body } = await oauth.exchange(clientId, code, verifier)
    expect({ rest: await oauth.me(body.access_token), tool: await oauth.tool(body.access_token) }).toEqual(both)
  })

  test("a redirect URI that is left out means the only one there is", async () => {
    const { verifier, challenge } = pkce()
    const code =
      (await oauth.consent(person, oauth.authorizeUrl(clientId, challenge, { redirect_uri: null }))).get("code") ?? ""
    expect((await oauth.exchange(clientId, code, verifier, { redirect_uri: null })).status).toBe(200)
  })

  test("an app on the person's own computer may use any port", async () => {
    const redirect_uris = ["http://127.0.0.1/callback", "http://localhost:1234/callback", "http://[::1]:5/callback"]
    const id = (await oauth.register({ client_name: "Terminal", redirect_uris })).body.client_id
    for (const host of ["127.0.0.1:49152", "localhost:8080", "[::1]:61000"]) {
      const redirect_uri = `http://${host}/callback`
      const { verifier, challenge } = pkce()
      const url = oauth.authorizeUrl(id, challenge, { redirect_uri })
      const page = await person.open(url)
      expect(page.text).toContain("runs on your own computer")
      expect(page.text).toContain(host)
      const code = (await oauth.consent(person, url)).get("code") ?? ""
      expect((await oauth.exchange(id, code, verifier, { redirect_uri: redirect_uris[0] ?? "" })).body.error).toBe(
        "invalid_grant"
      )
      expect((await oauth.exchange(id, code, verifier, { redirect_uri })).status).toBe(200)
    }
    for (const redirect_uri of [
      "http://127.0.0.1:1/other",
      "http://127.0.0.2:1/callback",
      "https://127.0.0.1/callback",
      "http://localhost.evil.example/callback",
      "http://127.0.0.1:80@evil.example/callback"
    ])
      expect((await person.open(oauth.authorizeUrl(id, challenge, { redirect_uri }))).status).toBe(400)
  })

  test("an app's own scheme is sent to as it is", async () => {
    const redirect_uri = "cursor://anysphere.cursor-retrieval/oauth/callback?x=1"
    const id = (await oauth.register({ client_name: "Editor", redirect_uris: [redirect_uri] })).body.client_id
    const page = await person.open(oauth.authorizeUrl(id, challenge, { redirect_uri }))
    expect(page.text).toContain("the app that opens cursor: links")
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' cursor: https:;")
    const seen = await person.submit(page, "/oauth/consent", { decision: "allow" })
    expect(seen.away).toStartWith(`${redirect_uri}&code=lbo_code_`)
  })

  test("clients of 2025-03-26 find the endpoints at the root", async () => {
    const { verifier, challenge } = pkce()
    const id = (
      await oauth.send("POST", "/register", {
        body: JSON.stringify({ redirect_uris: [callback] }),
        headers: { "content-type": "application/json" }
      })
    ).body.client_id
    const url = oauth.authorizeUrl(id, challenge, { resource: null, scope: null }).replace("/oauth", "")
    const code = (await oauth.consent(person, url)).get("code")
    const answer = await oauth.form("/token", {
      grant_type: "authorization_code",
      client_id: id,
      code,
      code_verifier: verifier,
      redirect_uri: callback
    })
    expect(await oauth.me(answer.body.access_token)).toBe(200)
  })
})

describe("the person", () => {
  test("signs in first and comes back to the same question", async () => {
    const url = oauth.authorizeUrl(clientId, challenge, { state: "ümläut & more=1" })
    const at = stranger(app)
    const page = await at.open(url)
    expect(page.url).toStartWith(`${issuer}/sign-in?return_to=`)
    const returnTo = at.fieldsOf(page, "/sign-in", {}).get("return_to") ?? ""
    const back = await (await signedIn(app)).open(returnTo)
    expect(back.status).toBe(200)
    expect(load(back.text)("input[name=request]").attr("value")).toBe(new URL(url, issuer).search.slice(1))
  })

  test("sees who asks, where they are sent and what it means", async () => {
    const $ = load((await person.open(oauth.authorizeUrl(clientId, challenge))).text)
    const text = $("main").text()
    expect(text).toContain("Reader")
    expect(text).toContain("app.example")
    expect(text).toContain(person.email)
    expect(text).toContain("See your account, drafts, listings, claims and orders")
    expect(text).toContain("nobody has checked it")
  })

  test("may grant less", async () => {
    const { verifier, challenge } = pkce()
    const answer = await oauth.consent(person, oauth.authorizeUrl(clientId, challenge), { scope: ["account:read"] })
    const { body } = await oauth.exchange(clientId, answer.get("code") ?? "", verifier)
    expect(body.scope).toBe("account:read")
    expect(
      (await app.rest("POST", "/drafts", { key: body.access_token, body: { url: "https://a.example" } })).status
    ).toBe(403)
  })

  test("cannot be made to grant more than was asked", async () => {
    const { verifier, challenge } = pkce()
    const url = oauth.authorizeUrl(clientId, challenge, { scope: "account:read" })
    const answer = await oauth.consent(person, url, { scope: ["account:read", "orders:write"] })
    expect((await oauth.exchange(clientId, answer.get("code") ?? "", verifier)).body.scope).toBe("account:read")
  })

  test("is asked again where nothing is chosen", async () => {
    const page = await person.open(oauth.authorizeUrl(clientId, challenge))
    const seen = await person.submit(page, "/oauth/consent", { decision: "allow", scope: null })
    expect({ status: seen.status, away: seen.away }).toEqual({ status: 400, away: null })
    expect(seen.text).toContain("Choose at least one thing")
  })

  test("may say no", async () => {
    const page = await person.open(oauth.authorizeUrl(clientId, challenge))
    const seen = await person.submit(page, "/oauth/consent", { decision: "deny" })
    expect(Object.fromEntries(new URL(seen.away ?? "").searchParams)).toMatchObject({
      error: "access_denied",
      state: "a state",
      iss: issuer
    })
  })

  test("is asked every time", async () => {
    for (let i = 0; i < 2; i++) {
      const page = await person.open(oauth.authorizeUrl(clientId, challenge))
      expect(load(page.text)("form[action='/oauth/consent']")).toHaveLength(1)
      await person.submit(page, "/oauth/consent", { decision: "allow" })
    }
  })
})

describe("the answer counts only from our own page", () => {
  test.each([
    ["without the session's token", { csrf: null }, {}],
    ["with a wrong one", { csrf: "wrong" }, {}],
    ["from another origin", {}, { origin: "https://evil.example" }],
    ["from another site", {}, { "sec-fetch-site": "cross-site" }]
  ])("%s it is refused", async (_name, fill, headers) => {
    const page = await person.open(oauth.authorizeUrl(clientId, challenge))
    const seen = await person.submit(page, "/oauth/consent", { decision: "allow", ...fill }, headers)
    expect({ status: seen.status, away: seen.away }).toEqual({ status: 403, away: null })
  })

  test("another person's page does not answer for me", async () => {
    const other = await signedIn(app)
    const page = await other.open(oauth.authorizeUrl(clientId, challenge))
    expect((await person.submit(page, "/oauth/consent", { decision: "allow" })).status).toBe(403)
  })

  test("signed out it is refused", async () => {
    const page = await person.open(oauth.authorizeUrl(clientId, challenge))
    expect((await stranger(app).submit(page, "/oauth/consent", { decision: "allow" })).status).toBe(403)
  })

  test("a request that was tampered with in the form is read anew", async () => {
    const page = await person.open(oauth.authorizeUrl(clientId, challenge))
    const request =
      oauth.authorizeUrl(clientId, challenge, { redirect_uri: "https://evil.example/" }).split("?")[1] ?? ""
    const seen = await person.submit(page, "/oauth/consent", { decision: "allow", request })
    expect({ status: seen.status, away: seen.away }).toEqual({ status: 400, away: null })
  })

  test("it cannot be given by GET, and the page cannot be framed", async () => {
    expect((await person.open("/oauth/consent?decision=allow")).status).toBe(405)
    const { headers } = await person.open(oauth.authorizeUrl(clientId, challenge))
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("cache-control")).toBe("no-store")
  })
})

test("a name cannot pretend", async () => {
  const client_name = "Launch\u202ebook \u200b<b>official</b>\n\n app"
  const id = (await oauth.register({ client_name, redirect_uris: [callback] })).body.client_id
  const page = await person.open(oauth.authorizeUrl(id, challenge))
  expect(load(page.text)("h1").text()).toBe("Let Launch book <b>official</b> app in?")
  expect(load(page.text)("h1 b")).toHaveLength(0)
})
