/**
 * Words that many listings hold, read from the top. Beside the words of a listing its index has where the listing stands
 * in each order a search can be asked for, in steps: so the listings that hold a word *and* stand high are found by the
 * index alone, and no more of them are read than are wanted.
 *
 * Making the index again locks writes to listings for as long as that takes: minutes for a million.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- Steps of a quarter of a doubling for counts, of a week for launches, of a half-life for what decays. Each order has
-- numbers of its own; within them a higher place never has a lower number. Who has no score has no number: they are last.
create function standing(status text, votes int, followers int, views int, trending float8, launched_at timestamptz)
  returns int[] language sql immutable parallel safe as $$
  select case status
    when 'scheduled' then array[0]
    when 'live' then array[
      1000 + floor(4 * ln(votes + 1) / ln(2))::int, 2000 + floor(4 * ln(followers + 1) / ln(2))::int,
      3000 + floor(4 * ln(views + 1) / ln(2))::int,
      100000 + floor(extract(epoch from launched_at) / 604800)::int
    ]::int[] || case when trending > '-infinity' then array[300000 + floor(least(greatest(trending, -99999), 99999))::int] else '{}'::int[] end
    else '{}'::int[]
  end
$$;

drop index if exists listings_search;
create index listings_search on listings
  using gin (search, standing(status, votes, followers, views, trending, launched_at)) with (gin_pending_list_limit = 256);
analyze listings;

-- The numbers of one order, from the lowest of an order's to its highest, that this share of all listings has, from the
-- highest down: all there are where that takes every one of them, and null where nobody knows. By what the planner
-- knows: nothing is read for it, and nothing may rest on it.
create function standing_highest(lowest int, highest int, share float8) returns int[] language sql stable as $$
  select case when min(number) > lowest then array(select generate_series(min(number), highest)) end from (
    select number, sum(frequency) over (order by number desc) - frequency as above
    from pg_stats s,
      unnest(s.most_common_elems::text::int[], s.most_common_elem_freqs) as e (number, frequency)
    where s.schemaname = current_schema and s.tablename = 'listings_search' and s.attname = 'standing'
      and number between lowest and highest
  ) as known where above < share
$$;
`)
)
