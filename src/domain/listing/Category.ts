/** Categories: a tree of two levels that an admin edits; a listing has one primary category. */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import { record, Slug } from "../Wire.ts"

export const CategoryRef = record("CategoryRef", { slug: Slug, name: Schema.String })
export type CategoryRef = typeof CategoryRef.Type

/** Categories a listing may have beside its primary one. They show once `extra_categories` is bought. */
export const mostExtraCategories = 3

/** Kept as chosen, shown to nobody yet. */
export const WaitingCategories = Schema.Array(CategoryRef).annotations({
  description: "Further categories that were chosen: kept, and shown once extra_categories is bought."
})

/** What becomes of them, in words their owner can act on. */
export const whileWaiting = (names: ReadonlyArray<string>): string =>
  `${names.join(", ")}: kept, and shown once extra_categories is bought. Until then the listing has its primary category.`

export const Faq = record("Faq", { question: Schema.String, answer: Schema.String })
export type Faq = typeof Faq.Type

const own = {
  slug: Slug,
  name: Schema.String,
  description: Schema.NullOr(Schema.String),
  parent: Schema.NullOr(CategoryRef),
  listing_count: Schema.Int.annotations({ description: "Live listings in it and in its subcategories." })
}
export const Subcategory = record("Subcategory", { slug: Slug, name: Schema.String, listing_count: Schema.Int })

export const Category = record("Category", { ...own, children: Schema.Array(Subcategory) })
export type Category = typeof Category.Type

export const CategorySet = record("CategorySet", { items: Schema.Array(Category) })

export const CategoryUnknown = declare(
  "category_unknown",
  400,
  "There is no such category. list_categories names them all."
)
