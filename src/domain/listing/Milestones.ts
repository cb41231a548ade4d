/** What a listing's milestones may be: dated events, the past ones and what is announced. */
import { type Detail, detail } from "../Failure.ts"

/** Years ahead in which an announced milestone may lie; further off, a date is a slip of the pen. */
const yearsAhead = 2

/** The last date a milestone may have, `YYYY-MM-DD`. `now` in milliseconds. */
export const latestMilestone = (now: number): string => {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() + yearsAhead)
  return day.toISOString().slice(0, 10)
}

/** What is wrong with a milestone's date; `path` is where it stands in the input. */
export const dateIssues = (date: string, path: string, now: number): ReadonlyArray<Detail> => {
  const latest = latestMilestone(now)
  return date <= latest
    ? []
    : [detail(path, "too_late", `must be at most ${yearsAhead} years ahead: ${latest} or earlier`)]
}
