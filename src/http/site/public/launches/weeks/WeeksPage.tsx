/** @jsxImportSource preact */
/** `/weeks`: the calendar of launches, from the first week there was to those that can be planned for. */
import { Effect } from "effect"
import { addWeeks, type Monday, weekOf, weeksBetween } from "../../../../../domain/Week.ts"
import { type CalendarWeek, LaunchCalendar } from "../../../../../services/launches/LaunchCalendar.ts"
import { instant } from "../../../../../services/store/Instant.ts"
import { page } from "../../../declare/SitePage.ts"
import { PageNumber, Pager } from "../../../parts/Pager.tsx"
import { WeekLine } from "./WeekLine.tsx"
import { WeekStrip } from "./WeekStrip.tsx"

/** Weeks to come that are listed, and past ones on a page. */
const [ahead, perPage] = [12, 12]

interface Model {
  /** Those around the running one. */
  readonly near: ReadonlyArray<CalendarWeek>
  readonly current: Monday
  readonly coming: ReadonlyArray<CalendarWeek>
  /** The latest first. */
  readonly past: ReadonlyArray<CalendarWeek>
  readonly pastWeeks: number
  readonly page: number
}

const pathOf = (page: number) => (page === 1 ? "/weeks#past" : `/weeks?page=${page}#past`)

const Lines = ({ weeks }: { readonly weeks: ReadonlyArray<CalendarWeek> }) => (
  <ol class="weeklines">
    {weeks.map((each) => (
      <WeekLine key={each.week} {...each} />
    ))}
  </ol>
)

const View = ({ near, current, coming, past, pastWeeks, page: at }: Model) => (
  <div class="wrap calendar">
    <header class="pagehead">
      <h1>The launch calendar</h1>
      <p class="lead">A launch week runs from Monday to Sunday, UTC. The votes of that week decide its three awards.</p>
    </header>
    <WeekStrip weeks={near} shown={current} label="Weeks around this one" />
    <div class="halves">
      <section aria-labelledby="coming">
        <h2 id="coming">Coming</h2>
        <Lines weeks={coming} />
        <p class="small soft">
          A free place is earned with a badge on your site. <a href="/pricing">Plans and prices</a>
        </p>
      </section>
      <section aria-labelledby="past">
        <h2 id="past">Past</h2>
        {past.length === 0 ? (
          <p class="soft">
            {at === 1 ? "No week is over yet. The first ends on Sunday." : "There are no weeks before that."}
          </p>
        ) : (
          <Lines weeks={past} />
        )}
        <Pager page={at} perPage={perPage} total={pastWeeks} of="weeks" hrefOf={pathOf} />
      </section>
    </div>
  </div>
)

export const weeks = page("/weeks", {
  audience: "public",
  nav: { header: "Weeks" },
  styles: ["launches"],
  query: { page: PageNumber },
  title: "Launch calendar · Launchbook",
  description:
    "Every launch week, past and to come: how many products launch, who won, and how many free places are left.",
  shows: ["listings", "products", "settings"],
  maxAge: 300,
  load: ({ query: { page: at } }) =>
    Effect.gen(function* () {
      const calendar = yield* LaunchCalendar
      const current = weekOf(yield* instant)
      const began = (yield* calendar.first) ?? current
      const pastWeeks = Math.max(0, weeksBetween(began, current))
      const latest = addWeeks(current, -1 - (at - 1) * perPage)
      const left = Math.min(perPage, pastWeeks - (at - 1) * perPage)
      const near = yield* calendar.between(addWeeks(current, -4), addWeeks(current, 4))
      const past = left <= 0 ? [] : yield* calendar.between(addWeeks(latest, 1 - left), latest)
      const model: Model = {
        near: near.filter(({ week, state }) => state !== "past" || week >= began),
        current,
        coming: yield* calendar.between(current, addWeeks(current, ahead)),
        past: past.toReversed(),
        pastWeeks,
        page: at
      }
      return model
    }),
  view: View
})
