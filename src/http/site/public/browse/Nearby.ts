/** What is like a product: named by its owner, of its category, and, where that is little, of the wider one. */
import { Effect } from "effect"
import { getAlternatives, getCategory } from "../../../../domain/api/ListingsApi.ts"
import type { CategoryRef } from "../../../../domain/listing/Category.ts"
import type { ListingSummary } from "../../../../domain/listing/Listing.ts"
import type { Read } from "../../declare/SiteVisit.ts"

export interface Nearby {
  /** In the owner's order. */
  readonly named: ReadonlyArray<ListingSummary>
  /** Of the same primary category. */
  readonly alike: ReadonlyArray<ListingSummary>
  /** Others of a category around it; looked for only where the rest is little. */
  readonly wider: { readonly category: CategoryRef; readonly items: ReadonlyArray<ListingSummary> } | null
}

/** With so many there is no need to look further. */
const enough = 4
const mostWider = 8

export const nearby = (read: Read, { slug, primary_category }: ListingSummary) =>
  Effect.gen(function* () {
    const { items } = yield* read(getAlternatives, { slug })
    const close: Omit<Nearby, "wider"> = {
      named: items.filter(({ approved }) => approved),
      alike: items.filter(({ approved }) => !approved)
    }
    const known = new Set([slug, ...items.map((item) => item.slug)])
    const around = (category: CategoryRef) =>
      Effect.map(read(getCategory, { slug: category.slug, per_page: mostWider + enough + 1 }), (found) => ({
        parent: found.parent,
        wider: {
          category: { slug: found.slug, name: found.name },
          items: found.listings.items.filter((item) => !known.has(item.slug)).slice(0, mostWider)
        }
      }))
    if (items.length >= enough || primary_category === null) return { ...close, wider: null }
    const own = yield* around(primary_category)
    const { wider } = own.parent === null ? own : yield* around(own.parent)
    const near: Nearby = { ...close, wider: wider.items.length === 0 ? null : wider }
    return near
  })

export const allOf = ({ named, alike, wider }: Nearby): ReadonlyArray<ListingSummary> => [
  ...named,
  ...alike,
  ...(wider?.items ?? [])
]
