/** The latest news of all listings are read in its order. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`create index listing_updates_newest on listing_updates (published_at desc, id desc);`)
)
