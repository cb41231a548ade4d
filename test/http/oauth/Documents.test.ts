/** Apps whose id is the address of their metadata document. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../support/App.ts"
import type { FixtureAnswer, FixtureSite } from "../../support/FixtureInternet.ts"
import { type Person, signedIn } from "../../support/Person.ts"
import { callback, type OAuthApp, oauthApp, pkce } from "./App.ts"

const json = { "content-type": "application/json" }
const documentOf = (client_id: string, more: object = {}): FixtureAnswer => ({
  headers: json,
  body: JSON.stringify({ client_id, client_name: "Agent", redirect_uris: [callback], ...more })
})

const site: Record<string, FixtureAnswer> = {}
/** How often a path was asked. */
const asked = new Map<string, number>()
/** Looked at each time a page is asked, so each look is a fetch. */
const counting: FixtureSite = new Proxy(site, {
  get: (pages, path) => {
    if (typeof path !== "string") return undefined
    asked.set(path, (asked.get(path) ?? 0) + 1)
    return pages[path]
  }
})
let documents = 0
/** A new document, served on the fixture internet; its id. */
const serve = (answer: (id: string) => FixtureAnswer = documentOf, host = "agent.example") => {
  const path = `/clients/${++documents}.json`
  const id = `https://${host}${path}`
  site[path] = answer(id)
  return { id, path, times: () => asked.get(path) ?? 0 }
}

let app: TestApp
let oauth: OAuthApp
let person: Person
const { challenge } = pkce()
beforeAll(async () => {
  app = await testApp({ work: false, internet: { "agent.example": counting, "busy.example": counting } })
  oauth = oauthApp(app)
  person = await signedIn(app)
}, 60_000)
afterAll(() => app.close())
/** All of these fetches go to one host, which is sent only so many a minute. */
beforeEach(() => app.clock.advance({ minutes: 1 }))

const open = (id: string) => person.open(oauth.authorizeUrl(id, challenge))

test("an app is known by its document, and its host is shown", async () => {
  const { id } = serve()
  const page = await open(id)
  expect(page.status).toBe(200)
  const text = load(page.text)("dl").text()
  expect(text).toContain("Agent")
  expect(text).toContain("agent.example")
  const { verifier, challenge } = pkce()
  const answer = await oauth.consent(person, oauth.authorizeUrl(id, challenge))
  const { body } = await oauth.exchange(id, answer.get("code") ?? "", verifier)
  expect(await oauth.me(body.access_token)).toBe(200)
  expect((await oauth.refresh(id, body.refresh_token)).status).toBe(200)
})

test("where it may send people is what the document says", async () => {
  const { id } = serve()
  const seen = await person.open(oauth.authorizeUrl(id, challenge, { redirect_uri: "https://evil.example/" }))
  expect({ status: seen.status, away: seen.away }).toEqual({ status: 400, away: null })
})

describe("a document counts only if", () => {
  test.each<[string, (id: string) => FixtureAnswer]>([
    ["it is there", () => ({ status: 404, headers: json })],
    ["its status is 200", (id) => ({ ...documentOf(id), status: 203 })],
    ["it does not redirect", () => ({ status: 302, headers: { location: "https://agent.example/elsewhere.json" } })],
    ["it is served as JSON", (id) => ({ ...documentOf(id), headers: { "content-type": "text/html" } })],
    ["it is JSON", () => ({ headers: json, body: "{" })],
    ["it is UTF-8", () => ({ headers: json, body: new Uint8Array([0x7b, 0xff, 0x7d]) })],
    ["it is an object", () => ({ headers: json, body: "[]" })],
    ["it is at most 5 KiB", (id) => documentOf(id, { more: "x".repeat(5 * 1024) })],
    ["it names itself", () => documentOf("https://agent.example/other.json")],
    ["it names itself to the letter", (id) => documentOf(`${id}/`)],
    ["it has a name", (id) => documentOf(id, { client_name: undefined })],
    ["its name is not blank", (id) => documentOf(id, { client_name: " " })],
    ["it has redirect URIs", (id) => documentOf(id, { redirect_uris: [] })],
    ["its redirect URIs are harmless", (id) => documentOf(id, { redirect_uris: [callback, "javascript:alert(1)"] })],
    ["it holds no secret", (id) => documentOf(id, { client_secret: "x" })],
    ["it has no secret that expires", (id) => documentOf(id, { client_secret_expires_at: 0 })],
    ["it asks for no secret", (id) => documentOf(id, { token_endpoint_auth_method: "client_secret_post" })],
    ["its host is public", () => ({ fail: "blocked_address" })],
    ["its host answers", () => ({ fail: "connect" })]
  ])("%s", async (_name, answer) => {
    const { id, path, times } = serve(answer)
    for (const time of [1, 2]) {
      const page = await open(id)
      expect({ status: page.status, away: page.away }).toEqual({ status: 400, away: null })
      expect(load(page.text)("main p").text()).toMatch(/^The client metadata document |^A (client|redirect)|redirect/)
      // A failure is not kept: it is asked again.
      expect(times()).toBe(time)
    }
    site[path] = documentOf(id)
    expect((await open(id)).status).toBe(200)
  })

  test.each(["application/json; charset=utf-8", "application/ld+json", "Application/JSON"])(
    "it is JSON, as %s",
    async (type) => {
      const { id } = serve((id) => ({ ...documentOf(id), headers: { "content-type": type } }))
      expect((await open(id)).status).toBe(200)
    }
  )
})

describe("an address is an id only if it", () => {
  test.each([
    ["uses https", "http://agent.example/c.json"],
    ["has a path", "https://agent.example/"],
    ["has a path at all", "https://agent.example"],
    ["has no fragment", "https://agent.example/c.json#x"],
    ["has no user name", "https://user@agent.example/c.json"],
    ["has no dot segments", "https://agent.example/a/../c.json"],
    ["has no single dots", "https://agent.example/./c.json"],
    ["has no encoded dots", "https://agent.example/a/%2e%2e/c.json"],
    ["is in lower case", "https://AGENT.example/c.json"],
    ["does not name the usual port", "https://agent.example:443/c.json"],
    ["has no address for a host", "https://127.0.0.1/c.json"],
    ["has no number for a host", "https://2130706433/c.json"],
    ["is not this machine", "https://localhost/c.json"],
    ["is not this machine in IPv6", "https://[::1]/c.json"],
    ["is not the cloud's metadata", "https://169.254.169.254/latest"],
    ["is short", `https://agent.example/${"x".repeat(2048)}`]
  ])("%s", async (_name, id) => {
    const before = [...asked.values()].reduce((sum, count) => sum + count, 0)
    const page = await open(id)
    expect({ status: page.status, away: page.away }).toEqual({ status: 400, away: null })
    expect([...asked.values()].reduce((sum, count) => sum + count, 0)).toBe(before)
  })
})

describe("a document is kept", () => {
  const withCaching = (cacheControl: string) =>
    serve((id) => ({ ...documentOf(id), headers: { ...json, "cache-control": cacheControl } }))

  test.each([
    ["as long as it says", "public, max-age=600", 599, 601],
    ["a minute where it says less", "max-age=1", 59, 61],
    ["a minute where it says not at all", "no-store", 59, 61],
    ["a day where it says longer", "max-age=31536000", 86_399, 86_401],
    ["five minutes where it says nothing", "public", 299, 301]
  ])("%s", async (_name, caching, within, after) => {
    const { id, times } = withCaching(caching)
    const session = await signedIn(app)
    await session.open(oauth.authorizeUrl(id, challenge))
    app.clock.advance({ seconds: within })
    await session.open(oauth.authorizeUrl(id, challenge))
    expect(times()).toBe(1)
    app.clock.advance({ seconds: after - within })
    await session.open(oauth.authorizeUrl(id, challenge))
    expect(times()).toBe(2)
  })

  test("and whoever asks at the same time shares one fetch", async () => {
    const { id, times } = serve((id) => ({ ...documentOf(id), delay: 50 }))
    const pages = await Promise.all(Array.from({ length: 10 }, () => open(id)))
    expect(pages.every(({ status }) => status === 200)).toBe(true)
    expect(times()).toBe(1)
  })
})

const look = async (address: string, host = "agent.example") => {
  const { id, times } = serve(documentOf, host)
  const headers = { "x-forwarded-for": address }
  const { body } = await oauth.send("GET", oauth.authorizeUrl(id, challenge), { headers })
  return { times: times(), body: String(body) }
}

test("a network causes at most 20 fetches a minute", async () => {
  for (let i = 0; i < 20; i++) expect((await look("203.0.113.201")).times).toBe(1)
  const refused = await look("203.0.113.201")
  expect(refused.times).toBe(0)
  expect(refused.body).toContain("Too many apps")
  expect((await look("203.0.113.202")).times).toBe(1)
})

test("a host is sent at most 60 fetches a minute, whoever causes them", async () => {
  for (let i = 0; i < 60; i++) expect((await look(`203.0.113.${i}`, "busy.example")).times).toBe(1)
  expect((await look("203.0.113.61", "busy.example")).times).toBe(0)
  expect((await look("203.0.113.61")).times).toBe(1)
})
