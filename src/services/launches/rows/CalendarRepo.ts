/** How many launches the weeks of the calendar have, which stand first in each, and who won it. */
import { Effect } from "effect"
import type { Monday } from "../../../domain/Week.ts"
import { TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"
import type { AwardRow } from "./BoardsRepo.ts"

export interface WeekCount {
  readonly week: Monday
  readonly launches: number
  /** Listings, the most voted first. */
  readonly first: ReadonlyArray<number>
}

export class CalendarRepo extends Effect.Service<CalendarRepo>()("launchbook/CalendarRepo", {
  dependencies: [TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const totals = yield* TotalsRepo

    /** The weeks from one to another that have any: launched, or from `current` on to be launched. */
    const filled = (from: Monday, to: Monday, current: Monday) =>
      Effect.map(totals.weeks(from, to), (weeks) =>
        weeks.flatMap(({ week, launched, scheduled, again }) => {
          const coming = week >= current ? again : 0
          const launches = launched + scheduled + coming
          return launches === 0 ? [] : [{ week, launches, coming }]
        })
      )

    /**
     * The same with the listings that stand first in each, at most `most`: launches by their rank, then those to come.
     * Each is read from an index of its own, and no more of it than is shown.
     */
    const counts = (from: Monday, to: Monday, current: Monday, most: number): Effect.Effect<ReadonlyArray<WeekCount>> =>
      Effect.gen(function* () {
        const weeks = yield* filled(from, to, current)
        const mondays = weeks.map(({ week }): string => week)
        const again = weeks.filter(({ coming }) => coming > 0).map(({ week }): string => week)
        const found = yield* sql.rows<{ week: string; first: ReadonlyArray<number> }>`
          select w.week, array(
            select id from (
              (select l.id, 0 as part, row_number() over () as place from (
                select a.listing_id as id from launches a join listings l on l.id = a.listing_id
                where a.week = w.week and a.went_live_at is not null and l.status = 'live'
                order by a.week_votes desc, a.reached_at, a.went_live_at, a.slug collate "C" limit ${most}
              ) as l)
              union all
              (select l.id, 1, l.id from listings l
               where l.status = 'scheduled' and l.launch_week = w.week order by l.id limit ${most})
              union all
              (select l.id, 1, l.id from launches a join listings l on l.id = a.listing_id
               where a.week = w.week and w.week = any(${again}::date[]) and a.went_live_at is null and l.status = 'live'
               order by l.id limit ${most})
            ) as entered order by part, place limit ${most}
          ) as first
          from unnest(${mondays}::date[]) as w (week)`
        const firstOf = new Map(found.map(({ week, first }) => [week, first]))
        return weeks.map(({ week, launches }) => ({ week, launches, first: firstOf.get(week) ?? [] }))
      })

    /** What was won in the weeks from one to another, where it is still shown. */
    const awards = (from: Monday, to: Monday): Effect.Effect<ReadonlyArray<AwardRow>> =>
      sql.rows<AwardRow>`
        select a.week, a.place, a.listing_id, a.votes, a.tie_break
        from awards a join listings l on l.id = a.listing_id
        where a.week between ${from} and ${to} and l.status in ('live', 'scheduled') order by a.week, a.place`

    return { filled, counts, awards } as const
  })
}) {}
