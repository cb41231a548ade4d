/** The directory: categories, listings and everything that hangs on a listing. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- unaccent() is only stable, because its dictionary can be changed; ours never is, so an index may use this.
create function fold(text) returns text language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, $1));
create function fold_list(text[]) returns text language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, array_to_string($1, ' ')));
-- A name without spaces and punctuation, and without what is past its first 80 characters.
create function near_name(text) returns text language sql immutable parallel safe strict cost 200
  return left(regexp_replace(fold($1), '[ !-/:-@\\[-\\u0060{-~]+', '', 'g'), 80);
-- What a name becomes when one character is left out, and itself, hashed. Two names that are one typo apart (a
-- character more, less, another, or two swapped) share an entry, so an index finds them; a few others may, too.
create function near_names(text) returns int[] language sql immutable strict cost 2000
  return (
    select array_agg(hashtext(left(name, i - 1) || substr(name, i + 1))) || hashtext(name)
    from near_name($1) as name, generate_series(1, length(name)) as i group by name
  );
-- What a person typed as a query: each word as it stands (names) or by its stem (prose); stop words do not count.
-- Not «parallel safe», nor is near_names: a search ends sooner than its workers would start.
create function query_words(text) returns setof text language sql immutable strict
  begin atomic
    select (plainto_tsquery('simple'::regconfig, word) || plainto_tsquery('english'::regconfig, word))::text
    from regexp_split_to_table(fold($1), '\\s+') as word
    where numnode(plainto_tsquery('english'::regconfig, word)) > 0;
  end;
create function every_word(text) returns tsquery language sql immutable strict
  return (select coalesce(string_agg('(' || word || ')', ' & '), '')::tsquery from query_words($1) as word);
create function any_word(text) returns tsquery language sql immutable strict
  return (select coalesce(string_agg('(' || word || ')', ' | '), '')::tsquery from query_words($1) as word);

create table categories (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,219}$'),
  name text not null,
  description text,
  parent_id int references categories,
  position int not null default 0,
  keywords text[] not null default '{}',
  faqs jsonb not null default '[]',
  search tsvector generated always as (to_tsvector('simple', fold(name)) || to_tsvector('english', fold(name))) stored,
  check (parent_id is distinct from id)
);
create unique index categories_name on categories (lower(name));

create table listings (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,219}$'),
  owner_id int references users on delete set null,
  status text not null check (status in ('draft', 'awaiting_badge', 'scheduled', 'live', 'paused', 'removed')),
  plan text not null default 'none' check (plan in ('none', 'free', 'paid')),
  name text not null,
  tagline text,
  short_description text,
  description text,
  headline text,
  summary text,
  website_url text not null,
  -- host without www, and path: what makes two URLs the same product
  site_key text not null,
  domain text not null,
  logo_url text,
  pricing_model text,
  pricing_summary text,
  stage text,
  country text check (country ~ '^[A-Z]{2}$'),
  city text,
  founded_year int check (founded_year between 1800 and 2100),
  demo_video_url text,
  contact_email text,
  features text[] not null default '{}',
  usps text[] not null default '{}',
  tags text[] not null default '{}',
  keywords text[] not null default '{}',
  faqs jsonb not null default '[]',
  socials jsonb not null default '{}',
  seo_title text,
  seo_description text,
  story jsonb,
  competitor_url text,
  not_found_on_website text[] not null default '{}',
  unlocked_sections text[] not null default '{}' check (unlocked_sections <@ array['story', 'milestones', 'media']),
  verified boolean not null default false,
  featured boolean not null default false,
  votes int not null default 0 check (votes >= 0),
  followers int not null default 0 check (followers >= 0),
  views int not null default 0 check (views >= 0),
  rating_sum int not null default 0 check (rating_sum >= 0),
  rating_count int not null default 0 check (rating_count >= 0),
  -- the folded sum of time-decayed votes (domain/launch/Ranking.ts); order by it, never show it
  trending double precision not null default '-infinity',
  domain_rating real check (domain_rating between 0 and 100),
  revenue_cents bigint check (revenue_cents >= 0),
  billboard_cents bigint not null default 0 check (billboard_cents >= 0),
  launch_week date check (extract(isodow from launch_week) = 1),
  launched_at timestamptz,
  queued_at timestamptz,
  badge_result text check (badge_result in ('found', 'not_found', 'unreachable')),
  badge_reason text,
  badge_page text,
  badge_checked_at timestamptz,
  badge_next_check_at timestamptz,
  badge_missing_since timestamptz,
  badge_reminders int not null default 0,
  draft_id uuid,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search tsvector generated always as (
    -- the words of a name also without the dots and dashes that join them
    setweight(to_tsvector('simple', fold(name) || ' ' || translate(fold(name), './_-', '    ')), 'A')
    || setweight(to_tsvector('simple', fold(domain)), 'A')
    || setweight(to_tsvector('english', fold(name) || ' ' || fold(coalesce(tagline, ''))), 'B')
    || setweight(to_tsvector('english', fold_list(tags) || ' ' || fold_list(keywords)), 'B')
    || setweight(to_tsvector('english', fold(coalesce(short_description, ''))), 'C')
    || setweight(to_tsvector('english', fold(left(coalesce(description, ''), 20000))), 'C')
    -- the labels of a domain but its last; many products share a host, so they weigh least
    || setweight(to_tsvector('simple', translate(regexp_replace(fold(domain), '\\.[^.]*$', ''), '.', ' ')), 'D')
  ) stored,
  -- a launch has a week, a plan has a launch
  check (status not in ('awaiting_badge', 'scheduled') or (launch_week is not null and plan <> 'none')),
  check (status <> 'live' or (launched_at is not null and plan <> 'none'))
);
-- so that the planner knows rare words to be rare
alter table listings alter column search set statistics 500;
-- How many listings the planner expects a query to find: nothing is read for it.
create function expected_hits(tsquery) returns float8 language plpgsql as $$
  declare plan json;
  begin
    execute 'explain (format json) select from listings where search @@ $1' into plan using $1;
    return plan -> 0 -> 'Plan' ->> 'Plan Rows';
  end $$;
create unique index listings_site on listings (site_key) where status <> 'removed';
create index listings_owner on listings (owner_id, id desc);
create index listings_domain on listings (domain);
-- what a text index has yet to sort in is read whole by each search, so it is kept short
create index listings_search on listings using gin (search) with (gin_pending_list_limit = 256);
create index listings_name_trigram on listings using gin (fold(name) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index listings_name_near on listings using gin (near_names(name)) with (gin_pending_list_limit = 256);
-- by bytes, so that it serves prefixes too
create index listings_name on listings ((fold(name) collate "C"));
create index listings_newest on listings (launched_at desc, id desc) where status = 'live';
create index listings_votes on listings (votes desc, id desc) where status = 'live';
create index listings_trending on listings (trending desc, id desc) where status = 'live';
create index listings_views on listings (views desc, id desc) where status = 'live';
create index listings_followers on listings (followers desc, id desc) where status = 'live';
create index listings_rating on listings (domain_rating desc, id desc) where status = 'live' and domain_rating is not null;
create index listings_revenue on listings (revenue_cents desc, id desc) where status = 'live' and revenue_cents is not null;
create index listings_billboard on listings (billboard_cents desc, id desc) where status = 'live' and billboard_cents > 0;
create index listings_country on listings (country, votes desc) where status = 'live';
create index listings_stage on listings (stage, votes desc) where status = 'live';
create index listings_pricing on listings (lower(pricing_model), votes desc) where status = 'live';
create index listings_upcoming on listings (launch_week, id) where status = 'scheduled';
create index listings_queue on listings (launch_week, queued_at, id) where status = 'awaiting_badge';
create index listings_badge_due on listings (badge_next_check_at) where badge_next_check_at is not null;

-- one primary category, and up to three more
create table listing_categories (
  listing_id int not null references listings on delete cascade,
  category_id int not null references categories,
  is_primary boolean not null,
  position int not null default 0,
  primary key (listing_id, category_id)
);
create unique index listing_categories_primary on listing_categories (listing_id) where is_primary;
create index listing_categories_category on listing_categories (category_id, listing_id);

create table launches (
  id int generated always as identity primary key,
  listing_id int not null references listings on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  kind text not null check (kind in ('free', 'paid', 'relaunch')),
  went_live_at timestamptz,
  votes int not null default 0 check (votes >= 0),
  unique (listing_id, week)
);
create index launches_week on launches (week, votes desc);
create index launches_due on launches (week) where went_live_at is null;

create table votes (
  id bigint generated always as identity primary key,
  user_id int not null references users on delete cascade,
  listing_id int not null references listings on delete cascade,
  launch_id int not null references launches on delete cascade,
  at timestamptz not null,
  -- a suspicious vote weighs nothing until it was reviewed
  weight smallint not null default 1 check (weight in (0, 1)),
  unique (user_id, launch_id)
);
create index votes_launch on votes (launch_id, at) include (weight);
create index votes_listing on votes (listing_id, at);

create table awards (
  week date not null check (extract(isodow from week) = 1),
  place int not null check (place between 1 and 3),
  listing_id int not null references listings,
  votes int not null check (votes >= 0),
  tie_break text,
  decided_at timestamptz not null,
  primary key (week, place),
  unique (week, listing_id)
);
create index awards_listing on awards (listing_id, week desc);

-- a week that has begun: the row is what makes a rollover happen once
create table rollovers (
  week date primary key check (extract(isodow from week) = 1),
  began_at timestamptz not null,
  launched int not null,
  moved int not null,
  -- its awards are decided, with or without a winner; set once
  closed_at timestamptz
);
create index rollovers_open on rollovers (week) where closed_at is null;

create table followers (
  user_id int not null references users on delete cascade,
  listing_id int not null references listings on delete cascade,
  at timestamptz not null,
  primary key (user_id, listing_id)
);
create table reviews (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  listing_id int not null references listings on delete cascade,
  rating int not null check (rating between 1 and 5),
  body text,
  at timestamptz not null,
  unique (user_id, listing_id)
);
create index reviews_listing on reviews (listing_id, at desc);

create table listing_versions (
  listing_id int not null references listings on delete cascade,
  version int not null,
  user_id int references users on delete set null,
  at timestamptz not null,
  -- field -> {before, after}: what the site team is shown
  changes jsonb not null,
  primary key (listing_id, version)
);
create table listing_updates (
  id int generated always as identity primary key,
  listing_id int not null references listings on delete cascade,
  title text not null,
  body text not null,
  published_at timestamptz not null,
  -- followers are told in the order of their ids: the last one who was
  told_up_to int not null default 0
);
create index listing_updates_listing on listing_updates (listing_id, published_at desc);
create table milestones (
  id int generated always as identity primary key,
  listing_id int not null references listings on delete cascade,
  date date not null,
  title text not null,
  description text,
  url text
);
create index milestones_listing on milestones (listing_id, date desc);
create table media (
  id int generated always as identity primary key,
  listing_id int not null references listings on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  url text not null,
  alt text,
  position int not null default 0
);
create index media_listing on media (listing_id, position);
create table alternatives (
  listing_id int not null references listings on delete cascade,
  alternative_id int not null references listings on delete cascade,
  position int not null default 0,
  primary key (listing_id, alternative_id),
  check (listing_id <> alternative_id)
);
create table domain_ratings (
  listing_id int not null references listings on delete cascade,
  date date not null,
  value real not null check (value between 0 and 100),
  primary key (listing_id, date)
);
`)
)
