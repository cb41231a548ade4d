/** How fast one host is asked, whoever asks: all crawls of this process together. */
import { Clock, Duration, Effect, RcMap, Ref } from "effect"
import { crawlLimits } from "./limits/CrawlLimits.ts"

interface Host {
  readonly slots: Effect.Semaphore
  /** When the next request may start where the host wants time between them; milliseconds that go on evenly. */
  readonly next: Ref.Ref<number>
}

/** Runs a request to a host in its turn. `delay` is the time between the starts of two requests. */
export type Pace = <A, E, R>(
  url: string,
  delay: Duration.Duration | null,
  request: Effect.Effect<A, E, R>
) => Effect.Effect<A, E, R>

export const makePace = Effect.gen(function* () {
  const hosts = yield* RcMap.make({
    lookup: (_: string): Effect.Effect<Host> =>
      Effect.all({ slots: Effect.makeSemaphore(crawlLimits.perHost), next: Ref.make(0) }),
    // A crawl that comes right after another still owes the host its delay.
    idleTimeToLive: crawlLimits.crawlDelay
  })

  /** Takes the next start that is free and waits for it. */
  const turn = ({ next }: Host, delay: Duration.Duration) =>
    Effect.gen(function* () {
      // The time of day may be set back; nanoseconds are not.
      const now = Number(yield* Clock.currentTimeNanos) / 1e6
      const start = yield* Ref.modify(next, (free) => {
        const at = Math.max(free, now)
        return [at, at + Duration.toMillis(delay)]
      })
      yield* Effect.sleep(Duration.millis(start - now))
    })

  const pace: Pace = (url, delay, request) =>
    Effect.scoped(
      Effect.gen(function* () {
        const host = yield* RcMap.get(hosts, new URL(url).host)
        if (delay !== null) yield* turn(host, delay)
        return yield* host.slots.withPermits(1)(request)
      })
    )
  return pace
})
