/**
 * Real time, moved: a test can jump to next Monday while timers, sockets and the database go on as ever. Over a
 * `TestClock` the same: its sleepers wait for the time that passes and not for the time it is.
 */
import { Clock, Duration, Effect } from "effect"

const real = Clock.make()

export class MovableClock implements Clock.Clock {
  readonly [Clock.ClockTypeId]: Clock.ClockTypeId = Clock.ClockTypeId
  private offset = 0
  /** How many times faster than time itself a wait ends: for what is tried again after seconds. */
  haste = 1

  constructor(
    start?: string,
    protected readonly base: Clock.Clock = real
  ) {
    if (start !== undefined) this.set(start)
  }

  /** Jumps to an instant. */
  set(iso: string) {
    this.offset = Date.parse(iso) - this.base.unsafeCurrentTimeMillis()
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
    return this.base.unsafeCurrentTimeMillis() + this.offset
  }
  unsafeCurrentTimeNanos(): bigint {
    return BigInt(this.unsafeCurrentTimeMillis()) * 1_000_000n
  }
  readonly currentTimeMillis = Effect.sync(() => this.unsafeCurrentTimeMillis())
  readonly currentTimeNanos = Effect.sync(() => this.unsafeCurrentTimeNanos())
  sleep(duration: Parameters<Clock.Clock["sleep"]>[0]) {
    return this.base.sleep(Duration.times(duration, 1 / this.haste))
  }
}
