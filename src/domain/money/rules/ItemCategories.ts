/** The further categories that an item names, or that its listing's draft kept back. Pure. */
import { type Detail, detail } from "../../Failure.ts"
import { mostExtraCategories } from "../../listing/Category.ts"
import type { AskedItem } from "./AskedItem.ts"
import type { BuyersListing } from "./BuyersListing.ts"

/** Those that are no category. */
const unknownIn = ({ at, categories = [] }: AskedItem, known: ReadonlySet<string>): ReadonlyArray<Detail> =>
  categories
    .filter(({ slug }) => !known.has(slug))
    .map(({ slug, index }) => detail(`${at}.categories.${index}`, "category_unknown", `${slug} is no category`))

const listingIssues = (
  { at, categories = [] }: AskedItem,
  { primary, shown }: BuyersListing
): ReadonlyArray<Detail> => {
  const path = `${at}.categories`
  const further = new Set(categories.map(({ slug }) => slug).filter((slug) => slug !== primary))
  const all = shown.length + [...further].filter((slug) => !shown.includes(slug)).length
  return [
    ...categories
      .filter(({ slug }) => slug === primary)
      .map(({ index }) => detail(`${path}.${index}`, "not_applicable", "is the listing's primary category")),
    ...(all > mostExtraCategories && all > shown.length
      ? [
          detail(
            path,
            "too_many_items",
            `a listing is shown in at most ${mostExtraCategories} further categories, and would be in ${all}`,
            mostExtraCategories,
            all
          )
        ]
      : []),
    ...(further.size > 0 && all === shown.length
      ? [detail(path, "not_applicable", "names only categories that the listing is shown in already")]
      : [])
  ]
}

/** Slugs that the listing would be shown in by this and is not yet: those named, else those its draft kept back. */
export const categoriesGained = (
  { categories }: AskedItem,
  { primary, shown, waiting }: BuyersListing
): ReadonlyArray<string> => {
  const isNew = (slug: string) => slug !== primary && !shown.includes(slug)
  if (categories !== undefined && categories.length > 0)
    return [...new Set(categories.map(({ slug }) => slug))].filter(isNew)
  return waiting.filter(isNew).slice(0, Math.max(0, mostExtraCategories - shown.length))
}

/** Of an item that is further categories, or a bundle with them, whose buyer may name them later. */
export const categoryIssues = (
  item: AskedItem,
  known: ReadonlySet<string>,
  listing: BuyersListing | undefined,
  isBundle: boolean
): ReadonlyArray<Detail> => {
  const isNamed = item.categories !== undefined && item.categories.length > 0
  if (isNamed) return [...unknownIn(item, known), ...(listing === undefined ? [] : listingIssues(item, listing))]
  const isReadable = item.categories !== undefined || !item.has("categories")
  if (isBundle || !isReadable || listing === undefined || categoriesGained(item, listing).length > 0) return []
  return [
    detail(
      `${item.at}.categories`,
      "required",
      `is required: up to ${mostExtraCategories} slugs of list_categories, for the listing's draft keeps none back`
    )
  ]
}
