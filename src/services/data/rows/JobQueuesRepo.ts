/**
 * The queues as they stand. What a job was given is not read here: a mail that waits may carry a link to sign in with.
 */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface QueueCount {
  readonly name: string
  /** Due, or waiting for their hour. */
  readonly waiting: number
  readonly active: number
  /** Tried once at least, and to be tried again. */
  readonly retrying: number
  readonly failed: number
  readonly done: number
  readonly oldest_at: string | null
  readonly last_done_at: string | null
}
export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly at: string
  readonly tries: number
  readonly message: string | null
}

export class JobQueuesRepo extends Effect.Service<JobQueuesRepo>()("launchbook/JobQueuesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const counts: Effect.Effect<ReadonlyArray<QueueCount>> = sql.rows<QueueCount>`
      select name, count(*) filter (where state = 'created')::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'retry')::int as retrying,
        count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'completed')::int as done,
        min(start_after) filter (where state in ('created', 'retry')) as oldest_at,
        max(completed_on) filter (where state = 'completed') as last_done_at
      from pgboss.job group by name`

    /** Given up for good, the latest first. */
    const failures = (most: number): Effect.Effect<ReadonlyArray<FailedJob>> =>
      sql.rows<FailedJob>`
        select id, name, coalesce(completed_on, created_on) as at, retry_count + 1 as tries,
          left(coalesce(output->>'message', output->'value'->>'message', output::text), 400) as message
        from pgboss.job where state = 'failed' order by completed_on desc nulls last, id limit ${most}`

    const failed = sql.value<number>`select count(*) from pgboss.job where state = 'failed'`

    /** The name of a job that was given up, held until the transaction ends. */
    const lockFailed = (id: string) =>
      sql.first<{ name: string }>`select name from pgboss.job where id = ${id}::uuid and state = 'failed' for update`

    /** Makes it due once more, with one try. */
    const again = (name: string, id: string, now: Date) =>
      sql.run`
        update pgboss.job set state = 'retry', completed_on = null, retry_limit = retry_count + 1, start_after = ${now}
        where name = ${name} and id = ${id}::uuid and state = 'failed'`

    return { counts, failures, failed, lockFailed, again } as const
  })
}) {}
