/**
 * Places in scarce weeks. An unpaid order holds them until it expires, by the clock alone; paid, they are taken.
 *
 * Invariant: no week has more places, held and taken, than its capacity when one is added. Whatever adds or keeps one
 * runs in the caller's transaction under the locks, so that of two who want the last place one sees it gone. Whoever
 * locks rows as well (an order's, a listing's) locks those first.
 */
import { Clock, Effect, Either } from "effect"
import type { Failure } from "../../domain/Failure.ts"
import { WeekFull } from "../../domain/listing/Listing.ts"
import type { PricedLine } from "../../domain/money/Basket.ts"
import { HeldPlacesReached, ListingNotFit } from "../../domain/money/OrderFailures.ts"
import {
  hasPlaces,
  type PlaceKind,
  type PlaceUse,
  type PlaceUses,
  placesLeft,
  weekPlaceKinds
} from "../../domain/money/WeekPlaces.ts"
import { type Monday, weekOf } from "../../domain/Week.ts"
import { FreeWeeksRepo } from "../launches/FreeWeeksRepo.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Settings } from "../store/Settings.ts"
import { type PlaceOfLine, PlacesRepo } from "./rows/PlacesRepo.ts"

const weekFull = (week: Monday) =>
  WeekFull(`The week of ${week} has no place left. list_products shows the weeks that have.`)
const weekOver = (week: Monday) => WeekFull(`The week of ${week} is over.`)
/** Why a second place in one week would be of no use. */
const hasOne: Record<PlaceKind, (week: Monday) => string> = {
  featured: (week) => `This listing is featured in the week of ${week} already.`,
  skip_queue: (week) => `This listing has a place in the week of ${week} already.`
}

export class Places extends Effect.Service<Places>()("launchbook/Places", {
  dependencies: [FreeWeeksRepo.Default, PlacesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* PlacesRepo
    const freeWeeks = yield* FreeWeeksRepo
    const settings = yield* Settings
    const changes = yield* Changes

    /** Both, whatever is wanted, and always in this order: two that need both would else wait for each other. */
    const lock = Effect.zipRight(freeWeeks.lock, repo.lock)

    /** How full the weeks of a kind are, from the running one on. */
    const useOf = (kind: PlaceKind): Effect.Effect<PlaceUse> =>
      Effect.gen(function* () {
        const now = yield* instant
        const from = weekOf(now)
        return kind === "skip_queue"
          ? { capacity: yield* settings.get("free_plan.weekly_capacity"), used: yield* freeWeeks.takenFrom(from) }
          : { capacity: yield* repo.capacity(kind), used: yield* repo.usedFrom(kind, from, now) }
      })

    /** How full they are, as an offer shows it; it binds nobody. */
    const uses: Effect.Effect<PlaceUses> = Effect.all({ featured: useOf("featured"), skip_queue: useOf("skip_queue") })

    const assertFewHeld = (lineId: number, now: Date) =>
      Effect.gen(function* () {
        const most = yield* settings.get("order.held_places")
        const all = yield* uses
        const scarce = weekPlaceKinds.filter((kind) => all[kind].capacity !== null)
        if ((yield* repo.heldWith(lineId, scarce, now)) >= most) return yield* HeldPlacesReached()
      })

    /**
     * Holds every place that a line of a new order needs, until its order expires. Fails, and its caller's transaction
     * with it, where a week is full by now or the account holds too many.
     */
    const hold = (
      lineId: number,
      { listingId, parts }: Pick<PricedLine, "listingId" | "parts">,
      until: Date
    ): Effect.Effect<void, Failure<"week_full" | "held_places_reached">> =>
      Effect.gen(function* () {
        const wanted = parts.flatMap(({ kind, week }) => (hasPlaces(kind) && week !== null ? [{ kind, week }] : []))
        if (wanted.length === 0 || listingId === null) return
        yield* lock
        const now = yield* instant
        for (const { kind, week } of wanted) {
          const left = placesLeft(yield* useOf(kind), week)
          if (left === 0) return yield* weekFull(week)
          if (left !== null) yield* assertFewHeld(lineId, now)
          yield* repo.hold({ kind, week, listingId, lineId }, until)
        }
        yield* changes.touch("products")
      })

    /** Whether it may be the line's: it is held for it still, or there is room for it again. */
    const assertToHave = (place: PlaceOfLine, now: number) =>
      Effect.gen(function* () {
        const { kind, week, held_until: heldUntil } = place
        if (place.has_another) return yield* ListingNotFit(hasOne[kind](week))
        if (week < weekOf(now)) return yield* weekOver(week)
        if (heldUntil !== null && Date.parse(heldUntil) > now) return
        if (placesLeft(yield* useOf(kind), week) === 0) return yield* weekFull(week)
      })

    /**
     * The line is paid: its places are its own, those it still holds and those it let go, if their weeks have room
     * again. All of them or none. Again it changes nothing.
     */
    const take = (lineId: number): Effect.Effect<void, Failure<"week_full" | "listing_not_fit">> =>
      Effect.gen(function* () {
        yield* lock
        const now = yield* Clock.currentTimeMillis
        const open = (yield* repo.ofLine(lineId)).filter(({ state }) => state !== "taken")
        yield* Effect.forEach(open, (place) => assertToHave(place, now), { discard: true })
        for (const { kind, week, listing_id: listingId } of open) {
          const place = { kind, week, listingId, lineId }
          yield* repo.take(place)
          if (kind === "skip_queue") yield* repo.leaveOthers(place)
        }
        if (open.length > 0) yield* changes.touch("products")
      })

    /**
     * The line's order stays open until then. A place whose hold has lapsed is held again if its week has room; if not,
     * it stays let go, and `take` says so once the order is paid.
     */
    const extend = (lineId: number, until: Date): Effect.Effect<void> =>
      Effect.gen(function* () {
        yield* lock
        const now = yield* Clock.currentTimeMillis
        const held = (yield* repo.ofLine(lineId)).filter(({ state }) => state === "held")
        for (const place of held) {
          const can = yield* Effect.either(assertToHave(place, now))
          if (Either.isRight(can)) yield* repo.holdUntil({ kind: place.kind, lineId }, until)
        }
        if (held.length > 0) yield* changes.touch("products")
      })

    /** Gives back what a line holds or has taken. Needs no lock: what it frees can only be too much for a moment. */
    const release = (lineId: number): Effect.Effect<void> =>
      Effect.zipRight(repo.release(lineId), changes.touch("products"))

    /** Out of effect while its payment is disputed; nobody else gets it meanwhile. */
    const freeze = (lineId: number): Effect.Effect<void> => repo.setFrozen(lineId, true)
    const thaw = (lineId: number): Effect.Effect<void> => repo.setFrozen(lineId, false)

    return { uses, hold, take, extend, release, freeze, thaw } as const
  })
}) {}
