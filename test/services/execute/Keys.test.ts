/**
 * Idempotency keys of writes that ask the outside first. The outside is the model that a field is drafted anew by: who
 * asks it twice pays twice.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Settings } from "../../../src/services/store/Settings.ts"
import { onPostgres, origin, type TestApp, type TestAppOptions, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { query } from "../../support/SavedListing.ts"
import { draftsOf, harbourSite } from "../drafts/editing/Harbour.ts"

let app: TestApp
let drafts: ReturnType<typeof draftsOf>
let asked = 0
/** What goes on outside, from the first word to the answer. */
let outside: () => Promise<unknown> = async () => {}
const world: TestAppOptions = {
  internet: { "harbour.example": harbourSite("Tidewatch") },
  model: {
    generate: () =>
      Effect.promise(async () => {
        asked++
        await outside()
        return { fields: {} }
      })
  }
}
beforeAll(async () => {
  app = await testApp(world)
  drafts = draftsOf(app)
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())
beforeEach(() => {
  outside = async () => {}
  app.clock.haste = 1
})

interface Mine {
  readonly key: string
  readonly userId: number
  readonly id: string
}
/** Somebody with a draft that is ready. */
const mine = async (): Promise<Mine> => {
  const { key, id: userId } = await app.user()
  const { id } = await drafts.startAndWait(key, "harbour.example")
  asked = 0
  return { key, userId, id }
}
const redraft = ({ key, id }: Pick<Mine, "key" | "id">, at: TestApp = app, field = "city") =>
  at.rest("PATCH", `/drafts/${id}`, { key, body: { regenerate: [field] }, headers: { "idempotency-key": "once" } })

const keys = (userId: number) =>
  query<{ status: number; leased_by: string | null; leased_until: string | null }>(
    app,
    "select status, leased_by, leased_until from idempotency_keys where user_id = $1",
    [userId]
  )
const seconds = (from: number) => new Date(app.clock.now().getTime() + from * 1000)
/** The key as another process holds it, that is not heard of any more. */
const leaseOfAnother = ({ userId, id }: Mine, until: Date) =>
  query(
    app,
    `insert into idempotency_keys (user_id, target, key, fingerprint, status, body, created_at, leased_by, leased_until)
     values ($1, $2, 'once', '', 0, '', $3, $4, $5)`,
    [userId, `update_draft ${id}`, app.clock.now(), crypto.randomUUID(), until]
  )
/** A promise and how to keep it. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe("eight at once under one key", () => {
  const expectOne = (replies: ReadonlyArray<Awaited<ReturnType<typeof redraft>>>) => {
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(7)
    expect(asked).toBe(1)
  }
  test("ask the outside once, and all get the one answer", async () => {
    const draft = await mine()
    outside = () => Bun.sleep(200)
    expectOne(await Promise.all(Array.from({ length: 8 }, () => redraft(draft))))
    expect(await keys(draft.userId)).toEqual([{ status: 200, leased_by: null, leased_until: null }])
    expect((await redraft(draft)).headers.get("idempotent-replayed")).toBe("true")
    expect(asked).toBe(1)
  })
  test.skipIf(!onPostgres)("do so in two applications on one database", async () => {
    const draft = await mine()
    const second = await testApp({
      ...world,
      ...(app.databaseUrl === undefined ? {} : { databaseUrl: app.databaseUrl }),
      work: false
    })
    outside = () => Bun.sleep(200)
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => redraft(draft, i % 2 === 0 ? app : second)))
    await second.close()
    expectOne(replies)
  })
  test("draw on the budget once", async () => {
    const draft = await mine()
    const left = async () => (await app.rest("GET", "/me", { key: draft.key })).body.limits.regenerate_hour.remaining
    const before = await left()
    await Promise.all(Array.from({ length: 8 }, () => redraft(draft)))
    expect(await left()).toBe(before - 1)
  })
})

describe("while the outside is asked", () => {
  test("another body under the key is refused once it is known what was done", async () => {
    const draft = await mine()
    const { open, opened } = gate()
    outside = () => opened
    const first = redraft(draft)
    await app.until(
      () => keys(draft.userId),
      (rows) => rows.length === 1,
      "the lease"
    )
    const other = redraft(draft, app, "stage")
    open()
    expect((await first).status).toBe(200)
    expect((await other).body.error.code).toBe("idempotency_key_reused")
    expect(asked).toBe(1)
  })
  test("the lease is renewed", async () => {
    const draft = await mine()
    app.clock.haste = 10
    const seen: Array<string | null | undefined> = []
    outside = async () => {
      const until = async () => (await keys(draft.userId))[0]?.leased_until
      seen.push(await until())
      seen.push(await app.until(until, (now) => now !== seen[0], "the renewal"))
    }
    expect((await redraft(draft)).status).toBe(200)
    expect(Date.parse(seen[1] ?? "")).toBeGreaterThan(Date.parse(seen[0] ?? ""))
  })
  test("a duplicate that has waited ten seconds is told to come again", async () => {
    const draft = await mine()
    app.clock.haste = 20
    await leaseOfAnother(draft, seconds(9))
    const refused = await redraft(draft)
    expect([refused.status, refused.body.error.code]).toEqual([429, "idempotency_in_progress"])
    expect(refused.headers.get("retry-after")).toBe("1")
    expect(asked).toBe(0)
  })
  test("whoever lost the lease changes nothing", async () => {
    const draft = await mine()
    outside = () =>
      query(app, "update idempotency_keys set leased_by = $2 where user_id = $1", [draft.userId, crypto.randomUUID()])
    const before = await drafts.get(draft.key, draft.id)
    const refused = await redraft(draft, app, "name")
    expect([refused.status, refused.body.error.code]).toEqual([429, "idempotency_in_progress"])
    expect(await drafts.get(draft.key, draft.id)).toEqual(before)
    expect(await keys(draft.userId)).toHaveLength(1)
  })
})

describe("the key is free again", () => {
  test("at once where the call was refused before the outside was asked", async () => {
    const draft = await mine()
    const setting = (value: number) =>
      app.run(
        Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("rate_limit.regenerate_per_hour", value)))
      )
    await setting(1)
    await app.rest("PATCH", `/drafts/${draft.id}`, { key: draft.key, body: { regenerate: ["name"] } })
    expect((await redraft(draft)).body.error.code).toBe("rate_limited")
    expect(await keys(draft.userId)).toEqual([])
    await setting(1_000_000)
    expect((await redraft(draft)).status).toBe(200)
  })
  test("at once where the effect was refused", async () => {
    const draft = await mine()
    outside = () => query(app, "delete from drafts where id = $1", [draft.id])
    expect((await redraft(draft)).status).toBe(404)
    expect(await keys(draft.userId)).toEqual([])
  })
  test("at once where the caller went away", async () => {
    const draft = await mine()
    const { open, opened } = gate()
    const gone = new AbortController()
    outside = () => opened
    const first = app.fetch(
      new Request(`${origin}/api/v1/drafts/${draft.id}`, {
        method: "PATCH",
        signal: gone.signal,
        headers: {
          authorization: `Bearer ${draft.key}`,
          "content-type": "application/json",
          "idempotency-key": "once"
        },
        body: JSON.stringify({ regenerate: ["city"] })
      })
    )
    await app.until(
      async () => asked,
      (count) => count === 1,
      "the question"
    )
    gone.abort()
    await app.until(
      () => keys(draft.userId),
      (rows) => rows.length === 0,
      "the release"
    )
    open()
    await first
    expect((await redraft(draft)).status).toBe(200)
    expect(asked).toBe(2)
  })
  test("once the lease of a process is over that is not heard of any more", async () => {
    const draft = await mine()
    await leaseOfAnother(draft, seconds(0.5))
    expect((await redraft(draft)).status).toBe(200)
    expect(asked).toBe(1)
  })
  test("where the lease was taken by a clock that has been set back since", async () => {
    const draft = await mine()
    await leaseOfAnother(draft, seconds(864_000))
    expect((await redraft(draft)).status).toBe(200)
  })
})

test("an answer is told again though the clock was set back, not acted on twice", async () => {
  const draft = await mine()
  const first = await redraft(draft)
  app.clock.advance({ days: -2 })
  const again = await redraft(draft)
  expect([again.text, again.headers.get("idempotent-replayed")]).toEqual([first.text, "true"])
  expect(asked).toBe(1)
})
