/** What is for sale, and what the site says of itself. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { Products } from "../../../src/services/money/Products.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads } from "../../support/Read.ts"
import { saveLaunch, saveListing } from "../../support/SavedListing.ts"
import { defaults } from "../data/seed/Files.ts"

let app: TestApp
let read: Reads["read"]
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read } = reads(app))
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const product = async (code: string) => (await read("list_products")).items.find((item) => item.code === code)
const setPrice = (code: string, cents: number | null) =>
  app.run(Effect.flatMap(Products, (products) => Effect.either(products.set(code, { price_cents: cents }))))
const set = (key: string, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))

describe("list_products", () => {
  test("a new database has every product, and none is for sale until it is priced", async () => {
    const { items } = await read("list_products")
    expect(items.map(({ code }) => code)).toEqual(defaults.products.map(({ code }) => code))
    for (const item of items) expect(item).toMatchObject({ price_cents: null, available: false })
  })
  test("a price puts it on sale at once, and null takes it off", async () => {
    expect(await setPrice("launch", 4900)).toMatchObject(
      Either.right({ code: "launch", price_cents: 4900, available: true })
    )
    expect(await product("launch")).toMatchObject({ price_cents: 4900, available: true, currency: "USD" })
    await setPrice("launch", null)
    expect(await product("launch")).toMatchObject({ price_cents: null, available: false })
    const unknown = await setPrice("gold_star", 1)
    expect(Either.isLeft(unknown) && unknown.left.message).toBe("There is no product gold_star.")
  })
  test("a paid launch offers the next twelve Mondays, over New Year", async () => {
    const weeks = (await product("launch"))?.weeks ?? []
    expect(weeks.length).toBe(12)
    expect([weeks[0]?.week, weeks[5]?.week, weeks[6]?.week]).toEqual(["2026-11-23", "2026-12-28", "2027-01-04"])
    expect(weeks.every(({ available, remaining }) => available && remaining === null)).toBe(true)
  })
  test("skipping the queue offers the weeks of the free plan with the places they have left", async () => {
    await set("free_plan.weeks_min", 0)
    await set("free_plan.weeks_max", 3)
    await set("free_plan.weekly_capacity", 2)
    for (const [host, kind] of [
      ["a.example", "free"],
      ["b.example", "free"],
      ["c.example", "paid"]
    ] as const) {
      const columns = { status: "scheduled", plan: kind, launch_week: "2026-11-30" }
      const listingId = await saveListing(app, { ownerId: null, host, columns })
      await saveLaunch(app, { listingId, week: "2026-11-30", kind })
    }
    await change(app, "select 1")
    expect((await product("skip_queue"))?.weeks).toEqual([
      { week: "2026-11-23", available: true, remaining: 2 },
      { week: "2026-11-30", available: false, remaining: 0 },
      { week: "2026-12-07", available: true, remaining: 2 }
    ])
    await set("free_plan.weekly_capacity", 1)
    expect((await product("skip_queue"))?.weeks?.[1]).toEqual({ week: "2026-11-30", available: false, remaining: 0 })
  })
})

describe("get_site_info", () => {
  test("counts live listings and categories, and follows the settings", async () => {
    await set("free_plan.weeks_max", 8)
    await set("free_plan.weeks_min", 6)
    expect(await read("get_site_info")).toMatchObject({
      name: "Launchbook",
      urls: { site: "https://launchbook.test", products: "https://launchbook.test/pricing" },
      counts: { live_listings: 0, categories: defaults.categories.length },
      api: { base_url: "https://launchbook.test/api/v1", openapi_url: "https://launchbook.test/openapi.json" },
      mcp: { url: "https://launchbook.test/mcp" },
      free_plan: { weeks_min: 6, weeks_max: 8, badge_required: true }
    })
    await change(app, "update listings set status = 'live', launched_at = '2026-11-18' where domain = 'a.example'")
    expect((await read("get_site_info")).counts.live_listings).toBe(1)
  })
  test("without categories too", async () => {
    await change(app, "delete from listings")
    await change(app, "delete from categories")
    expect((await read("get_site_info")).counts).toEqual({ live_listings: 0, categories: 0 })
    expect(await read("list_categories")).toEqual({ items: [] })
    expect(await read("search_listings", { q: "anything" })).toMatchObject({ items: [], total: 0 })
  })
})
