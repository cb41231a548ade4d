/** @jsxImportSource preact */
/** A product in a list: logo, name, one line, where it belongs, and at the end what the list is about. */
import type { ComponentChildren } from "preact"
import type { ListingSummary } from "../../../domain/listing/Listing.ts"
import { Logo } from "./Logo.tsx"

export const ListingRow = ({
  listing,
  rank,
  children,
  chips
}: {
  readonly listing: ListingSummary
  readonly rank?: number
  /** What stands at the end of the row: a stamp, a figure. */
  readonly children?: ComponentChildren
  /** What stands beside its category. */
  readonly chips?: ComponentChildren
}) => (
  <li class={rank === undefined ? "unranked" : undefined}>
    {rank === undefined ? null : <span class="rank num">{rank}</span>}
    <Logo listing={listing} />
    <div>
      <h3>
        <a href={listing.url}>{listing.name}</a>
      </h3>
      {listing.tagline === null ? null : <p>{listing.tagline}</p>}
      <div class="meta">
        {listing.primary_category === null ? null : (
          <a class="chip" href={`/categories/${listing.primary_category.slug}`}>
            {listing.primary_category.name}
          </a>
        )}
        {listing.verified ? <span class="chip good">Verified</span> : null}
        {chips}
      </div>
    </div>
    {children}
  </li>
)
