/** What there is in the directory, in numbers. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { Site } from "../../../domain/listing/Site.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"

export class SiteInfoRepo extends Effect.Service<SiteInfoRepo>()("launchbook/SiteInfoRepo", {
  dependencies: [ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const listings = yield* ListingsRepo

    const counts: Effect.Effect<Site["counts"]> = Effect.all({
      live_listings: listings.count(sql.literal("l.status = 'live'")),
      categories: Effect.map(
        sql<{ total: number }>`select count(*) as total from categories`,
        ([row]) => row?.total ?? 0
      ).pipe(Effect.orDie)
    })

    return { counts } as const
  })
}) {}
