/** What a person who waits for a draft is shown while it is made: the pages that were chosen, and what was found so far. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table drafts
  -- addresses, the homepage first; of those that are settled \`visits\` tells more
  add column planned text[] not null default '{}',
  -- [{field, value, quote, url}] (domain/draft/Findings.ts); empty again once the draft has ended
  add column found jsonb not null default '[]';
`)
)
