/** What a price depends on beside the products: the buyer's listings, and which categories there are. It only reads. */
import { Effect } from "effect"
import type { BuyersListing } from "../../../domain/money/rules/BuyersListing.ts"
import type { Monday } from "../../../domain/Week.ts"
import { type StateRow, stateColumns, stateOf } from "../../listing/ListingStateRepo.ts"
import { Database } from "../../store/Database.ts"

interface ListingRow extends StateRow {
  readonly primary_category: string | null
  readonly shown: ReadonlyArray<string>
  readonly waiting: ReadonlyArray<string>
  readonly extra_categories: number
  readonly has_award: boolean
  readonly launches: ReadonlyArray<string>
  readonly featured: ReadonlyArray<string>
}

const toListing = (row: ListingRow): BuyersListing => ({
  id: row.id,
  state: stateOf(row),
  primary: row.primary_category,
  shown: row.shown,
  waiting: row.waiting,
  furtherBought: row.extra_categories,
  hasAward: row.has_award,
  launches: row.launches,
  featured: row.featured
})

export class PricingRepo extends Effect.Service<PricingRepo>()("launchbook/PricingRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Those of the ids that are the user's own, by id; weeks from `current` on. */
    const listings = (
      ids: ReadonlyArray<number>,
      userId: number,
      current: Monday
    ): Effect.Effect<ReadonlyMap<number, BuyersListing>> =>
      ids.length === 0
        ? Effect.succeed(new Map())
        : Effect.map(
            sql.rows<ListingRow>`
              select ${sql.literal(stateColumns)}, l.extra_categories,
                (select c.slug from listing_categories lc join categories c on c.id = lc.category_id
                  where lc.listing_id = l.id and lc.is_primary) as primary_category,
                array(select c.slug from listing_categories lc join categories c on c.id = lc.category_id
                  where lc.listing_id = l.id and not lc.is_primary order by lc.position, c.id) as shown,
                array(select c.slug from waiting_categories wc join categories c on c.id = wc.category_id
                  where wc.listing_id = l.id order by wc.position, c.id) as waiting,
                exists (select from awards a where a.listing_id = l.id) as has_award,
                array(select a.week::text from launches a where a.listing_id = l.id and a.week >= ${current}
                  order by a.week) as launches,
                array(select p.week::text from week_places p where p.listing_id = l.id and p.week >= ${current}
                  and p.kind = 'featured' and p.state = 'taken' order by p.week) as featured
              from listings l where l.owner_id = ${userId} and l.id = any(${[...ids]}::int[])`,
            (rows) => new Map(rows.map((row) => [row.id, toListing(row)]))
          )

    /** Those of the slugs that there are. */
    const categories = (slugs: ReadonlyArray<string>): Effect.Effect<ReadonlySet<string>> =>
      slugs.length === 0
        ? Effect.succeed(new Set())
        : Effect.map(
            sql.column<string>`select slug from categories where slug = any(${[...slugs]}::text[])`,
            (found) => new Set(found)
          )

    return { listings, categories } as const
  })
}) {}
