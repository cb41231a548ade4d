/** The tree of categories, and how many live listings each has. */
import { Effect } from "effect"
import type { Faq } from "../../../domain/listing/Category.ts"
import { costlyFrom, figures } from "../../listing/Figures.ts"
import { Database } from "../../store/Database.ts"

export interface CategoryTreeRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string | null
  readonly parent_id: number | null
  readonly faqs: ReadonlyArray<Faq>
}
/** Live listings of a category, each counted once: its own, and those of it and its subcategories together. */
export interface CategoryCount {
  readonly id: number
  readonly own: number
  readonly whole: number
}

export class CategoriesRepo extends Effect.Service<CategoriesRepo>()("launchbook/CategoriesRepo", {
  scoped: Effect.gen(function* () {
    const sql = yield* Database

    /** All of them, in the order an admin gave them. */
    const all = sql.rows<CategoryTreeRow>`
      select id, slug, name, description, parent_id, faqs from categories order by position, id`

    const kept = yield* figures<ReadonlyArray<CategoryCount>>(["listings", "categories"], (counts) =>
      counts.some(({ whole }) => whole >= costlyFrom)
    )
    /** Of every category that has a live listing, itself or in a subcategory. */
    const counts = kept(
      "all",
      sql.rows<CategoryCount>`
        with placed as materialized (
          select lc.category_id, coalesce(c.parent_id, c.id) as root_id, lc.listing_id
          from listing_categories lc
          join categories c on c.id = lc.category_id
          join listings l on l.id = lc.listing_id
          where l.status = 'live'
        ),
        own as (select category_id as id, count(*) as own from placed group by category_id),
        whole as (
          select root_id as id, count(*) as whole
          from (select distinct root_id, listing_id from placed) as once group by root_id
        )
        select id, coalesce(own, 0) as own, coalesce(whole, own) as whole from own full join whole using (id)`
    )

    return { all, counts } as const
  })
}) {}
