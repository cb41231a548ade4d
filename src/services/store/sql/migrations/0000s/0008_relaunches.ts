/**
 * A listing says when it was launched last, so that a fresh launch is news, and when it was launched first. Those
 * that were launched again before this was kept say it by their launches.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- null where launched_at is the first launch as well
alter table listings add column first_launched_at timestamptz check (first_launched_at <= launched_at);
update listings l set first_launched_at = l.launched_at, launched_at = latest.went_live_at
from (select listing_id, max(went_live_at) as went_live_at from launches group by listing_id) as latest
where latest.listing_id = l.id and latest.went_live_at > l.launched_at;
`)
)
