/** Lists of products in order, as schema.org has them. */
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"

/** `from` is the place of the first. */
export const rankedList = (name: string, listings: ReadonlyArray<ListingSummary>, from = 1) => ({
  "@type": "ItemList",
  name,
  numberOfItems: listings.length,
  itemListElement: listings.map(({ name: called, url }, at) => ({
    "@type": "ListItem",
    position: from + at,
    name: called,
    url
  }))
})
