/**
 * Paying an order, from the button on its page to the provider's word that the money is there.
 *
 * The provider's word alone counts, asked for anew each time: a message only says that there is something to ask
 * about, so it does not matter how often, how late or in which order messages come, and what nobody told is found by
 * asking (`OrderUpkeep.ts`). An order has one try under way at most; its key makes the provider open one session.
 */
import { Clock, Data, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { statusAt } from "../../domain/money/OrderState.ts"
import { minute } from "../../domain/Week.ts"
import { Places } from "../money/Places.ts"
import {
  type PaymentEvent,
  PaymentGateway,
  type PaymentProvider,
  type PaymentSession
} from "../outside/PaymentGateway.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Disputes } from "./Disputes.ts"
import { Refunds } from "./Refunds.ts"
import { type OrderRow, OrdersRepo } from "./rows/OrdersRepo.ts"
import { type PaymentRow, PaymentsRepo } from "./rows/PaymentsRepo.ts"
import { Settlement } from "./Settlement.ts"

/** The order cannot be paid, or the provider could not be reached; in a person's words. */
export class PaymentRefused extends Data.TaggedError("PaymentRefused")<{ readonly message: string }> {}
const refused = (message: string) => new PaymentRefused({ message })

/** The shortest and the longest life a provider gives a session, in minutes, with a margin for its own clock. */
const shortestSession = 31
const longestSession = 24 * 60 - 1
/** A provider that is silent is asked after so many minutes, then twice as many, up to an hour. */
const firstLook = 2
const longestLook = 60

const nextLook = (now: number, looks: number) => new Date(now + Math.min(firstLook * 2 ** looks, longestLook) * minute)

/** Whether an order can be paid as the site takes payments now: what is ordered in test mode stays in it. */
export const isPayable = (
  gateway: Pick<PaymentProvider, "isOpen" | "isTest">,
  order: Pick<OrderRow, "total_cents" | "test">
) => order.total_cents === 0 || (gateway.isOpen && gateway.isTest === order.test)

/** What the provider is asked to bill: the order with its VAT, in words. */
const requestOf = (
  order: OrderRow,
  payment: PaymentRow,
  lines: ReadonlyArray<{ name: string; amount_cents: number }>,
  page: string
) => ({
  key: payment.id,
  orderNumber: order.number,
  amountCents: payment.amount_cents,
  currency: "USD" as const,
  lines: lines.map(({ name, amount_cents }) => ({ name, amountCents: amount_cents })),
  vatCents: payment.vat_cents,
  email: payment.billing.email,
  returnUrl: page,
  expiresAt: new Date(payment.expires_at)
})

export class Payments extends Effect.Service<Payments>()("launchbook/Payments", {
  dependencies: [
    Disputes.Default,
    OrdersRepo.Default,
    PaymentsRepo.Default,
    Places.Default,
    Refunds.Default,
    Settlement.Default
  ],
  effect: Effect.gen(function* () {
    const orders = yield* OrdersRepo
    const payments = yield* PaymentsRepo
    const disputes = yield* Disputes
    const refunds = yield* Refunds
    const places = yield* Places
    const settlement = yield* Settlement
    const gateway = yield* PaymentGateway
    const changes = yield* Changes
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** Whether the provider that the site has now opened it, and can be asked about it. */
    const isOurs = ({ provider }: PaymentRow) => provider === gateway.name

    /** The order stays open until then, and what it holds stays held, where nobody else has it by now. */
    const keepOpen = (id: number, until: Date) =>
      Effect.gen(function* () {
        yield* orders.setExpiry(id, until)
        const lines = yield* orders.lines([id])
        yield* Effect.forEach(lines, (line) => places.extend(line.id, until), { discard: true })
      })

    /** The try under way, or a new one; null where nothing is to be paid and the order is settled by this. */
    const tryToPay = (secret: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const found = yield* orders.bySecret(secret)
          const order = found === undefined ? undefined : yield* orders.lock(found.id)
          const now = yield* Clock.currentTimeMillis
          if (order === undefined) return yield* refused("There is no such order.")
          if (statusAt(order, now) !== "pending") return yield* refused("This order cannot be paid any more.")
          if (order.billing === null) return yield* refused("Say first whom the invoice is for.")
          if ((yield* payments.latestOf(order.id))?.state === "review")
            return yield* refused("We are looking into a payment of this order. Do not pay again.")
          const open = yield* payments.openOf(order.id)
          if (open !== undefined && isOurs(open) && Date.parse(open.expires_at) > now) return { order, payment: open }
          if (open !== undefined) yield* payments.setOver(open.id)
          if (!isPayable(gateway, order))
            return yield* refused(
              gateway.isOpen
                ? `${order.test ? "This order was made in test mode" : "The site is in test mode now"}. Order again.`
                : "This site takes no payments at the moment."
            )

          const shortest = now + shortestSession * minute
          const end = Math.max(Date.parse(order.expires_at), shortest)
          if (end === shortest) yield* keepOpen(order.id, new Date(end))
          const expiresAt = new Date(Math.min(end, now + longestSession * minute))
          const isFree = order.total_cents === 0
          const payment = {
            id: crypto.randomUUID(),
            orderId: order.id,
            provider: isFree ? "none" : gateway.name,
            state: "opening",
            amountCents: order.total_cents,
            vat: order.vat,
            vatCents: order.vat_cents,
            billing: order.billing,
            now: new Date(now),
            expiresAt,
            lookAt: isFree ? null : nextLook(now, 0)
          } as const
          yield* payments.insert(payment)
          const row = yield* Effect.flatMap(payments.byId(payment.id), Effect.fromNullable).pipe(Effect.orDie)
          if (!isFree) return { order, payment: row }
          yield* settlement.confirm(order, row, {
            amountCents: 0,
            currency: "USD",
            paymentRef: null,
            payerCountry: null
          })
          return null
        })
      )

    /** Has the provider open the session of a try; asked twice, it answers the same one. */
    const open = (order: OrderRow, payment: PaymentRow) =>
      Effect.gen(function* () {
        const lines = yield* orders.lines([order.id])
        const asked = gateway.open(requestOf(order, payment, lines, links.checkout(order.secret)))
        // What it refuses for good makes room for another try; what it may have done is asked about.
        const session = yield* Effect.tapError(asked, ({ retry }) =>
          retry ? Effect.void : payments.giveUp(payment.id)
        )
        yield* payments.setOpen(payment.id, session.id, session.url)
        return session
      })

    /** Where the person goes to pay; the order's own page where nothing is left to be paid. */
    const begin = (secret: string): Effect.Effect<{ readonly redirect: string }, PaymentRefused> =>
      Effect.gen(function* () {
        const page = links.checkout(secret)
        const begun = yield* tryToPay(secret)
        if (begun === null) return { redirect: page }
        const { order, payment } = begun
        if (payment.url !== null) return { redirect: payment.url }
        const session = yield* Effect.catchTag(open(order, payment), "PaymentFailure", ({ message }) =>
          refused(message)
        )
        return { redirect: session.url ?? page }
      })

    /** The person has done their part, and their bank takes its time: what they hold stays theirs until the next look. */
    const prolong = (order: OrderRow, now: number) => {
      const end = now + 2 * longestLook * minute
      return statusAt(order, now) !== "pending" || Date.parse(order.expires_at) >= end
        ? Effect.void
        : keepOpen(order.id, new Date(end))
    }

    /** Notes how the provider says a session stands. `event` is the message that told of it, acted on once. */
    const note = (session: PaymentSession, event: PaymentEvent | null) =>
      changes.transaction(
        Effect.gen(function* () {
          const found = yield* payments.bySession(session.id)
          const order = found === undefined ? undefined : yield* orders.lock(found.order_id)
          if (event !== null && !(yield* payments.noteEvent(event, gateway.name, yield* instant))) return
          if (found === undefined || order === undefined)
            return yield* Effect.logWarning(`the payment provider tells of a session that is not ours: ${session.id}`)
          const payment = yield* Effect.flatMap(payments.byId(found.id), Effect.fromNullable).pipe(Effect.orDie)
          if (payment.state === "paid" || payment.state === "review") return
          switch (session.state) {
            case "paid": {
              const outcome = yield* settlement.confirm(order, payment, session)
              // Two tries were paid, of which one was thought to be over: the second one's money goes back.
              if (outcome === "again") yield* refunds.surplus(payment)
              return
            }
            case "closed":
              return yield* payments.setState(payment.id, "closed")
            case "open":
            case "processing": {
              const isProcessing = session.state === "processing"
              yield* payments.setProcessing(payment.id, isProcessing)
              if (isProcessing) yield* prolong(order, yield* Clock.currentTimeMillis)
              return
            }
          }
        })
      )

    /** Asks the provider how a session stands, and acts on it. */
    const settle = (sessionId: string, event: PaymentEvent | null = null) =>
      Effect.flatMap(gateway.look(sessionId), (session) => note(session, event)).pipe(Effect.zipRight(refunds.send))

    /** The session of a try; one that was being opened when its process ended is opened by this. Null where it cannot be. */
    const sessionOf = (payment: PaymentRow) =>
      payment.session_id !== null
        ? Effect.succeed(payment.session_id)
        : Effect.gen(function* () {
            const order = yield* Effect.flatMap(orders.find(payment.order_id), Effect.fromNullable).pipe(Effect.orDie)
            return yield* open(order, payment).pipe(
              Effect.map(({ id }) => id),
              Effect.catchIf(
                ({ retry }) => !retry,
                () => Effect.succeed(null)
              )
            )
          })

    /** Ends a try so that the order may change; false where the person has paid or is paying already. */
    const end = (payment: PaymentRow) =>
      Effect.gen(function* () {
        // Who can end it is not here. Should it be paid there, that is found when they are.
        if (!isOurs(payment)) return yield* Effect.as(payments.setOver(payment.id), true)
        const id = yield* sessionOf(payment)
        if (id === null) return true
        const session = yield* gateway.close(id)
        yield* note(session, null)
        return session.state === "closed"
      })

    /** Asks about a try that the provider has not told of. */
    const check = (payment: PaymentRow) =>
      Effect.gen(function* () {
        const id = isOurs(payment) ? yield* sessionOf(payment) : null
        if (id !== null) yield* settle(id)
      })

    /** Money the provider tells of before it told that it came: whose it is, is asked. */
    const know = (paymentRef: string) =>
      Effect.gen(function* () {
        if ((yield* payments.byRef(paymentRef)) !== undefined) return
        const sessionId = yield* gateway.sessionOf(paymentRef)
        if (sessionId !== null && (yield* payments.bySession(sessionId)) !== undefined) yield* settle(sessionId)
      })

    /** Acts on what the provider told; again if it is told again after a failure, and not if it was done. */
    const receive = (event: PaymentEvent) =>
      Effect.gen(function* () {
        if (yield* payments.knowsEvent(event.id)) return
        switch (event.type) {
          case "session.changed":
            return yield* settle(event.sessionId, event)
          case "refund.changed":
            return yield* Effect.zipRight(know(event.paymentRef), refunds.changed(event))
          case "dispute.opened":
          case "dispute.closed":
            return yield* Effect.zipRight(know(event.paymentRef), disputes.changed(event))
          case "other":
            yield* payments.noteEvent(event, gateway.name, yield* instant)
        }
      })

    return { begin, receive, settle, end, check, keepOpen, nextLook } as const
  })
}) {}
