/**
 * Several filters at once, also with words. Beside the words of a listing and where it stands in each order, its index has
 * what the listing can be filtered by: so those that meet all of the filters *and* stand high are found by the index
 * alone, and no more of them are read than are wanted, whether nearly all or next to none meet them.
 *
 * Making the table and its indexes again locks listings for as long as that takes: minutes for a million.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- What a public listing is filtered by besides its categories, each with its status: as one text, so that a list that is
-- asked for by several is counted by the index alone.
create function marks(status text, stage text, country text, pricing_model text) returns text[]
  language sql immutable parallel safe as $$
  select case when status in ('live', 'scheduled') then array_remove(array[
    status || ' stage ' || stage, status || ' country ' || country, status || ' pricing ' || lower(pricing_model)], null)
    else '{}'::text[] end
$$;

-- What a listing is filtered by of its categories: each of them, and the branches they are in, less than nothing: of a top
-- category with its subcategories.
create function places(int) returns int[] language sql stable as $$
  select array(
    select lc.category_id from listing_categories lc where lc.listing_id = $1
    union
    select -coalesce(c.parent_id, c.id) from listing_categories lc join categories c on c.id = lc.category_id
    where lc.listing_id = $1
    order by 1)
$$;

drop index listings_search;
-- kept by the triggers below and by nothing else
alter table listings add column places int[] not null default '{}';
-- written as the table is: an update would leave every row behind once more
alter table listings alter column places type int[] using places(id);
create index listings_search on listings using gin (
  search, standing(status, votes, followers, views, trending, launched_at),
  marks(status, stage, country, pricing_model), places) with (gin_pending_list_limit = 256);
analyze listings;

-- By the statement, like the totals of categories, which hold the listings before (triggers run by their names).
create function keep_places() returns trigger language plpgsql as $$
  declare touched int[];
  begin
    if tg_op <> 'DELETE' then select array_agg(listing_id) into touched from new_places; end if;
    if tg_op <> 'INSERT' then select touched || array_agg(listing_id) into touched from old_places; end if;
    update listings set places = places(id)
    where id = any(touched) and places <> places(id);
    return null;
  end $$;
create trigger listing_categories_written_added after insert on listing_categories
  referencing new table as new_places for each statement execute function keep_places();
create trigger listing_categories_written_moved after update on listing_categories
  referencing old table as old_places new table as new_places for each statement execute function keep_places();
create trigger listing_categories_written_removed after delete on listing_categories
  referencing old table as old_places for each statement execute function keep_places();

create function keep_places_of_branch() returns trigger language plpgsql as $$
  begin
    update listings set places = places(id)
    where id in (select listing_id from listing_categories where category_id = new.id);
    return null;
  end $$;
create trigger categories_written after update of parent_id on categories
  for each row when (old.parent_id is distinct from new.parent_id) execute function keep_places_of_branch();
`)
)
