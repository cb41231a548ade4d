/**
 * The job that writes a review that was bought. The site and the model are asked outside of any transaction; what came
 * of it ends the part in one, with the review, if the part is still open and the listing still the buyer's.
 */
import { Cause, Effect, Either } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import type { Payload } from "../../../domain/Job.ts"
import { linksOf } from "../../../domain/listing/Links.ts"
import { isPublic } from "../../../domain/listing/Listing.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { reviewFailed, reviewWritten } from "../../../domain/people/mail/AiReviewMails.ts"
import { weekOf } from "../../../domain/Week.ts"
import { AiReviews, type WrittenReview } from "../../drafts/AiReviews.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { type Attempt, Jobs, TryAgain } from "../../store/Jobs.ts"
import { BoughtRepo } from "../rows/BoughtRepo.ts"
import { FulfilmentRepo, type PartRow } from "../rows/FulfilmentRepo.ts"
import { CannotBeDone, cannotFor, ownListing } from "./PartWork.ts"

type Outcome = Either.Either<WrittenReview, CannotBeDone>

export const reviewing = (settleLine: (lineId: number) => Effect.Effect<void>) =>
  Effect.gen(function* () {
    const repo = yield* FulfilmentRepo
    const bought = yield* BoughtRepo
    const reviews = yield* AiReviews
    const changes = yield* Changes
    const jobs = yield* Jobs
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** The part, while it is open. */
    const open = ({ line_id, position }: Payload<"ai-review">) =>
      Effect.map(repo.ofLine(line_id), (parts) =>
        parts.find((part) => part.position === position && part.status === "pending" && part.kind === "ai_review")
      )
    const listingOf = (part: PartRow) =>
      Effect.gen(function* () {
        const now = yield* instant
        const listing = part.listing_id === null ? undefined : yield* bought.find(part.listing_id)
        return yield* ownListing({ part, listing, now, current: weekOf(now) })
      })

    const keep = (part: PartRow, { review, model }: WrittenReview) =>
      Effect.gen(function* () {
        const { listing, now } = yield* listingOf(part)
        // Paid by somebody whose bank asks for the money back: it waits, like all of the order.
        const hidden = part.order_status === "disputed"
        yield* reviews.keep({ listingId: listing.id, lineId: part.line_id, review, model, hidden }, now)
        const page = isPublic(listing.status) ? links.listing(listing.slug) : null
        const detail = page === null ? "The review is written." : `The review is written, and shown on ${page}.`
        yield* repo.settle(part, { status: "fulfilled", detail, undo: null }, now)
        yield* repo.freeze(part, hidden)
        yield* changes.touch(listingSubject(listing.slug))
        return reviewWritten({ name: listing.name, number: part.number }, review, page)
      })

    /** Ends the part, once, and tells its buyer. */
    const end = (payload: Payload<"ai-review">, outcome: Outcome) =>
      changes.transaction(
        Effect.gen(function* () {
          yield* repo.lockOrderOf(payload.line_id)
          const part = yield* open(payload)
          if (part === undefined) return
          if (part.listing_id !== null) yield* bought.lock([part.listing_id])
          const written = yield* Effect.either(Effect.flatMap(outcome, (review) => keep(part, review)))
          const letter = yield* Either.match(written, {
            onRight: Effect.succeed,
            onLeft: ({ detail }) =>
              Effect.gen(function* () {
                yield* repo.settle(part, { status: "failed", detail, undo: null }, yield* instant)
                const listing = part.listing_id === null ? undefined : yield* bought.find(part.listing_id)
                return reviewFailed({ name: listing?.name ?? part.line_name, number: part.number }, detail)
              })
          })
          yield* settleLine(part.line_id)
          const to = yield* repo.buyerEmail(part.order_id)
          if (to !== undefined) yield* jobs.send("mail", { to, letter })
        })
      )

    const make = (payload: Payload<"ai-review">, { lastAttempt }: Attempt) =>
      Effect.gen(function* () {
        const part = yield* open(payload)
        if (part === undefined) return
        const listed = yield* Effect.either(listingOf(part))
        if (Either.isLeft(listed)) return yield* end(payload, Either.left(listed.left))
        const written = yield* Effect.either(reviews.write(listed.right.listing.website_url))
        if (Either.isLeft(written) && written.left.retry && !lastAttempt)
          return yield* new TryAgain({ message: written.left.message })
        yield* end(payload, Either.mapLeft(written, cannotFor))
      })

    const broken = new CannotBeDone({ detail: "Something broke on our side." })

    return (payload: Payload<"ai-review">, attempt: Attempt): Effect.Effect<void, TryAgain> =>
      make(payload, attempt).pipe(
        Effect.catchAllDefect((defect) =>
          attempt.lastAttempt
            ? Effect.zipRight(
                Effect.logError("a review that was paid for is given up", Cause.die(defect)),
                end(payload, Either.left(broken))
              )
            : new TryAgain({ message: String(defect) })
        ),
        Effect.annotateLogs({ line_id: payload.line_id })
      )
  })
