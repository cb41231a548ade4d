/** Whoever is signed in sees so on every page, also where something went wrong, and nobody else is shown what is theirs. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { navigation } from "../../../src/http/site/Navigation.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import type { Seen } from "../../support/Browser.ts"
import { linkFor, signedIn, stranger } from "../../support/Person.ts"
import { oauthApp } from "../oauth/App.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const header = ({ text }: Seen) =>
  load(text)(".site-header nav a, .site-header nav button")
    .get()
    .map((one) => load(one).text().replace(/\s+/g, " ").trim())
const ways = [...navigation.header.map(({ label }) => label), "Search"]
const member = [...ways, "Account", "Sign out", "Submit a product"]
const guest = [...ways, "Sign in", "Submit a product"]
const pages = async (): Promise<ReadonlyArray<[string, string]>> => [
  ["the front page", "/"],
  ["the hint at the mail", "/sign-in/sent"],
  ["a link to sign in", await linkFor(app, "other@people.test")],
  ["a link that was used", "/sign-in/confirm?token=used"],
  ["an invitation that was used", `/invitations/${crypto.randomUUID()}?token=used`],
  ["an invitation that was accepted", "/invitations/accepted"],
  ["the refusal of an app", "/oauth/authorize?client_id=nobody"],
  ["the reference", "/docs"],
  ["a product", "/products/no-such-product"],
  ["no page at all", "/no-such-page"],
  ["a form's address", "/sign-out"]
]

test("somebody signed in sees their account on every page, and it is kept by nobody", async () => {
  const person = await signedIn(app)
  for (const [name, path] of await pages()) {
    const page = await person.open(path)
    expect({ name, header: header(page) }).toEqual({ name, header: member })
    expect(page.headers.get("cache-control")).toContain("no-store")
    expect(page.headers.get("cache-control")).not.toContain("public")
  }
  const refused = await person.submit(await person.open("/account"), "/sign-out", { csrf: "wrong" })
  expect([refused.status, header(refused)]).toEqual([403, member])
  const wrong = await person.post("/sign-in", new URLSearchParams({ email: "nobody" }))
  expect([wrong.status, header(wrong)]).toEqual([400, member])
  const { body } = await oauthApp(app).register()
  const asked = await person.open(oauthApp(app).authorizeUrl(body.client_id, "x".repeat(43)))
  expect([asked.status, header(asked)]).toEqual([200, member])
})

test("everybody else is asked to sign in", async () => {
  for (const [name, path] of await pages())
    expect({ name, header: header(await stranger(app).open(path)) }).toEqual({ name, header: guest })
})

describe("the front page", () => {
  test("is kept by anyone where there is no session, and tells caches what it depends on", async () => {
    const { headers } = await stranger(app).open("/")
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["public, no-cache", "Accept-Encoding, Cookie"])
  })

  test("is kept by nobody where there is a session cookie, good or not", async () => {
    const person = await signedIn(app)
    const headers = [(await person.open("/")).headers]
    for (const value of ["", "x", "A".repeat(43)]) {
      const at = stranger(app)
      at.cookies.set("__Host-launchbook", value)
      const page = await at.open("/")
      expect(header(page)).toEqual(guest)
      headers.push(page.headers)
    }
    for (const one of headers) {
      expect(one.get("cache-control")).toBe("private, no-store")
      expect(one.get("vary")).toBe("Cookie")
    }
  })

  test("signs out by its button", async () => {
    const person = await signedIn(app)
    const left = await person.submit(await person.open("/"), "/sign-out")
    expect(left.url).toBe("https://launchbook.test/")
    expect(header(left)).toEqual(guest)
    expect((await person.open("/account")).url).toContain("/sign-in")
  })

  test("is not private because of cookies of others", async () => {
    const at = stranger(app)
    at.cookies.set("theme", "dark")
    expect((await at.open("/")).headers.get("cache-control")).toBe("public, no-cache")
  })
})
