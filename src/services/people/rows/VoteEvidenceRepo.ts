/** What the votes of many accounts say together, and what is forgotten of them. */
import { Effect } from "effect"
import type { RingCandidate, RingedVote } from "../../../domain/people/Rings.ts"
import type { Contender } from "../../../domain/people/Voting.ts"
import { endsAt, type Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"
import type { ChangedVote } from "./VoteReviewsRepo.ts"

export class VoteEvidenceRepo extends Effect.Service<VoteEvidenceRepo>()("launchbook/VoteEvidenceRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Accounts that may be in a ring, by their votes since a moment; the ones that voted last where there are too many. */
    const candidates = (since: Date, launches: number, most: number) =>
      Effect.map(
        sql.rows<{
          user_id: number
          made_at: number
          launches: ReadonlyArray<number>
          networks: ReadonlyArray<string> | null
          firsts: ReadonlyArray<number> | null
        }>`
          select v.user_id, (extract(epoch from u.created_at) * 1000)::float8 as made_at,
            array_agg(v.launch_id) as launches,
            array_agg(distinct encode(v.network, 'hex')) filter (where v.network is not null) as networks,
            array_agg(v.launch_id) filter (where v.voter = 'first') as firsts
          from votes v join users u on u.id = v.user_id
          where v.at > ${since} group by v.user_id, u.created_at
          having count(*) >= ${launches} or bool_or(v.voter = 'first')
          order by max(v.at) desc, v.user_id limit ${most}`,
        (rows): ReadonlyArray<RingCandidate> =>
          rows.map((row) => ({
            userId: row.user_id,
            madeAt: row.made_at,
            launches: row.launches,
            networks: row.networks ?? [],
            firsts: row.firsts ?? []
          }))
      )

    /** Of these votes, the launches in which one is not known to be a ring's. */
    const unflagged = (votes: ReadonlyArray<RingedVote>) =>
      sql.column<number>`
        select distinct v.launch_id from votes v
        join unnest(${votes.map(({ userId }) => userId)}::int[], ${votes.map(({ launchId }) => launchId)}::int[])
          as r (user_id, launch_id) using (user_id, launch_id)
        where v.decided_at is null and not v.excluded and not v.reasons @> array['ring'] order by v.launch_id`

    const flagRing = (launchId: number, users: ReadonlyArray<number>) =>
      sql.rows<ChangedVote>`
        with found as (
          select v.id, v.status as was from votes v
          where v.launch_id = ${launchId} and v.user_id = any(${[...users]}::int[]) and v.decided_at is null
            and not v.excluded and not v.reasons @> array['ring'] order by v.id for update
        )
        update votes v set weight = 0, reasons = v.reasons || 'ring'::text from found
        where v.id = found.id returning v.user_id, v.at, found.was, array['ring'] as reasons`

    /** Weeks that are over and whose awards are not decided. */
    const undecided = (now: Date) =>
      sql.column<string>`
        select week from rollovers where closed_at is null and week + 7 <= ${now}::timestamptz at time zone 'UTC'
        order by week`

    /** Launches of a week, those ahead first, with what counts for them and what waits. */
    const contenders = (week: Monday, most: number) =>
      sql.rows<Contender>`
        select l.slug, v.counted, v.pending from launches a join listings l on l.id = a.listing_id
        cross join lateral (
          select count(*) filter (where weight > 0) as counted,
            count(*) filter (where weight = 0 and not excluded) as pending
          from votes where launch_id = a.id and at < ${new Date(endsAt(week))}
        ) as v
        where a.week = ${week} and a.went_live_at is not null and l.status = 'live' and v.counted + v.pending > 0
        order by v.counted desc, v.pending desc, l.slug limit ${most}`

    /** Forgets where votes before a moment came from. */
    const forgetTraces = (before: Date, most: number): Effect.Effect<number> =>
      Effect.map(
        sql.rows`
          update votes set network = null, mailbox = null where id in (
            select id from votes where at <= ${before} and (network is not null or mailbox is not null)
            order by at limit ${most} for update skip locked
          ) returning 1`,
        (rows) => rows.length
      )

    return { candidates, unflagged, flagRing, undecided, contenders, forgetTraces } as const
  })
}) {}
