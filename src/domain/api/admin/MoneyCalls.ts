/** `launchbook product|vat|order`. */
import { Schema } from "effect"
import { Order, OrderStatus } from "../../money/Order.ts"
import { ProductKind, ProductOption } from "../../money/Product.ts"
import { optional } from "../../Operation.ts"
import { adminCall } from "./AdminCall.ts"

const ProductRow = Schema.Struct({
  code: Schema.String,
  kind: ProductKind,
  name: Schema.String,
  description: Schema.String,
  price_cents: Schema.NullOr(Schema.Int),
  min_amount_cents: Schema.NullOr(Schema.Int),
  /** It can be bought: priced, on sale, and so are all parts of a bundle. */
  available: Schema.Boolean,
  on_sale: Schema.Boolean,
  needs_listing: Schema.Boolean,
  requires: Schema.NullOr(Schema.Literal("award")),
  weekly_capacity: Schema.NullOr(Schema.Int),
  weeks_ahead: Schema.Int,
  options: Schema.NullOr(Schema.Array(ProductOption)),
  includes: Schema.NullOr(Schema.Array(Schema.String))
})
/** What is left out stays as it is; the service checks what is said. */
const productEdit = {
  name: optional(Schema.String),
  description: optional(Schema.String),
  price_cents: optional(Schema.NullOr(Schema.Int)),
  min_amount_cents: optional(Schema.NullOr(Schema.Int)),
  on_sale: optional(Schema.Boolean),
  weekly_capacity: optional(Schema.NullOr(Schema.Int)),
  weeks_ahead: optional(Schema.Int),
  options: optional(Schema.Unknown),
  includes: optional(Schema.Array(Schema.String))
}
const VatRate = Schema.Struct({
  country: Schema.String,
  valid_from: Schema.String,
  /** Per cent. */
  rate: Schema.Number,
  /** Whether electronic services bear it, and not goods alone. */
  services: Schema.Boolean,
  source: Schema.String
})
const TeamOrder = Schema.Struct({ ...Order.fields, buyer: Schema.NullOr(Schema.String) })

export const moneyCalls = [
  adminCall("product_list", {}, Schema.Struct({ products: Schema.Array(ProductRow) })),
  adminCall("product_set", { code: Schema.String, ...productEdit }, ProductRow),
  adminCall(
    "product_add",
    {
      code: Schema.String,
      needs_listing: Schema.Boolean,
      requires: Schema.NullOr(Schema.Literal("award")),
      ...productEdit
    },
    ProductRow
  ),
  adminCall(
    "vat_list",
    {},
    Schema.Struct({ rates: Schema.Array(Schema.Struct({ ...VatRate.fields, current: Schema.Boolean })) })
  ),
  adminCall(
    "vat_set",
    { country: Schema.String, rate: Schema.Number, from: Schema.String, source: Schema.NullOr(Schema.String) },
    Schema.Struct({ rates: Schema.Array(VatRate) })
  ),
  adminCall(
    "order_list",
    { status: Schema.NullOr(OrderStatus), work: Schema.Boolean, most: Schema.Int },
    Schema.Struct({ orders: Schema.Array(TeamOrder) })
  ),
  adminCall("order_show", { number: Schema.String }, TeamOrder),
  adminCall("order_fulfil", { number: Schema.String, line: Schema.NullOr(Schema.Int), note: Schema.String }, TeamOrder),
  adminCall(
    "order_refund",
    { number: Schema.String, lines: Schema.NullOr(Schema.Array(Schema.Int)), reason: Schema.String },
    Schema.Struct({ refunded_cents: Schema.Int, order: TeamOrder })
  )
] as const
