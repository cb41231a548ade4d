import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export class SiteRepo extends Effect.Service<SiteRepo>()("launchbook/SiteRepo", {
  effect: Effect.map(SqlClient.SqlClient, (sql) => ({
    counts: Effect.map(
      sql<{ live_listings: number; categories: number }>`
        select (select count(*) from listings where status = 'live') as live_listings,
               (select count(*) from categories) as categories`,
      ([row]) => row ?? { live_listings: 0, categories: 0 }
    ).pipe(Effect.orDie)
  }))
}) {}
