/**
 * Invoices and credit notes, their counters, and what a refund gave back. Whoever takes a number holds its counter until
 * the transaction ends: the next one waits, and a transaction that is undone gives its number back.
 */
import { Effect } from "effect"
import type { InvoiceDocument, InvoiceKind } from "../../../domain/money/Invoice.ts"
import { Database } from "../../store/Database.ts"

export interface InvoiceRow {
  readonly number: string
  readonly kind: InvoiceKind
  readonly order_id: number
  readonly secret: string
  readonly document: InvoiceDocument
}

export interface NewInvoice {
  readonly series: string
  readonly sequence: number
  readonly orderId: number
  readonly refundId: string | null
  readonly secret: string
  readonly issuedAt: Date
  readonly document: InvoiceDocument
}

/** What a refund gives back of one line. */
export interface RefundedLine {
  readonly line_id: number
  /** Without VAT. */
  readonly amount_cents: number
  readonly vat_cents: number
}

export class InvoicesRepo extends Effect.Service<InvoicesRepo>()("launchbook/InvoicesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal("number, kind, order_id, secret, document")

    const bySecret = (secret: string): Effect.Effect<InvoiceRow | undefined> =>
      sql.first<InvoiceRow>`select ${columns} from invoices where secret = ${secret}`
    /** The invoice first, then credit notes as they were issued. */
    const ofOrder = (orderId: number): Effect.Effect<ReadonlyArray<InvoiceRow>> =>
      sql.rows<InvoiceRow>`
        select ${columns} from invoices where order_id = ${orderId} order by kind = 'credit_note', id`
    const ofRefund = (refundId: string): Effect.Effect<InvoiceRow | undefined> =>
      sql.first<InvoiceRow>`select ${columns} from invoices where refund_id = ${refundId}`

    /** The next number of a series, from 1. */
    const next = (series: string) =>
      sql.value<number>`
        insert into invoice_counters as c (series, last) values (${series}, 1)
        on conflict (series) do update set last = c.last + 1 returning last`

    const insert = ({ series, sequence, orderId, refundId, secret, issuedAt, document }: NewInvoice) =>
      sql.one<InvoiceRow>`
        insert into invoices (series, sequence, number, kind, order_id, refund_id, secret, issued_at, document)
        values (${series}, ${sequence}, ${document.number}, ${document.kind}, ${orderId}, ${refundId}, ${secret},
          ${issuedAt}, ${JSON.stringify(document)}::jsonb)
        returning ${columns}`

    const refund = (id: string) =>
      sql.first<{ readonly order_id: number; readonly amount_cents: number; readonly reason: string }>`
        select order_id, amount_cents, reason from refunds where id = ${id}`
    const refundedLines = (refundId: string) =>
      sql.rows<RefundedLine>`
        select line_id, amount_cents, vat_cents from refund_lines where refund_id = ${refundId} order by line_id`

    return { bySecret, ofOrder, ofRefund, next, insert, refund, refundedLines } as const
  })
}) {}
