/** What is bought: a price first, then a checkout that a person pays themselves. Nothing here takes card details. */
import { NotFound } from "../Failure.ts"
import { CategoryUnknown } from "../listing/Category.ts"
import { WeekFull } from "../listing/Listing.ts"
import { Order, OrderQuote, PaymentsUnavailable } from "../money/Order.ts"
import { orderBody } from "../money/OrderBody.ts"
import { HeldPlacesReached, ListingNotFit, ProductUnavailable, ProductUnknown } from "../money/OrderFailures.ts"
import { make } from "../Operation.ts"
import { paged, pageOf } from "../Page.ts"
import { text } from "../Wire.ts"
import * as OrderExample from "./examples/OrderExamples.ts"

const refusals = [ProductUnknown, ProductUnavailable, ListingNotFit, WeekFull, CategoryUnknown] as const

export const quoteOrder = make("quote_order", "POST /orders/quote", {
  title: "Price an order",
  description:
    "Price items at current prices, with a VAT preview for `billing_country` and `vat_number`. Checks every option, week, category and listing and names everything that is wrong at once. Saves and charges nothing, and binds nobody: create_checkout prices anew, by the same rules.",
  scope: "orders:write",
  readOnly: true,
  openWorld: true,
  input: orderBody,
  output: OrderQuote,
  errors: refusals,
  example: { input: OrderExample.body, output: OrderExample.quote }
})

export const createCheckout = make("create_checkout", "POST /orders/checkout", {
  title: "Create a checkout",
  description:
    "Make an order and get its `checkout_url`: a page where the person sees what they buy, enters billing details and pays themselves. Give them that link; you cannot pay it and never ask them for card details. Scarce weeks are held until `expires_at`. Charges nothing by itself. Then poll get_order: once paid, each line says whether it was fulfilled.",
  scope: "orders:write",
  bucket: "checkout",
  openWorld: true,
  status: 201,
  input: orderBody,
  output: Order,
  errors: [...refusals, HeldPlacesReached, PaymentsUnavailable],
  location: ({ number }) => `/orders/${number}`,
  example: { input: OrderExample.body, output: OrderExample.order }
})

export const listMyOrders = make("list_my_orders", "GET /orders", {
  title: "List my orders",
  description: "Your orders, newest first, with their status, totals and lines.",
  scope: "account:read",
  input: { ...paged },
  output: pageOf("OrderPage", Order),
  example: { output: OrderExample.page }
})

export const getOrder = make("get_order", "GET /orders/{number}", {
  title: "Get an order",
  description:
    "An order with its status, totals with VAT, and what became of each line: `pending`, `fulfilled`, `manual` (the site team does it), `failed` (its money goes back) or `reversed` (refunded).",
  scope: "account:read",
  input: { number: text(32, 1).annotations({ description: "Order number, from create_checkout or list_my_orders." }) },
  output: Order,
  errors: [NotFound],
  example: { output: OrderExample.order }
})

export const ordersApi = [quoteOrder, createCheckout, listMyOrders, getOrder] as const
