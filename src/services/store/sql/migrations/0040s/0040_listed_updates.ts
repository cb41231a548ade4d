/**
 * News of public listings are read in their order from an index. Whether its listing is public stands on each of them, so
 * that a far page looks at no listing to leave it out.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- kept by the triggers below and by nothing else
alter table listing_updates add column listed boolean not null default false;

-- The listing's row is held, so that whoever publishes it and whoever posts about it follow one another.
create function list_update() returns trigger language plpgsql as $$
  begin
    new.listed := coalesce(held_status(new.listing_id) in ('live', 'scheduled'), false);
    return new;
  end $$;
create trigger listing_updates_listed before insert or update of listing_id on listing_updates
  for each row execute function list_update();

create function list_updates_of_listing() returns trigger language plpgsql as $$
  begin
    update listing_updates set listed = new.status in ('live', 'scheduled') where listing_id = new.id;
    return null;
  end $$;
create trigger listings_updates_listed after update of status on listings
  for each row when ((old.status in ('live', 'scheduled')) <> (new.status in ('live', 'scheduled')))
  execute function list_updates_of_listing();

-- The same from the rows themselves; what is off is mended.
create function mend_listed_updates() returns int language sql as $$
  with mended as (
    update listing_updates u set listed = not u.listed from listings l
    where l.id = u.listing_id and u.listed <> (l.status in ('live', 'scheduled'))
    returning 1
  )
  select count(*)::int from mended
$$;
select mend_listed_updates();

drop index listing_updates_newest;
create index listing_updates_newest on listing_updates (published_at desc, id desc) where listed;
`)
)
