/** @jsxImportSource preact */
/** A week as a line of the calendar: when it is, how much is in it, by whom, and who won it. */
import { dayInWords } from "../../../../../domain/text/DatesInWords.ts"
import type { CalendarWeek } from "../../../../../services/launches/LaunchCalendar.ts"
import { useNow } from "../../../frame/Surroundings.ts"
import { Logo } from "../../../parts/Logo.tsx"
import { Seal } from "../../../parts/Seal.tsx"
import { counted, shortDay, weekName, weekPath, weekSpan } from "./WeekWords.ts"

const howMany = ({ launches, state }: CalendarWeek): string => {
  if (state === "future") return launches === 0 ? "Nothing planned yet" : `${launches} planned`
  return launches === 0 ? "No launches" : counted(launches, "launch")
}

const room = ({ freePlaces }: CalendarWeek): string | null => {
  if (freePlaces === null) return null
  return freePlaces === 0 ? "free places all taken" : `${counted(freePlaces, "free place")} left`
}

export const WeekLine = (each: CalendarWeek) => {
  const { week, first, launches, winner } = each
  const name = weekName(week, useNow())
  const span = weekSpan(week)
  return (
    <li class={each.state}>
      <time class="mono" datetime={week} title={dayInWords(week)}>
        {shortDay(week)}
      </time>
      <div>
        <h3>
          <a href={weekPath(week)}>{name}</a>
          {name === span ? null : <span class="small soft"> {span}</span>}
        </h3>
        <p class="small soft num">{[howMany(each), room(each)].filter((part) => part !== null).join(" · ")}</p>
        {winner === null ? null : (
          <p class="small won">
            <Seal place={1} /> Won by <a href={winner.url}>{winner.name}</a>
          </p>
        )}
      </div>
      {first.length === 0 ? null : (
        <div class="pile" aria-hidden="true">
          {first.map((listing) => (
            <Logo key={listing.slug} listing={listing} size={32} />
          ))}
          {launches > first.length ? <span class="small soft num">+{launches - first.length}</span> : null}
        </div>
      )}
    </li>
  )
}
