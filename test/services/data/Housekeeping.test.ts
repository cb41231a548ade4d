import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Housekeeping } from "../../../src/services/data/Housekeeping.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query, saveListing } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
})
afterAll(() => app.close())
const run = () => app.run(Effect.flatMap(Housekeeping, (housekeeping) => housekeeping.run))

describe("housekeeping", () => {
  test("forgets idempotency keys after their day, and not before", async () => {
    const user = await app.user()
    const id = await saveListing(app, { ownerId: user.id, host: "kept.example" })
    const write = () =>
      app.rest("POST", `/me/listings/${id}/milestones`, {
        key: user.key,
        headers: { "idempotency-key": "once" },
        body: { date: "2026-03-02", title: "a" }
      })
    const first = await write()
    app.clock.advance({ hours: 23, minutes: 59 })
    expect((await run()).idempotencyKeys).toBe(0)
    expect((await write()).text).toBe(first.text)
    app.clock.advance({ minutes: 2 })
    expect((await run()).idempotencyKeys).toBe(1)
    expect(await query(app, "select 1 from milestones where listing_id = $1", [id])).toHaveLength(1)
  })

  test("forgets rate limits older than a day", async () => {
    await query(app, "truncate rate_limits")
    const now = app.clock.now().getTime()
    for (const [bucket, hours] of [
      ["old", 26],
      ["running", 23]
    ] as const)
      await query(app, "insert into rate_limits (bucket, began_at, used) values ($1, $2, 1)", [
        bucket,
        new Date(now - hours * 3_600_000)
      ])
    expect((await run()).rateLimits).toBe(1)
    expect(await query(app, "select bucket from rate_limits")).toEqual([{ bucket: "running" }])
  })

  test("forgets the hours of jobs after thirty days, save the latest of each", async () => {
    const now = app.clock.now()
    const day = 86_400_000
    const midnight = now.getTime() - (now.getTime() % day)
    for (const [job, days] of [
      ["rollover", 32],
      ["rollover", 31],
      ["rollover", 29],
      ["rollover", -60],
      ["yearly", 90],
      ["yearly", 200]
    ] as const)
      await query(app, "insert into job_slots (job, slot, queued_at) values ($1, $2, $3)", [
        job,
        new Date(midnight - days * day),
        now
      ])
    expect((await run()).jobSlots).toBe(3)
    const left = await query<{ job: string; slot: string }>(app, "select job, slot from job_slots order by job, slot")
    expect(left.map(({ job, slot }) => [job, Math.round((midnight - Date.parse(slot)) / day)])).toEqual([
      ["rollover", 29],
      ["rollover", -60],
      ["yearly", 90]
    ])
  })

  test("forgets more than one statement takes", async () => {
    const user = await app.user()
    await query(
      app,
      `insert into idempotency_keys (user_id, target, key, fingerprint, status, body, created_at)
       select $1, 't', n::text, '', 200, '{}', '2026-01-01' from generate_series(1, 25000) n`,
      [user.id]
    )
    expect((await run()).idempotencyKeys).toBe(25_000)
  })
})
