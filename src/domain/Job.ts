/** Work that happens after the answer: each kind with its payload, its place in a process, its retries and its hours. */
import { Schema } from "effect"
import { Letter } from "./text/Letter.ts"
import { CalendarDate, Id, Uuid } from "./Wire.ts"

export interface Job<A = unknown> {
  readonly payload: Schema.Schema<A, A>
  readonly description: string
  /** How many run at once in a process that is configured to make so many drafts at once, while so many wait for a model. */
  readonly concurrency: (workers: number, waiting?: number) => number
  /** Tries after the first, one second apart and doubling up to `retryDelayMax` seconds. */
  readonly retries: number
  readonly retryDelayMax: number
  /** Seconds one try may take before it is given up and tried again. */
  readonly expiresIn: number
  /** Seconds a finished job is kept to be looked at; a day unless said. */
  readonly keep?: number
  /** Cron, UTC, to the minute; `jobs/Hours.ts` keeps them. Hours missed while nothing was running count once, at the next start. */
  readonly schedule?: string
}

/** Hours are for a job that need not be told anything: nobody is there to tell it. */
type Scheduled<A> = Record<never, never> extends A ? Pick<Job, "schedule"> : { readonly schedule?: never }

const job = <A>(payload: Schema.Schema<A, A>, rest: Omit<Job, "payload" | "schedule"> & Scheduled<A>): Job<A> => ({
  payload,
  ...rest
})

const nothing = Schema.Struct({})

/** A letter to one address. */
const MailPayload = Schema.Struct({
  to: Schema.String,
  letter: Letter,
  /** When it says nothing any more, such as a link that has run out, ISO 8601: from then on it is not sent. */
  send_before: Schema.optionalWith(Schema.String, { exact: true })
})

export const jobs = {
  // Awaited: somebody looks on while it is made.
  draft: job(Schema.Struct({ draft_id: Uuid, awaited: Schema.optional(Schema.Boolean) }), {
    description: "Read a site and draft its profile.",
    // What waits for a model costs nothing here, and keeps no other draft from being made.
    concurrency: (workers, waiting = 0) => workers + waiting,
    // A kill of the process costs a try as well, and a deploy may kill it many times.
    retries: 20,
    retryDelayMax: 10,
    expiresIn: 180
  }),
  compare: job(Schema.Struct({ draft_id: Uuid, url: Schema.String }), {
    description: "Read a competitor's site and compare.",
    concurrency: (workers) => Math.max(1, Math.floor(workers / 2)),
    retries: 5,
    retryDelayMax: 30,
    expiresIn: 180
  }),
  "badge-check": job(Schema.Struct({ listing_id: Id }), {
    description: "Look for the badge of one listing.",
    concurrency: () => 4,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 60
  }),
  "badge-checks": job(nothing, {
    description: "Look for the badges of all listings whose check is due.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 900,
    schedule: "*/5 * * * *"
  }),
  "claim-checks": job(nothing, {
    description: "Expire claims that nobody proved, and look again for the proof of verified ones whose check is due.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 900,
    // Few are due in an hour, since each is due a month after it was proved.
    schedule: "17 * * * *"
  }),
  rollover: job(Schema.Struct({ week: Schema.optionalWith(CalendarDate, { exact: true }) }), {
    description: "Begin a launch week: launch what is due, move what has no badge, close the week before.",
    concurrency: () => 1,
    retries: 10,
    retryDelayMax: 60,
    expiresIn: 900,
    // Every quarter of an hour, so that a late badge or a missed Monday waits minutes, not a week; a week begins once.
    schedule: "*/15 * * * *"
  }),
  "domain-ratings": job(nothing, {
    description: "Ask how high the domains of all listings are rated, each once a week.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 1800,
    // Every hour, so that what is left of a week's round, or has come since, waits an hour and not a week.
    schedule: "17 * * * *"
  }),
  "notify-followers": job(Schema.Struct({ listing_id: Id, update_id: Id }), {
    description: "Tell a listing's followers of an update.",
    concurrency: () => 1,
    retries: 5,
    retryDelayMax: 60,
    expiresIn: 300
  }),
  "tell-events": job(nothing, {
    description: "Tell whoever is to be told of what happened.",
    concurrency: () => 1,
    retries: 10,
    retryDelayMax: 60,
    expiresIn: 300,
    // What a killed process left untold waits a minute at most.
    schedule: "* * * * *"
  }),
  "tell-launch": job(Schema.Struct({ listing_id: Id, week: CalendarDate }), {
    description: "Tell a listing's followers that it is live.",
    concurrency: () => 1,
    retries: 10,
    retryDelayMax: 60,
    expiresIn: 300
  }),
  departures: job(nothing, {
    description: "Delete the accounts whose people asked for it and whose time is over.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 900,
    schedule: "*/10 * * * *"
  }),
  digests: job(nothing, {
    description: "Mail what was gathered: to followers their digests, to the site team the reviews that wait.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 900,
    schedule: "*/10 * * * *"
  }),
  "report-edits": job(Schema.Struct({ listing_id: Id }), {
    description: "Tell the site team what was edited on a listing.",
    concurrency: () => 1,
    retries: 10,
    retryDelayMax: 60,
    expiresIn: 60
  }),
  "ai-review": job(Schema.Struct({ line_id: Id, position: Schema.Int }), {
    description: "Write the review of a product that was ordered, from the product's own site.",
    concurrency: (workers) => Math.max(1, Math.floor(workers / 2)),
    retries: 5,
    retryDelayMax: 60,
    expiresIn: 180
  }),
  mail: job(MailPayload, {
    description: "Send one mail.",
    concurrency: () => 4,
    // A mail may hold a sign-in link.
    keep: 60,
    // A day and more without a mail server; while it is away a try takes as long as the sender waits for it.
    retries: 3000,
    retryDelayMax: 30,
    expiresIn: 90
  }),
  webhook: job(Schema.Struct({ delivery_id: Id, tries: Schema.Int }), {
    description: "Send one message to one webhook.",
    concurrency: () => 8,
    // For a process that died: what an address refuses is tried again by a job of its own.
    retries: 5,
    retryDelayMax: 60,
    expiresIn: 60
  }),
  orders: job(nothing, {
    description: "Expire unpaid orders, ask the payment provider about silent ones, do and refund what is left to.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 30,
    expiresIn: 300,
    schedule: "* * * * *"
  }),
  "vote-reviews": job(nothing, {
    description: "Look for rings of voters, count what waited for its account's age, tell the team what waits.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 300,
    schedule: "*/10 * * * *"
  }),
  housekeeping: job(nothing, {
    description: "Forget what is past its time: idempotency keys, rate limits, drafts that never ended.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 300,
    schedule: "*/10 * * * *"
  }),
  totals: job(nothing, {
    description: "Count all public listings, launches and founders anew, and mend the totals that are kept of them.",
    concurrency: () => 1,
    retries: 3,
    retryDelayMax: 60,
    expiresIn: 300,
    // It reads every listing, so once a day, when few look on.
    schedule: "40 3 * * *"
  })
} as const

export type JobName = keyof typeof jobs
export type Payload<N extends JobName> = Schema.Schema.Type<(typeof jobs)[N]["payload"]>
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)
export const jobNames = Object.keys(jobs).filter(isJobName)
