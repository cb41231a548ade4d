/** What people do about a product: vote, follow, review. */
import { followProduct } from "./FollowForm.ts"
import { reviewPage, sendReview, withdrawReview } from "./ReviewPage.tsx"
import { voteForProduct } from "./VoteForm.ts"

export const actPages = [reviewPage] as const

export const actForms = [voteForProduct, followProduct, sendReview, withdrawReview] as const
