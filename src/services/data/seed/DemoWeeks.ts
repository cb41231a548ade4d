/** The weeks of the demo that have begun, and the awards of those that are closed. Pure; `now` is milliseconds. */

import { closeWeek } from "../../../domain/launch/Ranking.ts"
import { addWeeks, endsAt, hour, type Monday, startsAt, weekOf } from "../../../domain/Week.ts"
import type { DemoLaunch } from "./DemoLaunches.ts"
import { demoInstant } from "./DemoRows.ts"

/** The rollover runs shortly after midnight. */
const rolloverSeconds = 40

export interface Entered {
  readonly launch: DemoLaunch
  readonly listingId: number
  readonly live: boolean
}

/** From the week of the first launch to the current one. */
const begunWeeks = (entered: ReadonlyArray<Entered>, now: number): ReadonlyArray<Monday> => {
  const current = weekOf(now)
  const [first = current] = [current, ...entered.map(({ launch }) => launch.week)].sort()
  const weeks: Array<Monday> = []
  for (let week = first; week <= current; week = addWeeks(week, 1)) weeks.push(week)
  return weeks
}

export const weekRows = (
  entered: ReadonlyArray<Entered>,
  now: number,
  rules: { readonly minimumVotes: number; readonly auditHours: number }
) => {
  const decidedAt = (week: Monday) => endsAt(week) + rules.auditHours * hour
  const weeks = begunWeeks(entered, now)
  const of = (week: Monday) => entered.filter(({ launch }) => launch.week === week && launch.wentLiveAt !== null)
  return {
    rollovers: weeks.map((week) => ({
      week,
      began_at: demoInstant(Math.min(startsAt(week) + rolloverSeconds * 1000, now)),
      launched: of(week).length,
      moved: 0,
      closed_at: decidedAt(week) <= now ? demoInstant(decidedAt(week)) : null
    })),
    awards: weeks
      .filter((week) => decidedAt(week) <= now)
      .flatMap((week) => {
        const entries = of(week)
          .filter(({ live }) => live)
          .map(({ launch, listingId }) => ({
            listingId,
            slug: launch.slug,
            votes: launch.votes.map(({ at }) => at),
            wentLiveAt: launch.wentLiveAt ?? startsAt(week)
          }))
        return closeWeek(entries, rules.minimumVotes).map((award) => ({
          week,
          place: award.place,
          listing_id: award.listingId,
          votes: award.votes,
          tie_break: award.tieBreak,
          decided_at: demoInstant(decidedAt(week))
        }))
      })
  }
}
