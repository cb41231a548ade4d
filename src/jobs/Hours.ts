/**
 * Keeps the hours of the jobs: one fiber for each job that has a schedule, which puts every slot into the queue as it
 * comes. The queue then sees to it that the job runs.
 *
 * Invariant: as long as any process keeps the hours, the latest slot that has passed has been queued, and none is ever
 * queued twice. So at a start, and when the clock jumps ahead, the latest of the slots that were missed is made up for
 * and those before it are not: each of these jobs does all that is due when it runs (a rollover begins every week up to
 * the running one by itself), so that one run makes up for any number. A slot carries no date for the same reason: a
 * rollover that comes late must launch into the week that is running, not into one that is over.
 */
import { Clock, Cron, Duration, Effect, Either, Layer, Schedule } from "effect"
import { type JobName, jobNames, jobs } from "../domain/Job.ts"
import { JobSlots } from "../services/store/JobSlots.ts"

export interface Hours {
  readonly job: JobName
  /** Cron, to the minute. */
  readonly schedule: string
}

/**
 * No fiber sleeps longer without looking at the clock. A timer counts no time in which the machine slept or the clock
 * was set, and one of more than 24 days never ends.
 */
const longestSleep = Duration.toMillis("6 hours")

/** A fiber that fell is started again after a second, then two, then four, up to a minute; in peace it starts anew. */
const restarts = Schedule.exponential("1 second").pipe(
  Schedule.union(Schedule.spaced("1 minute")),
  Schedule.resetAfter("10 minutes")
)

/** The latest slot at `now`, that minute itself included. */
export const slotAt = (cron: Cron.Cron, now: number): Date => Cron.prev(cron, now + 1000)

/** Queues the slot that has come, then sleeps until the next. */
const keepSlot = (job: JobName, cron: Cron.Cron) =>
  Effect.gen(function* () {
    const slots = yield* JobSlots
    const slot = slotAt(cron, yield* Clock.currentTimeMillis)
    yield* slots.queue(job, slot)
    // From the slot and not from now, so that one which passed meanwhile is queued at once. `Schedule.cron` waits for
    // the slot it saw last, which a clock that was set back has moved out of reach.
    const left = Cron.next(cron, slot).getTime() - (yield* Clock.currentTimeMillis)
    yield* Effect.sleep(Math.min(Math.max(left, 0), longestSleep))
  })

/** Keeps these hours as long as the scope lives. */
export const keep = (hours: ReadonlyArray<Hours>) =>
  Effect.forEach(
    hours,
    ({ job, schedule }) =>
      Effect.gen(function* () {
        const cron = Either.getOrThrow(Cron.parse(schedule, "UTC"))
        yield* Effect.forever(keepSlot(job, cron)).pipe(
          Effect.tapErrorCause((cause) => Effect.logWarning(`the hours of ${job} are not kept, trying again`, cause)),
          // What can fall is the database, which is a defect.
          Effect.sandbox,
          Effect.retry(restarts),
          Effect.annotateLogs({ job }),
          Effect.forkScoped
        )
      }),
    { discard: true }
  )

export const layer = Layer.scopedDiscard(
  keep(jobNames.flatMap((job) => (jobs[job].schedule === undefined ? [] : [{ job, schedule: jobs[job].schedule }])))
)
