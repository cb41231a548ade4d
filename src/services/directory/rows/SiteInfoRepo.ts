/** What there is in the directory, in numbers. */
import { Effect } from "effect"
import type { Site } from "../../../domain/listing/Site.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"
import { Database } from "../../store/Database.ts"

export class SiteInfoRepo extends Effect.Service<SiteInfoRepo>()("launchbook/SiteInfoRepo", {
  dependencies: [ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const listings = yield* ListingsRepo

    const counts: Effect.Effect<Site["counts"]> = Effect.all({
      live_listings: listings.count(sql.literal("l.status = 'live'")),
      categories: sql.value<number>`select count(*) as total from categories`
    })

    return { counts } as const
  })
}) {}
