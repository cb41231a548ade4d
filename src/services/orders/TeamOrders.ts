/** Orders as the site team handles them: looked at, done by hand, refunded. What is done is in the audit log. */
import { Data, Effect } from "effect"
import type { Order } from "../../domain/money/Order.ts"
import { Fulfilment, NotByHand } from "../money/Fulfilment.ts"
import { Audit, byCommandLine, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { OrderNews } from "./OrderNews.ts"
import { Refunds } from "./Refunds.ts"
import { OrderRecords } from "./records/OrderRecords.ts"
import { type OrderRow, type OrdersAsked, OrdersRepo } from "./rows/OrdersRepo.ts"
import { PaymentsRepo } from "./rows/PaymentsRepo.ts"
import { RefundsRepo } from "./rows/RefundsRepo.ts"

export class OrderUnknown extends Data.TaggedError("OrderUnknown")<{ readonly message: string }> {}

/** An order with what only the site team sees. */
export interface TeamOrder extends Order {
  readonly buyer: string | null
}

export class TeamOrders extends Effect.Service<TeamOrders>()("launchbook/TeamOrders", {
  dependencies: [
    Audit.Default,
    Fulfilment.Default,
    OrderNews.Default,
    OrderRecords.Default,
    OrdersRepo.Default,
    PaymentsRepo.Default,
    Refunds.Default,
    RefundsRepo.Default
  ],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const fulfilment = yield* Fulfilment
    const news = yield* OrderNews
    const refunds = yield* Refunds
    const records = yield* OrderRecords
    const repo = yield* OrdersRepo
    const payments = yield* PaymentsRepo
    const refundsRepo = yield* RefundsRepo

    /** With whom it is for. */
    const told = (row: OrderRow, order: Order): TeamOrder => ({ ...order, buyer: row.billing?.email ?? row.email })

    /** Newest first; `work` keeps those with a line to be done by hand, or failed and not refunded yet. */
    const list = (asked: OrdersAsked) =>
      Effect.gen(function* () {
        const rows = yield* repo.newest(asked)
        const found = yield* records.of(rows)
        return rows.flatMap((row, at) => {
          const order = found[at]
          return order === undefined ? [] : [told(row, order)]
        })
      })

    const show = (number: string) =>
      Effect.gen(function* () {
        const row = yield* repo.byNumber(number)
        const order = yield* records.one(row)
        if (row === undefined || order === undefined)
          return yield* new OrderUnknown({ message: `There is no order ${number}.` })
        return told(row, order)
      })

    /** The whole of an order: with its bill, how it was paid, what went back and what is disputed. */
    const whole = (number: string) =>
      Effect.gen(function* () {
        const order = yield* show(number)
        const row = yield* Effect.orDie(Effect.flatMap(repo.byNumber(number), Effect.fromNullable))
        const payment = yield* payments.latestOf(row.id)
        const lines = yield* repo.lines([row.id])
        return {
          order,
          billing: row.billing,
          lines: lines.map(({ listing_name, listing_page, refunded_cents, frozen }) => ({
            listing: listing_name,
            page: listing_page,
            refundedCents: refunded_cents,
            frozen
          })),
          payment:
            payment === undefined
              ? null
              : {
                  provider: payment.provider,
                  state: payment.state,
                  ref: payment.payment_ref,
                  amountCents: payment.amount_cents,
                  at: payment.created_at
                },
          refunds: (yield* refundsRepo.ofOrder(row.id)).map(
            ({ id, amount_cents, reason, state, requested_by, requested_at }) => ({
              id,
              amountCents: amount_cents,
              reason,
              state,
              by: requested_by,
              at: requested_at
            })
          ),
          disputes: (yield* refundsRepo.disputesOf(row.id)).map(
            ({ id, state, amount_cents, opened_at, closed_at }) => ({
              id,
              state,
              amountCents: amount_cents,
              openedAt: opened_at,
              closedAt: closed_at
            })
          )
        }
      })

    /** The one line that waits for the site team, from 1. */
    const waiting = (number: string) =>
      Effect.flatMap(show(number), ({ lines }) => {
        const [first, ...more] = lines.flatMap(({ fulfillment: { status } }, at) =>
          status === "manual" ? [at + 1] : []
        )
        if (first !== undefined && more.length === 0) return Effect.succeed(first)
        return new NotByHand({
          message:
            first === undefined
              ? `No line of ${number} waits to be done by hand.`
              : `Lines ${[first, ...more].join(", ")} of ${number} wait: say which with --line.`
        })
      })

    /** Notes that a line was done by hand, and writes to its buyer; `position` counts from 1, null means the one that waits. */
    const fulfil = (number: string, position: number | null, note: string, by: Doer = byCommandLine) =>
      Effect.gen(function* () {
        const said = note.trim()
        if (said === "")
          return yield* new NotByHand({ message: "Say what was done: the note is what the buyer reads." })
        const line = position ?? (yield* waiting(number))
        yield* Effect.flatMap(fulfilment.byHand(number, line - 1, said, by), ({ orderId, lineId }) =>
          news.byHand(orderId, lineId)
        ).pipe(changes.transaction)
        return yield* show(number)
      })

    /** Gives back what is left of some lines, or of all. */
    const refund = (number: string, lines: ReadonlyArray<number> | null, reason: string, by: Doer = byCommandLine) =>
      Effect.gen(function* () {
        const { amount_cents } = yield* refunds.refund({ number, lines, reason, by: by.credential })
        yield* audit.write(by, "order_refunded", number)
        return { refunded_cents: amount_cents, order: yield* show(number) }
      })

    return { list, show, whole, fulfil, refund } as const
  })
}) {}
