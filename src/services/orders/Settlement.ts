/**
 * What follows from a payment that the provider confirmed: the order is paid, booked, invoiced and fulfilled, all in
 * one transaction, so that it happens once or not at all however often it is told.
 *
 * Runs inside the transaction of the caller, who holds the order's row.
 */
import { Effect } from "effect"
import { usd } from "../../domain/money/Amounts.ts"
import { vatOn } from "../../domain/money/VatRules.ts"
import { paymentToReview } from "../../domain/people/mail/TeamOrderMails.ts"
import { Fulfilment } from "../money/Fulfilment.ts"
import type { PaymentSession } from "../outside/PaymentGateway.ts"
import { SiteTeam } from "../people/SiteTeam.ts"
import { instant } from "../store/Instant.ts"
import { Invoices } from "./Invoices.ts"
import { OrderNews } from "./OrderNews.ts"
import { type OrderRow, OrdersRepo } from "./rows/OrdersRepo.ts"
import { type PaymentRow, PaymentsRepo } from "./rows/PaymentsRepo.ts"

export type Confirmed = Pick<PaymentSession, "amountCents" | "currency" | "paymentRef" | "payerCountry">

export class Settlement extends Effect.Service<Settlement>()("launchbook/Settlement", {
  dependencies: [
    Fulfilment.Default,
    Invoices.Default,
    OrderNews.Default,
    OrdersRepo.Default,
    PaymentsRepo.Default,
    SiteTeam.Default
  ],
  effect: Effect.gen(function* () {
    const fulfilment = yield* Fulfilment
    const invoices = yield* Invoices
    const orders = yield* OrdersRepo
    const payments = yield* PaymentsRepo
    const news = yield* OrderNews
    const team = yield* SiteTeam

    /** The provider's money does not fit what was agreed: people look at it, nothing is done. */
    const review = (order: OrderRow, payment: PaymentRow, what: string) =>
      Effect.gen(function* () {
        yield* payments.setState(payment.id, "review")
        yield* Effect.logError(`payment ${payment.id} of order ${order.number}: ${what}`)
        yield* team.tell(paymentToReview(order, what))
      })

    /** `again`: the order had been paid already; the money is booked, and nothing else is done. */
    const confirm = (order: OrderRow, payment: PaymentRow, session: Confirmed) =>
      Effect.gen(function* () {
        const now = yield* instant
        if (session.amountCents !== payment.amount_cents || session.currency.toUpperCase() !== payment.currency) {
          const got = `${session.amountCents} ${session.currency.toUpperCase()}`
          yield* review(
            order,
            payment,
            `Paid were ${got} (cents), and agreed ${payment.amount_cents} ${payment.currency}.`
          )
          return "review" as const
        }
        yield* payments.setPaid(payment.id, now, session.paymentRef, session.payerCountry)
        if (payment.amount_cents > 0) yield* payments.book(order.id, "payment", payment.amount_cents, payment.id, now)
        if (order.paid_at !== null) return "again" as const

        // What was agreed with the payment counts, whatever was typed on the order's page afterwards.
        const lines = yield* orders.lines([order.id])
        const tax = vatOn(
          lines.map(({ amount_cents }) => amount_cents),
          payment.vat.rate_percent
        )
        if (order.subtotal_cents + tax.total !== payment.amount_cents)
          yield* Effect.dieMessage(`order ${order.number} does not add up to ${usd(payment.amount_cents)}`)
        yield* orders.setVat(order.id, { vat: payment.vat, vatCents: tax.total, lines: tax.parts })
        yield* orders.setBilling(order.id, payment.billing)
        yield* orders.setPaid(order.id, now)
        const report = yield* fulfilment.fulfil(order.id)
        // After all that waits for a lock: whoever is paid meanwhile waits for the number.
        yield* invoices.issue(order.id)
        yield* news.paid(order.id)
        yield* news.done(report)
        return "paid" as const
      })

    return { confirm } as const
  })
}) {}
