/**
 * Whoever counts what hangs on a listing holds its row first, whatever its status is. Holding it only where it was public
 * looked at the status of before the wait: one that was being published meanwhile was taken for hidden, its publisher did
 * not see what was not committed yet, and neither of the two counted it.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- The status of a listing, which nobody changes from now on until the transaction ends; null where it is gone.
create function held_status(int) returns text language sql volatile as $$
  select status from listings where id = $1 for no key update
$$;

create or replace function keep_totals_of_launch() returns trigger language plpgsql as $$
  begin
    if held_status(case tg_op when 'DELETE' then old.listing_id else new.listing_id end) = 'live' then
      insert into listing_totals (facet, key, status, moved)
      select v.facet, v.key, 'live', m.moved from (
        select old.week, old.went_live_at as at, -1 as moved where tg_op <> 'INSERT'
        union all select new.week, new.went_live_at, 1 where tg_op <> 'DELETE'
      ) as m, lateral (values
        (case when m.at is null then 'planned' else 'launched' end, m.week::text),
        ('day', m.week || ' ' || (m.at at time zone 'UTC')::date)
      ) as v (facet, key) where v.key is not null;
    end if;
    return null;
  end $$;

create or replace function keep_totals_of_update() returns trigger language plpgsql as $$
  declare holder text := held_status(case tg_op when 'DELETE' then old.listing_id else new.listing_id end);
  begin
    if holder in ('live', 'scheduled') then
      insert into listing_totals (facet, key, status, moved)
      values ('updates', '', holder, case tg_op when 'DELETE' then -1 else 1 end);
    end if;
    return null;
  end $$;

create or replace function keep_live_companies_of_founder() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and held_status(old.listing_id) = 'live' then
      update founders set live_companies = live_companies - 1 where id = old.founder_id;
    end if;
    if tg_op <> 'DELETE' and held_status(new.listing_id) = 'live' then
      update founders set live_companies = live_companies + 1 where id = new.founder_id;
    end if;
    return null;
  end $$;

-- What was missed.
select mend_live_companies();
select mend_totals();
`)
)
