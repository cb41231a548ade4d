/** What went wrong: a page for a person at a browser, JSON for a program, and JSON alone where only programs go. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Internal, RateLimited, Unavailable } from "../../../src/domain/Failure.ts"
import { navigation } from "../../../src/http/site/Navigation.ts"
import { problemAnswers } from "../../../src/http/site/serve/Problems.tsx"
import { origin, type TestApp, testApp } from "../../support/App.ts"
import { signedIn } from "../../support/Person.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
const ask = async (method: string, path: string, accept: string | null) => {
  const headers = {
    "x-forwarded-for": `192.0.2.${Math.floor(Math.random() * 250)}`,
    ...(accept === null ? {} : { accept })
  }
  const response = await app.fetch(new Request(origin + path, { method, headers, redirect: "manual" }))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe("a person reads of", () => {
  test.each([
    ["an address that is none", "GET", "/no-such-page", 404, "There is nothing here"],
    ["an address that spells nothing", "GET", "/%ZZ", 404, "There is nothing here"],
    ["a product that is none", "GET", "/products/no-such-product", 404, "There is nothing here"],
    ["a badge's folder", "GET", "/badges", 404, "There is nothing here"],
    ["a form's address", "GET", "/sign-out", 405, "This address works another way"],
    ["a page that takes no form", "POST", "/bot", 405, "This address works another way"],
    ["a page that cannot be deleted", "DELETE", "/account", 405, "This address works another way"]
  ])("%s on a page in the frame", async (_, method, path, status, title) => {
    const { headers, text, ...answer } = await ask(method, path, browser)
    const $ = load(text)
    expect([answer.status, headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"])
    expect($("h1").text()).toBe(title)
    expect($("title").text()).toContain(title)
    expect($(".site-header nav a").length).toBeGreaterThan(2)
    expect($("meta[name=robots]").attr("content")).toBe("noindex")
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("vary")).toBe("Accept")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("x-request-id")).toBeTruthy()
    if (status === 405) expect(headers.get("allow")).toBeTruthy()
  })

  test("it with their own name in the frame", async () => {
    const person = await signedIn(app)
    for (const path of ["/no-such-page", "/products/no-such-product", "/sign-out"])
      expect(load((await person.open(path)).text)(".site-header nav").text()).toContain("Sign out")
  })
})

describe("a program reads JSON", () => {
  test.each([
    ["GET", "/no-such-page", 404, "not_found"],
    ["GET", "/products/no-such-product", 404, "not_found"],
    ["GET", "/sign-out", 405, "method_not_allowed"]
  ])("of %s %s", async (method, path, status, code) => {
    for (const accept of [null, "*/*", "application/json", "application/json, text/plain, */*"]) {
      const { headers, text, ...answer } = await ask(method, path, accept)
      expect([accept, answer.status, headers.get("vary")]).toEqual([accept, status, "Accept"])
      expect(JSON.parse(text).error).toMatchObject({ code, request_id: headers.get("x-request-id") })
    }
  })

  test.each([
    ["GET", "/api/v1/no-such-thing"],
    ["GET", "/api/v2"],
    ["GET", "/api"],
    ["DELETE", "/api/v1/listings"],
    ["GET", "/.well-known/no-such-thing"],
    ["GET", "/oauth/token"],
    ["GET", "/oauth/register"],
    ["GET", "/oauth/revoke"],
    ["GET", "/token"],
    ["GET", "/register"]
  ])("of %s %s, whatever it would rather have", async (method, path) => {
    const { status, headers } = await ask(method, path, browser)
    expect([404, 405]).toContain(status)
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
  })
})

describe("what a person is told", () => {
  const problems = problemAnswers(origin, navigation)
  const told = async (failure: Parameters<typeof problems.plain>[1]) => {
    const answer = problems.plain(new Request(`${origin}/`, { headers: { accept: browser } }), failure, "request-0001")
    return { status: answer.status, headers: answer.headers, main: load(await answer.text())("main").text() }
  }

  test("of a bug is nothing but what to report", async () => {
    const { status, main } = await told(Internal("the table is on fire"))
    expect(status).toBe(500)
    expect(main).toContain("request-0001")
    expect(main).not.toContain("fire")
  })

  test("of a service that is away is when to come back", async () => {
    const { status, headers, main } = await told(
      Unavailable(undefined, { retry: { after: 7, limit: null, window: null } })
    )
    expect([status, headers.get("retry-after")]).toEqual([503, "7"])
    expect(main).toContain("in 7 seconds")
  })

  test("of too many requests is how long to wait", async () => {
    const { status, headers, main } = await told(RateLimited(undefined, { retry: { after: 9, limit: 60, window: 60 } }))
    expect([status, headers.get("retry-after")]).toEqual([429, "9"])
    expect(main).toContain("Wait 9 seconds")
  })
})
