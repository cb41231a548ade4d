/** An order as it travels. Pure. */
import type { Links } from "../../../domain/listing/Links.ts"
import type { Order, OrderLine } from "../../../domain/money/Order.ts"
import { statusAt } from "../../../domain/money/OrderState.ts"
import type { LineRow, OrderRow } from "../rows/OrdersRepo.ts"

const toLine = (row: LineRow): OrderLine => ({
  product: row.product,
  name: row.name,
  listing_id: row.listing_id,
  week: row.week,
  amount_cents: row.amount_cents,
  vat_cents: row.vat_cents,
  options: row.options,
  categories: row.categories,
  fulfillment: { status: row.status, at: row.status_at, detail: row.detail }
})

export const toOrder = (row: OrderRow, lines: ReadonlyArray<LineRow>, links: Links, now: number): Order => ({
  number: row.number,
  status: statusAt(row, now),
  currency: "USD",
  lines: lines.map(toLine),
  subtotal_cents: row.subtotal_cents,
  vat: { ...row.vat, amount_cents: row.vat_cents },
  total_cents: row.total_cents,
  checkout_url: links.checkout(row.secret),
  created_at: row.created_at,
  expires_at: row.expires_at,
  paid_at: row.paid_at,
  invoice_url: row.invoice_secret === null ? null : links.invoice(row.invoice_secret),
  test: row.test
})
