/** Mails that somebody ended, and how far news and reminders have gone. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- kind: one of domain/people/mail/EndableMail.ts; a row is a kind of mail that this account gets no more
create table ended_mails (
  user_id int not null references users on delete cascade,
  kind text not null,
  ended_at timestamptz not null,
  primary key (user_id, kind)
);

-- a launch whose followers are being told, up to which of them; the row goes when all were
create table launch_news (
  listing_id int not null references listings on delete cascade,
  week date not null,
  told_up_to int not null default 0,
  primary key (listing_id, week)
);

-- the launch week before which its owner was reminded of the badge
alter table listings add column badge_reminded_week date;
`)
)
