/** Every form of the table: taken from our own pages alone, and of somebody signed in only with their token. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Glob } from "bun"
import { load } from "cheerio"
import { forms, pages } from "../../../src/http/site/Pages.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { type Person, signedIn, stranger } from "../../support/Person.ts"
import { targetOf } from "./Addresses.ts"

let app: TestApp
let person: Person
let csrf: string
beforeAll(async () => {
  app = await testApp({ work: false })
  await raiseLimits(app)
  person = await signedIn(app)
  csrf = person.fieldsOf(await person.open("/account"), "/sign-out", {}).get("csrf") ?? ""
}, 60_000)
afterAll(() => app.close())

const each = forms.map(({ path }) => [path] as const)
const persons = forms.flatMap(({ path, toPrograms }) =>
  toPrograms === null ? [] : [[path, toPrograms.message] as const]
)
const signed = forms.filter(({ isSigned }) => isSigned).map(({ path }) => [path] as const)

test("what anybody may send is this and nothing else: each follows from a secret in it, or does nothing by itself", () => {
  expect(
    forms
      .filter(({ isSigned }) => !isSigned)
      .map(({ path }) => path)
      .toSorted()
  ).toEqual([
    "/checkout/:secret/billing",
    "/checkout/:secret/cancel",
    "/checkout/:secret/pay",
    "/checkout/test/:session/decline",
    "/checkout/test/:session/pay",
    "/claims/:claim",
    "/claims/:claim/dispute",
    "/invitations/:draft",
    "/sign-in",
    "/sign-in/confirm",
    "/unsubscribe/:token/end",
    "/unsubscribe/:token/resume"
  ])
})

test("what a person alone may send: a checkout, what the community is made of, what proves or disputes a claim", () => {
  expect(persons.map(([path]) => path)).toEqual(
    forms.map(({ path }) => path).filter((path) => /^\/(checkout|products|claims)\/|^\/account\/following$/.test(path))
  )
})

test("every form that is sent is a `PostForm`, which carries the token", async () => {
  const root = new URL("../../../src/http/", import.meta.url).pathname
  const written: Array<string> = []
  for (const file of new Glob("**/*.tsx").scanSync(root))
    if (/method="post"/i.test(await Bun.file(root + file).text())) written.push(file)
  expect(written).toEqual(["site/frame/PostForm.tsx"])
})

describe("a form is refused", () => {
  afterAll(async () => {
    // Whatever was sent, the person is where they were.
    expect((await person.open("/account")).url).toEndWith("/account")
  })

  test.each(each)("from elsewhere: %s", async (path) => {
    for (const headers of [
      { origin: "https://evil.test" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" }
    ]) {
      const answer = await person.post(targetOf(path), new URLSearchParams({ csrf }), headers)
      expect([headers, answer.status, answer.url]).toEqual([headers, 403, new URL(targetOf(path), app.origin).href])
      expect(load(answer.text)("main").text()).toContain("Open the page on this site, and send the form from there.")
    }
  })

  test.each(each)("in another type: %s", async (path) => {
    for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x", ""]) {
      const answer = await person.post(targetOf(path), new URLSearchParams({ csrf }), { "content-type": type })
      expect([type, answer.status]).toEqual([type, 400])
    }
  })

  test.each(each)("when it is too large: %s", async (path) => {
    const most = forms.find((form) => form.path === path)?.mostBytes ?? 32_000
    const body = new URLSearchParams({ csrf, more: "x".repeat(most + 8000) })
    expect((await person.post(targetOf(path), body)).status).toBe(400)
  })

  test.each(signed)("without the token of its session: %s", async (path) => {
    const other = await signedIn(app)
    const theirs = other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf") ?? ""
    for (const fields of [{}, { csrf: "" }, { csrf: "wrong" }, { csrf: theirs }]) {
      const answer = await person.post(targetOf(path), new URLSearchParams(fields))
      expect([fields, answer.status]).toEqual([fields, 403])
    }
  })

  test.each(signed)("from nobody: %s", async (path) => {
    expect((await stranger(app).post(targetOf(path), new URLSearchParams({ csrf }))).status).toBe(403)
  })

  test.each(persons)("from a program, whatever it calls the API with: %s", async (path, message) => {
    const { key } = await app.user()
    for (const authorization of [`Bearer ${key}`, "Bearer lb_live_none", "Basic bmFtZTpwYXNz", "x"])
      for (const at of [person, stranger(app)]) {
        const answer = await at.post(targetOf(path), new URLSearchParams({ csrf }), { authorization })
        expect([authorization, answer.status]).toEqual([authorization, 403])
        expect(message).toMatch(/^An agent cannot /)
        expect(load(answer.text)("main").text()).toContain(message)
      }
  })

  test.each(each)("by GET: %s", async (path) => {
    if (pages.some((page) => page.path === path)) return
    const answer = await person.open(targetOf(path))
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"])
  })
})

test.each(each)("%s says how the limit stands", async (path) => {
  const { headers } = await person.post(targetOf(path), new URLSearchParams(), { origin: "https://evil.test" })
  expect(headers.get("ratelimit")).toMatch(/^"write";r=\d+;t=\d+/)
  expect(headers.get("cache-control")).toBe("no-store")
})
