/** A slot and its job are one: both are there or neither is, and never twice. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { Effect, Fiber } from "effect"
import { Changes } from "../../../src/services/store/Changes.ts"
import { JobSlots } from "../../../src/services/store/JobSlots.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { messageOf } from "../../support/Rejected.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-23T00:00:05Z" })
})
afterAll(() => app.close())
beforeEach(async () => {
  await query(app, "delete from pgboss.job")
  await query(app, "delete from job_slots")
})

const queue = (slot: string) => Effect.flatMap(JobSlots, (slots) => slots.queue("rollover", new Date(slot)))
const jobsInQueue = () => query(app, "select name, singleton_key, data from pgboss.job order by singleton_key")
const rows = () => query(app, "select job, slot, queued_at from job_slots order by slot")

test("a slot is queued under its key, by the first who comes, of several at once and later", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.run(queue("2026-11-23T00:00:00Z"))))
  expect(answers.filter((done) => done)).toHaveLength(1)
  app.clock.advance({ days: 2 })
  expect(await app.run(queue("2026-11-23T00:00:00Z"))).toBe(false)
  expect(await jobsInQueue()).toEqual([{ name: "rollover", singleton_key: "rollover:2026-11-23T00:00Z", data: {} }])
  expect(await rows()).toEqual([
    {
      job: "rollover",
      slot: "2026-11-23T00:00:00.000Z",
      queued_at: expect.stringMatching(/^2026-11-23T00:00:/)
    }
  ])
})

test("one that is taken back with its transaction can be queued again", async () => {
  const broken = Effect.zipRight(queue("2026-11-23T00:00:00Z"), Effect.fail("broken"))
  await app.run(Effect.flatMap(Changes, (changes) => Effect.ignore(changes.transaction(broken))))
  expect([await rows(), await jobsInQueue()]).toEqual([[], []])
  expect(await app.run(queue("2026-11-23T00:00:00Z"))).toBe(true)
  expect(await jobsInQueue()).toHaveLength(1)
})

test("one that is interrupted, whenever, leaves no row without its job and no job without its row", async () => {
  const turn = () => new Promise((done) => setImmediate(done))
  /** Queues a slot and breaks off after so many turns of the event loop; how many it came to. */
  const brokenOff = (slot: number, after: number) =>
    app.run(
      Effect.gen(function* () {
        const queueing = yield* Effect.fork(queue(new Date(slot).toISOString()))
        let turns = 0
        for (; turns < after && queueing.unsafePoll() === null; turns++) yield* Effect.promise(turn)
        yield* Fiber.interrupt(queueing)
        return turns
      })
    )
  const start = Date.UTC(2026, 10, 23)
  const whole = await brokenOff(start, Number.POSITIVE_INFINITY)
  const tries = 60
  for (let n = 1; n <= tries; n++) await brokenOff(start + n * 60_000, (whole * n) / tries)
  const recorded = (await rows()).map(({ slot }) => `rollover:${String(slot).slice(0, 16)}Z`)
  expect((await jobsInQueue()).map((job) => job.singleton_key)).toEqual(recorded)
  expect(recorded).toContain("rollover:2026-11-23T00:00Z")
})

test("one that lies ahead, as a clock that ran fast leaves it, stands in nobody's way", async () => {
  await app.run(queue("2027-06-07T00:00:00Z"))
  expect(await app.run(queue("2026-11-23T00:15:00Z"))).toBe(true)
  expect(await app.run(Effect.flatMap(JobSlots, ({ latest }) => latest))).toEqual(
    new Map([["rollover", "2027-06-07T00:00:00.000Z"]])
  )
})

test("only whole minutes are slots", async () => {
  expect(await messageOf(app.run(queue("2026-11-23T00:00:01Z")))).not.toBeNull()
  expect([await rows(), await jobsInQueue()]).toEqual([[], []])
})
