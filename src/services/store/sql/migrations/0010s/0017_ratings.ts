/**
 * Ratings of domains and figures of revenue say where they come from and of which day they are. What was kept before
 * this was the demo's for ratings, and told by the owners for revenue.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table domain_ratings add column source text;
update domain_ratings set source = 'demo';
alter table domain_ratings
  alter column source set not null,
  add check (source ~ '^[a-z]{1,40}$'),
  -- the figure as the source gave it, on its own scale
  add column raw double precision,
  drop constraint domain_ratings_pkey,
  add primary key (listing_id, source, date);

-- Weeks in which the listings were rated, and by whom: the latest says whose ratings are shown.
create table domain_rating_rounds (
  id int generated always as identity primary key,
  week date not null check (extract(isodow from week) = 1),
  source text not null,
  began_at timestamptz not null
);
insert into domain_rating_rounds (week, source, began_at)
select date_trunc('week', max(date))::date, 'demo', max(date) from domain_ratings having max(date) is not null;

-- How far a round has come: for which week a listing was asked about last, and who is about to.
create table domain_rating_checks (
  listing_id int primary key references listings on delete cascade,
  source text,
  week date,
  claimed_until timestamptz
);

alter table listings
  add column domain_rating_source text,
  -- null where the source has no rating of the domain
  add column domain_rating_measured_on date,
  add column revenue_source text check (revenue_source in ('self_reported', 'verified')),
  add column revenue_as_of date,
  -- what the site team saw
  add column revenue_note text;
update listings l set domain_rating_source = 'demo',
  domain_rating_measured_on = coalesce((select max(date) from domain_ratings r where r.listing_id = l.id), l.created_at::date)
where domain_rating is not null;
update listings set revenue_source = 'self_reported', revenue_as_of = updated_at::date where revenue_cents is not null;
alter table listings
  add check (domain_rating is null or (domain_rating_source is not null and domain_rating_measured_on is not null)),
  add check (revenue_cents is null or (revenue_source is not null and revenue_as_of is not null));

drop index listings_rating;
create index listings_rating on listings (domain_rating_source, domain_rating desc, id desc)
  where status = 'live' and domain_rating is not null;
`)
)
