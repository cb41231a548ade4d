/**
 * Reviews that a model writes from a product's own site. The site is read and its profile drafted as for a listing, so
 * every sentence passed the evidence gate; what the model did not write is no review.
 */
import { Data, Effect, Option } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { type AiReview, reviewOf } from "../../domain/draft/AiReview.ts"
import type { CrawlError } from "../../domain/draft/Crawl.ts"
import { Crawler } from "../crawl/Crawler.ts"
import { Drafter } from "../drafter/Drafter.ts"
import { Settings } from "../store/Settings.ts"
import { draftingLimits, within } from "./drafting/DraftingLimits.ts"
import { readSite } from "./drafting/ReadSite.ts"
import { AiReviewsRepo } from "./rows/AiReviewsRepo.ts"

export type { ShownReview } from "./rows/AiReviewsRepo.ts"

/** Why there is no review, in a sentence for its buyer; `retry`: it may be otherwise in a moment. */
export class NoReview extends Data.TaggedError("NoReview")<{ readonly message: string; readonly retry: boolean }> {}

export interface WrittenReview {
  readonly review: AiReview
  readonly model: string
}

/** Faults of a site that are still there in a minute. */
const lasting: ReadonlySet<CrawlError> = new Set([
  "robots_disallowed",
  "blocked_address",
  "not_html",
  "too_large",
  "too_complex",
  "too_little_text"
])
export class AiReviews extends Effect.Service<AiReviews>()("launchbook/AiReviews", {
  dependencies: [AiReviewsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* AiReviewsRepo
    const crawler = yield* Crawler
    const drafter = yield* Drafter
    const settings = yield* Settings
    const { openaiModel } = yield* AppConfigTag

    /** Reads the site and writes: never inside a transaction. */
    const write = (url: string): Effect.Effect<WrittenReview, NoReview> =>
      Effect.gen(function* () {
        const { pages } = yield* Effect.mapError(
          readSite(crawler, { url }),
          ({ code, message }) => new NoReview({ message, retry: !lasting.has(code) })
        )
        const request = { pages, categories: [], paraphrase: yield* settings.get("drafts.paraphrase") }
        const made = yield* within(drafter.draft(request), draftingLimits.drafting).pipe(
          Effect.mapError(({ message }) => new NoReview({ message, retry: false }))
        )
        if (Option.isNone(made) || made.value.by !== "model")
          return yield* new NoReview({
            message: "The model that writes reviews had nothing to say of it.",
            retry: true
          })
        const review = reviewOf(made.value.stands)
        if (review === null)
          return yield* new NoReview({ message: "The site says too little of what the product is.", retry: false })
        return { review, model: openaiModel }
      })

    return { write, keep: repo.keep, setHidden: repo.setHidden, shown: repo.shown } as const
  })
}) {}
