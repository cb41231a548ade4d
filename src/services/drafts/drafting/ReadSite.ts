/** Reads a site, and once or twice more where it may only have been away for a moment. */
import { Clock, type Context, Duration, Effect, Option } from "effect"
import { type Crawl, type Crawler, CrawlFailure, type CrawlRequest, crawlDeadline } from "../../crawl/Crawler.ts"
import { draftingLimits, isTransient, within } from "./DraftingLimits.ts"

export const readSite = (
  crawler: Context.Tag.Service<typeof Crawler>,
  request: CrawlRequest
): Effect.Effect<Crawl, CrawlFailure> =>
  Effect.gen(function* () {
    const end = (yield* Clock.currentTimeMillis) + Duration.toMillis(draftingLimits.reading)
    const left = Effect.map(Clock.currentTimeMillis, (now) => Duration.millis(Math.max(0, end - now)))

    const attempt = (pauses: ReadonlyArray<Duration.Duration>): Effect.Effect<Crawl, CrawlFailure> =>
      Effect.flatMap(left, (time) => crawler.crawl({ ...request, deadline: Duration.min(time, crawlDeadline) })).pipe(
        Effect.catchIf(
          ({ code }) => isTransient(code),
          (failure) =>
            Effect.gen(function* () {
              const [pause, ...rest] = pauses
              if (pause === undefined || Duration.greaterThan(pause, yield* left)) return yield* failure
              yield* Effect.sleep(pause)
              return yield* attempt(rest)
            })
        )
      )

    // A crawler keeps its deadline; one that does not must not keep the draft.
    const crawl = yield* within(attempt(draftingLimits.retryPauses), draftingLimits.reading)
    return yield* Option.match(crawl, {
      onNone: () => new CrawlFailure({ code: "timeout", message: `${request.url} could not be read in time.` }),
      onSome: Effect.succeed
    })
  })
