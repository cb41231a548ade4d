/** Two listings side by side, and what else there is. An empty cell is a fact on neither listing. */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import { NullableText, record } from "../Wire.ts"
import { CategoryRef } from "./Category.ts"
import { ListingSummary } from "./Listing.ts"

export const Comparison = record("Comparison", {
  a: ListingSummary,
  b: ListingSummary,
  category: Schema.NullOr(CategoryRef).annotations({ description: "The primary category, where both share it." }),
  attributes: Schema.Array(
    record("ComparedAttribute", { key: Schema.String, label: Schema.String, a: NullableText, b: NullableText })
  )
})
export type Comparison = typeof Comparison.Type

export const ListingUnknown = declare(
  "listing_unknown",
  400,
  "There is no live listing with this slug. Take slugs from search_listings."
)

/** Owner-approved ones first. */
export const Alternatives = record("Alternatives", {
  items: Schema.Array(record("Alternative", { ...ListingSummary.fields, approved: Schema.Boolean }))
})
export type Alternatives = typeof Alternatives.Type
