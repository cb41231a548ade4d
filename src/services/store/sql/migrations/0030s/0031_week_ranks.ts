/**
 * A week's rank is read in its order from an index: its launches with the votes that count for the week, when that count
 * was reached, and what parts equal ones. The database keeps the two beside the votes, as whoever removes a vote,
 * reviews it or leaves could forget to.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table launches
  -- counted votes up to the end of the week, and the last of them; votes counts those that came later, too
  add column week_votes int not null default 0 check (week_votes >= 0),
  add column reached_at timestamptz,
  -- of its listing, where it never changes
  add column slug text;

create function name_launch() returns trigger language plpgsql as $$
  begin
    new.slug := (select slug from listings where id = new.listing_id);
    return new;
  end $$;
create trigger launches_named before insert on launches for each row execute function name_launch();

create function keep_week_votes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update launches set week_votes = week_votes + 1, reached_at = greatest(reached_at, new.at)
      where id = new.launch_id and new.at < (week + 7)::timestamp at time zone 'UTC';
    else
      -- of what is left, which may have been reached earlier
      update launches a set (week_votes, reached_at) = (
        select count(*), max(v.at) from votes v
        where v.launch_id = a.id and v.weight > 0 and v.at < (a.week + 7)::timestamp at time zone 'UTC')
      where id = old.launch_id;
    end if;
    return null;
  end $$;
create trigger votes_added after insert on votes for each row when (new.weight > 0) execute function keep_week_votes();
create trigger votes_changed after update on votes
  for each row when ((old.weight, old.at) is distinct from (new.weight, new.at)) execute function keep_week_votes();
create trigger votes_removed after delete on votes for each row when (old.weight > 0) execute function keep_week_votes();

update launches a set slug = l.slug from listings l where l.id = a.listing_id;
update launches a set week_votes = v.votes, reached_at = v.at
from (
  select v.launch_id, count(*) as votes, max(v.at) as at from votes v join launches a on a.id = v.launch_id
  where v.weight > 0 and v.at < (a.week + 7)::timestamp at time zone 'UTC' group by v.launch_id
) as v where v.launch_id = a.id;
alter table launches alter column slug set not null;

create index launches_rank on launches (week, week_votes desc, reached_at, went_live_at, slug collate "C")
  where went_live_at is not null;
create index launches_live on launches (week, went_live_at desc, listing_id desc) where went_live_at is not null;
`)
)
