/** An order, as the documents print it. */
import type { Order, OrderQuote } from "../../money/Order.ts"
import * as Example from "./Examples.ts"

export const body = {
  items: [{ product: "launch", listing_id: 7, week: "2026-12-07" }],
  billing_country: "DE"
}

const line = {
  product: "launch",
  name: "Launch",
  listing_id: 7,
  week: "2026-12-07",
  amount_cents: 9900,
  vat_cents: 1881,
  options: null,
  categories: null
}
export const quote: OrderQuote = {
  currency: "USD",
  lines: [line],
  subtotal_cents: 9900,
  vat: {
    country: "DE",
    rate_percent: 19,
    amount_cents: 1881,
    reverse_charge: false,
    vat_number: null,
    vat_number_status: null,
    note: "VAT of Germany, 19 %."
  },
  total_cents: 11_781
}
export const order: Order = {
  ...quote,
  number: "LB-7K3M9Q2XWD",
  status: "pending",
  lines: [{ ...line, fulfillment: { status: "pending", at: null, detail: null } }],
  checkout_url: "https://launchbook.example/checkout/4fJ0Zk1sQ9vT2xWbN7pLcR8y",
  created_at: "2026-11-20T09:00:00.000Z",
  expires_at: "2026-11-21T09:00:00.000Z",
  paid_at: null,
  invoice_url: null,
  test: false
}
export const page = Example.page(order)
