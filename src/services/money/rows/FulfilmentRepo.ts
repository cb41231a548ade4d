/**
 * What is to be done for a paid order, and what of it is done. A part leaves `pending` by one statement that asks for
 * `pending`, so it does so once; whoever works on an order holds the lock on its row.
 */
import { Effect } from "effect"
import type { LineStatus } from "../../../domain/money/Order.ts"
import type { ProductKind } from "../../../domain/money/Product.ts"
import { Database } from "../../store/Database.ts"

/** A part of a line, with what of its line and order it takes to do it. */
export interface PartRow {
  readonly line_id: number
  /** Within the line. */
  readonly position: number
  readonly product: string
  readonly kind: Exclude<ProductKind, "bundle">
  /** A Monday. */
  readonly week: string | null
  readonly status: LineStatus
  readonly detail: string | null
  readonly undo: unknown
  readonly frozen: boolean
  readonly order_id: number
  readonly number: string
  readonly order_status: string
  /** Whose order it is; null where the account is gone. */
  readonly buyer_id: number | null
  /** Of the line within its order. */
  readonly line_position: number
  readonly line_product: string
  readonly line_name: string
  readonly line_status: LineStatus
  readonly line_detail: string | null
  readonly listing_id: number | null
  /** Of the whole line, without VAT. */
  readonly amount_cents: number
  readonly refunded_cents: number
  /** Slugs. */
  readonly categories: ReadonlyArray<string> | null
}

type PartKey = Pick<PartRow, "line_id" | "position">

export interface Settled {
  readonly status: LineStatus
  readonly detail: string | null
  readonly undo: object | null
}

export class FulfilmentRepo extends Effect.Service<FulfilmentRepo>()("launchbook/FulfilmentRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const parts = sql.literal(`
      select p.line_id, p.position, p.product, p.kind, p.week, p.status, p.detail, p.undo, p.frozen, l.order_id,
        o.number, o.status as order_status, o.user_id as buyer_id, l.position as line_position,
        l.product as line_product, l.name as line_name, l.status as line_status, l.detail as line_detail, l.listing_id,
        l.amount_cents, l.refunded_cents, l.categories
      from order_parts p join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id`)
    const order = sql.literal("order by l.position, p.position, p.line_id")
    // A disputed order waits until it is known who keeps the money.
    const isPaid = sql.literal("o.status in ('paid', 'partially_refunded')")

    /** Nobody else works on the order until the transaction ends. */
    const lockOrder = (orderId: number): Effect.Effect<void> =>
      sql.run`select id from orders where id = ${orderId} for update`
    /** As `lockOrder`, of the order that a line is in. */
    const lockOrderOf = (lineId: number): Effect.Effect<void> =>
      sql.run`select id from orders where id = (select order_id from order_lines where id = ${lineId}) for update`

    /** What is still to be done for an order, if it is paid. */
    const pending = (orderId: number): Effect.Effect<ReadonlyArray<PartRow>> =>
      sql.rows<PartRow>`${parts} where l.order_id = ${orderId} and p.status = 'pending' and ${isPaid} ${order}`
    const ofOrder = (orderId: number): Effect.Effect<ReadonlyArray<PartRow>> =>
      sql.rows<PartRow>`${parts} where l.order_id = ${orderId} ${order}`
    const ofLine = (lineId: number): Effect.Effect<ReadonlyArray<PartRow>> =>
      sql.rows<PartRow>`${parts} where l.id = ${lineId} ${order}`
    const lineNumbered = (number: string, position: number): Effect.Effect<number | undefined> =>
      Effect.map(
        sql.first<{ id: number }>`
          select l.id from order_lines l join orders o on o.id = l.order_id
          where o.number = ${number} and l.position = ${position}`,
        (row) => row?.id
      )

    /** Orders with something to do that nothing works on, oldest first; `queuedBefore`: a job that took longer is lost. */
    const waiting = (queuedBefore: Date, after: number, count: number): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select distinct l.order_id from order_parts p join order_lines l on l.id = p.line_id
        join orders o on o.id = l.order_id
        where p.status = 'pending' and (p.at is null or p.at < ${queuedBefore}) and ${isPaid} and l.order_id > ${after}
        order by l.order_id limit ${count}`

    /** Whether this call is the one that ends it. */
    const settle = ({ line_id, position }: PartKey, { status, detail, undo }: Settled, now: Date) =>
      sql.some`
        update order_parts set status = ${status}, at = ${now}, detail = ${detail},
          undo = ${undo === null ? null : JSON.stringify(undo)}::jsonb
        where line_id = ${line_id} and position = ${position} and status = 'pending' returning position`

    /** Notes that a job does it; false where one was queued since `before`. */
    const queue = ({ line_id, position }: PartKey, before: Date, now: Date): Effect.Effect<boolean> =>
      sql.some`
        update order_parts set at = ${now}
        where line_id = ${line_id} and position = ${position} and status = 'pending' and (at is null or at < ${before})
        returning position`

    /** Ends what the site team did by hand; how many parts that were. */
    const settleByHand = (lineId: number, detail: string, now: Date): Effect.Effect<number> =>
      Effect.map(
        sql.column<number>`
          update order_parts set status = 'fulfilled', at = ${now}, detail = ${detail}, undo = '{"by_hand": true}'
          where line_id = ${lineId} and status in ('manual', 'failed') returning position`,
        (done) => done.length
      )

    const reverseParts = (lineId: number, now: Date) =>
      sql.run`update order_parts set status = 'reversed', at = ${now}, frozen = false where line_id = ${lineId}`

    const freeze = ({ line_id, position }: PartKey, frozen: boolean) =>
      sql.run`update order_parts set frozen = ${frozen} where line_id = ${line_id} and position = ${position}`

    const settleLine = (lineId: number, status: LineStatus, detail: string | null, now: Date) =>
      sql.run`
        update order_lines set status = ${status}, status_at = ${now}, detail = ${detail}
        where id = ${lineId} and (status, detail) is distinct from (${status}, ${detail}::text)`

    const buyerEmail = (orderId: number): Effect.Effect<string | undefined> =>
      Effect.map(
        sql.first<{ email: string }>`
          select u.email from orders o join users u on u.id = o.user_id where o.id = ${orderId}`,
        (row) => row?.email
      )

    return {
      lockOrder,
      lockOrderOf,
      pending,
      ofOrder,
      ofLine,
      lineNumbered,
      waiting,
      settle,
      queue,
      settleByHand,
      reverseParts,
      freeze,
      settleLine,
      buyerEmail
    } as const
  })
}) {}
