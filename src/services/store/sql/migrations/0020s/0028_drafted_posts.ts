/** Posts that are written and not published yet, and questions of the interview that are asked no more. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- null: not published
alter table posts alter column published_at drop not null;
alter table posts add column updated_at timestamptz;
-- what was answered stays where it is shown
alter table interview_questions add column retired_at timestamptz;
`)
)
