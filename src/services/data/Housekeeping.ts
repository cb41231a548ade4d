/** Forgets what is past its time, and mends totals. Safe to repeat and to run on several machines at once. */
import { Clock, Effect } from "effect"
import { day, hour } from "../../domain/Week.ts"
import { keptMillis } from "../execute/Execute.ts"
import { TotalsRepo } from "../listing/TotalsRepo.ts"
import { Views } from "../people/Views.ts"
import { VoteReviews } from "../people/VoteReviews.ts"
import { Settings } from "../store/Settings.ts"
import { ExpiredAccess } from "./accounts/ExpiredAccess.ts"
import { HousekeepingRepo } from "./rows/HousekeepingRepo.ts"

/** Longer than any window that is counted. */
const rateLimitsMillis = 25 * hour
/** A clock that is set back by more than this makes hours come again. */
const jobSlotsMillis = 30 * day
/** Longer than anything is told late. */
const eventsMillis = 90 * day
/** A picture is kept a moment before whatever shows it. */
const unheldImagesMillis = hour
/** Rows a statement: it must end well before it times out, and a write must not wait behind it. */
const batch = 10_000

export class Housekeeping extends Effect.Service<Housekeeping>()("launchbook/Housekeeping", {
  dependencies: [
    HousekeepingRepo.Default,
    ExpiredAccess.Default,
    Views.Default,
    VoteReviews.Default,
    TotalsRepo.Default
  ],
  effect: Effect.gen(function* () {
    const repo = yield* HousekeepingRepo
    const access = yield* ExpiredAccess
    const settings = yield* Settings
    const views = yield* Views
    const votes = yield* VoteReviews
    const totals = yield* TotalsRepo

    const all = (forget: Effect.Effect<number>) =>
      Effect.iterate(
        { total: 0, last: batch },
        {
          while: ({ last }) => last === batch,
          body: ({ total }) => Effect.map(forget, (count) => ({ total: total + count, last: count }))
        }
      ).pipe(Effect.map(({ total }) => total))

    /** Answers how many rows of each were forgotten. Runs every ten minutes, so a key is gone within 25 hours. */
    const run = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      yield* repo.analyze
      yield* totals.fold
      return {
        idempotencyKeys: yield* all(repo.forgetIdempotencyKeys(new Date(now - keptMillis), batch)),
        rateLimits: yield* all(repo.forgetRateLimits(new Date(now - rateLimitsMillis), batch)),
        jobSlots: yield* all(repo.forgetJobSlots(new Date(now - jobSlotsMillis), batch)),
        webhookMessages: yield* all(
          repo.forgetWebhookMessages(new Date(now - (yield* settings.get("webhooks.log_days")) * day), batch)
        ),
        events: yield* all(repo.forgetEvents(new Date(now - eventsMillis), batch)),
        visits: yield* all(views.forget),
        voteTraces: yield* all(votes.forget),
        images: yield* all(repo.forgetImages(new Date(now - unheldImagesMillis), batch)),
        access: yield* access.forget
      }
    })

    /** Counts anew what totals are kept of; answers those that were off, which nothing in the service can have caused. */
    const mendTotals = Effect.tap(totals.mend, (drifts) =>
      Effect.forEach(
        drifts,
        ({ facet, key, status, off }) =>
          Effect.logWarning(`the total of ${facet} ${key} (${status}) was off by ${off}`),
        { discard: true }
      )
    )

    return { run, mendTotals } as const
  })
}) {}
