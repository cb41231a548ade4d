/** Claims, each with the listing it is of as that stands now. */
import { Effect } from "effect"
import type { ClaimMethod, ClaimStatus } from "../../../domain/listing/Claim.ts"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { Database } from "../../store/Database.ts"

/** What can be claimed. */
export interface Claimable {
  readonly id: number
  readonly website_url: string
  readonly owner_id: number | null
  readonly verified: boolean
}

export interface ClaimRow {
  readonly id: number
  readonly listing_id: number
  readonly user_id: number
  readonly method: ClaimMethod
  /** A pending one past its time is expired. */
  readonly status: ClaimStatus
  readonly token: string
  readonly email: string | null
  readonly created_at: string
  readonly expires_at: string
  readonly verified_at: string | null
  readonly checked_at: string | null
  readonly check_found: boolean | null
  readonly check_detail: string | null
  readonly missing_since: string | null
  readonly slug: string
  readonly name: string
  readonly website_url: string
  readonly listing_status: ListingStatus
  readonly owner_id: number | null
  readonly claimant: string
}

/** What is needed to look again. */
export interface DueClaim {
  readonly id: number
  readonly listing_id: number
  readonly method: ClaimMethod
  readonly token: string
  readonly website_url: string
}

/** The first of the locks on an account; any number that no other part of the database locks on. */
const turns = 727_020

export class ClaimsRepo extends Effect.Service<ClaimsRepo>()("launchbook/ClaimsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const select = (now: Date) => sql`
      select c.id, c.listing_id, c.user_id, c.method, c.token, c.email, c.created_at, c.expires_at, c.verified_at,
        c.checked_at, c.check_found, c.check_detail, c.missing_since, l.slug, l.name, l.website_url,
        l.status as listing_status, l.owner_id, u.email as claimant,
        case when c.status = 'pending' and c.expires_at <= ${now} then 'expired' else c.status end as status
      from claims c join listings l on l.id = c.listing_id join users u on u.id = c.user_id`

    /** A listing of any status but removed: a site that somebody else holds unpublished must be claimable too. */
    const claimable = (slug: string): Effect.Effect<Claimable | undefined> =>
      sql.first<Claimable>`
        select id, website_url, owner_id, verified from listings where slug = ${slug} and status <> 'removed'`

    /** Two claims at once would each find no other: an account's take turns until their transactions end. */
    const takeTurns = (userId: number) => sql.run`select pg_advisory_xact_lock(${turns}, ${userId})`

    const countPending = (userId: number, now: Date): Effect.Effect<number> =>
      sql.value<number>`
        select count(*) from claims where user_id = ${userId} and status = 'pending' and expires_at > ${now}`

    const find = (id: number, now: Date): Effect.Effect<ClaimRow | undefined> =>
      sql.first<ClaimRow>`${select(now)} where c.id = ${id}`

    const owned = (id: number, userId: number, now: Date): Effect.Effect<ClaimRow | undefined> =>
      sql.first<ClaimRow>`${select(now)} where c.id = ${id} and c.user_id = ${userId}`

    const page = (userId: number, paging: Paging, now: Date) =>
      Effect.all({
        rows: sql.rows<ClaimRow>`${select(now)} where c.user_id = ${userId} order by c.id desc
          limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: sql.value<number>`select count(*) from claims where user_id = ${userId}`
      })

    /** What proves the listing to be this person's now. */
    const standing = (listingId: number, userId: number) =>
      sql.first<{ method: ClaimMethod; missing_since: string | null }>`
        select method, missing_since from claims
        where listing_id = ${listingId} and user_id = ${userId} and status = 'verified'`

    const pendingOf = (listingId: number, userId: number, method: ClaimMethod, now: Date) =>
      sql.first<{ id: number }>`
        select id from claims where listing_id = ${listingId} and user_id = ${userId} and method = ${method}
          and status = 'pending' and expires_at > ${now}`

    const insert = (claim: {
      readonly listingId: number
      readonly userId: number
      readonly method: ClaimMethod
      readonly token: string
      readonly email: string | null
      readonly linkHash: Buffer | null
      readonly now: Date
      readonly expiresAt: Date
    }) =>
      Effect.map(
        sql.one<{ id: number }>`
          insert into claims (listing_id, user_id, method, token, email, link_hash, created_at, expires_at)
          values (${claim.listingId}, ${claim.userId}, ${claim.method}, ${claim.token}, ${claim.email}, ${claim.linkHash},
            ${claim.now}, ${claim.expiresAt})
          returning id`,
        ({ id }) => id
      )

    /** Its time begins anew, and of its links the new one alone works. */
    const renew = (id: number, email: string | null, linkHash: Buffer | null, expiresAt: Date) =>
      sql.run`
        update claims set email = ${email}, link_hash = ${linkHash}, expires_at = ${expiresAt} where id = ${id}`

    /** Writes down what is so already of those past their time, of one account or of all; what another process has is left out. */
    const expire = (now: Date, userId: number | null = null) =>
      sql.run`
        update claims set status = 'expired', link_hash = null
        where id in (
          select id from claims
          where status = 'pending' and expires_at <= ${now} and (${userId}::int is null or user_id = ${userId}::int)
          order by id for update skip locked
        )`

    /** The listing first, then the claim, in which order everybody locks them; false where either is gone. */
    const lock = (listingId: number, id: number): Effect.Effect<boolean> =>
      Effect.zipRight(
        sql.run`select 1 from listings where id = ${listingId} for update`,
        sql.some`select 1 from claims where id = ${id} and listing_id = ${listingId} for update`
      )

    const isLink = (id: number, hash: Buffer): Effect.Effect<boolean> =>
      sql.some`select 1 from claims where id = ${id} and link_hash = ${hash}`

    const checked = (id: number, check: { readonly at: Date; readonly found: boolean; readonly detail: string }) =>
      sql.run`
        update claims set checked_at = ${check.at}, check_found = ${check.found}, check_detail = ${check.detail}
        where id = ${id}`

    /** Every other claim of the listing is over. */
    const supersedeOthers = (listingId: number, id: number) =>
      sql.run`
        update claims set status = 'superseded', link_hash = null, next_check_at = null, missing_since = null
        where listing_id = ${listingId} and id <> ${id} and status in ('pending', 'verified')`

    const verify = (id: number, now: Date, nextCheckAt: Date | null) =>
      sql.run`
        update claims set status = 'verified', verified_at = ${now}, link_hash = null, next_check_at = ${nextCheckAt},
          missing_since = null
        where id = ${id}`

    const end = (id: number, status: "expired" | "superseded") =>
      sql.run`
        update claims set status = ${status}, link_hash = null, next_check_at = null, missing_since = null
        where id = ${id}`

    /** Gives a listing to somebody; its draft is the latest of theirs that became it, if one did. */
    const giveTo = (listingId: number, userId: number, verified: boolean, now: Date) =>
      sql.run`
        update listings l set owner_id = ${userId}, verified = ${verified}, updated_at = ${now},
          draft_id = case when l.owner_id = ${userId} then l.draft_id else (
            select d.id from drafts d where d.listing_id = l.id and d.user_id = ${userId}
            order by d.updated_at desc, d.id limit 1) end
        where l.id = ${listingId}`

    const unverify = (listingId: number) => sql.run`update listings set verified = false where id = ${listingId}`

    /** Takes up to `count` claims that were due before `before`, by moving their next look to `until`. */
    const takeDue = (before: Date, until: Date, count: number): Effect.Effect<ReadonlyArray<DueClaim>> =>
      sql.rows<DueClaim>`
        with due as (
          select id from claims where next_check_at < ${before}
          order by next_check_at, id limit ${count} for update skip locked
        )
        update claims c set next_check_at = ${until} from due, listings l
        where c.id = due.id and l.id = c.listing_id
        returning c.id, c.listing_id, c.method, c.token, l.website_url`

    const lookAgain = (id: number, at: Date, missingSince: Date | null) =>
      sql.run`update claims set next_check_at = ${at}, missing_since = ${missingSince} where id = ${id}`

    return {
      claimable,
      takeTurns,
      countPending,
      find,
      owned,
      page,
      standing,
      pendingOf,
      insert,
      renew,
      expire,
      lock,
      isLink,
      checked,
      supersedeOthers,
      verify,
      end,
      giveTo,
      unverify,
      takeDue,
      lookAgain
    } as const
  })
}) {}
