/** How the listings of a page stand with whoever looks at it, asked for all of them at once. */
import { Effect } from "effect"
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"
import type { VoteStanding } from "../../../../../domain/people/Voting.ts"
import type { Session } from "../../../../../services/people/Sessions.ts"
import { Votes } from "../../../../../services/people/Votes.ts"

/** By slug; null for who is not signed in. */
export type Standings = ReadonlyMap<string, VoteStanding> | null

export const standingsFor = (session: Session | null, listings: ReadonlyArray<ListingSummary>) =>
  Effect.gen(function* () {
    if (session === null) return null
    const votes = yield* Votes
    return yield* votes.among(
      session.userId,
      listings.map(({ slug }) => slug)
    )
  })

export interface MayVote {
  readonly may: VoteStanding["may"]
  readonly waits: boolean
}
/** What somebody can do about one of them. */
export const mayVote = (standings: Standings, { slug, status }: ListingSummary): MayVote => {
  if (standings === null) return { may: status === "live" ? "sign_in" : "nothing_closed", waits: false }
  const standing = standings.get(slug)
  return { may: standing?.may ?? "nothing_closed", waits: standing?.mine?.status === "pending" }
}
