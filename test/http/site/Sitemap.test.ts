/** What search engines are told: which pages there are, in files that hold no more than they may, and which to leave. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect, Either } from "effect"
import { h } from "preact"
import { Board } from "../../../src/domain/launch/Launch.ts"
import { Slug } from "../../../src/domain/Wire.ts"
import { page } from "../../../src/http/site/declare/SitePage.ts"
import { sitemapFiles } from "../../../src/http/site/machine/SitemapFiles.ts"
import { pages } from "../../../src/http/site/Pages.ts"
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

  /** What an operation lists, on all of its pages. */
  const everyOf = async (path: string): Promise<ReadonlyArray<string>> => {
    const found: Array<string> = []
    for (let page = 1, more = true; more; page++) {
      const { body } = await app.rest("GET", `${path}per_page=100&page=${page}`)
      found.push(...body.items.map(({ url }: { url: string }) => url))
      more = body.has_more
    }
    return found
  }

  test("the sitemap has every page for everybody, listing, category, founder, post, week and board, and nothing else", async () => {
    const { status, headers, text } = await get("/sitemap.xml")
    expect([status, headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"])
    const alone = pages.filter(({ audience, path }) => audience === "public" && !path.includes(":"))
    const listings = [...(await everyOf("/listings?")), ...(await everyOf("/listings?status=upcoming&"))]
    expect(listings.length).toBeGreaterThan(20)
    const tree: ReadonlyArray<{ slug: string; children: ReadonlyArray<{ slug: string }> }> = (
      await app.rest("GET", "/categories")
    ).body.items
    const categories = tree.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
    const people = [...(await everyOf("/founders?")), ...(await everyOf("/blog?"))]
    const { body: launched } = await app.rest("GET", "/launches?section=recent&per_page=100")
    const { body: upcoming } = await app.rest("GET", "/launches?section=upcoming&per_page=100")
    const weeks = new Set<string>(
      [...launched.items, ...upcoming.items].map(({ launch_week }) => `${origin}/weeks/${launch_week}`)
    )
    const boards = Board.literals.map((board) => `${origin}/leaderboards/${board}`)
    expect(located(text).toSorted()).toEqual(
      [
        ...alone.map(({ path }) => origin + path),
        ...listings,
        ...categories.map((slug) => `${origin}/categories/${slug}`),
        ...people,
        ...weeks,
        ...boards
      ].toSorted()
    )
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
      expect.arrayContaining([
        "User-agent: *",
        "Allow: /",
        "Disallow: /account",
        "Disallow: /products/*/visit",
        `Sitemap: ${origin}/sitemap.xml`
      ])
    )
  })

  test("there is an icon under both of its names", async () => {
    const [ico, svg] = [await get("/favicon.ico"), await get("/favicon.svg")]
    expect([ico, svg].map(({ status, headers }) => [status, headers.get("content-type")])).toEqual([
      [200, "image/x-icon"],
      [200, "image/svg+xml"]
    ])
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
