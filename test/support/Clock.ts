/** Real time, moved: a test can jump to next Monday while timers, sockets and the database go on as ever. */
import { Clock, Duration, Effect } from "effect"

export class MovableClock implements Clock.Clock {
  readonly [Clock.ClockTypeId]: Clock.ClockTypeId = Clock.ClockTypeId
  private offset = 0
  /** How many times faster than time itself a wait ends: for what is tried again after seconds. */
  haste = 1

  constructor(start?: string) {
    if (start !== undefined) this.set(start)
  }

  /** Jumps to an instant. */
  set(iso: string) {
    this.offset = Date.parse(iso) - Date.now()
  }
  /** Jumps ahead, or back. */
  advance(by: {
    readonly weeks?: number
    readonly days?: number
    readonly hours?: number
    readonly minutes?: number
    readonly seconds?: number
  }) {
    const hours = (by.hours ?? 0) + 24 * ((by.days ?? 0) + 7 * (by.weeks ?? 0))
    this.offset += 1000 * ((by.seconds ?? 0) + 60 * ((by.minutes ?? 0) + 60 * hours))
  }
  now(): Date {
    return new Date(this.unsafeCurrentTimeMillis())
  }

  unsafeCurrentTimeMillis(): number {
    return Date.now() + this.offset
  }
  unsafeCurrentTimeNanos(): bigint {
    return BigInt(this.unsafeCurrentTimeMillis()) * 1_000_000n
  }
  readonly currentTimeMillis = Effect.sync(() => this.unsafeCurrentTimeMillis())
  readonly currentTimeNanos = Effect.sync(() => this.unsafeCurrentTimeNanos())
  sleep(duration: Parameters<Clock.Clock["sleep"]>[0]) {
    return real.sleep(Duration.times(duration, 1 / this.haste))
  }
}
const real = Clock.make()
