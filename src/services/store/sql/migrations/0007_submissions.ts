/** What a draft said of its listing when it was last submitted: submitting again applies what changed since. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- null: never submitted, or submitted before this was kept, when every edit had reached the listing at once
alter table drafts add column submitted jsonb;
`)
)
