/** The latest news that owners posted, of all listings or of one. */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { ListingSummary, ListingUpdate } from "../../domain/listing/Listing.ts"
import { type PageOf, type Paging, toPage } from "../../domain/Page.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { type UpdateRow, UpdatesRepo } from "./rows/UpdatesRepo.ts"

export interface LatestUpdate extends UpdateRow {
  /** The page of its listing. */
  readonly url: string
}

export interface UpdateOfProduct extends ListingUpdate {
  readonly listing: ListingSummary
}

export class LatestUpdates extends Effect.Service<LatestUpdates>()("launchbook/LatestUpdates", {
  dependencies: [ListingsRepo.Default, UpdatesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* UpdatesRepo
    const listings = yield* ListingsRepo
    const links = linksOf((yield* AppConfigTag).publicUrl)
    const withLink = (row: UpdateRow): LatestUpdate => ({ ...row, url: links.listing(row.slug) })

    const ofAll = (count: number) => Effect.map(repo.newest(null, count), (rows) => rows.map(withLink))
    const ofListing = (slug: string, count: number) =>
      Effect.map(repo.newest(slug, count), (rows) => rows.map(withLink))

    /** A page of all of them, each with its product. */
    const page = (paging: Paging): Effect.Effect<PageOf<UpdateOfProduct>> =>
      Effect.gen(function* () {
        const rows = yield* repo.page(paging)
        const shown = yield* listings.rowsByIds([...new Set(rows.map(({ listing_id }) => listing_id))])
        const summaryOf = new Map(shown.map((row) => [row.id, listings.summary(row)]))
        const items = rows.flatMap(({ id, title, body, published_at, listing_id }) => {
          const listing = summaryOf.get(listing_id)
          return listing === undefined ? [] : [{ id, title, body, published_at, listing }]
        })
        return toPage(paging, items, yield* repo.count)
      })

    return { ofAll, ofListing, page } as const
  })
}) {}
