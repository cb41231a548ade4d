/** The category tree. A listing counts once in a category, however many of its subcategories it is in. */
import { Effect } from "effect"
import type { getCategory, listCategories } from "../../domain/api/ListingsApi.ts"
import { NotFound } from "../../domain/Failure.ts"
import type { Category } from "../../domain/listing/Category.ts"
import type { Input } from "../../domain/Operation.ts"
import { toPage } from "../../domain/Page.ts"
import { TotalsRepo } from "../listing/TotalsRepo.ts"
import { BrowseRepo } from "./finding/BrowseRepo.ts"
import { branchOf, inCategory, leafOf } from "./finding/FiltersRepo.ts"
import { CategoriesRepo, type CategoryTreeRow } from "./rows/CategoriesRepo.ts"

export class Categories extends Effect.Service<Categories>()("launchbook/Categories", {
  dependencies: [CategoriesRepo.Default, BrowseRepo.Default, TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* CategoriesRepo
    const browse = yield* BrowseRepo
    const totals = yield* TotalsRepo

    /** The tree with its counts, from one moment. */
    const read = Effect.map(Effect.all([repo.all, totals.categories]), ([rows, counts]) => {
      const byId = new Map(rows.map((row) => [row.id, row]))
      const counted = new Map(counts.map((count) => [count.id, count]))
      const childrenOf = (row: CategoryTreeRow) => rows.filter((other) => other.parent_id === row.id)
      const countOf = (row: CategoryTreeRow) => {
        const count = counted.get(row.id)
        return (row.parent_id === null ? count?.whole : count?.own) ?? 0
      }
      const category = (row: CategoryTreeRow): Category => {
        const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
        return {
          slug: row.slug,
          name: row.name,
          description: row.description,
          parent: parent === undefined ? null : { slug: parent.slug, name: parent.name },
          listing_count: countOf(row),
          children: childrenOf(row).map((child) => ({
            slug: child.slug,
            name: child.name,
            listing_count: countOf(child)
          }))
        }
      }
      return { rows, category }
    })

    const tree = (input: Input<typeof listCategories>) =>
      Effect.map(read, ({ rows, category }) => {
        const isWanted = ({ listing_count }: { readonly listing_count: number }) =>
          input.include_empty || listing_count > 0
        const roots = rows.filter((row) => row.parent_id === null).map(category)
        return {
          items: roots.filter(isWanted).map((root) => ({ ...root, children: root.children.filter(isWanted) }))
        }
      })

    const get = (input: Input<typeof getCategory>) =>
      Effect.gen(function* () {
        const { rows, category } = yield* read
        const row = rows.find(({ slug }) => slug === input.slug)
        if (row === undefined) return yield* NotFound()
        const own = category(row)
        const filter = row.parent_id === null ? branchOf(row.id) : leafOf(row.id)
        const { items } = yield* browse.page(inCategory(filter), "votes", input)
        return { ...own, faqs: row.faqs, listings: toPage(input, items, own.listing_count) }
      })

    /** Their pages, for the sitemap. */
    const publicPaths = (after: number, upTo: number) =>
      Effect.map(repo.slugsBetween(after, upTo), (slugs) => slugs.map((slug) => ({ path: `/categories/${slug}` })))

    return { tree, get, lastId: repo.lastId, publicPaths } as const
  })
}) {}
