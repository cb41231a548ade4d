/** The hours at which a job has been queued. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table job_slots (
  job text not null,
  -- the minute its schedule names, whenever it was queued
  slot timestamptz not null check (extract(second from slot) = 0),
  queued_at timestamptz not null,
  primary key (job, slot)
);
`)
)
