/** How full the weeks of the free plan are is counted by its own launches alone, however many were bought. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create index launches_free on launches (week, listing_id) where kind = 'free';
`)
)
