/** @jsxImportSource preact */
/** `/admin/reviews`: what people wrote of products, to be read, published or turned down. */
import { Effect, Schema } from "effect"
import { ReviewStatus, reviewLimits } from "../../../../domain/people/Review.ts"
import { Reviews } from "../../../../services/people/Reviews.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Stars } from "../../parts/Stars.tsx"
import { When } from "../../parts/When.tsx"
import { LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { deskId, said } from "../desk/DeskInput.ts"

type TeamReview = Effect.Effect.Success<ReturnType<Reviews["forTeam"]>>[number]
interface Model {
  readonly status: ReviewStatus
  readonly reviews: ReadonlyArray<TeamReview>
  readonly done?: string | undefined
  readonly problem: { readonly id: number; readonly text: string; readonly typed: string } | null
}

const tabs = [
  { status: "pending", label: "Waiting" },
  { status: "published", label: "Published" },
  { status: "rejected", label: "Turned down" }
] as const
const noneWords: Record<ReviewStatus, string> = {
  pending: "No review waits. What people send in is read here before anybody sees it.",
  published: "No review is published yet.",
  rejected: "None was turned down."
}
const most = 200

const Review = ({ review, problem, status }: { readonly review: TeamReview } & Pick<Model, "problem" | "status">) => {
  const own = problem?.id === review.id ? problem : null
  return (
    <li id={`review-${review.id}`}>
      <p>
        <a href={`/products/${review.slug}`}>{review.listing}</a> <Stars rating={review.rating} />{" "}
        {review.replaces ? <span class="chip">Would replace one that is shown</span> : null}{" "}
        {review.account_days < reviewLimits.newAccountDays ? <span class="chip warn">New account</span> : null}
      </p>
      <blockquote>{review.body}</blockquote>
      <p class="small soft">
        {review.author === null ? "No name" : review.author} · {review.email} · account {review.account_days}{" "}
        {review.account_days === 1 ? "day" : "days"} old · <When at={review.at} />
      </p>
      {review.reason === null ? null : <p class="small">Turned down: {review.reason}</p>}
      <div class="acts">
        {status === "published" ? null : (
          <PostForm action={`/admin/reviews/${review.id}/publish`}>
            <button
              type="submit"
              class="button"
              aria-label={`Publish the review of ${review.listing} by ${review.email}`}
            >
              Publish
            </button>
          </PostForm>
        )}
        {status === "rejected" ? null : (
          <details open={own !== null}>
            <summary>{status === "published" ? "Take off" : "Turn down"}</summary>
            <PostForm action={`/admin/reviews/${review.id}/reject`} class="stack">
              <LineField
                name="reason"
                of={review.id}
                label="Why"
                value={own?.typed ?? ""}
                problem={own?.text}
                hint="Its author reads this in a mail."
                maxLength={reviewLimits.longestReason}
                required
              />
              <p>
                <button type="submit" class="button danger">
                  {status === "published" ? "Take the review off" : "Turn the review down"}
                </button>
              </p>
            </PostForm>
          </details>
        )}
      </div>
    </li>
  )
}

const View = ({ status, reviews, done, problem }: Model) => (
  <DeskFrame
    title="Reviews"
    here="/admin/reviews"
    lead="Opinions of products are shown once somebody has read them. Turn down what is no opinion, not what is a bad one."
    done={done}
    problem={problem !== null && !reviews.some(({ id }) => id === problem.id) ? problem.text : null}
  >
    <nav class="tabs" aria-label="Which reviews">
      {tabs.map((tab) => (
        <a
          key={tab.status}
          href={tab.status === "pending" ? "/admin/reviews" : `/admin/reviews?status=${tab.status}`}
          aria-current={tab.status === status ? "page" : undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
    {reviews.length === 0 ? <p class="blank">{noneWords[status]}</p> : null}
    <ul class="entries">
      {reviews.map((review) => (
        <Review key={review.id} review={review} problem={problem} status={status} />
      ))}
    </ul>
  </DeskFrame>
)

const isReviewStatus = Schema.is(ReviewStatus)

const modelOf = (status: ReviewStatus, more: Partial<Model> = {}) =>
  Effect.map(
    Effect.flatMap(Reviews, (reviews) => reviews.forTeam(status, most)),
    (reviews): Model => ({ status, reviews, problem: null, ...more })
  )

export const reviewsDesk = page("/admin/reviews", {
  audience: "admin",
  styles: ["admin"],
  query: { ...said, status: Schema.optional(Schema.String) },
  title: "Reviews · Site team · Launchbook",
  description: "What people wrote of products, to be read and published.",
  load: ({ query: { status = "", done } }) => modelOf(isReviewStatus(status) ? status : "pending", { done }),
  view: View
})

const again = (id: number, typed: string) => (refused: { readonly message: string }) =>
  Effect.map(
    modelOf("pending", { problem: { id, typed, text: refused.message.replace(/ An edit has .*$/, "") } }),
    (model) => reviewsDesk.show(model, 400)
  )

export const publishReview = adminForm("/admin/reviews/:review/publish", {
  fields: {},
  run: ({ params, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.review)
      return yield* (yield* Reviews)
        .publish(by, id)
        .pipe(Effect.as(seeOther("/admin/reviews?done=published")), Effect.catchTag("ReviewUndecidable", again(id, "")))
    })
})

export const rejectReview = adminForm("/admin/reviews/:review/reject", {
  fields: { reason: oneText },
  run: ({ params, fields, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.review)
      const reason = fields.reason
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
      const refuse = again(id, fields.reason)
      if (reason === "") return yield* refuse({ message: "Say why, in words for its author." })
      if (reason.length > reviewLimits.longestReason)
        return yield* refuse({
          message: `Write at most ${reviewLimits.longestReason.toLocaleString("en")} characters.`
        })
      return yield* (yield* Reviews)
        .reject(by, id, reason)
        .pipe(Effect.as(seeOther("/admin/reviews?done=rejected")), Effect.catchTag("ReviewUndecidable", refuse))
    })
})
