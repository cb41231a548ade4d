/** Orders as the site team handles them: looked at, done by hand, refunded. What is done is in the audit log. */
import { Data, Effect } from "effect"
import type { Order, OrderStatus } from "../../domain/money/Order.ts"
import { Fulfilment, NotByHand } from "../money/Fulfilment.ts"
import { Audit, byCommandLine } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { OrderNews } from "./OrderNews.ts"
import { Refunds } from "./Refunds.ts"
import { OrderRecords } from "./records/OrderRecords.ts"
import { type OrderRow, OrdersRepo } from "./rows/OrdersRepo.ts"

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
    Refunds.Default
  ],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const fulfilment = yield* Fulfilment
    const news = yield* OrderNews
    const refunds = yield* Refunds
    const records = yield* OrderRecords
    const repo = yield* OrdersRepo

    /** With whom it is for. */
    const told = (row: OrderRow, order: Order): TeamOrder => ({ ...order, buyer: row.billing?.email ?? row.email })

    /** Newest first; `work` keeps those with a line to be done by hand, or failed and not refunded yet. */
    const list = (asked: { readonly status: OrderStatus | null; readonly work: boolean; readonly most: number }) =>
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
    const fulfil = (number: string, position: number | null, note: string) =>
      Effect.gen(function* () {
        const said = note.trim()
        if (said === "")
          return yield* new NotByHand({ message: "Say what was done: the note is what the buyer reads." })
        const line = position ?? (yield* waiting(number))
        yield* Effect.flatMap(fulfilment.byHand(number, line - 1, said, byCommandLine), ({ orderId, lineId }) =>
          news.byHand(orderId, lineId)
        ).pipe(changes.transaction)
        return yield* show(number)
      })

    /** Gives back what is left of some lines, or of all. */
    const refund = (number: string, lines: ReadonlyArray<number> | null, reason: string) =>
      Effect.gen(function* () {
        const { amount_cents } = yield* refunds.refund({ number, lines, reason, by: byCommandLine.credential })
        yield* audit.write(byCommandLine, "order_refunded", number)
        return { refunded_cents: amount_cents, order: yield* show(number) }
      })

    return { list, show, fulfil, refund } as const
  })
}) {}
