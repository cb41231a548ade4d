/** Reviews: of one person and listing at most one that is shown, and one that waits or was refused. */
import { Effect } from "effect"
import type { ReviewStatus, ReviewText } from "../../../../domain/people/Review.ts"
import { Database } from "../../../store/Database.ts"

/** A review as everybody sees it. */
export interface ShownOpinion extends ReviewText {
  readonly id: number
  /** Null where they gave none. */
  readonly author: string | null
  readonly at: string
}
/** One of somebody's own. */
export interface OwnReviewRow extends ReviewText {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** Whether its listing's page can be opened. */
  readonly is_public: boolean
  readonly status: ReviewStatus
  readonly reason: string | null
  readonly at: string
}
/** One as the site team reads it. */
export interface TeamReviewRow extends ReviewText {
  readonly id: number
  readonly status: ReviewStatus
  readonly reason: string | null
  readonly at: string
  readonly slug: string
  readonly listing: string
  readonly email: string
  readonly author: string | null
  readonly account_created_at: string
  /** There is one of theirs on the page, which this one would take the place of. */
  readonly replaces: boolean
}
export interface DecidedReview extends ReviewText {
  readonly id: number
  readonly user_id: number
  readonly email: string
  readonly status: ReviewStatus
  readonly listing_id: number
  readonly slug: string
  readonly listing: string
}

export class ReviewsRepo extends Effect.Service<ReviewsRepo>()("launchbook/ReviewsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const shown = (slug: string, count: number) =>
      sql.rows<ShownOpinion>`
        select r.id, r.rating, r.body, u.name as author, r.at
        from reviews r join listings l on l.id = r.listing_id join users u on u.id = r.user_id
        where l.slug = ${slug} and r.status = 'published' order by r.at desc, r.id desc limit ${count}`

    const own = sql`
      select r.id, r.rating, r.body, r.status, r.reason, r.at, l.slug, l.name,
             l.status in ('live', 'scheduled') as is_public
      from reviews r join listings l on l.id = r.listing_id`
    const ownOf = (userId: number, slug: string) =>
      sql.rows<OwnReviewRow>`${own} where r.user_id = ${userId} and l.slug = ${slug} order by r.id`
    const allOf = (userId: number, count: number) =>
      sql.rows<OwnReviewRow>`${own} where r.user_id = ${userId} order by r.at desc, r.id desc limit ${count}`

    /** What of theirs is not shown goes, and this waits in its place. */
    const submit = (userId: number, listingId: number, { rating, body }: ReviewText, now: Date) =>
      Effect.zipRight(
        sql.run`
          delete from reviews where user_id = ${userId} and listing_id = ${listingId} and status <> 'published'`,
        sql.value<number>`
          insert into reviews (user_id, listing_id, rating, body, at, status, awaits_report)
          values (${userId}, ${listingId}, ${rating}, ${body}, ${now}, 'pending', true) returning id`
      )

    /** Whether there was anything to take back. */
    const withdraw = (userId: number, listingId: number) =>
      sql.some`delete from reviews where user_id = ${userId} and listing_id = ${listingId} returning id`

    /** Sets the rating of a listing, which is locked, to that of the reviews that are shown. */
    const rate = (listingId: number) =>
      sql.run`
        update listings l set rating_sum = r.sum, rating_count = r.count
        from (select coalesce(sum(rating), 0) as sum, count(*) as count from reviews
              where listing_id = ${listingId} and status = 'published') r
        where l.id = ${listingId}`

    const decided = sql`
      select r.id, r.user_id, u.email, r.status, r.rating, r.body, r.listing_id, l.slug, l.name as listing
      from reviews r join users u on u.id = r.user_id join listings l on l.id = r.listing_id`
    const find = (id: number) => sql.first<DecidedReview>`${decided} where r.id = ${id}`
    /** Locked with its listing, the listing first, as everything that counts reviews locks it. */
    const lock = (id: number) =>
      Effect.zipRight(
        sql.run`
          select from listings l where l.id = (select listing_id from reviews where id = ${id}) for no key update`,
        sql.first<DecidedReview>`${decided} where r.id = ${id} for update of r`
      )

    /** It takes the place of what its author has on the page, if anything. */
    const publish = ({ id, user_id, listing_id }: DecidedReview, now: Date) =>
      Effect.zipRight(
        sql.run`
          delete from reviews where user_id = ${user_id} and listing_id = ${listing_id} and id <> ${id}`,
        sql.run`
          update reviews set status = 'published', reason = null, decided_at = ${now}, awaits_report = false
          where id = ${id}`
      )

    /** One that is shown is taken off; what of its author waits beside it stays, and is decided by itself. */
    const reject = (id: number, reason: string, now: Date) =>
      sql.run`
        update reviews set status = 'rejected', reason = ${reason}, decided_at = ${now}, awaits_report = false
        where id = ${id}`

    const hasWaiting = ({ user_id, listing_id }: DecidedReview) =>
      sql.some`
        select from reviews where user_id = ${user_id} and listing_id = ${listing_id} and status <> 'published'`
    const drop = (id: number) => sql.run`delete from reviews where id = ${id}`

    const forTeam = (status: ReviewStatus, count: number) =>
      sql.rows<TeamReviewRow>`
        select r.id, r.rating, r.body, r.status, r.reason, r.at, l.slug, l.name as listing, u.email, u.name as author,
               u.created_at as account_created_at,
               r.status <> 'published' and exists (
                 select from reviews o
                 where o.user_id = r.user_id and o.listing_id = r.listing_id and o.status = 'published'
               ) as replaces
        from reviews r join listings l on l.id = r.listing_id join users u on u.id = r.user_id
        where r.status = ${status} order by r.id limit ${count}`

    /** Whether the site team has yet to hear of one that waits since before `before`. */
    const isReportDue = (before: Date) => sql.some`select from reviews where awaits_report and at <= ${before} limit 1`

    /** The reviews that the site team has yet to hear of, which count as told from now on. */
    const takeReport = sql.column<number>`
      update reviews set awaits_report = false where awaits_report and status = 'pending' returning id`
    const pending = sql.value<number>`select count(*) from reviews where status = 'pending'`

    return {
      shown,
      ownOf,
      allOf,
      submit,
      withdraw,
      rate,
      find,
      lock,
      publish,
      reject,
      hasWaiting,
      drop,
      forTeam,
      isReportDue,
      takeReport,
      pending
    } as const
  })
}) {}
