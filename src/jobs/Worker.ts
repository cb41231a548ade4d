/** Which function serves which job, and how many run at once in this process. */
import { Effect, Layer, Schema } from "effect"
import { AppConfigTag } from "../Config.ts"
import { isJobName, type JobName, jobNames, jobs, type Payload } from "../domain/Job.ts"
import { strict } from "../domain/Operation.ts"
import { sentenceOf } from "../domain/text/Invalid.ts"
import { Housekeeping } from "../services/data/Housekeeping.ts"
import { Drafting } from "../services/drafts/Drafting.ts"
import { BadgeCheck } from "../services/launches/BadgeCheck.ts"
import { Rollover } from "../services/launches/Rollover.ts"
import { Mailer } from "../services/outside/Mailer.ts"
import { MyListings } from "../services/owners/MyListings.ts"
import { JobFailure, JobRunner } from "../services/store/JobRunner.ts"
import { type Attempt, Jobs, TryAgain } from "../services/store/Jobs.ts"

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

  const table: JobHandlers = {
    draft: drafting.draft,
    compare: drafting.compare,
    "badge-check": ({ listing_id }) => Effect.asVoid(badges.check(listing_id)),
    "badge-checks": () => Effect.asVoid(badges.due),
    rollover: (payload) => Effect.asVoid(rollover.run(payload)),
    "notify-followers": listings.notifyFollowers,
    mail: (mail) => Effect.mapError(mailer.send(mail), ({ message }) => new TryAgain({ message })),
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

const runOne = <N extends JobName>(table: JobHandlers, name: N, payload: unknown) => {
  // The payload's schema and the handler stand under the same name in `jobs` and `Handlers`.
  const schema = jobs[name].payload as unknown as Schema.Schema<Payload<N>, unknown>
  const handler: Handler<N> = table[name]
  return Effect.mapError(
    Schema.decodeUnknown(schema, strict.parseOptions)(payload),
    (error) => new JobFailure({ message: `The payload of ${name} is not valid: ${sentenceOf(error)}.` })
  ).pipe(
    Effect.flatMap((decoded) =>
      Effect.mapError(
        handler(decoded, { id: crypto.randomUUID(), lastAttempt: true }),
        ({ message }) => new JobFailure({ message })
      )
    )
  )
}

/** Serves all jobs as long as the scope lives. */
const work = Effect.gen(function* () {
  const engine = yield* Jobs
  const { workers } = yield* AppConfigTag
  const table = yield* handlers
  yield* engine.schedule
  yield* engine.work("draft", workers, table.draft)
  yield* engine.work("compare", Math.max(1, Math.floor(workers / 2)), table.compare)
  yield* engine.work("badge-check", 4, table["badge-check"])
  yield* engine.work("badge-checks", 1, table["badge-checks"])
  yield* engine.work("rollover", 1, table.rollover)
  yield* engine.work("notify-followers", 1, table["notify-followers"])
  yield* engine.work("mail", 4, table.mail)
  yield* engine.work("housekeeping", 1, table.housekeeping)
})

export const layer = Layer.scopedDiscard(work)
