/** What search engines are told: which pages there are, in files that hold no more than they may, and which to leave. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect, Either } from "effect"
import { h } from "preact"
import { Slug } from "../../../src/domain/Wire.ts"
import { page } from "../../../src/http/site/declare/SitePage.ts"
import { pages } from "../../../src/http/site/Pages.ts"
import { sitemapFiles } from "../../../src/http/site/serve/SitemapFiles.ts"
import { origin, type TestApp, testApp } from "../../support/App.ts"
import { change } from "../../support/Read.ts"

const located = (xml: string) =>
  load(xml, { xml: true })("loc")
    .get()
    .map((loc) => load(loc).text())

describe("of the demo directory", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ demo: true, work: false })
  })
  afterAll(() => app.close())
  const get = async (path: string) => {
    const response = await app.fetch(new Request(origin + path))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  test("the sitemap has every page for everybody and every public listing, and nothing else", async () => {
    const { status, headers, text } = await get("/sitemap.xml")
    expect([status, headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"])
    const alone = pages.filter(({ audience, path }) => audience === "public" && !path.includes(":"))
    const listings: Array<string> = []
    for (const which of ["live", "upcoming"])
      for (let page = 1, more = true; more; page++) {
        const { body } = await app.rest("GET", `/listings?status=${which}&per_page=100&page=${page}`)
        listings.push(...body.items.map(({ url }: { url: string }) => url))
        more = body.has_more
      }
    expect(listings.length).toBeGreaterThan(20)
    expect(located(text).toSorted()).toEqual([...alone.map(({ path }) => origin + path), ...listings].toSorted())
    for (const changed of load(text, { xml: true })("lastmod").get())
      expect(Number.isNaN(Date.parse(load(changed).text()))).toBe(false)
  })

  test("it is made anew when a listing is taken away", async () => {
    const url = `${origin}/products/tidewatch`
    expect(located((await get("/sitemap.xml")).text)).toContain(url)
    await change(app, "update listings set status = 'paused' where slug = 'tidewatch'")
    expect(located((await get("/sitemap.xml")).text)).not.toContain(url)
  })

  test("a file that there is not is none", async () => {
    for (const name of [
      "products-2.xml",
      "products-0.xml",
      "people-1.xml",
      "products-1",
      "../pages.xml",
      "products-.xml"
    ])
      expect([name, (await get(`/sitemaps/${encodeURIComponent(name)}`)).status]).toEqual([name, 404])
  })

  test("robots.txt names the sitemap, and what is for members alone", async () => {
    const { text } = await get("/robots.txt")
    expect(text.split("\n")).toEqual(
      expect.arrayContaining(["User-agent: *", "Allow: /", "Disallow: /account", `Sitemap: ${origin}/sitemap.xml`])
    )
  })

  test("there is an icon under both of its names", async () => {
    const [ico, svg] = [await get("/favicon.ico"), await get("/favicon.svg")]
    for (const { status, headers } of [ico, svg])
      expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"])
    expect(ico.text).toBe(svg.text)
  })
})

describe("where there are more addresses than one file holds", () => {
  /** Addresses stand under these numbers; the rest are nobody's. */
  const numbers = [1, 2, 5, 10, 11, 23]
  const asked: Array<readonly [number, number]> = []
  const things = page("/things/:slug", {
    audience: "public",
    params: { slug: Slug },
    sitemap: {
      name: "things",
      shows: ["products"],
      last: Effect.sync(() => Math.max(...numbers)),
      between: (after, upTo) =>
        Effect.sync(() => {
          asked.push([after, upTo])
          return numbers
            .filter((number) => number > after && number <= upTo)
            .map((number) => ({ path: `/things/a&b-${number}`, changedAt: "2026-11-18T10:00:00.000Z" }))
        })
    },
    title: "Thing",
    description: "A thing.",
    shows: [],
    load: () => Effect.succeed({}),
    view: () => h("h1", {}, "Thing")
  })
  const alone = page("/alone", {
    audience: "public",
    title: "Alone",
    description: "A page.",
    shows: [],
    load: () => Effect.succeed({}),
    view: () => h("h1", {}, "Alone")
  })
  const filesOf = (most: number) => sitemapFiles(origin, [alone, things], most)
  const at = (path: string) => origin + path
  const thing = (number: number) => at(`/things/a&b-${number}`)

  test("one file has them all where it can", async () => {
    const text = await Effect.runPromise(filesOf(24).first)
    expect(located(text)).toEqual([at("/alone"), ...numbers.map(thing)])
    expect(text).toContain("a&amp;b-1<")
  })

  test("else the first lists further ones, and each address is in one of them", async () => {
    const files = filesOf(10)
    const text = await Effect.runPromise(files.first)
    expect(text).toContain("<sitemapindex")
    const names = ["pages.xml", "things-1.xml", "things-2.xml", "things-3.xml"]
    expect(located(text)).toEqual(names.map((name) => at(`/sitemaps/${name}`)))
    const found = await Effect.runPromise(Effect.forEach(names, (name) => Effect.map(files.further(name), located)))
    expect(found).toEqual([[at("/alone")], [1, 2, 5, 10].map(thing), [thing(11)], [thing(23)]])
    expect(Either.isLeft(await Effect.runPromise(Effect.either(files.further("things-4.xml"))))).toBe(true)
  })

  test("no file is asked for more than it may hold", async () => {
    asked.length = 0
    const files = filesOf(10)
    await Effect.runPromise(Effect.forEach(["things-1.xml", "things-2.xml", "things-3.xml"], files.further))
    expect(asked.every(([after, upTo]) => upTo - after <= 10)).toBe(true)
  })
})
