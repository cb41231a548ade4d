/** Addresses that are told of events, and what became of each message. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table webhook_endpoints (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  url text not null,
  description text,
  -- empty: all there are
  events text[] not null default '{}',
  -- what signs is needed as it is, so it cannot be kept as a hash
  secret bytea not null check (length(secret) = 32),
  old_secret bytea check (length(old_secret) = 32),
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- since when nothing has arrived; null while things do
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_why text,
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhook_endpoints_user on webhook_endpoints (user_id, id);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id int not null references webhook_endpoints on delete cascade,
  -- null for a test
  event_id bigint,
  message_id text not null unique,
  type text not null,
  -- byte for byte what every try sends
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  tries int not null default 0,
  created_at timestamptz not null,
  next_try_at timestamptz,
  last_at timestamptz,
  last_status int,
  last_detail text,
  last_millis int,
  unique (endpoint_id, event_id)
);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_old on webhook_deliveries (created_at);
`)
)
