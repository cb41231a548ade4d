/**
 * Who bought what, what was paid and what was done for it. Amounts of an order never change once it is made, and what
 * was paid, invoiced and booked is only ever added to: the triggers below hold both.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create table orders (
  id int generated always as identity primary key,
  number text not null unique check (number ~ '^LB-[0-9A-HJKMNP-TV-Z]{10}$'),
  user_id int references users on delete set null,
  -- the address of its page: whoever knows it sees the order and may pay it, and nothing else
  secret text not null unique check (length(secret) >= 22),
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'expired', 'partially_refunded', 'refunded', 'disputed')),
  currency text not null check (currency = 'USD'),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  -- an OrderVat without its amount: a preview until the billing details are given, and final once paid
  vat jsonb not null,
  vat_cents bigint not null check (vat_cents >= 0),
  total_cents bigint not null check (total_cents = subtotal_cents + vat_cents),
  -- whom the invoice is for; null until they have said
  billing jsonb,
  -- what the caller said of it when the order was made, to begin with: {country, vat_number}
  hint jsonb not null default '{}',
  -- it is paid in test mode
  test boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- given up by the person; it is expired from then on
  cancelled_at timestamptz,
  check ((status in ('pending', 'expired')) = (paid_at is null)),
  check (cancelled_at is null or status <> 'pending')
);
create index orders_user on orders (user_id, id desc);
create index orders_expiring on orders (expires_at) where status = 'pending';

create table order_lines (
  id int generated always as identity primary key,
  order_id int not null references orders,
  position int not null,
  product text not null,
  name text not null,
  listing_id int references listings on delete set null,
  week date check (extract(isodow from week) = 1),
  amount_cents bigint not null check (amount_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  options jsonb,
  categories text[],
  -- how the price came about, as the catalogue stood: {unit_price_cents, choices: [{option, value, price_cents}]}
  priced jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'fulfilled', 'manual', 'failed', 'reversed')),
  status_at timestamptz,
  detail text,
  -- what of the line went back, and of its VAT
  refunded_cents bigint not null default 0,
  refunded_vat_cents bigint not null default 0,
  check (refunded_cents between 0 and amount_cents and refunded_vat_cents between 0 and vat_cents),
  unique (order_id, position)
);
create index order_lines_listing on order_lines (listing_id);
create index order_lines_manual on order_lines (id) where status = 'manual';
create index order_lines_open on order_lines (status_at) where status = 'failed';

-- what is done for a line: itself, or each part of a bundle; the row is what makes it happen once
create table order_parts (
  line_id int not null references order_lines,
  position int not null,
  product text not null,
  kind text not null,
  week date check (extract(isodow from week) = 1),
  status text not null default 'pending' check (status in ('pending', 'fulfilled', 'manual', 'failed', 'reversed')),
  at timestamptz,
  detail text,
  -- what it takes to undo it
  undo jsonb,
  -- out of effect while the payment is disputed
  frozen boolean not null default false,
  primary key (line_id, position)
);
create index order_parts_pending on order_parts (line_id) where status = 'pending';

-- places of a product in a week: held for an order that waits for payment, then taken
create table week_places (
  id int generated always as identity primary key,
  kind text not null,
  week date not null check (extract(isodow from week) = 1),
  listing_id int not null references listings on delete cascade,
  -- null: given by the site team
  line_id int references order_lines,
  state text not null check (state in ('held', 'taken')),
  held_until timestamptz,
  frozen boolean not null default false,
  check ((state = 'held') = (held_until is not null))
);
create unique index week_places_line on week_places (line_id, kind) where line_id is not null;
create index week_places_week on week_places (kind, week);
create index week_places_listing on week_places (listing_id);

-- one try to pay: a session of the payment provider; what is agreed is in it and never changes
create table payments (
  id uuid primary key,
  order_id int not null references orders,
  provider text not null,
  session_id text unique,
  url text,
  state text not null check (state in ('opening', 'open', 'paid', 'closed', 'review')),
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null check (currency = 'USD'),
  vat jsonb not null,
  vat_cents bigint not null,
  billing jsonb not null,
  -- the provider's name for the money, by which it is refunded and disputed
  payment_ref text unique,
  payer_country text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- when the provider is asked next, in case it never says
  look_at timestamptz,
  looks int not null default 0,
  -- the person has done their part, and their bank not yet
  processing boolean not null default false
);
create unique index payments_open on payments (order_id) where state in ('opening', 'open');
create index payments_order on payments (order_id);
create index payments_due on payments (look_at) where look_at is not null;

-- what the provider told; the row commits with what it caused, so telling it again changes nothing
create table payment_events (
  id text primary key,
  provider text not null,
  type text not null,
  subject text,
  received_at timestamptz not null
);

create table refunds (
  id uuid primary key,
  order_id int not null references orders,
  payment_id uuid not null references payments,
  -- with its VAT
  amount_cents bigint not null check (amount_cents > 0),
  vat_cents bigint not null check (vat_cents >= 0),
  reason text not null,
  -- requested: to be asked of the provider; sent: it took it; done: the money is on its way; failed: it refused
  state text not null check (state in ('requested', 'sent', 'done', 'failed')),
  provider_ref text unique,
  error text,
  requested_by text not null,
  requested_at timestamptz not null,
  done_at timestamptz
);
create index refunds_order on refunds (order_id);
create index refunds_open on refunds (requested_at) where state in ('requested', 'sent');
create table refund_lines (
  refund_id uuid not null references refunds,
  line_id int not null references order_lines,
  amount_cents bigint not null check (amount_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  primary key (refund_id, line_id)
);

create table disputes (
  id text primary key,
  order_id int not null references orders,
  state text not null check (state in ('open', 'won', 'lost')),
  amount_cents bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index disputes_order on disputes (order_id);

-- money in and out, as the provider confirmed it; the sum of an order's entries is what it holds
create table ledger_entries (
  id int generated always as identity primary key,
  at timestamptz not null,
  order_id int not null references orders,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'dispute_won')),
  amount_cents bigint not null,
  -- of what provider record; one entry each
  reference text not null,
  unique (kind, reference)
);
create index ledger_entries_order on ledger_entries (order_id);

-- numbers without a gap: whoever takes one holds the row until it commits
create table invoice_counters (
  series text primary key,
  last int not null
);
create table invoices (
  id int generated always as identity primary key,
  series text not null,
  sequence int not null,
  -- as it is printed: INV-2026-000123
  number text not null unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id int not null references orders,
  refund_id uuid unique references refunds,
  secret text not null unique check (length(secret) >= 22),
  issued_at timestamptz not null,
  -- everything that stands on it, so that it reads the same for ever
  document jsonb not null,
  unique (series, sequence),
  check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index invoices_order on invoices (order_id) where kind = 'invoice';

-- a review that a model wrote from the product's own site, with its quotes; shown as written by AI
create table ai_reviews (
  listing_id int primary key references listings on delete cascade,
  line_id int references order_lines,
  content jsonb not null,
  model text not null,
  written_at timestamptz not null,
  hidden boolean not null default false
);

-- sessions of the test mode, which moves no money
create table test_sessions (
  id text primary key,
  amount_cents bigint not null,
  currency text not null,
  reference text not null,
  return_url text not null,
  state text not null check (state in ('open', 'paid', 'expired')),
  -- cents that went back, by the key they were asked with
  refunds jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% of % is final', tg_op, tg_table_name;
  end $$;
create trigger order_lines_final before update of order_id, product, listing_id, week, amount_cents, options, categories,
    priced on order_lines for each row
  when ((old.order_id, old.product, old.week, old.amount_cents, old.options, old.categories, old.priced)
    is distinct from (new.order_id, new.product, new.week, new.amount_cents, new.options, new.categories, new.priced)
    or (new.listing_id is not null and old.listing_id is distinct from new.listing_id))
  execute function refuse_change();
create trigger order_lines_kept before delete on order_lines for each row execute function refuse_change();
create trigger orders_final before update of number, currency, subtotal_cents, test, created_at on orders for each row
  when ((old.number, old.currency, old.subtotal_cents, old.test, old.created_at)
    is distinct from (new.number, new.currency, new.subtotal_cents, new.test, new.created_at))
  execute function refuse_change();
create trigger orders_paid_final before update of vat, vat_cents, total_cents, billing, paid_at on orders for each row
  when (old.paid_at is not null and (old.vat, old.vat_cents, old.total_cents, old.billing, old.paid_at)
    is distinct from (new.vat, new.vat_cents, new.total_cents, new.billing, new.paid_at))
  execute function refuse_change();
create trigger orders_kept before delete on orders for each row execute function refuse_change();
create trigger ledger_entries_final before update or delete on ledger_entries for each row
  execute function refuse_change();
create trigger invoices_final before update or delete on invoices for each row execute function refuse_change();
`)
)
