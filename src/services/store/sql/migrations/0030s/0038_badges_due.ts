/** Badge checks that are due, in the order in which they are taken: so many are read as are taken, however many are due. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
drop index listings_badge_due;
create index listings_badge_due on listings (badge_next_check_at, id) where badge_next_check_at is not null;
`)
)
