/**
 * Which function serves which job. There is one for every row of `domain/Job.ts`, or this does not compile, and the
 * worker walks over the rows: a job that is declared is served.
 */
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { isJobName, type JobName, jobNames, jobs, type Payload } from "../domain/Job.ts"
import { strict } from "../domain/Operation.ts"
import { Departures } from "../services/data/Export.ts"
import { Housekeeping } from "../services/data/Housekeeping.ts"
import { DomainRatingChecks } from "../services/directory/DomainRatingChecks.ts"
import { Drafter } from "../services/drafter/Drafter.ts"
import { Drafting } from "../services/drafts/Drafting.ts"
import { BadgeCheck } from "../services/launches/BadgeCheck.ts"
import { Rollover } from "../services/launches/Rollover.ts"
import { EditReports } from "../services/listing/EditReports.ts"
import { Fulfilment } from "../services/money/Fulfilment.ts"
import { OrderUpkeep } from "../services/orders/OrderUpkeep.ts"
import { ClaimChecks } from "../services/owners/Claims.ts"
import { News } from "../services/owners/News.ts"
import { Webhooks } from "../services/owners/Webhooks.ts"
import { Follows } from "../services/people/Follows.ts"
import { Reviews } from "../services/people/Reviews.ts"
import { VoteReviews } from "../services/people/VoteReviews.ts"
import { JobFailure, JobRunner } from "../services/store/JobRunner.ts"
import { type Attempt, Jobs, readPayload, type TryAgain } from "../services/store/Jobs.ts"
import { sendMail } from "./SendMail.ts"

type Handler<N extends JobName> = (payload: Payload<N>, attempt: Attempt) => Effect.Effect<void, TryAgain>
export type JobHandlers = { readonly [N in JobName]: Handler<N> }

/** Every kind of job and what it runs; the compiler refuses a missing one. */
const handlers = Effect.gen(function* () {
  const drafting = yield* Drafting
  const badges = yield* BadgeCheck
  const claims = yield* ClaimChecks
  const rollover = yield* Rollover
  const ratings = yield* DomainRatingChecks
  const housekeeping = yield* Housekeeping
  const departures = yield* Departures
  const mail = yield* sendMail
  const follows = yield* Follows
  const reviews = yield* Reviews
  const edits = yield* EditReports
  const fulfilment = yield* Fulfilment
  const orders = yield* OrderUpkeep
  const news = yield* News
  const webhooks = yield* Webhooks
  const votes = yield* VoteReviews

  const table: JobHandlers = {
    draft: drafting.draft,
    compare: drafting.compare,
    "badge-check": ({ listing_id }) => Effect.asVoid(badges.check(listing_id)),
    "badge-checks": () => Effect.asVoid(badges.due),
    "claim-checks": () => Effect.asVoid(claims.run),
    rollover: (payload) => Effect.asVoid(rollover.run(payload)),
    "notify-followers": follows.tell,
    departures: () => Effect.asVoid(departures.run),
    digests: () => Effect.zipRight(follows.sendDigests, reviews.report),
    "domain-ratings": () => Effect.asVoid(ratings.run),
    "tell-events": () => news.tell,
    "tell-launch": news.tellFollowers,
    "report-edits": edits.tell,
    "ai-review": fulfilment.review,
    webhook: webhooks.deliver,
    mail,
    orders: () => orders.run,
    "vote-reviews": () => Effect.asVoid(votes.run),
    housekeeping: () => Effect.asVoid(Effect.zipRight(housekeeping.run, drafting.sweep)),
    totals: () => Effect.asVoid(housekeeping.mendTotals)
  }
  return table
})

/** Runs one job on demand, in this process. */
export const runner = Layer.effect(
  JobRunner,
  Effect.map(handlers, (table) => ({
    run: (name: string, payload: unknown) => {
      if (!isJobName(name))
        return new JobFailure({ message: `There is no job ${name}. There are: ${jobNames.join(", ")}.` })
      return runOne(table, name, payload)
    }
  }))
)

const runOne = <N extends JobName>(table: JobHandlers, name: N, payload: unknown) =>
  readPayload(name, payload, strict.parseOptions).pipe(
    Effect.flatMap((decoded) => table[name](decoded, { id: crypto.randomUUID(), lastAttempt: true })),
    Effect.mapError(({ message }) => new JobFailure({ message }))
  )

/** Serves every job with its function, as many at once as its row says, as long as the scope lives. */
export const serveAll = (table: JobHandlers) =>
  Effect.gen(function* () {
    const engine = yield* Jobs
    const { workers, modelCalls } = yield* AppConfigTag
    const { hasModel } = yield* Drafter
    const serveOne = <N extends JobName>(name: N) =>
      engine.work(name, jobs[name].concurrency(workers, hasModel ? modelCalls : 0), table[name])
    yield* Effect.forEach(jobNames, serveOne, { discard: true })
  })

export const layer = Layer.scopedDiscard(Effect.flatMap(handlers, serveAll))
