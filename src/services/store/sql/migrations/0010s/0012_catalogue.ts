/** What is sold, as data: what each product does, in which weeks and how many; and the rates of VAT. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
alter table products
  -- what is done for a buyer (domain/money/Product.ts)
  add column kind text not null default 'manual' check (kind in ('launch', 'skip_queue', 'relaunch', 'featured',
    'extra_categories', 'ai_review', 'billboard', 'manual', 'bundle')),
  -- taken off sale by the admin, whatever its price
  add column on_sale boolean not null default true,
  -- places a week; null: unlimited, or the free plan's where the week is of its queue
  add column weekly_capacity int check (weekly_capacity > 0),
  -- how many weeks ahead it is sold, the next one first
  add column weeks_ahead int not null default 12 check (weeks_ahead between 1 and 104),
  -- what a listing must have for it, beside its status
  add column requires text check (requires in ('award')),
  -- follows from the kind
  drop column has_weeks;
update products set kind = case
  when code in ('launch', 'skip_queue', 'relaunch', 'featured', 'extra_categories', 'ai_review') then code
  when code = 'billboard_min' then 'billboard'
  when includes is not null then 'bundle'
  else 'manual' end;
update products set weekly_capacity = 3 where code = 'featured';
-- a bundle that a site without a model can sell
update products set includes = array_remove(includes, 'ai_review') where code = 'launch_bundle' and price_cents is null;
update products set requires = 'award' where code like 'trophy\\_%';
-- what these were called and described as, where the admin left it so, was another thing than is sold
update products set name = 'AI review'
where code = 'ai_review' and name = 'Profile review';
update products set description = 'A marked place at the top of one launch week, labelled as paid: the week you choose, or the one you launch in. It changes no rank and no search result.'
where code = 'featured' and description = 'A marked place at the top of the launch week, labelled as paid. It changes no rank and no search result.';
update products set description = 'A review of your product that AI writes from your own website, every sentence with its quote. It is shown on your listing''s page as written by AI, and counts in no rating and no rank.'
where code = 'ai_review' and description = 'Reads your listing against your own website and sends back what is missing, what is unclear and what your site says better. You decide what to change.';
update products set description = 'A launch in the week you choose, the featured place in that week and up to three further categories, together for less than their sum.'
where code = 'launch_bundle' and description = 'A launch in the week you choose, the featured place, three further categories and a profile review, together for less than their sum.';

-- standard rates for electronic services; the newest row that has begun counts
create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  -- per cent
  rate numeric(5, 2) not null check (rate between 0 and 100),
  -- Northern Ireland has a rate of the Union for goods and none for services
  services boolean not null default true,
  source text not null,
  primary key (country, valid_from)
);
`)
)
