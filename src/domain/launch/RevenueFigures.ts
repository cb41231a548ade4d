/**
 * What a product takes in a month, as somebody says it: the owner, of themselves, or the site team, who has seen a proof.
 * A figure without its source and its day is none, and one too old to say anything leaves the board.
 */
import { Schema } from "effect"
import { type Detail, detail } from "../Failure.ts"
import { CalendarDate, integer } from "../Wire.ts"

export const RevenueSource = Schema.Literal("self_reported", "verified")
export type RevenueSource = typeof RevenueSource.Type

/** Cents of a month; more is a slip of the keyboard. */
const revenueCents = integer(0, 1_000_000_000_000)

export const MonthlyRevenue = Schema.Struct({
  /** US cents a month. */
  cents: revenueCents,
  /** The last day of what it was taken from, or the day it was looked up. */
  as_of: CalendarDate
})
export type MonthlyRevenue = typeof MonthlyRevenue.Type
const isCents = Schema.is(revenueCents)
const isDate = Schema.is(CalendarDate)

export interface RevenueFigure extends MonthlyRevenue {
  readonly source: RevenueSource
  /** What the site team saw; null for what the owner says. */
  readonly note: string | null
}

/** The same day `months` earlier, or the last of that month. */
export const monthsBefore = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return first.toISOString().slice(0, 10)
}

/**
 * What is wrong with a figure, whose day is neither still to come nor so long ago that it would be shown to nobody.
 * `today` and `as_of` are dates.
 */
export const revenueIssues = (
  { cents, as_of }: MonthlyRevenue,
  today: string,
  staleMonths: number
): ReadonlyArray<Detail> => {
  const oldest = monthsBefore(today, staleMonths)
  return [
    ...(isCents(cents)
      ? []
      : [detail("cents", "invalid_type", "must be a whole number of US cents, from 0 to 1,000,000,000,000")]),
    ...(!isDate(as_of)
      ? [detail("as_of", "invalid_format", "must be a date that exists, as YYYY-MM-DD")]
      : as_of > today
        ? [detail("as_of", "too_late", `must not be after today, ${today}`)]
        : as_of < oldest
          ? [detail("as_of", "too_early", `must not be before ${oldest}: older figures are not shown`)]
          : [])
  ]
}
