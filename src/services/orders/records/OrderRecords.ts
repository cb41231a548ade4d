/** Rows of orders as they travel, with their lines, at this moment. */
import { Clock, Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { linksOf } from "../../../domain/listing/Links.ts"
import type { Order } from "../../../domain/money/Order.ts"
import { type PageOf, type Paging, toPage } from "../../../domain/Page.ts"
import { type OrderRow, OrdersRepo } from "../rows/OrdersRepo.ts"
import { toOrder } from "./OrderRecord.ts"

export class OrderRecords extends Effect.Service<OrderRecords>()("launchbook/OrderRecords", {
  dependencies: [OrdersRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* OrdersRepo
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** In the order of the rows. */
    const of = (rows: ReadonlyArray<OrderRow>): Effect.Effect<ReadonlyArray<Order>> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const lines = Map.groupBy(yield* repo.lines(rows.map(({ id }) => id)), ({ order_id }) => order_id)
        return rows.map((row) => toOrder(row, lines.get(row.id) ?? [], links, now))
      })
    const one = (row: OrderRow | undefined): Effect.Effect<Order | undefined> =>
      row === undefined ? Effect.succeed(undefined) : Effect.map(of([row]), ([order]) => order)

    /** The orders of an account, newest first. */
    const page = (userId: number, paging: Paging): Effect.Effect<PageOf<Order>> =>
      Effect.gen(function* () {
        const items = yield* of(yield* repo.page(userId, paging))
        return toPage(paging, items, yield* repo.count(userId))
      })

    return { of, one, page } as const
  })
}) {}
