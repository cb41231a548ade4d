/** The versions of listings, as edits keep them. Whoever writes one holds the lock on its listing. */
import { Effect } from "effect"
import type { ListingStatus, Plan, Section } from "../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { Database } from "../../store/Database.ts"

/** As much of a listing as says who has seen it, and what of it. */
export interface SeenRow {
  readonly version: number
  readonly status: ListingStatus
  readonly plan: Plan
  readonly unlocked_sections: ReadonlyArray<Section>
  readonly launched_at: string | null
  readonly badge_missing_since: string | null
}

export class EditLogRepo extends Effect.Service<EditLogRepo>()("launchbook/EditLogRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const seen = (listingId: number): Effect.Effect<SeenRow> =>
      sql.one<SeenRow>`
        select version, status, plan, unlocked_sections, launched_at, badge_missing_since
        from listings where id = ${listingId}`

    /** The next version, of a change that is not in the listing's own columns; `userId` is null for the site team. */
    const keep = (listingId: number, changes: ListingChanges, userId: number | null, now: Date): Effect.Effect<void> =>
      sql.run`
        with edited as (
          update listings set version = version + 1, updated_at = ${now} where id = ${listingId} returning version
        )
        insert into listing_versions (listing_id, version, user_id, at, changes)
        select ${listingId}::int, version, ${userId}::int, ${now}::timestamptz, ${JSON.stringify(changes)}::jsonb
        from edited`

    /** Marks a version as one that is to be told; answers whether an earlier one, kept after `since`, waits already. */
    const awaitReport = (listingId: number, version: number, since: Date): Effect.Effect<boolean> =>
      Effect.zipRight(
        sql.run`
          update listing_versions set awaits_report = true where listing_id = ${listingId} and version = ${version}`,
        sql.some`
          select from listing_versions
          where listing_id = ${listingId} and version < ${version} and awaits_report and at > ${since}`
      )

    return { seen, keep, awaitReport } as const
  })
}) {}
