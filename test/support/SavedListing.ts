/** Listings put straight into the database, for tests of what comes after a draft was submitted. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { type Letter, letterText } from "../../src/domain/text/Letter.ts"
import { Changes, everything } from "../../src/services/store/Changes.ts"
import type { TestApp } from "./App.ts"

/** Runs one statement, and nobody hears of it: what is kept stays as it was. Values are `$1`, `$2` … */
export const silently = <Row extends object = Record<string, unknown>>(
  app: TestApp,
  text: string,
  values: ReadonlyArray<unknown> = []
): Promise<ReadonlyArray<Row>> =>
  app.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(text, [...values])))

/** One statement behind the back of every use case; answers that are kept are forgotten, as after a real write. */
export const change = async <Row extends object = Record<string, unknown>>(
  app: TestApp,
  text: string,
  values: ReadonlyArray<unknown> = []
): Promise<ReadonlyArray<Row>> => {
  const rows = await silently<Row>(app, text, values)
  await app.run(Effect.flatMap(Changes, (changes) => Effect.orDie(changes.transaction(changes.touch(everything)))))
  return rows
}

/** Asks something, or changes it. */
export const query = <Row extends object = Record<string, unknown>>(
  app: TestApp,
  text: string,
  values: ReadonlyArray<unknown> = []
): Promise<ReadonlyArray<Row>> => (/^\s*select\b/i.test(text) ? silently : change)<Row>(app, text, values)

export interface Saved {
  readonly ownerId: number | null
  /** Its homepage is `https://{host}/`; the slug is the host with hyphens. */
  readonly host: string
  /** Any other column of `listings`. */
  readonly columns?: Readonly<Record<string, unknown>>
  /** False leaves it without a category. */
  readonly category?: boolean
}

export const slugOf = (host: string) => host.replaceAll(".", "-")

/** What a listing on the free plan holds in each state, seen from 2026-11-18. */
export const columns = {
  awaiting: { status: "awaiting_badge", plan: "free", launch_week: "2026-12-28", queued_at: "2026-11-10T00:00:00Z" },
  scheduled: {
    status: "scheduled",
    plan: "free",
    launch_week: "2026-12-28",
    queued_at: "2026-11-10T00:00:00Z",
    badge_result: "found"
  },
  live: {
    status: "live",
    plan: "free",
    launch_week: "2026-11-09",
    launched_at: "2026-11-09T00:00:00Z",
    badge_result: "found"
  },
  paused: {
    status: "paused",
    plan: "free",
    launch_week: "2026-11-09",
    launched_at: "2026-11-09T00:00:00Z",
    badge_result: "not_found",
    badge_missing_since: "2026-11-01T00:00:00Z",
    badge_reminders: 2
  }
} as const

/** A saved listing, a draft unless `columns` says otherwise; answers its id. */
export const saveListing = async (app: TestApp, saved: Saved): Promise<number> => {
  const now = app.clock.now()
  const columns: Record<string, unknown> = {
    slug: slugOf(saved.host),
    owner_id: saved.ownerId,
    status: "draft",
    name: `Product of ${saved.host}`,
    tagline: "Does one thing",
    description: "It does one thing well.",
    website_url: `https://${saved.host}/`,
    site_key: saved.host,
    domain: saved.host,
    created_at: now,
    updated_at: now,
    ...saved.columns
  }
  const names = Object.keys(columns)
  const [row] = await query<{ id: number }>(
    app,
    `insert into listings (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
    Object.values(columns)
  )
  const id = row?.id ?? 0
  if (saved.category !== false) {
    await query(
      app,
      `insert into listing_categories (listing_id, category_id, is_primary)
       select $1, min(id), true from categories having min(id) is not null`,
      [id]
    )
  }
  return id
}

/** A launch of a listing; answers its id. */
export const saveLaunch = async (
  app: TestApp,
  launch: {
    readonly listingId: number
    readonly week: string
    readonly kind?: "free" | "paid" | "relaunch"
    readonly wentLiveAt?: string | null
  }
): Promise<number> => {
  const [row] = await query<{ id: number }>(
    app,
    "insert into launches (listing_id, week, kind, went_live_at) values ($1, $2, $3, $4) returning id",
    [launch.listingId, launch.week, launch.kind ?? "free", launch.wentLiveAt ?? null]
  )
  return row?.id ?? 0
}

/** The mails that wait to be sent, oldest first. For an app that runs no jobs. */
export const waitingMails = async (app: TestApp, to: string) => {
  const rows = await query<{ data: { readonly to: string; readonly letter: Letter } }>(
    app,
    "select data from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on, id",
    [to]
  )
  return rows.map(({ data: { to, letter } }) => ({ to, letter, subject: letter.subject, text: letterText(letter) }))
}

/** Every listing with all that hangs on it, the weeks that have begun, and what waits to be done. */
export const clearListings = (app: TestApp) =>
  app.run(
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.forEach(["awards", "rollovers", "listings", "pgboss.job"], (table) => sql.unsafe(`delete from ${table}`), {
        discard: true
      })
    )
  )
