/**
 * Taking a place in the free plan. Places are counted and taken under one lock, so a week never holds
 * more than its capacity, whoever chooses at the same moment. Choosing again changes nothing.
 */
import { Clock, Effect, Either } from "effect"
import { detail, InvalidRequest } from "../../../domain/Failure.ts"
import { chooseWeek } from "../../../domain/launch/FreePlan.ts"
import { AlreadyPublished, isPublic, ListingRemoved, WeekFull } from "../../../domain/listing/Listing.ts"
import { type IllegalTransition, refusals, transition } from "../../../domain/listing/ListingStatus.ts"
import { addWeeks, weekOf } from "../../../domain/Week.ts"
import { FreeWeeksRepo } from "../../launches/FreeWeeksRepo.ts"
import { ListingStateRepo, type StateRow, stateOf } from "../../listing/ListingStateRepo.ts"
import { Changes } from "../../store/Changes.ts"
import { Jobs } from "../../store/Jobs.ts"
import { Settings } from "../../store/Settings.ts"

const noCategory = "A launched listing needs a category. Choose one with update_draft, submit the draft and try again."
const uncategorised = detail("categories", "required", "the listing has no primary category")

const windowFull =
  "Every launch week in the free plan's window is full. Try again on Monday, when a new week opens, or launch it at " +
  "once or in a week you choose with create_checkout, product launch."

const refused = ({ reason }: IllegalTransition) =>
  reason === "removed"
    ? ListingRemoved()
    : AlreadyPublished(
        reason === "badge_missing"
          ? `${refusals[reason]} With create_checkout, product launch, it needs none.`
          : refusals[reason]
      )

export class FreePlace extends Effect.Service<FreePlace>()("launchbook/FreePlace", {
  dependencies: [FreeWeeksRepo.Default, ListingStateRepo.Default],
  effect: Effect.gen(function* () {
    const weeks = yield* FreeWeeksRepo
    const states = yield* ListingStateRepo
    const settings = yield* Settings
    const changes = yield* Changes
    const jobs = yield* Jobs

    /** The week a listing gets that queues now; null where every week of the window is full. */
    const next = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const setting = yield* settings.all
      const weeksMin = setting("free_plan.weeks_min")
      const taken = yield* weeks.takenFrom(addWeeks(weekOf(now), weeksMin))
      return chooseWeek({
        now,
        weeksMin,
        weeksMax: setting("free_plan.weeks_max"),
        capacity: setting("free_plan.weekly_capacity"),
        taken: (each) => taken.get(each) ?? 0
      })
    })

    /** Queues a listing whose row is locked; its badge is looked for at once. */
    const take = (row: StateRow) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const state = stateOf(row)
        // Whether it may queue at all is known before any week is looked at.
        const asked = transition(state, { type: "choose_free", week: weekOf(now) })
        if (Either.isLeft(asked)) return yield* refused(asked.left)
        if (state.plan === "free") return
        if (!(yield* states.hasCategory(row.id))) return yield* InvalidRequest(noCategory, { details: [uncategorised] })

        yield* weeks.lock
        const week = yield* next
        if (week === null) return yield* WeekFull(windowFull)

        const queued = transition(state, { type: "choose_free", week })
        if (Either.isLeft(queued)) return yield* refused(queued.left)
        yield* states.enterQueue(row.id, queued.right, new Date(now))
        yield* jobs.send("badge-check", { listing_id: row.id }, { priority: 1, singletonKey: String(row.id) })
        // From now on it has badges to show, it is upcoming where its badge was found before, and its week has a place less.
        yield* changes.touch("products", `listing:${row.slug}`)
        if (isPublic(queued.right.status)) yield* changes.touch("listings")
      })

    return { next, take } as const
  })
}) {}
