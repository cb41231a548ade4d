/** What somebody may wish for who knows what can be bought. */
import fc from "fast-check"
import type { Circumstances } from "../../../../src/domain/money/rules/OrderedItems.ts"
import { catalogue, listingIn, offer, weekAt } from "./Catalogues.ts"

const known = new Set(["analytics", "sales", "marketing", "security", "data-tools"])
/** What is so, with these listings. */
export const so = (listings: Circumstances["listings"], more: Partial<Circumstances> = {}): Circumstances => ({
  catalogue,
  offer,
  categories: known,
  listings,
  ...more
})
/** Listings in their usual states, and items that may be bought for them. */
export const usual: Circumstances["listings"] = new Map(
  [
    listingIn(1, {}),
    listingIn(2, { status: "awaiting_badge", plan: "free", week: weekAt(7) }),
    listingIn(3, { status: "live", plan: "free", week: weekAt(-2), launched: true }),
    listingIn(4, { status: "live", plan: "paid", week: weekAt(-1), launched: true }, { waiting: ["sales"] })
  ].map((one) => [one.id, one])
)
const weekAhead = fc.integer({ min: 1, max: 8 }).map(weekAt)
const of = (product: string, listing: ReadonlyArray<number>, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record(
    { product: fc.constant(product), listing_id: fc.constantFrom(...listing), ...more },
    {
      requiredKeys: [
        "product",
        "listing_id",
        ...Object.keys(more).filter((key) => key !== "week" || product === "relaunch" || product === "skip_queue")
      ] as never
    }
  )
/** What can be bought for them, one by one. */
export const buyable: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.oneof(
  of("launch", [1, 2, 3], { week: weekAhead }),
  of("launch_bundle", [1, 2], { week: weekAhead }),
  of("skip_queue", [2], { week: weekAhead }),
  of("relaunch", [3, 4], { week: weekAhead }),
  of("featured", [3, 4], { week: weekAhead }),
  of("extra_categories", [4]),
  of("ai_review", [1, 2, 3, 4]),
  of("billboard_min", [1, 2, 3, 4], { amount_cents: fc.integer({ min: 2500, max: 100_000_000 }) }),
  of("trophy_print", [1, 2, 3, 4], {
    options: fc.record({
      size: fc.constantFrom("a4", "a3"),
      frame: fc.constantFrom("none", "oak", "black"),
      ship_to: fc.string({ minLength: 1 }).map((text) => `to ${text}`)
    })
  })
)
