/**
 * Where a founder is from: what they set themselves, else the country of their primary company. The latter is kept
 * beside them so that an index finds it. Many writes can change it (a listing's country, its launch, who stands on
 * it), and none of them can forget to, because the database keeps it as it keeps its indexes.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
-- founders.country is what the person set themselves; this one is kept by the triggers below and by nothing else
alter table founders add column company_country text check (company_country ~ '^[A-Z]{2}$');

-- The primary company: of those anyone may see, the one they stand foremost in, and of these the one launched first.
create function primary_company_country(founder int) returns text language sql stable
  return (
    select l.country from listing_founders lf join listings l on l.id = lf.listing_id
    where lf.founder_id = founder and l.status in ('live', 'scheduled')
    order by lf.position, coalesce(l.first_launched_at, l.launched_at) nulls last, l.id limit 1
  );

create function keep_company_country_of_listing() returns trigger language plpgsql as $$
  begin
    update founders f set company_country = primary_company_country(f.id)
    where f.id in (select founder_id from listing_founders where listing_id = new.id)
      and company_country is distinct from primary_company_country(f.id);
    return null;
  end $$;
create trigger listings_company_country after update of country, status, launched_at, first_launched_at on listings
  for each row when ((old.country, old.status, old.launched_at, old.first_launched_at)
    is distinct from (new.country, new.status, new.launched_at, new.first_launched_at))
  execute function keep_company_country_of_listing();

create function keep_company_country_of_founder() returns trigger language plpgsql as $$
  declare founder int := case tg_op when 'DELETE' then old.founder_id else new.founder_id end;
  begin
    update founders f set company_country = primary_company_country(f.id)
    where f.id = founder and company_country is distinct from primary_company_country(f.id);
    return null;
  end $$;
create trigger listing_founders_company_country after insert or update or delete on listing_founders
  for each row execute function keep_company_country_of_founder();

update founders f set company_country = primary_company_country(f.id);

drop index founders_country;
create index founders_country on founders ((coalesce(country, company_country)));
`)
)
