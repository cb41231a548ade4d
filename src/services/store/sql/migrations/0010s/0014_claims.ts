/** Who says that a listing is theirs, how they prove it, and who disagrees. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table claims (
  id int generated always as identity primary key,
  listing_id int not null references listings on delete cascade,
  user_id int not null references users on delete cascade,
  method text not null check (method in ('dns', 'meta', 'file', 'email')),
  -- a pending one past its time counts as expired at once, and is marked so by the next sweep
  status text not null default 'pending' check (status in ('pending', 'verified', 'expired', 'superseded')),
  -- what is published for everyone to see, so it is no secret and is kept as it is
  token text not null unique check (length(token) >= 22),
  -- where the link was sent, in lower case, and the hash of its secret until it was used
  email text,
  link_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  checked_at timestamptz,
  check_found boolean,
  check_detail text,
  -- when a verified one is looked for again; null where nothing is to be looked for
  next_check_at timestamptz,
  -- since when the proof of a verified one is gone
  missing_since timestamptz,
  check ((method = 'email') = (email is not null)),
  check (link_hash is null or method = 'email'),
  check (status <> 'verified' or verified_at is not null),
  check (num_nonnulls(checked_at, check_found, check_detail) in (0, 3)),
  check (next_check_at is null or (status = 'verified' and method <> 'email'))
);
-- claiming again is the same claim
create unique index claims_pending on claims (user_id, listing_id, method) where status = 'pending';
-- a listing has one owner, who proved it last
create unique index claims_verified on claims (listing_id) where status = 'verified';
create index claims_user on claims (user_id, id desc);
create index claims_listing on claims (listing_id, status);
create index claims_expiring on claims (expires_at) where status = 'pending';
create index claims_due on claims (next_check_at) where next_check_at is not null;

-- a former owner may say no to the claim that took their listing
create table claim_disputes (
  id int generated always as identity primary key,
  claim_id int not null unique references claims on delete cascade,
  former_owner_id int not null references users on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- their words; null until they wrote
  reason text,
  opened_at timestamptz,
  decision text check (decision in ('upheld', 'returned')),
  decided_at timestamptz,
  check ((reason is null) = (opened_at is null)),
  check ((decision is null) = (decided_at is null))
);
create index claim_disputes_open on claim_disputes (opened_at) where opened_at is not null and decision is null;
create index claim_disputes_former on claim_disputes (former_owner_id);
`)
)
