/**
 * The hours of the jobs that have some. A slot is one minute that a job's schedule names. Its row is written by the
 * transaction that queues the job, so whoever comes to a slot first queues it and nobody does so again, in this process
 * or another, now or after a restart. Slots know nothing of each other: one that was queued while a clock ran ahead
 * stands in the way of itself alone.
 */
import { Effect } from "effect"
import type { JobName } from "../../domain/Job.ts"
import { Changes } from "./Changes.ts"
import { Database } from "./Database.ts"
import { instant } from "./Instant.ts"
import { Jobs } from "./Jobs.ts"

/** `rollover:2026-11-23T00:00Z`, by which the queue knows it. */
const keyOf = (job: JobName, slot: Date) => `${job}:${slot.toISOString().slice(0, "2026-11-23T00:00".length)}Z`

export class JobSlots extends Effect.Service<JobSlots>()("launchbook/JobSlots", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const changes = yield* Changes
    const jobs = yield* Jobs

    /** False where it was recorded before. */
    const record = (job: JobName, slot: Date): Effect.Effect<boolean> =>
      Effect.flatMap(
        instant,
        (now) => sql.some`
          insert into job_slots (job, slot, queued_at) values (${job}, ${slot}, ${now})
          on conflict do nothing returning 1`
      )

    /** Queues the job of a slot, unless that was done; answers whether it was done now. */
    const queue = (job: JobName, slot: Date): Effect.Effect<boolean> =>
      Effect.gen(function* () {
        const recorded = yield* record(job, slot)
        // A job that has hours needs nothing in its payload: `domain/Job.ts` takes no other.
        if (recorded) yield* jobs.send(job, {}, { singletonKey: keyOf(job, slot) })
        return recorded
      }).pipe(changes.transaction)

    /** The latest slot of each job that has been queued. */
    const latest: Effect.Effect<ReadonlyMap<string, string>> = Effect.map(
      sql.rows<{ job: string; slot: string }>`select job, max(slot) as slot from job_slots group by job`,
      (rows) => new Map(rows.map(({ job, slot }) => [job, slot]))
    )

    return { queue, latest } as const
  })
}) {}
