/** Reading listings and categories: what is public, what is unlocked, what is counted. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads, slugs } from "../../support/Read.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
let read: Reads["read"]
let refused: Reads["refused"]
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read, refused } = reads(app))
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const idOf = async (slug: string) =>
  (await query<{ id: number }>(app, "select id from listings where slug = $1", [slug]))[0]?.id ?? 0

describe("get_listing", () => {
  test("has every fact of a full profile", async () => {
    const listing = await read("get_listing", { slug: "tidewatch" })
    expect(listing).toMatchObject({
      url: "https://launchbook.test/products/tidewatch",
      website_url: "https://tidewatch.example",
      primary_category: { slug: "maps-and-navigation" },
      pricing: { model: "subscription" },
      city: "Bergen",
      founded_year: 2019,
      rating: { average: 4.75, count: 4 },
      launch_week: "2026-11-16",
      links: {
        self: "https://launchbook.test/products/tidewatch",
        website: "https://tidewatch.example",
        api: "https://launchbook.test/api/v1/listings/tidewatch",
        alternatives: "https://launchbook.test/api/v1/listings/tidewatch/alternatives",
        badges: "https://launchbook.test/api/v1/listings/tidewatch/badges",
        competitor: null
      }
    })
    expect(listing.categories.map(({ slug, primary }) => [slug, primary])).toEqual([
      ["maps-and-navigation", true],
      ["climate", false],
      ["hardware", false]
    ])
    expect(listing.founders.map(({ slug, primary }) => [slug, primary])).toEqual([
      ["ingrid-solberg", true],
      ["henrik-straume", false]
    ])
    expect(listing.founders[0]?.url).toBe("https://launchbook.test/founders/ingrid-solberg")
    expect(listing.story?.title).toBe("Forty minutes")
    expect(listing.milestones?.map(({ date }) => date)).toEqual(
      [...(listing.milestones?.map(({ date }) => date) ?? [])].sort().reverse()
    )
    expect(listing.media).toEqual([
      {
        kind: "image",
        url: expect.stringMatching(/^https:\/\/launchbook\.test\/media\/[0-9a-f]{64}\.webp$/),
        alt: "The tide of a day as a curve, with the hour at which it reaches the quay"
      }
    ])
  })

  test("a rating's change is against the last measurement of its source thirty days before the latest", async () => {
    const id = await idOf("keymoult")
    const trend = async (...points: ReadonlyArray<readonly [string, number]>) => {
      await change(app, "delete from domain_ratings where listing_id = $1", [id])
      for (const [date, value] of points)
        await change(app, "insert into domain_ratings (listing_id, source, date, value) values ($1, 'demo', $2, $3)", [
          id,
          date,
          value
        ])
      // Of another source: no point of this trend, whatever it says.
      await change(
        app,
        "insert into domain_ratings (listing_id, source, date, value) values ($1, 'ahrefs', '2026-10-18', 90)",
        [id]
      )
      const [date, value] = points.at(-1) ?? [null, null]
      await change(
        app,
        "update listings set domain_rating = $2, domain_rating_source = 'demo', domain_rating_measured_on = $3 where id = $1",
        [id, value, date]
      )
      return (await read("get_listing", { slug: "keymoult" })).domain_rating_trend
    }
    expect(await trend(["2026-10-01", 40.2], ["2026-10-19", 41.1], ["2026-10-20", 45], ["2026-11-18", 44.5])).toEqual({
      current: 44.5,
      change_30d: 3.4,
      direction: "up",
      source: "demo",
      measured_on: "2026-11-18",
      points: [
        { date: "2026-10-01", value: 40.2 },
        { date: "2026-10-19", value: 41.1 },
        { date: "2026-10-20", value: 45 },
        { date: "2026-11-18", value: 44.5 }
      ]
    })
    expect(await trend(["2026-10-01", 44], ["2026-11-18", 44.9])).toMatchObject({ change_30d: 0.9, direction: "flat" })
    expect(await trend(["2026-10-01", 44], ["2026-11-18", 43])).toMatchObject({ change_30d: -1, direction: "down" })
    expect(await trend(["2026-11-01", 3], ["2026-11-18", 4])).toMatchObject({
      current: 4,
      change_30d: null,
      direction: null
    })
    expect(await trend()).toEqual({
      current: null,
      change_30d: null,
      direction: null,
      source: "demo",
      measured_on: null,
      points: []
    })
  })

  test("shows the latest five updates, and an average only of ratings there are", async () => {
    const id = await idOf("cron-auntie")
    for (let day = 1; day <= 7; day++)
      await change(
        app,
        "insert into listing_updates (listing_id, title, body, published_at) values ($1, $2, 'b', $3)",
        [id, `News ${day}`, `2026-11-${10 + day}T08:00:00Z`]
      )
    await change(app, "update listings set rating_sum = 0, rating_count = 0 where id = $1", [id])
    const listing = await read("get_listing", { slug: "cron-auntie" })
    expect(listing.updates.map(({ title }) => title)).toEqual(["News 7", "News 6", "News 5", "News 4", "News 3"])
    expect(listing.updates[0]?.published_at).toBe("2026-11-17T08:00:00.000Z")
    expect(listing.rating).toEqual({ average: null, count: 0 })
    await change(app, "update listings set rating_sum = 14, rating_count = 3 where id = $1", [id])
    expect((await read("get_listing", { slug: "cron-auntie" })).rating).toEqual({ average: 4.67, count: 3 })
  })

  test("paid sections are null unless unlocked; unlocked and empty they are empty", async () => {
    const id = await idOf("flaky-friday")
    await change(app, `update listings set story = '{"title": "Friday"}' where id = $1`, [id])
    await change(app, "insert into milestones (listing_id, date, title) values ($1, '2026-03-02', 'First')", [id])
    const sections = async () => {
      const { story, milestones, media } = await read("get_listing", { slug: "flaky-friday" })
      return { story: story?.title ?? null, milestones: milestones?.map(({ title }) => title) ?? null, media }
    }
    expect(await sections()).toEqual({ story: null, milestones: null, media: null })
    await change(app, "update listings set unlocked_sections = '{story,media}' where id = $1", [id])
    expect(await sections()).toEqual({ story: "Friday", milestones: null, media: [] })
    await change(app, "update listings set unlocked_sections = '{}', plan = 'paid' where id = $1", [id])
    expect(await sections()).toEqual({ story: null, milestones: ["First"], media: null })
    await change(app, `update listings set unlocked_sections = '{story}', story = '{}' where id = $1`, [id])
    expect((await sections()).story).toBeNull()
  })

  test("never tells the contact address, the plan or the owner", async () => {
    const [row] = await query<{ contact_email: string }>(
      app,
      "select contact_email from listings where contact_email is not null and status = 'live' limit 1"
    )
    expect(row?.contact_email).toBeString()
    const all = await query<{ slug: string }>(app, "select slug from listings where status in ('live', 'scheduled')")
    for (const { slug } of all) {
      const listing = await read("get_listing", { slug })
      for (const key of ["contact_email", "plan", "owner_id", "id"]) expect(listing).not.toHaveProperty(key)
      expect(JSON.stringify(listing)).not.toContain(row?.contact_email ?? "@")
    }
  })

  test("scheduled listings are public, drafts, waiting, paused and removed ones are not there", async () => {
    expect((await read("get_listing", { slug: "quillmark" })).status).toBe("scheduled")
    for (const status of ["draft", "paused", "removed"]) {
      await change(app, "update listings set status = $1 where slug = 'quiet-queue'", [status])
      expect((await refused("get_listing", { slug: "quiet-queue" })).status).toBe(404)
      expect((await refused("get_alternatives", { slug: "quiet-queue" })).status).toBe(404)
    }
    await change(app, "update listings set status = 'live' where slug = 'quiet-queue'")
    expect((await refused("get_listing", { slug: "puddle-map" })).status).toBe(404)
    expect(await refused("get_listing", { slug: "no-such-thing" })).toMatchObject({ status: 404, code: "not_found" })
  })
})

describe("get_alternatives", () => {
  test("approved ones come first in their order, then the same primary category by votes, at most twenty", async () => {
    const id = await idOf("tidewatch")
    const [category] = await query<{ id: number }>(app, "select id from categories where slug = 'maps-and-navigation'")
    for (let n = 1; n <= 25; n++)
      await change(
        app,
        `with made as (
           insert into listings (slug, status, plan, name, website_url, site_key, domain, votes, launched_at, created_at, updated_at)
           values ($1, $2, 'free', $1, 'https://x.example', $1, 'x.example', $3, '2026-11-01', '2026-11-01', '2026-11-01')
           returning id)
         insert into listing_categories (listing_id, category_id, is_primary) select id, $4::int, true from made`,
        [`map-${n}`, n === 25 ? "paused" : "live", n, category?.id]
      )
    await change(app, "delete from alternatives where listing_id = $1", [id])
    await change(
      app,
      `insert into alternatives (listing_id, alternative_id, position)
       select $1, id, case slug when 'loamwise' then 0 when 'map-3' then 1 else 2 end from listings
       where slug in ('loamwise', 'map-3', 'quillmark')`,
      [id]
    )
    const { items } = await read("get_alternatives", { slug: "tidewatch" })
    expect(items.length).toBe(20)
    expect(items.filter(({ approved }) => approved).map(({ slug }) => slug)).toEqual(["loamwise", "map-3"])
    expect(slugs(items).slice(0, 5)).toEqual(["loamwise", "map-3", "map-24", "map-23", "map-22"])
    expect(slugs(items)).not.toContain("tidewatch")
    expect(new Set(slugs(items)).size).toBe(20)
    await change(app, "delete from listings where slug like 'map-%'")
  })
})

describe("compare_listings", () => {
  test("puts every attribute side by side, a missing fact is null", async () => {
    const { a, b, category, attributes } = await read("compare_listings", { a: "tidewatch", b: "loamwise" })
    expect([a.slug, b.slug, category]).toEqual(["tidewatch", "loamwise", null])
    const cell = (key: string) => attributes.find((attribute) => attribute.key === key)
    expect(cell("demo_video_url")).toMatchObject({ a: expect.any(String), b: null })
    expect(cell("founders")).toMatchObject({ a: "Ingrid Solberg; Henrik Straume", b: "Grace Nambozo" })
    expect(cell("founded_year")).toMatchObject({ a: "2019", b: "2020", label: "Founded" })
    expect(new Set(attributes.map(({ key }) => key)).size).toBe(attributes.length)
    for (const { a: left, b: right } of attributes) expect([left, right]).not.toContain("")
  })
  test("names the category that both share, and takes a listing against itself", async () => {
    const { category } = await read("compare_listings", { a: "tidewatch", b: "tidewatch" })
    expect(category).toEqual({ slug: "maps-and-navigation", name: "Maps and navigation" })
  })
  test("is for live listings alone, and names every slug that is none", async () => {
    const unknown = (paths: ReadonlyArray<string>) => ({ status: 400, code: "listing_unknown", paths })
    expect(await refused("compare_listings", { a: "tidewatch", b: "quillmark" })).toEqual(unknown(["query.b"]))
    expect(await refused("compare_listings", { a: "puddle-map", b: "tidewatch" })).toEqual(unknown(["query.a"]))
    expect(await refused("compare_listings", { a: "none", b: "nor-this" })).toEqual(unknown(["query.a", "query.b"]))
    expect(await refused("compare_listings", { a: "tidewatch" })).toMatchObject({ status: 400, paths: ["query.b"] })
  })
})

describe("categories", () => {
  test("a listing in a category and in its subcategory counts once", async () => {
    const tree = async () => (await read("list_categories")).items.find(({ slug }) => slug === "developer-tools")
    const before = await tree()
    const childSum = before?.children.reduce((sum, child) => sum + child.listing_count, 0)
    await change(
      app,
      `insert into listing_categories (listing_id, category_id, is_primary)
       select l.id, c.id, false from listings l, categories c
       where l.slug = 'cron-auntie' and c.slug in ('developer-tools', 'coding-tools', 'security')
       on conflict do nothing`
    )
    const after = await tree()
    expect(after?.listing_count).toBe(before?.listing_count ?? -1)
    expect(after?.children.reduce((sum, child) => sum + child.listing_count, 0)).toBeGreaterThan(childSum ?? 0)
    const { listings, listing_count } = await read("get_category", { slug: "developer-tools", per_page: 100 })
    expect(listings.total).toBe(listing_count)
    expect(listings.items.length).toBe(listing_count)
  })
  test("counts are of live listings, and empty ones can be left out", async () => {
    await change(app, "insert into categories (slug, name, position) values ('empty', 'Empty', 999)")
    await change(
      app,
      `insert into listing_categories (listing_id, category_id, is_primary)
       select l.id, c.id, false from listings l, categories c where l.slug = 'quillmark' and c.slug = 'empty'`
    )
    const all = await read("list_categories", { include_empty: true })
    expect(all.items.find(({ slug }) => slug === "empty")?.listing_count).toBe(0)
    const some = await read("list_categories", { include_empty: false })
    expect(slugs(some.items)).not.toContain("empty")
    for (const { listing_count, children } of some.items)
      for (const n of [listing_count, ...children.map((child) => child.listing_count)]) expect(n).toBeGreaterThan(0)
  })
  test("every category agrees with its own page and with search", async () => {
    for (const root of (await read("list_categories")).items)
      for (const { slug, listing_count } of [root, ...root.children]) {
        expect((await read("get_category", { slug })).listings.total, slug).toBe(listing_count)
        expect((await read("search_listings", { category: slug })).total, slug).toBe(listing_count)
      }
  })
  test("one has its parent, FAQs and listings, most voted first", async () => {
    const category = await read("get_category", { slug: "coding-tools", per_page: 2 })
    expect(category.parent).toEqual({ slug: "developer-tools", name: "Developer tools" })
    expect(category.children).toEqual([])
    expect(category.faqs.length).toBeGreaterThan(0)
    const votes = category.listings.items.map((listing) => listing.votes)
    expect(votes).toEqual([...votes].sort((a, b) => b - a))
    expect(category.listings).toMatchObject({ per_page: 2, has_more: category.listing_count > 2 })
    expect((await refused("get_category", { slug: "no-such" })).status).toBe(404)
  })
})
