/** Budgets are drawn on for work that begins, the whole of what it needs or nothing, and every answer says how they stand. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Exit } from "effect"
import { NotFound } from "../../../src/domain/Failure.ts"
import type { SettingKey } from "../../../src/domain/Setting.ts"
import { Budgets } from "../../../src/services/store/Budgets.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query, saveListing } from "../../support/SavedListing.ts"
import { draftsOf, harbourSite } from "../drafts/editing/Harbour.ts"

let app: TestApp
let drafts: ReturnType<typeof draftsOf>
let asked = 0
/** What happens while the model is asked. */
let meanwhile: () => Promise<unknown> = async () => {}
beforeAll(async () => {
  app = await testApp({
    internet: { "harbour.example": harbourSite("Tidewatch") },
    model: {
      generate: () =>
        Effect.promise(async () => {
          asked++
          await meanwhile()
          return { fields: {} }
        })
    }
  })
  drafts = draftsOf(app)
}, 60_000)
afterAll(() => app.close())

const sizes: ReadonlyArray<readonly [SettingKey, number]> = [
  ["rate_limit.submit_per_hour", 10],
  ["rate_limit.submit_per_day", 30],
  ["rate_limit.regenerate_per_hour", 30],
  ["rate_limit.write_per_minute", 60]
]
const setting = (key: SettingKey, value: number) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))
beforeEach(async () => {
  meanwhile = async () => {}
  for (const [key, value] of sizes) await setting(key, value)
})

const left = async (key: string, name: string): Promise<number> =>
  (await app.rest("GET", "/me", { key })).body.limits[name].remaining
const submit = (key: string, body: unknown = { url: "https://budget.example" }, idempotency?: string) =>
  app.rest("POST", "/drafts", {
    key,
    body,
    ...(idempotency === undefined ? {} : { headers: { "idempotency-key": idempotency } })
  })
const policies = (headers: Headers) => headers.get("ratelimit-policy")
const remaining = (headers: Headers) => headers.get("ratelimit")?.replaceAll(/;t=\d+/g, "")

describe("a submission", () => {
  test("that is refused or replayed draws on nothing", async () => {
    const { key } = await app.user()
    await saveListing(app, { ownerId: null, host: "taken.example" })
    expect((await submit(key, undefined, "once")).status).toBe(201)
    expect((await submit(key, {})).status).toBe(400)
    expect((await submit(key, undefined, "has space")).status).toBe(400)
    expect((await submit(key, { url: "https://taken.example" })).body.error.code).toBe("already_listed")
    expect((await submit(key, { url: "https://taken.example" }, "taken")).body.error.code).toBe("already_listed")
    expect((await submit(key, { url: "https://other.example" }, "once")).body.error.code).toBe("idempotency_key_reused")
    expect((await submit(key, undefined, "once")).headers.get("idempotent-replayed")).toBe("true")
    expect([await left(key, "submit_hour"), await left(key, "submit_day")]).toEqual([9, 29])
  })
  test("is replayed after its budget is used up", async () => {
    await setting("rate_limit.submit_per_hour", 1)
    const { key } = await app.user()
    const first = await submit(key, undefined, "once")
    expect((await submit(key)).status).toBe(429)
    expect((await submit(key, undefined, "once")).text).toBe(first.text)
  })
  test("draws on the hour and the day, or on neither; the refusal speaks of the one that was met", async () => {
    await setting("rate_limit.submit_per_day", 2)
    const { key } = await app.user()
    expect([(await submit(key)).status, (await submit(key)).status]).toEqual([201, 201])
    const refused = await submit(key)
    expect(refused.body.error).toMatchObject({ code: "rate_limited", limit: 2, window: 86_400 })
    expect(refused.body.error.message).toContain("`submit_day`")
    expect(Number(refused.headers.get("retry-after"))).toBe(refused.body.error.retry_after)
    expect(refused.body.error.retry_after).toBeGreaterThan(86_000)
    expect([await left(key, "submit_hour"), await left(key, "submit_day")]).toEqual([8, 0])
  })
  test("of which many come at once is let through as often as the budget says", async () => {
    await setting("rate_limit.submit_per_hour", 3)
    const { key } = await app.user()
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(key)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await app.rest("GET", "/drafts", { key })).body.total).toBe(3)
    app.clock.advance({ minutes: 61 })
    expect((await submit(key)).status).toBe(201)
  })
})

describe("every answer", () => {
  const all = '"write";q=60;w=60, "submit_hour";q=10;w=3600, "submit_day";q=30;w=86400'
  test("names each limit that applies, whether the call is made or refused", async () => {
    const { key } = await app.user()
    const made = await submit(key, undefined, "once")
    expect([policies(made.headers), remaining(made.headers)]).toEqual([
      all,
      '"write";r=59, "submit_hour";r=9, "submit_day";r=29'
    ])
    expect(made.headers.get("ratelimit")).toMatch(
      /^"write";r=59;t=\d+, "submit_hour";r=9;t=3\d{3}, "submit_day";r=29;t=8\d{4}$/
    )
    for (const refused of [await submit(key, {}), await submit(key, undefined, "once")])
      expect(policies(refused.headers)).toBe(all)
    expect(remaining((await submit(key, {})).headers)).toBe('"write";r=56, "submit_hour";r=9, "submit_day";r=29')
  })
  test("names them to who may not call, and to who called too often", async () => {
    const { key } = await app.user({ scopes: ["account:read"] })
    const narrow = await submit(key)
    expect([narrow.status, policies(narrow.headers)]).toEqual([403, all])
    await setting("rate_limit.write_per_minute", 1)
    const busy = await app.user()
    await submit(busy.key)
    const refused = await submit(busy.key)
    expect(refused.body.error).toMatchObject({ code: "rate_limited", limit: 1, window: 60 })
    expect(refused.body.error.message).toContain("`write`")
    expect(remaining(refused.headers)).toBe('"write";r=0, "submit_hour";r=9, "submit_day";r=29')
  })
  test("names the same limits as the account", async () => {
    const { key } = await app.user()
    const { body } = await app.rest("GET", "/me", { key })
    const answers = [
      await app.rest("GET", "/me", { key }),
      await submit(key),
      await app.rest("PATCH", `/drafts/${crypto.randomUUID()}`, { key, body: {} })
    ]
    const named = answers.flatMap(({ headers }) =>
      [...(policies(headers) ?? "").matchAll(/"(\w+)"/g)].map(([, name]) => name)
    )
    expect(Object.keys(body.limits)).toEqual(expect.arrayContaining(named))
    expect(named).toContain("regenerate_hour")
  })
})

describe("drafting fields anew", () => {
  const ready = async () => {
    const { key } = await app.user()
    const { id } = await drafts.startAndWait(key, "harbour.example")
    return { key, id, edit: (body: unknown) => drafts.edit(key, id, body) }
  }
  test("asks for all of its fields or for none", async () => {
    const { key, edit } = await ready()
    await setting("rate_limit.regenerate_per_hour", 5)
    const five = ["name", "tagline", "city", "stage", "country"]
    expect((await edit({ regenerate: five.slice(0, 2) })).status).toBe(200)
    const before = asked
    const refused = await edit({ regenerate: five })
    expect(refused.body.error).toMatchObject({ code: "rate_limited", limit: 5, window: 3600 })
    expect(refused.body.error.message).toContain(
      "3 of `regenerate_hour` (5 in 3600 seconds) are left, and this needs 5"
    )
    expect([asked, await left(key, "regenerate_hour")]).toEqual([before, 3])
    expect((await edit({ regenerate: five.slice(2) })).status).toBe(200)
    expect(await left(key, "regenerate_hour")).toBe(0)
  })
  test("of fields that are locked or typed costs nothing", async () => {
    const { key, edit } = await ready()
    await edit({ fields: { tagline: "Mine" }, lock_fields: ["tagline"] })
    expect((await edit({ regenerate: ["tagline", "name", "city"], fields: { name: "Typed" } })).status).toBe(200)
    expect(await left(key, "regenerate_hour")).toBe(29)
  })
  test("costs nothing in an edit that is refused, and asks nobody", async () => {
    const { key, id, edit } = await ready()
    const [category] = await drafts.categories()
    expect((await edit({ fields: { description: "Texts.", categories: [category] } })).status).toBe(200)
    expect((await drafts.submit(key, id)).status).toBe(200)
    const before = asked
    for (const wrong of [
      { fields: { country: "XX" } },
      { competitor_url: "http://127.0.0.1/" },
      { fields: { tagline: null } },
      { fields: { name: "Typed" }, restore: ["name"] }
    ])
      expect((await edit({ ...wrong, regenerate: ["city", "tagline"] })).status, JSON.stringify(wrong)).toBe(400)
    await query(app, "update listings set status = 'removed' where draft_id = $1", [id])
    expect((await edit({ regenerate: ["city"] })).body.error.code).toBe("listing_removed")
    expect([asked, await left(key, "regenerate_hour")]).toEqual([before, 30])
  })
  test("counts once the model was asked, whatever becomes of the edit", async () => {
    const { key, id, edit } = await ready()
    meanwhile = () => query(app, "delete from drafts where id = $1", [id])
    expect((await edit({ regenerate: ["city"] })).status).toBe(404)
    expect(await left(key, "regenerate_hour")).toBe(29)
  })
})

describe("work that fails after it has drawn", () => {
  const withBudgets = <A, E>(use: (budgets: Budgets, changes: Changes) => Effect.Effect<A, E>) =>
    app.run(
      Effect.flatMap(Effect.all([Budgets, Changes]), ([budgets, changes]) => Effect.exit(use(budgets, changes))).pipe(
        Effect.provide(Budgets.Default)
      )
    )
  const used = async (userId: number) =>
    (
      await query<{ used: number }>(app, "select used from rate_limits where bucket = $1", [
        `checkout_hour:user:${userId}`
      ])
    )[0]?.used
  test("gives back in full where it is refused, and keeps what it drew where it breaks", async () => {
    const { id: userId } = await app.user()
    const drawer = { userId, target: null }
    await withBudgets((budgets) => budgets.orGiveBack(budgets.draw("checkout", drawer)))
    expect(await used(userId)).toBe(1)
    await withBudgets((budgets) => budgets.orGiveBack(Effect.zipRight(budgets.draw("checkout", drawer, 3), NotFound())))
    expect(await used(userId)).toBe(1)
    await withBudgets((budgets) =>
      budgets.orGiveBack(Effect.zipRight(budgets.draw("checkout", drawer, 3), Effect.dieMessage("broken")))
    )
    expect(await used(userId)).toBe(4)
  })
  test("gives back once, not twice, what it drew in a transaction that is undone", async () => {
    const { id: userId } = await app.user()
    const drawer = { userId, target: null }
    await withBudgets((budgets, changes) =>
      budgets.orGiveBack(
        Effect.zipRight(
          budgets.draw("checkout", drawer, 2),
          changes.transaction(Effect.zipRight(budgets.draw("checkout", drawer, 2), NotFound()))
        )
      )
    )
    expect(await used(userId)).toBe(0)
  })
  test("does not touch the window after the one it drew on", async () => {
    const { id: userId } = await app.user()
    const drawer = { userId, target: null }
    await withBudgets((budgets) =>
      budgets.orGiveBack(
        Effect.gen(function* () {
          yield* budgets.draw("checkout", drawer, 2)
          app.clock.advance({ hours: 2 })
          yield* Effect.promise(() => withBudgets((others) => others.draw("checkout", drawer, 5)))
          return yield* NotFound()
        })
      )
    )
    expect(await used(userId)).toBe(5)
  })
  test("a budget for each claim is each claim's own", async () => {
    const { id: userId } = await app.user()
    const draw = async (target: string) =>
      Exit.isSuccess(await withBudgets((budgets) => budgets.draw("verify_claim", { userId, target })))
    const seventh: Array<boolean> = []
    for (let i = 0; i < 11; i++) seventh.push(await draw("7"))
    expect(seventh).toEqual([...Array(10).fill(true), false])
    expect(await draw("8")).toBe(true)
  })
})
