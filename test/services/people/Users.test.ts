import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Schema } from "effect"
import { Account } from "../../../src/domain/people/Account.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { saveListing } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
})
afterAll(() => app.close())

describe("get_account", () => {
  test("says who calls, what they may do and what is left of it", async () => {
    const user = await app.user({ scopes: ["listings:write", "account:read"], email: "maker@people.test" })
    const id = await saveListing(app, { ownerId: user.id, host: "counted.example" })
    await app.rest("PUT", `/me/listings/${id}/story`, { key: user.key, body: { title: "a" } })
    const { status, body } = await app.rest("GET", "/me", { key: user.key })
    expect(status).toBe(200)
    Schema.decodeUnknownSync(Account, { onExcessProperty: "error" })(body)
    expect(body).toMatchObject({
      id: user.id,
      email: "maker@people.test",
      name: null,
      role: "member",
      credential: { type: "api_key", name: "test", expires_at: null },
      scopes: ["account:read", "listings:write"],
      counts: { drafts: 0, listings: 1, orders: 0 }
    })
    expect(body.limits).toEqual({
      read: { limit: 300, remaining: 299, window: 60 },
      write: { limit: 60, remaining: 59, window: 60 },
      submit_hour: { limit: 10, remaining: 10, window: 3600 },
      submit_day: { limit: 30, remaining: 30, window: 86_400 },
      regenerate_hour: { limit: 30, remaining: 30, window: 3600 },
      checkout_hour: { limit: 20, remaining: 20, window: 3600 }
    })
  })

  test("counts nobody else's", async () => {
    const other = await app.user()
    const { body } = await app.rest("GET", "/me", { key: other.key })
    expect(body.counts).toEqual({ drafts: 0, listings: 0, orders: 0 })
    expect(body.limits.write.remaining).toBe(60)
  })
})
