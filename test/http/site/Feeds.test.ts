/** Feeds: both formats say the same, nothing a maker wrote breaks them, and what is new is in them at once. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type SiteFeed, writeFeed, xmlText } from "../../../src/http/site/machine/feeds/Feed.ts"
import { origin, type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { nastyTexts } from "../../support/NastyInputs.ts"
import { columns, query, saveListing, slugOf } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  await raiseLimits(app)
})
afterAll(() => app.close())

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await app.fetch(new Request(origin + path, { headers }))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

interface JsonFeed {
  readonly version: string
  readonly title: string
  readonly home_page_url: string
  readonly feed_url: string
  readonly items: ReadonlyArray<{
    id: string
    url: string
    title: string
    content_text: string
    date_published: string
  }>
}
const atomOf = (xml: string) => {
  const $ = load(xml, { xml: true })
  const of = (at: ReturnType<typeof $>, name: string) => at.children(name).first().text()
  const feed = $("feed")
  return {
    title: of(feed, "title"),
    id: of(feed, "id"),
    updated: of(feed, "updated"),
    items: $("entry")
      .get()
      .map((entry) => ({
        id: of($(entry), "id"),
        url: $(entry).children("link").attr("href") ?? "",
        title: of($(entry), "title"),
        content_text: of($(entry), "content"),
        date_published: of($(entry), "published")
      }))
  }
}

describe.each(["launches", "updates", "blog", "products/tidewatch"])("the feed of %s", (name) => {
  test("says the same as Atom and as JSON SiteFeed", async () => {
    const xml = await get(`/feeds/${name}.atom`)
    const json = await get(`/feeds/${name}.json`)
    expect([xml.status, xml.headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"])
    expect([json.status, json.headers.get("content-type")]).toEqual([200, "application/feed+json; charset=utf-8"])
    const feed: JsonFeed = JSON.parse(json.text)
    const atom = atomOf(xml.text)
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1")
    expect(feed.feed_url).toBe(`${origin}/feeds/${name}.json`)
    expect(atom.id).toBe(`${origin}/feeds/${name}.atom`)
    expect(atom.title).toBe(feed.title)
    expect(atom.items).toEqual(feed.items.map((item) => item))
    expect(feed.items.length).toBeGreaterThan(0)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
    const dates = feed.items.map(({ date_published }) => Date.parse(date_published))
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    expect(atom.updated).toBe(feed.items[0]?.date_published ?? "")
  })

  test("is kept, and not sent to who has it", async () => {
    const etag = (await get(`/feeds/${name}.atom`)).headers.get("etag") ?? ""
    expect((await get(`/feeds/${name}.atom`, { "if-none-match": etag })).status).toBe(304)
  })
})

test("what there is no feed of is not found", async () => {
  for (const path of [
    "/feeds/nothing.atom",
    "/feeds/launches",
    "/feeds/launches.rss",
    "/feeds/toString.atom",
    "/feeds/products/none.atom",
    "/feeds/products/.atom"
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test("an update is in both feeds as soon as it is posted, whatever it says; one of a listing that is not public in none", async () => {
  const { id: ownerId, key } = await app.user()
  const live = await saveListing(app, { ownerId, host: "feeds.example", columns: columns.live })
  const hidden = await saveListing(app, { ownerId, host: "hidden.example", columns: columns.paused })
  for (const text of nastyTexts.filter((text) => text.trim() !== "" && !text.includes("\u0000"))) {
    const body = { title: text.slice(0, 100), body: text }
    const posted = await app.rest("POST", `/me/listings/${live}/updates`, { key, body })
    if (posted.status !== 201) continue
    const atom = atomOf((await get("/feeds/updates.atom")).text)
    const feed: JsonFeed = JSON.parse((await get(`/feeds/products/${slugOf("feeds.example")}.json`)).text)
    expect(atom.items[0]?.content_text).toBe(
      xmlText(posted.body.body)
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&")
    )
    expect(feed.items[0]?.content_text).toBe(posted.body.body)
  }
  await app.rest("POST", `/me/listings/${hidden}/updates`, { key, body: { title: "Unseen", body: "Unseen" } })
  expect((await get("/feeds/updates.atom")).text).not.toContain("Unseen")
  expect((await get(`/feeds/products/${slugOf("hidden.example")}.atom`)).status).toBe(404)
  await query(app, "delete from listings where id = any($1)", [[live, hidden]])
})

test("a feed of nothing is a feed", () => {
  const empty: SiteFeed = { title: "T", description: "D", home: "https://a.example/", items: [] }
  expect(atomOf(writeFeed(empty, "atom", "https://a.example/f.atom"))).toMatchObject({ items: [], title: "T" })
  expect(JSON.parse(writeFeed(empty, "json", "https://a.example/f.json"))).toMatchObject({ items: [] })
})
