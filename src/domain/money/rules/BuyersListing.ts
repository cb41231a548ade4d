/** Whether a listing is in a state in which something can be done for it: asked of the state machine, never decided here. Pure. */

import { Either } from "effect"
import { mostExtraCategories } from "../../listing/Category.ts"
import { type ListingEvent, type ListingState, refusals, transition } from "../../listing/ListingStatus.ts"
import { addWeeks, type Monday } from "../../Week.ts"
import type { ProductKind } from "../Product.ts"
import type { LaunchKind } from "./Catalogue.ts"

/** A listing of the buyer's own. */
export interface BuyersListing {
  readonly id: number
  readonly state: ListingState
  /** Slug. */
  readonly primary: string | null
  /** Slugs of the further categories it is shown in, and of those its draft keeps back. */
  readonly shown: ReadonlyArray<string>
  readonly waiting: ReadonlyArray<string>
  /** How many further categories were bought for it. */
  readonly furtherBought: number
  readonly hasAward: boolean
  /** Weeks from the running one on in which it has a launch. */
  readonly launches: ReadonlyArray<string>
  /** Weeks from the running one on in which it is featured. */
  readonly featured: ReadonlyArray<string>
}

/** The launch week that the same order buys for the listing. */
export interface OrderedLaunch {
  /** A launch, another week of the queue, a fresh one. */
  readonly kind: LaunchKind
  /** null: at once. */
  readonly week: Monday | null
}

const uncategorised =
  "A launched listing needs a category. Choose one with update_draft, submit the draft and try again."
const notShown = "Only a listing that is live or scheduled can be featured, or one that the same order launches."
const notPaid = "Further categories are for a listing on the paid plan, or one that the same order launches."
/** Why they are not bought twice. */
export const furtherBoughtAlready = `It may show ${mostExtraCategories} further categories already: choose them with update_draft, and submit the draft.`
const noAward = "This is for listings that hold an award."

const paidFor = (week: Monday | null, current: Monday): ListingEvent =>
  week === null ? { type: "paid_now", current } : { type: "paid_for_week", week, current }

const refusalOf = (state: ListingState, event: ListingEvent): string | undefined => {
  const next = transition(state, event)
  return Either.isLeft(next) ? next.left.message : undefined
}

/** What becomes of it by what the same order buys; itself where that cannot be. */
const afterwards = (state: ListingState, { kind, week }: OrderedLaunch, current: Monday): ListingState => {
  if (kind !== "launch" && week === null) return state
  const event: ListingEvent =
    kind === "launch" || week === null
      ? paidFor(week, current)
      : { type: kind === "relaunch" ? "relaunch" : "moved_week", week, current }
  return Either.getOrElse(transition(state, event), () => state)
}

/** The first week in which it is live: what is featured before that is seen by nobody. Null while none is known. */
export const liveFrom = (
  { state }: BuyersListing,
  launch: OrderedLaunch | undefined,
  current: Monday
): Monday | null => {
  const { status, week } = launch === undefined ? state : afterwards(state, launch, current)
  return status === "live" ? current : status === "scheduled" ? week : null
}

export interface Wish {
  readonly kind: ProductKind
  /** As far as it is known. */
  readonly week: Monday | null
  readonly requires: "award" | null
  readonly launch: OrderedLaunch | undefined
}

/** Why it cannot be done for the listing, in a sentence; undefined where it can. */
export const whyNotFit = (listing: BuyersListing, wish: Wish, current: Monday): string | undefined => {
  const { state } = listing
  const { kind, week, requires, launch } = wish
  const isLaunched = launch?.kind === "launch"
  if (state.status === "removed") return refusals.removed
  if (requires === "award" && !listing.hasAward) return noAward
  switch (kind) {
    case "launch":
      return refusalOf(state, paidFor(week, current)) ?? (listing.primary === null ? uncategorised : undefined)
    case "skip_queue":
      // A paid launch waits for its week too, and is in no queue.
      if (state.plan === "paid") return refusals.already_paid
      return refusalOf(state, { type: "moved_week", week: week ?? addWeeks(current, 1), current })
    case "relaunch":
      return refusalOf(state, { type: "relaunch", week: week ?? addWeeks(current, 1), current })
    case "featured":
      return !isLaunched && liveFrom(listing, undefined, current) === null ? notShown : undefined
    case "extra_categories":
      if (listing.furtherBought >= mostExtraCategories) return furtherBoughtAlready
      return !isLaunched && state.plan !== "paid" ? notPaid : undefined
    case "ai_review":
    case "billboard":
    case "manual":
    case "bundle":
      return undefined
    default:
      // A new kind says here which listings it is for.
      return kind satisfies never
  }
}
