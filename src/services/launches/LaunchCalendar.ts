/**
 * The calendar as people leaf through it: each week with how many launches it has, the first of them, who won it, and
 * what room the free plan has in it.
 */
import { Effect } from "effect"
import type { Award } from "../../domain/launch/Launch.ts"
import type { ListingSummary } from "../../domain/listing/Listing.ts"
import { addWeeks, type Monday, state, type WeekState, weekOf, weeksBetween } from "../../domain/Week.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { awardTitle } from "../listing/ProfileRows.ts"
import { instant } from "../store/Instant.ts"
import { Settings } from "../store/Settings.ts"
import { FreeWeeksRepo } from "./FreeWeeksRepo.ts"
import { CalendarRepo } from "./rows/CalendarRepo.ts"
import { LaunchesRepo } from "./rows/LaunchesRepo.ts"

export interface CalendarWeek {
  readonly week: Monday
  readonly state: WeekState
  /** Live ones; of the weeks to come also those that are scheduled. */
  readonly launches: number
  /** The most voted of them. */
  readonly first: ReadonlyArray<ListingSummary>
  /** Who won it; null before its awards are decided, and where nobody did. */
  readonly winner: ListingSummary | null
  /** Places that the free plan has left in it; null where it gives none out. */
  readonly freePlaces: number | null
}

/** Listings of a week that the calendar shows by their logos. */
const mostFaces = 5

export class LaunchCalendar extends Effect.Service<LaunchCalendar>()("launchbook/LaunchCalendar", {
  dependencies: [CalendarRepo.Default, FreeWeeksRepo.Default, LaunchesRepo.Default, ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* CalendarRepo
    const freeWeeks = yield* FreeWeeksRepo
    const launches = yield* LaunchesRepo
    const listings = yield* ListingsRepo
    const settings = yield* Settings

    /** What the free plan has left in a week, as it stands; it binds nobody. */
    const room = Effect.gen(function* () {
      const current = weekOf(yield* instant)
      const [nearest, furthest, capacity] = yield* Effect.all([
        settings.get("free_plan.weeks_min"),
        settings.get("free_plan.weeks_max"),
        settings.get("free_plan.weekly_capacity")
      ])
      const taken = yield* freeWeeks.takenFrom(addWeeks(current, nearest), addWeeks(current, furthest))
      return (week: Monday): number | null => {
        const ahead = weeksBetween(current, week)
        return ahead < nearest || ahead > furthest ? null : Math.max(0, capacity - (taken.get(week) ?? 0))
      }
    })

    /** Every week from one to another, both included, the earliest first. */
    const between = (from: Monday, to: Monday) =>
      Effect.gen(function* () {
        const now = yield* instant
        const found = new Map((yield* repo.counts(from, to, weekOf(now), mostFaces)).map((each) => [each.week, each]))
        const won = (yield* repo.awards(from, to)).filter(({ place }) => place === 1)
        const winners = new Map(won.map(({ week, listing_id }) => [week, listing_id]))
        const ids = [...new Set([...[...found.values()].flatMap(({ first }) => first), ...winners.values()])]
        const rows = yield* listings.rowsByIds(ids)
        const summaryOf = new Map(rows.map((row) => [row.id, listings.summary(row)]))
        const freePlaces = yield* room
        return Array.from({ length: Math.max(0, weeksBetween(from, to) + 1) }, (_, step): CalendarWeek => {
          const week = addWeeks(from, step)
          const entry = found.get(week)
          return {
            week,
            state: state(week, now.getTime()),
            launches: entry?.launches ?? 0,
            first: entry?.first.flatMap((id) => summaryOf.get(id) ?? []) ?? [],
            winner: summaryOf.get(winners.get(week) ?? 0) ?? null,
            freePlaces: freePlaces(week)
          }
        })
      })

    /** What was won in one week, first place first; nothing before that is decided. */
    const awards = (week: Monday): Effect.Effect<ReadonlyArray<Award>> =>
      Effect.gen(function* () {
        const won = yield* repo.awards(week, week)
        const rows = yield* listings.rowsByIds(won.map(({ listing_id }) => listing_id))
        const summaryOf = new Map(rows.map((row) => [row.id, listings.summary(row)]))
        return won.flatMap(({ place, votes, tie_break, listing_id }) => {
          const listing = summaryOf.get(listing_id)
          return listing === undefined ? [] : [{ week, place, title: awardTitle(place), votes, tie_break, listing }]
        })
      })

    /** The weeks from one to another in which there is anything to see. */
    const filled = (from: Monday, to: Monday): Effect.Effect<ReadonlyArray<Monday>> =>
      Effect.flatMap(instant, (now) =>
        Effect.map(repo.filled(from, to, weekOf(now)), (weeks) => weeks.map(({ week }) => week))
      )

    /** The week of the first launch; undefined where nothing was ever launched. */
    const { first } = launches

    return { between, awards, filled, first } as const
  })
}) {}
