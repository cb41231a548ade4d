/**
 * Search. Without words the order is by votes; with words the best match comes first
 * (`finding/SearchRepo.ts` has the scores), names that are misspelt are found too, and where nothing holds
 * all of the words, what holds some of them or looks alike is the answer. Payment plays no part in any of it.
 */
import { Effect } from "effect"
import type { searchListings } from "../../domain/api/ListingsApi.ts"
import { pricingModelForm } from "../../domain/listing/FieldForms.ts"
import { type Input, JsonAnswer, type Output } from "../../domain/Operation.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { domainOf } from "../../domain/text/SiteKey.ts"
import { Database } from "../store/Database.ts"
import { BrowseRepo, type Found } from "./finding/BrowseRepo.ts"
import { type CategoryFilter, type Filters, FiltersRepo, type Sort } from "./finding/FiltersRepo.ts"
import { SearchRepo } from "./finding/SearchRepo.ts"
import { SearchTermsRepo } from "./finding/SearchTermsRepo.ts"

/** The domain that a search is for, if it is for one: `getgrist.com`, `https://getgrist.com/pricing`. */
const domainIn = (words: string) => (/^[^\s.]\S*\.[^\s.]\S*$/.test(words) ? domainOf(words) : null)

type SearchInput = Input<typeof searchListings>
type SearchAnswer = Output<typeof searchListings>

/** What was found, and whether only by some of the words or by what looks alike, since nothing holds them all. */
interface Answer extends Found {
  readonly isLoose: boolean
}
const exactly = (found: Found): Answer => ({ ...found, isLoose: false })

const page = (paging: Paging, { items, total, capped }: Found) => ({
  ...toPage(paging, items, total),
  total_is_capped: capped
})

export class Search extends Effect.Service<Search>()("launchbook/Search", {
  dependencies: [BrowseRepo.Default, FiltersRepo.Default, SearchRepo.Default, SearchTermsRepo.Default],
  effect: Effect.gen(function* () {
    const browse = yield* BrowseRepo
    const { publicly } = yield* Database
    const filtered = yield* FiltersRepo
    const repo = yield* SearchRepo
    const terms = yield* SearchTermsRepo

    const withWords = (words: string, filters: Filters, sort: Sort, paging: Paging) =>
      Effect.gen(function* () {
        const about = yield* terms.about(words, filters, sort)
        const found = yield* repo.strict(words, about, domainIn(words), filters, sort, paging)
        if (found.total > 0) return exactly(found)
        const alike = yield* terms.alike(filters, sort)
        const loose: Answer = { ...(yield* repo.loose(words, about, alike, filters, sort, paging)), isLoose: true }
        return loose
      })

    const filtersOf = (input: SearchInput, category?: CategoryFilter, domain?: string): Filters => ({
      status: input.status === "live" ? "live" : "scheduled",
      category,
      stage: input.stage?.toLowerCase(),
      country: input.country?.toUpperCase(),
      pricingModel: input.pricing_model === undefined ? undefined : pricingModelForm(input.pricing_model),
      domain
    })
    const wordsOf = ({ q }: SearchInput) => q?.trim() ?? ""

    const answer = (input: SearchInput) =>
      Effect.gen(function* () {
        const domain = input.domain === undefined ? undefined : domainOf(input.domain)
        const slug = input.category?.toLowerCase()
        const category = slug === undefined ? undefined : yield* filtered.categoriesUnder(slug)
        if (domain === null || category?.places.length === 0) return exactly({ items: [], total: 0, capped: false })
        const filters = filtersOf(input, category, domain)
        const words = wordsOf(input)
        return yield* words === ""
          ? Effect.map(browse.page(filters, input.sort, input), exactly)
          : withWords(words, filters, input.sort, input)
      })

    const find = (input: SearchInput) => Effect.map(answer(input), (found) => page(input, found))

    /** The operation: a list by one filter or none leaves as the database wrote it. */
    const search = (input: SearchInput): Effect.Effect<SearchAnswer | JsonAnswer<SearchAnswer>> => {
      const isPlain = wordsOf(input) === "" && input.category === undefined && input.domain === undefined
      const written = isPlain ? browse.written(filtersOf(input), input.sort, input) : undefined
      return written === undefined
        ? find(input)
        : Effect.map(written, ({ items, total }) => {
            const around = page(input, { items: [], total, capped: false })
            // The only list of the page, and its first key: nothing before it can look the same.
            const json = JSON.stringify(around).replace("[]", () => `[${items}]`)
            return new JsonAnswer<SearchAnswer>(json, around)
          })
    }

    /** The same for a page, which says so where the answer is loose. It may come from a replica, as `search` does. */
    const look = (input: SearchInput, reader: "everybody" | "known") =>
      publicly(
        Effect.map(answer(input), (found) => ({ ...page(input, found), isLoose: found.isLoose })),
        reader
      )

    return { search, find, look } as const
  })
}) {}
