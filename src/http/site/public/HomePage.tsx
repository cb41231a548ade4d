/** @jsxImportSource preact */
/** `/`: this week's launches, what comes next, and where everything else is. */
import { Effect } from "effect"
import { getLeaderboard, listLaunches } from "../../../domain/api/LaunchesApi.ts"
import { listCategories } from "../../../domain/api/ListingsApi.ts"
import type { Leaderboard } from "../../../domain/launch/Launch.ts"
import type { Category } from "../../../domain/listing/Category.ts"
import type { ListingSummary } from "../../../domain/listing/Listing.ts"
import { endsAt, type Monday, weekOf } from "../../../domain/Week.ts"
import { Placements } from "../../../services/launches/Placements.ts"
import { instant } from "../../../services/store/Instant.ts"
import { page } from "../declare/SitePage.ts"
import type { SiteVisit } from "../declare/SiteVisit.ts"
import { EndsIn } from "../frame/When.tsx"

/** A listing without a logo shows its first letter. */
const Logo = ({ listing }: { readonly listing: ListingSummary }) => (
  <span class="logo" aria-hidden="true">
    {listing.logo_url === null ? (
      listing.name.slice(0, 1)
    ) : (
      <img src={listing.logo_url} alt="" width="48" height="48" />
    )}
  </span>
)

const Launch = ({ rank, metric, listing }: Leaderboard["items"][number]) => (
  <li>
    <span class="rank num">{rank}</span>
    <Logo listing={listing} />
    <div>
      <h3>
        <a href={listing.url}>{listing.name}</a>
      </h3>
      {listing.tagline === null ? null : <p>{listing.tagline}</p>}
      <div class="meta">
        {listing.primary_category === null ? null : <span class="chip">{listing.primary_category.name}</span>}
        {listing.verified ? <span class="chip good">Verified</span> : null}
      </div>
    </div>
    <span class="votes num">
      {metric.value}
      <small>votes</small>
    </span>
  </li>
)

/** Bought places of the week, apart from its ranks: they stand first because they were paid for, and say so. */
const Featured = ({ listings }: { readonly listings: ReadonlyArray<ListingSummary> }) => (
  <section class="featured" aria-labelledby="featured">
    <h2 id="featured">
      Featured <span class="chip paid">Paid placement</span>
    </h2>
    <ul>
      {listings.map((listing) => (
        <li key={listing.slug}>
          <Logo listing={listing} />
          <div>
            <h3>
              <a href={listing.url}>{listing.name}</a>
            </h3>
            {listing.tagline === null ? null : <p>{listing.tagline}</p>}
          </div>
        </li>
      ))}
    </ul>
    <p class="small soft">
      These places were bought for this week. They change no rank: <a href="/how-ranking-works">how ranking works</a>.
    </p>
  </section>
)

/** What the front page has room for, however many there are. */
const mostLaunches = 50
const mostUpcoming = 20

interface Model {
  readonly week: Monday
  readonly featured: ReadonlyArray<ListingSummary>
  /** Of this week, first place first. */
  readonly launches: Leaderboard["items"]
  /** How many there are in all. */
  readonly launched: number
  readonly upcoming: ReadonlyArray<ListingSummary>
  readonly categories: ReadonlyArray<Category>
}

const View = (props: Model) => (
  <div class="wrap">
    <div class="hero">
      <h1>New products, every Monday. Every fact with its quote.</h1>
      <p>
        Give us a website. We read it, draft the profile and show the sentence behind each value. What the site does not
        say, we leave blank.
      </p>
      <div class="cta">
        <a class="button primary" href="/docs/agents">
          Use it from an agent
        </a>
        <a class="button" href="/docs">
          Read the API
        </a>
      </div>
    </div>
    <div class="cols">
      <section aria-labelledby="this-week">
        {props.featured.length === 0 ? null : <Featured listings={props.featured} />}
        <div class="week">
          <span class="no num">{props.week}</span>
          <h2 id="this-week">This week</h2>
          <span class="small soft end">
            <EndsIn at={endsAt(props.week)} />
          </span>
        </div>
        {props.launches.length === 0 ? (
          <p class="soft">No launches yet this week. The next page begins Monday.</p>
        ) : (
          <ol class="launches">
            {props.launches.map((launch) => (
              <Launch key={launch.listing.slug} {...launch} />
            ))}
          </ol>
        )}
        {props.launched > props.launches.length ? (
          <p class="small soft num">
            The first {props.launches.length} of {props.launched}.
          </p>
        ) : null}
      </section>
      <aside>
        <section>
          <h2>Coming up</h2>
          {props.upcoming.length === 0 ? (
            <p class="soft small">Nothing is scheduled yet.</p>
          ) : (
            <ul>
              {props.upcoming.map((listing) => (
                <li key={listing.slug}>
                  <span>{listing.name}</span>
                  <span class="small soft mono">{listing.launch_week}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h2>Categories</h2>
          <ul>
            {props.categories.map((category) => (
              <li key={category.slug}>
                <span>{category.name}</span>
                <span class="small soft num">{category.listing_count}</span>
              </li>
            ))}
          </ul>
        </section>
      </aside>
    </div>
  </div>
)

const load = ({ read }: SiteVisit) =>
  Effect.gen(function* () {
    const thisWeek = yield* read(getLeaderboard, { board: "community-weekly", per_page: mostLaunches })
    const upcoming = yield* read(listLaunches, { section: "upcoming", per_page: mostUpcoming })
    const { items: categories } = yield* read(listCategories, { include_empty: false })
    const model: Model = {
      week: weekOf(yield* instant),
      featured: yield* (yield* Placements).running,
      launches: thisWeek.items,
      launched: thisWeek.total,
      upcoming: upcoming.items,
      categories
    }
    return model
  })

export const home = page("/", {
  audience: "public",
  title: "Launchbook: new products, every Monday",
  description: "A directory of products with a weekly launch calendar. Every fact comes with the quote it stands on.",
  shows: ["listings"],
  maxAge: 60,
  load,
  view: View
})
