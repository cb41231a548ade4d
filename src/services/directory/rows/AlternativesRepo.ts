/** The listings shown as alternatives of one. */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import { TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"
import { FiltersRepo, inCategory, leafOf } from "../finding/FiltersRepo.ts"

/** Alternatives shown for a listing, at most. */
const alternativesAtMost = 20
/** A category of no more is gone through. */
const fewAtMost = 400
/** Of a larger one so many are looked at that stand high, or a few more. */
const highAtLeast = 100

export class AlternativesRepo extends Effect.Service<AlternativesRepo>()("launchbook/AlternativesRepo", {
  dependencies: [FiltersRepo.Default, TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const by = yield* FiltersRepo
    const totals = yield* TotalsRepo

    /** The live listings that its owner approved as alternatives, in their order. */
    const approved = (listingId: number): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select l.id from alternatives a join listings l on l.id = a.alternative_id
        where a.listing_id = ${listingId} and l.status = 'live'
        order by a.position, l.id limit ${alternativesAtMost}`

    /** Other live listings of the same primary category, most voted first, to fill up what `approved` leaves. */
    const alike = (listingId: number, approved: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<number>> =>
      Effect.gen(function* () {
        const wanted = alternativesAtMost - approved.length
        const category = yield* sql.first<{ id: number }>`
          select category_id as id from listing_categories where listing_id = ${listingId} and is_primary`
        if (category === undefined || wanted <= 0) return []
        const leaf = inCategory(leafOf(category.id))
        const first = (...more: ReadonlyArray<Fragment>) =>
          sql.column<number>`
            select l.id from ${by.alone([...by.indexed(leaf), ...more])}
            where ${by.conditions(leaf)} and l.id <> all(${[listingId, ...approved]}::int[]) and exists (
              select from listing_categories lc
              where lc.listing_id = l.id and lc.category_id = ${category.id} and lc.is_primary)
            order by l.votes desc, l.id desc limit ${wanted}`
        // Of a category of many first those that stand high are looked at; where too few of them have it as their
        // primary one, all are.
        const all = yield* totals.of({ name: "category", key: String(category.id) }, "live")
        if (all > fewAtMost) {
          const high = yield* by.highestNow("votes", highAtLeast / all)
          const found = high === null ? [] : yield* first(by.stands(high))
          if (found.length === wanted) return found
        }
        return yield* first()
      })

    return { approved, alike } as const
  })
}) {}
