/**
 * What is known of a vote beside that it was cast: whether it counts and why not, from which network and mailbox it came
 * (as keyed hashes), and everything that ever became of it. Views of a page, a day at a time.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- keys of the site's own hashes, made at first use; one with a last day is deleted then, and its hashes say nothing more
create table site_keys (
  name text primary key,
  key bytea not null check (length(key) = 32),
  made_at timestamptz not null,
  forget_at timestamptz
);

-- a link that was mailed proves the mailbox, one that the command line printed does not
alter table sign_in_links add column mailed boolean not null default true;
alter table users add column mailbox_proven_at timestamptz;
update users u set mailbox_proven_at = first.at from (
  select user_id, min(at) as at from audit_log where operation = 'sign_in' group by user_id
) as first where first.user_id = u.id;

alter table votes
  add column excluded boolean not null default false check (not (excluded and weight > 0)),
  add column status text generated always as (
    case when weight > 0 then 'counted' when excluded then 'excluded' else 'pending' end
  ) stored,
  add column reasons text[] not null default '{}',
  -- who cast it, then: an account that was new, one that had never voted, one that had, one that had for long
  add column voter text not null default 'known' check (voter in ('new', 'first', 'known', 'trusted')),
  -- keyed hashes; null: not known, or forgotten
  add column network bytea,
  add column mailbox bytea,
  -- by a person: no rule changes it any more
  add column decided_at timestamptz;
create index votes_network on votes (launch_id, network, at) where network is not null;
create index votes_mailbox on votes (launch_id, mailbox) where mailbox is not null;
create index votes_pending on votes (launch_id, at) where weight = 0 and not excluded;
create index votes_traced on votes (at) where network is not null or mailbox is not null;
create index votes_age on votes (at);

-- every vote's history; it stays when the vote is withdrawn
create table vote_events (
  id bigint generated always as identity primary key,
  launch_id int not null references launches on delete cascade,
  user_id int not null references users on delete cascade,
  at timestamptz not null,
  event text not null check (event in ('cast', 'withdrawn', 'flagged', 'counted', 'excluded')),
  reasons text[] not null default '{}',
  -- whoever did it: 'session:7', 'cli', or 'rule'
  by text not null,
  note text
);
create index vote_events_launch on vote_events (launch_id, id);
create index vote_events_user on vote_events (user_id, launch_id, id);

-- what the site team was told of, so that it is told once
create table vote_alarms (
  about text primary key,
  told_at timestamptz not null
);

-- how often each page was seen, by how many visitors, a day
create table listing_views (
  listing_id int not null references listings on delete cascade,
  date date not null,
  views int not null check (views >= 0),
  primary key (listing_id, date)
);
-- who was counted on a day, as hashes under that day's key: gone when the day is
create table day_visits (
  date date not null,
  listing_id int not null references listings on delete cascade,
  visitor bytea not null,
  primary key (date, listing_id, visitor)
);
`)
)
