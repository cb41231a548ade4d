/**
 * What is for sale. A product without a price cannot be bought; prices, weeks and capacities are the admin's data, and
 * everybody sees a change within a second.
 */
import { Clock, Data, Effect, Either } from "effect"
import type { Product } from "../../domain/money/Product.ts"
import {
  type Catalogue,
  type CatalogueEntry,
  isForSale,
  type OfferState,
  weeksOffered
} from "../../domain/money/rules/Catalogue.ts"
import { addedProduct, editedProduct, editInWords, type NewProduct } from "../../domain/money/rules/ProductEdits.ts"
import { weekOf } from "../../domain/Week.ts"
import { Drafter } from "../drafter/Drafter.ts"
import { Audit, byCommandLine, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { Settings } from "../store/Settings.ts"
import { Places } from "./Places.ts"
import { ProductsRepo } from "./rows/ProductsRepo.ts"

/** Why a product cannot become that, in a sentence for the admin. */
export class ProductRefused extends Data.TaggedError("ProductRefused")<{ readonly message: string }> {}

/** A product as the admin sees it. */
export interface KeptProduct extends CatalogueEntry {
  readonly available: boolean
}

export class Products extends Effect.Service<Products>()("launchbook/Products", {
  dependencies: [Audit.Default, ProductsRepo.Default, Places.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ProductsRepo
    const places = yield* Places
    const settings = yield* Settings
    const changes = yield* Changes
    const audit = yield* Audit
    const { hasModel } = yield* Drafter

    const allOfThem: Effect.Effect<Catalogue> = Effect.map(
      repo.all,
      (rows) => new Map(rows.map((row) => [row.code, row]))
    )

    /** What prices and weeks are reckoned from. */
    const catalogue: Effect.Effect<{ readonly catalogue: Catalogue; readonly offer: OfferState }> = Effect.gen(
      function* () {
        const offer = {
          current: weekOf(yield* Clock.currentTimeMillis),
          uses: yield* places.uses,
          queueWeeks: yield* settings.get("free_plan.weeks_max"),
          hasModel
        }
        return { catalogue: yield* allOfThem, offer }
      }
    )

    const toProduct = (row: CatalogueEntry, all: Catalogue, offer: OfferState): Product => ({
      code: row.code,
      name: row.name,
      description: row.description,
      price_cents: row.price_cents,
      currency: "USD",
      price_excludes_vat: true,
      needs_listing: row.needs_listing,
      available: isForSale(row, all, offer),
      min_amount_cents: row.min_amount_cents,
      weeks: weeksOffered(row, all, offer),
      options: row.options,
      includes: row.includes
    })

    const list = () =>
      Effect.map(catalogue, ({ catalogue: all, offer }) => ({
        items: [...all.values()].map((row) => toProduct(row, all, offer))
      }))

    const toKept =
      (all: Catalogue) =>
      (entry: CatalogueEntry): KeptProduct => ({
        ...entry,
        available: isForSale(entry, all, { hasModel })
      })

    /** Everything there is, for sale or not. */
    const kept = (): Effect.Effect<ReadonlyArray<KeptProduct>> =>
      Effect.map(allOfThem, (all) => [...all.values()].map(toKept(all)))

    /** One edit at a time, checked against what the others made of the catalogue, and on record. */
    const change = (
      operation: "product_set" | "product_add",
      code: string,
      by: Doer,
      of: (all: Catalogue) => Either.Either<CatalogueEntry, string>
    ): Effect.Effect<KeptProduct, ProductRefused> =>
      changes.transaction(
        Effect.gen(function* () {
          yield* repo.lock
          const all = yield* allOfThem
          const made = of(all)
          if (Either.isLeft(made)) return yield* new ProductRefused({ message: made.left })
          yield* repo.save(made.right)
          yield* audit.write(by, operation, code, editInWords(all.get(code), made.right))
          yield* changes.touch("products")
          return toKept(new Map(all).set(code, made.right))(made.right)
        })
      )

    /** `given` is a `ProductEdit`: a price of `null` takes it off sale. */
    const set = (code: string, given: unknown, by: Doer = byCommandLine) =>
      change("product_set", code, by, (all) => {
        const entry = all.get(code)
        return entry === undefined ? Either.left(`There is no product ${code}.`) : editedProduct(entry, given, all)
      })

    const add = (product: NewProduct, by: Doer = byCommandLine) =>
      change("product_add", product.code, by, (all) => addedProduct(product, all))

    return { list, catalogue, kept, set, add } as const
  })
}) {}
