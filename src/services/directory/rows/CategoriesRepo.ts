/** The tree of categories. */
import { Effect } from "effect"
import type { Faq } from "../../../domain/listing/Category.ts"
import { Database } from "../../store/Database.ts"

export interface CategoryTreeRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string | null
  readonly parent_id: number | null
  readonly faqs: ReadonlyArray<Faq>
}

export class CategoriesRepo extends Effect.Service<CategoriesRepo>()("launchbook/CategoriesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** All of them, in the order an admin gave them. */
    const all = sql.rows<CategoryTreeRow>`
      select id, slug, name, description, parent_id, faqs from categories order by position, id`

    /** For the sitemap: the highest id there is, and the slugs of a range of ids. */
    const lastId = sql.value<number>`select coalesce(max(id), 0) from categories`
    const slugsBetween = (after: number, upTo: number): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`select slug from categories where id > ${after} and id <= ${upTo} order by id`

    return { all, lastId, slugsBetween } as const
  })
}) {}
