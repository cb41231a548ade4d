/**
 * Signing in and OAuth. Every secret is kept as its SHA-256. A grant is one person's answer to one app;
 * its code and tokens go with it, so taking it back is deleting one row.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table sign_in_links (
  hash bytea primary key check (length(hash) = 32),
  email text not null check (email = lower(email)),
  -- a path of this site
  return_to text not null check (return_to ~ '^/'),
  expires_at timestamptz not null
);
create index sign_in_links_age on sign_in_links (expires_at);

create table sessions (
  id int generated always as identity primary key,
  hash bytea not null unique check (length(hash) = 32),
  user_id int not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- however much it is used
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, id desc);
create index sessions_age on sessions (expires_at);

-- apps that registered themselves; one with a metadata document has no row
create table oauth_clients (
  id text primary key,
  name text not null,
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null,
  -- the last time a person answered it or it was given a token; null: never
  last_used_at timestamptz
);
create index oauth_clients_age on oauth_clients (coalesce(last_used_at, created_at));

create table oauth_grants (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  client_id text not null,
  client_name text not null,
  -- where the person was sent back to, in their words
  destination text not null,
  resource text not null,
  scopes text[] not null
    check (cardinality(scopes) > 0 and scopes <@ array['account:read', 'listings:write', 'orders:write']),
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- when the last thing issued under it ends: its code at first, then its newest refresh token
  expires_at timestamptz not null
);
create index oauth_grants_user on oauth_grants (user_id, id desc);
create index oauth_grants_age on oauth_grants (expires_at);

-- kept as long as the grant, so that a code used twice is known for one
create table oauth_codes (
  hash bytea primary key check (length(hash) = 32),
  grant_id int not null references oauth_grants on delete cascade,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_codes_grant on oauth_codes (grant_id);

create table oauth_tokens (
  hash bytea primary key check (length(hash) = 32),
  grant_id int not null references oauth_grants on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  scopes text[] not null,
  expires_at timestamptz not null,
  -- a refresh token that was exchanged for a new one
  rotated_at timestamptz
);
create index oauth_tokens_grant on oauth_tokens (grant_id);
create index oauth_tokens_age on oauth_tokens (expires_at);
`)
)
