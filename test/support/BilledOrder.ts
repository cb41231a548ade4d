/** Orders that were paid, put straight into the database, for tests of what comes after. */
import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import type { Billing, VatDecision } from "../../src/domain/money/Basket.ts"
import { vatOn } from "../../src/domain/money/VatRules.ts"
import { Invoices } from "../../src/services/orders/Invoices.ts"
import { OrdersRepo } from "../../src/services/orders/rows/OrdersRepo.ts"
import { PaymentsRepo } from "../../src/services/orders/rows/PaymentsRepo.ts"
import { Users } from "../../src/services/people/Users.ts"
import { Changes } from "../../src/services/store/Changes.ts"
import type { TestApp } from "./App.ts"
import { query } from "./SavedListing.ts"

export const german: Billing = {
  name: "Zoë Müller",
  company: "Nordlicht Software GmbH",
  email: "invoices@nordlicht.example",
  address: "Große Elbstraße 14",
  postal_code: "22767",
  city: "Hamburg",
  country: "DE",
  vat: { number: "DE136695976", status: "valid", consultation: "WAPIAAAAY1234567" }
}
export const german19: VatDecision = {
  country: "DE",
  rate_percent: 19,
  reverse_charge: false,
  vat_number: null,
  vat_number_status: null,
  note: null
}

export interface PaidOrder {
  readonly lines?: ReadonlyArray<{
    readonly name: string
    readonly cents: number
    readonly week?: string
    readonly listingId?: number
  }>
  readonly vat?: VatDecision
  readonly billing?: Billing | null
  readonly test?: boolean
  readonly provider?: string
}

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const orderNumber = () => `LB-${[...randomBytes(10)].map((byte) => letters[byte % 32]).join("")}`

/** Answers the order's id and number, and its lines' ids. */
export const savePaidOrder = (app: TestApp, order: PaidOrder = {}) => {
  const { lines = [{ name: "Paid launch", cents: 4900 }], vat = german19, billing = german, test = false } = order
  const shares = vatOn(
    lines.map(({ cents }) => cents),
    vat.rate_percent
  )
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0)
  return app.run(
    Effect.gen(function* () {
      const orders = yield* OrdersRepo
      const payments = yield* PaymentsRepo
      const { id: userId } = yield* (yield* Users).ensure("buyer@people.test", { admin: false })
      const changes = yield* Changes
      const now = app.clock.now()
      const expiresAt = new Date(now.getTime() + 86_400_000)
      const number = orderNumber()
      return yield* changes.transaction(
        Effect.gen(function* () {
          const id = yield* orders.insert({
            number,
            secret: randomBytes(24).toString("base64url"),
            userId,
            subtotalCents: subtotal,
            vat,
            vatCents: shares.total,
            hint: { country: null, vat_number: null },
            test,
            now,
            expiresAt
          })
          const lineIds = yield* Effect.forEach(lines, ({ name, cents, week = null, listingId = null }, position) =>
            orders.insertLine(
              id,
              position,
              {
                product: "launch",
                name,
                listingId,
                // A test says the date of a Monday.
                week: week as never,
                amountCents: cents,
                options: null,
                categories: null,
                parts: [],
                priced: { unit_price_cents: cents, choices: [] }
              },
              shares.parts[position] ?? 0
            )
          )
          if (billing !== null) yield* orders.setBilling(id, billing)
          const payment = crypto.randomUUID()
          yield* payments.insert({
            id: payment,
            orderId: id,
            provider: order.provider ?? (test ? "test" : "stripe"),
            state: "paid",
            amountCents: subtotal + shares.total,
            vat,
            vatCents: shares.total,
            billing: billing ?? german,
            now,
            expiresAt,
            lookAt: null
          })
          yield* orders.setPaid(id, now)
          return { id, number, lineIds, payment }
        })
      )
    }).pipe(Effect.provide([OrdersRepo.Default, PaymentsRepo.Default]))
  )
}

/** Money that went back, line by line: what of each line without VAT, and of its VAT. Answers the refund's id. */
export const saveRefund = async (
  app: TestApp,
  order: { readonly id: number; readonly payment: string },
  lines: ReadonlyArray<{ readonly lineId: number; readonly cents: number; readonly vatCents: number }>
): Promise<string> => {
  const id = crypto.randomUUID()
  const vat = lines.reduce((sum, { vatCents }) => sum + vatCents, 0)
  const amount = lines.reduce((sum, { cents }) => sum + cents, vat)
  await query(
    app,
    `insert into refunds (id, order_id, payment_id, amount_cents, vat_cents, reason, state, requested_by, requested_at)
     values ($1, $2, $3, $4, $5, 'The week was full.', 'done', 'cli', $6)`,
    [id, order.id, order.payment, amount, vat, app.clock.now()]
  )
  for (const { lineId, cents, vatCents } of lines)
    await query(app, "insert into refund_lines (refund_id, line_id, amount_cents, vat_cents) values ($1, $2, $3, $4)", [
      id,
      lineId,
      cents,
      vatCents
    ])
  return id
}

/** Issues the invoice of an order; answers its address. */
export const issueInvoice = (app: TestApp, orderId: number): Promise<string> =>
  app.run(
    Effect.gen(function* () {
      const invoices = yield* Invoices
      const changes = yield* Changes
      return yield* changes.transaction(invoices.issue(orderId))
    })
  )
