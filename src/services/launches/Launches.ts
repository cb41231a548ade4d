/** The launch calendar and its feeds. The rank within a week is that of its community votes and nothing else. */
import { Clock, Effect } from "effect"
import type { getLaunchWeek, listLaunches } from "../../domain/api/LaunchesApi.ts"
import { type LaunchSection, mostOfWeek } from "../../domain/launch/Launch.ts"
import type { ListingSummary } from "../../domain/listing/Listing.ts"
import type { Input } from "../../domain/Operation.ts"
import { offsetOf, type Paging, toPage } from "../../domain/Page.ts"
import { endsOn, type Monday, state, weekOf, weekWords } from "../../domain/Week.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { type Facet, TotalsRepo } from "../listing/TotalsRepo.ts"
import { instant } from "../store/Instant.ts"
import { type WeekPlace, weekFrom } from "./calendar/WeekInput.ts"
import { FeedRepo } from "./rows/FeedRepo.ts"
import { LaunchesRepo } from "./rows/LaunchesRepo.ts"

export class Launches extends Effect.Service<Launches>()("launchbook/Launches", {
  dependencies: [LaunchesRepo.Default, FeedRepo.Default, ListingsRepo.Default, TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* LaunchesRepo
    const feeds = yield* FeedRepo
    const listings = yield* ListingsRepo
    const totals = yield* TotalsRepo

    /** So many of the live launches of a week from one on, first place first, and how many there are. */
    const ranking = (monday: Monday, from: number, count: number) =>
      Effect.all({
        places: repo.ranked(monday, from, count),
        total: totals.of({ name: "launched", key: monday }, "live")
      })

    /** The week that a caller names. */
    const named = (text: string, place: WeekPlace) => weekFrom(text, place, repo.first)

    const week = (input: Input<typeof getLaunchWeek>) =>
      Effect.gen(function* () {
        const monday = yield* named(input.week, { path: "path.week", words: weekWords })
        const at = state(monday, yield* Clock.currentTimeMillis)
        const { places, total } = yield* ranking(monday, 0, mostOfWeek)
        const launched = yield* listings.rowsByIds(places.map(({ listingId }) => listingId))
        const votes = new Map(places.map((place) => [place.listingId, place.votes]))
        const planned: Facet = { name: "planned", key: monday }
        const coming =
          at === "past" ? [] : yield* repo.planned(monday, mostOfWeek, (yield* totals.of(planned, "live")) > 0)
        return {
          week: monday,
          starts_on: monday,
          ends_on: endsOn(monday),
          state: at,
          launches_total: total,
          launches: launched.map((row, index) => ({
            rank: index + 1,
            votes: votes.get(row.id) ?? 0,
            listing: listings.summary(row)
          })),
          scheduled_total: at === "past" ? 0 : yield* totals.ofPublic(planned),
          scheduled: yield* listings.summariesByIds(coming)
        }
      })

    const section = (
      name: LaunchSection,
      paging: Paging
    ): Effect.Effect<{ readonly items: ReadonlyArray<ListingSummary>; readonly total: number }> =>
      Effect.gen(function* () {
        const now = yield* instant
        switch (name) {
          case "today": {
            const midnight = new Date(now)
            midnight.setUTCHours(0, 0, 0, 0)
            const today: Facet = { name: "day", key: `${weekOf(now)} ${midnight.toISOString().slice(0, 10)}` }
            return {
              items: yield* listings.summariesByIds(yield* repo.liveSince(weekOf(now), midnight, paging)),
              total: yield* totals.of(today, "live")
            }
          }
          case "this-week": {
            const { places, total } = yield* ranking(weekOf(now), offsetOf(paging), paging.per_page)
            return { items: yield* listings.summariesByIds(places.map(({ listingId }) => listingId)), total }
          }
          default:
            return yield* feeds.page(name, paging)
        }
      })

    const feed = (input: Input<typeof listLaunches>) =>
      Effect.map(section(input.section, input), ({ items, total }) => toPage(input, items, total))

    return { week, feed, ranking, named } as const
  })
}) {}
