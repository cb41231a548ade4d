/** What runs in a helper keeps nobody waiting, and whatever becomes of it, the next task finds a helper. */
import { describe, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { getPriority } from "node:os"
import { Cause, Duration, Effect, Exit } from "effect"
import { type HelperLost, helperLimits, makeHelpers, type Task } from "../../../src/services/outside/Helpers.ts"
import { breaking, counting, doubling, dying, enduring, looking, naming, standing, starving } from "./helpers/Tasks.ts"

const { run } = makeHelpers({ ...helperLimits, helpers: 1 })
const impatient = makeHelpers({ ...helperLimits, helpers: 1, deadline: Duration.seconds(2) })

const works = async (helpers = { run }) =>
  expect(await Effect.runPromise(helpers.run(doubling, [[1, 2]]))).toEqual([2, 4])
const lost = (effect: Effect.Effect<unknown, HelperLost>) => Effect.runPromise(Effect.flip(effect))

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
    for (const name of await Effect.runPromise(run(looking, []))) expect(name).toStartWith("BUN_")
  })
  test.skipIf(process.platform !== "linux")("stands back with all of its threads, alone", async () => {
    expect(await Effect.runPromise(run(standing, []))).toEqual([Math.min(19, getPriority(0) + helperLimits.niceness)])
    expect(getPriority(0)).toBeLessThan(helperLimits.niceness)
  })
  test("that throws is a bug, told with its place", async () => {
    const exit = await Effect.runPromiseExit(run(breaking, []))
    const told = Exit.isFailure(exit) ? Cause.pretty(exit.cause) : ""
    expect(told).toContain("a bug of ours")
    expect(told).toContain("Deeds.ts")
    await works()
  })
  test("that never ends is ended at its deadline, and its helper is replaced", async () => {
    expect((await lost(impatient.run(enduring, []))).message).toContain("endless took longer than 2s")
    await works(impatient)
  })
  test.skipIf(process.platform !== "linux")("that waits for a processor is not late", async () => {
    const hurried = makeHelpers({ ...helperLimits, helpers: 1, deadline: Duration.millis(800) })
    expect(await Effect.runPromise(hurried.run(starving, [1500]))).toBe(1500)
  })
  test("that waits for one too long is lost, and its helper is replaced", async () => {
    const short = { deadline: Duration.millis(400), longest: Duration.millis(700) }
    const hurried = makeHelpers({ ...helperLimits, helpers: 1, ...short })
    const told = process.platform === "linux" ? "starved waited longer than 700ms" : "starved took longer than 400ms"
    expect((await lost(hurried.run(starving, [20_000]))).message).toContain(told)
    await works()
  })
  test("that takes its helper with it is lost alone", async () => {
    expect((await lost(run(dying, []))).message).toContain("ended with its helper")
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

  const long = { ...doubling, long: true }
  const order = async (helpers: { readonly run: typeof run }) => {
    const done: Array<string> = []
    const named = (name: string, task: typeof doubling) => Effect.map(helpers.run(task, [[1]]), () => done.push(name))
    const tasks = [named("first", doubling), named("long", long), named("short", doubling), named("short", doubling)]
    await Effect.runPromise(Effect.all(tasks, { concurrency: "unbounded" }))
    return done
  }
  test("that is long lets the short ones pass that wait", async () => {
    expect(await order({ run })).toEqual(["first", "short", "short", "long"])
  })
  test("that is long lets them pass for as long as it has patience", async () => {
    const hurried = makeHelpers({ ...helperLimits, helpers: 1, patience: Duration.zero })
    expect(await order(hurried)).toEqual(["first", "long", "short", "short"])
  })
  test("that is long and alone is done", async () => {
    expect(await Effect.runPromise(run(long, [[4]]))).toEqual([8])
  })
  test("that is short and was given up keeps no long one", async () => {
    const given = Effect.timeoutOption(run(enduring, []), "50 millis")
    const waited = Effect.timeoutOption(run(doubling, [[1]]), "1 millis")
    const both = Effect.all([given, waited, run(long, [[4]])], { concurrency: "unbounded" })
    expect((await Effect.runPromise(both))[2]).toEqual([8])
  })
})

test("a function that is not exported under its name is a bug, not a wait", async () => {
  const misnamed: Task<[], number> = { ...doubling, name: "nobody", here: () => Promise.resolve(1) }
  const exit = await Effect.runPromiseExit(run(misnamed, []))
  expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain("exports no function")
})

const lives = (pid: number) => {
  try {
    // What ended and was not yet looked after is still in the list.
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))
  } catch {
    return false
  }
}
describe("a helper", () => {
  test("is not ended by what tells all processes of the service to end", async () => {
    const pid = await Effect.runPromise(run(naming, []))
    for (const signal of ["SIGINT", "SIGTERM"]) process.kill(pid, signal)
    await works()
    expect(await Effect.runPromise(run(naming, []))).toBe(pid)
  })
  test.skipIf(process.platform !== "linux")(
    "ends with its process, however that ends, in the middle of a task",
    async () => {
      const holder = Bun.spawn([process.execPath, `${import.meta.dir}/helpers/Holder.ts`], { stdout: "pipe" })
      const { value } = await holder.stdout.getReader().read()
      const pid = Number(new TextDecoder().decode(value))
      expect(lives(pid)).toBe(true)
      holder.kill("SIGKILL")
      await holder.exited
      for (let left = 100; left > 0 && lives(pid); left--) await Bun.sleep(20)
      expect(lives(pid)).toBe(false)
    }
  )
})
