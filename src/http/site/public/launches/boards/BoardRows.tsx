/** @jsxImportSource preact */
/** The rows of a board: with stamps where votes are cast now, else with the figure by which they rank. */
import type { Leaderboard } from "../../../../../domain/launch/Launch.ts"
import { ListingRow } from "../../../parts/ListingRow.tsx"
import type { Standings } from "../rows/Standings.ts"
import { StandingFigure, VotedRow } from "../rows/VotedRow.tsx"
import { rankFigure, sourceOf } from "./BoardWords.ts"

export const BoardRows = ({
  board: { board, paid, items },
  isOpen,
  standings,
  back
}: {
  readonly board: Leaderboard
  /** Votes move this board now. */
  readonly isOpen: boolean
  readonly standings: Standings
  readonly back: string
}) => (
  <ol class={`launches${paid ? " bought" : ""}`} start={items[0]?.rank ?? 1}>
    {items.map(({ rank, listing, metric }) => {
      if (isOpen)
        return (
          <VotedRow
            key={listing.slug}
            listing={listing}
            rank={rank}
            votes={metric.value}
            standings={standings}
            back={back}
          />
        )
      const source = sourceOf(metric)
      return (
        <ListingRow
          key={`${board} ${listing.slug}`}
          listing={listing}
          rank={rank}
          chips={
            <>
              {paid ? <span class="chip paid">Paid</span> : null}
              {source === null ? null : <span class="small soft">{source}</span>}
            </>
          }
        >
          <StandingFigure {...rankFigure(metric)} />
        </ListingRow>
      )
    })}
  </ol>
)
