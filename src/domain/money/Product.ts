/** What is for sale. Prices are data that the site's admin edits, in USD cents without VAT. */
import { Schema } from "effect"
import { CalendarDate, Currency, record } from "../Wire.ts"

/**
 * What is done for a buyer, and so what a product may be asked for with: each kind has its rules
 * (`OrderRules.ts`) and its effect (`services/money/Fulfilment.ts`). `manual` is done by the site team.
 */
export const ProductKind = Schema.Literal(
  "launch",
  "skip_queue",
  "relaunch",
  "featured",
  "extra_categories",
  "ai_review",
  "billboard",
  "manual",
  "bundle"
)
export type ProductKind = typeof ProductKind.Type

export const ProductOption = record("ProductOption", {
  key: Schema.String,
  label: Schema.String,
  type: Schema.Literal("choice", "text", "integer"),
  required: Schema.Boolean,
  choices: Schema.Array(Schema.Struct({ value: Schema.String, label: Schema.String, price_cents: Schema.Int })),
  max_length: Schema.NullOr(Schema.Int)
})
export type ProductOption = typeof ProductOption.Type

export const ProductWeek = record("ProductWeek", {
  week: CalendarDate,
  available: Schema.Boolean,
  remaining: Schema.NullOr(Schema.Int)
})
export type ProductWeek = typeof ProductWeek.Type

export const Product = record("Product", {
  code: Schema.String,
  name: Schema.String,
  description: Schema.String,
  price_cents: Schema.NullOr(Schema.Int).annotations({ description: "null until the admin prices it." }),
  currency: Currency,
  price_excludes_vat: Schema.Literal(true),
  needs_listing: Schema.Boolean,
  available: Schema.Boolean,
  min_amount_cents: Schema.NullOr(Schema.Int),
  weeks: Schema.NullOr(Schema.Array(ProductWeek)),
  options: Schema.NullOr(Schema.Array(ProductOption)),
  includes: Schema.NullOr(Schema.Array(Schema.String))
})
export type Product = typeof Product.Type
export const ProductSet = record("ProductSet", { items: Schema.Array(Product) })
