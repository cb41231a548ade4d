/** The products and their prices. */
import { Effect } from "effect"
import type { ProductOption } from "../../../domain/money/Product.ts"
import { Database } from "../../store/Database.ts"

export interface ProductRow {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly price_cents: number | null
  readonly min_amount_cents: number | null
  readonly needs_listing: boolean
  readonly has_weeks: boolean
  readonly options: ReadonlyArray<ProductOption> | null
  readonly includes: ReadonlyArray<string> | null
}
export type PricedProduct = Pick<ProductRow, "code" | "name" | "price_cents">

/** Bought for an amount of one's own. */
const contribution = "billboard_min"

export class ProductsRepo extends Effect.Service<ProductsRepo>()("launchbook/ProductsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const all = sql.rows<ProductRow>`
      select code, name, description, price_cents, min_amount_cents, needs_listing, has_weeks, options, includes
      from products order by position, code`

    /** `undefined` where there is no such product. The price of a contribution is the least one may give. */
    const setPrice = (code: string, cents: number | null): Effect.Effect<PricedProduct | undefined> =>
      sql.first<PricedProduct>`
        update products set price_cents = ${cents},
          min_amount_cents = case when code = ${contribution} then ${cents}::int else min_amount_cents end
        where code = ${code} returning code, name, price_cents`

    return { all, setPrice } as const
  })
}) {}
