/** The listings shown as alternatives of one. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

/** Alternatives shown for a listing, at most. */
const alternativesAtMost = 20

export class AlternativesRepo extends Effect.Service<AlternativesRepo>()("launchbook/AlternativesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** The live listings that its owner approved as alternatives, in their order. */
    const approved = (listingId: number): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select l.id from alternatives a join listings l on l.id = a.alternative_id
        where a.listing_id = ${listingId} and l.status = 'live'
        order by a.position, l.id limit ${alternativesAtMost}`

    /** Other live listings of the same primary category, most voted first, to fill up what `approved` leaves. */
    const alike = (listingId: number, approved: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select l.id from listing_categories own
        join listing_categories lc on lc.category_id = own.category_id and lc.is_primary
        join listings l on l.id = lc.listing_id
        where own.listing_id = ${listingId} and own.is_primary and l.status = 'live'
          and l.id <> all(${[listingId, ...approved]}::int[])
        order by l.votes desc, l.id desc limit ${alternativesAtMost - approved.length}`

    return { approved, alike } as const
  })
}) {}
