/** The weeks that the parts of an order are done in, item by item: what an earlier one takes a later one does not find. Pure. */
import { Either } from "effect"
import { type Detail, detail } from "../../Failure.ts"
import type { Monday } from "../../Week.ts"
import type { BasketPart } from "../Basket.ts"
import { hasPlaces, type PlaceKind, placesLeft } from "../WeekPlaces.ts"
import { mustHaveWeek, weekPart, weeksOffered } from "./Catalogue.ts"
import { featuredWeek, full, listingWeekIssue, mondayOf, offerIssue } from "./ItemWeeks.ts"
import { type Circumstances, launchIn, type OrderedItem } from "./OrderedItems.ts"

export interface PlannedWeeks {
  readonly issues: ReadonlyArray<Detail>
  /** What is done, each with its week. */
  readonly parts: ReadonlyArray<BasketPart>
}

export const plannedWeeks = (
  items: ReadonlyArray<OrderedItem>,
  { catalogue, offer }: Circumstances
): ReadonlyArray<PlannedWeeks> => {
  const { current } = offer
  const wanted = new Map<string, number>()
  const keyOf = (kind: PlaceKind, week: Monday) => `${kind} ${week}`
  const hasRoom = (kind: PlaceKind, week: Monday) => {
    const left = placesLeft(offer.uses[kind], week)
    return left === null || left > (wanted.get(keyOf(kind, week)) ?? 0)
  }

  /** The week it is for: chosen, or given where none was; null where it has none, or it is done at once. */
  const weekOfItem = (item: OrderedItem): Either.Either<Monday | null, Detail> => {
    const { asked, entry, listing, chosen } = item
    const path = `${asked.at}.week`
    const by = weekPart(entry, catalogue)
    if (by === undefined) return Either.right(null)
    const offered = weeksOffered(entry, catalogue, offer) ?? []
    const launch = launchIn(items, item)
    if (chosen !== null) {
      const ofListing = () =>
        listing === undefined ? undefined : listingWeekIssue(path, by.kind, chosen, listing, launch, current)
      const wrong = offerIssue(path, chosen, offered, current) ?? ofListing()
      return wrong === undefined ? Either.right(chosen) : Either.left(wrong)
    }
    if (asked.week !== undefined) return mondayOf(path, asked.week)
    // Of another type: its shape is told by the schema.
    if (asked.has("week")) return Either.right(null)
    if (mustHaveWeek(by.kind))
      return Either.left(detail(path, "required", "is required: one of the weeks that list_products shows for it"))
    if (by.kind !== "featured" || listing === undefined) return Either.right(null)
    const room = (week: Monday) => hasRoom("featured", week)
    return featuredWeek({ at: path, listing, launch, offered, current, hasRoom: room })
  }

  return items.map((item): PlannedWeeks => {
    const path = `${item.asked.at}.week`
    const by = weekPart(item.entry, catalogue)
    const read = weekOfItem(item)
    const week = Either.getOrElse(read, () => null)
    const parts = item.parts.map(
      ({ code, kind }): BasketPart => ({
        product: code,
        kind,
        // The place that comes with a launch at once is in the running week.
        week: kind === "featured" ? (week ?? current) : kind === by?.kind ? week : null
      })
    )
    if (Either.isLeft(read)) return { issues: [read.left], parts }
    const issues = parts.flatMap(({ kind, week: at }): ReadonlyArray<Detail> => {
      if (at === null || !hasPlaces(kind)) return []
      if (!hasRoom(kind, at)) return [full(path, at)]
      wanted.set(keyOf(kind, at), (wanted.get(keyOf(kind, at)) ?? 0) + 1)
      const isTwice = kind === "featured" && item.listing?.featured.includes(at) === true
      return isTwice ? [detail(path, "week_not_offered", "has this listing featured already")] : []
    })
    return { issues, parts }
  })
}
