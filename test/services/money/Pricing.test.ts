/** What an order may ask for, and what is told of one that asks for what cannot be. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either, Schema } from "effect"
import { detailCodes } from "../../../src/domain/Failure.ts"
import { OrderQuote } from "../../../src/domain/money/Order.ts"
import { Principal } from "../../../src/domain/Principal.ts"
import { type OrderAsked, Pricing } from "../../../src/services/money/Pricing.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveLaunch } from "../../support/SavedListing.ts"
import { type Baskets, basketsOf, draft, type Given, paid, paidAhead, removed } from "./Baskets.ts"

let app: TestApp
let at: Baskets
let me: { readonly id: number; readonly key: string }
beforeAll(async () => {
  const model = { generate: () => Effect.succeed({}) }
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z", demo: true, model })
  await raiseLimits(app)
  at = basketsOf(app)
  me = await app.user()
}, 120_000)
afterAll(() => app.close())
beforeEach(async () => {
  await query(app, "delete from week_places")
})

/** Somebody who is signed in with a key. */
const principal = (userId: number): Principal["Type"] => ({
  userId,
  email: "buyer@people.test",
  role: "member",
  scopes: new Set(["orders:write"]),
  credential: { type: "api_key", id: "1", name: "test", expiresAt: null }
})
const [next, later] = ["2026-11-23", "2026-11-30"]
const running = "2026-11-16"
const wrong = (...items: ReadonlyArray<Given>) => at.wrong(me.id, ...items)
const lines = (...items: ReadonlyArray<Given>) => at.lines(me.id, ...items)

describe("a launch", () => {
  test("is priced at once and for a week", async () => {
    const id = await at.listing(me.id)
    const base = {
      product: "launch",
      name: "Launch",
      listingId: id,
      amountCents: 9900,
      options: null,
      categories: null
    }
    const priced = { unit_price_cents: 9900, choices: [] }
    expect(await lines({ product: "launch", listing_id: id })).toEqual([
      { ...base, week: null, parts: [{ product: "launch", kind: "launch", week: null }], priced }
    ] as never)
    expect(await lines({ product: "launch", listing_id: id, week: later })).toEqual([
      { ...base, week: later, parts: [{ product: "launch", kind: "launch", week: later }], priced }
    ] as never)
  })
  test("is for a listing that was not launched or is on the free plan, and has a category", async () => {
    for (const state of [draft, columns.awaiting, columns.scheduled, columns.live, columns.paused])
      expect(await lines({ product: "launch", listing_id: await at.listing(me.id, state) })).toHaveLength(1)
    for (const state of [paid, paidAhead, removed])
      expect(await at.refusal(me.id, { product: "launch", listing_id: await at.listing(me.id, state) })).toMatchObject({
        code: "listing_not_fit",
        message: expect.stringMatching(/paid plan already\.$|removed by the site team\.$/),
        details: [{ path: "items.0.listing_id", code: "listing_not_fit" }]
      })
    const bare = await at.listing(me.id, draft, { categories: [] })
    expect((await at.refusal(me.id, { product: "launch", listing_id: bare })).message).toContain("needs a category")
  })
})

describe("a listing", () => {
  test("is one's own", async () => {
    const other = await app.user()
    const theirs = await at.listing(other.id)
    for (const id of [theirs, 2_000_000_000])
      expect(await wrong({ product: "launch", listing_id: id })).toEqual(["items.0.listing_id listing_not_yours"])
  })
  test("is named where it is needed and nowhere else", async () => {
    expect(await wrong({ product: "launch" })).toEqual(["items.0.listing_id required"])
    await query(app, "update products set needs_listing = false where code = 'done_for_you'")
    expect(await wrong({ product: "done_for_you", listing_id: await at.listing(me.id) })).toEqual([
      "items.0.listing_id not_applicable"
    ])
    expect(await lines({ product: "done_for_you" })).toMatchObject([{ listingId: null, amountCents: 24_900 }])
    await query(app, "update products set needs_listing = true where code = 'done_for_you'")
  })
})

describe("a week", () => {
  test.each([
    ["soon", "invalid_format"],
    ["2026-02-30", "invalid_format"],
    ["2026-11-25", "not_a_monday"],
    ["2026-11-09", "week_past"],
    [running, "week_past"],
    ["2027-02-15", "week_not_offered"]
  ])("%s is none", async (week, code) => {
    expect(await wrong({ product: "launch", listing_id: await at.listing(me.id), week })).toEqual([
      `items.0.week ${code}`
    ])
  })
  test("is named where a fresh one or another is bought", async () => {
    const live = await at.listing(me.id, columns.live)
    const queued = await at.listing(me.id, columns.awaiting)
    expect(
      await wrong({ product: "relaunch", listing_id: live }, { product: "skip_queue", listing_id: queued })
    ).toEqual(["items.0.week required", "items.1.week required"])
  })
  test("is not taken by what has none", async () => {
    const live = await at.listing(me.id, columns.live)
    expect(await wrong({ product: "ai_review", listing_id: live, week: next })).toEqual(["items.0.week not_applicable"])
  })
  test("of the queue is another than the listing's own, and has room", async () => {
    const queued = await at.listing(me.id, { ...columns.awaiting, launch_week: later })
    expect(await lines({ product: "skip_queue", listing_id: queued, week: next })).toMatchObject([{ week: next }])
    expect(await wrong({ product: "skip_queue", listing_id: queued, week: later })).toEqual([
      "items.0.week week_not_offered"
    ])
    await at.setting("free_plan.weekly_capacity", 1)
    const other = await at.listing(me.id, { ...columns.awaiting, launch_week: next })
    await saveLaunch(app, { listingId: other, week: next })
    const full = await at.refusal(me.id, { product: "skip_queue", listing_id: queued, week: next })
    expect(full).toMatchObject({ code: "week_full", details: [{ path: "items.0.week", code: "week_full" }] })
    expect(full.message).not.toContain("free plan")
    await at.setting("free_plan.weekly_capacity", 25)
  })
  test("of a relaunch, or of a launch after the first, has no launch of the listing yet", async () => {
    const live = await at.listing(me.id, columns.live)
    await saveLaunch(app, { listingId: live, week: later, kind: "relaunch" })
    expect(await wrong({ product: "launch", listing_id: live, week: later })).toEqual(["items.0.week week_not_offered"])
    const queued = await at.listing(me.id, { ...columns.awaiting, launch_week: later })
    await saveLaunch(app, { listingId: queued, week: later, kind: "free" })
    expect(await lines({ product: "launch", listing_id: queued, week: later })).toMatchObject([{ week: later }])
    expect(await wrong({ product: "relaunch", listing_id: live, week: later })).toEqual([
      "items.0.week week_not_offered"
    ])
    expect(await lines({ product: "relaunch", listing_id: live, week: next })).toHaveLength(1)
  })
})

test.each([
  [
    "skip_queue",
    [columns.awaiting, columns.scheduled],
    [draft, columns.live, columns.paused, paid, paidAhead, removed]
  ],
  ["relaunch", [columns.live, paid], [draft, columns.awaiting, columns.scheduled, columns.paused, paidAhead, removed]],
  ["featured", [columns.live, paid, columns.scheduled, paidAhead], [draft, columns.awaiting, columns.paused, removed]],
  ["extra_categories", [paid, paidAhead], [draft, columns.awaiting, columns.scheduled, columns.live, removed]]
] as const)("%s is for listings in their states", async (product, good, bad) => {
  const item = async (state: Given) => ({
    product,
    listing_id: await at.listing(me.id, state),
    ...(product === "skip_queue" || product === "relaunch" ? { week: next } : {}),
    ...(product === "extra_categories" ? { categories: ["security"] } : {})
  })
  for (const state of good) expect(await lines(await item(state))).toHaveLength(1)
  for (const state of bad) expect(await wrong(await item(state))).toEqual(["items.0.listing_id listing_not_fit"])
})

describe("a featured place", () => {
  test("is in the week that is chosen, the running one too", async () => {
    const live = await at.listing(me.id, columns.live)
    for (const week of [running, later])
      expect(await lines({ product: "featured", listing_id: live, week })).toMatchObject([
        { week, parts: [{ kind: "featured", week }] }
      ])
  })
  test("is not before the listing is live", async () => {
    const ahead = await at.listing(me.id, paidAhead)
    for (const week of [running, next])
      expect(await wrong({ product: "featured", listing_id: ahead, week })).toEqual(["items.0.week week_not_offered"])
  })
  test("is in the listing's launch week where none is chosen, else in the earliest with room", async () => {
    expect(await lines({ product: "featured", listing_id: await at.listing(me.id, paidAhead) })).toMatchObject([
      { week: "2026-12-14" }
    ])
    const live = await at.listing(me.id, columns.live)
    expect(await lines({ product: "featured", listing_id: live })).toMatchObject([{ week: running }])
    await query(
      app,
      `insert into week_places (kind, week, listing_id, state)
       select 'featured', $1, l.id, 'taken' from listings l order by l.id limit 3`,
      [running]
    )
    expect(await lines({ product: "featured", listing_id: live })).toMatchObject([{ week: next }])
    expect(await wrong({ product: "featured", listing_id: live, week: running })).toEqual(["items.0.week week_full"])
  })
  test("goes with the launch of the same order", async () => {
    const one = await at.listing(me.id)
    const launch = { product: "launch", listing_id: one }
    const featured = { product: "featured", listing_id: one }
    expect(await lines(featured, { ...launch, week: later })).toMatchObject([{ week: later }, { week: later }])
    expect(await lines(launch, featured)).toMatchObject([{ week: null }, { week: running }])
    expect(await wrong({ ...launch, week: later }, { ...featured, week: next })).toEqual([
      "items.1.week week_not_offered"
    ])
  })
  test("goes with another launch week of the same order, too", async () => {
    const featured = (id: number) => ({ product: "featured", listing_id: id })
    const live = await at.listing(me.id, columns.live)
    expect(await lines(featured(live), { product: "relaunch", listing_id: live, week: later })).toMatchObject([
      { week: later },
      { week: later }
    ])
    const queued = await at.listing(me.id, columns.scheduled)
    const sooner = { product: "skip_queue", listing_id: queued, week: later }
    expect(await lines(sooner, featured(queued))).toMatchObject([{ week: later }, { week: later }])
    expect(await wrong(sooner, { ...featured(queued), week: next })).toEqual(["items.1.week week_not_offered"])
    const waiting = await at.listing(me.id, columns.awaiting)
    expect(await wrong({ ...sooner, listing_id: waiting }, featured(waiting))).toEqual([
      "items.1.listing_id listing_not_fit"
    ])
  })
  test("is one a week for a listing", async () => {
    const live = await at.listing(me.id, columns.live)
    await query(app, "insert into week_places (kind, week, listing_id, state) values ('featured', $1, $2, 'taken')", [
      running,
      live
    ])
    expect(await wrong({ product: "featured", listing_id: live, week: running })).toEqual([
      "items.0.week week_not_offered"
    ])
    expect(await lines({ product: "featured", listing_id: live })).toMatchObject([{ week: next }])
  })
  test("counts what the same order wants", async () => {
    const items = []
    for (let n = 0; n < 4; n++)
      items.push({ product: "featured", listing_id: await at.listing(me.id, columns.live), week: later })
    expect(await wrong(...items)).toEqual(["items.3.week week_full"])
  })
})

describe("further categories", () => {
  const extra = async (listingId: number, categories?: ReadonlyArray<string>) => ({
    product: "extra_categories",
    listing_id: listingId,
    ...(categories === undefined ? {} : { categories })
  })
  test("are those named, once each, or those the draft kept back", async () => {
    const id = await at.listing(me.id, paid, { waiting: ["sales", "marketing"] })
    expect(await lines(await extra(id, ["Security", "security", "sales"]))).toMatchObject([
      { categories: ["security", "sales"] }
    ])
    expect(await lines(await extra(id))).toMatchObject([{ categories: ["sales", "marketing"] }])
    expect(await wrong(await extra(await at.listing(me.id, paid)))).toEqual(["items.0.categories required"])
  })
  test("are known, further ones, and three at most with those it has", async () => {
    const id = await at.listing(me.id, paid, { categories: ["analytics", "sales", "marketing"] })
    expect(await wrong(await extra(id, ["nothing", "analytics", "security"]))).toEqual([
      "items.0.categories too_many_items",
      "items.0.categories.0 category_unknown",
      "items.0.categories.1 not_applicable"
    ])
    expect(await at.refusal(me.id, await extra(id, ["nothing"]))).toMatchObject({ code: "category_unknown" })
    expect((await at.refusal(me.id, await extra(id, ["security", "hosting-and-deployment"]))).details).toMatchObject([
      { code: "too_many_items", limit: 3, actual: 4 }
    ])
    expect(await lines(await extra(id, ["sales", "security"]))).toMatchObject([{ categories: ["security"] }])
    expect(await wrong(await extra(id, ["sales"]))).toEqual(["items.0.categories not_applicable"])
  })
  test("are not bought twice, by themselves or in a bundle", async () => {
    const id = await at.listing(me.id, { ...paid, extra_categories: 3 })
    const refusal = await at.refusal(me.id, await extra(id, ["security"]))
    expect(refusal).toMatchObject({ code: "listing_not_fit", message: expect.stringContaining("already") })
    const free = await at.listing(me.id, { ...columns.live, extra_categories: 3 })
    expect(await wrong({ product: "launch_bundle", listing_id: free })).toEqual(["items.0.listing_id listing_not_fit"])
  })
  test("come with a launch of the same order, and are named nowhere else", async () => {
    const id = await at.listing(me.id)
    expect(await lines({ product: "launch", listing_id: id }, await extra(id, ["security"]))).toHaveLength(2)
    expect(await wrong({ product: "launch", listing_id: id, categories: ["security"] })).toEqual([
      "items.0.categories not_applicable"
    ])
  })
})

describe("a contribution", () => {
  test("is at least the minimum, and costs what is given", async () => {
    const live = await at.listing(me.id, columns.live)
    const give = (amount_cents?: number) => ({
      product: "billboard_min",
      listing_id: live,
      ...(amount_cents === undefined ? {} : { amount_cents })
    })
    expect(await lines(give(2500), give(100_000_000))).toMatchObject([
      { amountCents: 2500, priced: { unit_price_cents: 2500 } },
      { amountCents: 100_000_000 }
    ])
    expect((await at.refusal(me.id, give(2499))).details).toMatchObject([
      { path: "items.0.amount_cents", code: "too_small", limit: 2500, actual: 2499 }
    ])
    expect(await wrong(give())).toEqual(["items.0.amount_cents required"])
    expect(await wrong({ product: "ai_review", listing_id: live, amount_cents: 5 })).toEqual([
      "items.0.amount_cents not_applicable"
    ])
  })
})

describe("options", () => {
  let holder: number
  beforeAll(async () => {
    holder = await at.listing(me.id, columns.live)
    await query(
      app,
      "insert into awards (week, place, listing_id, votes, decided_at) values ('2020-01-06', 1, $1, 3, now())",
      [holder]
    )
  })
  const print = (options?: Given) => ({ product: "trophy_print", listing_id: holder, ...(options && { options }) })
  const metal = (options: Given) => ({ product: "trophy_metal", listing_id: holder, options })
  const whole = { size: "a3", frame: "oak", ship_to: "Harbour Road 1" }

  test("add what their choices cost", async () => {
    expect(await lines(print({ ...whole, line: "Thank you" }))).toMatchObject([
      {
        amountCents: 4500 + 2000 + 3500,
        options: { ...whole, line: "Thank you" },
        priced: {
          unit_price_cents: 4500,
          choices: [
            { option: "size", value: "a3", price_cents: 2000 },
            { option: "frame", value: "oak", price_cents: 3500 }
          ]
        }
      }
    ])
    expect(await lines(metal({ metal: "brass", engraving: "Tide", ship_to: "x", copies: 1_000_000 }))).toMatchObject([
      { amountCents: 18_000 }
    ])
  })
  test("are what the product asks for", async () => {
    expect(await wrong(print())).toEqual([
      "items.0.options.frame required",
      "items.0.options.ship_to required",
      "items.0.options.size required"
    ])
    const { details } = await at.refusal(
      me.id,
      print({ size: "a5", frame: 3, ship_to: " ", line: "x".repeat(61), ribbon: "red" })
    )
    expect(details).toMatchObject([
      { path: "items.0.options.size", code: "invalid_choice", message: "must be one of: a4, a3" },
      { path: "items.0.options.frame", code: "invalid_type" },
      { path: "items.0.options.ship_to", code: "too_short" },
      { path: "items.0.options.line", code: "too_long", limit: 60, actual: 61 },
      { path: "items.0.options.ribbon", code: "option_unknown" }
    ])
    const copies = (value: unknown) => wrong(metal({ metal: "brass", engraving: "T", ship_to: "x", copies: value }))
    expect(await copies(0)).toEqual(["items.0.options.copies too_small"])
    expect(await copies(-1)).toEqual(["items.0.options.copies too_small"])
    expect(await copies(1_000_001)).toEqual(["items.0.options.copies too_large"])
    expect(await copies("2")).toEqual(["items.0.options.copies invalid_type"])
  })
  test("are given to no product without any, and a name of every object is none", async () => {
    const live = await at.listing(me.id, columns.live)
    expect(await wrong({ product: "ai_review", listing_id: live, options: { size: "a4" } })).toEqual([
      "items.0.options not_applicable"
    ])
    expect(await lines({ product: "ai_review", listing_id: live, options: {} })).toMatchObject([{ options: null }])
    expect(
      await wrong(print(JSON.parse('{"constructor":"x","__proto__":"y","size":"a3","frame":"oak","ship_to":"x"}')))
    ).toEqual(["items.0.options.__proto__ option_unknown", "items.0.options.constructor option_unknown"])
  })
  test("of a trophy are for who holds an award", async () => {
    const without = await at.listing(me.id, columns.live)
    expect(await at.refusal(me.id, { ...print(whole), listing_id: without })).toMatchObject({
      code: "listing_not_fit",
      message: "This is for listings that hold an award."
    })
  })
})

describe("a bundle", () => {
  test("is what it includes, for its own price, all in the week of its launch", async () => {
    const id = await at.listing(me.id, draft, { waiting: ["sales"] })
    expect(await lines({ product: "launch_bundle", listing_id: id, week: later })).toMatchObject([
      {
        amountCents: 14_900,
        week: later,
        categories: ["sales"],
        parts: [
          { product: "launch", kind: "launch", week: later },
          { product: "featured", kind: "featured", week: later },
          { product: "extra_categories", kind: "extra_categories", week: null }
        ]
      }
    ])
    expect(await lines({ product: "launch_bundle", listing_id: await at.listing(me.id) })).toMatchObject([
      { week: null, categories: null, parts: [{ week: null }, { week: running }, {}] }
    ])
  })
  test("is not for sale without one of its parts, nor in a week without a place", async () => {
    const id = await at.listing(me.id)
    const item = { product: "launch_bundle", listing_id: id, week: later }
    await at.set("featured", { on_sale: false })
    expect(await at.refusal(me.id, item)).toMatchObject({ code: "product_unavailable" })
    await at.set("featured", { on_sale: true })
    await query(
      app,
      `insert into week_places (kind, week, listing_id, state)
       select 'featured', $1, l.id, 'taken' from listings l order by l.id limit 3`,
      [later]
    )
    expect(await at.refusal(me.id, item)).toMatchObject({ code: "week_full" })
  })
})

describe("together for one listing", () => {
  test.each([
    ["launch", "launch"],
    ["launch", "launch_bundle"],
    ["launch", "skip_queue"],
    ["launch", "relaunch"],
    ["skip_queue", "relaunch"],
    ["featured", "featured"],
    ["featured", "launch_bundle"],
    ["extra_categories", "extra_categories"],
    ["extra_categories", "launch_bundle"]
  ])("%s and %s contradict one another", async (one, other) => {
    const id = await at.listing(me.id, columns.awaiting)
    const found = await wrong({ product: one, listing_id: id }, { product: other, listing_id: id })
    expect(found).toContain("items.1.product contradiction")
  })
  test("contributions and what is done by hand may come again, and two listings are two things", async () => {
    const [one, two] = [await at.listing(me.id), await at.listing(me.id)]
    const give = { product: "billboard_min", listing_id: one, amount_cents: 5000 }
    const hand = { product: "done_for_you", listing_id: one }
    expect(await lines(give, give, hand, hand)).toHaveLength(4)
    expect(await lines({ product: "launch", listing_id: one }, { product: "launch", listing_id: two })).toHaveLength(2)
  })
})

describe("what cannot be bought", () => {
  test("is told apart: there is none, and it is not for sale", async () => {
    const id = await at.listing(me.id, columns.live)
    expect(await at.refusal(me.id, { product: "gold" })).toMatchObject({ code: "product_unknown" })
    expect(await at.refusal(me.id, { product: "constructor" })).toMatchObject({ code: "product_unknown" })
    await at.set("ai_review", { on_sale: false })
    expect(await at.refusal(me.id, { product: "ai_review", listing_id: id })).toMatchObject({
      code: "product_unavailable"
    })
    await at.set("ai_review", { on_sale: true, price_cents: null })
    expect(await at.refusal(me.id, { product: "ai_review", listing_id: id })).toMatchObject({
      code: "product_unavailable"
    })
    await at.set("ai_review", { price_cents: 1500 })
  })
  test("at more than an order may come to", async () => {
    await at.set("done_for_you", { price_cents: 100_000_000 })
    const id = await at.listing(me.id)
    const item = { product: "done_for_you", listing_id: id }
    expect((await lines(...Array.from({ length: 20 }, () => item))).length).toBe(20)
    await query(
      app,
      `update products set options = '[{"key":"k","label":"K","type":"choice","required":true,"max_length":null,
        "choices":[{"value":"a","label":"A","price_cents":1},{"value":"b","label":"B","price_cents":0}]}]'
       where code = 'done_for_you'`
    )
    const dear = { ...item, options: { k: "a" } }
    expect((await at.refusal(me.id, ...Array.from({ length: 20 }, () => dear))).details).toMatchObject([
      { path: "items", code: "too_large", limit: 2_000_000_000, actual: 2_000_000_020 }
    ])
    await at.set("done_for_you", { options: null, price_cents: 24_900 })
  })
})

test("everything that is wrong with an order is told at once", async () => {
  const live = await at.listing(me.id, columns.live)
  const refusal = await at.refusal(
    me.id,
    { product: "gold" },
    { product: "launch", week: "2026-11-25", categories: ["sales"] },
    { product: "skip_queue", listing_id: live, amount_cents: 5 },
    { product: "billboard_min", listing_id: 2_000_000_000, amount_cents: 1 },
    { product: "trophy_print", listing_id: live, options: { size: "a9" } }
  )
  expect(refusal).toMatchObject({ code: "invalid_request", status: 400 })
  expect(at.places(refusal.details)).toEqual([
    "items.0.product product_unknown",
    "items.1.categories not_applicable",
    "items.1.listing_id required",
    "items.1.week not_a_monday",
    "items.2.amount_cents not_applicable",
    "items.2.listing_id listing_not_fit",
    "items.2.week required",
    "items.3.amount_cents too_small",
    "items.3.listing_id listing_not_yours",
    "items.4.listing_id listing_not_fit",
    "items.4.options.frame required",
    "items.4.options.ship_to required",
    "items.4.options.size invalid_choice"
  ])
  for (const { code } of refusal.details) expect(Object.keys(detailCodes)).toContain(code)
})

describe("a quote", () => {
  const quote = (input: OrderAsked) =>
    app.run(
      Effect.flatMap(Pricing, ({ quote: { prepare, commit } }) =>
        Effect.either(Effect.flatMap(prepare(input), (decision) => commit(input, decision)))
      ).pipe(Effect.provide(Pricing.Default), Effect.provideService(Principal, principal(me.id)))
    )
  beforeAll(() => at.setting("seller.country", "NL"))

  test("adds up, with the buyer's VAT split over its lines", async () => {
    const [one, two] = [await at.listing(me.id), await at.listing(me.id, columns.live)]
    const answer = await quote({
      items: [
        { product: "launch", listing_id: one, week: later },
        { product: "billboard_min", listing_id: two, amount_cents: 3333 }
      ],
      billing_country: "de"
    })
    const made = Either.getOrThrow(answer)
    expect(Schema.decodeUnknownSync(OrderQuote)(made, { onExcessProperty: "error" })).toEqual(made)
    expect(made).toMatchObject({
      currency: "USD",
      lines: [
        { product: "launch", listing_id: one, week: later, amount_cents: 9900, vat_cents: 1881, options: null },
        { product: "billboard_min", listing_id: two, week: null, amount_cents: 3333, vat_cents: 633 }
      ],
      subtotal_cents: 13_233,
      vat: { country: "DE", rate_percent: 19, amount_cents: 2514, reverse_charge: false },
      total_cents: 15_747
    })
  })
  test("is for a country that there is, for one that is none would be priced without VAT", async () => {
    const items = [{ product: "launch", listing_id: await at.listing(me.id) }]
    const ask = (billing_country: unknown) =>
      app.rest("POST", "/orders/quote", { key: me.key, body: { items, billing_country } })
    for (const none of ["XX", "uk", "ZZ"])
      expect((await ask(none)).body.error).toMatchObject({
        code: "invalid_request",
        message:
          "The request is not valid: `billing_country` must be a country of ISO 3166-1, as DE; the United Kingdom is GB.",
        details: [{ path: "billing_country", code: "invalid_format" }]
      })
    for (const [country, rate] of [
      ["gb", 0],
      ["el", 24],
      ["GR", 24],
      ["XI", 0]
    ] as const)
      expect((await ask(country)).body.vat.rate_percent, country).toBe(rate)
  })
  test("says what is wrong with one entry in one sentence, and with several in words that hold together", async () => {
    const id = await at.listing(me.id)
    const { body } = await app.rest("POST", "/orders/quote", {
      key: me.key,
      body: { items: [{ product: "extra_categories", listing_id: id, categories: ["none-such"] }] }
    })
    expect(body.error.message).toStartWith("The request is not valid: `items.0.listing_id`: Further categories are for")
  })
  test("shows the week that a featured place is given", async () => {
    const id = await at.listing(me.id, paidAhead)
    expect(Either.getOrThrow(await quote({ items: [{ product: "featured", listing_id: id }] })).lines).toMatchObject([
      { week: "2026-12-14" }
    ])
  })
  test("is refused before anybody is asked about a VAT number, and keeps nothing", async () => {
    const asked = app.vatNumbersAsked.length
    const answer = await quote({ items: [{ product: "gold" }], billing_country: "FR", vat_number: "FR40303265045" })
    expect(Either.isLeft(answer) && answer.left.code).toBe("product_unknown")
    expect(app.vatNumbersAsked.length).toBe(asked)
    const orders = "select id from orders where user_id = $1"
    expect(await query(app, orders, [me.id])).toEqual([])
    expect(await query(app, "select id from week_places")).toEqual([])
  })
  test("follows what the admin changes at once", async () => {
    const id = await at.listing(me.id)
    const total = async () =>
      Either.getOrThrow(await quote({ items: [{ product: "launch", listing_id: id }] })).subtotal_cents
    expect(await total()).toBe(9900)
    await at.set("launch", { price_cents: 12_000 })
    expect(await total()).toBe(12_000)
    await at.set("launch", { price_cents: 9900 })
  })
})

describe("a body of the wrong shape", () => {
  const issues = (given: unknown) =>
    app.run(
      Effect.flatMap(Pricing, (pricing) => pricing.issues(given)).pipe(
        Effect.provide(Pricing.Default),
        Effect.provideService(Principal, principal(me.id))
      )
    )
  test("hears what is wrong with the rest of it too, and nothing twice", async () => {
    const live = await at.listing(me.id, columns.live)
    const found = await issues({
      items: [
        { product: "launch", listing_id: live, week: 7, colour: "red" },
        { product: 5 },
        { product: "relaunch", listing_id: "one", week: "2026-11-25" },
        { product: "trophy_print", listing_id: live, options: [] }
      ],
      billing_country: 3
    })
    expect(at.places(found)).toEqual(["items.2.week not_a_monday", "items.3.listing_id listing_not_fit"])
  })
  test("of any kind is looked through, whatever texts are in it", async () => {
    const nasty = ["\u0000", "a\u0000b", "\ud800", "' or 1=1", "x".repeat(5000), "__proto__", ""]
    for (const text of nasty)
      for (const given of [
        text,
        { items: text },
        { items: [text, null, 1] },
        { items: [{ product: text }] },
        { items: [{ product: "extra_categories", listing_id: 1, categories: [text, 1, null] }] },
        { items: [{ product: "launch", listing_id: 1, week: text, options: { [text]: text } }] }
      ])
        expect(Array.isArray(await issues(given))).toBe(true)
    for (const given of [undefined, null, 1, [], { items: {} }, { items: [] }]) expect(await issues(given)).toEqual([])
  })
})
