/** Money that goes back: refunds with the lines they are for, and disputes. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export type RefundState = "requested" | "sent" | "done" | "failed"
export interface RefundRow {
  readonly id: string
  readonly order_id: number
  readonly payment_id: string
  readonly payment_ref: string | null
  readonly amount_cents: number
  readonly vat_cents: number
  readonly reason: string
  readonly state: RefundState
  readonly provider_ref: string | null
  readonly requested_by: string
}
/** What goes back of a line. */
export interface RefundLine {
  readonly line_id: number
  readonly amount_cents: number
  readonly vat_cents: number
}
export interface NewRefund {
  readonly id: string
  readonly orderId: number
  readonly paymentId: string
  readonly amountCents: number
  readonly vatCents: number
  readonly reason: string
  readonly state: RefundState
  readonly providerRef: string | null
  readonly by: string
  readonly now: Date
}
export interface DisputeRow {
  readonly id: string
  readonly order_id: number
  readonly state: "open" | "won" | "lost"
  readonly opened_at: string
}

export class RefundsRepo extends Effect.Service<RefundsRepo>()("launchbook/RefundsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(`r.id, r.order_id, r.payment_id, p.payment_ref, r.amount_cents, r.vat_cents, r.reason,
      r.state, r.provider_ref, r.requested_by`)
    const from = sql.literal("refunds r join payments p on p.id = r.payment_id")

    const byId = (id: string): Effect.Effect<RefundRow | undefined> =>
      sql.first<RefundRow>`select ${columns} from ${from} where r.id = ${id}`
    const byRef = (ref: string): Effect.Effect<RefundRow | undefined> =>
      sql.first<RefundRow>`select ${columns} from ${from} where r.provider_ref = ${ref}`
    /** What is to be asked of a provider: of money that another one took, it knows nothing. */
    const requested = (provider: string): Effect.Effect<ReadonlyArray<RefundRow>> =>
      sql.rows<RefundRow>`
        select ${columns} from ${from} where r.state = 'requested' and p.provider = ${provider}
        order by r.requested_at, r.id limit 100`
    const ofOrder = (
      orderId: number
    ): Effect.Effect<
      ReadonlyArray<RefundRow & { readonly requested_at: string; readonly credit_note: string | null }>
    > =>
      sql.rows`
        select ${columns}, r.requested_at, (select i.secret from invoices i where i.refund_id = r.id) as credit_note
        from ${from} where r.order_id = ${orderId} order by r.requested_at, r.id`
    /** Of an order, the latest first. */
    const disputesOf = (
      orderId: number
    ): Effect.Effect<
      ReadonlyArray<DisputeRow & { readonly amount_cents: number; readonly closed_at: string | null }>
    > =>
      sql.rows`
        select id, order_id, state, opened_at, amount_cents, closed_at from disputes where order_id = ${orderId}
        order by opened_at desc, id`
    const lines = (id: string): Effect.Effect<ReadonlyArray<RefundLine>> =>
      sql.rows<RefundLine>`
        select line_id, amount_cents, vat_cents from refund_lines where refund_id = ${id} order by line_id`

    const insert = (refund: NewRefund, of: ReadonlyArray<RefundLine>) =>
      Effect.gen(function* () {
        yield* sql.run`
          insert into refunds (id, order_id, payment_id, amount_cents, vat_cents, reason, state, provider_ref,
            requested_by, requested_at)
          values (${refund.id}, ${refund.orderId}, ${refund.paymentId}, ${refund.amountCents}, ${refund.vatCents},
            ${refund.reason}, ${refund.state}, ${refund.providerRef}, ${refund.by}, ${refund.now})`
        yield* Effect.forEach(
          of,
          (line) => sql.run`
            insert into refund_lines (refund_id, line_id, amount_cents, vat_cents)
            values (${refund.id}, ${line.line_id}, ${line.amount_cents}, ${line.vat_cents})`,
          { discard: true }
        )
      })
    const setState = (id: string, state: RefundState, providerRef: string | null, error: string | null, at: Date) =>
      sql.run`
        update refunds set state = ${state}, provider_ref = coalesce(${providerRef}, provider_ref), error = ${error},
          done_at = ${state === "done" ? at : null}
        where id = ${id}`
    /** False where something was noted before. */
    const noteError = (id: string, error: string) =>
      sql.some`update refunds set error = ${error} where id = ${id} and error is null returning id`
    /** What of a line went back, for good. */
    const addToLine = ({ line_id, amount_cents, vat_cents }: RefundLine) =>
      sql.run`
        update order_lines set refunded_cents = refunded_cents + ${amount_cents},
          refunded_vat_cents = refunded_vat_cents + ${vat_cents}
        where id = ${line_id}`

    /** What of an order's lines went back, in cents with VAT. */
    const refundedOf = (orderId: number) =>
      sql.value<number>`
        select coalesce(sum(refunded_cents + refunded_vat_cents), 0)::bigint as cents from order_lines
        where order_id = ${orderId}`
    /** Lines with a refund under way: nobody asks for their money twice. */
    const linesUnderWay = (orderId: number) =>
      sql.column<number>`
        select l.line_id from refund_lines l join refunds r on r.id = l.refund_id
        where r.order_id = ${orderId} and r.state in ('requested', 'sent')`
    /** Lines that were paid and failed before `before`, of which nothing went back yet. */
    const failedSince = (
      before: Date
    ): Effect.Effect<ReadonlyArray<{ readonly order_id: number; readonly line_id: number }>> =>
      sql.rows`
        select n.order_id, n.id as line_id from order_lines n join orders o on o.id = n.order_id
        where n.status = 'failed' and n.status_at <= ${before} and n.refunded_cents < n.amount_cents
          and o.status in ('paid', 'partially_refunded')
          and not exists (select from refund_lines l where l.line_id = n.id)
        order by n.order_id, n.position limit 100`

    const disputeOf = (orderId: number): Effect.Effect<DisputeRow | undefined> =>
      sql.first<DisputeRow>`
        select id, order_id, state, opened_at from disputes where order_id = ${orderId} order by opened_at desc, id limit 1`
    const openDispute = (id: string, orderId: number, amountCents: number, now: Date) =>
      sql.some`
        insert into disputes (id, order_id, state, amount_cents, opened_at)
        values (${id}, ${orderId}, 'open', ${amountCents}, ${now}) on conflict (id) do nothing returning id`
    const closeDispute = (id: string, state: "won" | "lost", now: Date) =>
      sql.some`
        update disputes set state = ${state}, closed_at = ${now} where id = ${id} and state = 'open' returning id`
    const isDisputed = (orderId: number) =>
      sql.some`select from disputes where order_id = ${orderId} and state = 'open'`

    return {
      byId,
      byRef,
      requested,
      ofOrder,
      disputesOf,
      lines,
      insert,
      setState,
      noteError,
      addToLine,
      refundedOf,
      linesUnderWay,
      failedSince,
      disputeOf,
      openDispute,
      closeDispute,
      isDisputed
    } as const
  })
}) {}
