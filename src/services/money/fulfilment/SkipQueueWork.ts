/** A nearer week for a free listing in the queue; it still needs its badge. Undone, it is back in the free plan's window. */
import { Effect, Either } from "effect"
import { chooseWeek } from "../../../domain/launch/FreePlan.ts"
import { transition } from "../../../domain/listing/ListingStatus.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { addWeeks, type Monday } from "../../../domain/Week.ts"
import { FreeWeeksRepo } from "../../launches/FreeWeeksRepo.ts"
import { stateOf } from "../../listing/ListingStateRepo.ts"
import { Changes } from "../../store/Changes.ts"
import { Settings } from "../../store/Settings.ts"
import { BoughtRepo } from "../rows/BoughtRepo.ts"
import {
  CannotBeDone,
  cannotFor,
  type ListedTodo,
  onListing,
  ownListing,
  type PartWork,
  type PlacesOfLines,
  unmoved,
  weekOfPart
} from "./PartWork.ts"

export const skipQueueWork = (places: PlacesOfLines) =>
  Effect.gen(function* () {
    const bought = yield* BoughtRepo
    const freeWeeks = yield* FreeWeeksRepo
    const settings = yield* Settings
    const changes = yield* Changes

    const move = ({ listing, now }: ListedTodo, from: string, to: Monday) =>
      Effect.all(
        [
          bought.moveLaunch(listing.id, from, to),
          bought.setWeek(listing.id, to, now),
          changes.touch("listings", "products", listingSubject(listing.slug))
        ],
        { discard: true }
      )

    const work: PartWork = {
      ...unmoved,
      fulfil: (todo) =>
        Effect.gen(function* () {
          const listed = yield* ownListing(todo)
          const { part, listing, current } = listed
          const week = weekOfPart(part)
          const state = stateOf(listing)
          yield* Either.mapLeft(transition(state, { type: "moved_week", week, current }), cannotFor)
          if (state.plan !== "free" || state.week === null)
            return yield* new CannotBeDone({ detail: "It waits in the free plan's queue no more." })
          if (week === state.week)
            return yield* new CannotBeDone({ detail: `It has its place in the week of ${week} already.` })
          yield* Effect.mapError(places.take(part.line_id), cannotFor)
          yield* move(listed, state.week, week)
          const badge = state.badge === "found" ? "" : " It needs its badge by then."
          return { status: "fulfilled", detail: `Its launch week is now the week of ${week}.${badge}`, undo: null }
        }),

      reverse: onListing((todo) =>
        Effect.gen(function* () {
          const { part, listing, now, current } = todo
          const state = stateOf(listing)
          const setting = yield* settings.all
          const weeksMin = setting("free_plan.weeks_min")
          const nearest = addWeeks(current, weeksMin)
          yield* freeWeeks.lock
          // Its place in that week is the launch itself.
          yield* places.release(part.line_id)
          const isQueued = state.status === "awaiting_badge" || state.status === "scheduled"
          if (!isQueued || state.plan !== "free" || state.week === null) return "Its launch is left as it is."
          if (state.week >= nearest) return "Its launch week is one that the free plan gives, so it stays."
          const taken = yield* freeWeeks.takenFrom(nearest)
          const week = chooseWeek({
            now: now.getTime(),
            weeksMin,
            weeksMax: setting("free_plan.weeks_max"),
            capacity: setting("free_plan.weekly_capacity"),
            taken: (each) => taken.get(each) ?? 0
          })
          if (week === null) return `Every week of the free plan is full, so it stays in the week of ${state.week}.`
          yield* move(todo, state.week, week)
          return `Its launch was moved to the week of ${week}, the next with room on the free plan.`
        })
      )
    }
    return work
  })
