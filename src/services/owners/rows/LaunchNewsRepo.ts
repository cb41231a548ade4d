/** Who is told of a launch, and how far among the followers its news has gone. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import type { Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

export interface ToldListing {
  readonly slug: string
  readonly name: string
  readonly tagline: string | null
  readonly status: ListingStatus
  readonly owner_id: number | null
  /** Null where nobody owns it. */
  readonly owner_email: string | null
  /** Launches that have begun. */
  readonly launches: number
}
interface LaunchReader {
  readonly user_id: number
  readonly email: string
}

export class LaunchNewsRepo extends Effect.Service<LaunchNewsRepo>()("launchbook/LaunchNewsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const find = (id: number): Effect.Effect<ToldListing | undefined> =>
      sql.first<ToldListing>`
        select l.slug, l.name, l.tagline, l.status, l.owner_id, u.email as owner_email,
          (select count(*) from launches a where a.listing_id = l.id and a.went_live_at is not null) as launches
        from listings l left join users u on u.id = l.owner_id where l.id = ${id}`

    /** Notes that the followers of a listing are to be told of a launch. */
    const begin = (listingId: number, week: Monday) =>
      sql.run`
        insert into launch_news (listing_id, week) values (${listingId}, ${week}) on conflict do nothing`

    /** The last follower who was told, locked until the transaction ends; undefined where all were. */
    const lock = (listingId: number, week: string): Effect.Effect<{ readonly told_up_to: number } | undefined> =>
      sql.first<{ told_up_to: number }>`
        select told_up_to from launch_news where listing_id = ${listingId} and week = ${week} for update`

    /** Followers who were not told yet and did not end such mails; the owner knows. */
    const readersAfter = (
      listing: { readonly id: number; readonly ownerId: number | null },
      userId: number,
      count: number
    ): Effect.Effect<ReadonlyArray<LaunchReader>> =>
      sql.rows<LaunchReader>`
        select f.user_id, u.email from followers f join users u on u.id = f.user_id
        where f.listing_id = ${listing.id} and f.user_id > ${userId}
          and f.user_id is distinct from ${listing.ownerId}::int and u.follow_news <> 'none'
          and not exists (select from ended_mails e where e.user_id = f.user_id and e.kind = 'launches')
        order by f.user_id limit ${count}`

    const toldUpTo = (listingId: number, week: string, userId: number) =>
      sql.run`update launch_news set told_up_to = ${userId} where listing_id = ${listingId} and week = ${week}`

    const end = (listingId: number, week: string) =>
      sql.run`delete from launch_news where listing_id = ${listingId} and week = ${week}`

    return { find, begin, lock, readersAfter, toldUpTo, end } as const
  })
}) {}
