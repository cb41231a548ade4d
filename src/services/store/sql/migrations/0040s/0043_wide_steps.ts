/**
 * Who stands high is found by a few numbers instead of one for each step: beside the step that a listing has in an order
 * its indexes have the four and the sixteen steps that it is among (`0032_standing.ts`). An index goes through the lists of
 * all numbers that it is asked for side by side, so few long ones take a fraction of what many short ones take.
 *
 * Names that look alike are read from the top as well. The letters of a name lead to many more names than look alike;
 * beside them their index has where a listing stands, so that of very many only those that stand high are read.
 *
 * Making the indexes again locks writes to listings for as long as that takes: minutes for a million.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
drop index listings_search;
drop index listings_name_trigram;

-- Each step, the four it is among and the sixteen, as numbers that no two kinds of them share. In steps, because a statement
-- in it would be planned anew for each listing that is written.
create function wide_steps(steps int[]) returns int[] language plpgsql immutable parallel safe as $$
  declare
    found int[] := '{}';
    step int;
  begin
    foreach step in array steps loop
      found := found || array[step, 1000000 + step / 4, 2000000 + step / 16];
    end loop;
    return found;
  end $$;

-- The same steps from one on to another, and maybe some beyond it, in as few numbers.
create function steps_between(lowest int, highest int) returns int[] language plpgsql immutable parallel safe as $$
  declare
    found int[] := '{}';
    step int := lowest;
  begin
    while step <= highest loop
      if step % 16 = 0 then
        found := found || (2000000 + step / 16);
        step := step + 16;
      elsif step % 4 = 0 then
        found := found || (1000000 + step / 4);
        step := step + 4;
      else
        found := found || step;
        step := step + 1;
      end if;
    end loop;
    return found;
  end $$;

-- Bound to what it calls as it is written, because an index is made without a search path.
create or replace function standing(status text, votes int, followers int, views int, trending float8, launched_at timestamptz)
  returns int[] language sql immutable parallel safe return case status
    when 'scheduled' then array[0]
    when 'live' then wide_steps(array[
      1000 + floor(4 * ln(votes + 1) / ln(2))::int, 2000 + floor(4 * ln(followers + 1) / ln(2))::int,
      3000 + floor(4 * ln(views + 1) / ln(2))::int,
      100000 + floor(extract(epoch from launched_at) / 604800)::int
    ]::int[] || case when trending > '-infinity' then array[300000 + floor(least(greatest(trending, -99999), 99999))::int] else '{}'::int[] end)
    else '{}'::int[]
  end;

create index listings_search on listings using gin (
  search, standing(status, votes, followers, views, trending, launched_at),
  marks(status, stage, country, pricing_model), places) with (gin_pending_list_limit = 256);
create index listings_name_trigram on listings using gin (
  fold(name) gin_trgm_ops, standing(status, votes, followers, views, trending, launched_at)) with (gin_pending_list_limit = 256);
analyze listings;

create or replace function standing_highest(lowest int, highest int, share float8) returns int[] language sql stable as $$
  select case when min(number) > lowest then steps_between(min(number), highest) end from (
    select number, sum(frequency) over (order by number desc) - frequency as above
    from pg_stats s,
      unnest(s.most_common_elems::text::int[], s.most_common_elem_freqs) as e (number, frequency)
    where s.schemaname = current_schema and s.tablename = 'listings_search' and s.attname = 'standing'
      and number between lowest and highest
  ) as known where above < share
$$;
`)
)
