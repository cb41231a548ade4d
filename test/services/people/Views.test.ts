/** Views of a product's page: who counts, once a day, and what is kept of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Housekeeping } from "../../../src/services/data/Housekeeping.ts"
import { Views } from "../../../src/services/people/Views.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { clearListings, query } from "../../support/SavedListing.ts"
import { votable } from "../../support/Voters.ts"

const now = "2026-11-18T12:00:00Z"
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await clearListings(app)
  await votable(app, "tide")
})

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
const html = "text/html,application/xhtml+xml,*/*;q=0.8"
const open = (
  path: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method: "GET" | "HEAD" = "GET"
) =>
  app
    .fetch(
      new Request(`https://launchbook.test${path}`, {
        method,
        headers: { accept: html, "user-agent": firefox, "x-forwarded-for": address, ...headers }
      })
    )
    .then(async (response) => ({ status: response.status, text: await response.text() }))
const flush = () => app.run(Effect.flatMap(Views, (views) => views.flush))
const viewsOf = async (slug: string) => {
  await flush()
  const [row] = await query<{ views: number }>(app, "select views from listings where slug = $1", [slug])
  return row?.views
}

test("a page is seen once by each visitor, a day", async () => {
  for (let n = 0; n < 3; n++) expect((await open("/products/tide", "198.51.100.7")).status).toBe(200)
  expect(await viewsOf("tide")).toBe(1)
  await open("/products/tide?ref=x", "198.51.100.7")
  expect(await viewsOf("tide")).toBe(1)
  await open("/products/tide", "198.51.100.8")
  await open("/products/tide", "198.51.100.7", { "user-agent": `${firefox} Other` })
  expect(await viewsOf("tide")).toBe(3)
  app.clock.advance({ days: 1 })
  await open("/products/tide", "198.51.100.7")
  expect(await viewsOf("tide")).toBe(4)
  expect(await app.run(Effect.flatMap(Views, (views) => views.byDay("tide", 7)))).toEqual([
    { date: "2026-11-18", views: 3 },
    { date: "2026-11-19", views: 1 }
  ])
})

test("what the browser has already, or a signed-in person sees, is seen as well", async () => {
  const first = await app.fetch(
    new Request("https://launchbook.test/products/tide", {
      headers: { accept: html, "user-agent": "curl/8.1", "x-forwarded-for": "198.51.100.1" }
    })
  )
  const again = await open("/products/tide", "198.51.100.7", { "if-none-match": first.headers.get("etag") ?? "" })
  expect(again.status).toBe(304)
  await open("/products/tide", "198.51.100.9", { cookie: "__Host-launchbook=somebody" })
  expect(await viewsOf("tide")).toBe(2)
})

test.each([
  ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a program", { "user-agent": "curl/8.1" }],
  ["nobody who says who they are", { "user-agent": "" }],
  ["a page that is fetched ahead", { "sec-purpose": "prefetch;prerender" }],
  ["a picture of it", { accept: "image/avif,*/*" }]
])("%s does not count", async (_, headers) => {
  await open("/products/tide", "198.51.100.7", headers)
  expect(await viewsOf("tide")).toBe(0)
})

test("asking for the head, for what is not there, for the text of it or over the API does not count", async () => {
  await open("/products/tide", "198.51.100.7", {}, "HEAD")
  await open("/products/none", "198.51.100.7")
  await open("/products/tide.md", "198.51.100.7")
  await open("/api/v1/listings/tide", "198.51.100.7")
  await open("/products", "198.51.100.7")
  expect(await viewsOf("tide")).toBe(0)
  expect(await query(app, "select 1 from day_visits")).toEqual([])
})

test("kept answers are not made anew for a view; they learn of it together, later", async () => {
  const shown = async () => JSON.parse((await open("/api/v1/listings?status=live", "203.0.113.1")).text).items[0].views
  await open("/products/tide", "198.51.100.6")
  app.clock.advance({ minutes: 11 })
  await flush()
  expect(await shown()).toBe(1)
  await open("/products/tide", "198.51.100.7")
  expect(await viewsOf("tide")).toBe(2)
  expect(await shown()).toBe(1)
  app.clock.advance({ minutes: 11 })
  await flush()
  expect(await shown()).toBe(2)
})

describe("the way on to the product's site", () => {
  const go = async (path: string, address: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await app.fetch(
      new Request(`https://launchbook.test${path}`, {
        headers: { accept: html, "user-agent": firefox, "x-forwarded-for": address, ...headers }
      })
    )
    return { status: response.status, to: response.headers.get("location"), headers: response.headers }
  }
  const clicks = async () => {
    await flush()
    return app.run(Effect.flatMap(Views, (views) => views.clicksByDay("tide", 7)))
  }
  const stored = async () =>
    (await query<{ url: string }>(app, "select website_url as url from listings where slug = 'tide'"))[0]?.url ?? ""

  test("leads to the listing's own site, and is counted once a visitor and day, apart from views", async () => {
    for (let n = 0; n < 2; n++) {
      const answer = await go("/products/tide/visit", "198.51.100.7")
      expect([answer.status, answer.to]).toEqual([302, new URL(await stored()).href])
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(answer.headers.get("x-robots-tag")).toContain("noindex")
    }
    await go("/products/tide/visit", "198.51.100.8")
    expect(await clicks()).toEqual([{ date: "2026-11-18", clicks: 2 }])
    expect(await viewsOf("tide")).toBe(0)
    expect(await app.run(Effect.flatMap(Views, (views) => views.byDay("tide", 7)))).toEqual([])
    await open("/products/tide", "198.51.100.7")
    app.clock.advance({ days: 1 })
    await go("/products/tide/visit", "198.51.100.7")
    expect(await clicks()).toEqual([
      { date: "2026-11-18", clicks: 2 },
      { date: "2026-11-19", clicks: 1 }
    ])
    expect(await viewsOf("tide")).toBe(1)
  })

  test("takes no address from whoever asks", async () => {
    for (const query of ["?url=https://evil.test", "?to=//evil.test", "?website_url=https://evil.test"])
      expect((await go(`/products/tide/visit${query}`, "198.51.100.7")).to).toBe(new URL(await stored()).href)
    for (const [path, status] of [
      ["/products/none/visit", 404],
      ["/products/%2F%2Fevil.test/visit", 400],
      ["/products/tide/visit/evil.test", 404]
    ] as const) {
      const answer = await go(path, "198.51.100.7")
      expect([path, answer.status, answer.to]).toEqual([path, status, null])
    }
    await flush()
  })

  test.each(["javascript:alert(1)", "data:text/html,x", "/only/a/path", ""])(
    "leads nowhere where %p came to be stored",
    async (url) => {
      await query(app, "update listings set website_url = $1 where slug = 'tide'", [url])
      const answer = await go("/products/tide/visit", "198.51.100.7")
      expect([answer.status, answer.to]).toEqual([404, null])
      expect(await clicks()).toEqual([])
    }
  )

  test("counts no program and nobody who only fetches ahead, and leads them all the same", async () => {
    for (const headers of [
      { "user-agent": "curl/8.1" },
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      { "sec-purpose": "prefetch" }
    ])
      expect((await go("/products/tide/visit", "198.51.100.7", headers)).status).toBe(302)
    await open("/products/tide/visit", "198.51.100.7", {}, "HEAD")
    expect(await clicks()).toEqual([])
  })
})

test("who was counted is forgotten with the day's key, and no address is kept at all", async () => {
  await open("/products/tide", "198.51.100.7")
  await open("/products/tide/visit", "198.51.100.7")
  await flush()
  const tables = await query<{ text: string }>(
    app,
    "select (select json_agg(d)::text from day_visits d) || (select json_agg(k)::text from site_keys k) as text"
  )
  expect(tables[0]?.text).not.toContain("198.51")
  expect(await query(app, "select 1 from site_keys where name = 'views 2026-11-18'")).toHaveLength(1)
  app.clock.advance({ days: 1 })
  expect(await app.run(Effect.flatMap(Housekeeping, (housekeeping) => housekeeping.run))).toMatchObject({ visits: 2 })
  expect(await query(app, "select 1 from site_keys where name = 'views 2026-11-18'")).toEqual([])
  expect(await viewsOf("tide")).toBe(1)
})

test("views that the database could not take are counted when it is back", async () => {
  await open("/products/tide", "198.51.100.7")
  await query(app, "alter table day_visits rename to elsewhere")
  await app.run(Effect.flatMap(Views, (views) => Effect.ignore(Effect.catchAllDefect(views.flush, Effect.fail))))
  await query(app, "alter table elsewhere rename to day_visits")
  expect(await viewsOf("tide")).toBe(1)
})
