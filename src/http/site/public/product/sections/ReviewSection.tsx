/** @jsxImportSource preact */
/** The review of a product: bought, written by a model, and marked with the words of its site that each sentence stands on. */
import type { AiReview } from "../../../../../domain/draft/AiReview.ts"
import type { ShownReview } from "../../../../../services/drafts/AiReviews.ts"
import { When } from "../../../parts/When.tsx"
import { QuoteLines } from "./Stated.tsx"

const Sentences = ({ title, said }: { readonly title: string; readonly said: AiReview["what_it_is"] }) =>
  said.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {said.map(({ text, evidence }) => (
          <li key={text}>
            {text}
            <QuoteLines quotes={evidence} />
          </li>
        ))}
      </ul>
    </>
  )

export const ReviewSection = ({
  review,
  written_at,
  labelOf
}: ShownReview & { readonly labelOf: (field: string) => string }) => (
  <section class="review" aria-labelledby="ai-review">
    <h2 id="ai-review">Review, written by AI from the product’s own site</h2>
    <p class="small soft">
      <span class="chip paid">Paid review</span> Nobody tried the product for it. Each sentence is followed by the words
      of the site it stands on. Written <When at={written_at} />.
    </p>
    <Sentences title="What it is" said={review.what_it_is} />
    <Sentences title="Who it is for" said={review.who_for} />
    <Sentences title="What its site says of its strengths" said={review.strengths} />
    {review.not_stated.length === 0 ? null : (
      <p class="unstated small">Not found on its site: {review.not_stated.map(labelOf).join(", ").toLowerCase()}.</p>
    )}
  </section>
)
