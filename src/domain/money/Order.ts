/**
 * Orders: what was asked for, what it costs, and how far each line is done. All money is whole cents of one
 * currency; a line's `amount_cents` is without VAT and its `vat_cents` its share of the order's, so that the lines
 * add up to the order exactly.
 */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import { Currency, NullableDate, NullableText, NullableTimestamp, record, Timestamp } from "../Wire.ts"

/**
 * `pending`: waits for payment until `expires_at`. `paid`: the payment provider confirmed it. `expired`: nobody paid
 * in time. `partially_refunded`, `refunded`: money went back. `disputed`: the payer's bank is asking for it back.
 */
export const OrderStatus = Schema.Literal("pending", "paid", "expired", "partially_refunded", "refunded", "disputed")
export type OrderStatus = typeof OrderStatus.Type

/**
 * `pending`: not paid, or being done. `fulfilled`: done. `manual`: the site team does it. `failed`: it could not be
 * done any more; the line's money goes back. `reversed`: refunded; `detail` says what of it was undone.
 */
export const LineStatus = Schema.Literal("pending", "fulfilled", "manual", "failed", "reversed")
export type LineStatus = typeof LineStatus.Type

export const VatNumberStatus = Schema.Literal("valid", "invalid", "unverified")
export type VatNumberStatus = typeof VatNumberStatus.Type

export const OrderVat = record("OrderVat", {
  country: NullableText.annotations({
    description: "The buyer's country; null until it is known."
  }),
  rate_percent: Schema.Number,
  amount_cents: Schema.Int,
  reverse_charge: Schema.Boolean,
  vat_number: NullableText,
  vat_number_status: Schema.NullOr(VatNumberStatus),
  note: NullableText.annotations({ description: "Why it is so, as it stands on the invoice." })
})
export type OrderVat = typeof OrderVat.Type

const lineFields = {
  product: Schema.String,
  name: Schema.String,
  listing_id: Schema.NullOr(Schema.Int),
  week: NullableDate,
  amount_cents: Schema.Int,
  vat_cents: Schema.Int,
  options: Schema.NullOr(Schema.Record({ key: Schema.String, value: Schema.Union(Schema.String, Schema.Int) })),
  categories: Schema.NullOr(Schema.Array(Schema.String))
}
export const QuoteLine = record("QuoteLine", lineFields)
export type QuoteLine = typeof QuoteLine.Type

export const LineFulfillment = record("LineFulfillment", {
  status: LineStatus,
  at: NullableTimestamp,
  detail: NullableText
})
export type LineFulfillment = typeof LineFulfillment.Type
export const OrderLine = record("OrderLine", { ...lineFields, fulfillment: LineFulfillment })
export type OrderLine = typeof OrderLine.Type

const totals = { subtotal_cents: Schema.Int, vat: OrderVat, total_cents: Schema.Int }
export const OrderQuote = record("Quote", { currency: Currency, lines: Schema.Array(QuoteLine), ...totals })
export type OrderQuote = typeof OrderQuote.Type

export const Order = record("Order", {
  number: Schema.String,
  status: OrderStatus,
  currency: Currency,
  lines: Schema.Array(OrderLine),
  ...totals,
  checkout_url: Schema.String.annotations({
    description:
      "The page where the person sees the order and pays it themselves. Give it to them; never open it for them."
  }),
  created_at: Timestamp,
  expires_at: Timestamp,
  paid_at: NullableTimestamp,
  invoice_url: NullableText,
  test: Schema.Boolean.annotations({ description: "Paid, or to be paid, in test mode: no money moves." })
})
export type Order = typeof Order.Type

/** Numbers of orders: `LB-` and ten letters and digits that are not mistaken for one another (Crockford's base 32). */
export const orderNumberPattern = /^LB-[0-9A-HJKMNP-TV-Z]{10}$/

export const PaymentsUnavailable = declare(
  "payments_unavailable",
  400,
  "This site takes no payments yet. Quoting works; ask the site team when it opens."
)
