/**
 * The part of a listing that `domain/listing/ListingStatus.ts` decides about: read under a lock, put through
 * `transition`, and written back whole, together with the launch that belongs to its week.
 */
import { Effect } from "effect"
import type { ListingStatus, Plan } from "../../domain/listing/Listing.ts"
import type { BadgeResult, ListingState } from "../../domain/listing/ListingStatus.ts"
import { Monday } from "../../domain/Week.ts"
import { Database } from "../store/Database.ts"

export interface StateRow {
  readonly id: number
  readonly slug: string
  readonly status: ListingStatus
  readonly plan: Plan
  readonly launch_week: string | null
  readonly badge_result: BadgeResult
  readonly launched_at: string | null
}

/** The columns of a `StateRow`, of `listings l`. */
export const stateColumns = "l.id, l.slug, l.status, l.plan, l.launch_week, l.badge_result, l.launched_at"

export const stateOf = (row: StateRow): ListingState => ({
  status: row.status,
  plan: row.plan,
  week: row.launch_week === null ? null : Monday.make(row.launch_week),
  badge: row.badge_result,
  launched: row.launched_at !== null
})

export class ListingStateRepo extends Effect.Service<ListingStateRepo>()("launchbook/ListingStateRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** A listing of this owner, locked until the transaction ends. */
    const lockOwned = (id: number, ownerId: number): Effect.Effect<StateRow | undefined> =>
      sql.prepared.first<StateRow>`
        select ${sql.literal(stateColumns)} from listings l
        where l.id = ${id} and l.owner_id = ${ownerId} for update`

    const hasCategory = (id: number): Effect.Effect<boolean> =>
      sql.some`select 1 from listing_categories where listing_id = ${id} and is_primary`

    /** Puts a listing that was in no week into one, at the end of that week's queue. */
    const enterQueue = (id: number, state: ListingState, now: Date) =>
      Effect.gen(function* () {
        yield* sql.run`
          update listings set status = ${state.status}, plan = ${state.plan}, launch_week = ${state.week},
            queued_at = ${now}, badge_next_check_at = ${now}, updated_at = ${now}
          where id = ${id}`
        yield* sql.run`
          insert into launches (listing_id, week, kind) values (${id}, ${state.week}, 'free')
          on conflict (listing_id, week) do nothing`
      })

    return { lockOwned, hasCategory, enterQueue } as const
  })
}) {}
