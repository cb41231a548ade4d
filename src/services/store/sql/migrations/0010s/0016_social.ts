/** How people are told of what they follow, the news that waits for its digest, and reviews that are read before they are shown. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table users add column follow_news text not null default 'each'
  check (follow_news in ('each', 'daily', 'weekly', 'none'));

-- when somebody was last mailed about this listing
alter table followers add column told_at timestamptz;
create index followers_listing on followers (listing_id, user_id);

-- an update that somebody is yet to be told of, and when; the row goes in the transaction that queues the mail
create table waiting_news (
  user_id int not null references users on delete cascade,
  update_id int not null references listing_updates on delete cascade,
  due_at timestamptz not null,
  primary key (user_id, update_id)
);
create index waiting_news_due on waiting_news (due_at, user_id);
create index waiting_news_update on waiting_news (update_id);

-- What was there was shown. The text of a row never changes: an edit is a row of its own, so whoever decides on one
-- decides on what they have read.
alter table reviews
  add column status text not null default 'published' check (status in ('pending', 'published', 'rejected')),
  -- why it was not published, as its author is told
  add column reason text,
  add column decided_at timestamptz,
  -- the site team has yet to be mailed that it waits
  add column awaits_report boolean not null default false,
  drop constraint reviews_user_id_listing_id_key,
  add check (status = 'rejected' or reason is null);
alter table reviews alter column status set default 'pending';
-- one that is shown, and one that waits or was refused
create unique index reviews_one on reviews (user_id, listing_id, (status = 'published'));
drop index reviews_listing;
create index reviews_listing on reviews (listing_id, at desc, id desc) where status = 'published';
create index reviews_pending on reviews (id) where status = 'pending';
create index reviews_unreported on reviews (at) where awaits_report;
`)
)
