/**
 * The life of a listing: one pure state machine, the only place that says how a status follows another.
 *
 *     draft -> awaiting_badge -> scheduled -> live <-> paused        any -> removed -> back
 *
 * Invariants, kept by `transition` for every state it is given in order:
 * - `draft` has no plan and no week; `awaiting_badge` is on the free plan, has a week and no badge found;
 *   `scheduled` has a plan and a week; `paused` is a launched listing on the free plan.
 * - What was paid for is never lost to a badge: on the paid plan a check is noted and changes nothing else.
 * - `unreachable` says nothing about the badge, so it costs nothing: only `not_found` can.
 * - A listing that was never launched becomes live by its week or by payment, and by nothing else.
 */
import { Data, Either } from "effect"
import { addWeeks, type Monday } from "../Week.ts"
import type { BadgeState, ListingStatus, Plan } from "./Listing.ts"

export type BadgeResult = BadgeState["result"]

export interface ListingState {
  readonly status: ListingStatus
  readonly plan: Plan
  /** Monday of its launch week, or of the latest one. */
  readonly week: Monday | null
  /** What the last badge check said; null before the first. */
  readonly badge: BadgeResult
  /** It has been live at some time. */
  readonly launched: boolean
}

/** A listing as it is saved from a draft. */
export const newListing: ListingState = { status: "draft", plan: "none", week: null, badge: null, launched: false }

/** What happens to a listing. `current` is the week that is running, `week` the one the event is about. */
export type ListingEvent =
  /** The owner chose the free plan; `week` is `FreePlan.chooseWeek`'s answer. */
  | { readonly type: "choose_free"; readonly week: Monday }
  /** A launch was paid for, without a week: at once. */
  | { readonly type: "paid_now"; readonly current: Monday }
  /** A launch in a chosen week was paid for. */
  | { readonly type: "paid_for_week"; readonly week: Monday; readonly current: Monday }
  /** A fresh launch week of a live listing was paid for. */
  | { readonly type: "relaunch"; readonly week: Monday; readonly current: Monday }
  /** The payment of its plan was given back. */
  | { readonly type: "payment_reversed" }
  | { readonly type: "badge_found"; readonly current: Monday }
  | { readonly type: "badge_not_found" }
  | { readonly type: "badge_unreachable" }
  /** The badge has been `not_found` for longer than the grace period. */
  | { readonly type: "badge_missing_past_grace" }
  /** A queue place was changed: `skip_queue`, or the site team. */
  | { readonly type: "moved_week"; readonly week: Monday; readonly current: Monday }
  /** The rollover into `week`; `nextWithRoom` is where a listing goes whose badge is still missing. */
  | { readonly type: "week_began"; readonly week: Monday; readonly nextWithRoom: Monday }
  /** The site team took it down, and put it back. */
  | { readonly type: "removed" }
  | { readonly type: "restored"; readonly current: Monday }

export type ListingEventType = ListingEvent["type"]

/** Why an event cannot happen to a listing, in words its owner can act on. */
export const refusals = {
  removed: "This listing was removed by the site team.",
  already_launched: "This listing is live already. A relaunch gives it a fresh launch week.",
  already_paid: "This listing is on the paid plan already.",
  badge_missing: "This listing is paused. It is live again as soon as its badge is found on its homepage.",
  not_live: "Only a live listing can be relaunched.",
  not_queued: "Only a listing that waits for its launch week can be moved to another.",
  week_begun: "That week has already begun. Choose a later one.",
  nothing_paid: "This listing is not on the paid plan.",
  not_removed: "This listing was not removed."
} as const
export type TransitionRefusal = keyof typeof refusals

export class IllegalTransition extends Data.TaggedError("IllegalTransition")<{
  readonly from: ListingStatus
  readonly event: ListingEventType
  readonly reason: TransitionRefusal
}> {
  override get message() {
    return refusals[this.reason]
  }
}

type Outcome = ListingState | TransitionRefusal
type On<T extends ListingEventType> = (
  state: ListingState,
  event: Extract<ListingEvent, { readonly type: T }>
) => Outcome

const later = (a: Monday, b: Monday): Monday => (a > b ? a : b)
const goesLive = (state: ListingState, week: Monday): ListingState => ({
  ...state,
  status: "live",
  week,
  launched: true
})

/** A paid listing keeps a week still to come; one that has begun by the time the payment arrives starts at once. */
const launchIn = (state: ListingState, week: Monday, current: Monday): ListingState =>
  week > current ? { ...state, status: "scheduled", week } : goesLive(state, current)

/** A free listing with its badge keeps its place, or takes the next rollover if its week began without it. */
const queueWithBadge = (state: ListingState, current: Monday): ListingState => ({
  ...state,
  status: "scheduled",
  week: later(state.week ?? current, addWeeks(current, 1))
})

/** Whether a launch can be paid for. */
const refusePayment = (state: ListingState): TransitionRefusal | undefined =>
  state.status === "removed" ? "removed" : state.plan === "paid" ? "already_paid" : undefined

const on: { readonly [T in ListingEventType]: On<T> } = {
  choose_free: (state, { week }) => {
    if (state.status === "removed") return "removed"
    if (state.status === "live") return "already_launched"
    if (state.status === "paused") return "badge_missing"
    if (state.plan === "paid") return "already_paid"
    if (state.plan === "free") return state
    return { ...state, status: state.badge === "found" ? "scheduled" : "awaiting_badge", plan: "free", week }
  },

  paid_now: (state, { current }) =>
    refusePayment(state) ??
    // A week is only given where one was bought: a launched listing keeps the week its votes count for.
    goesLive({ ...state, plan: "paid" }, state.launched ? (state.week ?? current) : current),

  paid_for_week: (state, { week, current }) => {
    const refused = refusePayment(state)
    if (refused !== undefined) return refused
    const paid: ListingState = { ...state, plan: "paid" }
    // What was public stays public until its fresh week comes.
    return state.launched ? goesLive(paid, later(week, current)) : launchIn(paid, week, current)
  },

  relaunch: (state, { week, current }) =>
    state.status === "removed"
      ? "removed"
      : state.status === "live"
        ? { ...state, week: later(week, current) }
        : "not_live",

  payment_reversed: (state) => {
    if (state.plan !== "paid") return "nothing_paid"
    // A launch that happened stays; from now on the listing owes its badge like any free one.
    if (state.launched) return { ...state, plan: "free" }
    return { ...state, status: state.status === "removed" ? "removed" : "draft", plan: "none", week: null }
  },

  badge_found: (state, { current }) => {
    const found: ListingState = { ...state, badge: "found" }
    if (state.status === "awaiting_badge") return queueWithBadge(found, current)
    return state.status === "paused" ? { ...found, status: "live" } : found
  },
  badge_not_found: (state) => ({ ...state, badge: "not_found" }),
  badge_unreachable: (state) => ({ ...state, badge: "unreachable" }),
  badge_missing_past_grace: (state) => {
    // A newer answer than the sweep's own wins: found, or a site that cannot be asked just now.
    if (state.plan !== "free" || state.badge !== "not_found") return state
    if (state.status === "live") return { ...state, status: "paused" }
    return state.status === "scheduled" ? { ...state, status: "awaiting_badge" } : state
  },

  moved_week: (state, { week, current }) => {
    if (state.status === "removed") return "removed"
    if (state.status !== "awaiting_badge" && state.status !== "scheduled") return "not_queued"
    return week > current ? { ...state, week } : "week_begun"
  },

  week_began: (state, { week, nextWithRoom }) => {
    if (state.week === null || state.week > week) return state
    // `week`, not the listing's own: after a missed rollover it still gets a whole week of votes.
    if (state.status === "scheduled") return goesLive(state, week)
    return state.status === "awaiting_badge" ? { ...state, week: nextWithRoom } : state
  },

  removed: (state) => ({ ...state, status: "removed" }),
  // A queued free listing without a badge found comes back as `awaiting_badge`: check it right after.
  restored: (state, { current }) => {
    if (state.status !== "removed") return "not_removed"
    // Not back to `paused`: whether the grace period is over is the next sweep's to say, by its own clock.
    if (state.launched) return { ...state, status: "live" }
    if (state.plan === "paid") return launchIn(state, state.week ?? current, current)
    if (state.plan === "none") return { ...state, status: "draft" }
    return state.badge === "found" ? queueWithBadge(state, current) : { ...state, status: "awaiting_badge" }
  }
}

/** Spelled out, so that the compiler pairs each rule with its own event and misses none. */
const outcome = (state: ListingState, event: ListingEvent): Outcome => {
  switch (event.type) {
    case "choose_free":
      return on.choose_free(state, event)
    case "paid_now":
      return on.paid_now(state, event)
    case "paid_for_week":
      return on.paid_for_week(state, event)
    case "relaunch":
      return on.relaunch(state, event)
    case "payment_reversed":
      return on.payment_reversed(state, event)
    case "badge_found":
      return on.badge_found(state, event)
    case "badge_not_found":
      return on.badge_not_found(state, event)
    case "badge_unreachable":
      return on.badge_unreachable(state, event)
    case "badge_missing_past_grace":
      return on.badge_missing_past_grace(state, event)
    case "moved_week":
      return on.moved_week(state, event)
    case "week_began":
      return on.week_began(state, event)
    case "removed":
      return on.removed(state, event)
    case "restored":
      return on.restored(state, event)
  }
}

/** What becomes of a listing. An event that changes nothing answers with an equal state. */
export const transition = (
  state: ListingState,
  event: ListingEvent
): Either.Either<ListingState, IllegalTransition> => {
  const next = outcome(state, event)
  return typeof next === "string"
    ? Either.left(new IllegalTransition({ from: state.status, event: event.type, reason: next }))
    : Either.right(next)
}
