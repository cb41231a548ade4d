import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { isWellFormed } from "../../../src/domain/people/ApiKey.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { type Person, signedIn, stranger } from "../../support/Person.ts"
import { oauthApp, pkce } from "../oauth/App.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const make = async (person: Person, fill: Record<string, string | ReadonlyArray<string> | null>) => {
  const page = await person.submit(await person.open("/account/keys"), "/account/keys", fill)
  return { page, key: load(page.text)(".secret").text() }
}
const shown = async (person: Person) => load((await person.open("/account/keys")).text)("main").text()
const me = async (key: string) => (await app.rest("GET", "/me", { key })).status

test("only somebody signed in sees an account", async () => {
  const page = await stranger(app).open("/account")
  expect(page.url).toBe("https://launchbook.test/sign-in?return_to=/account")
})

describe("API keys", () => {
  test("a key is shown once, works, and is told apart by its name and its end", async () => {
    const person = await signedIn(app)
    const { page, key } = await make(person, { name: "Release robot", scope: ["account:read", "orders:write"] })
    expect(page.status).toBe(200)
    expect(page.headers.get("cache-control")).toBe("no-store")
    expect(page.url).not.toContain(key)
    expect(isWellFormed(key)).toBe(true)
    const { body } = await app.rest("GET", "/me", { key })
    expect({ email: body.email, scopes: body.scopes, name: body.credential.name }).toEqual({
      email: person.email,
      scopes: ["account:read", "orders:write"],
      name: "Release robot"
    })
    const text = await shown(person)
    expect(text).not.toContain(key)
    expect(text).toContain("Release robot")
    expect(text).toContain(key.slice(-4))
    expect(text).toContain("last used just now")
  })

  test.each([
    ["30", 30],
    ["90", 90],
    ["365", 365]
  ])("a key for %s days ends after them", async (days, count) => {
    const person = await signedIn(app)
    const { key } = await make(person, { name: "Short", days })
    app.clock.advance({ days: count - 1 })
    expect(await me(key)).toBe(200)
    app.clock.advance({ days: 2 })
    expect(await me(key)).toBe(401)
  })

  test("a key may last until it is revoked, and then ends at once", async () => {
    const person = await signedIn(app)
    const { key } = await make(person, { name: "Long", days: "" })
    app.clock.advance({ days: 10 })
    expect(await me(key)).toBe(200)
    const after = await person.submit(await person.open("/account/keys"), "/account/keys/revoke")
    expect(after.url).toBe("https://launchbook.test/account/keys")
    expect(await me(key)).toBe(401)
    expect(await shown(person)).not.toContain("Long")
  })

  test("somebody else's key is not revoked", async () => {
    const owner = await signedIn(app)
    const { key } = await make(owner, { name: "Mine" })
    const id = owner.fieldsOf(await owner.open("/account/keys"), "/account/keys/revoke", {}).get("id") ?? ""
    const other = await signedIn(app)
    await make(other, { name: "Theirs" })
    for (const value of [id, "0", "-1", "1e9", "99999999999999999999", "x"])
      await other.submit(await other.open("/account/keys"), "/account/keys/revoke", { id: value })
    expect(await me(key)).toBe(200)
  })

  test.each([
    ["without a name", { name: " \u200b " }, "Give the key a name"],
    ["that may do nothing", { name: "x", scope: null }, "Choose at least one thing"],
    ["with scopes that do not exist", { name: "x", scope: ["admin"] }, "Choose at least one thing"],
    ["for a time that is not offered", { name: "x", days: "100000" }, "Choose how long"]
  ])("a key %s is not made", async (_name, fill, said) => {
    const person = await signedIn(app)
    const { page, key } = await make(person, fill)
    expect({ status: page.status, key }).toEqual({ status: 400, key: "" })
    expect(page.text).toContain(said)
    expect(await shown(person)).toContain("No keys yet")
  })

  test("an account has at most 20", async () => {
    const person = await signedIn(app)
    for (let i = 0; i < 20; i++) expect((await make(person, { name: `Key ${i}` })).page.status).toBe(200)
    const { page } = await make(person, { name: "One more" })
    expect(page.status).toBe(400)
    expect(page.text).toContain("at most 20 keys")
  })

  test("a name is shown as text", async () => {
    const person = await signedIn(app)
    const { page } = await make(person, { name: "<img src=x onerror=alert(1)>" })
    expect(load(page.text)("main img")).toHaveLength(0)
    expect(load(page.text)("main").text()).toContain("<img src=x onerror=alert(1)>")
  })
})

test("an app that was let in twice is one entry, with everything it may do", async () => {
  const oauth = oauthApp(app)
  const person = await signedIn(app)
  const { body } = await oauth.register({ client_name: "Agent", redirect_uris: ["https://app.example/callback"] })
  const tokens = []
  for (const scope of ["account:read", "orders:write"]) {
    const { verifier, challenge } = pkce()
    const answer = await oauth.consent(person, oauth.authorizeUrl(body.client_id, challenge, { scope }))
    tokens.push((await oauth.exchange(body.client_id, answer.get("code") ?? "", verifier)).body.access_token)
  }
  const $ = load((await person.open("/account/apps")).text)
  const rows = $("#apps li")
  expect(rows).toHaveLength(1)
  expect(rows.text()).toContain("account:read, orders:write")
  await person.submit(await person.open("/account/apps"), "/account/apps/revoke")
  for (const token of tokens) expect(await me(token)).toBe(401)
})

test("an app whose code was never exchanged is not connected", async () => {
  const oauth = oauthApp(app)
  const person = await signedIn(app)
  const { body } = await oauth.register({ client_name: "Hesitant", redirect_uris: ["https://app.example/callback"] })
  await oauth.consent(person, oauth.authorizeUrl(body.client_id, pkce().challenge))
  expect(load((await person.open("/account/apps")).text)("main").text()).toContain("You have let no app in")
})
