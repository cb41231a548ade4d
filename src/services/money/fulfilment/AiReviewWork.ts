/** A review that a model writes from the product's own site: queued here, written by the job `ai-review`. */
import { Effect } from "effect"
import { listingSubject } from "../../../domain/Operation.ts"
import { minute } from "../../../domain/Week.ts"
import { AiReviews } from "../../drafts/AiReviews.ts"
import { Changes } from "../../store/Changes.ts"
import { Jobs } from "../../store/Jobs.ts"
import { FulfilmentRepo } from "../rows/FulfilmentRepo.ts"
import { changing, type ListedTodo, onListing, ownListing, type PartWork } from "./PartWork.ts"

/** A job that was queued and says nothing for so long is lost, and queued again. */
export const jobLostAfter = 30 * minute

export const aiReviewWork = Effect.gen(function* () {
  const repo = yield* FulfilmentRepo
  const reviews = yield* AiReviews
  const jobs = yield* Jobs
  const changes = yield* Changes

  const hide = ({ part, listing }: ListedTodo, hidden: boolean) =>
    Effect.zipRight(reviews.setHidden(part.line_id, hidden), changes.touch(listingSubject(listing.slug)))

  const work: PartWork = {
    fulfil: (todo) =>
      Effect.gen(function* () {
        const { part, now } = yield* ownListing(todo)
        if (yield* repo.queue(part, new Date(now.getTime() - jobLostAfter), now))
          yield* jobs.send("ai-review", { line_id: part.line_id, position: part.position })
        return { status: "pending", detail: "The site is being read.", undo: null }
      }),
    reverse: onListing((todo) => Effect.as(hide(todo, true), "The review is shown no more.")),
    freeze: changing((todo) => hide(todo, true)),
    thaw: changing((todo) => hide(todo, false))
  }
  return work
})
