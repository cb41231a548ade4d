/** A contribution to the billboard, which is ranked by money and always says so. */
import { Effect, Schema } from "effect"
import { listingSubject } from "../../../domain/Operation.ts"
import { Changes } from "../../store/Changes.ts"
import { type BoughtFor, BoughtRepo } from "../rows/BoughtRepo.ts"
import { CannotBeDone, changing, onListing, ownListing, type PartWork, remembered } from "./PartWork.ts"

const Undo = Schema.Struct({ cents: Schema.Int })

export const billboardWork = Effect.gen(function* () {
  const bought = yield* BoughtRepo
  const changes = yield* Changes

  const add = ({ id, slug }: BoughtFor, cents: number) =>
    Effect.zipRight(bought.addBillboard(id, cents), changes.touch("listings", listingSubject(slug)))

  const work: PartWork = {
    fulfil: (todo) =>
      Effect.gen(function* () {
        const { part, listing } = yield* ownListing(todo)
        // What a bundle costs is not what was contributed.
        if (part.product !== part.line_product)
          return yield* new CannotBeDone({ detail: "A contribution is bought by itself, for an amount of one's own." })
        const cents = part.amount_cents
        yield* add(listing, cents)
        return { status: "fulfilled", detail: "It was added to the listing's total on the billboard.", undo: { cents } }
      }),

    reverse: onListing(({ part, listing }) =>
      Effect.as(
        // Frozen, it is off the board already.
        part.frozen ? Effect.void : add(listing, -remembered(Undo, part).cents),
        "It was taken off the listing's total on the billboard."
      )
    ),
    freeze: changing(({ part, listing }) => add(listing, -remembered(Undo, part).cents)),
    thaw: changing(({ part, listing }) => add(listing, remembered(Undo, part).cents))
  }
  return work
})
