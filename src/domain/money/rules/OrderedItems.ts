/** The items of an order whose products there are, each with what it is about. Pure. */
import { Either } from "effect"
import { type Detail, detail } from "../../Failure.ts"
import type { Monday } from "../../Week.ts"
import type { ProductKind } from "../Product.ts"
import { type AskedItem, itemsIn } from "./AskedItem.ts"
import type { BuyersListing, OrderedLaunch } from "./BuyersListing.ts"
import { type Catalogue, type CatalogueEntry, includedIn, launchKinds, type OfferState } from "./Catalogue.ts"
import { mondayOf } from "./ItemWeeks.ts"

/** What is so, as of one moment. */
export interface Circumstances {
  readonly catalogue: Catalogue
  readonly offer: OfferState
  /** The buyer's own, by id. */
  readonly listings: ReadonlyMap<number, BuyersListing>
  /** Slugs of all that was named and exists. */
  readonly categories: ReadonlySet<string>
}

export interface OrderedItem {
  readonly asked: AskedItem
  readonly entry: CatalogueEntry
  readonly parts: ReadonlyArray<CatalogueEntry>
  /** Undefined where it needs none, or none of the buyer's was named. */
  readonly listing: BuyersListing | undefined
  /** The week that was chosen, if it is a Monday. */
  readonly chosen: Monday | null
}

export const doesKind = ({ parts }: Pick<OrderedItem, "parts">, kind: ProductKind) =>
  parts.some((part) => part.kind === kind)

export const orderedItems = (
  given: unknown,
  { catalogue, listings }: Circumstances
): { readonly items: ReadonlyArray<OrderedItem>; readonly unknown: ReadonlyArray<Detail> } => {
  const all = itemsIn(given).map((asked) => ({
    asked,
    entry: asked.product === undefined ? undefined : catalogue.get(asked.product)
  }))
  return {
    items: all.flatMap(({ asked, entry }) => {
      if (entry === undefined) return []
      const listing = asked.listingId === undefined || !entry.needs_listing ? undefined : listings.get(asked.listingId)
      const week = asked.week === undefined ? undefined : mondayOf(`${asked.at}.week`, asked.week)
      const chosen = week !== undefined && Either.isRight(week) ? week.right : null
      return [{ asked, entry, parts: includedIn(entry, catalogue), listing, chosen }]
    }),
    unknown: all
      .filter(({ asked, entry }) => entry === undefined && asked.product !== undefined)
      .map(({ asked }) =>
        detail(`${asked.at}.product`, "product_unknown", "is no product; list_products has the codes")
      )
  }
}

/** The launch week that the order buys for an item's listing, whichever item does it; a launch before all else. */
export const launchIn = (
  items: ReadonlyArray<OrderedItem>,
  { listing }: Pick<OrderedItem, "listing">
): OrderedLaunch | undefined => {
  if (listing === undefined) return undefined
  const same = items.filter((one) => one.listing === listing)
  return launchKinds.flatMap((kind) =>
    same.filter((one) => doesKind(one, kind)).map(({ chosen }) => ({ kind, week: chosen }))
  )[0]
}
