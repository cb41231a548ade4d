/**
 * How many public listings there are by two things at a time: of a stage in a country, of a country in a category, and so
 * on. Kept like all totals are (`0030_totals.ts`): a list by two filters knows its total without looking at a listing, and
 * whoever looks for its page knows which way there is short, also where two filters have much to do with each other.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- Each two of what a listing is filtered by, save two places; what stands first is always the same of two. In steps, because
-- a statement in it would be planned anew for each listing that is written.
create function pairs(places int[], stage text, country text, pricing_model text) returns text[]
  language plpgsql immutable parallel safe as $$
  declare
    named text[] := array_remove(array['stage ' || stage, 'country ' || country, 'pricing ' || lower(pricing_model)], null);
    found text[] := '{}';
    place int;
  begin
    for nth in 1 .. cardinality(named) loop
      foreach place in array places loop
        found := found || ('place ' || place || ', ' || named[nth]);
      end loop;
      for later in nth + 1 .. cardinality(named) loop
        found := found || (named[nth] || ', ' || named[later]);
      end loop;
    end loop;
    return found;
  end $$;

create function keep_totals_of_pairs() returns trigger language plpgsql as $$
  begin
    insert into listing_totals (facet, key, status, moved)
    select 'pair', key, status, sum(moved) from (
      select unnest(pairs(old.places, old.stage, old.country, old.pricing_model)) as key, old.status, -1 as moved where tg_op <> 'INSERT'
      union all
      select unnest(pairs(new.places, new.stage, new.country, new.pricing_model)), new.status, 1 where tg_op <> 'DELETE'
    ) as moves where status in ('live', 'scheduled') group by key, status having sum(moved) <> 0;
    return null;
  end $$;
create trigger listings_totals_of_pairs_added after insert on listings
  for each row when (new.status in ('live', 'scheduled')) execute function keep_totals_of_pairs();
create trigger listings_totals_of_pairs_changed after update on listings
  for each row when ((old.status in ('live', 'scheduled') or new.status in ('live', 'scheduled'))
    and (old.status, old.places, old.stage, old.country, old.pricing_model)
      is distinct from (new.status, new.places, new.stage, new.country, new.pricing_model))
  execute function keep_totals_of_pairs();
create trigger listings_totals_of_pairs_removed after delete on listings
  for each row when (old.status in ('live', 'scheduled')) execute function keep_totals_of_pairs();

alter function counted_totals() rename to counted_single_totals;
create function counted_totals() returns table (facet text, key text, status text, total bigint) language sql stable as $$
  select * from counted_single_totals()
  union all
  select 'pair', p.key, l.status, count(*)
  from listings l, unnest(pairs(l.places, l.stage, l.country, l.pricing_model)) as p (key)
  where l.status in ('live', 'scheduled') group by p.key, l.status
$$;
select mend_totals();
`)
)
