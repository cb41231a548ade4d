/**
 * Which function serves which job. There is one for every row of `domain/Job.ts`, or this does not compile, and the
 * worker walks over the rows: a job that is declared is served.
 */
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { isJobName, type JobName, jobNames, jobs, type Payload } from "../domain/Job.ts"
import { strict } from "../domain/Operation.ts"
import { Housekeeping } from "../services/data/Housekeeping.ts"
import { Drafting } from "../services/drafts/Drafting.ts"
import { BadgeCheck } from "../services/launches/BadgeCheck.ts"
import { Rollover } from "../services/launches/Rollover.ts"
import { EditReports } from "../services/listing/EditReports.ts"
import { Fulfilment } from "../services/money/Fulfilment.ts"
import { OrderUpkeep } from "../services/orders/OrderUpkeep.ts"
import { Mailer } from "../services/outside/Mailer.ts"
import { MyListings } from "../services/owners/MyListings.ts"
import { JobFailure, JobRunner } from "../services/store/JobRunner.ts"
import { type Attempt, Jobs, readPayload, TryAgain } from "../services/store/Jobs.ts"

type Handler<N extends JobName> = (payload: Payload<N>, attempt: Attempt) => Effect.Effect<void, TryAgain>
export type JobHandlers = { readonly [N in JobName]: Handler<N> }

/** Every kind of job and what it runs; the compiler refuses a missing one. */
const handlers = Effect.gen(function* () {
  const drafting = yield* Drafting
  const badges = yield* BadgeCheck
  const rollover = yield* Rollover
  const housekeeping = yield* Housekeeping
  const mailer = yield* Mailer
  const listings = yield* MyListings
  const edits = yield* EditReports
  const fulfilment = yield* Fulfilment
  const orders = yield* OrderUpkeep

  const table: JobHandlers = {
    draft: drafting.draft,
    compare: drafting.compare,
    "badge-check": ({ listing_id }) => Effect.asVoid(badges.check(listing_id)),
    "badge-checks": () => Effect.asVoid(badges.due),
    rollover: (payload) => Effect.asVoid(rollover.run(payload)),
    "notify-followers": listings.notifyFollowers,
    "report-edits": edits.tell,
    "ai-review": fulfilment.review,
    mail: (mail) => Effect.mapError(mailer.send(mail), ({ message }) => new TryAgain({ message })),
    orders: () => orders.run,
    housekeeping: () => Effect.asVoid(Effect.zipRight(housekeeping.run, drafting.sweep))
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
    const { workers } = yield* AppConfigTag
    const serveOne = <N extends JobName>(name: N) => engine.work(name, jobs[name].concurrency(workers), table[name])
    yield* Effect.forEach(jobNames, serveOne, { discard: true })
  })

export const layer = Layer.scopedDiscard(Effect.flatMap(handlers, serveAll))
