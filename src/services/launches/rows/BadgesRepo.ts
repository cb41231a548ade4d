/** What decides which badges a listing may show. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import { Database } from "../../store/Database.ts"

/** What decides which badges a listing may show. */
export interface BadgeRow {
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  readonly verified: boolean
  readonly featured: boolean
  /** Newest week first. */
  readonly awards: ReadonlyArray<{ readonly week: string; readonly place: number }>
}

export class BadgesRepo extends Effect.Service<BadgesRepo>()("launchbook/BadgesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const find = (slug: string): Effect.Effect<BadgeRow | undefined> =>
      sql.first<BadgeRow>`
        select l.slug, l.name, l.status, l.verified, l.featured,
          (select coalesce(json_agg(json_build_object('week', a.week, 'place', a.place) order by a.week desc), '[]')
           from awards a where a.listing_id = l.id) as awards
        from listings l where l.slug = ${slug}`

    return { find } as const
  })
}) {}
