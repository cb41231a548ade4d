/**
 * The labelled, paid placement of the running week. `listings.featured` is true exactly for listings with a taken place
 * of kind `featured` in the running week that is not frozen: whoever changes such a place says so here, and the rollover
 * does it for all when a week begins. It is an input of no rank and of no search.
 */
import { Effect } from "effect"
import type { ListingSummary } from "../../domain/listing/Listing.ts"
import { listingSubject } from "../../domain/Operation.ts"
import { weekOf } from "../../domain/Week.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { PlacementsRepo } from "./rows/PlacementsRepo.ts"

/** More than any site sells a week; a page has no room for more. */
const most = 20

export class Placements extends Effect.Service<Placements>()("launchbook/Placements", {
  dependencies: [ListingsRepo.Default, PlacementsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* PlacementsRepo
    const listings = yield* ListingsRepo
    const changes = yield* Changes

    const told = (slugs: ReadonlyArray<string>) =>
      Effect.as(
        slugs.length === 0 ? Effect.void : changes.touch("listings", ...slugs.map(listingSubject)),
        slugs.length
      )

    /** Of all listings; how many changed. */
    const keep: Effect.Effect<number> = Effect.flatMap(instant, (now) => Effect.flatMap(repo.keep(weekOf(now)), told))

    /** Of one listing, whose row is locked. */
    const keepOf = (listingId: number): Effect.Effect<number> =>
      Effect.flatMap(instant, (now) => Effect.flatMap(repo.keepOf(listingId, weekOf(now)), told))

    /** What is placed in the running week, first bought first: an order that no rank has a part in. */
    const running: Effect.Effect<ReadonlyArray<ListingSummary>> = Effect.flatMap(instant, (now) =>
      Effect.flatMap(repo.placedIn(weekOf(now), most), listings.summariesByIds)
    )

    return { keep, keepOf, running } as const
  })
}) {}
