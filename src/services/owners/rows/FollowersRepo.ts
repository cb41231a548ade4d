/** Followers of a listing, and how far among them the news of an update has gone. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import { Database } from "../../store/Database.ts"

export interface Notice {
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  readonly title: string
  readonly body: string
  /** The id of the last follower who was told. */
  readonly told_up_to: number
}
export interface Follower {
  readonly user_id: number
  readonly email: string
}

export class FollowersRepo extends Effect.Service<FollowersRepo>()("launchbook/FollowersRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** An update and how far its news has gone, locked until the transaction ends. */
    const lockNotice = (listingId: number, updateId: number): Effect.Effect<Notice | undefined> =>
      sql.first<Notice>`
        select l.slug, l.name, l.status, u.title, u.body, u.told_up_to
        from listing_updates u join listings l on l.id = u.listing_id
        where u.id = ${updateId} and u.listing_id = ${listingId} for update of u`

    const followersAfter = (listingId: number, userId: number, count: number) =>
      sql.rows<Follower>`
        select f.user_id, u.email from followers f join users u on u.id = f.user_id
        where f.listing_id = ${listingId} and f.user_id > ${userId} order by f.user_id limit ${count}`

    const toldUpTo = (updateId: number, userId: number) =>
      sql.run`update listing_updates set told_up_to = ${userId} where id = ${updateId}`

    return { lockNotice, followersAfter, toldUpTo } as const
  })
}) {}
