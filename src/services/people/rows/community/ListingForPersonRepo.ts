/** A listing as somebody stands to it who would follow or review it: what state it is in, and whether it is their own. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../../domain/listing/Listing.ts"
import { Database } from "../../../store/Database.ts"

export interface ListingForPerson {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  /** They own it, are named among its founders, or accepted to be. */
  readonly is_own: boolean
}

export class ListingForPersonRepo extends Effect.Service<ListingForPersonRepo>()("launchbook/ListingForPersonRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const columns = (userId: number) => sql`
      l.id, l.slug, l.name, l.status,
      (l.owner_id is not distinct from ${userId}
        or exists (select from listing_founders lf join founders f on f.id = lf.founder_id
                   where lf.listing_id = l.id and f.user_id = ${userId})
        or exists (select from draft_invites i where i.draft_id = l.draft_id and i.accepted_by = ${userId})) as is_own`

    const find = (slug: string, userId: number) =>
      sql.first<ListingForPerson>`select ${columns(userId)} from listings l where l.slug = ${slug}`

    /** The same, locked until the transaction ends, so that what is counted on it is counted in turn. */
    const lock = (slug: string, userId: number) =>
      sql.first<ListingForPerson>`
        select ${columns(userId)} from listings l where l.slug = ${slug} for no key update of l`

    return { find, lock } as const
  })
}) {}
