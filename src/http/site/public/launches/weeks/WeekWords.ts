/** Weeks as people call them. */
import { dayInWords, monthInWords } from "../../../../../domain/text/DatesInWords.ts"
import { endsOn, type Monday, state, weekOf, weeksBetween } from "../../../../../domain/Week.ts"

/** `9 Nov`. */
export const shortDay = (date: string): string => dayInWords(date).slice(0, -5)

/** From its Monday to its Sunday: `16–22 Nov 2026`, `30 Nov – 6 Dec 2026`, `28 Dec 2026 – 3 Jan 2027`. */
export const weekSpan = (week: Monday): string => {
  const last = endsOn(week)
  if (monthInWords(week) === monthInWords(last)) return `${Number(week.slice(8))}–${dayInWords(last)}`
  const first = week.slice(0, 4) === last.slice(0, 4) ? shortDay(week) : dayInWords(week)
  return `${first} – ${dayInWords(last)}`
}

/** `This week`, `Next week`, `Last week`; the others by their dates. */
export const weekName = (week: Monday, now: Date): string => {
  const ahead = weeksBetween(weekOf(now), week)
  return ({ 0: "This week", 1: "Next week", [-1]: "Last week" } as Record<number, string>)[ahead] ?? weekSpan(week)
}

/** Its launches, by when it is: `Launches of 9–15 Nov 2026`. */
export const weekTitle = (week: Monday, now: Date): string => {
  const at = state(week, now.getTime())
  if (at === "current") return "This week’s launches"
  return at === "future" ? `Launching ${weekSpan(week)}` : `Launches of ${weekSpan(week)}`
}

export const weekPath = (week: Monday): string => `/weeks/${week}`

export const counted = (count: number, one: string): string =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : one.endsWith("ch") ? "es" : "s"}`
