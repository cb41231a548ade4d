/**
 * Names that look alike, read from the top. The letters of a name lead to many more names than look alike; beside them
 * their index has where a listing stands (`0032_standing.ts`), so that of very many only those that stand high are read.
 *
 * Making the index again locks writes to listings for as long as that takes: a minute for a million.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
drop index listings_name_trigram;
create index listings_name_trigram on listings using gin (
  fold(name) gin_trgm_ops, standing(status, votes, followers, views, trending, launched_at)) with (gin_pending_list_limit = 256);
analyze listings;
`)
)
