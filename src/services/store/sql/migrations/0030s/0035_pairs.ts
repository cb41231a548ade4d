/**
 * How many public listings there are by two things at a time: of a stage in a country, of a country in a category, and so
 * on. Kept like all totals are (`0030_totals.ts`): a list by two filters knows its total without looking at a listing, and
 * whoever looks for its page knows which way there is short, also where two filters have much to do with each other.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- Each two of what a listing is filtered by, save two places; what stands first is always the same of two.
create function pairs(places int[], stage text, country text, pricing_model text) returns setof text
  language sql immutable parallel safe as $$
  select one || ', ' || other from (
    select 'place ' || place as one from unnest($1) as place
    union all select 'stage ' || $2 where $2 is not null
    union all select 'country ' || $3 where $3 is not null
  ) as ones, (values ('stage ' || $2), ('country ' || $3), ('pricing ' || lower($4))) as others (other)
  where other is not null and (one like 'place %' or (one like 'stage %' and other not like 'stage %')
    or (one like 'country %' and other like 'pricing %'))
$$;

create function keep_totals_of_pairs() returns trigger language plpgsql as $$
  begin
    insert into listing_totals (facet, key, status, moved)
    select 'pair', key, status, sum(moved) from (
      select pairs(old.places, old.stage, old.country, old.pricing_model) as key, old.status, -1 as moved where tg_op <> 'INSERT'
      union all
      select pairs(new.places, new.stage, new.country, new.pricing_model), new.status, 1 where tg_op <> 'DELETE'
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
  from listings l, pairs(l.places, l.stage, l.country, l.pricing_model) as p (key)
  where l.status in ('live', 'scheduled') group by p.key, l.status
$$;
select mend_totals();
`)
)
