/** The versions of a listing, for whoever looks back at them. */
import { Effect } from "effect"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { Database } from "../../store/Database.ts"

export interface KeptVersion {
  readonly version: number
  readonly at: string
  /** Who made it; null for the site team, and for an account that is gone. */
  readonly by: string | null
  readonly changes: ListingChanges
}

export class HistoryRepo extends Effect.Service<HistoryRepo>()("launchbook/HistoryRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const from = sql.literal(
      "select v.version, v.at, u.email as by, v.changes from listing_versions v left join users u on u.id = v.user_id"
    )

    /** The newest first. */
    const latest = (listingId: number, count: number): Effect.Effect<ReadonlyArray<KeptVersion>> =>
      sql.rows<KeptVersion>`${from} where v.listing_id = ${listingId} order by v.version desc limit ${count}`

    const page = (listingId: number, paging: Paging) =>
      Effect.all({
        items: sql.rows<KeptVersion>`
          ${from} where v.listing_id = ${listingId}
          order by v.version desc limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: sql.value<number>`select count(*) as total from listing_versions where listing_id = ${listingId}`
      })

    const one = (listingId: number, version: number): Effect.Effect<KeptVersion | undefined> =>
      sql.first<KeptVersion>`${from} where v.listing_id = ${listingId} and v.version = ${version}`

    /** What was changed after a version, the oldest edit first. */
    const changesAfter = (listingId: number, version: number): Effect.Effect<ReadonlyArray<ListingChanges>> =>
      sql.column<ListingChanges>`
        select changes from listing_versions where listing_id = ${listingId} and version > ${version} order by version`

    return { latest, page, one, changesAfter } as const
  })
}) {}
