/**
 * Search. Without words the order is by votes; with words the best match comes first
 * (`Search/SearchRepo.ts` has the scores), names that are misspelt are found too, and where nothing holds
 * all of the words, what holds some of them or looks alike is the answer. Payment plays no part in any of it.
 */
import { Effect } from "effect"
import type { searchListings } from "../../domain/api/ListingsApi.ts"
import { pricingModelForm } from "../../domain/listing/FieldForms.ts"
import type { Input } from "../../domain/Operation.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { domainOf } from "../../domain/text/SiteKey.ts"
import { type Filters, type Found, SearchRepo, type Sort } from "./rows/SearchRepo.ts"

/** The domain that a search is for, if it is for one: `getgrist.com`, `https://getgrist.com/pricing`. */
const domainIn = (words: string) => (/^[^\s.]\S*\.[^\s.]\S*$/.test(words) ? domainOf(words) : null)

const page = (paging: Paging, { items, total, capped }: Found) => ({
  ...toPage(paging, items, total),
  total_is_capped: capped
})

export class Search extends Effect.Service<Search>()("launchbook/Search", {
  dependencies: [SearchRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* SearchRepo

    const withWords = (words: string, filters: Filters, sort: Sort, paging: Paging) =>
      Effect.gen(function* () {
        const about = yield* repo.about(words)
        const found = yield* repo.strict(words, about, domainIn(words), filters, sort, paging)
        return found.total > 0 ? found : yield* repo.loose(words, about, filters, sort, paging)
      })

    const search = (input: Input<typeof searchListings>) =>
      Effect.gen(function* () {
        const domain = input.domain === undefined ? undefined : domainOf(input.domain)
        const category = input.category?.toLowerCase()
        const categoryIds = category === undefined ? undefined : yield* repo.categoriesUnder(category)
        if (domain === null || categoryIds?.length === 0) return page(input, { items: [], total: 0, capped: false })
        const filters: Filters = {
          status: input.status === "live" ? "live" : "scheduled",
          categoryIds,
          stage: input.stage?.toLowerCase(),
          country: input.country?.toUpperCase(),
          pricingModel: input.pricing_model === undefined ? undefined : pricingModelForm(input.pricing_model),
          domain
        }
        const words = input.q?.trim() ?? ""
        const found = yield* words === ""
          ? repo.browse(filters, input.sort, input)
          : withWords(words, filters, input.sort, input)
        return page(input, found)
      })

    return { search } as const
  })
}) {}
