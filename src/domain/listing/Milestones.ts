/** What a listing's milestones may be, dated events that were or are announced, and how two lists of them meet. */
import { isDeepStrictEqual } from "node:util"
import { type Detail, declare, detail } from "../Failure.ts"

/** Milestones a draft or a listing may have. */
export const mostMilestones = 50

export const MilestoneLimitReached = declare(
  "milestone_limit_reached",
  400,
  `A listing takes at most ${mostMilestones} milestones. Delete one with delete_milestone first.`
)

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

interface MilestoneContent {
  readonly date: string
  readonly title: string
  readonly description: string | null
  readonly url: string | null
}
const contentOf = ({ date, title, description, url }: MilestoneContent): MilestoneContent => ({
  date,
  title,
  description,
  url
})
/** `from` without one of its own for each of `taken`. */
const without = <A extends MilestoneContent>(
  from: ReadonlyArray<A>,
  taken: ReadonlyArray<MilestoneContent>
): ReadonlyArray<A> => {
  const left = [...from]
  for (const one of taken) {
    const at = left.findIndex((other) => isDeepStrictEqual(contentOf(other), contentOf(one)))
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/**
 * What becomes of a listing's milestones where a draft that said `last` now says `said`: what was taken out goes,
 * what is new comes, once, and whatever else is there stays as it is.
 */
export const milestoneChanges = <Row extends MilestoneContent>(
  rows: ReadonlyArray<Row>,
  last: ReadonlyArray<MilestoneContent>,
  said: ReadonlyArray<MilestoneContent>
): {
  readonly kept: ReadonlyArray<Row>
  readonly gone: ReadonlyArray<Row>
  readonly added: ReadonlyArray<MilestoneContent>
} => {
  const kept = without(rows, without(last, said))
  return { kept, gone: rows.filter((row) => !kept.includes(row)), added: without(without(said, last), kept) }
}
