/**
 * The demo account's orders, one in each state that is worth a look: paid, waiting to be paid, and refunded. They are
 * made as any order is, by the services themselves and in test mode, so they hold together like real ones; but nobody is
 * mailed about them.
 */
import { Effect } from "effect"
import type { BillingForm } from "../../../domain/money/BillingForm.ts"
import type { OrderItem } from "../../../domain/money/OrderBody.ts"
import { Principal, type Scope } from "../../../domain/Principal.ts"
import { Products } from "../../money/Products.ts"
import { Checkout } from "../../orders/Checkout.ts"
import { Orders } from "../../orders/Orders.ts"
import { Payments } from "../../orders/Payments.ts"
import { Refunds } from "../../orders/Refunds.ts"
import { PaymentGateway } from "../../outside/PaymentGateway.ts"
import { TestPayments } from "../../outside/TestPayments.ts"
import { MyListings } from "../../owners/MyListings.ts"
import { Changes } from "../../store/Changes.ts"
import { Jobs } from "../../store/Jobs.ts"

export interface DemoBuyer {
  readonly id: number
  readonly email: string
  readonly name: string
}

const billing = ({ name, email }: DemoBuyer): BillingForm => ({
  name,
  company: "Slackwater Studio",
  email,
  address: "Kaivopuisto 4",
  postal_code: "20100",
  city: "Turku",
  country: "FI",
  vat_number: ""
})

export class DemoOrders extends Effect.Service<DemoOrders>()("launchbook/DemoOrders", {
  dependencies: [
    Checkout.Default,
    MyListings.Default,
    Orders.Default,
    Payments.Default,
    Products.Default,
    Refunds.Default,
    TestPayments.Default
  ],
  effect: Effect.gen(function* () {
    const changes = yield* Changes
    const checkout = yield* Checkout
    const gateway = yield* PaymentGateway
    const jobs = yield* Jobs
    const listings = yield* MyListings
    const orders = yield* Orders
    const payments = yield* Payments
    const products = yield* Products
    const refunds = yield* Refunds
    const testMode = yield* TestPayments

    /** An order with its billing details, on its page; the secret of that. */
    const order = (buyer: DemoBuyer, items: ReadonlyArray<OrderItem>) =>
      Effect.gen(function* () {
        const body = { items, billing_country: "FI" }
        const decision = yield* orders.create.prepare(body)
        const made = yield* changes.transaction(orders.create.commit(body, decision))
        const secret = made.checkout_url.slice(made.checkout_url.lastIndexOf("/") + 1)
        yield* checkout.bill(secret, billing(buyer))
        return { number: made.number, secret }
      })

    const pay = (secret: string) =>
      Effect.gen(function* () {
        const { redirect } = yield* payments.begin(secret)
        const session = redirect.slice(redirect.lastIndexOf("/") + 1)
        yield* testMode.pay(session)
        yield* payments.settle(session)
      })

    /** Only in test mode, so that no demo ever shows money that is none. */
    const load = (buyer: DemoBuyer) =>
      Effect.gen(function* () {
        if (!gateway.isTest) return
        const mine = (yield* listings.list({ page: 1, per_page: 100 })).items
        const live = mine.find(({ status }) => status === "live")
        const queued = mine.find(({ status }) => status === "awaiting_badge")
        const skip = (yield* products.list()).items.find(({ code }) => code === "skip_queue")
        const week = skip?.weeks?.find(({ available, week }) => available && week < (queued?.launch_week ?? ""))?.week
        if (live !== undefined) {
          const paid = yield* order(buyer, [
            { product: "featured", listing_id: live.id },
            { product: "billboard_min", listing_id: live.id, amount_cents: 7500 }
          ])
          yield* pay(paid.secret)
          const returned = yield* order(buyer, [{ product: "done_for_you", listing_id: live.id }])
          yield* pay(returned.secret)
          yield* refunds.refund({ number: returned.number, lines: null, reason: "asked for by the buyer", by: "demo" })
        }
        if (queued !== undefined && week !== undefined)
          yield* order(buyer, [{ product: "skip_queue", listing_id: queued.id, week }])
      }).pipe(
        Effect.provideService(Principal, {
          userId: buyer.id,
          email: buyer.email,
          role: "member",
          scopes: new Set<Scope>(),
          credential: { type: "session", id: "demo", name: "demo", expiresAt: null }
        }),
        // Our own products, prices and listings: what they refuse is a mistake in the demo's files.
        Effect.orDie,
        (made) => jobs.without("mail", made)
      )

    return { load } as const
  })
}) {}
