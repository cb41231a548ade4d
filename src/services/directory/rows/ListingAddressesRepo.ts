/** The pages of public listings, for the sitemap: read by id, so that a listing always stands in the same file. */
import { Effect } from "effect"
import { listingPath } from "../../../domain/listing/Links.ts"
import { Database } from "../../store/Database.ts"

export interface ListingAddress {
  readonly path: string
  readonly changedAt: string
}

export class ListingAddressesRepo extends Effect.Service<ListingAddressesRepo>()("launchbook/ListingAddressesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** The highest id there is, of any status; 0 where there is none. */
    const lastId = sql.value<number>`select coalesce(max(id), 0) from listings`

    /** Of the public listings with ids past `after`, up to `upTo`. */
    const between = (after: number, upTo: number): Effect.Effect<ReadonlyArray<ListingAddress>> =>
      Effect.map(
        sql.rows<{ slug: string; updated_at: string }>`
          select slug, updated_at from listings
          where id > ${after} and id <= ${upTo} and status in ('live', 'scheduled') order by id`,
        (rows) => rows.map((row) => ({ path: listingPath(row.slug), changedAt: row.updated_at }))
      )

    return { lastId, between } as const
  })
}) {}
