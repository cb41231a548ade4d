/** The listings that an owner approved as alternatives of theirs. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import { Database } from "../../store/Database.ts"

export interface ApprovedRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly tagline: string | null
  readonly status: ListingStatus
}

export class ApprovedRepo extends Effect.Service<ApprovedRepo>()("launchbook/ApprovedRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal("l.id, l.slug, l.name, l.tagline, l.status")

    /** In their order, also those that are not shown just now. */
    const list = (listingId: number): Effect.Effect<ReadonlyArray<ApprovedRow>> =>
      sql.rows<ApprovedRow>`
        select ${columns} from alternatives a join listings l on l.id = a.alternative_id
        where a.listing_id = ${listingId} and l.status <> 'removed' order by a.position, l.id`

    /** Live ones, by slug or by the site that is listed. */
    const live = (slug: string, siteKey: string | null): Effect.Effect<ApprovedRow | undefined> =>
      sql.first<ApprovedRow>`
        select ${columns} from listings l
        where l.status = 'live' and (l.slug = ${slug} or l.site_key = ${siteKey})
        order by l.slug = ${slug} desc, l.id limit 1`

    const set = (listingId: number, ids: ReadonlyArray<number>): Effect.Effect<void> =>
      Effect.zipRight(
        sql.run`delete from alternatives where listing_id = ${listingId}`,
        sql.run`
          insert into alternatives (listing_id, alternative_id, position)
          select ${listingId}::int, id, place from unnest(${[...ids]}::int[]) with ordinality as given (id, place)`
      )

    return { list, live, set } as const
  })
}) {}
