/**
 * Money that goes back. A refund is written down before the provider is asked and done
 * when it says so, each once: what it takes back (`Fulfilment.reverse`), the credit note, the ledger and the mail are in
 * that one transaction. Awards and votes never change.
 */
import { Clock, Data, Effect } from "effect"
import { paidStatus } from "../../domain/money/OrderState.ts"
import { refundFailed, wentBackTwice } from "../../domain/people/mail/TeamOrderMails.ts"
import { minute } from "../../domain/Week.ts"
import { Fulfilment } from "../money/Fulfilment.ts"
import { type PaymentEvent, PaymentGateway, type RefundAnswer } from "../outside/PaymentGateway.ts"
import { SiteTeam } from "../people/SiteTeam.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Settings } from "../store/Settings.ts"
import { Invoices } from "./Invoices.ts"
import { OrderNews } from "./OrderNews.ts"
import { atMost, isReversible, leftOf, sharedOver, sumOf } from "./records/RefundedLines.ts"
import { type OrderRow, OrdersRepo } from "./rows/OrdersRepo.ts"
import { type PaymentRow, PaymentsRepo } from "./rows/PaymentsRepo.ts"
import { type RefundLine, type RefundRow, RefundsRepo } from "./rows/RefundsRepo.ts"

type Told<T extends PaymentEvent["type"]> = Extract<PaymentEvent, { readonly type: T }>

/** Why nothing goes back, in words for the site team. */
export class RefundRefused extends Data.TaggedError("RefundRefused")<{ readonly message: string }> {}
const refused = (message: string) => new RefundRefused({ message })

export interface RefundAsked {
  readonly number: string
  /** Positions of lines, the first is 1; null: everything that is left. */
  readonly lines: ReadonlyArray<number> | null
  readonly reason: string
  /** Who asked: `cli`, `order_upkeep`, a user. */
  readonly by: string
}

export class Refunds extends Effect.Service<Refunds>()("launchbook/Refunds", {
  dependencies: [
    Fulfilment.Default,
    Invoices.Default,
    OrderNews.Default,
    OrdersRepo.Default,
    PaymentsRepo.Default,
    RefundsRepo.Default,
    SiteTeam.Default
  ],
  effect: Effect.gen(function* () {
    const fulfilment = yield* Fulfilment
    const invoices = yield* Invoices
    const orders = yield* OrdersRepo
    const payments = yield* PaymentsRepo
    const repo = yield* RefundsRepo
    const news = yield* OrderNews
    const team = yield* SiteTeam
    const gateway = yield* PaymentGateway
    const settings = yield* Settings
    const changes = yield* Changes

    const locked = (id: number) => Effect.flatMap(orders.lock(id), Effect.fromNullable).pipe(Effect.orDie)
    const known = (id: string) => Effect.flatMap(repo.byId(id), Effect.fromNullable).pipe(Effect.orDie)

    /** Sets the status that follows from an order's money. */
    const follow = (order: OrderRow) =>
      Effect.gen(function* () {
        const refundedCents = yield* repo.refundedOf(order.id)
        const isDisputed = yield* repo.isDisputed(order.id)
        yield* orders.setStatus(order.id, paidStatus({ totalCents: order.total_cents, refundedCents, isDisputed }))
      })

    /** Books lines as gone back and takes back what of them is refunded whole. */
    const takeBack = (order: OrderRow, of: ReadonlyArray<RefundLine>) =>
      Effect.gen(function* () {
        yield* fulfilment.lock(order.id)
        yield* Effect.forEach(of, repo.addToLine, { discard: true })
        const ids = of.map(({ line_id }) => line_id)
        const lines = (yield* orders.lines([order.id])).filter(({ id }) => ids.includes(id))
        const whole = lines.filter((line) => line.refunded_cents === line.amount_cents)
        yield* Effect.forEach(whole, ({ id }) => fulfilment.reverse(id), { discard: true })
      })

    /** The refund is done: everything that follows from it, once. */
    const complete = (order: OrderRow, refund: RefundRow, ref: string | null) =>
      Effect.gen(function* () {
        const now = yield* instant
        yield* repo.setState(refund.id, "done", ref, null, now)
        yield* payments.book(order.id, "refund", -refund.amount_cents, refund.id, now)
        const lines = yield* repo.lines(refund.id)
        // Without lines it was money that came twice: the order stands as it is.
        if (lines.length === 0) return
        const left = new Map((yield* orders.lines([order.id])).map((line) => [line.id, leftOf(line)]))
        const fitting = lines.map((line) => atMost(line, left.get(line.line_id) ?? line))
        yield* takeBack(order, fitting)
        const isOver = sumOf(fitting).gross < refund.amount_cents
        // The payer's bank, or somebody at the provider, gave it back meanwhile: that was credited then.
        const note = isOver ? null : yield* invoices.credit(refund.id)
        if (isOver) yield* team.tell(wentBackTwice(order, refund.amount_cents - sumOf(fitting).gross))
        yield* follow(order)
        yield* news.refunded(order, refund.amount_cents, note)
      })

    /** Notes what the provider says of a refund. */
    const answered = (id: string, { ref, state }: RefundAnswer) =>
      Effect.gen(function* () {
        const order = yield* locked((yield* known(id)).order_id)
        const refund = yield* known(id)
        if (refund.state === "done") {
          // Its bank sent it back: what was taken back stays so, and the money is the site team's to give.
          if (state === "failed" && (yield* repo.noteError(id, "it came back")))
            yield* team.tell(refundFailed(order, refund.amount_cents))
          return
        }
        const now = yield* instant
        if (state === "succeeded") return yield* complete(order, refund, ref)
        // They come in any order: what it was before it failed, and that it failed again.
        if (refund.state === "failed") return
        if (state === "pending") return yield* repo.setState(id, "sent", ref, null, now)
        yield* repo.setState(id, "failed", ref, "the payment provider refused it", now)
        yield* team.tell(refundFailed(order, refund.amount_cents))
      })

    const sendOne = ({ id, payment_ref, amount_cents }: RefundRow) =>
      payment_ref === null
        ? changes.transaction(answered(id, { ref: id, state: "failed" }))
        : gateway.refund({ key: id, paymentRef: payment_ref, amountCents: amount_cents }).pipe(
            Effect.flatMap((answer) => changes.transaction(answered(id, answer))),
            Effect.catchTag("PaymentFailure", ({ retry, message }) =>
              retry
                ? Effect.logWarning(`refund ${id} is asked for again later: ${message}`)
                : changes.transaction(answered(id, { ref: id, state: "failed" }))
            )
          )

    /** Asks the provider for what is to be refunded, each by itself. What it cannot be asked now is asked again by the upkeep. */
    const send = Effect.gen(function* () {
      yield* Effect.forEach(
        yield* repo.requested(gateway.name),
        (refund) =>
          Effect.catchAllCause(sendOne(refund), (cause) =>
            Effect.logError(`refund ${refund.id} broke and is tried again`, cause)
          ),
        { discard: true }
      )
    })

    const insert = (order: OrderRow, payment: PaymentRow, of: ReadonlyArray<RefundLine>, reason: string, by: string) =>
      Effect.gen(function* () {
        const { vat, gross } = sumOf(of)
        const id = crypto.randomUUID()
        const base = {
          id,
          orderId: order.id,
          paymentId: payment.id,
          reason,
          by,
          now: yield* instant,
          providerRef: null
        }
        yield* repo.insert({ ...base, state: "requested", amountCents: gross, vatCents: vat }, of)
        return { id, amount_cents: gross }
      })

    /** Writes a refund down; what was free is taken back at once. Answers what goes back, in cents with VAT. */
    const request = ({ number, lines: asked, reason, by }: RefundAsked) =>
      changes.transaction(
        Effect.gen(function* () {
          const found = yield* orders.byNumber(number)
          if (found === undefined) return yield* refused(`There is no order ${number}.`)
          const order = yield* locked(found.id)
          if (order.paid_at === null) return yield* refused(`Order ${number} was not paid.`)
          if (yield* repo.isDisputed(order.id))
            return yield* refused(`Order ${number} is disputed: the payer's bank decides about its money.`)
          const lines = yield* orders.lines([order.id])
          const absent = asked?.find((position) => lines[position - 1] === undefined)
          if (absent !== undefined) return yield* refused(`Order ${number} has no line ${absent}.`)
          const underWay = yield* repo.linesUnderWay(order.id)
          const open = lines.filter(
            (line) =>
              (asked === null || asked.includes(line.position + 1)) &&
              !underWay.includes(line.id) &&
              (line.refunded_cents < line.amount_cents || isReversible(line))
          )
          if (open.length === 0) return yield* refused(`Nothing is left to refund of that.`)
          const of = open.map(leftOf)
          const payment = yield* payments.paidOf(order.id)
          if (payment === undefined || sumOf(of).gross === 0) {
            yield* takeBack(order, of)
            return { id: null, amount_cents: 0 }
          }
          return yield* insert(order, payment, of, reason, by)
        })
      )

    /** Refunds in full or by line, and asks the provider at once. */
    const refund = (asked: RefundAsked) => Effect.zipLeft(request(asked), send)

    /** Of money that came twice: it is of no line. */
    const insertSurplus = (payment: PaymentRow, amountCents: number, by: string) =>
      Effect.gen(function* () {
        const id = crypto.randomUUID()
        const of = { id, orderId: payment.order_id, paymentId: payment.id, amountCents, vatCents: 0, providerRef: null }
        yield* repo.insert({ ...of, state: "requested", reason: "paid twice", by, now: yield* instant }, [])
        return id
      })
    /** Money that came for an order that had been paid by another try; runs in the transaction that found it. */
    const surplus = (payment: PaymentRow) => insertSurplus(payment, payment.amount_cents, "order_upkeep")

    /** A refund that somebody gave on the provider's own pages. */
    const fromOutside = (payment: PaymentRow, amountCents: number, ref: string, reason: string) =>
      Effect.gen(function* () {
        const order = yield* locked(payment.order_id)
        if ((yield* repo.byRef(ref)) !== undefined) return
        if ((yield* payments.paidOf(order.id))?.id !== payment.id) {
          const id = yield* insertSurplus(payment, amountCents, "payment_provider")
          return yield* complete(order, yield* known(id), ref)
        }
        const of = sharedOver(amountCents, yield* orders.lines([order.id]))
        if (of.length === 0) return
        const { id } = yield* insert(order, payment, of, reason, "payment_provider")
        yield* complete(order, yield* known(id), ref)
      })

    const changed = (event: Told<"refund.changed">) =>
      changes.transaction(
        Effect.gen(function* () {
          if (!(yield* payments.noteEvent(event, gateway.name, yield* instant))) return
          const ours =
            (event.key === null ? undefined : yield* repo.byId(event.key)) ?? (yield* repo.byRef(event.refundRef))
          if (ours !== undefined) return yield* answered(ours.id, { ref: event.refundRef, state: event.state })
          const payment = yield* payments.byRef(event.paymentRef)
          if (payment === undefined || event.state !== "succeeded") return
          yield* fromOutside(payment, event.amountCents, event.refundRef, "refunded at the payment provider")
        })
      )

    /** What the payer's bank took back for good is gone already, and booked: what it paid for is undone, and credited. */
    const lost = (order: OrderRow, payment: PaymentRow, amountCents: number, ref: string) =>
      Effect.gen(function* () {
        const of = sharedOver(amountCents, yield* orders.lines([order.id]))
        if (of.length === 0) return
        const { id } = yield* insert(order, payment, of, "the payer's bank took it back", "payment_provider")
        yield* repo.setState(id, "done", ref, null, yield* instant)
        yield* takeBack(order, of)
        yield* invoices.credit(id)
      })

    /** What was paid and could not be done, once the site team has had its time to do it all the same. */
    const overdue = Effect.gen(function* () {
      const after = yield* settings.get("order.failed_refund_minutes")
      return yield* repo.failedSince(new Date((yield* Clock.currentTimeMillis) - after * minute))
    })
    /** Ids of the orders with such lines. */
    const failures = Effect.map(overdue, (lines) => [...new Set(lines.map(({ order_id }) => order_id))])
    /** Writes their refund down. */
    const refundFailures = (orderId: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const order = yield* locked(orderId)
          const payment = yield* payments.paidOf(orderId)
          const failed = (yield* overdue).map(({ line_id }) => line_id)
          const of = (yield* orders.lines([orderId])).filter(({ id }) => failed.includes(id)).map(leftOf)
          if (payment === undefined || sumOf(of).gross === 0) return
          yield* insert(order, payment, of, "it could not be done", "order_upkeep")
        })
      )

    return { refund, send, changed, surplus, lost, follow, failures, refundFailures } as const
  })
}) {}
