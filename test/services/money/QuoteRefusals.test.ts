/** Every way in which quote_order, and create_checkout with the same body, says no: by the API, each at its place. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Glob } from "bun"
import { Effect } from "effect"
import { type Reply, type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveLaunch } from "../../support/SavedListing.ts"
import { type Baskets, basketsOf, type Given, paid } from "./Baskets.ts"

let app: TestApp
let at: Baskets
let me: { readonly id: number; readonly key: string }
/** Listings of the buyer's, by the state they are in. */
const own: Record<string, number> = {}
const next = "2026-11-23"
const full = "2026-11-30"
beforeAll(async () => {
  const model = { generate: () => Effect.succeed({}) }
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z", demo: true, model })
  await raiseLimits(app)
  at = basketsOf(app)
  await at.setting("rate_limit.checkout_per_hour", 1_000_000)
  me = await app.user()
  own.draft = await at.listing(me.id)
  own.bare = await at.listing(me.id, {}, { categories: [] })
  own.queued = await at.listing(me.id, columns.awaiting)
  own.live = await at.listing(me.id, columns.live)
  own.paid = await at.listing(me.id, paid, { categories: ["analytics", "sales", "marketing"] })
  own.lone = await at.listing(me.id, paid)
  own.theirs = await at.listing((await app.user()).id)
  own.champion = await at.listing(me.id, columns.live)
  await query(
    app,
    "insert into awards (week, place, listing_id, votes, decided_at) values ('2020-01-06', 1, $1, 3, now())",
    [own.champion]
  )
  await saveLaunch(app, { listingId: own.live, week: next, kind: "relaunch" })
  await query(app, "update products set weekly_capacity = 1 where code = 'featured'")
  await query(
    app,
    "insert into week_places (kind, week, listing_id, state) values ('featured', $1, $2, 'taken'), ('featured', $3, $4, 'taken')",
    [full, own.champion, next, own.live]
  )
  await query(app, "update products set needs_listing = false where code = 'done_for_you'")
  await at.set("ai_review", { on_sale: false })
}, 120_000)
afterAll(() => app.close())

type Refusal = readonly [
  name: string,
  items: ReadonlyArray<Given>,
  code: string,
  /** `path code`, sorted. */
  details: ReadonlyArray<string>
]
const of = (product: string, listing: string | null, more: Given = {}) => ({
  product,
  ...(listing === null ? {} : { listing_id: listing }),
  ...more
})
const print = (options?: Given) => of("trophy_print", "champion", options === undefined ? {} : { options })
const metal = (copies: unknown) =>
  of("trophy_metal", "champion", { options: { metal: "brass", engraving: "T", ship_to: "x", copies } })
const good = { size: "a3", frame: "oak", ship_to: "Harbour Road 1" }

/** A listing is named by its state, and becomes its id. */
const refusals: ReadonlyArray<Refusal> = [
  ["no such product", [of("gold", null)], "product_unknown", ["items.0.product product_unknown"]],
  ["off sale", [of("ai_review", "live")], "product_unavailable", ["items.0.product product_unavailable"]],
  [
    "twice for one listing",
    [of("launch", "draft"), of("launch", "draft")],
    "invalid_request",
    ["items.1.product contradiction"]
  ],
  ["without a listing", [of("launch", null)], "invalid_request", ["items.0.listing_id required"]],
  ["for another's", [of("launch", "theirs")], "invalid_request", ["items.0.listing_id listing_not_yours"]],
  ["for none", [of("launch", "nobody")], "invalid_request", ["items.0.listing_id listing_not_yours"]],
  ["for one that needs none", [of("done_for_you", "live")], "invalid_request", ["items.0.listing_id not_applicable"]],
  ["launched and paid", [of("launch", "paid")], "listing_not_fit", ["items.0.listing_id listing_not_fit"]],
  ["without a category", [of("launch", "bare")], "listing_not_fit", ["items.0.listing_id listing_not_fit"]],
  [
    "no award",
    [of("trophy_print", "live", { options: good })],
    "listing_not_fit",
    ["items.0.listing_id listing_not_fit"]
  ],
  ["not queued", [of("skip_queue", "live", { week: next })], "listing_not_fit", ["items.0.listing_id listing_not_fit"]],
  ["not live", [of("relaunch", "draft", { week: next })], "listing_not_fit", ["items.0.listing_id listing_not_fit"]],
  ["not shown", [of("featured", "draft")], "listing_not_fit", ["items.0.listing_id listing_not_fit"]],
  [
    "not on the paid plan",
    [of("extra_categories", "live", { categories: ["security"] })],
    "listing_not_fit",
    ["items.0.listing_id listing_not_fit"]
  ],
  ["no week", [of("relaunch", "live")], "invalid_request", ["items.0.week required"]],
  ["no date", [of("launch", "draft", { week: "soon" })], "invalid_request", ["items.0.week invalid_format"]],
  ["a Wednesday", [of("launch", "draft", { week: "2026-11-25" })], "invalid_request", ["items.0.week not_a_monday"]],
  ["over", [of("launch", "draft", { week: "2026-11-09" })], "invalid_request", ["items.0.week week_past"]],
  ["running", [of("launch", "draft", { week: "2026-11-16" })], "invalid_request", ["items.0.week week_past"]],
  ["too far", [of("launch", "draft", { week: "2027-12-06" })], "invalid_request", ["items.0.week week_not_offered"]],
  [
    "launched then already",
    [of("relaunch", "live", { week: next })],
    "invalid_request",
    ["items.0.week week_not_offered"]
  ],
  ["full", [of("featured", "live", { week: full })], "week_full", ["items.0.week week_full"]],
  [
    "of what has none",
    [of("billboard_min", "live", { amount_cents: 5000, week: next })],
    "invalid_request",
    ["items.0.week not_applicable"]
  ],
  ["nothing given", [of("billboard_min", "live")], "invalid_request", ["items.0.amount_cents required"]],
  [
    "too little",
    [of("billboard_min", "live", { amount_cents: 1 })],
    "invalid_request",
    ["items.0.amount_cents too_small"]
  ],
  [
    "more than may be given",
    [of("billboard_min", "live", { amount_cents: 100_000_001 })],
    "invalid_request",
    ["items.0.amount_cents too_large"]
  ],
  [
    "an amount for what has a price",
    [of("launch", "draft", { amount_cents: 5 })],
    "invalid_request",
    ["items.0.amount_cents not_applicable"]
  ],
  ["no categories", [of("extra_categories", "lone")], "invalid_request", ["items.0.categories required"]],
  [
    "an unknown category",
    [of("extra_categories", "lone", { categories: ["security", "nothing"] })],
    "category_unknown",
    ["items.0.categories.1 category_unknown"]
  ],
  [
    "its primary category",
    [of("extra_categories", "lone", { categories: ["analytics", "security"] })],
    "invalid_request",
    ["items.0.categories.0 not_applicable"]
  ],
  [
    "more than three",
    [of("extra_categories", "paid", { categories: ["security", "hosting-and-deployment"] })],
    "invalid_request",
    ["items.0.categories too_many_items"]
  ],
  [
    "those it has",
    [of("extra_categories", "paid", { categories: ["sales"] })],
    "invalid_request",
    ["items.0.categories not_applicable"]
  ],
  [
    "categories of a launch",
    [of("launch", "draft", { categories: ["sales"] })],
    "invalid_request",
    ["items.0.categories not_applicable"]
  ],
  [
    "options of what has none",
    [of("launch", "draft", { options: { a: "b" } })],
    "invalid_request",
    ["items.0.options not_applicable"]
  ],
  [
    "no options",
    [print()],
    "invalid_request",
    ["items.0.options.frame required", "items.0.options.ship_to required", "items.0.options.size required"]
  ],
  ["no such option", [print({ ...good, ribbon: "red" })], "invalid_request", ["items.0.options.ribbon option_unknown"]],
  ["no such choice", [print({ ...good, size: "a5" })], "invalid_request", ["items.0.options.size invalid_choice"]],
  ["a number for text", [print({ ...good, ship_to: 5 })], "invalid_request", ["items.0.options.ship_to invalid_type"]],
  ["empty text", [print({ ...good, ship_to: " " })], "invalid_request", ["items.0.options.ship_to too_short"]],
  ["long text", [print({ ...good, line: "x".repeat(61) })], "invalid_request", ["items.0.options.line too_long"]],
  ["too few copies", [metal(0)], "invalid_request", ["items.0.options.copies too_small"]],
  ["too many copies", [metal(1_000_001)], "invalid_request", ["items.0.options.copies too_large"]],
  ["text for a number", [metal("2")], "invalid_request", ["items.0.options.copies invalid_type"]],
  ["nothing", [], "invalid_request", ["items too_few_items"]],
  ["too much", Array.from({ length: 21 }, () => of("done_for_you", null)), "invalid_request", ["items too_many_items"]],
  ["another key", [of("launch", "draft", { price: 1 })], "invalid_request", ["items.0.price unknown_field"]],
  [
    "several faults at once",
    [of("gold", null), of("launch", "theirs", { week: "soon" })],
    "invalid_request",
    ["items.0.product product_unknown", "items.1.listing_id listing_not_yours", "items.1.week invalid_format"]
  ]
]

const withIds = (items: ReadonlyArray<Given>) =>
  items.map((item) =>
    typeof item.listing_id === "string" ? { ...item, listing_id: own[item.listing_id] ?? 2_000_000_000 } : item
  )
const told = ({ status, body }: Reply) => [
  status,
  body.error?.code,
  (body.error?.details ?? []).map((one: { path: string; code: string }) => `${one.path} ${one.code}`).toSorted()
]

describe.each(["quote", "checkout"])("%s", (operation) => {
  const ask = (body: unknown, key: string | undefined = me.key) =>
    app.rest("POST", `/orders/${operation}`, { ...(key === "" ? {} : { key }), body })

  test.each(refusals)("%s", async (_name, items, code, details) => {
    expect(told(await ask({ items: withIds(items) }))).toEqual([400, code, [...details]])
    expect(await query(app, "select from orders o where o.user_id = $1", [me.id])).toEqual([])
  })

  test.each([
    ["a country there is not", { billing_country: "Germany" }, "billing_country"],
    ["a number too long", { vat_number: "x".repeat(33) }, "vat_number"],
    ["another key", { coupon: "FREE" }, "coupon"]
  ])("%s", async (_name, more, path) => {
    const { status, body } = await ask({ items: withIds([of("launch", "draft")]), ...more })
    expect([status, body.error.code, body.error.details.map((one: { path: string }) => one.path)]).toEqual([
      400,
      "invalid_request",
      [path]
    ])
  })

  test("nobody, and a key without its scope", async () => {
    const body = { items: withIds([of("launch", "draft")]) }
    expect((await ask(body, "")).status).toBe(401)
    expect((await ask(body, "lbk_test_nonsense")).status).toBe(401)
    const reader = await app.user({ scopes: ["account:read", "listings:write"] })
    const answer = await ask(body, reader.key)
    expect([answer.status, answer.body.error.code]).toEqual([403, "insufficient_scope"])
  })
})

test("no rule refuses for a reason that is not among these", async () => {
  const rules = new URL("../../../src/domain/money/rules/", import.meta.url).pathname
  const codes = new Set<string>()
  for (const file of new Glob("*.ts").scanSync(rules)) {
    if (file === "ProductEdits.ts") continue
    for (const [, code = ""] of (await Bun.file(rules + file).text()).matchAll(/detail\(\s*[^,()]*,\s*"(\w+)"/g))
      codes.add(code)
  }
  const tested = new Set(refusals.flatMap(([, , , details]) => details.map((one) => one.slice(one.indexOf(" ") + 1))))
  expect(codes.size).toBeGreaterThan(15)
  expect([...codes].filter((code) => !tested.has(code))).toEqual([])
})
