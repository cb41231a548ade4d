/** @jsxImportSource preact */
/** What somebody reviewed, and what became of it. */
import { listingPath } from "../../../domain/listing/Links.ts"
import type { ReviewStatus } from "../../../domain/people/Review.ts"
import type { OwnReviewRow } from "../../../services/people/Reviews.ts"
import { Stars } from "../parts/Stars.tsx"
import { When } from "../parts/When.tsx"

const statusWords: Record<ReviewStatus, string> = {
  pending: "Waits to be read",
  published: "Published",
  rejected: "Not published"
}

export const OwnReviews = ({ reviews }: { readonly reviews: ReadonlyArray<OwnReviewRow> }) => (
  <section aria-labelledby="reviews" class="stack">
    <h2 id="reviews">Your reviews</h2>
    {reviews.length === 0 ? (
      <p class="soft">You have reviewed nothing. On the page of a product you use, say what you think of it.</p>
    ) : (
      <ul class="rows">
        {reviews.map(({ id, slug, name, is_public, rating, status, reason, at }) => (
          <li key={id}>
            <div>
              {is_public ? <a href={`${listingPath(slug)}/review`}>{name}</a> : <strong>{name}</strong>}{" "}
              <span class={status === "published" ? "chip good" : "chip"}>{statusWords[status]}</span>
              <div class="small soft">
                <Stars rating={rating} /> · <When at={at} />
                {reason === null ? null : ` · ${reason}`}
              </div>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
)
