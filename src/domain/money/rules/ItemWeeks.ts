/** The week an item is for: the one that was chosen, judged, or the one it is given where none was. Pure. */
import { Either } from "effect"
import { type Detail, detail } from "../../Failure.ts"
import { type Monday, parse } from "../../Week.ts"
import { type BuyersListing, liveFrom, type OrderedLaunch } from "./BuyersListing.ts"
import type { OfferedWeek, WeekKind } from "./Catalogue.ts"

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/** A Monday, or what else the text is. */
export const mondayOf = (at: string, text: string): Either.Either<Monday, Detail> => {
  const week = parse(text, 0, [])
  if (Either.isLeft(week)) return Either.left(detail(at, "invalid_format", "must be a Monday, as YYYY-MM-DD"))
  if (week.right === text) return Either.right(week.right)
  const day = days[new Date(`${text}T00:00:00Z`).getUTCDay()]
  return Either.left(detail(at, "not_a_monday", `is a ${day}; that week's Monday is ${week.right}`))
}

export const full = (at: string, week: Monday) =>
  detail(at, "week_full", `the week of ${week} has no place left; list_products shows the weeks that have`)

/** Whether a chosen week is on offer and has room. */
export const offerIssue = (
  at: string,
  week: Monday,
  offered: ReadonlyArray<OfferedWeek>,
  current: Monday
): Detail | undefined => {
  const found = offered.find((one) => one.week === week)
  if (found !== undefined) return found.available ? undefined : full(at, week)
  if (week < current) return detail(at, "week_past", "is over")
  if (week === current) return detail(at, "week_past", "has begun already; choose a later week")
  return detail(at, "week_not_offered", "is not on offer; list_products shows the weeks that are")
}

/** Why a week on offer is none for this listing. */
export const listingWeekIssue = (
  at: string,
  kind: WeekKind,
  week: Monday,
  listing: BuyersListing,
  launch: OrderedLaunch | undefined,
  current: Monday
): Detail | undefined => {
  const not = (message: string) => detail(at, "week_not_offered", message)
  if (kind === "skip_queue" && listing.state.week === week) return not("is the listing's launch week already")
  // The place in the queue of one that was never launched is given up for the launch that is bought.
  const isFresh = kind === "relaunch" || (kind === "launch" && listing.state.launched)
  if (isFresh && listing.launches.includes(week)) return not("has a launch of this listing already")
  if (kind !== "featured") return undefined
  if (listing.featured.includes(week)) return not("has this listing featured already")
  const live = liveFrom(listing, launch, current)
  return live !== null && week < live ? not(`comes before the listing is live, in the week of ${live}`) : undefined
}

export interface FeaturedChoice {
  readonly at: string
  readonly listing: BuyersListing
  readonly launch: OrderedLaunch | undefined
  readonly offered: ReadonlyArray<OfferedWeek>
  readonly current: Monday
  readonly hasRoom: (week: Monday) => boolean
}

/**
 * The week of a featured place where none was chosen: the week that the same order launches it in; else its own launch
 * week, if that is now or ahead; else the earliest on offer.
 */
export const featuredWeek = (choice: FeaturedChoice): Either.Either<Monday, Detail> => {
  const { at, listing, launch, offered, current, hasRoom } = choice
  if (launch !== undefined && (launch.kind === "launch" || launch.week !== null)) {
    const week = launch.week ?? current
    if (hasRoom(week)) return Either.right(week)
    const why = `would be ${week}, in which this order launches the listing, and that week has no place left`
    return Either.left(detail(at, "week_full", `${why}; choose one that list_products shows`))
  }
  const live = liveFrom(listing, undefined, current) ?? current
  const isFree = (week: Monday) => week >= live && !listing.featured.includes(week) && hasRoom(week)
  const own = listing.state.week
  if (own !== null && own >= current && isFree(own)) return Either.right(own)
  const next = offered.find(({ week }) => isFree(week))
  return next === undefined
    ? Either.left(detail(at, "week_full", "every week on offer is full"))
    : Either.right(next.week)
}
