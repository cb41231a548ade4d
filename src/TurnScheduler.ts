/**
 * Runs fibers so that the event loop is never kept waiting for long. Effect's own scheduler hands one fiber on to the next
 * between two turns of the loop, for as long as there are any: while twenty drafts are made, a request that has just arrived
 * waits for dozens of their steps. Here fibers have a slice of each turn, and what they have left waits for the next.
 */
import { FiberRef } from "effect"
import type { RuntimeFiber } from "effect/Fiber"
import { PriorityBuckets, type Scheduler, type Task } from "effect/Scheduler"

/** Milliseconds of a turn that fibers may have: about what an answer from memory takes where the machine is busy. */
const slice = 1
/** A fiber looks at the time once in so many of its steps, since a look costs as much as some of them. A power of two. */
const stepsBetweenLooks = 128

export class TurnScheduler implements Scheduler {
  readonly #tasks = new PriorityBuckets()
  readonly #now: () => number
  #isUnderWay = false
  #endsAt = 0

  /** `now` tells milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  #isOver(): boolean {
    return this.#now() >= this.#endsAt
  }

  readonly #begin = (): void => {
    this.#endsAt = this.#now() + slice
    this.#run()
  }

  /** Runs what waits, the most urgent first, until the slice is over. What a task itself puts in the queue is run as well. */
  readonly #run = (): void => {
    let isFirst = true
    for (let bucket = this.#tasks.buckets[0]; bucket !== undefined; bucket = this.#tasks.buckets[0]) {
      const waiting = bucket[1]
      let done = 0
      // One is run in any case, or a slow clock would end every turn before its work.
      for (; done < waiting.length && (isFirst || !this.#isOver()); done++) {
        isFirst = false
        waiting[done]?.()
      }
      waiting.splice(0, done)
      if (waiting.length > 0) {
        setImmediate(this.#begin)
        return
      }
      this.#tasks.buckets.splice(this.#tasks.buckets.indexOf(bucket), 1)
    }
    this.#isUnderWay = false
  }

  scheduleTask(task: Task, priority: number): void {
    this.#tasks.scheduleTask(task, priority)
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    if (this.#isOver()) setImmediate(this.#begin)
    else queueMicrotask(this.#run)
  }

  /** Whether a fiber is to stop here and queue up again, and with which priority. */
  shouldYield(fiber: RuntimeFiber<unknown, unknown>): number | false {
    const looks = fiber.currentOpCount % stepsBetweenLooks === stepsBetweenLooks - 1
    return looks && this.#isOver() ? fiber.getFiberRef(FiberRef.currentSchedulingPriority) : false
  }
}
