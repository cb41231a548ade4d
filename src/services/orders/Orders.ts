/**
 * Orders as their buyers see them. An order is made of what it was priced at in the same transaction, its scarce weeks
 * held until it expires; from then on its amounts stand. Who made it through the API cannot pay it: that is done on
 * its page (`Checkout.ts`), by a person.
 */
import { Clock, Effect } from "effect"
import type { createCheckout as CreateCheckout } from "../../domain/api/OrdersApi.ts"
import { NotFound } from "../../domain/Failure.ts"
import type { VatDecision } from "../../domain/money/Basket.ts"
import { PaymentsUnavailable } from "../../domain/money/Order.ts"
import { vatOn } from "../../domain/money/VatRules.ts"
import type { Input } from "../../domain/Operation.ts"
import type { Paging } from "../../domain/Page.ts"
import { Principal } from "../../domain/Principal.ts"
import { hour } from "../../domain/Week.ts"
import { Places } from "../money/Places.ts"
import { Pricing } from "../money/Pricing.ts"
import { Vat } from "../money/Vat.ts"
import { PaymentGateway } from "../outside/PaymentGateway.ts"
import { newSecret } from "../store/Secrets.ts"
import { Settings } from "../store/Settings.ts"
import { newOrderNumber } from "./records/OrderNumber.ts"
import { OrderRecords } from "./records/OrderRecords.ts"
import { OrdersRepo } from "./rows/OrdersRepo.ts"

type Body = Input<typeof CreateCheckout>

/** What a body says of the buyer. */
const buyerOf = ({ billing_country, vat_number }: Body) => ({
  country: billing_country?.toUpperCase() ?? null,
  vatNumber: vat_number ?? null
})

export class Orders extends Effect.Service<Orders>()("launchbook/Orders", {
  dependencies: [OrderRecords.Default, OrdersRepo.Default, Places.Default, Pricing.Default, Vat.Default],
  effect: Effect.gen(function* () {
    const repo = yield* OrdersRepo
    const places = yield* Places
    const records = yield* OrderRecords
    const pricing = yield* Pricing
    const vat = yield* Vat
    const gateway = yield* PaymentGateway
    const settings = yield* Settings

    const get = ({ number }: { readonly number: string }) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* repo.owned(number, userId)
        return (yield* records.one(row)) ?? (yield* NotFound())
      })

    const list = (paging: Paging) => Effect.flatMap(Principal, ({ userId }) => records.page(userId, paging))

    /** Asks the outside about the VAT number, and refuses before that what the transaction would refuse. */
    const prepare = (body: Body) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        if (!gateway.isOpen) return yield* PaymentsUnavailable()
        yield* pricing.basket(body.items, userId)
        return yield* vat.decide(buyerOf(body))
      })

    const commit = (body: Body, decision: VatDecision) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const { country, vatNumber } = buyerOf(body)
        const lines = yield* pricing.basket(body.items, userId)
        const amounts = lines.map(({ amountCents }) => amountCents)
        const tax = vatOn(amounts, decision.rate_percent)
        const now = yield* Clock.currentTimeMillis
        const expiresAt = new Date(now + (yield* settings.get("order.expires_hours")) * hour)
        const number = yield* newOrderNumber
        const id = yield* repo.insert({
          number,
          secret: yield* newSecret(),
          userId,
          subtotalCents: amounts.reduce((sum, cents) => sum + cents, 0),
          vat: decision,
          vatCents: tax.total,
          hint: { country, vat_number: vatNumber },
          test: gateway.isTest,
          now: new Date(now),
          expiresAt
        })
        const kept = yield* Effect.forEach(lines, (line, position) =>
          Effect.map(repo.insertLine(id, position, line, tax.parts[position] ?? 0), (lineId) => ({ lineId, line }))
        )
        // After the last row that locks a listing: whoever holds one may be waiting for the places.
        yield* Effect.forEach(kept, ({ lineId, line }) => places.hold(lineId, line, expiresAt), { discard: true })
        return yield* Effect.orDie(get({ number }))
      })

    return { get, list, create: { issues: pricing.issues, prepare, commit } } as const
  })
}) {}
