/**
 * Founders are public through a live listing. How many live listings each has stands on their row, so that they are
 * found, put in order and counted without a look at any listing; their totals are kept as those of listings are.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table founders
  -- kept by the triggers below and by nothing else
  add column live_companies int not null default 0,
  add column folded text generated always as (fold(name)) stored;
drop index founders_name;
drop index founders_name_trigram;
drop index founders_country;

create function keep_live_companies_of_listing() returns trigger language plpgsql as $$
  begin
    update founders set live_companies = live_companies + case old.status when 'live' then -1 else 1 end
    where id in (select founder_id from listing_founders where listing_id = old.id);
    return case when tg_op = 'DELETE' then old end;
  end $$;
create trigger listings_live_companies after update of status on listings
  for each row when ((old.status = 'live') <> (new.status = 'live')) execute function keep_live_companies_of_listing();
-- before, while it has its founders
create trigger listings_live_companies_removed before delete on listings
  for each row when (old.status = 'live') execute function keep_live_companies_of_listing();

-- The listing's row is held, so that whoever publishes it and whoever names its founders count one after the other.
create function keep_live_companies_of_founder() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      perform from listings where id = old.listing_id and status = 'live' for no key update;
      if found then update founders set live_companies = live_companies - 1 where id = old.founder_id; end if;
    end if;
    if tg_op <> 'DELETE' then
      perform from listings where id = new.listing_id and status = 'live' for no key update;
      if found then update founders set live_companies = live_companies + 1 where id = new.founder_id; end if;
    end if;
    return null;
  end $$;
create trigger listing_founders_live_companies after insert or update or delete on listing_founders
  for each row execute function keep_live_companies_of_founder();

create function keep_totals_of_founder() returns trigger language plpgsql as $$
  begin
    insert into listing_totals (facet, key, status, moved)
    select facet, key, 'live', sum(moved) from (
      select v.facet, v.key, -1 as moved
      from (values ('founders', ''), ('founders_from', coalesce(old.country, old.company_country))) as v (facet, key)
      where old.live_companies > 0
      union all
      select v.facet, v.key, 1
      from (values ('founders', ''), ('founders_from', coalesce(new.country, new.company_country))) as v (facet, key)
      where tg_op = 'UPDATE' and new.live_companies > 0
    ) as moves where key is not null group by facet, key having sum(moved) <> 0;
    return null;
  end $$;
create trigger founders_totals_changed after update on founders
  for each row when ((old.live_companies > 0, coalesce(old.country, old.company_country))
    is distinct from (new.live_companies > 0, coalesce(new.country, new.company_country)))
  execute function keep_totals_of_founder();
create trigger founders_totals_removed after delete on founders
  for each row when (old.live_companies > 0) execute function keep_totals_of_founder();

-- How many live listings a founder has by the rows themselves; what is off is mended.
create function mend_live_companies() returns int language sql as $$
  with counted as (
    select f.id, count(l.id)::int as live from founders f
    left join listing_founders lf on lf.founder_id = f.id left join listings l on l.id = lf.listing_id and l.status = 'live'
    group by f.id
  ), mended as (
    update founders f set live_companies = c.live from counted c where c.id = f.id and f.live_companies <> c.live
    returning 1
  )
  select count(*)::int from mended
$$;
select mend_live_companies();

alter function counted_totals() rename to counted_listing_totals;
create function counted_totals() returns table (facet text, key text, status text, total bigint) language sql stable as $$
  select * from counted_listing_totals()
  union all select 'founders', '', 'live', count(*) from founders where live_companies > 0 having count(*) > 0
  union all select 'founders_from', coalesce(country, company_country), 'live', count(*) from founders
    where live_companies > 0 and coalesce(country, company_country) is not null group by 2
$$;
select mend_totals();

create index founders_listed on founders (folded, id) where live_companies > 0;
create index founders_listed_country on founders ((coalesce(country, company_country)), folded, id) where live_companies > 0;
create index founders_name_trigram on founders using gin (folded gin_trgm_ops);
`)
)
