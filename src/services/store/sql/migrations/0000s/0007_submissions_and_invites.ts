/**
 * What a submission keeps (what the draft said then, and the categories it chose that are not shown yet), which
 * invitations were mailed, and values in the forms that are kept since.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- null: never submitted, or submitted before this was kept, when every edit had reached the listing at once
alter table drafts add column submitted jsonb;

-- how many categories beside its primary one a listing may show: what was bought
alter table listings add column extra_categories int not null default 0 check (extra_categories between 0 and 3);
update listings l set extra_categories = least(3, (
  select count(*) from listing_categories lc where lc.listing_id = l.id and not lc.is_primary
));
-- chosen by its owner and not shown until then
create table waiting_categories (
  listing_id int not null references listings on delete cascade,
  category_id int not null references categories,
  position int not null,
  primary key (listing_id, category_id)
);

-- when the mail of an invitation was last sent; null: kept, but its address had been mailed enough
alter table draft_invites add column mailed_at timestamptz;
update draft_invites set mailed_at = created_at;
create index draft_invites_mailed on draft_invites (email, mailed_at) where mailed_at is not null;

-- a comparison says with a code why it failed, as a draft does
update drafts set competitor = jsonb_set(competitor, '{error}',
    jsonb_build_object('code', 'unreachable', 'message', competitor->'error'))
  where jsonb_typeof(competitor->'error') = 'string';

-- as the filters take them (domain/listing/FieldForms.ts)
update listings set stage = nullif(trim('-' from left(regexp_replace(fold(stage), '[^a-z0-9]+', '-', 'g'), 220)), '')
  where stage !~ '^[a-z0-9][a-z0-9-]*$';
update listings set pricing_model = nullif(trim('-' from
    left(regexp_replace(lower(trim(pricing_model)), '[[:space:]_-]+', '-', 'g'), 40)), '')
  where pricing_model ~ '[[:space:]_A-Z]' or length(pricing_model) > 40;
`)
)
