/** @jsxImportSource preact */
/** How high a product's domain is rated: the figure with its source and day, and where it went as a drawn line. */
import { ratingSources } from "../../../../../domain/launch/DomainRating.ts"
import type { Listing } from "../../../../../domain/listing/Listing.ts"
import { Sparkline } from "../../../parts/charts/Sparkline.tsx"
import { Day } from "../../../parts/When.tsx"

type Trend = Listing["domain_rating_trend"]
/** Points of a hundred that the drawing spans at least, so that a small change looks small. */
const leastSpan = 10

const points = (change: number) => `${change} ${change === 1 ? "point" : "points"}`
/** A change in words, with its sign. */
const changeOf = ({ change_30d: change, direction }: Trend): string | null => {
  if (change === null || direction === null) return null
  if (direction === "flat") return "steady over 30 days"
  return `${direction === "up" ? "up" : "down"} ${points(Math.abs(change))} in 30 days`
}

export const RatingSection = ({ trend }: { readonly trend: Trend }) => {
  if (trend.current === null || trend.source === null || trend.measured_on === null) return null
  const { figure, credit, attribution } = ratingSources[trend.source]
  const change = changeOf(trend)
  return (
    <section class="rating" aria-labelledby="domain-rating">
      <h2 id="domain-rating">{figure}</h2>
      <p>
        <strong class="num">{trend.current}</strong> of 100{change === null ? "" : `, ${change}`}
      </p>
      {trend.points.length < 2 ? null : <Sparkline figure={figure} points={trend.points} leastSpan={leastSpan} />}
      <p class="small soft">
        {credit === null ? (
          attribution
        ) : (
          <>
            <a href={credit.url} rel="noopener">
              {credit.words}
            </a>
            , measured <Day at={trend.measured_on} />. {trend.source === "ahrefs" ? null : attribution}
          </>
        )}
      </p>
    </section>
  )
}
