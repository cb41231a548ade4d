/**
 * Fills a database: with the defaults that every new one gets, and with the fictional directory of the
 * demo. Neither touches what is there: the defaults go into tables that are empty, VAT rates beside those that
 * are there (a release may bring one that a law has changed), the demo into a directory without a listing.
 */
import { Clock, Effect } from "effect"
import type { Subject } from "../../domain/Operation.ts"
import { Changes, everything } from "../store/Changes.ts"
import { SeedRepo, type Table } from "./rows/SeedRepo.ts"
import { pricedRow } from "./seed/DemoDetails.ts"
import { DemoLoader } from "./seed/DemoLoader.ts"
import { DemoOrders } from "./seed/DemoOrders.ts"
import { demoAccount } from "./seed/DemoPeople.ts"
import * as SeedFiles from "./seed/SeedFiles.ts"
import type { DefaultCategory, DefaultProduct } from "./seed/SeedShapes.ts"

export { demoAccount } from "./seed/DemoPeople.ts"

const categoryRow = ({ parent: _, ...category }: DefaultCategory, position: number) => ({ ...category, position })
const productRow = (product: DefaultProduct, position: number) => ({ ...product, position })
/** Where the demo's seller is, for VAT. */
const demoSettings = { "seller.country": "NL" }

export class Seed extends Effect.Service<Seed>()("launchbook/Seed", {
  dependencies: [SeedRepo.Default, DemoLoader.Default, DemoOrders.Default],
  effect: Effect.gen(function* () {
    const repo = yield* SeedRepo
    const loader = yield* DemoLoader
    const orders = yield* DemoOrders
    const changes = yield* Changes

    /** Whether the table was empty, and so was filled. */
    const intoEmpty = <A>(table: Table, subject: Subject, fill: Effect.Effect<A>) =>
      Effect.flatMap(repo.isEmpty(table), (empty) =>
        empty ? fill.pipe(Effect.zipRight(changes.touch(subject)), Effect.as(true)) : Effect.succeed(false)
      )

    /** The category tree, the interview, the products and VAT rates. Safe to repeat; false where all of them were there. */
    const defaults = Effect.gen(function* () {
      const files = yield* SeedFiles.defaults
      yield* repo.lock
      const parents = files.categories.flatMap(({ slug, parent }) => (parent === null ? [] : [{ slug, parent }]))
      const categories = yield* intoEmpty(
        "categories",
        "categories",
        Effect.zipRight(repo.insert("categories", files.categories.map(categoryRow)), repo.setParents(parents))
      )
      const questions = yield* intoEmpty(
        "interview_questions",
        "questions",
        Effect.zipRight(repo.insert("interview_questions", files.interview_questions), repo.continueQuestionIds)
      )
      const forSale = yield* intoEmpty("products", "products", repo.insert("products", files.products.map(productRow)))
      const rates = yield* repo.insert<{ country: string }>("vat_rates", yield* SeedFiles.vatRates, "country")
      return categories || questions || forSale || rates.length > 0
    }).pipe(changes.transaction)

    /** A product that the admin has priced keeps its price. */
    const prices = (files: SeedFiles.Demo) =>
      Effect.flatMap(repo.unpriced, (rows) =>
        repo.setPrices(
          rows.flatMap((product) => {
            const price = files.prices.find(({ code }) => code === product.code)
            return price === undefined ? [] : [pricedRow(product, price)]
          })
        )
      )

    /** After the rest of the demo: an order is made by the services, in transactions of its own. */
    const demoOrders = Effect.flatMap(repo.userIds, (ids) => {
      const id = ids.get(demoAccount.email)
      return id === undefined ? Effect.void : orders.load({ ...demoAccount, id })
    })

    /** False, and nothing done, where there is a listing already. */
    const demo = Effect.gen(function* () {
      yield* repo.lock
      if (!(yield* repo.isEmpty("listings"))) return false
      const files = yield* SeedFiles.demo
      const now = yield* Clock.currentTimeMillis
      yield* prices(files)
      yield* repo.insert(
        "settings",
        Object.entries(demoSettings).map(([key, value]) => ({ key, value, updated_at: new Date(now) }))
      )
      yield* loader.load(files, now)
      yield* changes.touch(everything)
      return true
    }).pipe(
      changes.transaction,
      Effect.tap((loaded) => Effect.when(Effect.zipRight(demoOrders, repo.gatherFigures), () => loaded))
    )

    return { defaults, demo } as const
  })
}) {}
