/** What of a thing somebody changed, where its name does not say. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table audit_log add column detail text;
create index audit_log_target on audit_log (target, id desc) where target is not null;
`)
)
