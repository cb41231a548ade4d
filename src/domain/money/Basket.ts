/** An order as it is priced, before and after it is kept. Pure shapes; whole cents. */
import type { Monday } from "../Week.ts"
import type { OrderVat, VatNumberStatus } from "./Order.ts"
import type { ProductKind } from "./Product.ts"

/** One thing that is done: a line's own product, or a part of its bundle. */
export interface BasketPart {
  readonly product: string
  readonly kind: ProductKind
  /** null where it has none, or is done at once. */
  readonly week: Monday | null
}

/** How a price came about, as the catalogue stood. */
export interface PricedBy {
  readonly unit_price_cents: number
  readonly choices: ReadonlyArray<{ readonly option: string; readonly value: string; readonly price_cents: number }>
}

export interface PricedLine {
  readonly product: string
  readonly name: string
  readonly listingId: number | null
  /** What the buyer chose, or what they were given where they chose none and the product has weeks. */
  readonly week: Monday | null
  /** Without VAT. */
  readonly amountCents: number
  readonly options: Readonly<Record<string, string | number>> | null
  /** Slugs. */
  readonly categories: ReadonlyArray<string> | null
  /** Never empty; a bundle has one for each product it includes. */
  readonly parts: ReadonlyArray<BasketPart>
  readonly priced: PricedBy
}

/** Which VAT applies; what it comes to follows from the amounts. */
export type VatDecision = Omit<OrderVat, "amount_cents">

/** The buyer's VAT number and what is known of it. `number` is in the form it is printed in, with its country. */
export interface CheckedVatNumber {
  readonly number: string
  readonly status: VatNumberStatus
  /** The consultation number that proves the check, where one was given. */
  readonly consultation: string | null
}

/** Whom the invoice is for. */
export interface Billing {
  readonly name: string
  readonly company: string | null
  readonly email: string
  readonly address: string
  readonly postal_code: string
  readonly city: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  readonly vat: CheckedVatNumber | null
}
