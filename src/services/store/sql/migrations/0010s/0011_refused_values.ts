/** What was offered for a draft and did not stand, told to its owner. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- [{field, value, reason}] (domain/draft/Candidates.ts)
alter table drafts add column refused jsonb not null default '[]';
`)
)
