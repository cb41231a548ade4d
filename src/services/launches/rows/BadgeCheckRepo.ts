/**
 * Whose badge is looked for, and what was seen. A listing is claimed before it is looked at, so two processes
 * never look for one badge at once; it is locked before what was seen is decided about.
 */
import { Effect } from "effect"
import type { BadgeReason } from "../../../domain/listing/BadgeReasons.ts"
import type { ListingState } from "../../../domain/listing/ListingStatus.ts"
import { type StateRow, stateColumns } from "../../listing/ListingStateRepo.ts"
import { Database } from "../../store/Database.ts"

/** What is needed to look. */
export interface Target {
  readonly id: number
  readonly slug: string
  readonly website_url: string
  readonly domain: string
}
/** What is needed to decide. */
export interface CheckedRow extends StateRow {
  readonly name: string
  readonly queued_at: string | null
  readonly badge_checked_at: string | null
  readonly badge_missing_since: string | null
  readonly badge_reminders: number
  /** The launch week before which its owner was reminded to add the badge. */
  readonly badge_reminded_week: string | null
  /** Null where nobody owns it. */
  readonly owner_email: string | null
}
/** Where the badge of one listing stands in time, for its owner. */
export interface BadgeTimesRow extends StateRow {
  readonly badge_next_check_at: string | null
  readonly badge_missing_since: string | null
}
/** A badge that was found again. */
export interface SeenAgain {
  readonly id: number
  readonly page: string
  readonly checked_at: Date
  readonly next_check_at: Date
}
export interface CheckRecord {
  readonly state: ListingState
  readonly reason: BadgeReason | null
  readonly page: string
  readonly checkedAt: Date
  readonly nextCheckAt: Date | null
  readonly missingSince: Date | null
  readonly reminders: number
  readonly remindedWeek: string | null
}

export class BadgeCheckRepo extends Effect.Service<BadgeCheckRepo>()("launchbook/BadgeCheckRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const target = sql.literal("id, slug, website_url, domain")
    // `owesBadge` of CheckTimes.ts, in SQL.
    const owes = sql.literal("plan = 'free' and status not in ('draft', 'removed')")

    /** Makes every check due now that is set for later than `horizon`: the clock has been set back since. */
    const recall = (now: Date, horizon: Date): Effect.Effect<void> =>
      sql.run`
        update listings set badge_next_check_at = ${now} where badge_next_check_at > ${horizon}`

    /**
     * Takes up to `count` listings whose check was due before `before`, by moving their next check to
     * `until`: no other process takes them meanwhile, and after a crash they are due again by then.
     */
    const claimDue = (before: Date, until: Date, count: number) =>
      Effect.gen(function* () {
        const rows = yield* sql.rows<Target & { owes: boolean }>`
          update listings set badge_next_check_at = case when ${owes} then ${until}::timestamptz end
          where id in (
            select id from listings where badge_next_check_at < ${before}
            order by badge_next_check_at, id limit ${count} for update skip locked
          ) returning ${target}, (${owes}) as owes`
        return { taken: rows.length, targets: rows.filter((row) => row.owes) }
      })

    /** Gives back listings that were taken and not looked at, by when they were taken until: they are due at once. */
    const giveBack = (ids: ReadonlyArray<number>, until: Date, now: Date): Effect.Effect<void> =>
      sql.run`
        update listings set badge_next_check_at = ${now}
        where id = any(${[...ids]}::int[]) and badge_next_check_at = ${until}`

    /** Takes one listing, due or not; `undefined` where it owes no badge. */
    const claimOne = (id: number, until: Date): Effect.Effect<Target | undefined> =>
      sql.first<Target>`
        update listings set badge_next_check_at = ${until} where id = ${id} and ${owes} returning ${target}`

    /** `undefined` where the listing is not theirs. */
    const timesOf = (id: number, ownerId: number): Effect.Effect<BadgeTimesRow | undefined> =>
      sql.first<BadgeTimesRow>`
        select ${sql.literal(stateColumns)}, l.badge_next_check_at, l.badge_missing_since
        from listings l where l.id = ${id} and l.owner_id = ${ownerId}`

    const lock = (id: number): Effect.Effect<CheckedRow | undefined> =>
      sql.first<CheckedRow>`
        select ${sql.literal(stateColumns)}, l.name, l.queued_at, l.badge_checked_at, l.badge_missing_since,
          l.badge_reminders, l.badge_reminded_week, u.email as owner_email
        from listings l left join users u on u.id = l.owner_id where l.id = ${id} for update of l`

    const store = (id: number, record: CheckRecord) =>
      sql.run`
        update listings set status = ${record.state.status}, launch_week = ${record.state.week},
          badge_result = ${record.state.badge}, badge_reason = ${record.reason}, badge_page = ${record.page},
          badge_checked_at = ${record.checkedAt}, badge_next_check_at = ${record.nextCheckAt},
          badge_missing_since = ${record.missingSince}, badge_reminders = ${record.reminders},
          badge_reminded_week = ${record.remindedWeek}
        where id = ${id}`

    /**
     * Notes of listings that their badge was found where it was found before, of those that have missed nothing: all that
     * changes is when it was seen. Answers which they were; of the others nothing is written.
     */
    const storeSeenAgain = (seen: ReadonlyArray<SeenAgain>): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        update listings l set badge_reason = null, badge_page = s.page, badge_checked_at = s.checked_at,
          badge_next_check_at = s.next_check_at
        from json_to_recordset(${JSON.stringify(seen)}::json)
          as s (id int, page text, checked_at timestamptz, next_check_at timestamptz)
        where l.id = s.id and plan = 'free' and status in ('live', 'scheduled') and badge_result = 'found'
          and badge_missing_since is null and badge_reminders = 0
        returning l.id`

    /** Takes a launch that has not happened to another week. */
    const moveLaunch = (id: number, from: string, to: string) =>
      sql.run`
        update launches set week = ${to} where listing_id = ${id} and week = ${from} and went_live_at is null
      `

    return { recall, claimDue, giveBack, claimOne, timesOf, lock, store, storeSeenAgain, moveLaunch } as const
  })
}) {}
