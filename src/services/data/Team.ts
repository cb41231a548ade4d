/** What the site's team looks at: who did what, how the queues stand, what waits, the weeks and the edits. */
import { Data, Effect } from "effect"
import { isJobName, type JobName, jobNames, jobs } from "../../domain/Job.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { addWeeks, day, weekOf } from "../../domain/Week.ts"
import { Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { JobSlots } from "../store/JobSlots.ts"
import { Jobs, readPayload } from "../store/Jobs.ts"
import { Settings } from "../store/Settings.ts"
import { type AuditAsked, AuditTrailRepo } from "./rows/AuditTrailRepo.ts"
import { JobQueuesRepo, type QueueCount } from "./rows/JobQueuesRepo.ts"
import { TeamDeskRepo } from "./rows/TeamDeskRepo.ts"

export type { AuditEntry } from "./rows/AuditTrailRepo.ts"
export type { FailedJob, QueueCount } from "./rows/JobQueuesRepo.ts"
export type { EditRow, PlaceRow, Waiting, WeekRow } from "./rows/TeamDeskRepo.ts"

/** Who did what, for the site's team to read. */
export class AuditTrail extends Effect.Service<AuditTrail>()("launchbook/AuditTrail", {
  dependencies: [AuditTrailRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* AuditTrailRepo

    /** The newest that are asked for, and from where the next ones go on; null where these were the last. */
    const read = (asked: AuditAsked) =>
      Effect.map(repo.page({ ...asked, most: asked.most + 1 }), (rows) => {
        const entries = rows.slice(0, asked.most)
        return { entries, next: rows.length > asked.most ? (entries.at(-1)?.id ?? null) : null }
      })

    return { read } as const
  })
}) {}

/** Why a job is not run. */
export class JobNotRun extends Data.TaggedError("JobNotRun")<{ readonly message: string }> {}

/** Failures that are listed. */
const mostFailures = 50
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Needs nothing to be told, so it can be asked for at any time. */
const isRunnable = (name: JobName) => jobs[name].schedule !== undefined

const quiet = (name: string): QueueCount => ({
  name,
  waiting: 0,
  active: 0,
  retrying: 0,
  failed: 0,
  done: 0,
  oldest_at: null,
  last_done_at: null
})

/** Background work as they see it: how each queue stands, what was given up, and asking for a run now. */
export class JobQueues extends Effect.Service<JobQueues>()("launchbook/JobQueues", {
  dependencies: [Audit.Default, JobQueuesRepo.Default, JobSlots.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const engine = yield* Jobs
    const repo = yield* JobQueuesRepo
    const slots = yield* JobSlots

    const read = Effect.gen(function* () {
      const counts = new Map((yield* repo.counts).map((count) => [count.name, count]))
      const latest = yield* slots.latest
      return {
        queues: jobNames.map((name) => ({
          ...(counts.get(name) ?? quiet(name)),
          name,
          description: jobs[name].description,
          schedule: jobs[name].schedule ?? null,
          lastSlot: latest.get(name) ?? null,
          isRunnable: isRunnable(name)
        })),
        failures: yield* repo.failures(mostFailures)
      }
    })

    /** Queues a job that needs to be told nothing; whichever process is free takes it. */
    const runNow = (by: Doer, name: string) =>
      changes.transaction(
        Effect.gen(function* () {
          if (!isJobName(name) || !isRunnable(name))
            return yield* new JobNotRun({ message: `${name} is no job that can be asked for.` })
          const payload = yield* Effect.mapError(readPayload(name, {}), ({ message }) => new JobNotRun({ message }))
          yield* engine.send(name, payload)
          yield* audit.write(by, "job_run", name)
        })
      )

    /** Tries once more what was given up. */
    const retry = (by: Doer, id: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const found = uuid.test(id) ? yield* repo.lockFailed(id) : undefined
          if (found === undefined)
            return yield* new JobNotRun({ message: "That job is not among those that failed any more." })
          yield* repo.again(found.name, id, yield* instant)
          yield* audit.write(by, "job_retried", found.name, id)
        })
      )

    return { read, runNow, retry } as const
  })
}) {}

const pulseDays = 7
/** Weeks that are shown before and after the running one. */
const weeksBack = 3
const weeksAhead = 12

/** What waits for a person, what the last days brought, weeks and edits. It only reads. */
export class TeamDesk extends Effect.Service<TeamDesk>()("launchbook/TeamDesk", {
  dependencies: [TeamDeskRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* TeamDeskRepo
    const settings = yield* Settings

    const overview = Effect.gen(function* () {
      const now = yield* instant
      const all = yield* settings.all
      return {
        waiting: yield* repo.waiting,
        pulse: yield* repo.pulse(new Date(now.getTime() - pulseDays * day)),
        /** Without them no invoice can say who sells. */
        isSellerNamed: all("seller.name") !== null && all("seller.country") !== null
      }
    })

    const weeks = Effect.gen(function* () {
      const now = yield* instant
      const current = weekOf(now)
      return {
        current,
        capacity: yield* settings.get("free_plan.weekly_capacity"),
        weeks: yield* repo.weeks(addWeeks(current, -weeksBack), addWeeks(current, weeksAhead))
      }
    })

    /** Featured places of the running week and of those to come. */
    const featured = Effect.gen(function* () {
      const now = yield* instant
      return { current: weekOf(now), places: yield* repo.places("featured", weekOf(now), now) }
    })

    const edits = (asked: { readonly slug: string | null; readonly by: string | null }, paging: Paging) =>
      Effect.map(repo.edits(asked.slug, asked.by, paging), ({ items, total }) => toPage(paging, items, total))

    return { overview, weeks, featured, edits } as const
  })
}) {}
