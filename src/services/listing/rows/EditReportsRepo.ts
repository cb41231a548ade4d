/** The edits of a listing that nobody was told of yet, and whom to tell. */
import { Effect } from "effect"
import type { ListingStatus, Plan, Section } from "../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { Database } from "../../store/Database.ts"

export interface EditedListing {
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  readonly plan: Plan
  readonly unlocked_sections: ReadonlyArray<Section>
}
export interface VersionRow {
  readonly version: number
  readonly at: string
  /** Who made it; null for the site team, and for an account that is gone. */
  readonly by: string | null
  readonly changes: ListingChanges
}

export class EditReportsRepo extends Effect.Service<EditReportsRepo>()("launchbook/EditReportsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Locked until the transaction ends: an edit that is under way has been made by then. */
    const lock = (id: number): Effect.Effect<EditedListing | undefined> =>
      sql.first<EditedListing>`
        select slug, name, status, plan, unlocked_sections from listings where id = ${id} for update`

    /** The versions that wait to be told, the oldest first; from now on they do not. */
    const take = (listingId: number): Effect.Effect<ReadonlyArray<VersionRow>> =>
      sql.rows<VersionRow>`
        with taken as (
          update listing_versions set awaits_report = false where listing_id = ${listingId} and awaits_report
          returning version, user_id, at, changes
        )
        select v.version, v.at, u.email as by, v.changes from taken v left join users u on u.id = v.user_id
        order by v.version`

    return { lock, take } as const
  })
}) {}
