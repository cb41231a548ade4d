/**
 * What a person who leaves takes out of the counts: votes of weeks that are not decided, reviews, follows. A counted vote
 * of a decided week stays, since an award stands on it, and is nobody's. Runs in the transaction that deletes the account.
 */
import { Effect } from "effect"
import { listingSubject } from "../../../domain/Operation.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { LeavingRepo } from "../rows/community/LeavingRepo.ts"
import { ReviewsRepo } from "../rows/community/ReviewsRepo.ts"
import { type TakenVote, VotesRepo } from "../rows/VotesRepo.ts"
import { VoteCounts } from "./VoteCounts.ts"

export class LeavingPerson extends Effect.Service<LeavingPerson>()("launchbook/LeavingPerson", {
  dependencies: [LeavingRepo.Default, ReviewsRepo.Default, VoteCounts.Default, VotesRepo.Default],
  effect: Effect.gen(function* () {
    const changes = yield* Changes
    const counts = yield* VoteCounts
    const repo = yield* LeavingRepo
    const reviews = yield* ReviewsRepo
    const votesRepo = yield* VotesRepo

    /** Locks every listing concerned first, those they own with them. */
    const takeOut = (userId: number) =>
      Effect.gen(function* () {
        const now = yield* instant
        const held = yield* repo.hold(userId)
        yield* repo.freeVotes(userId, now)
        const votes = yield* votesRepo.removeAllOf(userId)
        if (votes.length > 0) yield* repo.noteWithdrawn(votes, now)
        const byLaunch = Map.groupBy(votes, ({ launch_id }) => launch_id)
        const countOne = (launchId: number, gone: ReadonlyArray<TakenVote>) =>
          Effect.gen(function* () {
            // Read anew: the score moves with each launch, and a listing may have had several.
            const listing = yield* repo.ofLaunch(launchId)
            const flips = gone.flatMap(({ counted, at }) => (counted ? [{ at, change: -1 } as const] : []))
            yield* counts.apply(listing, launchId, flips)
          })
        yield* Effect.forEach(byLaunch, ([launchId, gone]) => countOne(launchId, gone), { discard: true })
        yield* Effect.forEach(yield* repo.takeReviews(userId), reviews.rate, { discard: true })
        yield* repo.takeFollows(userId)
        yield* changes.touch("listings", ...held.map(({ slug }) => listingSubject(slug)))
      })

    return { takeOut } as const
  })
}) {}
