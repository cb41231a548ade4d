/** Drafts, and what surrounds every operation: idempotency keys, rate limits, the audit log. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table drafts (
  id uuid primary key,
  user_id int not null references users on delete cascade,
  url text not null,
  site_key text not null,
  status text not null check (status in ('crawling', 'drafting', 'ready', 'failed')),
  step text not null check (step in ('queued', 'reading', 'drafting', 'done', 'failed')),
  percent int not null default 0 check (percent between 0 and 100),
  pages_read int not null default 0,
  error_code text,
  error_message text,
  listing_id int references listings on delete set null,
  -- the pipeline gave up or finished; set with status ready or failed
  ended_at timestamptz,
  -- each field: {value, state, ai_value, ai_evidence, locked} (domain/draft/DraftFields.ts)
  fields jsonb not null default '{}',
  faqs jsonb not null default '[]',
  founders jsonb not null default '[]',
  company_socials jsonb not null default '{}',
  founder_socials jsonb not null default '{}',
  story jsonb,
  milestones jsonb not null default '[]',
  seo jsonb not null default '{}',
  competitor jsonb,
  -- parts a person has written, which the drafter leaves alone: faqs, founders, company_socials
  touched text[] not null default '{}',
  visits jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index drafts_user on drafts (user_id, created_at desc, id);
create index drafts_open on drafts (created_at) where status in ('crawling', 'drafting');
create index drafts_ended on drafts (ended_at) where ended_at is not null;

-- what was read, kept as it was read: the evidence of the draft
create table draft_pages (
  draft_id uuid not null references drafts on delete cascade,
  url text not null,
  -- own: the product's site; competitor: the one it is compared with
  site text not null check (site in ('own', 'competitor')),
  page jsonb not null,
  -- the order they were read in, the homepage first
  position int generated always as identity,
  read_at timestamptz not null,
  primary key (draft_id, site, url)
);

create table draft_invites (
  id int generated always as identity primary key,
  draft_id uuid not null references drafts on delete cascade,
  email text not null check (email = lower(email)),
  -- a pending one is expired once its time is up; nothing needs to write that down
  status text not null default 'pending' check (status in ('pending', 'accepted')),
  created_at timestamptz not null,
  -- of the secret in the mail
  token_hash bytea not null unique check (length(token_hash) = 32),
  expires_at timestamptz not null,
  accepted_by int references users on delete set null,
  accepted_at timestamptz,
  unique (draft_id, email),
  check ((status = 'accepted') = (accepted_at is not null))
);

alter table listings add foreign key (draft_id) references drafts on delete set null;

create table idempotency_keys (
  user_id int not null references users on delete cascade,
  -- operation and the path it was called on: two listings, two keys
  target text not null,
  key text not null,
  fingerprint bytea not null,
  status int not null,
  body text not null,
  created_at timestamptz not null,
  primary key (user_id, target, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- a count that is lost in a crash only lets somebody ask again: no write-ahead log needed
create unlogged table rate_limits (
  bucket text primary key,
  began_at timestamptz not null,
  used int not null check (used >= 0)
);
create index rate_limits_age on rate_limits (began_at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id int references users on delete set null,
  credential text not null,
  operation text not null,
  target text,
  request_id text not null
);
create index audit_log_user on audit_log (user_id, id desc);
`)
)
