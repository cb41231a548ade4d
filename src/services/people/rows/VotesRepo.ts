/** Votes and the counts that follow from them. Whoever writes holds the listing's row, so that the counts stay exact. */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { VoteDay, VoteIntegrity, VoteReason, VoterKind, VoteStatus } from "../../../domain/people/Voting.ts"
import { Database } from "../../store/Database.ts"

/** A listing with the launch that votes are cast for now: the latest that went live. */
export interface VotedListing {
  readonly id: number
  readonly slug: string
  readonly status: string
  readonly owner_id: number | null
  readonly votes: number
  readonly trending: number
  readonly launch_id: number | null
  readonly launch_votes: number | null
}
export interface VoterRow {
  readonly email: string
  readonly created_at: string
  readonly proven: boolean
  readonly insider: boolean
  readonly earlier_votes: number
  readonly earlier_weeks: number
}
export interface VoteRow {
  readonly id: number
  readonly status: VoteStatus
  readonly reasons: ReadonlyArray<VoteReason>
  readonly at: string
}
/** A vote whose weight has changed: 1 counted from now on, -1 no more. */
export interface Flip {
  readonly at: string
  readonly change: 1 | -1
}
export interface FlaggedVote {
  readonly user_id: number
  readonly at: string
  readonly counted: boolean
}
/** A vote that went with whoever cast it. */
export interface TakenVote {
  readonly launch_id: number
  readonly at: string
  readonly counted: boolean
  readonly reasons: ReadonlyArray<VoteReason>
}
export interface VoteEvent {
  readonly launchId: number
  readonly userId: number
  readonly event: "cast" | "withdrawn" | "flagged" | "counted" | "excluded"
  readonly reasons: ReadonlyArray<VoteReason>
  readonly by: string
  readonly note: string | null
}

interface Unvoted {
  readonly vote_id: null
}
interface Voted extends Pick<VoteRow, "reasons" | "at"> {
  readonly vote_id: number
  readonly vote_status: VoteStatus
}

export class VotesRepo extends Effect.Service<VotesRepo>()("launchbook/VotesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const listing = sql`
      select l.id, l.slug, l.status, l.owner_id, l.votes, l.trending, a.id as launch_id, a.votes as launch_votes
      from listings l left join lateral (
        select id, votes from launches where listing_id = l.id and went_live_at is not null
        order by went_live_at desc, id desc limit 1
      ) a on true`
    const shown = sql`l.status in ('live', 'scheduled')`

    /** What the public sees of it. */
    const find = (slug: string) => sql.first<VotedListing>`${listing} where l.slug = ${slug} and ${shown}`
    /**
     * The same, held until the transaction ends: listings before launches, as the rollover takes them. The row is locked
     * first and read then, since a launch may begin while one waits.
     */
    const hold = (slug: string) =>
      Effect.zipRight(sql.run`select from listings l where l.slug = ${slug} and ${shown} for no key update`, find(slug))

    const voteOf = (userId: number, launchId: number) =>
      sql.first<VoteRow>`
        select id, status, reasons, at from votes where user_id = ${userId} and launch_id = ${launchId}`

    /** Whether the person `u` belongs to a listing: they founded it, or were invited to it. */
    const belongs = (listingId: Fragment) => sql`(
      exists (
        select from draft_invites i join drafts d on d.id = i.draft_id
        where d.listing_id = ${listingId} and (i.accepted_by = u.id or i.email = u.email)
      ) or exists (
        select from listing_founders lf join founders f on f.id = lf.founder_id
        where lf.listing_id = ${listingId} and f.user_id = u.id
      )
    )`

    /** Of these listings the public ones, with one person's vote for each and whether they belong to it. */
    const among = (userId: number, slugs: ReadonlyArray<string>) =>
      Effect.map(
        sql.rows<VotedListing & { readonly insider: boolean } & (Unvoted | Voted)>`
          select s.*, ${belongs(sql`s.id`)} as insider, v.id as vote_id, v.status as vote_status, v.reasons, v.at
          from (${listing} where l.slug = any(${[...slugs]}::text[]) and ${shown}) as s
          join users u on u.id = ${userId}
          left join votes v on v.user_id = u.id and v.launch_id = s.launch_id
          order by s.id`,
        (rows) =>
          rows.map((row) => ({
            listing: row,
            insider: row.insider,
            vote:
              row.vote_id === null
                ? undefined
                : { id: row.vote_id, status: row.vote_status, reasons: row.reasons, at: row.at }
          }))
      )

    /** Whoever votes: since when, whether their mailbox is theirs, what they have to do with the listing, and their votes. */
    const voter = (userId: number, listingId: number, launchId: number) =>
      sql.one<VoterRow>`
        select u.email, u.created_at, u.mailbox_proven_at is not null as proven,
          ${belongs(sql`${listingId}::int`)} as insider,
          earlier.votes as earlier_votes, earlier.weeks as earlier_weeks
        from users u cross join lateral (
          select count(*) as votes, count(distinct date_trunc('week', v.at at time zone 'UTC')) as weeks
          from votes v where v.user_id = u.id and v.launch_id <> ${launchId} and v.weight > 0
        ) as earlier
        where u.id = ${userId}`

    /**
     * How many votes a launch has from a network since either of two moments, of voters that nobody knows since the
     * second, and of a mailbox.
     */
    const beside = (
      launchId: number,
      trace: { readonly network: Buffer; readonly mailbox: Buffer },
      since: Date,
      burst: Date
    ) =>
      sql.one<{ network: number; network_burst: number; fresh_burst: number; mailbox: number }>`
        select near.network, near.burst as network_burst,
          (select count(*) from votes
           where launch_id = ${launchId} and at > ${burst} and voter in ('new', 'first')) as fresh_burst,
          (select count(*) from votes where launch_id = ${launchId} and mailbox = ${trace.mailbox}) as mailbox
        from (
          select count(*) as network, count(*) filter (where at > ${burst}) as burst from votes
          where launch_id = ${launchId} and network = ${trace.network} and at > ${since}
        ) as near`

    /** What a person last decided about somebody's vote for a launch: it holds for the next one, too. */
    const lastDecision = (userId: number, launchId: number) =>
      Effect.map(
        sql.first<{ event: string }>`
          select event from vote_events
          where user_id = ${userId} and launch_id = ${launchId} and event in ('counted', 'excluded') and by <> 'rule'
          order by id desc limit 1`,
        (row) => (row?.event === "counted" || row?.event === "excluded" ? row.event : null)
      )

    const insert = (vote: {
      readonly userId: number
      readonly listingId: number
      readonly launchId: number
      readonly now: Date
      readonly status: VoteStatus
      readonly reasons: ReadonlyArray<VoteReason>
      readonly kind: VoterKind
      readonly network: Buffer
      readonly mailbox: Buffer
      readonly decided: boolean
    }) =>
      sql.run`
        insert into votes (user_id, listing_id, launch_id, at, weight, excluded, reasons, voter, network, mailbox, decided_at)
        values (${vote.userId}, ${vote.listingId}, ${vote.launchId}, ${vote.now}, ${vote.status === "counted" ? 1 : 0},
          ${vote.status === "excluded"}, ${[...vote.reasons]}::text[], ${vote.kind}, ${vote.network}, ${vote.mailbox},
          ${vote.decided ? vote.now : null})`

    /** Every vote that is somebody's goes. */
    const removeAllOf = (userId: number) =>
      sql.rows<TakenVote>`
        delete from votes where user_id = ${userId} returning launch_id, at, weight > 0 as counted, reasons`

    const remove = (id: number) => sql.run`delete from votes where id = ${id}`

    /** Holds a reason against votes of a launch that no person has decided on; answers those it is new to. */
    const flag = (launchId: number, reason: VoteReason, which: "network" | "fresh", since: Date, network: Buffer) =>
      sql.rows<FlaggedVote>`
        with found as (
          select id, weight > 0 as counted from votes
          where launch_id = ${launchId} and at > ${since} and decided_at is null and not excluded
            and voter <> 'trusted' and not reasons @> array[${reason}::text]
            and ${which === "network" ? sql`network = ${network}` : sql`voter in ('new', 'first')`}
          order by id for update
        )
        update votes v set weight = 0, reasons = v.reasons || ${reason}::text from found
        where v.id = found.id returning v.user_id, v.at, found.counted`

    /** When the counted votes of a listing were cast, milliseconds. */
    const countedAt = (listingId: number) =>
      sql.column<number>`
        select (extract(epoch from at) * 1000)::float8 from votes where listing_id = ${listingId} and weight > 0`

    /** The counts of a listing and one of its launches, so many more. */
    const add = (listingId: number, launchId: number, change: number, trending: number) =>
      Effect.zipRight(
        sql.run`update listings set votes = votes + ${change}, trending = ${trending} where id = ${listingId}`,
        sql.run`update launches set votes = votes + ${change} where id = ${launchId}`
      )

    /** All votes of a listing, by what became of them. */
    const integrity = (listingId: number) =>
      sql.one<VoteIntegrity>`
        select count(*) as total, count(*) filter (where status = 'counted') as counted,
          count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'excluded') as excluded
        from votes where listing_id = ${listingId}`
    /** The same for each day with votes since one, UTC. */
    const byDay = (listingId: number, since: Date) =>
      sql.rows<VoteDay>`
        select (at at time zone 'UTC')::date as date, count(*) as total,
          count(*) filter (where status = 'counted') as counted, count(*) filter (where status = 'pending') as pending,
          count(*) filter (where status = 'excluded') as excluded
        from votes where listing_id = ${listingId} and at >= ${since} group by 1 order by 1`

    const note = (events: ReadonlyArray<VoteEvent>, now: Date) =>
      sql.run`
        insert into vote_events (launch_id, user_id, at, event, reasons, by, note)
        select launch_id, user_id, ${now}::timestamptz, event, reasons, by, note
        from jsonb_to_recordset(${JSON.stringify(
          events.map(({ launchId, userId, ...event }) => ({ launch_id: launchId, user_id: userId, ...event }))
        )}::jsonb) as r (launch_id int, user_id int, event text, reasons text[], by text, note text)`

    return {
      find,
      hold,
      voteOf,
      among,
      voter,
      beside,
      lastDecision,
      insert,
      remove,
      removeAllOf,
      flag,
      countedAt,
      add,
      integrity,
      byDay,
      note
    } as const
  })
}) {}
