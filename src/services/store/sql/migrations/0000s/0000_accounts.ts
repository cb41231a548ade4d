/** Accounts, their API keys, and the settings of the site. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

create table users (
  id int generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text,
  role text not null default 'member' check (role in ('member', 'admin')),
  created_at timestamptz not null
);

create table api_keys (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null,
  hash bytea not null unique check (length(hash) = 32),
  hint text not null,
  scopes text[] not null check (scopes <@ array['account:read', 'listings:write', 'orders:write']),
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id);
`)
)
