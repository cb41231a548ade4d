/** @jsxImportSource preact */
/** A product in a list with the stamp of its votes, which works where it stands and leads back to the same row. */
import type { ComponentChildren } from "preact"
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"
import { ListingRow } from "../../../parts/ListingRow.tsx"
import { VoteStamp } from "../../../parts/VoteStamp.tsx"
import { mayVote, type Standings } from "./Standings.ts"

export const VotedRow = ({
  listing,
  rank,
  votes,
  standings,
  back,
  chips
}: {
  readonly listing: ListingSummary
  readonly rank?: number
  /** What the list ranks by. */
  readonly votes: number
  readonly standings: Standings
  /** The path of the list, with what of its query it needs. */
  readonly back: string
  readonly chips?: ComponentChildren
}) => {
  const id = `vote-${listing.slug}`
  return (
    <ListingRow listing={listing} {...(rank === undefined ? {} : { rank })} chips={chips}>
      <div class="stamp" id={id}>
        <VoteStamp
          slug={listing.slug}
          name={listing.name}
          votes={votes}
          {...mayVote(standings, listing)}
          back={`${back}#${id}`}
          swap={id}
        />
      </div>
    </ListingRow>
  )
}

/** A figure at the end of a row that nobody presses. */
export const StandingFigure = ({ value, unit }: { readonly value: string; readonly unit: string }) => (
  <p class="figure num">
    <b>{value}</b> <small>{unit}</small>
  </p>
)
