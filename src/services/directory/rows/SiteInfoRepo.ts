/** What there is in the directory, in numbers. */
import { Effect } from "effect"
import type { Site } from "../../../domain/listing/Site.ts"
import { everyListing, TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"

export class SiteInfoRepo extends Effect.Service<SiteInfoRepo>()("launchbook/SiteInfoRepo", {
  dependencies: [TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const totals = yield* TotalsRepo

    const counts: Effect.Effect<Site["counts"]> = Effect.all({
      live_listings: totals.of(everyListing, "live"),
      categories: sql.value<number>`select count(*) as total from categories`
    })

    return { counts } as const
  })
}) {}
