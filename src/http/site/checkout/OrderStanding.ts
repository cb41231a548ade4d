/**
 * Where an order stands, for the person who looks at its page: the one stage it is in, and the words for it. An order
 * is paid when the payment provider said so, and never because the browser came back from there.
 */

import { usd } from "../../../domain/money/Amounts.ts"
import type { LineStatus } from "../../../domain/money/Order.ts"
import { dayInWords } from "../../../domain/text/DatesInWords.ts"
import type { CheckoutLine, CheckoutView } from "../../../services/orders/Checkout.ts"
import { momentOf } from "../parts/When.tsx"

/**
 * `billing`, `pay`: it waits for the person. `closed`: it would, but the site takes no payments now. `returned`,
 * `processing`: they did their part. `review`: what was paid is not what was asked for.
 */
export type Stage =
  | "billing"
  | "pay"
  | "closed"
  | "returned"
  | "processing"
  | "review"
  | "paid"
  | "expired"
  | "cancelled"
  | "partially_refunded"
  | "refunded"
  | "disputed"

/** `returned` says that the person comes back from the provider's page. */
export const stageOf = (view: CheckoutView, returned: boolean): Stage => {
  const { order, payment } = view
  if (payment.state === "review") return "review"
  if (order.status === "expired") return view.isCancelled ? "cancelled" : "expired"
  if (order.status !== "pending") return order.status
  if (payment.state === "processing") return "processing"
  if (payment.state === "paid" || (returned && payment.state !== "none")) return "returned"
  if (!view.paymentsOpen) return "closed"
  return view.billing === null ? "billing" : "pay"
}

/** Still to be paid by the person, who can also cancel it. */
export const waitsForPerson = (stage: Stage) => stage === "billing" || stage === "pay" || stage === "closed"
/** Paid once, whatever became of it. */
export const wasPaid = ({ order }: CheckoutView) => order.paid_at !== null

export interface Words {
  readonly heading: string
  readonly lead: string
}

const refundedOf = ({ refunds }: CheckoutView) =>
  refunds.reduce((sum, { amount_cents, state }) => (state === "failed" ? sum : sum + amount_cents), 0)

const arrival = (isTest: boolean) =>
  isTest ? "In test mode no money moved, so none arrives." : "Banks take 5 to 10 days to show it."

export const standingWords = (view: CheckoutView, stage: Stage): Words => {
  const { order, lines } = view
  switch (stage) {
    case "billing":
      return {
        heading: "Your order",
        lead: "Look it over, say whom the invoice is for, then pay. Nothing is charged before you press Pay."
      }
    case "pay":
      return {
        heading: "Your order",
        lead:
          order.total_cents === 0
            ? "Nothing is to be paid. Look it over and confirm it."
            : "Look it over and pay. Nothing is charged before you do."
      }
    case "closed":
      return {
        heading: "Your order",
        lead: "This site takes no payments at the moment, so the order cannot be paid now. Nothing was charged."
      }
    case "returned":
      return {
        heading: "Not confirmed yet",
        lead: "You are back, and the payment provider has not confirmed the payment yet. If you paid, that takes a few seconds."
      }
    case "processing":
      return {
        heading: "Your payment is on its way",
        lead: "The payment provider has it and waits for your bank. That can take a few days. We mail you when it arrives; you need do nothing."
      }
    case "review":
      return {
        heading: "We are looking into your payment",
        lead: "What arrived is not what the order asks for, so nothing was done yet. The site team knows and writes to you. Do not pay again."
      }
    case "paid":
      return { heading: "Your order is paid", lead: paidLead(lines) }
    case "expired":
      return {
        heading: "This order has expired",
        lead:
          view.payment.state === "processing"
            ? `It was held until ${momentOf(order.expires_at)}, and a payment is still on its way. If it arrives, we do what can still be done and give back the rest.`
            : `It was held until ${momentOf(order.expires_at)} and not paid. Nothing was charged, and what was held for it is free again.`
      }
    case "cancelled":
      return {
        heading: "This order is cancelled",
        lead: "Nothing was charged, and what was held for it is free again."
      }
    case "partially_refunded":
      return {
        heading: "Part of this order is refunded",
        lead: `${usd(refundedOf(view))} of ${usd(order.total_cents)} goes back to how you paid. ${arrival(order.test)}`
      }
    case "refunded":
      return {
        heading: "This order is refunded",
        lead: `${usd(order.total_cents)} goes back to how you paid. ${arrival(order.test)}`
      }
    case "disputed":
      return {
        heading: "This payment is disputed",
        lead: `${view.dispute === null ? "The" : `On ${dayInWords(view.dispute.opened_at)} the`} payer’s bank asked for the money back. Until that is settled, what was bought is paused where it can be.`
      }
  }
}

const paidLead = (lines: ReadonlyArray<CheckoutLine>) => {
  const has = (status: LineStatus) => lines.some(({ fulfillment }) => fulfillment.status === status)
  if (has("failed")) return "Something could not be done; its money goes back to you by itself."
  if (has("pending")) return "What you bought is being done now."
  if (has("manual")) return "The site team takes it from here."
  return "Everything you bought is done."
}

/** What became of a line, once the order was paid. */
export const progressOf = ({
  fulfillment: { status, detail },
  amount_cents,
  vat_cents,
  frozen
}: CheckoutLine): { readonly label: string; readonly text: string } => {
  const money = usd(amount_cents + vat_cents)
  if (frozen) return { label: "Paused", text: "It is out of effect until the dispute of its payment is settled." }
  switch (status) {
    case "pending":
      return { label: "Being done", text: detail ?? "It is under way. Nothing is needed from you." }
    case "fulfilled":
      return { label: "Done", text: detail ?? "It is in effect." }
    case "manual":
      return { label: "By the site team", text: detail ?? "They do it by hand and write to you." }
    case "failed":
      return {
        label: "Could not be done",
        text: `${detail === null ? "" : `${sentence(detail)} `}${
          amount_cents === 0 ? "You paid nothing for it." : `Its ${money} goes back to how you paid, by itself.`
        }`
      }
    case "reversed":
      return { label: "Refunded", text: detail ?? "It was refunded and is no longer in effect." }
  }
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)
