/** Somebody who buys: prices, an order by the API, and its page as a person uses it. */
import { Effect } from "effect"
import type { BillingForm } from "../../src/domain/money/BillingForm.ts"
import type { Order } from "../../src/domain/money/Order.ts"
import { Checkout } from "../../src/services/orders/Checkout.ts"
import { OrderUpkeep } from "../../src/services/orders/OrderUpkeep.ts"
import { Payments } from "../../src/services/orders/Payments.ts"
import { Refunds } from "../../src/services/orders/Refunds.ts"
import type { PaymentEvent } from "../../src/services/outside/PaymentGateway.ts"
import { Settings } from "../../src/services/store/Settings.ts"
import type { TestApp } from "./App.ts"
import { query } from "./SavedListing.ts"

export const germanConsumer: BillingForm = {
  name: "Erika Beispiel",
  company: "",
  email: "erika@buyer.test",
  address: "Hafenstraße 1",
  postal_code: "20457",
  city: "Hamburg",
  country: "DE",
  vat_number: ""
}

/** Prices in cents by product code, and a seller in the Netherlands. */
export const openShop = async (app: TestApp, prices: Readonly<Record<string, number>>) => {
  for (const [code, cents] of Object.entries(prices))
    await query(
      app,
      "update products set price_cents = $1::int, min_amount_cents = case when kind = 'billboard' then $1::int end where code = $2",
      [cents, code]
    )
  await app.run(Effect.flatMap(Settings, (settings) => settings.set("seller.country", "NL")))
}

export const secretOf = ({ checkout_url }: Pick<Order, "checkout_url">) =>
  checkout_url.slice(checkout_url.lastIndexOf("/") + 1)

export interface Buyer {
  readonly id: number
  readonly key: string
}

/** An order of these items; throws where it is refused. */
export const orderOf = async (
  app: TestApp,
  { key }: Buyer,
  items: ReadonlyArray<object>,
  more: object = {}
): Promise<Order> => {
  const { status, body } = await app.rest("POST", "/orders/checkout", { key, body: { items, ...more } })
  if (status !== 201) throw new Error(`create_checkout answers ${status}: ${JSON.stringify(body)}`)
  return body
}
export const orderNow = async (
  app: TestApp,
  { key }: Pick<Buyer, "key">,
  { number }: Pick<Order, "number">
): Promise<Order> => (await app.rest("GET", `/orders/${number}`, { key })).body

export const pageOf = (app: TestApp, order: Order) =>
  app.run(Effect.flatMap(Checkout, (checkout) => checkout.page(secretOf(order))))
export const bill = (app: TestApp, order: Order, form: BillingForm = germanConsumer) =>
  app.run(Effect.either(Effect.flatMap(Checkout, (checkout) => checkout.bill(secretOf(order), form))))
export const cancel = (app: TestApp, order: Order) =>
  app.run(Effect.either(Effect.flatMap(Checkout, (checkout) => checkout.cancel(secretOf(order)))))
/** The button: where the person is sent. */
export const begin = (app: TestApp, order: Order) =>
  app.run(Effect.either(Effect.flatMap(Payments, (payments) => payments.begin(secretOf(order)))))
/** What the provider tells. */
export const tell = (app: TestApp, event: PaymentEvent) =>
  app.run(Effect.flatMap(Payments, (payments) => payments.receive(event)))
export const upkeep = (app: TestApp) => app.run(Effect.flatMap(OrderUpkeep, ({ run }) => run))
export const refund = (app: TestApp, number: string, lines: ReadonlyArray<number> | null = null) =>
  app.run(
    Effect.either(
      Effect.flatMap(Refunds, (refunds) => refunds.refund({ number, lines, reason: "asked for", by: "cli" }))
    )
  )

/** What an order holds, by the ledger. */
export const ledgerOf = async (app: TestApp, { number }: Pick<Order, "number">): Promise<number> => {
  const [row] = await query<{ cents: number }>(
    app,
    `select coalesce(sum(e.amount_cents), 0)::bigint as cents from ledger_entries e join orders o on o.id = e.order_id
     where o.number = $1`,
    [number]
  )
  return row?.cents ?? 0
}
