/** @jsxImportSource preact */
/** `/account/listings/{id}/analytics`: what was counted of a listing, by the day, and how each is counted. */
import { Effect, Schema } from "effect"
import { isPublic, type OwnedListing } from "../../../../domain/listing/Listing.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import { page } from "../../declare/SitePage.ts"
import { Bars } from "../../parts/charts/Bars.tsx"
import { Scroll } from "../../parts/Scroll.tsx"
import { asOwner } from "../desk/AsOwner.ts"
import { NumberInPath, PartFrame, partAddress } from "../desk/PartFrame.tsx"
import { type Counted, countedOf } from "./CountedDays.ts"
import { FigureStrip, figureKinds } from "./FigureStrip.tsx"

interface Model {
  readonly listing: OwnedListing
  readonly counted: Counted
}

const ranges = [7, 30, 90] as const
const usual = 30

const Ranges = ({ id, days }: { readonly id: number; readonly days: number }) => (
  <nav class="ranges" aria-label="How many days">
    {ranges.map((range) => (
      <a
        key={range}
        class="button"
        href={`${partAddress(id, "/analytics")}?days=${range}`}
        aria-current={range === days ? "page" : undefined}
      >
        {range} days
      </a>
    ))}
  </nav>
)

const drawn = {
  views: { figure: "views", empty: "Nobody opened the page in these days." },
  clicks: { figure: "clicks", empty: "Nobody went on to your site in these days." },
  votes: { figure: "votes", empty: "No votes in these days." },
  followers: { figure: "new followers", empty: "Nobody new follows it in these days." }
} as const

const Drawings = ({ counted }: { readonly counted: Counted }) => (
  <>
    {figureKinds.map(({ key, label }) => (
      <section key={key} aria-labelledby={`by-day-${key}`} class="drawing">
        <h2 id={`by-day-${key}`}>{label}</h2>
        {counted[key].total === 0 ? (
          <p class="blank">{drawn[key].empty}</p>
        ) : (
          <Bars figure={drawn[key].figure} days={counted[key].days} />
        )}
      </section>
    ))}
  </>
)

const DayByDay = ({ counted }: { readonly counted: Counted }) => {
  const dates = counted.views.days.map(({ date }, at) => ({ date, at })).toReversed()
  return (
    <details>
      <summary>All of it as a table</summary>
      <Scroll label="Day by day">
        <table class="num">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {figureKinds.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map(({ date, at }) => (
              <tr key={date}>
                <th scope="row" class="mono">
                  {date}
                </th>
                {figureKinds.map(({ key }) => (
                  <td key={key}>{counted[key].days[at]?.value ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </details>
  )
}

const HowCounted = () => (
  <section aria-labelledby="how" class="stack">
    <h2 id="how">How this is counted</h2>
    <dl class="told small">
      <div>
        <dt>Views</dt>
        <dd>Each visitor counts once a day on the listing’s page. Programs that say what they are do not count.</dd>
      </div>
      <div>
        <dt>Clicks to your site</dt>
        <dd>Who goes on from that page to your website, by the same rule: once a visitor and day.</dd>
      </div>
      <div>
        <dt>Votes</dt>
        <dd>Votes that count, on the day they were cast. Those under review join on that day once they count.</dd>
      </div>
      <div>
        <dt>New followers</dt>
        <dd>Who follows it now, by the day they began. Whoever stopped is in no figure any more.</dd>
      </div>
    </dl>
    <p class="small soft">
      Days are UTC, and today is not over. Visitors are told apart for a day and then forgotten: no addresses, no
      cookies, nothing about where they came from. So none of that is here.
    </p>
  </section>
)

const View = ({ listing, counted }: Model) => {
  const { views, clicks } = counted
  return (
    <PartFrame
      listing={listing}
      title="Analytics"
      lead={`What people did with ${listing.name} in the last ${counted.days} days. Nobody but you sees clicks; votes are public.`}
      here="/analytics"
    >
      {isPublic(listing.status) ? null : (
        <p class="notice">The listing is not public now, so nothing new is counted.</p>
      )}
      <Ranges id={listing.id} days={counted.days} />
      <div class="stack">
        <FigureStrip counted={counted} />
        <p class="small soft num">
          {views.total === 0
            ? ""
            : `${((100 * clicks.total) / views.total).toFixed(1)} % of the views went on to your site. `}
          {listing.votes.toLocaleString("en")} {listing.votes === 1 ? "vote" : "votes"},{" "}
          {listing.followers.toLocaleString("en")} {listing.followers === 1 ? "follower" : "followers"} and{" "}
          {listing.views.toLocaleString("en")} {listing.views === 1 ? "view" : "views"} since it was listed.
        </p>
      </div>
      <Drawings counted={counted} />
      <DayByDay counted={counted} />
      <HowCounted />
    </PartFrame>
  )
}

export const listingAnalytics = page("/account/listings/:id/analytics", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  query: { days: Schema.optional(Schema.String) },
  title: ({ listing }) => `Analytics of ${listing.name} · Launchbook`,
  description: "Views, clicks, votes and followers of your listing, by the day.",
  load: ({ session, params: { id }, query }) =>
    Effect.gen(function* () {
      const listing = yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))
      const days = ranges.find((range) => `${range}` === query.days) ?? usual
      const model: Model = { listing, counted: yield* countedOf(listing.slug, days) }
      return model
    }),
  view: View
})
