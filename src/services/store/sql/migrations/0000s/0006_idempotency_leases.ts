/** A write that asks the outside before its transaction holds its idempotency key by a lease until it commits. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table idempotency_keys
  -- who holds the key, and until when it is theirs if they are never heard of again; null once it is answered
  add column leased_by uuid,
  add column leased_until timestamptz,
  add check ((leased_by is null) = (leased_until is null));
`)
)
