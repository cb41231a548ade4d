/** News of listings on its way to their followers: how far it has gone, and what waits for whose digest. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../../domain/listing/Listing.ts"
import type { FollowNews } from "../../../../domain/people/Follow.ts"
import { Database } from "../../../store/Database.ts"
import { newsOf } from "./FollowsRepo.ts"

export interface Notice {
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  readonly title: string
  readonly body: string
  /** The id of the last follower whom it has reached. */
  readonly told_up_to: number
}
export interface Follower {
  readonly user_id: number
  readonly email: string
  readonly follow_news: FollowNews
  /** When they were last mailed about this listing. */
  readonly told_at: string | null
}
export interface DigestReader {
  readonly id: number
  readonly email: string
  readonly follow_news: FollowNews
}
export interface WaitingUpdate {
  readonly user_id: number
  readonly listing_id: number
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly body: string
  readonly published_at: string
}

export class FollowerNewsRepo extends Effect.Service<FollowerNewsRepo>()("launchbook/FollowerNewsRepo", {
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
        select f.user_id, u.email, ${newsOf(sql)} as follow_news, f.told_at from followers f join users u on u.id = f.user_id
        where f.listing_id = ${listingId} and f.user_id > ${userId} order by f.user_id limit ${count}`

    const toldUpTo = (updateId: number, userId: number) =>
      sql.run`update listing_updates set told_up_to = ${userId} where id = ${updateId}`

    /** Notes that these followers are mailed about a listing. */
    const mailed = (listingId: number, userIds: ReadonlyArray<number>, now: Date) =>
      userIds.length === 0
        ? Effect.void
        : sql.run`
            update followers set told_at = ${now} where listing_id = ${listingId} and ${sql.in("user_id", userIds)}`

    /** Keeps an update for people's digests. */
    const keep = (updateId: number, waiting: ReadonlyArray<{ readonly user_id: number; readonly due_at: Date }>) =>
      waiting.length === 0
        ? Effect.void
        : sql.run`
            insert into waiting_news (update_id, user_id, due_at)
            select ${updateId}, user_id, due_at
            from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as w (user_id int, due_at timestamptz)
            on conflict do nothing`

    /**
     * Whoever the `count` news that are due longest wait for, locked until the transaction ends; whom somebody else is
     * at is left to them.
     */
    const lockDue = (now: Date, count: number) =>
      sql.rows<DigestReader>`
        select u.id, u.email, ${newsOf(sql)} as follow_news from users u
        where u.id in (
          select user_id from waiting_news where due_at <= ${now} order by due_at, user_id limit ${count}
        ) order by u.id for no key update skip locked`

    /** All that waits for these people, due or not, newest first; it waits no longer. */
    const take = (userIds: ReadonlyArray<number>) =>
      sql.rows<WaitingUpdate>`
        with taken as (delete from waiting_news where ${sql.in("user_id", userIds)} returning user_id, update_id)
        select t.user_id, u.listing_id, l.slug, l.name, u.title, u.body, u.published_at
        from taken t
        join listing_updates u on u.id = t.update_id
        join listings l on l.id = u.listing_id and l.status in ('live', 'scheduled')
        join followers f on f.listing_id = l.id and f.user_id = t.user_id
        order by u.published_at desc, u.id desc`

    return { lockNotice, followersAfter, toldUpTo, mailed, keep, lockDue, take } as const
  })
}) {}
