/** Work that happens after the answer: each kind with its payload, its retries and its hours. */
import { Schema } from "effect"
import { CalendarDate, Id, Uuid } from "./Wire.ts"

export interface Job<Name extends string = string, A = unknown> {
  readonly name: Name
  readonly payload: Schema.Schema<A, A>
  readonly description: string
  /** Tries after the first, one second apart and doubling up to `retryDelayMax` seconds. */
  readonly retries: number
  readonly retryDelayMax: number
  /** Seconds one try may take before it is given up and tried again. */
  readonly expiresIn: number
  /** Seconds a finished job is kept to be looked at; a day unless said. */
  readonly keep?: number
  /** Cron, UTC. A run missed while nothing was running happens once, at the next start. */
  readonly schedule?: string
}

const job = <const Name extends string, A>(
  name: Name,
  payload: Schema.Schema<A, A>,
  rest: Omit<Job, "name" | "payload">
): Job<Name, A> => ({ name, payload, ...rest })

const nothing = Schema.Struct({})

export const jobs = {
  draft: job("draft", Schema.Struct({ draft_id: Uuid }), {
    description: "Read a site and draft its profile.",
    // A kill of the process costs a try as well, and a deploy may kill it many times.
    retries: 20,
    retryDelayMax: 10,
    expiresIn: 180
  }),
  compare: job("compare", Schema.Struct({ draft_id: Uuid, url: Schema.String }), {
    description: "Read a competitor's site and compare.",
    retries: 5,
    retryDelayMax: 30,
    expiresIn: 180
  }),
  "badge-check": job("badge-check", Schema.Struct({ listing_id: Id }), {
    description: "Look for the badge of one listing.",
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 60
  }),
  "badge-checks": job("badge-checks", nothing, {
    description: "Look for the badges of all listings whose check is due.",
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 900,
    schedule: "*/5 * * * *"
  }),
  rollover: job("rollover", Schema.Struct({ week: Schema.optionalWith(CalendarDate, { exact: true }) }), {
    description: "Begin a launch week: launch what is due, move what has no badge, close the week before.",
    retries: 10,
    retryDelayMax: 60,
    expiresIn: 900,
    // Every quarter of an hour, so that a late badge or a missed Monday waits minutes, not a week; a week begins once.
    schedule: "*/15 * * * *"
  }),
  "notify-followers": job("notify-followers", Schema.Struct({ listing_id: Id, update_id: Id }), {
    description: "Tell a listing's followers of an update.",
    retries: 5,
    retryDelayMax: 60,
    expiresIn: 300
  }),
  mail: job("mail", Schema.Struct({ to: Schema.String, subject: Schema.String, text: Schema.String }), {
    description: "Send one mail.",
    // A mail may hold a sign-in link.
    keep: 60,
    retries: 12,
    retryDelayMax: 60,
    expiresIn: 60
  }),
  housekeeping: job("housekeeping", nothing, {
    description: "Forget what is past its time: idempotency keys, rate limits, drafts that never ended.",
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 300,
    schedule: "*/10 * * * *"
  })
} as const

export type JobName = keyof typeof jobs
export type Payload<N extends JobName> = Schema.Schema.Type<(typeof jobs)[N]["payload"]>
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)
export const jobNames = Object.keys(jobs).filter(isJobName)
