/**
 * The counts that follow from votes: of the listing, of the launch, and the folded score of `trending`. They move with
 * each vote that begins or ceases to count, in its transaction; an imported listing keeps what it came with.
 */
import { Effect } from "effect"
import { foldVote, refold, type TrendingScore, unfoldVote } from "../../../domain/launch/Ranking.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { Changes } from "../../store/Changes.ts"
import { Settings } from "../../store/Settings.ts"
import { type Flip, type VotedListing, VotesRepo } from "../rows/VotesRepo.ts"

/** The score after votes began or ceased to count; null where only the votes themselves can tell. */
const folded = (score: TrendingScore, flips: ReadonlyArray<Flip>, halfLife: number): TrendingScore | null =>
  flips.reduce<TrendingScore | null>((sum, { at, change }) => {
    if (sum === null) return null
    return change > 0 ? foldVote(sum, Date.parse(at), halfLife) : unfoldVote(sum, Date.parse(at), halfLife)
  }, score)

export class VoteCounts extends Effect.Service<VoteCounts>()("launchbook/VoteCounts", {
  dependencies: [VotesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* VotesRepo
    const settings = yield* Settings
    const changes = yield* Changes

    /** Counts what was written already of a listing whose row is held. */
    const apply = (
      listing: Pick<VotedListing, "id" | "slug" | "trending">,
      launchId: number,
      flips: ReadonlyArray<Flip>
    ) =>
      Effect.gen(function* () {
        // How many wait is said on its page.
        yield* changes.touch(listingSubject(listing.slug))
        if (flips.length === 0) return
        const halfLife = yield* settings.get("trending.half_life_hours")
        const score =
          folded(listing.trending, flips, halfLife) ??
          refold(
            (yield* repo.countedAt(listing.id)).map((at) => ({ at, weight: 1 })),
            halfLife
          )
        const change = flips.reduce((sum, flip) => sum + flip.change, 0)
        yield* repo.add(listing.id, launchId, change, score)
        yield* changes.touch("listings")
      })

    return { apply } as const
  })
}) {}
