/** A labelled, paid place in one week. Which listings show it in the running week is `Placements`' to say. */
import { Effect } from "effect"
import { isPublic } from "../../../domain/listing/Listing.ts"
import { Placements } from "../../launches/Placements.ts"
import {
  CannotBeDone,
  cannotFor,
  changing,
  onListing,
  ownListing,
  type PartWork,
  type PlacesOfLines,
  weekOfPart
} from "./PartWork.ts"

export const featuredWork = (places: PlacesOfLines) =>
  Effect.gen(function* () {
    const placements = yield* Placements

    const work: PartWork = {
      fulfil: (todo) =>
        Effect.gen(function* () {
          const { part, listing, current } = yield* ownListing(todo)
          const week = weekOfPart(part)
          if (!isPublic(listing.status))
            return yield* new CannotBeDone({ detail: "Only a listing that is live or scheduled can be featured." })
          if (week < current) return yield* new CannotBeDone({ detail: `The week of ${week} is over.` })
          yield* Effect.mapError(places.take(part.line_id), cannotFor)
          yield* placements.keepOf(listing.id)
          return { status: "fulfilled", detail: `It is featured in the week of ${week}, marked as paid.`, undo: null }
        }),

      reverse: onListing(({ part, listing }) =>
        Effect.as(
          Effect.zipRight(places.release(part.line_id), placements.keepOf(listing.id)),
          `Its place in the week of ${part.week} was given back.`
        )
      ),
      freeze: changing(({ part, listing }) =>
        Effect.asVoid(Effect.zipRight(places.freeze(part.line_id), placements.keepOf(listing.id)))
      ),
      thaw: changing(({ part, listing }) =>
        Effect.asVoid(Effect.zipRight(places.thaw(part.line_id), placements.keepOf(listing.id)))
      )
    }
    return work
  })
