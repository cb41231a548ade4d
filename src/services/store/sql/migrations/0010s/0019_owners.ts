/** Pictures that owners upload. Each is kept once, under the hash of what is served. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- re-encoded by us, as WebP; bytes of that kind do not get smaller by being packed once more
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null
);
alter table images alter column bytes set storage external;
create index images_created on images (created_at);

-- the pictures that a listing shows, or showed and can show again when a version is restored
create table listing_images (
  listing_id int not null references listings on delete cascade,
  hash text not null references images on delete cascade,
  added_at timestamptz not null,
  primary key (listing_id, hash)
);
create index listing_images_hash on listing_images (hash);

-- who shows a picture is asked each time it is served
create index media_url on media (url);
create index founders_avatar on founders (avatar_url) where avatar_url is not null;
`)
)
