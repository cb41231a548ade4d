/** @jsxImportSource preact */
/** A product in a list: with the stamp of its votes where those make the order, else with the figure that does. */
import type { ComponentChildren } from "preact"
import type { ListingSummary } from "../../../../domain/listing/Listing.ts"
import { ListingRow } from "../../parts/ListingRow.tsx"
import type { Standings } from "../launches/rows/Standings.ts"
import { VotedRow } from "../launches/rows/VotedRow.tsx"
import { RowFigure } from "./RowFigure.tsx"
import type { SearchAsked } from "./SearchAsked.ts"

const byVotes: ReadonlySet<SearchAsked["sort"]> = new Set(["relevance", "votes", "trending"])

export const ListedRow = ({
  listing,
  by = "relevance",
  standings,
  back,
  chips
}: {
  readonly listing: ListingSummary
  readonly by?: SearchAsked["sort"]
  readonly standings: Standings
  /** The path of the list, with what of its query it needs. */
  readonly back: string
  readonly chips?: ComponentChildren
}) =>
  listing.status === "live" && byVotes.has(by) ? (
    <VotedRow listing={listing} votes={listing.votes} standings={standings} back={back} chips={chips} />
  ) : (
    <ListingRow listing={listing} chips={chips}>
      <RowFigure listing={listing} by={by} />
    </ListingRow>
  )
