/**
 * How many public listings there are: in all, in each category, stage, country and pricing model, and how many launches
 * each week has. A total is the sum of its rows in `listing_totals`; whatever changes what is counted adds rows that say
 * by how much. Nobody ever waits for a counter that somebody else moves, so publishing does not queue and cannot lock
 * two writers against each other; every so many rows whoever wrote the last folds those that are free into one each.
 *
 * The database keeps them, as it keeps its indexes: many writes change what is counted, and none of them can forget to.
 * Row by row with a condition, because most writes to a listing (votes, views, badge checks) move no total and pay nothing.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table listing_totals (
  id bigint generated always as identity primary key,
  -- all; stage, country, pricing; category (its own listings), branch (of a top category with its subcategories, each
  -- listing once); voted, trending, billboard, rated (by source), revenue (by its day): what the boards rank; launched,
  -- planned (launches of a week), day (those of a week that went live on a day); updates (the news of public listings)
  facet text not null,
  key text not null,
  status text not null check (status in ('live', 'scheduled')),
  moved int not null
);
create index listing_totals_of on listing_totals (facet, key, status) include (moved);

create function keep_totals_of_listing() returns trigger language plpgsql as $$
  declare
    was text := case when tg_op <> 'INSERT' then old.status end;
    becomes text := case when tg_op <> 'DELETE' then new.status end;
    -- What hangs on a new listing counts itself, even where one statement writes both; else a change of status moves it.
    holder int := case when tg_op <> 'INSERT' and was is distinct from becomes then old.id end;
  begin
    insert into listing_totals (facet, key, status, moved)
    select facet, key, status, sum(moved) from (
      select v.facet, v.key, was as status, -1 as moved from (values
        ('all', ''), ('stage', old.stage), ('country', old.country), ('pricing', lower(old.pricing_model)),
        ('planned', case was when 'scheduled' then old.launch_week::text end),
        ('voted', case when old.votes > 0 then '' end), ('trending', case when old.trending > '-infinity' then '' end),
        ('billboard', case when old.billboard_cents > 0 then '' end),
        ('rated', case when old.domain_rating is not null then old.domain_rating_source end),
        ('revenue', case when old.revenue_cents is not null then old.revenue_as_of::text end)) as v (facet, key)
      union all
      select v.facet, v.key, becomes, 1 from (values
        ('all', ''), ('stage', new.stage), ('country', new.country), ('pricing', lower(new.pricing_model)),
        ('planned', case becomes when 'scheduled' then new.launch_week::text end),
        ('voted', case when new.votes > 0 then '' end), ('trending', case when new.trending > '-infinity' then '' end),
        ('billboard', case when new.billboard_cents > 0 then '' end),
        ('rated', case when new.domain_rating is not null then new.domain_rating_source end),
        ('revenue', case when new.revenue_cents is not null then new.revenue_as_of::text end)) as v (facet, key)
      union all
      select h.facet, h.key, s.status, s.moved * h.size from (
        select 'category' as facet, lc.category_id::text as key, null as only, 1 as size from listing_categories lc
        where lc.listing_id = holder
        union all
        select distinct 'branch', coalesce(c.parent_id, c.id)::text, null, 1
        from listing_categories lc join categories c on c.id = lc.category_id where lc.listing_id = holder
        union all
        select case when a.went_live_at is null then 'planned' else 'launched' end, a.week::text, 'live', 1
        from launches a where a.listing_id = holder
        union all
        select 'day', a.week || ' ' || (a.went_live_at at time zone 'UTC')::date, 'live', 1
        from launches a where a.listing_id = holder and a.went_live_at is not null
        union all
        select 'updates', '', null, count(*)::int from listing_updates u where u.listing_id = holder having count(*) > 0
      ) as h, (values (was, -1), (becomes, 1)) as s (status, moved)
      where holder is not null and s.status = coalesce(h.only, s.status)
    ) as moves
    where status in ('live', 'scheduled') and key is not null group by facet, key, status having sum(moved) <> 0;
    return case when tg_op = 'DELETE' then old end;
  end $$;
create trigger listings_totals_added after insert on listings
  for each row when (new.status in ('live', 'scheduled')) execute function keep_totals_of_listing();
create trigger listings_totals_changed after update on listings
  for each row when ((old.status in ('live', 'scheduled') or new.status in ('live', 'scheduled'))
    and (old.status, old.stage, old.country, old.pricing_model, old.launch_week, old.votes > 0, old.trending > '-infinity',
        old.billboard_cents > 0, old.domain_rating is null, old.domain_rating_source, old.revenue_cents is null,
        old.revenue_as_of)
      is distinct from (new.status, new.stage, new.country, new.pricing_model, new.launch_week, new.votes > 0,
        new.trending > '-infinity', new.billboard_cents > 0, new.domain_rating is null, new.domain_rating_source,
        new.revenue_cents is null, new.revenue_as_of))
  execute function keep_totals_of_listing();
-- before, while its categories and launches are still there
create trigger listings_totals_removed before delete on listings
  for each row when (old.status in ('live', 'scheduled')) execute function keep_totals_of_listing();

-- Places in categories: what the listing has now against what it had before. Its row is held, so that two who place it,
-- or one who places and one who publishes it, count one after the other.
create function keep_totals_of_places() returns trigger language plpgsql as $$
  declare added listing_categories[]; removed listing_categories[]; touched int[];
  begin
    if tg_op <> 'DELETE' then select array_agg(n) into added from new_places n; end if;
    if tg_op <> 'INSERT' then select array_agg(o) into removed from old_places o; end if;
    touched := array(select listing_id from unnest(added || removed));
    perform from listings where id = any(touched) order by id for no key update;
    insert into listing_totals (facet, key, status, moved)
    with places as (
      select p.listing_id, p.category_id, 1 as moved from listing_categories p where p.listing_id = any(touched)
      union all (
        (select p.listing_id, p.category_id, -1 from listing_categories p where p.listing_id = any(touched)
          except all select listing_id, category_id, -1 from unnest(added))
        union all select listing_id, category_id, -1 from unnest(removed)
      )
    ), moves as (
      select listing_id, 'category' as facet, category_id as key, moved from places
      union all
      select distinct p.listing_id, 'branch', coalesce(c.parent_id, c.id), p.moved
      from places p join categories c on c.id = p.category_id
    )
    select m.facet, m.key::text, l.status, sum(m.moved) from moves m join listings l on l.id = m.listing_id
    where l.status in ('live', 'scheduled') group by 1, 2, 3 having sum(m.moved) <> 0;
    return null;
  end $$;
create trigger listing_categories_totals_added after insert on listing_categories
  referencing new table as new_places for each statement execute function keep_totals_of_places();
create trigger listing_categories_totals_moved after update on listing_categories
  referencing old table as old_places new table as new_places for each statement execute function keep_totals_of_places();
create trigger listing_categories_totals_removed after delete on listing_categories
  referencing old table as old_places for each statement execute function keep_totals_of_places();

create function keep_totals_of_launch() returns trigger language plpgsql as $$
  begin
    perform from listings where id = case tg_op when 'DELETE' then old.listing_id else new.listing_id end
      and status = 'live' for no key update;
    if not found then return null; end if;
    insert into listing_totals (facet, key, status, moved)
    select v.facet, v.key, 'live', m.moved from (
      select old.week, old.went_live_at as at, -1 as moved where tg_op <> 'INSERT'
      union all select new.week, new.went_live_at, 1 where tg_op <> 'DELETE'
    ) as m, lateral (values
      (case when m.at is null then 'planned' else 'launched' end, m.week::text),
      ('day', m.week || ' ' || (m.at at time zone 'UTC')::date)
    ) as v (facet, key) where v.key is not null;
    return null;
  end $$;
create trigger launches_totals after insert or delete on launches
  for each row execute function keep_totals_of_launch();
create trigger launches_totals_moved after update of week, went_live_at on launches
  for each row when ((old.week, old.went_live_at) is distinct from (new.week, new.went_live_at))
  execute function keep_totals_of_launch();

create function keep_totals_of_update() returns trigger language plpgsql as $$
  declare holder text;
  begin
    select status into holder from listings
    where id = case tg_op when 'DELETE' then old.listing_id else new.listing_id end
      and status in ('live', 'scheduled') for no key update;
    if found then
      insert into listing_totals (facet, key, status, moved)
      values ('updates', '', holder, case tg_op when 'DELETE' then -1 else 1 end);
    end if;
    return null;
  end $$;
create trigger listing_updates_totals after insert or delete on listing_updates
  for each row execute function keep_totals_of_update();

-- The same from the rows themselves.
create function counted_totals() returns table (facet text, key text, status text, total bigint) language sql stable as $$
  with open as (select * from listings where status in ('live', 'scheduled')),
  own as (
    select o.status, v.facet, v.key from open o, lateral (values
        ('all', ''), ('stage', o.stage), ('country', o.country), ('pricing', lower(o.pricing_model)),
        ('planned', case o.status when 'scheduled' then o.launch_week::text end),
        ('voted', case when o.votes > 0 then '' end), ('trending', case when o.trending > '-infinity' then '' end),
        ('billboard', case when o.billboard_cents > 0 then '' end),
        ('rated', case when o.domain_rating is not null then o.domain_rating_source end),
        ('revenue', case when o.revenue_cents is not null then o.revenue_as_of::text end)) as v (facet, key)
  ),
  placed as (select o.status, lc.listing_id, lc.category_id, coalesce(c.parent_id, c.id) as root
    from open o join listing_categories lc on lc.listing_id = o.id join categories c on c.id = lc.category_id)
  select w.facet, w.key, w.status, count(*) from own w where w.key is not null group by 1, 2, 3
  union all select 'category', p.category_id::text, p.status, count(*) from placed p group by p.category_id, p.status
  union all select 'branch', p.root::text, p.status, count(distinct p.listing_id) from placed p group by p.root, p.status
  union all select case when a.went_live_at is null then 'planned' else 'launched' end, a.week::text, o.status, count(*)
    from launches a join open o on o.id = a.listing_id where o.status = 'live' group by 1, 2, 3
  union all select 'day', a.week || ' ' || (a.went_live_at at time zone 'UTC')::date, o.status, count(*)
    from launches a join open o on o.id = a.listing_id
    where o.status = 'live' and a.went_live_at is not null group by 1, 2, 3
  union all select 'updates', '', o.status, count(*) from listing_updates u join open o on o.id = u.listing_id group by 3
$$;

-- Adds what is missing or too much, and says how much that was. One statement, so one moment: what is under way while it
-- runs is in neither sum. Whoever calls it sees to it that nobody else does meanwhile.
create function mend_totals() returns table (facet text, key text, status text, off bigint) language sql as $$
  insert into listing_totals (facet, key, status, moved)
  select facet, key, status, coalesce(c.total, 0) - coalesce(k.total, 0) from counted_totals() as c
  full join (select t.facet, t.key, t.status, sum(t.moved) as total from listing_totals t group by 1, 2, 3) as k
    using (facet, key, status)
  where coalesce(c.total, 0) <> coalesce(k.total, 0)
  returning facet, key, status, moved::bigint
$$;

-- One row for each total, of the rows that nobody else is folding.
create function fold_totals() returns void language sql as $$
  with taken as (
    delete from listing_totals where id in (select id from listing_totals for update skip locked)
    returning facet, key, status, moved
  )
  insert into listing_totals (facet, key, status, moved)
  select facet, key, status, sum(moved) from taken group by facet, key, status having sum(moved) <> 0
$$;
create function fold_totals_now_and_then() returns trigger language plpgsql as $$
  begin
    perform fold_totals();
    return null;
  end $$;
create trigger listing_totals_folded after insert on listing_totals
  for each row when (new.id % 10000 = 0) execute function fold_totals_now_and_then();

-- Which categories make a branch changes seldom: then all is counted anew, and nobody moves a total meanwhile.
create function keep_totals_of_branches() returns trigger language plpgsql as $$
  begin
    lock table listing_totals in share row exclusive mode;
    perform mend_totals();
    return null;
  end $$;
create trigger categories_totals after update of parent_id on categories
  for each row when (old.parent_id is distinct from new.parent_id) execute function keep_totals_of_branches();

select mend_totals();
`)
)
