/** What happened, kept with what caused it, until everybody was told; and after that as a log. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table events (
  id bigint generated always as identity primary key,
  type text not null,
  listing_id int references listings on delete cascade,
  user_id int references users on delete cascade,
  data jsonb not null,
  at timestamptz not null,
  told_at timestamptz
);
create index events_untold on events (id) where told_at is null;
create index events_listing on events (listing_id, id desc);
`)
)
