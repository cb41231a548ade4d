/** The time a draft may take, in one place. Together below the `draft` job's own limit (`Job.ts`). */
import { Duration, Effect, type Option } from "effect"
import type { CrawlError } from "../../../domain/draft/Crawl.ts"

export const draftingLimits = {
  /** From the first request to a site to the last, retries included. */
  reading: Duration.seconds(75),
  /** Before each further try at a site that may only have been away for a moment. */
  retryPauses: [Duration.seconds(1), Duration.seconds(3)],
  /** From the last page to the finished draft; past it the draft is made by rules. */
  drafting: Duration.seconds(80),
  /** For that. Together within 90 s of the crawl. */
  byRules: Duration.seconds(10),
  /** For fields drafted anew while their owner waits. */
  redrafting: Duration.seconds(20),
  /** Of that, all questions to the model, so that what it did say is still weighed. */
  redraftingModel: Duration.seconds(16),
  /** Pages of a competitor's site. */
  competitorPages: 3,
  /** A draft that is older and shows no sign of life is given up. */
  stuckAfter: Duration.minutes(10)
} as const

/** Answers within the time, from whatever cannot be stopped too. */
export const within = <A, E>(
  effect: Effect.Effect<A, E>,
  time: Duration.Duration
): Effect.Effect<Option.Option<A>, E> => Effect.timeoutOption(Effect.disconnect(effect), time)

/** Faults that may be gone a moment later. */
export const isTransient = (code: CrawlError): boolean =>
  code === "dns_error" || code === "timeout" || code === "unreachable"

/** How far a draft is, in percent: reading, then drafting, then done. */
export const percent = {
  begun: 5,
  page: 7,
  read: 60,
  /** What the site says by itself is found, and the model is asked. */
  found: 67
} as const

/** The same while a site is read: of all its pages, once it is known how many those are. */
export const percentRead = (settled: number, all: number | null): number =>
  all === null || all === 0
    ? Math.min(percent.read, percent.begun + settled * percent.page)
    : percent.begun + Math.round(((percent.read - percent.begun) * Math.min(settled, all)) / all)
