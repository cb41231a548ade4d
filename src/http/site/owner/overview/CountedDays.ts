/** What was counted of a listing day by day, for its owner: a range of days up to today, and the same range before it. */
import { Clock, Effect } from "effect"
import { day } from "../../../../domain/Week.ts"
import { Follows } from "../../../../services/people/Follows.ts"
import { Views } from "../../../../services/people/Views.ts"
import { Votes } from "../../../../services/people/Votes.ts"
import type { DatedFigure } from "../../parts/charts/Sparkline.tsx"

export interface CountedSeries {
  /** One for each day, oldest first, today last. */
  readonly days: ReadonlyArray<DatedFigure>
  readonly total: number
  /** Of as many days before them. */
  readonly before: number
}
export interface Counted {
  readonly days: number
  readonly views: CountedSeries
  readonly clicks: CountedSeries
  readonly votes: CountedSeries
  readonly followers: CountedSeries
}

const sum = (days: ReadonlyArray<DatedFigure>) => days.reduce((total, { value }) => total + value, 0)

/** Each of the last `days`, and what came before them. */
const seriesOf = (known: ReadonlyArray<DatedFigure>, days: number, now: number): CountedSeries => {
  const values = new Map(known.map(({ date, value }) => [date, value]))
  const all = Array.from({ length: 2 * days }, (_, at) => {
    const date = new Date(now - (2 * days - 1 - at) * day).toISOString().slice(0, 10)
    return { date, value: values.get(date) ?? 0 }
  })
  return { days: all.slice(days), total: sum(all.slice(days)), before: sum(all.slice(0, days)) }
}

export const countedOf = (slug: string, days: number) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const span = 2 * days
    const views = yield* (yield* Views).byDay(slug, span)
    const clicks = yield* (yield* Views).clicksByDay(slug, span)
    // A listing that nobody sees has no votes.
    const votes = yield* Effect.orElseSucceed((yield* Votes).byDay(slug, span), () => [])
    const followers = yield* (yield* Follows).begunByDay(slug, span)
    const counted: Counted = {
      days,
      views: seriesOf(
        views.map(({ date, views: value }) => ({ date, value })),
        days,
        now
      ),
      clicks: seriesOf(
        clicks.map(({ date, clicks: value }) => ({ date, value })),
        days,
        now
      ),
      votes: seriesOf(
        votes.map(({ date, counted: value }) => ({ date, value })),
        days,
        now
      ),
      followers: seriesOf(
        followers.map(({ date, followers: value }) => ({ date, value })),
        days,
        now
      )
    }
    return counted
  })
