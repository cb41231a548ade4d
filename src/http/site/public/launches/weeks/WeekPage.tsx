/** @jsxImportSource preact */
/** `/weeks/{monday}`: the launches of one week, ranked while it runs, planned before it, with its awards after it. */
import { Effect, Schema } from "effect"
import { getLaunchWeek } from "../../../../../domain/api/LaunchesApi.ts"
import { type Award, type LaunchWeek, weeksAhead } from "../../../../../domain/launch/Launch.ts"
import { dayInWords } from "../../../../../domain/text/DatesInWords.ts"
import { addWeeks, endsAt, firstWeek, Monday, weekOf, weeksBetween } from "../../../../../domain/Week.ts"
import { type CalendarWeek, LaunchCalendar } from "../../../../../services/launches/LaunchCalendar.ts"
import { instant } from "../../../../../services/store/Instant.ts"
import { seeOther } from "../../../declare/Instead.ts"
import { page } from "../../../declare/SitePage.ts"
import { Crumbs } from "../../../parts/Crumbs.tsx"
import { ListingRow } from "../../../parts/ListingRow.tsx"
import { Seal } from "../../../parts/Seal.tsx"
import { EndsIn } from "../../../parts/When.tsx"
import { Podium } from "../rows/Podium.tsx"
import { rankedList } from "../rows/RankedList.ts"
import { type Standings, standingsFor } from "../rows/Standings.ts"
import { StandingFigure, VotedRow } from "../rows/VotedRow.tsx"
import { WeekStrip } from "./WeekStrip.tsx"
import { counted, weekPath, weekSpan, weekTitle } from "./WeekWords.ts"

interface Model {
  readonly week: Monday
  readonly now: Date
  readonly found: LaunchWeek
  /** Of this week; none before they are decided. */
  readonly awards: ReadonlyArray<Award>
  readonly near: ReadonlyArray<CalendarWeek>
  readonly freePlaces: number | null
  readonly standings: Standings
}

const Standing = ({ week, found, freePlaces }: Pick<Model, "week" | "found" | "freePlaces">) => {
  const { state, launches, launches_total } = found
  // Of a week that has more than the answer holds, only the first votes would be in the sum.
  const votes =
    launches_total > launches.length
      ? ""
      : `, ${counted(
          launches.reduce((sum, each) => sum + each.votes, 0),
          "vote"
        )}`
  return (
    <p class="lead num">
      {state === "current" ? (
        <>
          {counted(launches_total, "launch")}
          {votes} so far. Voting <EndsIn at={endsAt(week)} />.
        </>
      ) : state === "past" ? (
        <>
          {counted(launches_total, "launch")}
          {votes}.
        </>
      ) : (
        <>
          Voting opens on Monday, {dayInWords(week)}.
          {freePlaces === null
            ? null
            : freePlaces === 0
              ? " Its free places are all taken."
              : ` It has ${counted(freePlaces, "free place")} left.`}
        </>
      )}
    </p>
  )
}

const Launches = ({ week, found, awards, standings }: Model) => {
  const { state, launches } = found
  const awardOf = new Map(awards.map((award) => [award.listing.slug, award]))
  if (launches.length === 0)
    return state === "future" ? null : (
      <p class="soft">
        {state === "current"
          ? "No launches yet this week. The next page begins Monday."
          : "Nothing was launched in this week."}
      </p>
    )
  return (
    <ol class="launches">
      {launches.map(({ rank, votes, listing }) => {
        const award = awardOf.get(listing.slug)
        if (state === "current")
          return (
            <VotedRow
              key={listing.slug}
              listing={listing}
              rank={rank}
              votes={votes}
              standings={standings}
              back={weekPath(week)}
            />
          )
        return (
          <ListingRow
            key={listing.slug}
            listing={listing}
            rank={rank}
            chips={
              award === undefined ? null : (
                <span class="chip award">
                  <Seal place={award.place} /> {award.title}
                </span>
              )
            }
          >
            <StandingFigure value={votes.toLocaleString("en-US")} unit={votes === 1 ? "vote" : "votes"} />
          </ListingRow>
        )
      })}
    </ol>
  )
}

const View = (model: Model) => {
  const { week, now, found, near, awards, freePlaces } = model
  return (
    <div class="wrap calendar">
      <header class="pagehead">
        <Crumbs path={[{ href: "/weeks", label: "Weeks" }]} />
        <h1>{weekTitle(week, now)}</h1>
        <Standing week={week} found={found} freePlaces={freePlaces} />
      </header>
      <WeekStrip weeks={near} shown={week} label="Weeks around this one" />
      {awards.length === 0 ? null : (
        <section class="decided" aria-labelledby="decided">
          <div class="week">
            <h2 id="decided">Launch of the Week</h2>
            <span class="small soft end">
              <a href="/awards">All awards</a>
            </span>
          </div>
          <Podium awards={awards} />
        </section>
      )}
      <section aria-labelledby="launched">
        <div class="week">
          <span class="no num">{week}</span>
          <h2 id="launched">{found.state === "future" && found.launches.length === 0 ? "Planned" : "Launched"}</h2>
          <span class="small soft end">{weekSpan(week)}</span>
        </div>
        {found.state === "past" && found.launches.length > 0 && awards.length === 0 ? (
          <p class="notice small">
            {addWeeks(week, 1) === weekOf(now)
              ? "The votes are audited before the awards are decided."
              : "No launch of this week had the votes for an award."}
          </p>
        ) : null}
        <Launches {...model} />
        {found.launches_total > found.launches.length ? (
          <p class="soft">
            The first {found.launches.length.toLocaleString("en-US")} are shown.{" "}
            <a href={`/leaderboards/community-weekly?week=${week}`}>All of them, page by page</a>
          </p>
        ) : null}
        {found.scheduled.length === 0 ? (
          found.state === "future" && found.launches.length === 0 ? (
            <p class="soft">
              Nothing is planned for this week yet. <a href="/submit">Submit a product</a> and be the first.
            </p>
          ) : null
        ) : (
          <>
            {found.launches.length > 0 ? <h2>Still to come</h2> : null}
            <ul class="launches">
              {found.scheduled.map((listing) => (
                <ListingRow key={listing.slug} listing={listing} />
              ))}
            </ul>
          </>
        )}
        <p class="small soft">
          {found.launches.length > 0 ? (
            <>
              Ranked by counted community votes of this week alone; no payment moves a rank.{" "}
              <a href="/how-ranking-works">How ranking works</a>
            </>
          ) : found.state === "future" ? (
            <>
              A free place is earned with a badge on your site. <a href="/pricing">Plans and prices</a>
            </>
          ) : null}
        </p>
      </section>
    </div>
  )
}

export const week = page("/weeks/:week", {
  audience: "public",
  styles: ["launches", "boards"],
  scripts: ["Swap"],
  params: { week: Schema.String.pipe(Schema.pattern(/^(this|next|last|\d{4}-\d{2}-\d{2})$/)) },
  title: ({ week: shown, now }) => `${weekTitle(shown, now)} · Launchbook`,
  description: ({ week: shown, found }) =>
    found.state === "future"
      ? `${counted(found.scheduled_total, "product")} planned for the launch week of ${weekSpan(shown)}.`
      : `${counted(found.launches_total, "product")} of the launch week of ${weekSpan(shown)}, ranked by community votes.`,
  head: ({ week: shown, found, now }, origin) => ({
    structured: [
      rankedList(
        weekTitle(shown, now),
        found.launches.map(({ listing }) => listing)
      ),
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Weeks", item: `${origin}/weeks` },
          { "@type": "ListItem", position: 2, name: weekSpan(shown) }
        ]
      }
    ]
  }),
  shows: ["listings", "products", "settings"],
  maxAge: 60,
  sitemap: {
    name: "weeks",
    shows: ["listings"],
    last: Effect.map(instant, (now) => weeksBetween(firstWeek, addWeeks(weekOf(now), weeksAhead))),
    between: (after, upTo) =>
      Effect.gen(function* () {
        const calendar = yield* LaunchCalendar
        const current = weekOf(yield* instant)
        const found = yield* calendar.filled(addWeeks(firstWeek, after + 1), addWeeks(firstWeek, upTo))
        return found.map((each) => ({ path: weekPath(each), changedAt: each < current ? addWeeks(each, 1) : current }))
      })
  },
  load: ({ read, params, session }) =>
    Effect.gen(function* () {
      const found = yield* read(getLaunchWeek, { week: params.week })
      if (found.week !== params.week) return yield* seeOther(`/weeks/${found.week}`)
      const shown = Monday.make(found.week)
      const now = yield* instant
      const current = weekOf(now)
      const calendar = yield* LaunchCalendar
      const began = (yield* calendar.first) ?? current
      const around = yield* calendar.between(addWeeks(shown, -4), addWeeks(shown, 4))
      const model: Model = {
        week: shown,
        now,
        found,
        awards: found.state === "past" ? yield* calendar.awards(shown) : [],
        near: around.filter((each) => each.week >= began || each.week >= addWeeks(current, -1)),
        freePlaces: around.find((each) => each.week === shown)?.freePlaces ?? null,
        standings: yield* standingsFor(
          session,
          found.state === "current" ? found.launches.map(({ listing }) => listing) : []
        )
      }
      return model
    }),
  view: View
})
