/** The hours of the jobs, in time that a test lets pass: every slot is queued once, whatever happens. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Cron, Effect, Either, Layer } from "effect"
import fc from "fast-check"
import { type JobName, jobNames, jobs } from "../../src/domain/Job.ts"
import * as Hours from "../../src/jobs/Hours.ts"
import * as Worker from "../../src/jobs/Worker.ts"
import { JobSlots } from "../../src/services/store/JobSlots.ts"
import { onPostgres, type TestApp, testApp } from "../support/App.ts"
import { query } from "../support/SavedListing.ts"
import { daysFrom } from "./Days.ts"

let app: TestApp
/** Another process on the same database; the embedded one has room for one process only. */
let other: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
  other = onPostgres ? await testApp({ work: false, databaseUrl: app.databaseUrl ?? "" }) : app
})
afterAll(async () => {
  if (other !== app) await other.close()
  await app.close()
})
beforeEach(async () => {
  await query(app, "delete from pgboss.job")
  await query(app, "delete from job_slots")
})

/** How often each slot was queued. */
const queued = async () => {
  const rows = await query<{ key: string; count: number }>(
    app,
    "select singleton_key as key, count(*)::int as count from pgboss.job group by 1 order by 1"
  )
  return new Map(rows.map(({ key, count }) => [key, count]))
}
const keyOf = (job: JobName, slot: Date) => `${job}:${slot.toISOString().slice(0, 16)}Z`
/** Every slot of these hours from one instant to another, by its key. */
const slotsOf = ({ job, schedule }: Hours.Hours, from: string, to: string) => {
  const cron = Cron.unsafeParse(schedule, "UTC")
  const keys: Array<string> = []
  for (let slot = Cron.next(cron, Date.parse(from) - 1000); slot <= new Date(to); slot = Cron.next(cron, slot))
    keys.push(keyOf(job, slot))
  return keys
}

describe("a slot", () => {
  const schedules = [...jobNames.flatMap((name) => jobs[name].schedule ?? []), "0 0 * * 1", "30 3 1 * *", "0 12 1 1 *"]
  test.each(schedules)("of %s is the latest that has come, to the minute", (schedule) => {
    const cron = Either.getOrThrow(Cron.parse(schedule, "UTC"))
    expect([...cron.seconds]).toEqual([0])
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2040, 0) }), (now) => {
        const slot = Hours.slotAt(cron, now)
        expect(slot.getTime()).toBeLessThanOrEqual(now)
        expect(Cron.match(cron, slot)).toBe(true)
        expect(slot.getTime() % 60_000).toBe(0)
        expect(Cron.next(cron, slot).getTime()).toBeGreaterThan(now)
        // Its own minute is its own, to the millisecond.
        expect(Hours.slotAt(cron, slot.getTime())).toEqual(slot)
        expect(Hours.slotAt(cron, slot.getTime() - 1).getTime()).toBeLessThan(slot.getTime())
      })
    )
  })
})

describe("the hours", () => {
  const checks: Hours.Hours = { job: "badge-checks", schedule: "0 */6 * * *" }
  const rollovers: Hours.Hours = { job: "rollover", schedule: "0 0 * * 1" }
  const all = [checks, rollovers]

  test("of three weeks, with two processes, a restart, a clock that jumps and a Monday that nobody saw", async () => {
    const others = await other.run(JobSlots)
    await daysFrom(app, "2026-11-02T09:10:00Z", ({ clock, start, until }) =>
      Effect.gen(function* () {
        const stopFirst = yield* start(all)
        const stopSecond = yield* start(all, others)
        // One is started anew while the other goes on.
        yield* until("2026-11-05T11:00:00Z")
        yield* stopFirst
        yield* until("2026-11-05T20:00:00Z")
        const stopThird = yield* start(all)
        // Ahead a day.
        yield* until("2026-11-11T10:00:00Z")
        clock.advance({ days: 1 })
        // Back an hour, so that 18:00 comes twice.
        yield* until("2026-11-12T18:20:00Z")
        clock.advance({ hours: -1 })
        // Nobody is there from Sunday to Tuesday.
        yield* until("2026-11-15T22:00:00Z")
        yield* stopSecond
        yield* stopThird
        yield* until("2026-11-17T08:00:00Z")
        yield* start(all)
        yield* start(all, others)
        yield* until("2026-11-23T09:10:00Z")
      })
    )
    const seen = await queued()
    expect([...seen].filter(([, count]) => count !== 1)).toEqual([])
    const due = all.flatMap((hours) =>
      slotsOf(hours, hours === rollovers ? "2026-11-02T00:00:00Z" : "2026-11-02T06:00:00Z", "2026-11-23T09:10:00Z")
    )
    expect([...seen.keys()].filter((key) => !due.includes(key))).toEqual([])
    // What one run made up for: of the slots nobody saw, all but the latest.
    expect(due.filter((key) => !seen.has(key))).toEqual([
      "badge-checks:2026-11-11T12:00Z",
      "badge-checks:2026-11-11T18:00Z",
      "badge-checks:2026-11-12T00:00Z",
      "badge-checks:2026-11-12T06:00Z",
      "badge-checks:2026-11-16T00:00Z",
      "badge-checks:2026-11-16T06:00Z",
      "badge-checks:2026-11-16T12:00Z",
      "badge-checks:2026-11-16T18:00Z",
      "badge-checks:2026-11-17T00:00Z"
    ])
    expect([...seen.keys()].filter((key) => key.startsWith("rollover"))).toEqual([
      "rollover:2026-11-02T00:00Z",
      "rollover:2026-11-09T00:00Z",
      "rollover:2026-11-16T00:00Z",
      "rollover:2026-11-23T00:00Z"
    ])
  }, 60_000)

  test("go on after a clock that ran two months ahead was set right", async () => {
    await daysFrom(app, "2026-11-17T05:00:00Z", ({ clock, start, until }) =>
      Effect.gen(function* () {
        yield* start([checks])
        clock.advance({ weeks: 8 })
        yield* until("2027-01-12T07:00:00Z")
        clock.advance({ weeks: -8 })
        yield* until("2026-11-18T01:00:00Z")
      })
    )
    expect([...(await queued()).keys()]).toEqual([
      "badge-checks:2026-11-17T00:00Z",
      // 06:00 passed while the clock was wrong, and the run of two months later did its work.
      "badge-checks:2026-11-17T12:00Z",
      "badge-checks:2026-11-17T18:00Z",
      "badge-checks:2026-11-18T00:00Z",
      "badge-checks:2027-01-12T06:00Z"
    ])
  })

  test("that come while another is being queued do not wait for the one after", async () => {
    const slots = await app.run(JobSlots)
    await daysFrom(app, "2026-11-17T05:59:00Z", ({ clock, start, wakings }) =>
      Effect.gen(function* () {
        let turns = 0
        const slow = (job: JobName, slot: Date) =>
          Effect.tap(slots.queue(job, slot), () => Effect.sync(() => ++turns === 1 && clock.advance({ hours: 7 })))
        yield* start([checks], JobSlots.make({ ...slots, queue: slow }))
        expect(yield* wakings).toEqual(["2026-11-17T18:00:00.000Z"])
      })
    )
    expect([...(await queued()).keys()]).toEqual(["badge-checks:2026-11-17T00:00Z", "badge-checks:2026-11-17T12:00Z"])
  })

  test("are kept anew when the database failed, later and later, and then make up for what was missed", async () => {
    await daysFrom(app, "2026-11-17T05:59:00Z", ({ start, until, wakings }) =>
      Effect.gen(function* () {
        yield* start([checks])
        yield* Effect.promise(() => query(app, "alter table job_slots rename to job_slots_away"))
        yield* until("2026-11-17T06:00:00Z")
        expect(yield* wakings).toEqual(["2026-11-17T06:00:01.000Z"])
        yield* until("2026-11-17T06:00:01Z")
        expect(yield* wakings).toEqual(["2026-11-17T06:00:03.000Z"])
        yield* until("2026-11-17T06:05:00Z")
        const [next = ""] = yield* wakings
        expect(Date.parse(next) - Date.parse("2026-11-17T06:05:00Z")).toBeLessThanOrEqual(60_000)
        yield* Effect.promise(() => query(app, "alter table job_slots_away rename to job_slots"))
        yield* until("2026-11-17T06:06:00Z")
        expect(yield* wakings).toEqual(["2026-11-17T12:00:00.000Z"])
      })
    )
    expect([...(await queued()).keys()]).toEqual(["badge-checks:2026-11-17T00:00Z", "badge-checks:2026-11-17T06:00Z"])
  })

  test("are looked at every six hours, for a timer does not notice that the clock was set", async () => {
    await daysFrom(app, "2026-11-18T12:00:00Z", ({ start, wakings }) =>
      Effect.gen(function* () {
        yield* start([rollovers])
        expect(yield* wakings).toEqual(["2026-11-18T18:00:00.000Z"])
      })
    )
  })
})

test("the hours of the application are those of every job that has some, and what they queue is run", async () => {
  const now = "2026-11-23T00:00:05Z"
  app.clock.set(now)
  await query(app, "delete from rollovers")
  const expected = jobNames.flatMap((job) => {
    const { schedule } = jobs[job]
    return schedule === undefined ? [] : [keyOf(job, Hours.slotAt(Cron.unsafeParse(schedule, "UTC"), Date.parse(now)))]
  })
  const rows = () =>
    query<{ key: string; state: string }>(app, "select singleton_key as key, state from pgboss.job order by 1")
  await app.run(
    Effect.gen(function* () {
      yield* Layer.build(Layer.merge(Worker.layer, Hours.layer))
      yield* Effect.promise(() =>
        app.until(rows, (all) => all.length > 0 && all.every(({ state }) => state === "completed"), "the hours' jobs")
      )
    }).pipe(Effect.scoped)
  )
  expect((await rows()).map(({ key }) => key)).toEqual(expected.toSorted())
  expect(expected).toContain("rollover:2026-11-23T00:00Z")
  expect(await query(app, "select week from rollovers")).toEqual([{ week: "2026-11-23" }])
})
