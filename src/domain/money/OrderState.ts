/**
 * How an order's status follows from its money, and a line's from its parts: derived, so that neither can disagree
 * with what was booked. Pure.
 */
import type { LineStatus, OrderStatus } from "./Order.ts"

/** What was paid and what went back of it, in cents with VAT. */
export interface OrderMoney {
  readonly totalCents: number
  readonly refundedCents: number
  readonly isDisputed: boolean
}

/** The status of an order that was paid. */
export const paidStatus = ({ totalCents, refundedCents, isDisputed }: OrderMoney): OrderStatus => {
  if (isDisputed) return "disputed"
  if (refundedCents === 0) return "paid"
  return refundedCents < totalCents ? "partially_refunded" : "refunded"
}

/** A pending order is over by the clock alone, whenever somebody notes it down. */
export const statusAt = (
  order: { readonly status: OrderStatus; readonly expires_at: string },
  now: number
): OrderStatus => (order.status === "pending" && Date.parse(order.expires_at) <= now ? "expired" : order.status)

/** What stands in the way comes first: a bundle is done when all of it is. */
const gravest: ReadonlyArray<LineStatus> = ["failed", "pending", "manual", "fulfilled", "reversed"]
export const lineStatusOf = (parts: ReadonlyArray<LineStatus>): LineStatus =>
  gravest.find((status) => parts.includes(status)) ?? "pending"
