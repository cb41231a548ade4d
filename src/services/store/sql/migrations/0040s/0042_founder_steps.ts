/**
 * Of the founders who have something in their name that many have, the first by their id are found by the index alone:
 * beside the letters of a name it has in which step of the ids its founder is.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create function id_step(id int) returns int[] language sql immutable parallel safe return array[id / 256];

drop index founders_name_trigram;
create index founders_name_trigram on founders using gin (folded gin_trgm_ops, id_step(id));
analyze founders;
`)
)
