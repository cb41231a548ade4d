/** @jsxImportSource preact */
/** What people say of a product, the newest first. Their words are plain text, whatever they typed. */

import { reviewLimits } from "../../../../domain/people/Review.ts"
import { oneLine } from "../../../../domain/text/FittedText.ts"
import type { ShownOpinion } from "../../../../services/people/Reviews.ts"
import { Stars } from "../../parts/Stars.tsx"
import { When } from "../../parts/When.tsx"
import { type ActModel, ReviewLink } from "./ActPanel.tsx"

/** Letters of a name. */
const longestName = 60

const Opinion = ({ rating, body, author, at }: ShownOpinion) => (
  <li>
    <p class="by">
      <Stars rating={rating} />
    </p>
    <p class="words">{body}</p>
    <p class="small soft">
      {author === null ? "A member" : oneLine(author, longestName)} · <When at={at} />
    </p>
  </li>
)

export const OpinionsSection = ({
  opinions,
  ...act
}: ActModel & { readonly opinions: ReadonlyArray<ShownOpinion> }) => {
  const { rating, status, name } = act.listing
  if (status !== "live" && opinions.length === 0) return null
  return (
    <section id="reviews" class="opinions" aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      {rating.average === null ? (
        <p class="soft">Nobody has reviewed {name} yet. If you use it, be the first.</p>
      ) : (
        <p>
          <strong class="num">{rating.average} of 5</strong>{" "}
          <span class="soft">
            {rating.count === 1 ? "from 1 review by a member" : `on average, from ${rating.count} reviews by members`}.
            The site team reads each before it is shown.
          </span>
        </p>
      )}
      {opinions.length === 0 ? null : (
        <ul>
          {opinions.map((opinion) => (
            <Opinion key={opinion.id} {...opinion} />
          ))}
        </ul>
      )}
      {rating.count > opinions.length && opinions.length > 0 ? (
        <p class="small soft">
          The newest {reviewLimits.shown} of {rating.count} are shown.
        </p>
      ) : null}
      <ReviewLink {...act} />
    </section>
  )
}
