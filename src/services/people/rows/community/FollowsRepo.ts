/** Who follows what, and how each person wants to be told. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../../domain/listing/Listing.ts"
import type { Paging } from "../../../../domain/Page.ts"
import type { FollowNews } from "../../../../domain/people/Follow.ts"
import { Database, type Sql } from "../../../store/Database.ts"

export interface FollowedRow {
  readonly slug: string
  readonly name: string
  readonly tagline: string | null
  readonly status: ListingStatus
  /** Since when. */
  readonly at: string
}

/** How the person `u` is told: as they chose, unless they ended mails of that kind by the link in one. */
export const newsOf = (sql: Sql) => sql`
  case when exists (
    select from ended_mails e
    where e.user_id = u.id and e.kind = case u.follow_news when 'each' then 'updates' else 'digests' end
  ) then 'none' else u.follow_news end`

export class FollowsRepo extends Effect.Service<FollowsRepo>()("launchbook/FollowsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** False where they follow it already. */
    const add = (userId: number, listingId: number, now: Date) =>
      sql.some`
        insert into followers (user_id, listing_id, at) values (${userId}, ${listingId}, ${now})
        on conflict do nothing returning user_id`

    /** False where they did not follow it. */
    const remove = (userId: number, listingId: number) =>
      sql.some`delete from followers where user_id = ${userId} and listing_id = ${listingId} returning user_id`

    /** Adds to the followers of a listing, which is locked. */
    const count = (listingId: number, by: 1 | -1) =>
      sql.run`update listings set followers = followers + ${by} where id = ${listingId}`

    /** News of it that somebody has yet to be told is not theirs any more. */
    const forgetNews = (userId: number, listingId: number) =>
      sql.run`
        delete from waiting_news w using listing_updates u
        where w.user_id = ${userId} and u.id = w.update_id and u.listing_id = ${listingId}`

    const follows = (userId: number, slug: string) =>
      sql.some`
        select from followers f join listings l on l.id = f.listing_id
        where f.user_id = ${userId} and l.slug = ${slug}`

    /** Latest followed first. */
    const list = (userId: number, { page, per_page }: Paging) =>
      sql.rows<FollowedRow>`
        select l.slug, l.name, l.tagline, l.status, f.at
        from followers f join listings l on l.id = f.listing_id where f.user_id = ${userId}
        order by f.at desc, f.listing_id desc limit ${per_page} offset ${(page - 1) * per_page}`

    /** Of those who follow a listing now, how many began on each day since. */
    const begunByDay = (slug: string, since: Date) =>
      sql.rows<{ readonly date: string; readonly followers: number }>`
        select (f.at at time zone 'UTC')::date as date, count(*) as followers
        from followers f join listings l on l.id = f.listing_id
        where l.slug = ${slug} and f.at >= ${since} group by 1 order by 1`

    const total = (userId: number) => sql.value<number>`select count(*) from followers where user_id = ${userId}`

    const choice = (userId: number) =>
      sql.value<FollowNews>`select ${newsOf(sql)} as follow_news from users u where u.id = ${userId}`

    /**
     * Whoever chooses anew wants what they choose, whatever mails about what they follow they ended before; and whoever
     * wants none is not mailed of launches either.
     */
    const choose = (userId: number, news: FollowNews, now: Date) =>
      Effect.all(
        [
          sql.run`update users set follow_news = ${news} where id = ${userId}`,
          sql.run`delete from ended_mails where user_id = ${userId} and kind in ('updates', 'digests', 'launches')`,
          news === "none"
            ? sql.run`insert into ended_mails (user_id, kind, ended_at) values (${userId}, 'launches', ${now})`
            : Effect.void
        ],
        { discard: true }
      )

    /** Sets when what waits for somebody is due; null where they are to hear of none of it. */
    const reschedule = (userId: number, dueAt: Date | null) =>
      dueAt === null
        ? sql.run`delete from waiting_news where user_id = ${userId}`
        : sql.run`update waiting_news set due_at = ${dueAt} where user_id = ${userId}`

    return { add, remove, count, forgetNews, follows, list, begunByDay, total, choice, choose, reschedule } as const
  })
}) {}
