/** What a product takes in a month: the owner's word or the team's, with its day, and nobody else's. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import type { MonthlyRevenue } from "../../../src/domain/launch/RevenueFigures.ts"
import * as Main from "../../../src/main.ts"
import { Admin } from "../../../src/services/data/Admin.ts"
import { Revenue, type TeamFigure } from "../../../src/services/owners/Revenue.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { type Reads, reads } from "../../support/Read.ts"
import { clearListings, columns, query, saveListing } from "../../support/SavedListing.ts"

let app: TestApp
let read: Reads["read"]
let owner: number
let id: number
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read } = reads(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearListings(app)
  owner = (await app.user()).id
  id = await saveListing(app, { ownerId: owner, host: "sold.example", columns: columns.live })
})

const set = (said: MonthlyRevenue | null, more: { readonly userId?: number; readonly listingId?: number } = {}) => {
  const by = { userId: more.userId ?? owner, credential: "session:1", requestId: "r1" }
  return app.run(Effect.flatMap(Revenue, (revenue) => Effect.either(revenue.set(by, more.listingId ?? id, said))))
}
const ofOwner = (userId = owner) =>
  app.run(Effect.flatMap(Revenue, (revenue) => Effect.either(revenue.ofOwner(userId, id))))
const byTeam = (figure: TeamFigure | null, slug = "sold-example") =>
  app.run(
    Effect.flatMap(Admin, (admin) => Effect.either(admin.listing_revenue({ slug, figure }))).pipe(
      Effect.provide(Main.admin)
    )
  )
const labels = async () => (await read("get_leaderboard", { board: "revenue" })).items.map(({ metric }) => metric.label)
const october = { cents: 1_200_000, as_of: "2026-10-31" }
const trace = async () => ({
  versions: (await query(app, "select user_id, changes from listing_versions order by version")).length,
  audited: (await query(app, "select 1 from audit_log where operation = 'set_revenue' and target = $1", [String(id)]))
    .length,
  reports: (await query(app, "select 1 from pgboss.job where name = 'report-edits'")).length
})

describe("the owner", () => {
  test("says it with a day, and it is on the board as self-reported", async () => {
    expect(await labels()).toEqual([])
    expect(await set(october)).toEqual(Either.right({ ...october, source: "self_reported", note: null }))
    expect(await labels()).toEqual(["$12,000 a month, self-reported, Oct 2026"])
    expect(await ofOwner()).toEqual(Either.right({ ...october, source: "self_reported", note: null }))
    expect(await trace()).toEqual({ versions: 1, audited: 1, reports: 1 })
    // The same again is no edit.
    await set(october)
    expect(await trace()).toEqual({ versions: 1, audited: 1, reports: 1 })
    expect(await set(null)).toEqual(Either.right(null))
    expect(await labels()).toEqual([])
  })

  test("hears at once of all that is wrong, and nothing is written", async () => {
    for (const [said, paths] of [
      [{ cents: -1, as_of: "2026-11-19" }, ["cents", "as_of"]],
      [{ cents: 10.5, as_of: "2026-11-18" }, ["cents"]],
      [{ cents: 10, as_of: "2025-11-17" }, ["as_of"]],
      [{ cents: 10, as_of: "yesterday" }, ["as_of"]]
    ] as const) {
      const answer = await set(said)
      expect(Either.isLeft(answer) && "details" in answer.left && answer.left.details.map(({ path }) => path)).toEqual([
        ...paths
      ])
    }
    expect(await trace()).toEqual({ versions: 0, audited: 0, reports: 0 })
  })

  test("is the only one: somebody else's listing is not found, a removed one cannot be changed", async () => {
    const stranger = (await app.user()).id
    const codeOf = (answer: Either.Either<unknown, { readonly code: string }>) =>
      Either.isLeft(answer) ? answer.left.code : "done"
    expect(codeOf(await set(october, { userId: stranger }))).toBe("not_found")
    expect(codeOf(await set(october, { listingId: 999_999 }))).toBe("not_found")
    expect(codeOf(await ofOwner(stranger))).toBe("not_found")
    await query(app, "update listings set status = 'removed' where id = $1", [id])
    expect(codeOf(await set(october))).toBe("listing_removed")
    expect(await trace()).toEqual({ versions: 0, audited: 0, reports: 0 })
  })
})

describe("the site team", () => {
  const seen = { ...october, source: "verified", note: "Stripe report seen" } as const

  test("says what it saw, until the owner says otherwise", async () => {
    expect(await byTeam(seen)).toEqual(Either.right({ slug: "sold-example", figure: seen }))
    expect(await labels()).toEqual(["$12,000 a month, verified by the site team, Oct 2026"])
    await set({ cents: 1_300_000, as_of: "2026-11-17" })
    expect(await labels()).toEqual(["$13,000 a month, self-reported, Nov 2026"])
    await byTeam(null)
    expect(await labels()).toEqual([])
    expect(await trace()).toMatchObject({ versions: 3, audited: 3 })
  })

  test("needs a note for what it verified, a day, and a listing", async () => {
    for (const [said, slug, sentence] of [
      [{ ...seen, note: null }, "sold-example", "needs a note"],
      [{ ...seen, as_of: "2026-12-01" }, "sold-example", "must not be after today"],
      [seen, "no-such", "There is no listing no-such"]
    ] as const) {
      const answer = await byTeam(said, slug)
      expect(Either.isLeft(answer) && answer.left.message).toContain(sentence)
    }
    expect(await labels()).toEqual([])
  })
})
