/**
 * Launch weeks. A week runs from Monday 00:00:00 UTC to the next Monday and is named by the date of
 * that Monday, never by its number: a number needs the right year beside it (2027-01-01 lies in
 * 2026-W53) and sorts wrongly around New Year. Everything is UTC, so daylight saving cannot move a
 * border. The calendar holds the whole weeks of the years 1970 to 9999; a value of type `Monday` is
 * always one of them.
 */
import { Data, Either, Schema } from "effect"

/** Spans of time in milliseconds, the unit instants are reckoned in. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

const WEEK = 7 * day
/** 1970-01-05, the first Monday after the epoch (a Thursday). */
const ANCHOR = 4 * day
/** 9999-12-20, the last Monday whose Sunday still has a four-digit year. */
const LAST = Date.UTC(9999, 11, 20)

/** `YYYY-MM-DD` of an instant whose year has four digits. */
const dateOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)

/** Midnight UTC of a date that exists, else `undefined`. */
const midnight = (date: string): number | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const millis = Date.parse(`${date}T00:00:00Z`)
  // Some engines roll 02-30 over into March instead of refusing it.
  return Number.isNaN(millis) || dateOf(millis) !== date ? undefined : millis
}

const isMonday = (text: string) => {
  const millis = midnight(text)
  return millis !== undefined && millis >= ANCHOR && (millis - ANCHOR) % WEEK === 0 && millis <= LAST
}

/** The date of a week's Monday. `Monday.make(text)` throws on any other text. */
export const Monday = Schema.String.pipe(
  Schema.filter(isMonday, { message: () => "must be the date of a Monday, as YYYY-MM-DD", jsonSchema: {} }),
  Schema.brand("Monday")
).annotations({ jsonSchema: { type: "string", format: "date" } })
export type Monday = typeof Monday.Type

export const firstWeek = Monday.make("1970-01-05")
export const lastWeek = Monday.make("9999-12-20")

/** The week `millis` lies in. Outside the calendar it is the nearest week of it; NaN is a bug and throws. */
export const weekOf = (instant: number | Date): Monday => {
  const millis = Math.min(Math.max(Number(instant), ANCHOR), LAST)
  return Monday.make(dateOf(ANCHOR + Math.floor((millis - ANCHOR) / WEEK) * WEEK), true)
}

/** First millisecond of the week. */
export const startsAt = (week: Monday): number => Date.parse(`${week}T00:00:00Z`)
/** First millisecond after the week: the start of the next one. */
export const endsAt = (week: Monday): number => startsAt(week) + WEEK
/** The Sunday, `YYYY-MM-DD`. */
export const endsOn = (week: Monday): string => dateOf(endsAt(week) - day)

/** `count` weeks later (earlier if negative); a step over the edge of the calendar stays on the edge. */
export const addWeeks = (week: Monday, count: number): Monday => weekOf(startsAt(week) + count * WEEK)

/** How many weeks after `from` the week `to` comes; negative if before. */
export const weeksBetween = (from: Monday, to: Monday): number => (startsAt(to) - startsAt(from)) / WEEK

export type WeekState = "past" | "current" | "future"
/** Where a week stands at the instant `now` (milliseconds). */
export const state = (week: Monday, now: number): WeekState =>
  now >= endsAt(week) ? "past" : now < startsAt(week) ? "future" : "current"

/** How many weeks after the current one each word names. */
const words = { this: 0, next: 1, last: -1 } as const
export type WeekWord = keyof typeof words
export const weekWords: ReadonlyArray<WeekWord> = ["this", "next", "last"]

/** The text names no week: it is none of the words and no date, or a date off the calendar. `message` says what would. */
export class NotAWeek extends Data.TaggedError("NotAWeek")<{
  readonly text: string
  readonly reason: "malformed" | "off_calendar"
  readonly message: string
}> {}

/** Reads one of the words (seen from `now`, milliseconds) or any date, which stands for its week. */
export const parse = (
  text: string,
  now: number,
  taken: ReadonlyArray<WeekWord> = weekWords
): Either.Either<Monday, NotAWeek> => {
  const word = taken.find((each) => each === text)
  if (word !== undefined) return Either.right(addWeeks(weekOf(now), words[word]))
  const millis = midnight(text)
  if (millis === undefined) {
    const message = `must be ${taken.map((each) => `\`${each}\``).join(", ")} or a date, as YYYY-MM-DD`
    return Either.left(new NotAWeek({ text, reason: "malformed", message }))
  }
  if (millis >= ANCHOR && millis < LAST + WEEK) return Either.right(weekOf(millis))
  const message = `must lie between ${firstWeek} and ${endsOn(lastWeek)}`
  return Either.left(new NotAWeek({ text, reason: "off_calendar", message }))
}

/**
 * ISO 8601 year and number, for display alone. The year is the one the week's Thursday lies in, and
 * week 1 is the week of that year's first Thursday.
 */
export const isoWeek = (week: Monday): { readonly year: number; readonly number: number } => {
  const thursday = startsAt(week) + 3 * day
  const year = new Date(thursday).getUTCFullYear()
  return { year, number: 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK) }
}

/** `2026-W53`. */
export const label = (week: Monday): string => {
  const { year, number } = isoWeek(week)
  return `${year}-W${String(number).padStart(2, "0")}`
}
