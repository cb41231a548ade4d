/** The worker, on the real queue: every job that is declared is served, as its row says. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, spyOn, test } from "bun:test"
import { Effect, Scope as EffectScope, Exit, Layer } from "effect"
import { type JobName, jobNames, jobs, type Payload } from "../../src/domain/Job.ts"
import { letter, paragraph } from "../../src/domain/text/Letter.ts"
import * as Worker from "../../src/jobs/Worker.ts"
import { JobRunner } from "../../src/services/store/JobRunner.ts"
import { Jobs, TryAgain } from "../../src/services/store/Jobs.ts"
import { Pool } from "../../src/services/store/Sql.ts"
import { type TestApp, testApp } from "../support/App.ts"
import { query } from "../support/SavedListing.ts"

let app: TestApp
let scope: EffectScope.CloseableScope
beforeAll(async () => {
  app = await testApp({ work: false, workers: 5 })
})
afterAll(() => app.close())
beforeEach(async () => {
  scope = await app.run(EffectScope.make())
})
afterEach(async () => {
  await app.run(EffectScope.close(scope, Exit.void))
  await query(app, "delete from pgboss.job")
})

/** One of each kind, about nothing that there is. */
const mail = { to: "someone@people.test", letter: letter("Hello", [paragraph("Hello.")]) }

const payloads: { readonly [N in JobName]: Payload<N> } = {
  draft: { draft_id: "00000000-0000-4000-8000-000000000000" },
  compare: { draft_id: "00000000-0000-4000-8000-000000000000", url: "https://rival.example/" },
  "badge-check": { listing_id: 999_999 },
  "badge-checks": {},
  "claim-checks": {},
  rollover: {},
  "domain-ratings": {},
  orders: {},
  "notify-followers": { listing_id: 999_999, update_id: 999_999 },
  webhook: { delivery_id: 999_999, tries: 0 },
  departures: {},
  digests: {},
  "tell-events": {},
  "tell-launch": { listing_id: 999_999, week: "2026-12-28" },
  "report-edits": { listing_id: 999_999 },
  "ai-review": { line_id: 999_999, position: 0 },
  mail,
  "vote-reviews": {},
  housekeeping: {},
  totals: {}
}
const send = <N extends JobName>(name: N, payload: Payload<N>) =>
  app.run(Effect.flatMap(Jobs, (engine) => engine.send(name, payload)))
/** Jobs that must not be tried a second time. */
const withoutRetries = (name: JobName) => query(app, "update pgboss.job set retry_limit = 0 where name = $1", [name])

const rowsOf = (name: JobName) =>
  query<{ state: string; retry_count: number; output: { readonly message?: string } | null }>(
    app,
    "select state, retry_count, output from pgboss.job where name = $1",
    [name]
  )
const ended = (name: JobName, state: "completed" | "failed") =>
  app.until(
    () => rowsOf(name),
    (rows) => rows.length > 0 && rows.every((row) => row.state === state),
    `${name} ${state}`
  )

const nothing: Worker.JobHandlers = {
  draft: () => Effect.void,
  compare: () => Effect.void,
  "badge-check": () => Effect.void,
  "badge-checks": () => Effect.void,
  "claim-checks": () => Effect.void,
  rollover: () => Effect.void,
  "domain-ratings": () => Effect.void,
  "ai-review": () => Effect.void,
  orders: () => Effect.void,
  "notify-followers": () => Effect.void,
  webhook: () => Effect.void,
  departures: () => Effect.void,
  digests: () => Effect.void,
  "tell-events": () => Effect.void,
  "tell-launch": () => Effect.void,
  "report-edits": () => Effect.void,
  mail: () => Effect.void,
  "vote-reviews": () => Effect.void,
  housekeeping: () => Effect.void,
  totals: () => Effect.void
}
const serve = (table: Worker.JobHandlers) => app.run(EffectScope.extend(Worker.serveAll(table), scope))

describe("every job that is declared", () => {
  test("has a consumer, or it does not compile", () => {
    const { mail: _, ...others } = nothing
    // @ts-expect-error a table without a consumer for mail is none
    const lacking: Worker.JobHandlers = others
    expect(Object.keys(lacking)).not.toContain("mail")
  })

  test("is served by what the application runs for it", async () => {
    await app.run(Layer.buildWithScope(Worker.layer, scope))
    await Promise.all(jobNames.map((name) => send(name, payloads[name])))
    for (const name of jobNames) expect(await ended(name, "completed"), name).toHaveLength(1)
    expect(app.mails).toContainEqual(expect.objectContaining(mail))
  })

  test("runs as many at once as its row says, and no more", async () => {
    const release = Promise.withResolvers<void>()
    const running = new Map<JobName, number>()
    const most = new Map<JobName, number>()
    const held = (name: JobName) => () =>
      Effect.gen(function* () {
        const now = (running.get(name) ?? 0) + 1
        running.set(name, now)
        most.set(name, Math.max(now, most.get(name) ?? 0))
        yield* Effect.promise(() => release.promise)
        running.set(name, (running.get(name) ?? 0) - 1)
      })
    const limits = Object.fromEntries(jobNames.map((name) => [name, jobs[name].concurrency(5)]))
    expect(limits).toMatchObject({ draft: 5, compare: 2, rollover: 1 })
    for (const name of jobNames)
      for (let n = 0; n < jobs[name].concurrency(5) + 2; n++) await send(name, payloads[name])

    await serve({
      draft: held("draft"),
      compare: held("compare"),
      "badge-check": held("badge-check"),
      "badge-checks": held("badge-checks"),
      "claim-checks": held("claim-checks"),
      rollover: held("rollover"),
      "domain-ratings": held("domain-ratings"),
      orders: held("orders"),
      "notify-followers": held("notify-followers"),
      webhook: held("webhook"),
      departures: held("departures"),
      digests: held("digests"),
      "tell-events": held("tell-events"),
      "tell-launch": held("tell-launch"),
      "report-edits": held("report-edits"),
      "ai-review": held("ai-review"),
      mail: held("mail"),
      "vote-reviews": held("vote-reviews"),
      housekeeping: held("housekeeping"),
      totals: held("totals")
    })
    await app
      .until(
        async () => Object.fromEntries(running),
        (counts) => jobNames.every((name) => counts[name] === limits[name]),
        "all places taken"
      )
      .finally(release.resolve)
    for (const name of jobNames) await ended(name, "completed")
    expect(Object.fromEntries(most)).toEqual(limits)
  })
})

test("a place that is free takes the next job at once, whichever it is, and not when the queue is looked at again", async () => {
  const places = jobs.draft.concurrency(5)
  const waves = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  let begun = 0
  const draft = () =>
    Effect.promise(async () => {
      // They go in waves that fill all places: a place left empty keeps its whole wave waiting.
      const wave = waves[Math.floor(begun++ / places)]
      if (begun % places === 0) wave?.resolve()
      await wave?.promise
    })
  for (let n = 0; n < waves.length * places; n++) await send("draft", payloads.draft)
  const began = performance.now()
  await serve({ ...nothing, draft })
  await ended("draft", "completed")
  // The engine looks by itself every five seconds: it would take twenty and more.
  expect(performance.now() - began).toBeLessThan(12_000)
})

test("a job has one worker look for it, and not all that have nothing to do", async () => {
  const { pool } = await app.run(Pool)
  const asked = spyOn(pool, "query")
  try {
    await serve(nothing)
    const sent = 20
    for (let n = 0; n < sent; n++) {
      await send("draft", payloads.draft)
      await ended("draft", "completed")
    }
    const looks = asked.mock.calls.filter((call) => /'draft'.* SKIP LOCKED/s.test(String(call[0]))).length
    expect(looks).toBeGreaterThanOrEqual(sent)
    // The one that finds it, the next, which finds nothing, and the first again when it is done.
    expect(looks).toBeLessThan(sent * 4)
  } finally {
    asked.mockRestore()
  }
})

describe("an attempt", () => {
  test("that fails is made again until one works out, and the last one knows that it is", async () => {
    const mails: Array<boolean> = []
    let cleanings = 0
    await send("mail", mail)
    await query(app, "update pgboss.job set retry_limit = 1 where name = 'mail'")
    await send("housekeeping", {})
    await serve({
      ...nothing,
      mail: (_, { lastAttempt }) =>
        Effect.suspend(() => {
          mails.push(lastAttempt)
          return mails.length === 1 ? new TryAgain({ message: "not yet" }) : Effect.dieMessage("broken for good")
        }),
      housekeeping: () =>
        Effect.suspend(() => {
          cleanings++
          return cleanings === 1 ? new TryAgain({ message: "not yet" }) : Effect.void
        })
    })
    expect(await ended("mail", "failed")).toMatchObject([
      { retry_count: 1, output: { message: expect.stringContaining("broken for good") } }
    ])
    expect(mails).toEqual([false, true])
    expect(await ended("housekeeping", "completed")).toMatchObject([{ retry_count: 1 }])
    expect(cleanings).toBe(2)
  })

  test("of a payload that does not decode fails with what is wrong, and runs nothing", async () => {
    const ran: Array<unknown> = []
    await send("badge-check", payloads["badge-check"])
    await query(app, `update pgboss.job set data = '{"listing_id": "seven"}' where name = 'badge-check'`)
    await withoutRetries("badge-check")
    await serve({ ...nothing, "badge-check": (payload) => Effect.sync(() => void ran.push(payload)) })
    const [row] = await ended("badge-check", "failed")
    expect(row?.output?.message).toContain(
      "The payload of badge-check is not valid: listing_id must be a whole number, is text."
    )
    expect(ran).toEqual([])
  })
})

test("a worker that ends does not wait for the job it has: the engine gives that back when its own time is up", async () => {
  const release = Promise.withResolvers<void>()
  const seen: Array<string> = []
  await send("housekeeping", {})
  await serve({
    ...nothing,
    housekeeping: () =>
      Effect.promise(async () => {
        seen.push("began")
        await release.promise
        seen.push("ended")
      })
  })
  await app.until(
    async () => seen,
    ({ length }) => length === 1,
    "the job began"
  )
  const closed = app.run(EffectScope.close(scope, Exit.void)).then(() => seen.push("closed"))
  await Promise.race([closed, Bun.sleep(10_000)]).finally(release.resolve)
  await ended("housekeeping", "completed")
  expect(seen).toEqual(["began", "closed", "ended"])
})

describe("a job on demand", () => {
  const run = (name: string, payload: unknown) =>
    app.run(
      Effect.flatMap(JobRunner, (runner) => runner.run(name, payload)).pipe(
        Effect.provide(Worker.runner),
        Effect.catchAll(({ message }) => Effect.succeed(message))
      )
    )

  test.each(jobNames)("%s runs in this process, whatever waits in the queue", async (name) => {
    expect(await run(name, payloads[name])).toBeUndefined()
    expect(await rowsOf(name)).toEqual([])
  })

  test("is what the worker would have run", async () => {
    await run("mail", { ...mail, to: "another@people.test" })
    expect(app.mails).toContainEqual(expect.objectContaining({ ...mail, to: "another@people.test" }))
  })
})
