/** @jsxImportSource preact */
/** The front page: this week's launches, what comes next, and where everything else is. */

import type { LaunchWeek } from "../../../domain/launch/Launch.ts"
import type { Category } from "../../../domain/listing/Category.ts"
import type { ListingSummary } from "../../../domain/listing/Listing.ts"
import { Layout, type Person } from "../frame/Layout.tsx"

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

const Launch = ({ rank, votes, listing }: LaunchWeek["launches"][number]) => (
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
        {listing.featured ? <span class="chip paid">Paid placement</span> : null}
      </div>
    </div>
    <span class="votes num">
      {votes}
      <small>votes</small>
    </span>
  </li>
)

export const HomePage = (props: {
  readonly origin: string
  readonly stylesheet: string
  readonly person: Person | null
  readonly week: LaunchWeek
  readonly next: LaunchWeek
  readonly categories: ReadonlyArray<Category>
  readonly endsIn: string
}) => (
  <Layout
    title="Launchbook: new products, every Monday"
    description="A directory of products with a weekly launch calendar. Every fact comes with the quote it stands on."
    canonical={`${props.origin}/`}
    stylesheet={props.stylesheet}
    person={props.person}
  >
    <div class="wrap">
      <div class="hero">
        <h1>New products, every Monday. Every fact with its quote.</h1>
        <p>
          Give us a website. We read it, draft the profile and show the sentence behind each value. What the site does
          not say, we leave blank.
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
          <div class="week">
            <span class="no num">{props.week.week}</span>
            <h2 id="this-week">This week</h2>
            <span class="small soft end">{props.endsIn}</span>
          </div>
          {props.week.launches.length === 0 ? (
            <p class="soft">No launches yet this week. The next page begins Monday.</p>
          ) : (
            <ol class="launches">
              {props.week.launches.map((launch) => (
                <Launch key={launch.listing.slug} {...launch} />
              ))}
            </ol>
          )}
        </section>
        <aside>
          <section>
            <h2>Next week</h2>
            {props.next.scheduled.length === 0 ? (
              <p class="soft small">Nothing is scheduled yet.</p>
            ) : (
              <ul>
                {props.next.scheduled.map((listing) => (
                  <li key={listing.slug}>
                    <span>{listing.name}</span>
                    <span class="small soft">{listing.primary_category?.name ?? ""}</span>
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
  </Layout>
)
