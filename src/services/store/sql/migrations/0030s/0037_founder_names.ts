/**
 * Founders are put in order by the bytes of their folded names, on every server alike, so that one index is the order, and
 * has those whose name begins with something in one piece.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
drop index founders_listed;
drop index founders_listed_country;
create index founders_listed on founders (folded collate "C", id) where live_companies > 0;
create index founders_listed_country on founders ((coalesce(country, company_country)), folded collate "C", id)
  where live_companies > 0;
`)
)
