/** What runs in a thread keeps nobody waiting, and whatever becomes of it, the next task finds a thread. */
import { describe, expect, test } from "bun:test"
import { getPriority } from "node:os"
import { Cause, Duration, Effect, Exit } from "effect"
import { makeThreads, type Task, type ThreadLost, threadLimits } from "../../../src/services/outside/Threads.ts"
import { breaking, counting, doubling, dying, enduring, looking, standing } from "./threads/Tasks.ts"

const { run } = makeThreads({ ...threadLimits, threads: 1 })
const impatient = makeThreads({ ...threadLimits, threads: 1, deadline: Duration.seconds(2) })

const works = async (threads = { run }) =>
  expect(await Effect.runPromise(threads.run(doubling, [[1, 2]]))).toEqual([2, 4])
const lost = (effect: Effect.Effect<unknown, ThreadLost>) => Effect.runPromise(Effect.flip(effect))

describe("a task", () => {
  test("is given copies, and gives one back", async () => {
    const given = [1, 2, 3]
    const answer = await Effect.runPromise(run(doubling, [given]))
    expect(answer).toEqual([2, 4, 6])
    expect(given).toEqual([1, 2, 3])
  })
  test("does not keep the event loop", async () => {
    let done = false
    const counted = Effect.runPromise(run(counting, [300_000_000])).then(() => {
      done = true
    })
    await Bun.sleep(1)
    expect(done).toBe(false)
    await counted
    expect(done).toBe(true)
  })
  test("sees nothing of the environment", async () => {
    expect(await Effect.runPromise(run(looking, []))).not.toContain("PATH")
  })
  test.skipIf(process.platform !== "linux")("stands back, alone", async () => {
    expect(await Effect.runPromise(run(standing, []))).toBe(Math.min(19, getPriority(0) + threadLimits.niceness))
    expect(getPriority(0)).toBeLessThan(threadLimits.niceness)
  })
  test("that throws is a bug, told with its place", async () => {
    const exit = await Effect.runPromiseExit(run(breaking, []))
    const told = Exit.isFailure(exit) ? Cause.pretty(exit.cause) : ""
    expect(told).toContain("a bug of ours")
    expect(told).toContain("Tasks.ts")
    await works()
  })
  test("that never ends is ended at its deadline, and its thread is replaced", async () => {
    expect((await lost(impatient.run(enduring, []))).message).toContain("endless took longer than 2s")
    await works(impatient)
  })
  test("that takes its thread with it is lost alone", async () => {
    expect((await lost(run(dying, []))).message).toContain("ended with its thread")
    await works()
  })
  test("that nobody waits for any more leaves its place to the next", async () => {
    const given = await Effect.runPromise(Effect.timeoutOption(run(enduring, []), "50 millis"))
    expect(given._tag).toBe("None")
    await works()
  })
  test("waits for its turn", async () => {
    const several = Array.from({ length: 5 }, (_, at) => run(doubling, [[at]]))
    const answers = await Effect.runPromise(Effect.all(several, { concurrency: "unbounded" }))
    expect(answers).toEqual([[0], [2], [4], [6], [8]])
  })
})

test("a function that is not exported under its name is a bug, not a wait", async () => {
  const misnamed: Task<[], number> = { module: doubling.module, name: "nobody", here: () => Promise.resolve(1) }
  const exit = await Effect.runPromiseExit(run(misnamed, []))
  expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain("exports no function")
})
