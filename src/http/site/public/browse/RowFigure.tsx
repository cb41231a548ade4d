/** @jsxImportSource preact */
/** What stands at the end of a row: the figure that its list is ordered by. */
import type { ListingSummary } from "../../../../domain/listing/Listing.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import type { SearchAsked } from "./SearchAsked.ts"

const Figure = ({ count, one, many }: { readonly count: number; readonly one: string; readonly many: string }) => (
  <span class="votes num">
    {count.toLocaleString("en")} <small>{count === 1 ? one : many}</small>
  </span>
)

export const RowFigure = ({
  listing,
  by = "relevance"
}: {
  readonly listing: ListingSummary
  readonly by?: SearchAsked["sort"]
}) => {
  if (listing.status === "scheduled" && listing.launch_week !== null && by === "relevance")
    return (
      <a class="votes num" href={`/weeks/${listing.launch_week}`}>
        {dayInWords(listing.launch_week).replace(/ \d{4}$/, "")} <small>launches</small>
      </a>
    )
  switch (by) {
    case "most_viewed":
      return <Figure count={listing.views} one="view" many="views" />
    case "most_followed":
      return <Figure count={listing.followers} one="follower" many="followers" />
    case "newest":
      return listing.launched_at === null ? null : (
        <span class="votes num">
          {dayInWords(listing.launched_at).replace(/ \d{4}$/, "")} <small>{listing.launched_at.slice(0, 4)}</small>
        </span>
      )
    default:
      return <Figure count={listing.votes} one="vote" many="votes" />
  }
}
