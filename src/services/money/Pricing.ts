/**
 * What an order costs and whether it can be made, at this moment: the one place from which a quote and a checkout have
 * their prices. It only reads and holds nothing, so a checkout asks again in the transaction that makes the order.
 */
import { Effect } from "effect"
import { type Detail, type Failure, invalid } from "../../domain/Failure.ts"
import { CategoryUnknown } from "../../domain/listing/Category.ts"
import { WeekFull } from "../../domain/listing/Listing.ts"
import type { PricedLine, VatDecision } from "../../domain/money/Basket.ts"
import type { OrderQuote } from "../../domain/money/Order.ts"
import type { OrderItem } from "../../domain/money/OrderBody.ts"
import { ListingNotFit, ProductUnavailable, ProductUnknown } from "../../domain/money/OrderFailures.ts"
import { itemsIn } from "../../domain/money/rules/AskedItem.ts"
import { type JudgedOrder, judgeOrder } from "../../domain/money/rules/OrderRules.ts"
import { vatOn } from "../../domain/money/VatRules.ts"
import { Principal } from "../../domain/Principal.ts"
import { objectOf } from "../../domain/text/Json.ts"
import { Products } from "./Products.ts"
import { PricingRepo } from "./rows/PricingRepo.ts"
import { Vat } from "./Vat.ts"

/** The body of quote_order and of create_checkout. */
export interface OrderAsked {
  readonly items: ReadonlyArray<OrderItem>
  readonly billing_country?: string
  readonly vat_number?: string
}
type Refusal = Failure<
  "invalid_request" | "product_unknown" | "product_unavailable" | "listing_not_fit" | "week_full" | "category_unknown"
>

/** One kind of fault has a code of its own; several are an invalid request. */
const refusalOfOrder = (details: ReadonlyArray<Detail>): Refusal => {
  const are = (code: string) => details.every((one) => one.code === code)
  if (are(ProductUnknown.code)) return ProductUnknown(undefined, { details })
  if (are(ProductUnavailable.code)) return ProductUnavailable(undefined, { details })
  if (are(ListingNotFit.code)) return ListingNotFit(details[0]?.message, { details })
  if (are(WeekFull.code))
    return WeekFull("A week of this order has no place left. list_products shows the weeks that have.", { details })
  if (are(CategoryUnknown.code)) return CategoryUnknown(undefined, { details })
  return invalid(details)
}

export class Pricing extends Effect.Service<Pricing>()("launchbook/Pricing", {
  dependencies: [PricingRepo.Default, Products.Default, Vat.Default],
  effect: Effect.gen(function* () {
    const repo = yield* PricingRepo
    const products = yield* Products
    const vat = yield* Vat

    const judged = (given: unknown, userId: number): Effect.Effect<JudgedOrder> =>
      Effect.gen(function* () {
        const asked = itemsIn(given)
        const { catalogue, offer } = yield* products.catalogue
        const ids = [...new Set(asked.flatMap(({ listingId }) => listingId ?? []))]
        const slugs = [...new Set(asked.flatMap(({ categories = [] }) => categories.map(({ slug }) => slug)))]
        return judgeOrder(given, {
          catalogue,
          offer,
          listings: yield* repo.listings(ids, userId, offer.current),
          categories: yield* repo.categories(slugs)
        })
      })

    /** What is wrong with a body of any shape, beyond its shape. */
    const issues = (given: unknown): Effect.Effect<ReadonlyArray<Detail>, never, Principal> =>
      Effect.flatMap(Principal, ({ userId }) =>
        Effect.map(judged(objectOf(given).items, userId), ({ details }) => details)
      )

    /** The lines of an order at current prices, or everything that is wrong with it. */
    const basket = (
      items: ReadonlyArray<OrderItem>,
      userId: number
    ): Effect.Effect<ReadonlyArray<PricedLine>, Refusal> =>
      Effect.flatMap(judged(items, userId), ({ details, lines }) =>
        details.length > 0 ? refusalOfOrder(details) : Effect.succeed(lines)
      )

    /** What the lines come to with their VAT; a line's `vat_cents` is its share, so that they add up exactly. */
    const totals = (lines: ReadonlyArray<PricedLine>, decision: VatDecision): OrderQuote => {
      const amounts = lines.map(({ amountCents }) => amountCents)
      const tax = vatOn(amounts, decision.rate_percent)
      const subtotal = amounts.reduce((sum, cents) => sum + cents, 0)
      return {
        currency: "USD",
        lines: lines.map((line, index) => ({
          product: line.product,
          name: line.name,
          listing_id: line.listingId,
          week: line.week,
          amount_cents: line.amountCents,
          vat_cents: tax.parts[index] ?? 0,
          options: line.options,
          categories: line.categories
        })),
        subtotal_cents: subtotal,
        vat: { ...decision, amount_cents: tax.total },
        total_cents: subtotal + tax.total
      }
    }

    /** Refuses first what cannot be priced: asking about a VAT number costs somebody else's time. */
    const prepareQuote = ({ items, billing_country, vat_number }: OrderAsked) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        yield* basket(items, userId)
        return yield* vat.decide({ country: billing_country ?? null, vatNumber: vat_number ?? null })
      })
    const commitQuote = ({ items }: OrderAsked, decision: VatDecision) =>
      Effect.flatMap(Principal, ({ userId }) => Effect.map(basket(items, userId), (lines) => totals(lines, decision)))

    return { issues, basket, totals, quote: { issues, prepare: prepareQuote, commit: commitQuote } } as const
  })
}) {}
