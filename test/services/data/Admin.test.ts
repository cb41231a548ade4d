/** What the command line asks for, answered: values are checked, and a refusal is one plain sentence. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import type { AdminCalls } from "../../../src/domain/api/admin/AdminCalls.ts"
import { jobNames, jobs } from "../../../src/domain/Job.ts"
import * as Main from "../../../src/main.ts"
import { Admin } from "../../../src/services/data/Admin.ts"
import { JobSlots } from "../../../src/services/store/JobSlots.ts"
import { type TestApp, testApp } from "../../support/App.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
})
afterAll(() => app.close())

/** The answer, or the sentence it was refused with. */
const ask = async <A>(
  call: (admin: AdminCalls) => Effect.Effect<A, { readonly message: string }>
): Promise<A | string> => {
  const answer = await app.run(Effect.flatMap(Admin, call).pipe(Effect.either, Effect.provide(Main.admin)))
  return Either.getOrElse(answer, ({ message }) => message)
}
const setting = (key: string, value: string) => ask((admin) => admin.setting_set({ key, value }))

describe("a setting", () => {
  test("takes what it is given as text, and counts at once", async () => {
    expect(await setting("free_plan.weekly_capacity", "7")).toMatchObject({ value: 7 })
    expect(await ask((admin) => admin.setting_get({ key: "free_plan.weekly_capacity" }))).toMatchObject({ value: 7 })
    expect(await setting("free_plan.weeks_max", "9")).toMatchObject({ value: 9 })
    expect((await app.rest("GET", "/site")).body.free_plan.weeks_max).toBe(9)
    expect(await setting("free_plan.weeks_max", "8")).toMatchObject({ value: 8 })
  })
  test("may be text that looks like a number, or nothing", async () => {
    expect(await setting("seller.vat_number", "123456789")).toMatchObject({ value: "123456789" })
    expect(await setting("seller.vat_number", "null")).toMatchObject({ value: null })
  })
  test.each([
    ["free_plan.weeks_min", "soon", "free_plan.weeks_min must be a whole number, is text."],
    ["free_plan.weeks_min", "6.5", "free_plan.weeks_min must be a whole number, is a fraction."],
    ["free_plan.weeks_min", "53", "free_plan.weeks_min must be at most 52, is 53."],
    ["seller.country", "nl", "seller.country must match ^[A-Z]{2}$."],
    ["free_plan.week", "1", "There is no setting free_plan.week."]
  ])("%s refuses %s", async (key, value, sentence) => {
    expect(await setting(key, value)).toBe(sentence)
  })
})

describe("settings that contradict one another", () => {
  const window = async () => (await app.rest("GET", "/site")).body.free_plan
  test("are refused with both their names, and can be set in turn", async () => {
    expect(await setting("free_plan.weeks_min", "9")).toBe(
      "free_plan.weeks_min (9) must not be above free_plan.weeks_max (8)."
    )
    expect(await setting("free_plan.weeks_max", "5")).toBe(
      "free_plan.weeks_min (6) must not be above free_plan.weeks_max (5)."
    )
    expect(await window()).toMatchObject({ weeks_min: 6, weeks_max: 8 })
    expect(await setting("free_plan.weeks_max", "12")).toMatchObject({ value: 12 })
    expect(await setting("free_plan.weeks_min", "12")).toMatchObject({ value: 12 })
    expect(await window()).toMatchObject({ weeks_min: 12, weeks_max: 12 })
    expect(await setting("free_plan.weeks_min", "6")).toMatchObject({ value: 6 })
    expect(await setting("free_plan.weeks_max", "8")).toMatchObject({ value: 8 })
  })
  test("are not let in by two who set them at once", async () => {
    const answers = await Promise.all([setting("free_plan.weeks_min", "8"), setting("free_plan.weeks_max", "7")])
    expect(answers.filter((answer) => typeof answer === "string")).toHaveLength(1)
    const { weeks_min, weeks_max } = await window()
    expect(weeks_min).toBeLessThanOrEqual(weeks_max)
    await setting("free_plan.weeks_min", "6")
    await setting("free_plan.weeks_max", "8")
  })
})

describe("a price", () => {
  const price = (code: string, price_cents: number | null) => ask((admin) => admin.product_set({ code, price_cents }))
  const productOf = async (code: string) =>
    (await app.rest("GET", "/products")).body.items.find((one: { code: string }) => one.code === code)

  test("makes a product available, and none takes it away again", async () => {
    expect(await productOf("launch")).toMatchObject({ price_cents: null, available: false })
    await price("launch", 4900)
    expect(await productOf("launch")).toMatchObject({ price_cents: 4900, available: true })
    await price("launch", null)
    expect(await productOf("launch")).toMatchObject({ price_cents: null, available: false })
  })
  test("of a contribution is the least one may give", async () => {
    await price("billboard_min", 3000)
    expect(await productOf("billboard_min")).toMatchObject({ price_cents: 3000, min_amount_cents: 3000 })
  })
  test.each([-1, 0.5, 100_000_001])("is not %p", async (cents) => {
    const answer = await price("launch", cents).catch(String)
    expect(answer).toMatch(/0 to 100000000 cents|Expected an integer/)
    expect(await productOf("launch")).toMatchObject({ price_cents: null })
  })
  test("of what is not for sale is refused", async () => {
    expect(await price("nothing", 1)).toBe("There is no product nothing.")
  })
})

describe("a key", () => {
  const create = (expires_days: number | null) =>
    ask((admin) =>
      admin.key_create({
        email: "keys@people.test",
        scopes: ["account:read", "account:read"],
        name: "test",
        expires_days
      })
    )
  beforeAll(async () => {
    await ask((admin) => admin.user_create({ email: "keys@people.test", admin: false, name: null }))
  })

  test("has each scope once, works, and no longer once it is revoked", async () => {
    const made = await create(null)
    if (typeof made === "string") throw new Error(made)
    const call = () => app.rest("GET", "/me", { key: made.key })
    expect((await call()).body.scopes).toEqual(["account:read"])
    expect(await ask((admin) => admin.key_revoke({ email: "keys@people.test", id: made.id }))).toEqual({
      revoked: true
    })
    expect([(await call()).status, (await call()).body.error.code]).toEqual([401, "invalid_token"])
  })
  test("stops working when its days are over", async () => {
    const made = await create(2)
    if (typeof made === "string") throw new Error(made)
    const call = async () => (await app.rest("GET", "/me", { key: made.key })).status
    expect(await call()).toBe(200)
    app.clock.advance({ days: 2, seconds: 1 })
    expect(await call()).toBe(401)
  })
  test.each([0, -1, 3651, 99_999_999_999])("cannot live %p days", async (days) => {
    expect(await create(days)).toBe("A key lives 1 to 3650 days.")
  })
  test("of nobody is refused", async () => {
    expect(await ask((admin) => admin.key_list({ email: "nobody@people.test" }))).toContain("user create nobody@")
  })
})

describe("a job", () => {
  const run = (name: string, payload: unknown) => ask((admin) => admin.job_run({ name, payload }))
  test("is listed with its hours and the latest of them that was queued", async () => {
    await app.run(Effect.flatMap(JobSlots, (slots) => slots.queue("rollover", new Date("2026-11-23T00:15:00Z"))))
    const listed = await ask((admin) => admin.job_list({}))
    if (typeof listed === "string") throw new Error(listed)
    expect(listed.jobs.map(({ name }) => name)).toEqual(jobNames)
    expect(listed.jobs.find(({ name }) => name === "rollover")).toMatchObject({
      schedule: jobs.rollover.schedule,
      last_slot: "2026-11-23T00:15:00.000Z"
    })
    expect(listed.jobs.find(({ name }) => name === "mail")).toMatchObject({ schedule: null, last_slot: null })
  })
  test("runs now", async () => {
    expect(await run("housekeeping", {})).toEqual({ ran: "housekeeping" })
  })
  test.each([
    ["badge-check", {}, "The payload of badge-check is not valid: listing_id is required."],
    ["badge-check", "1", "The payload of badge-check is not valid: must be an object, is text."],
    ["rollover", { weeks: 1 }, "The payload of rollover is not valid: weeks is not a known field."],
    ["mail", {}, "The payload of mail is not valid: to is required; letter is required."]
  ])("%s refuses %p", async (name, payload, sentence) => {
    expect(await run(name, payload)).toBe(sentence)
  })
  test("that there is not is refused with those that there are", async () => {
    expect(await run("nothing", {})).toContain("There is no job nothing. There are: draft, ")
  })
})
