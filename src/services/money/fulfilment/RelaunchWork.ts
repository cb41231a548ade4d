/** A fresh launch week of a live listing. The rollover begins it; until then it can be taken back. */
import { Effect, Either } from "effect"
import { transition } from "../../../domain/listing/ListingStatus.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { stateOf } from "../../listing/ListingStateRepo.ts"
import { Changes } from "../../store/Changes.ts"
import { BoughtRepo } from "../rows/BoughtRepo.ts"
import { CannotBeDone, cannotFor, onListing, ownListing, type PartWork, unmoved, weekOfPart } from "./PartWork.ts"

export const relaunchWork = Effect.gen(function* () {
  const bought = yield* BoughtRepo
  const changes = yield* Changes

  const work: PartWork = {
    ...unmoved,
    fulfil: (todo) =>
      Effect.gen(function* () {
        const { part, listing, current } = yield* ownListing(todo)
        const week = weekOfPart(part)
        yield* Either.mapLeft(transition(stateOf(listing), { type: "relaunch", week, current }), cannotFor)
        if (week < current) return yield* new CannotBeDone({ detail: `The week of ${week} is over.` })
        if (!(yield* bought.addLaunch(listing.id, week, "relaunch", null)))
          return yield* new CannotBeDone({ detail: `It has a launch in the week of ${week} already.` })
        yield* bought.followLaunches(listing.id)
        yield* changes.touch("listings", listingSubject(listing.slug))
        return { status: "fulfilled", detail: `It launches again in the week of ${week}.`, undo: null }
      }),

    reverse: onListing(({ part, listing }) =>
      Effect.gen(function* () {
        if (!(yield* bought.removeLaunch(listing.id, "relaunch", weekOfPart(part))))
          return "The launch has begun, so it stays, with its votes."
        yield* bought.followLaunches(listing.id)
        yield* changes.touch("listings", listingSubject(listing.slug))
        return "The launch that was to come was taken back."
      })
    )
  }
  return work
})
