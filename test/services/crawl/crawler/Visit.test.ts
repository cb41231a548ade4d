import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import type { CrawlError, PageVisit, ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import type { EgressReason } from "../../../../src/services/outside/Egress.ts"
import type { FixtureAnswer } from "../../../support/FixtureInternet.ts"
import { crawlIn, failure, nav, page, read, to } from "./Crawls.ts"

describe("robots.txt", () => {
  test("decides about each page", async () => {
    const crawl = await read({
      "tidewatch.example": {
        "/robots.txt": "User-agent: LaunchbookBot\nDisallow: /pricing",
        "/": page("Tidewatch", nav("/pricing", "/about")),
        "/pricing": page("Secret"),
        "/about": page("About")
      }
    })
    expect(crawl.paths).toEqual(["/", "/about"])
    expect(crawl.asked).not.toContain("https://tidewatch.example/pricing")
    const refused = crawl.visits.find(({ url }) => url.endsWith("/pricing"))
    expect(refused).toMatchObject({ status: "refused_by_robots", title: null })
    expect(refused?.detail).toContain("robots.txt of tidewatch.example")
  })
  test("decides about each redirect, of its own host", async () => {
    const crawl = await read({
      "tidewatch.example": {
        "/": page("Tidewatch", nav("/docs")),
        "/docs": to("https://docs.tidewatch.example/start")
      },
      "docs.tidewatch.example": { "/robots.txt": "User-agent: *\nDisallow: /", "/start": page("Secret") }
    })
    expect(crawl.visits[1]).toMatchObject({ url: "https://tidewatch.example/docs", status: "refused_by_robots" })
    expect(crawl.asked).not.toContain("https://docs.tidewatch.example/start")
  })
  test.each([
    ["a homepage that is forbidden", { "/robots.txt": "User-agent: *\nDisallow: /", "/": page("Secret") }],
    [
      "a homepage that redirects to a forbidden one",
      { "/robots.txt": "User-agent: *\nDisallow: /en", "/": to("/en"), "/en": page("Secret") }
    ],
    ["a robots.txt that answers 503", { "/robots.txt": { status: 503 }, "/": page("Secret") }]
  ])("%s fails the crawl", async (_, site) => {
    const { hits, crawl } = crawlIn({ "tidewatch.example": site })
    expect(await Effect.runPromise(Effect.flip(crawl))).toMatchObject({ code: "robots_disallowed" })
    expect(hits).not.toContain("https://tidewatch.example/en")
  })
})

describe("a homepage that cannot be read", () => {
  test.each<[EgressReason, CrawlError]>([
    ["dns", "dns_error"],
    ["blocked_address", "blocked_address"],
    ["connect", "unreachable"],
    ["tls", "tls_error"],
    ["timeout", "timeout"],
    ["too_large", "too_large"],
    ["protocol", "unreachable"],
    ["bad_encoding", "unreachable"]
  ])("%s is %s, met at robots.txt or at the page", async (fail, code) => {
    expect(await failure({ "tidewatch.example": { "/": { fail } } })).toMatchObject({ _tag: "CrawlFailure", code })
    expect(await failure({ "tidewatch.example": { "/robots.txt": { fail }, "/": page("Tidewatch") } })).toMatchObject({
      code
    })
  })
  test.each<[CrawlError, FixtureAnswer]>([
    ["http_error", { status: 404, body: page("No") }],
    ["http_error", { status: 500 }],
    ["http_error", { status: 304 }],
    ["not_html", { headers: { "content-type": "application/pdf" }, body: "%PDF" }],
    ["not_html", { headers: { "content-type": "text/plain" }, body: page("Text") }],
    ["not_html", { headers: { "content-type": "application/json" }, body: "{}" }],
    ["too_little_text", { body: '<div id="root"></div><script src="/app.js"></script>' }],
    ["unreachable", to("/")]
  ])("%s", async (code, answer) => {
    const found = await failure({ "tidewatch.example": { "/": answer } })
    expect(found.code).toBe(code)
    expect(found.message).toMatch(/\.$/)
  })
  test.each([
    "http://127.0.0.1/",
    "file:///etc/passwd",
    "nonsense",
    "",
    "http://localhost/",
    "https://user@tidewatch.example/"
  ])("%p is blocked_address", async (url) => {
    expect(await failure({ "tidewatch.example": { "/": page("Tidewatch") } }, { url })).toMatchObject({
      code: "blocked_address"
    })
  })
  test("a name nobody has is dns_error", async () => {
    expect(await failure({}, { url: "https://nobody.example/" })).toMatchObject({ code: "dns_error" })
  })
  test("a page that states its facts only in its head is read all the same", async () => {
    const crawl = await read({
      "tidewatch.example": { "/": '<meta name="description" content="Tide tables"><div id="root"></div>' }
    })
    expect(crawl.pages[0]?.meta.description).toBe("Tide tables")
  })
})

describe("other pages", () => {
  test("that fail are only noted", async () => {
    const crawl = await read({
      "tidewatch.example": {
        "/": page("Tidewatch", nav("/pricing", "/about", "/faq", "/contact")),
        "/pricing": { status: 500 },
        "/about": { headers: { "content-type": "application/pdf" } },
        "/faq": { fail: "timeout" },
        "/contact": page("Contact")
      }
    })
    expect(crawl.paths).toEqual(["/", "/contact"])
    expect(crawl.visits.map(({ status }) => status)).toEqual(["read", "unreachable", "not_html", "unreachable", "read"])
    expect(crawl.visits.slice(1, 4).every(({ detail }) => detail?.endsWith("."))).toBe(true)
  })
  test("are told one by one, the homepage first", async () => {
    const told: Array<readonly [string, string | null]> = []
    const onPage = (visit: PageVisit, found: ReadPage | null) =>
      Effect.sync(() => void told.push([`${visit.status} ${new URL(visit.url).pathname}`, found?.title ?? null]))
    await read(
      { "tidewatch.example": { "/": page("Tidewatch", nav("/pricing", "/about")), "/about": page("About") } },
      { onPage }
    )
    expect(told[0]).toEqual(["read /", "Tidewatch"])
    expect(told.slice(1).toSorted()).toEqual([
      ["read /about", "About"],
      ["unreachable /pricing", null]
    ])
  })
})
