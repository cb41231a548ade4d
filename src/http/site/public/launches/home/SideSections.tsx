/** @jsxImportSource preact */
/** What stands beside this week's launches on the front page: bought places, and who won last. */
import type { Award, Leaderboard } from "../../../../../domain/launch/Launch.ts"
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"
import { Monday } from "../../../../../domain/Week.ts"
import { Logo } from "../../../parts/Logo.tsx"
import { Seal } from "../../../parts/Seal.tsx"
import { rankFigure } from "../boards/BoardWords.ts"
import { weekPath, weekSpan } from "../weeks/WeekWords.ts"

/** Bought places of the week, apart from its ranks: they have no number and no votes, and say what they are. */
export const FeaturedSection = ({ listings }: { readonly listings: ReadonlyArray<ListingSummary> }) =>
  listings.length === 0 ? null : (
    <section class="placed" aria-labelledby="featured">
      <h2 id="featured">
        Featured <span class="chip paid">Paid placement</span>
      </h2>
      <ul>
        {listings.map((listing) => (
          <li key={listing.slug}>
            <Logo listing={listing} size={32} />
            <span>
              <a href={listing.url}>{listing.name}</a>
              {listing.tagline === null ? null : <small class="soft">{listing.tagline}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p class="small soft">
        Bought for this week. They change no rank: <a href="/how-ranking-works">how ranking works</a>.
      </p>
    </section>
  )

/** Of the latest week that has any. */
export const WinnersSection = ({ awards: [first, ...others] }: { readonly awards: ReadonlyArray<Award> }) => {
  if (first === undefined) return null
  const week = Monday.make(first.week)
  return (
    <section aria-labelledby="winners">
      <h2 id="winners">Launch of the Week</h2>
      <p class="small soft">
        <a href={weekPath(week)}>{weekSpan(week)}</a>
      </p>
      <ol class="winners">
        {[first, ...others.filter((award) => award.week === first.week)].map(({ place, votes, listing }) => (
          <li key={place}>
            <Seal place={place} />
            <span>
              <a href={listing.url}>{listing.name}</a>
              <small class="soft num">{votes.toLocaleString("en-US")} votes</small>
            </span>
          </li>
        ))}
      </ol>
      <p class="small">
        <a class="more" href="/awards">
          All awards
        </a>
      </p>
    </section>
  )
}

export const BillboardSection = ({ items }: Pick<Leaderboard, "items">) =>
  items.length === 0 ? null : (
    <section class="placed" aria-labelledby="billboard">
      <h2 id="billboard">
        <a href="/leaderboards/billboard">Billboard</a> <span class="chip paid">Paid</span>
      </h2>
      <p class="small soft">Ranked by money contributed; it moves no other board.</p>
      <ol>
        {items.map(({ listing, metric }) => (
          <li key={listing.slug}>
            <Logo listing={listing} size={32} />
            <span>
              <a href={listing.url}>{listing.name}</a>
              <small class="paidwords num">
                Paid, {rankFigure(metric).value} {rankFigure(metric).unit}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
