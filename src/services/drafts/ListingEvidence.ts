/** What of a listing was drafted from its own site, with the words it stands on: for everybody to check. */
import { Effect } from "effect"
import { type ListingQuotes, quotesFor } from "../../domain/draft/ListingQuotes.ts"
import type { Listing } from "../../domain/listing/Listing.ts"
import { ListingEvidenceRepo } from "./rows/ListingEvidenceRepo.ts"

export class ListingEvidence extends Effect.Service<ListingEvidence>()("launchbook/ListingEvidence", {
  dependencies: [ListingEvidenceRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ListingEvidenceRepo

    /** The quotes of a public listing, by field. */
    const of = (listing: Listing): Effect.Effect<ListingQuotes> =>
      Effect.map(repo.fieldsOf(listing.slug), (fields) => (fields === undefined ? {} : quotesFor(fields, listing)))

    return { of } as const
  })
}) {}
