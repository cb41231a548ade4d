/** What is for sale. A product without a price cannot be bought; prices, windows and capacities are the admin's data. */
import { Clock, Data, Effect } from "effect"
import type { Product } from "../../domain/money/Product.ts"
import { addWeeks, weekOf } from "../../domain/Week.ts"
import { FreeWeeksRepo } from "../launches/FreeWeeksRepo.ts"
import { Changes } from "../store/Changes.ts"
import { Settings } from "../store/Settings.ts"
import { ProductsRepo } from "./rows/ProductsRepo.ts"

/** Weeks a paid launch can choose from, counted from the next one. */
const weeksOnOffer = 12
/** Moves a queued free listing, so its weeks are those of the free plan's queue and hold as many as they do. */
const skipQueue = "skip_queue"

/** The most that one line of an order can cost. Cents. */
const highestPrice = 100_000_000

export class PriceInvalid extends Data.TaggedError("PriceInvalid")<{ readonly message: string }> {}
export class ProductUnknown extends Data.TaggedError("ProductUnknown")<{ readonly message: string }> {}

export class Products extends Effect.Service<Products>()("launchbook/Products", {
  dependencies: [ProductsRepo.Default, FreeWeeksRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ProductsRepo
    const freeWeeks = yield* FreeWeeksRepo
    const settings = yield* Settings
    const changes = yield* Changes

    /** The weeks after the current one: any number of paid launches fits into each. */
    const paidWeeks = Effect.map(Clock.currentTimeMillis, (now) =>
      Array.from({ length: weeksOnOffer }, (_, index) => ({
        week: addWeeks(weekOf(now), index + 1),
        available: true,
        remaining: null
      }))
    )

    /** From the next week to the end of the free plan's window, with the places each still has. */
    const queueWeeks = Effect.gen(function* () {
      const setting = yield* settings.all
      const capacity = setting("free_plan.weekly_capacity")
      const next = addWeeks(weekOf(yield* Clock.currentTimeMillis), 1)
      const taken = yield* freeWeeks.takenFrom(next)
      return Array.from({ length: setting("free_plan.weeks_max") }, (_, index) => {
        const week = addWeeks(next, index)
        const remaining = Math.max(0, capacity - (taken.get(week) ?? 0))
        return { week, available: remaining > 0, remaining }
      })
    })

    const list = () =>
      Effect.gen(function* () {
        const rows = yield* repo.all
        const paid = yield* paidWeeks
        const queue = rows.some(({ code }) => code === skipQueue) ? yield* queueWeeks : []
        const items = rows.map(
          (row): Product => ({
            code: row.code,
            name: row.name,
            description: row.description,
            price_cents: row.price_cents,
            currency: "USD",
            price_excludes_vat: true,
            needs_listing: row.needs_listing,
            available: row.price_cents !== null,
            min_amount_cents: row.min_amount_cents,
            weeks: row.has_weeks ? (row.code === skipQueue ? queue : paid) : null,
            options: row.options,
            includes: row.includes
          })
        )
        return { items }
      })

    /** Prices a product, or with `null` takes it off sale. */
    const setPrice = (code: string, cents: number | null) =>
      Effect.gen(function* () {
        if (cents !== null && (!Number.isInteger(cents) || cents < 0 || cents > highestPrice))
          return yield* new PriceInvalid({ message: `A price is 0 to ${highestPrice} cents, a whole number.` })
        const priced = yield* changes.transaction(Effect.zipLeft(repo.setPrice(code, cents), changes.touch("products")))
        return priced ?? (yield* new ProductUnknown({ message: `There is no product ${code}.` }))
      })

    return { list, setPrice } as const
  })
}) {}
