/** Votes that wait, what speaks against them, and what is decided. */
import { Effect } from "effect"
import type { VoteReason, VoterKind, VoteStatus } from "../../../domain/people/Voting.ts"
import { Database } from "../../store/Database.ts"

/** A launch with its listing. */
export interface ReviewedLaunch {
  readonly id: number
  readonly slug: string
  readonly trending: number
  readonly launch_id: number
}
export interface ChangedVote {
  readonly user_id: number
  readonly at: string
  readonly was: VoteStatus
  readonly reasons: ReadonlyArray<VoteReason>
}
export interface WaitingGroup {
  readonly slug: string
  readonly week: string
  readonly reason: VoteReason
  /** Votes of the launch that wait for this reason, and that count. */
  readonly votes: number
  readonly counted: number
}
/** A vote with what a reviewer asks about it. */
export interface ReviewedVote {
  readonly id: number
  readonly slug: string
  readonly week: string
  readonly status: VoteStatus
  readonly reasons: ReadonlyArray<VoteReason>
  readonly at: string
  readonly email: string
  /** How old the account was when it voted. */
  readonly account_hours: number
  readonly voter: VoterKind
  /** The beginning of its network's hash, to tell votes of one network from others; null once it is forgotten. */
  readonly network: string | null
  /** Votes of the account for other launches. */
  readonly other_votes: number
}

export class VoteReviewsRepo extends Effect.Service<VoteReviewsRepo>()("launchbook/VoteReviewsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const pending = sql`v.weight = 0 and not v.excluded`
    const asked = (slug: string | null, reason: VoteReason | null) =>
      sql.and([
        ...(slug === null ? [] : [sql`l.slug = ${slug}`]),
        ...(reason === null ? [] : [sql`v.reasons @> array[${reason}::text]`]),
        sql`true`
      ])

    const groups = (slug: string | null, reason: VoteReason | null, most: number) =>
      sql.rows<WaitingGroup>`
        select l.slug, a.week, why.reason, count(*) as votes, a.votes as counted
        from votes v join launches a on a.id = v.launch_id join listings l on l.id = v.listing_id
        cross join lateral unnest(v.reasons) as why (reason)
        where ${pending} and ${asked(slug, reason)}
        group by l.slug, a.week, a.id, why.reason order by votes desc, a.id desc, why.reason limit ${most}`

    const votes = (slug: string | null, reason: VoteReason | null, most: number) =>
      sql.rows<ReviewedVote>`
        select v.id::int, l.slug, a.week, v.status, v.reasons, v.at, u.email, v.voter,
          floor(extract(epoch from v.at - u.created_at) / 3600)::int as account_hours,
          left(encode(v.network, 'hex'), 6) as network,
          (select count(*) from votes o where o.user_id = v.user_id and o.launch_id <> v.launch_id) as other_votes
        from votes v join launches a on a.id = v.launch_id join listings l on l.id = v.listing_id
        join users u on u.id = v.user_id
        where ${pending} and ${asked(slug, reason)}
        order by v.launch_id desc, v.reasons, v.at, v.id limit ${most}`

    const waiting = sql.rows<{ reason: VoteReason; votes: number }>`
      select why.reason, count(*) as votes from votes v cross join lateral unnest(v.reasons) as why (reason)
      where ${pending} group by why.reason order by votes desc, why.reason`
    const waitingInAll = sql.value<number>`select count(*) from votes v where ${pending}`

    /** The launches that votes belong to. */
    const launchesOf = (ids: ReadonlyArray<number>) =>
      sql.column<number>`
        select distinct launch_id from votes where id = any(${[...ids]}::bigint[]) order by launch_id`
    const launchesWaiting = (slug: string, reason: VoteReason) =>
      sql.column<number>`
        select distinct v.launch_id from votes v join listings l on l.id = v.listing_id
        where l.slug = ${slug} and v.reasons @> array[${reason}::text] and ${pending} order by v.launch_id`

    /** A launch's listing, held until the transaction ends. */
    const hold = (launchId: number) =>
      sql.one<ReviewedLaunch>`
        select l.id, l.slug, l.trending, a.id as launch_id from listings l join launches a on a.listing_id = l.id
        where a.id = ${launchId} for no key update of l`

    /** Which votes of a launch are meant: some by their ids, or those that wait for a reason. */
    type Which = { readonly ids: ReadonlyArray<number> } | { readonly reason: VoteReason }
    const meant = (which: Which) =>
      "ids" in which
        ? sql`v.id = any(${[...which.ids]}::bigint[])`
        : sql`v.reasons @> array[${which.reason}::text] and ${pending}`

    /** A person's decision; answers the votes to which it is new. */
    const decide = (launchId: number, which: Which, status: "counted" | "excluded", now: Date) =>
      sql.rows<ChangedVote>`
        with found as (
          select v.id, v.status as was from votes v
          where v.launch_id = ${launchId} and ${meant(which)}
            and (v.status <> ${status} or v.decided_at is null) order by v.id for update
        )
        update votes v set weight = ${status === "counted" ? 1 : 0}, excluded = ${status === "excluded"},
          decided_at = ${now}
        from found where v.id = found.id returning v.user_id, v.at, found.was, v.reasons`

    /** Launches with votes that time may have answered, of accounts made before a moment. */
    const aged = (madeBefore: Date, most: number) =>
      sql.column<number>`
        select distinct v.launch_id from votes v join users u on u.id = v.user_id
        where ${pending} and v.decided_at is null and v.reasons <@ array['new_account', 'unverified', 'crowd']
          and u.created_at <= ${madeBefore} and u.mailbox_proven_at is not null
        order by v.launch_id limit ${most}`

    /**
     * What time may have answered at a launch, each with the votes cast in the day around it that are not excluded: of
     * accounts that were new, and in all.
     */
    const agedAt = (launchId: number, madeBefore: Date) =>
      sql.rows<{ id: number; fresh: number; total: number }>`
        select v.id::int, near.fresh, near.total from votes v join users u on u.id = v.user_id
        cross join lateral (
          select count(*) filter (where o.voter = 'new') as fresh, count(*) as total from votes o
          where o.launch_id = v.launch_id and not o.excluded
            and o.at > v.at - interval '12 hours' and o.at < v.at + interval '12 hours'
        ) as near
        where v.launch_id = ${launchId} and ${pending} and v.decided_at is null
          and v.reasons <@ array['new_account', 'unverified', 'crowd']
          and u.created_at <= ${madeBefore} and u.mailbox_proven_at is not null
        order by v.id for update of v`

    /** Counts votes of a launch against which nothing is said any more. */
    const countNow = (ids: ReadonlyArray<number>) =>
      sql.rows<ChangedVote>`
        with found as (
          select id, status as was, reasons from votes where id = any(${[...ids]}::bigint[])
        )
        update votes v set weight = 1, reasons = '{}' from found
        where v.id = found.id returning v.user_id, v.at, found.was, found.reasons`

    /** Keeps votes waiting as part of a crowd; answers those to which that is new. */
    const keepCrowd = (ids: ReadonlyArray<number>) =>
      sql.rows<ChangedVote>`
        update votes v set reasons = v.reasons || 'crowd'::text
        where v.id = any(${[...ids]}::bigint[]) and not v.reasons @> array['crowd']
        returning v.user_id, v.at, 'pending' as was, array['crowd'] as reasons`

    /** Votes of people who own the listing or were invited to it since: by launch. */
    const insiders = sql.column<number>`
      select distinct v.launch_id from votes v join listings l on l.id = v.listing_id
      where not v.excluded and v.decided_at is null and (
        l.owner_id = v.user_id or exists (
          select from draft_invites i join drafts d on d.id = i.draft_id
          where d.listing_id = v.listing_id and i.accepted_by = v.user_id
        )
      ) order by v.launch_id`
    const excludeInsiders = (launchId: number) =>
      sql.rows<ChangedVote>`
        with found as (
          select v.id, v.status as was from votes v join listings l on l.id = v.listing_id
          where v.launch_id = ${launchId} and not v.excluded and v.decided_at is null and (
            l.owner_id = v.user_id or exists (
              select from draft_invites i join drafts d on d.id = i.draft_id
              where d.listing_id = v.listing_id and i.accepted_by = v.user_id
            )
          ) order by v.id for update of v
        )
        update votes v set weight = 0, excluded = true, reasons = array['insider'] from found
        where v.id = found.id returning v.user_id, v.at, found.was, v.reasons`

    /** Whether something is told for the first time. */
    const tellOnce = (about: string, now: Date) =>
      sql.some`
        insert into vote_alarms (about, told_at) values (${about}, ${now}) on conflict do nothing returning about`

    return {
      groups,
      votes,
      waiting,
      waitingInAll,
      launchesOf,
      launchesWaiting,
      hold,
      decide,
      aged,
      agedAt,
      countNow,
      keepCrowd,
      insiders,
      excludeInsiders,
      tellOnce
    } as const
  })
}) {}
