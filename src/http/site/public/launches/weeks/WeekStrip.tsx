/** @jsxImportSource preact */
/** Weeks side by side as in a diary, each with its launches as strokes of a pen, and a way into each. */
import type { Monday } from "../../../../../domain/Week.ts"
import type { CalendarWeek } from "../../../../../services/launches/LaunchCalendar.ts"
import { Tally } from "../../../parts/charts/Tally.tsx"
import { counted, shortDay, weekPath } from "./WeekWords.ts"

/** What is said of a week below its strokes. */
const words = ({ launches, freePlaces, state }: CalendarWeek): string => {
  if (state !== "future") return counted(launches, "launch")
  if (freePlaces === 0) return `${launches} · full`
  return launches === 0 ? "open" : `${launches} planned`
}

export const WeekStrip = ({
  weeks,
  shown,
  label = "Weeks"
}: {
  readonly weeks: ReadonlyArray<CalendarWeek>
  /** The week that the page is of; null where it is of none. */
  readonly shown: Monday | null
  readonly label?: string
}) => (
  <nav class="strip" aria-label={label}>
    <ol>
      {weeks.map((each) => (
        <li key={each.week} class={each.state}>
          <a href={weekPath(each.week)} aria-current={each.week === shown ? "page" : undefined}>
            <time datetime={each.week}>{shortDay(each.week)}</time>
            <Tally count={each.launches} />
            <small class="num">{words(each)}</small>
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
