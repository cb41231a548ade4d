/** @jsxImportSource preact */
/** `/`: what the site is for, this week's launches, and the way to everything else. */
import { Effect } from "effect"
import { getLaunchWeek, getLeaderboard, listAwards } from "../../../../domain/api/LaunchesApi.ts"
import { listCategories } from "../../../../domain/api/ListingsApi.ts"
import { getSiteInfo } from "../../../../domain/api/SiteApi.ts"
import type { Award, Leaderboard } from "../../../../domain/launch/Launch.ts"
import { AWARDED_PLACES } from "../../../../domain/launch/Ranking.ts"
import type { Category } from "../../../../domain/listing/Category.ts"
import type { ListingSummary } from "../../../../domain/listing/Listing.ts"
import { addWeeks, endsAt, type Monday, weekOf } from "../../../../domain/Week.ts"
import { LatestUpdates, type UpdateOfProduct } from "../../../../services/directory/LatestUpdates.ts"
import { type RecentFounder, RecentFounders } from "../../../../services/directory/RecentFounders.ts"
import { type CalendarWeek, LaunchCalendar } from "../../../../services/launches/LaunchCalendar.ts"
import { Placements } from "../../../../services/launches/Placements.ts"
import { instant } from "../../../../services/store/Instant.ts"
import { page } from "../../declare/SitePage.ts"
import type { PublicVisit, Read } from "../../declare/SiteVisit.ts"
import { EndsIn } from "../../parts/When.tsx"
import { CategoriesBand, FoundersBand, NextWeek, UpdatesBand } from "./home/Bands.tsx"
import { Pitch } from "./home/Pitch.tsx"
import { BillboardSection, FeaturedSection, WinnersSection } from "./home/SideSections.tsx"
import { rankedList } from "./rows/RankedList.ts"
import { type Standings, standingsFor } from "./rows/Standings.ts"
import { VotedRow } from "./rows/VotedRow.tsx"
import { WeekStrip } from "./weeks/WeekStrip.tsx"
import { weekPath } from "./weeks/WeekWords.ts"

/** What the front page has room for, however many there are. */
const most = { launches: 50, planned: 6, updates: 5, founders: 8, billboard: 3 } as const

interface Model {
  readonly week: Monday
  readonly products: number
  readonly near: ReadonlyArray<CalendarWeek>
  readonly featured: ReadonlyArray<ListingSummary>
  /** Of this week, first place first. */
  readonly launches: Leaderboard["items"]
  /** How many there are in all. */
  readonly launched: number
  readonly standings: Standings
  readonly planned: ReadonlyArray<ListingSummary>
  readonly awards: ReadonlyArray<Award>
  readonly billboard: Leaderboard["items"]
  readonly updates: ReadonlyArray<UpdateOfProduct>
  readonly founders: ReadonlyArray<RecentFounder>
  readonly categories: ReadonlyArray<Category>
}

const ThisWeek = ({ week, launches, launched, standings }: Model) => (
  <section aria-labelledby="this-week">
    <div class="week">
      <span class="no num">{week}</span>
      <h2 id="this-week">
        <a href={weekPath(week)}>This week</a>
      </h2>
      <span class="small soft end">
        <EndsIn at={endsAt(week)} />
      </span>
    </div>
    {launches.length === 0 ? (
      <p class="soft">No launches yet this week. The next page begins Monday.</p>
    ) : (
      <ol class="launches">
        {launches.map(({ rank, metric, listing }) => (
          <VotedRow
            key={listing.slug}
            listing={listing}
            rank={rank}
            votes={metric.value}
            standings={standings}
            back="/"
          />
        ))}
      </ol>
    )}
    {launched > launches.length ? (
      <p>
        <a class="more num" href={weekPath(week)}>
          All {launched.toLocaleString("en-US")} launches of this week
        </a>
      </p>
    ) : null}
  </section>
)

const View = (props: Model) => (
  <div class="wrap calendar">
    <Pitch products={props.products} />
    <WeekStrip weeks={props.near} shown={null} label="Launch weeks" />
    <div class="cols spread">
      <ThisWeek {...props} />
      <aside>
        <FeaturedSection listings={props.featured} />
        <WinnersSection awards={props.awards} />
        <BillboardSection items={props.billboard} />
      </aside>
      <div class="flow">
        <NextWeek week={addWeeks(props.week, 1)} listings={props.planned} />
        <UpdatesBand updates={props.updates} />
      </div>
    </div>
    <FoundersBand founders={props.founders} />
    <CategoriesBand categories={props.categories} />
  </div>
)

const everybodysOf = (read: Read) =>
  Effect.gen(function* () {
    const week = weekOf(yield* instant)
    const calendar = yield* LaunchCalendar
    const began = (yield* calendar.first) ?? week
    const thisWeek = yield* read(getLeaderboard, { board: "community-weekly", per_page: most.launches })
    const { scheduled } = yield* read(getLaunchWeek, { week: "next" })
    const { items: categories } = yield* read(listCategories, { include_empty: false })
    const near = yield* calendar.between(addWeeks(week, -4), addWeeks(week, 4))
    const latest = yield* LatestUpdates
    return {
      week,
      products: (yield* read(getSiteInfo, {})).counts.live_listings,
      near: near.filter((each) => each.week >= began),
      featured: yield* (yield* Placements).running,
      launches: thisWeek.items,
      launched: thisWeek.total,
      planned: scheduled.slice(0, most.planned),
      awards: (yield* read(listAwards, { per_page: AWARDED_PLACES })).items,
      billboard: (yield* read(getLeaderboard, { board: "billboard", per_page: most.billboard })).items,
      updates: (yield* latest.page({ page: 1, per_page: most.updates })).items,
      founders: yield* (yield* RecentFounders).newest(most.founders),
      categories
    }
  })

const load = ({ read, shared, session }: PublicVisit) =>
  Effect.gen(function* () {
    const everybodys = yield* shared(everybodysOf(read))
    const model: Model = {
      ...everybodys,
      standings: yield* standingsFor(
        session,
        everybodys.launches.map(({ listing }) => listing)
      )
    }
    return model
  })

export const home = page("/", {
  audience: "public",
  styles: ["launches", "front"],
  scripts: ["Swap"],
  title: "Launchbook: new products, every Monday",
  description: "A directory of products with a weekly launch calendar. Every fact comes with the quote it stands on.",
  head: ({ launches }, origin) => ({
    structured: [
      {
        "@type": "WebSite",
        name: "Launchbook",
        url: `${origin}/`,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string"
        }
      },
      rankedList(
        "This week’s launches",
        launches.map(({ listing }) => listing)
      )
    ]
  }),
  shows: ["listings", "founders", "products", "settings"],
  maxAge: 60,
  load,
  view: View
})
