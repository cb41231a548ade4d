/**
 * Reviews by people: one a person and listing, never of one's own, shown once the site team has read it. What is edited
 * waits beside what is shown, and takes its place when it is published. The rating of a listing is reckoned from the
 * reviews that are shown, under the lock of the listing.
 */
import { Data, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { NotFound } from "../../domain/Failure.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { isPublic } from "../../domain/listing/Listing.ts"
import { reviewPublishedMail, reviewRejectedMail, reviewsWaitMail } from "../../domain/people/mail/CommunityMails.ts"
import { type ReviewStatus, type ReviewText, reviewLimits } from "../../domain/people/Review.ts"
import { day, minute } from "../../domain/Week.ts"
import { type Actor, Audit, type Doer } from "../store/Audit.ts"
import { limitReached } from "../store/CallLimits.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { Settings } from "../store/Settings.ts"
import { type ListingForPerson, ListingForPersonRepo } from "./rows/community/ListingForPersonRepo.ts"
import { type DecidedReview, ReviewsRepo } from "./rows/community/ReviewsRepo.ts"
import { SiteTeam } from "./SiteTeam.ts"

export type { OwnReviewRow, ShownOpinion } from "./rows/community/ReviewsRepo.ts"

/** Why somebody cannot review a listing, in words for them. */
export class ReviewRefused extends Data.TaggedError("ReviewRefused")<{
  readonly reason: "own" | "not_live"
  readonly name: string
}> {
  override get message() {
    return this.reason === "own"
      ? `${this.name} is yours. Reviews are by the people who use it.`
      : `${this.name} is not out yet. Reviews open on the day of its launch.`
  }
}
/** The site team names a review that is not there, or decides what is decided. */
export class ReviewUndecidable extends Data.TaggedError("ReviewUndecidable")<{ readonly message: string }> {}

const refusalOf = ({ is_own, status, name }: ListingForPerson) =>
  is_own
    ? new ReviewRefused({ reason: "own", name })
    : status === "live"
      ? null
      : new ReviewRefused({ reason: "not_live", name })

export class Reviews extends Effect.Service<Reviews>()("launchbook/Reviews", {
  dependencies: [Audit.Default, ReviewsRepo.Default, ListingForPersonRepo.Default, SiteTeam.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const jobs = yield* Jobs
    const repo = yield* ReviewsRepo
    const listings = yield* ListingForPersonRepo
    const team = yield* SiteTeam
    const limits = yield* RateLimits
    const settings = yield* Settings
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** A public listing as somebody would review it: what they wrote of it so far, and why they cannot, if so. */
    const look = (userId: number, slug: string) =>
      Effect.gen(function* () {
        const listing = yield* listings.find(slug, userId)
        if (listing === undefined || !isPublic(listing.status)) return yield* NotFound()
        const own = yield* repo.ownOf(userId, slug)
        return {
          slug,
          name: listing.name,
          refusal: refusalOf(listing),
          shown: own.find(({ status }) => status === "published") ?? null,
          waiting: own.find(({ status }) => status !== "published") ?? null
        }
      })

    /** One more review of somebody within the day, or the refusal of it. */
    const draw = (userId: number) =>
      Effect.flatMap(settings.get("reviews.per_day"), (limit) =>
        limits.takeAll([{ name: "review_day", subject: `user:${userId}`, limit, window: day / 1000 }], 1)
      ).pipe(Effect.catchTag("LimitMet", ({ state }) => limitReached(state)))

    const submit = (by: Actor, slug: string, review: ReviewText) =>
      changes.transaction(
        Effect.gen(function* () {
          const listing = yield* listings.lock(slug, by.userId)
          if (listing === undefined || !isPublic(listing.status)) return yield* NotFound()
          const refusal = refusalOf(listing)
          if (refusal !== null) return yield* refusal
          yield* draw(by.userId)
          const id = yield* repo.submit(by.userId, listing.id, review, yield* instant)
          yield* audit.write(by, "review_submit", `${slug}:${id}`)
        })
      )

    /** Takes back all that somebody wrote of a listing, shown or not. */
    const withdraw = (by: Actor, slug: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const listing = yield* listings.lock(slug, by.userId)
          if (listing === undefined || !(yield* repo.withdraw(by.userId, listing.id))) return yield* NotFound()
          yield* repo.rate(listing.id)
          yield* audit.write(by, "review_withdraw", slug)
          yield* changes.touch("listings", `listing:${slug}`)
        })
      )

    const pageOf = ({ slug }: DecidedReview) => links.listing(slug)
    const shownAnew = ({ listing_id, slug }: DecidedReview) =>
      Effect.zipRight(repo.rate(listing_id), changes.touch("listings", `listing:${slug}`))

    const locked = (id: number) =>
      Effect.flatMap(repo.lock(id), (review) =>
        review === undefined
          ? new ReviewUndecidable({
              message: `There is no review ${id}. An edit has a number of its own: launchbook review list`
            })
          : Effect.succeed(review)
      )

    const publish = (by: Doer, id: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const review = yield* locked(id)
          if (review.status === "published")
            return yield* new ReviewUndecidable({ message: `Review ${id} is published already.` })
          yield* repo.publish(review, yield* instant)
          yield* shownAnew(review)
          yield* audit.write(by, "review_publish", `${review.slug}:${id}`)
          yield* jobs.send("mail", {
            to: review.email,
            letter: reviewPublishedMail({ ...review, page: pageOf(review) })
          })
          return { ...review, status: "published" as const }
        })
      )

    /** Of a published one: it is taken off. */
    const reject = (by: Doer, id: number, reason: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const review = yield* locked(id)
          if (review.status === "rejected")
            return yield* new ReviewUndecidable({ message: `Review ${id} was rejected already.` })
          const wasShown = review.status === "published"
          // Beside an edit that waits there is no place for it.
          if (wasShown && (yield* repo.hasWaiting(review))) yield* repo.drop(id)
          else yield* repo.reject(id, reason, yield* instant)
          if (wasShown) yield* shownAnew(review)
          yield* audit.write(by, "review_reject", `${review.slug}:${id}`)
          const letter = reviewRejectedMail({ ...review, page: pageOf(review) }, reason, wasShown)
          yield* jobs.send("mail", { to: review.email, letter })
          return { ...review, status: "rejected" as const }
        })
      )

    /** What waits for the site team, the oldest first; with the age of each author's account, in days. */
    const forTeam = (status: ReviewStatus, most: number) =>
      Effect.zipWith(repo.forTeam(status, most), instant, (rows, now) =>
        rows.map(({ account_created_at, ...row }) => ({
          ...row,
          account_days: Math.max(0, Math.floor((now.getTime() - Date.parse(account_created_at)) / day))
        }))
      )

    /** Mails the site team that reviews wait, once the first of them has waited for others a while. */
    const report: Effect.Effect<void> = changes.transaction(
      Effect.gen(function* () {
        const now = yield* instant
        if (!(yield* repo.isReportDue(new Date(now.getTime() - reviewLimits.reportMinutes * minute)))) return
        const ids = new Set(yield* repo.takeReport)
        if (ids.size === 0) return
        const fresh = (yield* repo.forTeam("pending", 1_000_000)).filter(({ id }) => ids.has(id))
        yield* team.tell(reviewsWaitMail(fresh, yield* repo.pending))
      })
    )

    return {
      look,
      submit,
      withdraw,
      shown: (slug: string) => repo.shown(slug, reviewLimits.shown),
      ofPerson: (userId: number) => repo.allOf(userId, reviewLimits.shown),
      publish,
      reject,
      forTeam,
      report
    } as const
  })
}) {}
