/** What is for sale, and what the site says of itself. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { Products } from "../../../src/services/money/Products.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads } from "../../support/Read.ts"
import { query, saveLaunch, saveListing } from "../../support/SavedListing.ts"
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
const edit = (code: string, given: unknown) =>
  app.run(Effect.flatMap(Products, (products) => Effect.orDie(products.set(code, given))))
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

describe("what is for sale", () => {
  const price = async (...codes: ReadonlyArray<string>) => {
    for (const code of codes) await setPrice(code, 1000)
  }
  const available = async (code: string) => (await product(code))?.available
  test("is taken off sale with its price kept, and a bundle with any of its parts", async () => {
    await price("launch", "featured", "extra_categories", "launch_bundle")
    // Nobody can write its review.
    await price("ai_review")
    await edit("launch_bundle", { includes: ["launch", "featured", "extra_categories", "ai_review"] })
    expect([await available("ai_review"), await available("launch_bundle")]).toEqual([false, false])
    await edit("launch_bundle", { includes: ["launch", "featured", "extra_categories"] })
    expect(await available("launch_bundle")).toBe(true)
    await edit("featured", { on_sale: false })
    expect(await product("featured")).toMatchObject({ available: false, price_cents: 1000 })
    expect(await available("launch_bundle")).toBe(false)
    await edit("featured", { on_sale: true })
    expect(await available("launch_bundle")).toBe(true)
  })
  test("a featured place is sold for the running week and those on offer, as many as are left", async () => {
    await edit("featured", { weekly_capacity: 2, weeks_ahead: 2 })
    const week = async (at: number) => (await product("featured"))?.weeks?.[at]
    expect((await product("featured"))?.weeks?.map((one) => one.week)).toEqual([
      "2026-11-16",
      "2026-11-23",
      "2026-11-30"
    ])
    expect(await week(1)).toEqual({ week: "2026-11-23", available: true, remaining: 2 })
    const listingId = await saveListing(app, { ownerId: null, host: "placed.example" })
    const place = (state: string, until: string | null) =>
      change(
        app,
        "insert into week_places (kind, week, listing_id, state, held_until) values ('featured', '2026-11-23', $1, $2, $3)",
        [listingId, state, until]
      )
    await place("taken", null)
    await place("held", "2026-11-18T11:59:59Z")
    expect(await week(1)).toEqual({ week: "2026-11-23", available: true, remaining: 1 })
    await place("held", "2026-11-18T13:00:00Z")
    expect(await week(1)).toEqual({ week: "2026-11-23", available: false, remaining: 0 })
    // A bundle with a launch is sold for the weeks of its launch, while it has a place there.
    expect((await product("launch_bundle"))?.weeks?.slice(0, 2)).toEqual([
      { week: "2026-11-23", available: false, remaining: 0 },
      { week: "2026-11-30", available: true, remaining: 2 }
    ])
    await edit("featured", { weekly_capacity: null })
    expect(await week(1)).toEqual({ week: "2026-11-23", available: true, remaining: null })
  })
})

describe("the admin's edit", () => {
  const refused = async (code: string, given: unknown) => {
    const answer = await app.run(Effect.flatMap(Products, (products) => Effect.either(products.set(code, given))))
    return Either.isLeft(answer) ? answer.left.message : "taken"
  }
  const option = { key: "size", label: "Size", type: "choice", required: true, max_length: null }
  const choice = (value: string, price_cents = 0) => ({ value, label: value, price_cents })
  test.each([
    ["launch", {}, "Name what is to change"],
    ["launch", { colour: "red" }, "colour is not a known field"],
    ["launch", { name: "" }, "name must not be empty"],
    ["launch", { description: "x".repeat(1001) }, "description must be at most 1000 characters"],
    ["launch", { weeks_ahead: 0 }, "weeks_ahead must be at least 1"],
    ["launch", { weekly_capacity: 5 }, "Only featured has places of its own"],
    ["featured", { weekly_capacity: 0 }, "weekly_capacity must be at least 1"],
    ["skip_queue", { weeks_ahead: 3 }, "setting free_plan.weeks_max"],
    ["launch", { min_amount_cents: 5 }, "Only a contribution has a least amount"],
    ["billboard_min", { price_cents: 5, min_amount_cents: 6 }, "its price is the least amount"],
    ["billboard_min", { price_cents: 0 }, "at least 1 cent"],
    ["launch", { options: [{ ...option, choices: [choice("a"), choice("b")] }] }, "by hand"],
    ["trophy_print", { options: "size" }, "options must be a list"],
    ["trophy_print", { options: [{ ...option, choices: [choice("a")] }] }, "two `choices` or more"],
    ["trophy_print", { options: [{ ...option, choices: [choice("a"), choice("a")] }] }, "two choices of one value"],
    ["trophy_print", { options: [{ ...option, choices: [choice("a"), choice("b", -1)] }] }, "0 to 100000000 cents"],
    ["trophy_print", { options: [{ ...option, type: "text", choices: [] }] }, "max_length"],
    ["trophy_print", { options: [{ ...option, key: "Size", choices: [choice("a"), choice("b")] }] }, "lower-case"],
    [
      "trophy_print",
      { options: [1, 2].map(() => ({ ...option, choices: [choice("a"), choice("b")] })) },
      "must not have one key twice"
    ],
    ["launch", { includes: ["featured"] }, "Only a bundle"],
    ["launch_bundle", { includes: [] }, "at least 1 items"],
    ["launch_bundle", { includes: ["gold", "silver"] }, "There is no product gold, silver."],
    ["launch_bundle", { includes: ["launch", "launch"] }, "once"],
    ["launch_bundle", { includes: ["launch", "launch_bundle"] }, "launch_bundle cannot be in a bundle"],
    ["launch_bundle", { includes: ["billboard_min"] }, "billboard_min cannot be in a bundle"],
    ["launch_bundle", { includes: ["trophy_print"] }, "trophy_print cannot be in a bundle"],
    ["launch_bundle", { includes: ["launch", "relaunch"] }, "cannot be done for one listing"],
    ["gold", { price_cents: 1 }, "There is no product gold."]
  ])("of %s to %j is refused", async (code, given, sentence) => {
    const before = await query(app, "select count(*)::int as n from audit_log")
    expect(await refused(code, given)).toContain(sentence)
    expect(await query(app, "select count(*)::int as n from audit_log")).toEqual([...before])
  })

  test("changes what it names, is seen at once, and is on record", async () => {
    await edit("trophy_print", {
      name: "Print",
      description: "On paper.",
      price_cents: 700,
      options: [{ ...option, choices: [choice("a"), choice("b", 50)] }]
    })
    expect(await product("trophy_print")).toMatchObject({
      name: "Print",
      description: "On paper.",
      price_cents: 700,
      available: true,
      options: [{ key: "size", choices: [{ value: "a" }, { value: "b", price_cents: 50 }] }]
    })
    await edit("trophy_print", { options: [] })
    expect(await product("trophy_print")).toMatchObject({ name: "Print", options: null })
    expect(
      await query(
        app,
        "select user_id, credential, operation, target from audit_log where target = 'trophy_print' order by id desc limit 1"
      )
    ).toEqual([{ user_id: null, credential: "cli", operation: "product_set", target: "trophy_print" }])
  })
  test("of a part of a bundle gives it nothing to choose", async () => {
    await edit("launch_bundle", { includes: ["launch", "done_for_you"] })
    expect(await refused("done_for_you", { options: [{ ...option, choices: [choice("a"), choice("b")] }] })).toContain(
      "part of launch_bundle"
    )
  })
  test("adds what is done by hand, once", async () => {
    const add = (code: string, given: unknown, more: { needs_listing?: boolean; requires?: "award" | null } = {}) =>
      app.run(
        Effect.flatMap(Products, (products) =>
          Effect.either(products.add({ code, needs_listing: true, requires: null, ...more, edit: given }))
        )
      )
    const cup = { name: "Cup", description: "A cup.", price_cents: 9000 }
    expect(Either.isRight(await add("trophy_cup", cup, { requires: "award" }))).toBe(true)
    expect((await read("list_products")).items.at(-1)).toMatchObject({
      code: "trophy_cup",
      available: true,
      weeks: null
    })
    const message = async (...asked: Parameters<typeof add>) => {
      const answer = await add(...asked)
      return Either.isLeft(answer) ? answer.left.message : "taken"
    }
    expect(await message("trophy_cup", cup)).toBe("There is a product trophy_cup already.")
    expect(await message("Cup", cup)).toContain("Cup is no code")
    expect(await message("plate", { name: "Plate" })).toContain("needs a name and a description")
    expect(await message("plate", cup, { needs_listing: false, requires: "award" })).toContain("needs a listing")
    expect(await message("plate", { ...cup, weekly_capacity: 3 })).toContain("Only featured")
  })
  test("of two at once neither is lost", async () => {
    await Promise.all([edit("relaunch", { name: "Again" }), edit("relaunch", { price_cents: 4200 })])
    expect(await product("relaunch")).toMatchObject({ name: "Again", price_cents: 4200 })
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
