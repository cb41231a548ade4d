/**
 * Accounts that are to be deleted, and what of a person stays without them: a vote that decided a week, and what became
 * of votes.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- an account whose person asked that it be deleted, and when it is; the row goes with the account
create table departures (
  user_id int primary key references users on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- what becomes of the listings they own then
  listings text not null check (listings in ('keep', 'remove'))
);
create index departures_due on departures (due_at, user_id);

-- null: whoever it was has left, and nothing says who
alter table votes
  alter column user_id drop not null,
  drop constraint votes_user_id_fkey,
  add foreign key (user_id) references users on delete set null;
alter table vote_events
  alter column user_id drop not null,
  drop constraint vote_events_user_id_fkey,
  add foreign key (user_id) references users on delete set null;
`)
)
