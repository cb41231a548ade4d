/** Limits of signed-in people: lent from memory as those of addresses are, and never more than there is. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { CallLimits } from "../../../src/services/store/CallLimits.ts"
import { RateLimits } from "../../../src/services/store/RateLimits.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
}, 60_000)
afterAll(() => app.close())

const read = { readOnly: true }
const write = { readOnly: false }
const address = "192.0.2.1"

test("a person's limit is one object until its setting changes, whoever asks for it and how", async () => {
  const { id: userId } = await app.user()
  const now = (operation: { readonly readOnly: boolean }) =>
    app.run(
      Effect.gen(function* () {
        const limits = yield* CallLimits
        const waited = yield* limits.general(operation, { userId }, address)
        const known = limits.generalNow(operation, { userId }, () => address)
        expect(known).toBe(waited)
        return waited
      })
    )
  const first = await now(read)
  expect(first).toEqual({ name: "read", subject: `user:${userId}`, limit: 300, window: 60 })
  expect(await now(read)).toBe(first)
  expect(await now(write)).toEqual({ name: "write", subject: `user:${userId}`, limit: 60, window: 60 })
  await app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("rate_limit.read_per_minute", 1000))))
  expect((await now(read)).limit).toBe(1000)
  await app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("rate_limit.read_per_minute", 300))))
})

const used = async (userId: number) =>
  (await query<{ used: number }>(app, "select used from rate_limits where bucket = $1", [`read:user:${userId}`]))[0]
    ?.used

test("one after the other a person is let through as often as the limit says, mostly from memory", async () => {
  const { id: userId } = await app.user()
  const { allowed, local } = await app.run(
    Effect.gen(function* () {
      const limit = yield* (yield* CallLimits).general(read, { userId }, address)
      const limits = yield* RateLimits
      let allowed = 0
      let local = 0
      for (let request = 0; request < 320; request++) {
        const lent = limits.takeLocally(limit)
        if (lent !== undefined) local++
        if ((lent ?? (yield* limits.take(limit))).allowed) allowed++
      }
      return { allowed, local }
    })
  )
  expect(allowed).toBe(300)
  expect(local).toBeGreaterThan(200)
  expect(await used(userId)).toBe(301)
})

test("at once they are let through as often, but for what is left of a lot", async () => {
  const { id: userId } = await app.user()
  const allowed = await app.run(
    Effect.gen(function* () {
      const limit = yield* (yield* CallLimits).general(read, { userId }, address)
      const limits = yield* RateLimits
      const first = yield* limits.take(limit)
      const others = yield* Effect.all(
        Array.from({ length: 319 }, () => limits.take(limit)),
        { concurrency: 100 }
      )
      return [first, ...others].filter((state) => state.allowed).length
    })
  )
  expect(allowed).toBeWithin(298, 301)
})
