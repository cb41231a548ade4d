/**
 * The page of an order, by its secret: what a person sees there, whom the invoice is for, and giving it up. Net amounts
 * stand; the VAT follows from the billing details until the order is paid. While somebody pays it, nothing changes.
 */
import { Clock, Data, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { Billing } from "../../domain/money/Basket.ts"
import { type BillingForm, type BillingProblems, readBilling } from "../../domain/money/BillingForm.ts"
import type { Order, OrderLine } from "../../domain/money/Order.ts"
import { statusAt } from "../../domain/money/OrderState.ts"
import { vatOn } from "../../domain/money/VatRules.ts"
import { Places } from "../money/Places.ts"
import { Vat } from "../money/Vat.ts"
import { PaymentGateway } from "../outside/PaymentGateway.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { isPayable, PaymentRefused, Payments } from "./Payments.ts"
import { toOrder } from "./records/OrderRecord.ts"
import { OrderRecords } from "./records/OrderRecords.ts"
import { type BillingHint, type LineRow, type OrderRow, OrdersRepo } from "./rows/OrdersRepo.ts"
import { PaymentsRepo } from "./rows/PaymentsRepo.ts"
import { type RefundState, RefundsRepo } from "./rows/RefundsRepo.ts"

export interface CheckoutLine extends OrderLine {
  /** Null where it is for no listing, or that is gone; the slug is null where the listing has no page. */
  readonly listing: { readonly name: string; readonly slug: string | null } | null
  /** What of the line went back, with VAT. */
  readonly refunded_cents: number
  /** Done, and out of effect while the payment is disputed. */
  readonly frozen: boolean
}

export interface CheckoutView {
  /** Its status by the clock: a pending order whose time is over is expired. */
  readonly order: Order
  /** The order's, in its order. */
  readonly lines: ReadonlyArray<CheckoutLine>
  readonly billing: Billing | null
  /** Of the account that ordered. */
  readonly email: string | null
  /** What the caller of create_checkout said of the buyer; the form begins with it. */
  readonly hint: BillingHint
  readonly payment: {
    /** How the newest try to pay stands. `processing`: the person did their part and their bank did not yet. */
    readonly state: "none" | "opening" | "open" | "processing" | "review" | "paid"
    readonly url: string | null
  }
  readonly isTest: boolean
  /** Whether the site takes payments now, of the kind that the order is for. */
  readonly paymentsOpen: boolean
  /** Pending, with billing details, and payments are open. */
  readonly mayPay: boolean
  /** The person gave it up themselves. */
  readonly isCancelled: boolean
  /** Oldest first; amounts with VAT. */
  readonly refunds: ReadonlyArray<{
    readonly at: string
    readonly amount_cents: number
    readonly state: RefundState
    readonly credit_note_url: string | null
  }>
  readonly dispute: { readonly state: "open" | "won" | "lost"; readonly opened_at: string } | null
}

export class BillingInvalid extends Data.TaggedError("BillingInvalid")<{ readonly problems: BillingProblems }> {}

const over = () => new PaymentRefused({ message: "This order cannot be changed any more." })
const beingPaid = () =>
  new PaymentRefused({ message: "A payment of this order is under way. Wait a moment, then open this page again." })
const away = () =>
  new PaymentRefused({ message: "The payment provider does not answer. Nothing was changed; try again in a minute." })

export class Checkout extends Effect.Service<Checkout>()("launchbook/Checkout", {
  dependencies: [
    OrderRecords.Default,
    OrdersRepo.Default,
    Payments.Default,
    PaymentsRepo.Default,
    Places.Default,
    RefundsRepo.Default,
    Vat.Default
  ],
  effect: Effect.gen(function* () {
    const orders = yield* OrdersRepo
    const payments = yield* Payments
    const tries = yield* PaymentsRepo
    const places = yield* Places
    const records = yield* OrderRecords
    const refunds = yield* RefundsRepo
    const vat = yield* Vat
    const gateway = yield* PaymentGateway
    const changes = yield* Changes
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const lineView = (row: LineRow, line: OrderLine): CheckoutLine => ({
      ...line,
      listing: row.listing_name === null ? null : { name: row.listing_name, slug: row.listing_page },
      refunded_cents: row.refunded_cents + row.refunded_vat_cents,
      frozen: row.frozen
    })

    const page = (secret: string): Effect.Effect<CheckoutView | undefined> =>
      Effect.gen(function* () {
        const row = yield* orders.bySecret(secret)
        if (row === undefined) return undefined
        const now = yield* Clock.currentTimeMillis
        const rows = yield* orders.lines([row.id])
        const order = toOrder(row, rows, links, now)
        const latest = yield* tries.latestOf(row.id)
        const dispute = yield* refunds.disputeOf(row.id)
        const paymentsOpen = isPayable(gateway, row)
        const isOpen = latest?.state === "opening" || latest?.state === "open"
        return {
          order,
          lines: rows.flatMap((line, at) => {
            const shown = order.lines[at]
            return shown === undefined ? [] : [lineView(line, shown)]
          }),
          billing: row.billing,
          email: row.email,
          hint: row.hint,
          payment:
            latest === undefined || latest.state === "closed"
              ? { state: "none", url: null }
              : {
                  state: latest.is_processing && isOpen ? "processing" : latest.state,
                  url: isOpen ? latest.url : null
                },
          isTest: row.test,
          paymentsOpen,
          mayPay: order.status === "pending" && row.billing !== null && paymentsOpen,
          isCancelled: row.cancelled_at !== null,
          refunds: (yield* refunds.ofOrder(row.id)).map((refund) => ({
            at: refund.requested_at,
            amount_cents: refund.amount_cents,
            state: refund.state,
            credit_note_url: refund.credit_note === null ? null : links.invoice(refund.credit_note)
          })),
          dispute: dispute === undefined ? null : { state: dispute.state, opened_at: dispute.opened_at }
        }
      })

    /** The order, while nobody pays it; a try under way is ended at the provider first. */
    const freeToChange = (secret: string) =>
      Effect.gen(function* () {
        const row = yield* orders.bySecret(secret)
        if (row === undefined || statusAt(row, yield* Clock.currentTimeMillis) !== "pending") return yield* over()
        const open = yield* tries.openOf(row.id)
        if (open === undefined) return row
        const ended = yield* Effect.catchTag(payments.end(open), "PaymentFailure", away)
        return ended ? row : yield* beingPaid()
      })

    /** Runs a change on the locked order, if it is pending still and no try has begun meanwhile. */
    const change = <A>(found: OrderRow, write: (row: OrderRow) => Effect.Effect<A>) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* orders.lock(found.id)
          if (row === undefined || statusAt(row, yield* Clock.currentTimeMillis) !== "pending") return yield* over()
          if ((yield* tries.openOf(row.id)) !== undefined) return yield* beingPaid()
          return yield* write(row)
        })
      )

    /** Sets whom the invoice is for, and the VAT that follows. The VAT number is checked at its source. */
    const bill = (secret: string, form: BillingForm): Effect.Effect<void, BillingInvalid | PaymentRefused> =>
      Effect.gen(function* () {
        const read = readBilling(form)
        if ("problems" in read) return yield* new BillingInvalid({ problems: read.problems })
        const { vatNumber, ...address } = read.address
        const found = yield* freeToChange(secret)
        const number = yield* vat.check({ country: address.country, vatNumber })
        const decision = yield* vat.decided({ country: address.country, vat: number })
        yield* change(found, (row) =>
          Effect.gen(function* () {
            const lines = yield* orders.lines([row.id])
            const tax = vatOn(
              lines.map(({ amount_cents }) => amount_cents),
              decision.rate_percent
            )
            yield* orders.setVat(row.id, { vat: decision, vatCents: tax.total, lines: tax.parts })
            yield* orders.setBilling(row.id, { ...address, vat: number })
          })
        )
      })

    /** Gives the order up: what it holds is free at once. */
    const cancel = (secret: string): Effect.Effect<void, PaymentRefused> =>
      Effect.gen(function* () {
        const found = yield* freeToChange(secret)
        yield* change(found, (row) =>
          Effect.gen(function* () {
            yield* orders.cancel(row.id, yield* instant)
            const lines = yield* orders.lines([row.id])
            yield* Effect.forEach(lines, ({ id }) => places.release(id), { discard: true })
          })
        )
      })

    return { page, bill, cancel, ownOrders: records.page } as const
  })
}) {}
