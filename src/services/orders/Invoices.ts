/**
 * Invoices and credit notes, numbered without a gap. `issue` and `credit` run inside the caller's transaction, after the
 * order's row is locked and as its last step: the number's counter is held until that transaction ends, and everybody
 * who is paid meanwhile waits for it. Both answer the address of its page. Each is made once; asked again, they answer
 * the one there is.
 */
import { Clock, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import {
  type InvoiceDocument,
  type InvoiceKind,
  invoiceDay,
  invoiceNumber,
  invoiceSeries,
  makeInvoice
} from "../../domain/money/Invoice.ts"
import { isSecret, newSecret } from "../store/Secrets.ts"
import { Settings } from "../store/Settings.ts"
import { type InvoiceRow, InvoicesRepo } from "./rows/InvoicesRepo.ts"
import { type LineRow, type OrderRow, OrdersRepo } from "./rows/OrdersRepo.ts"
import { PaymentsRepo } from "./rows/PaymentsRepo.ts"

/** Stands for the seller's name until the site's admin has set it. */
const siteName = "Launchbook"

/** One that was issued, and where it is read. */
export interface IssuedInvoice {
  readonly number: string
  readonly kind: InvoiceKind
  readonly url: string
}
/** One as it is read, with the others of its order. */
export interface ReadInvoice {
  readonly document: InvoiceDocument
  /** The invoice that a credit note corrects, or the credit notes that correct an invoice. */
  readonly related: ReadonlyArray<IssuedInvoice>
}

/** What a line is for, besides its name. */
const detailOf = ({ listing_name, week }: LineRow): string | null => {
  const parts = [listing_name, week === null ? null : `week of ${week}`].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(", ")
}

export class Invoices extends Effect.Service<Invoices>()("launchbook/Invoices", {
  dependencies: [InvoicesRepo.Default, OrdersRepo.Default, PaymentsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* InvoicesRepo
    const orders = yield* OrdersRepo
    const payments = yield* PaymentsRepo
    const settings = yield* Settings
    const { publicUrl } = yield* AppConfigTag

    const issuedOf = ({ number, kind, secret }: InvoiceRow): IssuedInvoice => ({
      number,
      kind,
      url: `${publicUrl}/invoices/${secret}`
    })

    const seller = Effect.map(settings.all, (setting) => ({
      name: setting("seller.name"),
      address: setting("seller.address"),
      country: setting("seller.country"),
      email: setting("seller.email"),
      vatNumber: setting("seller.vat_number")
    }))

    const lockedOrder = (orderId: number) =>
      Effect.flatMap(orders.lock(orderId), (order) =>
        order === undefined ? Effect.dieMessage(`There is no order ${orderId}.`) : Effect.succeed(order)
      )

    const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))
    /** A number and the moment it is of: taken after all numbers before it, and never dated before them. */
    const numbered = (kind: InvoiceKind, isTest: boolean) =>
      Effect.gen(function* () {
        const asked = yield* now
        const series = invoiceSeries(kind, asked, isTest)
        const sequence = yield* repo.next(series)
        const taken = yield* now
        // Whoever waited over New Year stays in the year of their number.
        const issuedAt = invoiceSeries(kind, taken, isTest) === series ? taken : asked
        return { series, sequence, issuedAt, number: invoiceNumber(series, sequence) }
      })

    const keep = (
      order: OrderRow,
      refundId: string | null,
      what: Pick<InvoiceDocument, "lines" | "payment" | "corrects">
    ) =>
      Effect.gen(function* () {
        const { number, series, sequence, issuedAt } = yield* numbered(
          what.corrects === null ? "invoice" : "credit_note",
          order.test
        )
        const document = makeInvoice({
          ...what,
          number,
          issuedOn: invoiceDay(issuedAt),
          orderNumber: order.number,
          seller: yield* seller,
          siteName,
          billing: order.billing,
          email: order.email,
          vat: order.vat,
          test: order.test
        })
        const secret = yield* newSecret()
        const row = yield* repo.insert({ series, sequence, orderId: order.id, refundId, secret, issuedAt, document })
        return issuedOf(row).url
      })

    const paymentOf = (orderId: number, on: Date) =>
      Effect.map(payments.paidOf(orderId), (payment) =>
        payment === undefined || payment.amount_cents === 0 ? null : { provider: payment.provider, on: invoiceDay(on) }
      )

    /** The invoice of an order that was paid, or was free. Dies where its amounts are not those of its lines. */
    const issue = (orderId: number): Effect.Effect<string> =>
      Effect.gen(function* () {
        const order = yield* lockedOrder(orderId)
        const [existing] = yield* repo.ofOrder(orderId)
        if (existing !== undefined) return issuedOf(existing).url
        const rows = yield* orders.lines([orderId])
        const lines = rows.map((row) => ({
          name: row.name,
          detail: detailOf(row),
          amount_cents: row.amount_cents,
          vat_cents: row.vat_cents
        }))
        const total = lines.reduce((sum, line) => sum + line.amount_cents + line.vat_cents, 0)
        if (total !== order.total_cents)
          return yield* Effect.dieMessage(
            `The lines of ${order.number} come to ${total} cents, the order to ${order.total_cents}.`
          )
        const paidAt = order.paid_at === null ? yield* now : new Date(order.paid_at)
        return yield* keep(order, null, { lines, payment: yield* paymentOf(orderId, paidAt), corrects: null })
      })

    /** The credit note of a refund, for the lines and amounts of `refund_lines`, which must come to the refund. */
    const credit = (refundId: string): Effect.Effect<string> =>
      Effect.gen(function* () {
        const refund = yield* repo.refund(refundId)
        if (refund === undefined) return yield* Effect.dieMessage(`There is no refund ${refundId}.`)
        const order = yield* lockedOrder(refund.order_id)
        const existing = yield* repo.ofRefund(refundId)
        if (existing !== undefined) return issuedOf(existing).url
        const [invoice] = yield* repo.ofOrder(order.id)
        if (invoice === undefined || invoice.kind !== "invoice")
          return yield* Effect.dieMessage(`${order.number} has no invoice to correct.`)
        const rows = new Map((yield* orders.lines([order.id])).map((row) => [row.id, row]))
        const refunded = yield* repo.refundedLines(refundId)
        const lines = refunded.flatMap(({ line_id, amount_cents, vat_cents }) => {
          const row = rows.get(line_id)
          return row === undefined ? [] : [{ name: row.name, detail: detailOf(row), amount_cents, vat_cents }]
        })
        const total = lines.reduce((sum, line) => sum + line.amount_cents + line.vat_cents, 0)
        if (total !== refund.amount_cents)
          return yield* Effect.dieMessage(
            `The lines of refund ${refundId} come to ${total} cents, the refund to ${refund.amount_cents}.`
          )
        const { number, issued_on } = invoice.document
        return yield* keep(order, refundId, {
          lines,
          payment: yield* paymentOf(order.id, yield* now),
          corrects: { number, issued_on, reason: refund.reason }
        })
      })

    /** What an address shows; undefined where nothing was issued under it. */
    const bySecret = (secret: string): Effect.Effect<ReadInvoice | undefined> =>
      Effect.gen(function* () {
        const row = isSecret(secret) ? yield* repo.bySecret(secret) : undefined
        if (row === undefined) return undefined
        const others = yield* repo.ofOrder(row.order_id)
        return {
          document: row.document,
          related: others.filter(({ kind }) => kind !== row.kind).map(issuedOf)
        }
      })

    /** Where an order's invoice is read; null until it has one. */
    const ofOrder = (orderId: number): Effect.Effect<string | null> =>
      Effect.map(repo.ofOrder(orderId), ([row]) => (row === undefined ? null : issuedOf(row).url))

    return { issue, credit, bySecret, ofOrder } as const
  })
}) {}
