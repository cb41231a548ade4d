/**
 * How many visitors went on to a product's website from its page, a day, beside how many saw the page. Who was counted
 * stands in `day_visits` for either, under a hash of its own, and is forgotten with it.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`alter table listing_views add column clicks int not null default 0 check (clicks >= 0);`)
)
