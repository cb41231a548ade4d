/** Which edits of listings the site team has yet to be told of. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- true from the edit until the mail about it is on its way; edits of what nobody could see are never told
alter table listing_versions add column awaits_report boolean not null default false;
create index listing_versions_unreported on listing_versions (listing_id) where awaits_report;
`)
)
