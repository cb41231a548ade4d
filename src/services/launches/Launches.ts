/** The launch calendar and its feeds. The rank within a week is that of its community votes and nothing else. */
import { Clock, Effect } from "effect"
import type { getLaunchWeek, listLaunches } from "../../domain/api/LaunchesApi.ts"
import type { LaunchSection } from "../../domain/launch/Launch.ts"
import { weekOrder } from "../../domain/launch/Ranking.ts"
import type { ListingSummary } from "../../domain/listing/Listing.ts"
import type { Input } from "../../domain/Operation.ts"
import { offsetOf, type Paging, toPage } from "../../domain/Page.ts"
import { endsOn, type Monday, state, weekOf, weekWords } from "../../domain/Week.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { instant } from "../store/Instant.ts"
import { type WeekPlace, weekFrom } from "./calendar/WeekInput.ts"
import { FeedRepo } from "./rows/FeedRepo.ts"
import { LaunchesRepo } from "./rows/LaunchesRepo.ts"

export class Launches extends Effect.Service<Launches>()("launchbook/Launches", {
  dependencies: [LaunchesRepo.Default, FeedRepo.Default, ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* LaunchesRepo
    const feeds = yield* FeedRepo
    const listings = yield* ListingsRepo

    /** The live launches of a week, first place first. */
    const ranking = (monday: Monday) =>
      Effect.map(repo.standings(monday), (standings) => [...standings].sort(weekOrder))

    /** The week that a caller names. */
    const named = (text: string, place: WeekPlace) => weekFrom(text, place, repo.first)

    const week = (input: Input<typeof getLaunchWeek>) =>
      Effect.gen(function* () {
        const monday = yield* named(input.week, { path: "path.week", words: weekWords })
        const at = state(monday, yield* Clock.currentTimeMillis)
        const ranked = yield* ranking(monday)
        const launched = yield* listings.summariesByIds(ranked.map(({ listingId }) => listingId))
        const scheduled = at === "past" ? [] : yield* listings.summariesByIds(yield* repo.planned(monday))
        return {
          week: monday,
          starts_on: monday,
          ends_on: endsOn(monday),
          state: at,
          launches: launched.map((listing, index) => ({ rank: index + 1, votes: ranked[index]?.votes ?? 0, listing })),
          scheduled
        }
      })

    /** A page of a list that is known whole. */
    const slice = (ids: ReadonlyArray<number>, paging: Paging) =>
      Effect.map(listings.summariesByIds(ids.slice(offsetOf(paging), offsetOf(paging) + paging.per_page)), (items) => ({
        items,
        total: ids.length
      }))

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
            return yield* slice(yield* repo.liveSince(weekOf(now), midnight), paging)
          }
          case "this-week":
            return yield* slice(
              (yield* ranking(weekOf(now))).map(({ listingId }) => listingId),
              paging
            )
          default:
            return yield* feeds.page(name, paging)
        }
      })

    const feed = (input: Input<typeof listLaunches>) =>
      Effect.map(section(input.section, input), ({ items, total }) => toPage(input, items, total))

    return { week, feed, ranking, named } as const
  })
}) {}
