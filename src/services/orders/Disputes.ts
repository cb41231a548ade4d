/**
 * The payer's bank asks for the money back. Meanwhile it is gone, and what it paid for is out of effect; won, both are
 * back; lost, it is a refund of so much. Told in any order and as often as the provider likes, each happens once.
 */
import { Effect } from "effect"
import { disputeOpened } from "../../domain/people/mail/TeamOrderMails.ts"
import { Fulfilment } from "../money/Fulfilment.ts"
import { type PaymentEvent, PaymentGateway } from "../outside/PaymentGateway.ts"
import { SiteTeam } from "../people/SiteTeam.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Refunds } from "./Refunds.ts"
import { OrdersRepo } from "./rows/OrdersRepo.ts"
import { PaymentsRepo } from "./rows/PaymentsRepo.ts"
import { RefundsRepo } from "./rows/RefundsRepo.ts"

type Dispute = Extract<PaymentEvent, { readonly type: "dispute.opened" | "dispute.closed" }>

export class Disputes extends Effect.Service<Disputes>()("launchbook/Disputes", {
  dependencies: [
    Fulfilment.Default,
    OrdersRepo.Default,
    PaymentsRepo.Default,
    Refunds.Default,
    RefundsRepo.Default,
    SiteTeam.Default
  ],
  effect: Effect.gen(function* () {
    const fulfilment = yield* Fulfilment
    const orders = yield* OrdersRepo
    const payments = yield* PaymentsRepo
    const refunds = yield* Refunds
    const repo = yield* RefundsRepo
    const team = yield* SiteTeam
    const gateway = yield* PaymentGateway
    const changes = yield* Changes

    const changed = (event: Dispute): Effect.Effect<void> =>
      changes.transaction(
        Effect.gen(function* () {
          const payment = yield* payments.byRef(event.paymentRef)
          const order = payment === undefined ? undefined : yield* orders.lock(payment.order_id)
          const now = yield* instant
          const isNews = yield* payments.noteEvent(event, gateway.name, now)
          if (!isNews || payment === undefined || order === undefined) return
          yield* fulfilment.lock(order.id)
          // Its end may be told before its beginning.
          if (yield* repo.openDispute(event.disputeId, order.id, event.amountCents, now)) {
            yield* payments.book(order.id, "dispute", -event.amountCents, event.disputeId, now)
            yield* fulfilment.freeze(order.id)
            yield* team.tell(disputeOpened(order, event.amountCents))
          }
          const isOver =
            event.type === "dispute.closed" &&
            (yield* repo.closeDispute(event.disputeId, event.won ? "won" : "lost", now))
          if (isOver && event.won)
            yield* payments.book(order.id, "dispute_won", event.amountCents, event.disputeId, now)
          // Also where it is lost: what was not taken back whole stays the buyer's.
          if (isOver && !(yield* repo.isDisputed(order.id))) yield* fulfilment.thaw(order.id)
          if (isOver && !event.won) yield* refunds.lost(order, payment, event.amountCents, event.disputeId)
          yield* refunds.follow(order)
        })
      )

    return { changed } as const
  })
}) {}
