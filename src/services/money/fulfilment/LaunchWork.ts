/**
 * A launch, at once or in a week, on the paid plan with its sections. Undone, a launch that has not happened is taken
 * back, and one that has stays: the listing then owes its badge like any free one. Its votes are nobody's to take.
 */
import { Effect, Either, Schema } from "effect"
import { Section } from "../../../domain/listing/Listing.ts"
import { type ListingState, transition } from "../../../domain/listing/ListingStatus.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { Monday } from "../../../domain/Week.ts"
import { Events } from "../../listing/Events.ts"
import { ListingStateRepo, stateOf } from "../../listing/ListingStateRepo.ts"
import { Changes } from "../../store/Changes.ts"
import { BoughtRepo } from "../rows/BoughtRepo.ts"
import {
  CannotBeDone,
  cannotFor,
  changing,
  type ListedTodo,
  onListing,
  ownListing,
  type PartWork,
  remembered
} from "./PartWork.ts"

const Undo = Schema.Struct({ sections: Schema.Array(Section) })

const detailOf = (next: ListingState, { part, listing }: ListedTodo) => {
  if (next.status === "scheduled") return `It goes live in the week of ${next.week}.`
  if (listing.launched_at === null)
    return part.week === null || part.week === next.week
      ? "It is live."
      : `The week of ${part.week} was over when the payment arrived, so it went live at once.`
  return part.week === null
    ? "It is on the paid plan."
    : `It is on the paid plan, and launches in the week of ${next.week}.`
}

export const launchWork = Effect.gen(function* () {
  const bought = yield* BoughtRepo
  const states = yield* ListingStateRepo
  const changes = yield* Changes
  const events = yield* Events

  const touched = (slug: string) => changes.touch("listings", "products", listingSubject(slug))

  const work: PartWork = {
    fulfil: (todo) =>
      Effect.gen(function* () {
        const listed = yield* ownListing(todo)
        const { part, listing, now, current } = listed
        const { id } = listing
        const state = stateOf(listing)
        const next = yield* Either.mapLeft(
          transition(
            state,
            part.week === null
              ? { type: "paid_now", current }
              : { type: "paid_for_week", week: Monday.make(part.week), current }
          ),
          cannotFor
        )
        if (!(yield* states.hasCategory(id)))
          return yield* new CannotBeDone({ detail: "A launched listing needs a category, and it has none." })
        yield* bought.leaveQueue(id)
        yield* bought.paid(id, next, Section.literals, now)
        // One that was launched before and bought no week keeps the launch it had.
        const launches = !state.launched || part.week !== null
        const week = next.week ?? current
        if (launches && !(yield* bought.addLaunch(id, week, "paid", week > current ? null : now)) && week > current)
          return yield* new CannotBeDone({ detail: `It has a launch in the week of ${week} already.` })
        yield* touched(listing.slug)
        if (launches)
          yield* events.emit({
            type: next.status === "live" && week <= current ? "listing.launched" : "listing.scheduled",
            listingId: id,
            userId: null,
            data: { week }
          })
        return { status: "fulfilled", detail: detailOf(next, listed), undo: { sections: listing.unlocked_sections } }
      }),

    reverse: onListing(({ part, listing, now }) =>
      Effect.gen(function* () {
        const { id } = listing
        const { sections } = remembered(Undo, part)
        const reversed = transition(stateOf(listing), { type: "payment_reversed" })
        yield* touched(listing.slug)
        if (Either.isLeft(reversed)) {
          yield* bought.setSections(id, sections)
          return "The sections are locked; it was on the paid plan no more."
        }
        const next = reversed.right
        const removed = yield* bought.removeLaunch(id, "paid", null)
        const latest = removed && next.launched ? yield* bought.latestWeek(id) : null
        const week = latest === null ? next.week : Monday.make(latest)
        yield* bought.unpaid(id, { ...next, week }, sections, now)
        const launch = removed ? "The launch that was to come was taken back" : "The launch stays"
        return next.launched
          ? `${launch}; the sections are locked, and on the free plan the listing needs its badge.`
          : `${launch}, and the sections are locked.`
      })
    ),

    freeze: changing(({ part, listing }) =>
      Effect.zipRight(bought.setSections(listing.id, remembered(Undo, part).sections), touched(listing.slug))
    ),
    thaw: changing(({ listing }) =>
      Effect.zipRight(bought.setSections(listing.id, Section.literals), touched(listing.slug))
    )
  }
  return work
})
