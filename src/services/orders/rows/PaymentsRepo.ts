/**
 * Tries to pay an order, what the provider told of them, and the ledger. A try keeps what was agreed when it began; a
 * ledger entry is written once for each record of the provider's, in the transaction of what it causes.
 */
import { Effect } from "effect"
import type { Billing, VatDecision } from "../../../domain/money/Basket.ts"
import { Database } from "../../store/Database.ts"

export type PaymentState = "opening" | "open" | "paid" | "closed" | "review"

export interface PaymentRow {
  readonly id: string
  readonly order_id: number
  readonly provider: string
  readonly session_id: string | null
  readonly url: string | null
  readonly state: PaymentState
  readonly amount_cents: number
  readonly currency: string
  readonly vat: VatDecision
  readonly vat_cents: number
  readonly billing: Billing
  readonly payment_ref: string | null
  readonly created_at: string
  readonly expires_at: string
  readonly looks: number
  /** The person has done their part, and their bank not yet. */
  readonly is_processing: boolean
}

export interface NewPayment {
  readonly id: string
  readonly orderId: number
  readonly provider: string
  readonly state: "opening" | "paid"
  readonly amountCents: number
  readonly vat: VatDecision
  readonly vatCents: number
  readonly billing: Billing
  readonly now: Date
  readonly expiresAt: Date
  readonly lookAt: Date | null
}

export type LedgerKind = "payment" | "refund" | "dispute" | "dispute_won"

export class PaymentsRepo extends Effect.Service<PaymentsRepo>()("launchbook/PaymentsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(
      "id, order_id, provider, session_id, url, state, amount_cents, currency, vat, vat_cents, billing, payment_ref, created_at, expires_at, looks, processing as is_processing"
    )

    const byId = (id: string): Effect.Effect<PaymentRow | undefined> =>
      sql.first<PaymentRow>`select ${columns} from payments where id = ${id}`
    const bySession = (sessionId: string): Effect.Effect<PaymentRow | undefined> =>
      sql.first<PaymentRow>`select ${columns} from payments where session_id = ${sessionId}`
    const byRef = (paymentRef: string): Effect.Effect<PaymentRow | undefined> =>
      sql.first<PaymentRow>`select ${columns} from payments where payment_ref = ${paymentRef}`
    /** The one that is under way. */
    const openOf = (orderId: number): Effect.Effect<PaymentRow | undefined> =>
      sql.first<PaymentRow>`
        select ${columns} from payments where order_id = ${orderId} and state in ('opening', 'open')`
    const latestOf = (orderId: number): Effect.Effect<PaymentRow | undefined> =>
      sql.first<PaymentRow>`
        select ${columns} from payments where order_id = ${orderId}
        order by state = 'paid' desc, created_at desc, id limit 1`
    const paidOf = (orderId: number): Effect.Effect<PaymentRow | undefined> =>
      sql.first<PaymentRow>`
        select ${columns} from payments where order_id = ${orderId} and state = 'paid' order by paid_at, id limit 1`

    const insert = (payment: NewPayment) =>
      sql.run`
        insert into payments (id, order_id, provider, state, amount_cents, currency, vat, vat_cents, billing, created_at,
          expires_at, paid_at, look_at)
        values (${payment.id}, ${payment.orderId}, ${payment.provider}, ${payment.state}, ${payment.amountCents}, 'USD',
          ${JSON.stringify(payment.vat)}::jsonb, ${payment.vatCents}, ${JSON.stringify(payment.billing)}::jsonb,
          ${payment.now}, ${payment.expiresAt}, ${payment.state === "paid" ? payment.now : null}, ${payment.lookAt})`
    /** True where it was still being opened; another process may have noted the same session. */
    const setOpen = (id: string, sessionId: string, url: string | null) =>
      sql.some`
        update payments set state = 'open', session_id = ${sessionId}, url = ${url}
        where id = ${id} and state in ('opening', 'open') returning id`
    const setPaid = (id: string, at: Date, ref: string | null, payerCountry: string | null) =>
      sql.run`
        update payments set state = 'paid', paid_at = ${at}, payment_ref = ${ref}, payer_country = ${payerCountry},
          look_at = null
        where id = ${id}`
    const setState = (id: string, state: "closed" | "review") =>
      sql.run`update payments set state = ${state}, look_at = null where id = ${id}`
    /** The provider opens no session for it. */
    const giveUp = (id: string) =>
      sql.run`update payments set state = 'closed', look_at = null where id = ${id} and state = 'opening'`
    /** Its time is over by our clock, or it is of another provider; how it ended, the provider is still asked when that is due. */
    const setOver = (id: string) => sql.run`update payments set state = 'closed' where id = ${id}`
    const lookAgain = (id: string, at: Date | null) =>
      sql.run`update payments set look_at = ${at}, looks = looks + 1 where id = ${id}`
    const setProcessing = (id: string, isProcessing: boolean) =>
      sql.run`update payments set processing = ${isProcessing} where id = ${id}`
    /** Tries the provider is to be asked about. */
    const due = (now: Date, most: number) =>
      sql.column<string>`select id from payments where look_at <= ${now} order by look_at, id limit ${most}`

    /** False where it was told before: then it has been acted on. */
    const noteEvent = (event: { readonly id: string; readonly type: string }, provider: string, now: Date) =>
      sql.some`
        insert into payment_events (id, provider, type, received_at)
        values (${event.id}, ${provider}, ${event.type}, ${now}) on conflict (id) do nothing returning id`
    const knowsEvent = (id: string) => sql.some`select from payment_events where id = ${id}`

    /** Money that came (positive) or went. Once for each record; false where it was booked before. */
    const book = (orderId: number, kind: LedgerKind, amountCents: number, reference: string, now: Date) =>
      sql.some`
        insert into ledger_entries (at, order_id, kind, amount_cents, reference)
        values (${now}, ${orderId}, ${kind}, ${amountCents}, ${reference})
        on conflict (kind, reference) do nothing returning id`

    return {
      byId,
      bySession,
      byRef,
      openOf,
      latestOf,
      paidOf,
      insert,
      setOpen,
      setPaid,
      setState,
      setOver,
      giveUp,
      lookAgain,
      setProcessing,
      due,
      noteEvent,
      knowsEvent,
      book
    } as const
  })
}) {}
