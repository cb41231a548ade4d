/** `launchbook vote|review`: what the community did, and what waits for a person's decision. */
import { Schema } from "effect"
import { ReviewStatus } from "../../people/Review.ts"
import { VoteReason, VoteStatus } from "../../people/Voting.ts"
import { adminCall } from "./AdminCall.ts"

const WaitingGroup = Schema.Struct({
  slug: Schema.String,
  week: Schema.String,
  reason: VoteReason,
  votes: Schema.Int,
  counted: Schema.Int
})
const WaitingVote = Schema.Struct({
  id: Schema.Int,
  slug: Schema.String,
  week: Schema.String,
  status: VoteStatus,
  reasons: Schema.Array(VoteReason),
  at: Schema.String,
  email: Schema.String,
  account_hours: Schema.Int,
  voter: Schema.Literal("new", "first", "known", "trusted"),
  network: Schema.NullOr(Schema.String),
  other_votes: Schema.Int
})

const Review = Schema.Struct({
  id: Schema.Int,
  status: ReviewStatus,
  rating: Schema.Int,
  body: Schema.String,
  reason: Schema.NullOr(Schema.String),
  at: Schema.String,
  slug: Schema.String,
  listing: Schema.String,
  email: Schema.String,
  author: Schema.NullOr(Schema.String),
  /** Age of the author's account, in days. */
  account_days: Schema.Int,
  /** Published, it takes the place of one of theirs that is shown. */
  replaces: Schema.Boolean
})
const Decided = Schema.Struct({ id: Schema.Int, slug: Schema.String, status: ReviewStatus })

export const communityCalls = [
  adminCall(
    "review_list",
    { status: ReviewStatus, most: Schema.Int },
    Schema.Struct({ reviews: Schema.Array(Review) })
  ),
  adminCall("review_publish", { id: Schema.Int }, Decided),
  adminCall("review_reject", { id: Schema.Int, reason: Schema.String }, Decided),
  adminCall(
    "vote_list",
    { slug: Schema.NullOr(Schema.String), reason: Schema.NullOr(VoteReason), most: Schema.Int },
    Schema.Struct({ waiting: Schema.Int, groups: Schema.Array(WaitingGroup), votes: Schema.Array(WaitingVote) })
  ),
  adminCall(
    "vote_decide",
    {
      votes: Schema.Union(
        Schema.Struct({ ids: Schema.Array(Schema.Int) }),
        Schema.Struct({ slug: Schema.String, reason: VoteReason })
      ),
      to: Schema.Literal("counted", "excluded"),
      note: Schema.NullOr(Schema.String)
    },
    Schema.Struct({ launches: Schema.Int, votes: Schema.Int })
  )
] as const
