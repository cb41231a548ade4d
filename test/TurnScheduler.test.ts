/** Fibers and the event loop taking turns: the loop is never kept waiting, and nothing is lost or comes out of order. */
import { describe, expect, it } from "bun:test"
import { Effect, Fiber } from "effect"
import { TurnScheduler } from "../src/TurnScheduler.ts"

const turn = () => new Promise((resolve) => setImmediate(resolve))
/** A clock by which every look is long after the one before: each slice is over as soon as it is asked about. */
const hurrying = () => {
  let now = 0
  return () => (now += 10)
}
/** A clock that stands: no slice ends. */
const standing = () => 0

describe("TurnScheduler", () => {
  it("gives the event loop a turn between two tasks once the slice is over", async () => {
    const scheduler = new TurnScheduler(hurrying())
    const log: Array<string> = []
    for (const name of ["a", "b", "c"]) scheduler.scheduleTask(() => log.push(name), 0)
    expect(log).toEqual([])
    for (const expected of [["a"], ["a", "b"], ["a", "b", "c"]]) {
      await turn()
      expect(log).toEqual(expected)
    }
  })

  it("runs all that waits in one turn while the slice lasts, and what the tasks themselves put in the queue", async () => {
    let now = 0
    const scheduler = new TurnScheduler(() => now)
    const log: Array<string> = []
    const task = (name: string, more?: () => void) => () => {
      log.push(name)
      more?.()
    }
    now = 5
    scheduler.scheduleTask(
      task("a", () => scheduler.scheduleTask(task("c"), 0)),
      0
    )
    scheduler.scheduleTask(task("b"), 0)
    await turn()
    expect(log).toEqual(["a", "b", "c"])
  })

  it("runs what is more urgent first, whenever it came", async () => {
    const scheduler = new TurnScheduler(hurrying())
    const log: Array<number> = []
    for (const priority of [3, 1, 2]) scheduler.scheduleTask(() => log.push(priority), priority)
    await turn()
    scheduler.scheduleTask(() => log.push(0), 0)
    for (let turns = 0; turns < 4; turns++) await turn()
    expect(log).toEqual([1, 0, 2, 3])
  })

  it("lets the event loop go on beside a fiber that never waits", async () => {
    const busy = Effect.runFork(Effect.withScheduler(Effect.forever(Effect.void), new TurnScheduler()))
    for (let turns = 0; turns < 5; turns++) await turn()
    await Effect.runPromise(Fiber.interrupt(busy))
    expect(busy.unsafePoll()).not.toBeNull()
  })

  it("lets fibers go on beside each other, and answers what Effect's own scheduler answers", async () => {
    const work = (n: number) =>
      Effect.gen(function* () {
        let sum = 0
        for (let i = 0; i < 300; i++) {
          sum += yield* Effect.succeed(i * n)
          if (i % 100 === 0) yield* Effect.yieldNow()
        }
        return sum
      })
    const all = Effect.forEach([1, 2, 3, 4, 5], work, { concurrency: "unbounded" })
    const expected = await Effect.runPromise(all)
    for (const now of [hurrying(), standing, undefined])
      expect(await Effect.runPromise(Effect.withScheduler(all, new TurnScheduler(now)))).toEqual(expected)
  })
})
