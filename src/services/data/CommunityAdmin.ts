/** Votes and reviews, from the command line. */
import { Effect } from "effect"
import { type AdminCalls, AdminFailure } from "../../domain/api/admin/AdminCalls.ts"
import { type ReviewStatus, reviewLimits } from "../../domain/people/Review.ts"
import { oneLine } from "../../domain/text/FittedText.ts"
import { Reviews } from "../people/Reviews.ts"
import { VoteReviews } from "../people/VoteReviews.ts"
import { byCommandLine } from "../store/Audit.ts"
import { asAdminFailure } from "./AdminFailures.ts"

/** Reviews that one call lists. */
const mostReviews = 500

export const communityAdmin = Effect.gen(function* () {
  const votes = yield* VoteReviews
  const reviews = yield* Reviews

  const decided = ({
    id,
    slug,
    status
  }: {
    readonly id: number
    readonly slug: string
    readonly status: ReviewStatus
  }) => ({
    id,
    slug,
    status
  })

  return {
    review_list: ({ status, most }) =>
      Effect.map(reviews.forTeam(status, Math.max(1, Math.min(most, mostReviews))), (rows) => ({ reviews: rows })),
    review_publish: ({ id }) => Effect.map(asAdminFailure(reviews.publish(byCommandLine, id)), decided),
    review_reject: ({ id, reason }) => {
      const said = oneLine(reason, reviewLimits.longestReason)
      return said === ""
        ? new AdminFailure({ message: "Say why, in words for its author: --reason '…'" })
        : Effect.map(asAdminFailure(reviews.reject(byCommandLine, id, said)), decided)
    },
    vote_list: (asked) => votes.list(asked),
    vote_decide: (asked) => asAdminFailure(votes.decide(asked.votes, asked.to, asked.note, byCommandLine))
  } satisfies Partial<AdminCalls>
})
