/** What a person who leaves has in the counts of listings: their votes, reviews and follows. */
import { Effect } from "effect"
import { Database } from "../../../store/Database.ts"
import type { TakenVote } from "../VotesRepo.ts"

export interface CountedListing {
  readonly id: number
  readonly slug: string
  readonly trending: number
}

export class LeavingRepo extends Effect.Service<LeavingRepo>()("launchbook/LeavingRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Every listing that is theirs or that they count in, held until the transaction ends; in one order, as all who hold several. */
    const hold = (userId: number): Effect.Effect<ReadonlyArray<CountedListing>> =>
      sql.rows<CountedListing>`
        select id, slug, trending from listings
        where owner_id = ${userId}
          or id in (select listing_id from votes where user_id = ${userId})
          or id in (select listing_id from followers where user_id = ${userId})
          or id in (select listing_id from reviews where user_id = ${userId})
        order by id for no key update`

    const ofLaunch = (launchId: number) =>
      sql.one<CountedListing>`
        select l.id, l.slug, l.trending from listings l join launches a on a.listing_id = l.id where a.id = ${launchId}`

    /** Votes that count in a week whose awards are decided are nobody's from now on, and final. */
    const freeVotes = (userId: number, now: Date) =>
      sql.run`
        update votes v set user_id = null, network = null, mailbox = null, decided_at = coalesce(v.decided_at, ${now})
        from launches a join rollovers r on r.week = a.week and r.closed_at is not null
        where a.id = v.launch_id and v.user_id = ${userId} and v.weight > 0`

    /** What became of them stays written down, of nobody. */
    const noteWithdrawn = (votes: ReadonlyArray<TakenVote>, now: Date) =>
      sql.run`
        insert into vote_events (launch_id, user_id, at, event, reasons, by)
        select launch_id, null, ${now}::timestamptz, 'withdrawn', reasons, 'departure'
        from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb) as r (launch_id int, reasons text[])`

    /** The listings whose rating they were part of. */
    const takeReviews = (userId: number) =>
      sql.column<number>`
        with gone as (delete from reviews where user_id = ${userId} returning listing_id, status)
        select distinct listing_id from gone where status = 'published' order by listing_id`

    const takeFollows = (userId: number) =>
      sql.run`
        with gone as (delete from followers where user_id = ${userId} returning listing_id)
        update listings l set followers = greatest(0, l.followers - 1) from gone where l.id = gone.listing_id`

    return { hold, ofLaunch, freeVotes, noteWithdrawn, takeReviews, takeFollows } as const
  })
}) {}
