/** Which listings are placed in the running week, as it stands on their rows. */
import { Effect } from "effect"
import type { Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

export class PlacementsRepo extends Effect.Service<PlacementsRepo>()("launchbook/PlacementsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const placed = (week: Monday) => sql`
      select from week_places p
      where p.listing_id = l.id and p.kind = 'featured' and p.week = ${week} and p.state = 'taken' and not p.frozen`

    /** The slugs of those that changed. */
    const keep = (week: Monday): Effect.Effect<ReadonlyArray<string>> =>
      Effect.gen(function* () {
        // In the order of their ids, so that nobody who locks several of them waits for this and this for them.
        const ids = yield* sql.column<number>`
          select l.id from listings l
          where l.id in (
            select id from listings where featured
            union
            select listing_id from week_places where kind = 'featured' and week = ${week} and state = 'taken'
          ) and l.featured is distinct from exists (${placed(week)})
          order by l.id for no key update`
        if (ids.length === 0) return []
        return yield* sql.column<string>`
          update listings l set featured = exists (${placed(week)}) where l.id = any(${[...ids]}::int[]) returning l.slug`
      })

    const keepOf = (listingId: number, week: Monday): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        update listings l set featured = exists (${placed(week)})
        where l.id = ${listingId} and l.featured is distinct from exists (${placed(week)}) returning l.slug`

    /** Listings with a place, first placed first. */
    const placedIn = (week: Monday, most: number): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select p.listing_id from week_places p join listings l on l.id = p.listing_id
        where p.kind = 'featured' and p.week = ${week} and p.state = 'taken' and not p.frozen and l.status = 'live'
        order by p.id limit ${most}`

    return { keep, keepOf, placedIn } as const
  })
}) {}
