/** The listings of a category. */
import { Effect } from "effect"
import type { Paging } from "../../../domain/Page.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"
import { Database } from "../../store/Database.ts"

export class CategoryListingsRepo extends Effect.Service<CategoryListingsRepo>()("launchbook/CategoryListingsRepo", {
  dependencies: [ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const listings = yield* ListingsRepo

    /** Live listings in any of these categories, most voted first. */
    const page = (categoryIds: ReadonlyArray<number>, paging: Paging) =>
      listings.page(
        sql`l.status = 'live' and l.id in (
          select lc.listing_id from listing_categories lc where lc.category_id = any(${[...categoryIds]}::int[]))`,
        sql.literal("l.votes desc, l.id desc"),
        paging
      )

    return { page } as const
  })
}) {}
