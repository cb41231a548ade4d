/**
 * Search. Without words the order is by votes; with words the best match comes first
 * (`Search/SearchRepo.ts` has the scores), names that are misspelt are found too, and where nothing holds
 * all of the words, what holds some of them or looks alike is the answer. Payment plays no part in any of it.
 */
import { Effect } from "effect"
import type { searchListings } from "../domain/api/ListingsApi.ts"
import type { Input } from "../domain/Operation.ts"
import { toPage } from "../domain/Page.ts"
import { domainOf } from "../domain/SiteKey.ts"
import { type Filters, SearchRepo } from "./Search/SearchRepo.ts"

/** The domain that a search is for, if it is for one: `getgrist.com`, `https://getgrist.com/pricing`. */
const domainIn = (words: string) => (/^[^\s.]\S*\.[^\s.]\S*$/.test(words) ? domainOf(words) : null)

export class Search extends Effect.Service<Search>()("launchbook/Search", {
  dependencies: [SearchRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* SearchRepo

    const search = (input: Input<typeof searchListings>) =>
      Effect.gen(function* () {
        const domain = input.domain === undefined ? undefined : domainOf(input.domain)
        if (domain === null) return toPage(input, [], 0)
        const filters: Filters = {
          status: input.status === "live" ? "live" : "scheduled",
          category: input.category,
          stage: input.stage,
          country: input.country?.toUpperCase(),
          pricingModel: input.pricing_model,
          domain
        }
        const words = input.q?.trim() ?? ""
        const found =
          words === ""
            ? yield* repo.browse(filters, input.sort, input)
            : yield* repo
                .strict(words, domainIn(words), filters, input.sort, input)
                .pipe(
                  Effect.flatMap((strict) =>
                    strict.total > 0 ? Effect.succeed(strict) : repo.loose(words, filters, input.sort, input)
                  )
                )
        return toPage(input, found.items, found.total)
      })

    return { search } as const
  })
}) {}
