/** The catalogue of the demo as a pure value, and listings in any state. */
import fc from "fast-check"
import { type BadgeState, ListingStatus, type Plan } from "../../../../src/domain/listing/Listing.ts"
import type { ListingState } from "../../../../src/domain/listing/ListingStatus.ts"
import type { BuyersListing } from "../../../../src/domain/money/rules/BuyersListing.ts"
import type { Catalogue, CatalogueEntry, OfferState } from "../../../../src/domain/money/rules/Catalogue.ts"
import { addWeeks, Monday } from "../../../../src/domain/Week.ts"
import { pricedRow } from "../../../../src/services/data/seed/DemoDetails.ts"
import { defaults, prices } from "../../../services/data/seed/Files.ts"

export const current = Monday.make("2026-11-16")
export const weekAt = (count: number) => addWeeks(current, count)

export const catalogue: Catalogue = new Map(
  defaults.products.map((product): [string, CatalogueEntry] => {
    const price = prices.find(({ code }) => code === product.code)
    const priced = price === undefined ? product : { ...product, ...pricedRow(product, price) }
    return [product.code, { ...priced, on_sale: true, weeks_ahead: 12 }]
  })
)

const empty = { capacity: null, used: new Map<string, number>() }
export const offer: OfferState = {
  current,
  uses: { featured: { ...empty, capacity: 3 }, skip_queue: { ...empty, capacity: 25 } },
  queueWeeks: 8,
  hasModel: true
}

export const listingIn = (
  id: number,
  state: Partial<ListingState>,
  more: Partial<BuyersListing> = {}
): BuyersListing => ({
  id,
  state: { status: "draft", plan: "none", week: null, badge: null, launched: false, ...state },
  primary: "analytics",
  shown: [],
  waiting: [],
  furtherBought: 0,
  hasAward: true,
  launches: [],
  featured: [],
  ...more
})

/** States that can be, and some that cannot: no rule may fall over either. */
export const anyListing = (id: number): fc.Arbitrary<BuyersListing> =>
  fc
    .record({
      status: fc.constantFrom(...ListingStatus.literals),
      plan: fc.constantFrom<Plan>("none", "free", "paid"),
      week: fc.option(fc.integer({ min: -4, max: 14 }).map(weekAt)),
      badge: fc.constantFrom<BadgeState["result"]>("found", "not_found", "unreachable", null),
      launched: fc.boolean(),
      hasAward: fc.boolean(),
      primary: fc.constantFrom("analytics", null),
      shown: fc.subarray(["sales", "marketing", "security"]),
      waiting: fc.subarray(["data-tools", "sales"]),
      furtherBought: fc.constantFrom(0, 3)
    })
    .map(({ hasAward, primary, shown, waiting, furtherBought, ...state }) =>
      listingIn(id, state, { hasAward, primary, shown, waiting, furtherBought })
    )
