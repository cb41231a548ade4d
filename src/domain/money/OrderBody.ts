/** What an order is asked for with: the body of quote_order and of create_checkout. */
import { Schema } from "effect"
import { optional, strict } from "../Operation.ts"
import { Country, Id, integer, list, text } from "../Wire.ts"
import { isBillable } from "./BillingForm.ts"
import { isoCountryOf } from "./VatNumber.ts"

/** Most items of one order. */
export const mostItems = 20

const OptionValue = Schema.Union(text(2000), Schema.Int)

/** Keys are checked against the product's own; these are the bounds of any. */
const Options = Schema.Record({ key: Schema.String, value: OptionValue }).pipe(
  Schema.filter(
    (options) => Object.keys(options).length <= 20 && Object.keys(options).every((key) => key.length <= 60),
    {
      message: () => "must have at most 20 properties with names of at most 60 characters",
      jsonSchema: { maxProperties: 20 }
    }
  )
)

const OrderItem = Schema.Struct({
  product: text(60, 1).annotations({ description: "A product code from list_products." }),
  listing_id: optional(Id.annotations({ description: "Needed for products with needs_listing." })),
  week: optional(
    text(10, 1).annotations({
      description: "A launch week's Monday, YYYY-MM-DD: one of the weeks list_products shows for the product."
    })
  ),
  amount_cents: optional(
    integer(1, 100_000_000).annotations({ description: "billboard_min only: what is given, at least the minimum." })
  ),
  categories: optional(
    list(text(220, 1), 10).annotations({ description: "extra_categories only: up to 3 category slugs." })
  ),
  options: optional(Options.annotations({ description: "By the keys of the product's `options`." }))
}).annotations(strict)
export type OrderItem = typeof OrderItem.Type

/** Two letters that are no country would be priced as one outside the Union, without VAT. */
const BillingCountry = Country.pipe(
  Schema.filter((code) => isBillable(isoCountryOf(code)), {
    message: () => "must be a country of ISO 3166-1, as DE; the United Kingdom is GB",
    jsonSchema: {}
  })
)

export const orderBody = {
  items: list(OrderItem, mostItems, 1),
  billing_country: optional(BillingCountry.annotations({ description: "ISO 3166-1 alpha-2, for the VAT preview." })),
  vat_number: optional(text(32).annotations({ description: "Of an EU business: reverse charge applies when valid." }))
}
