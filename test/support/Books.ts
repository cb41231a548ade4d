/**
 * Whether the books are right: orders, ledger, lines, places, invoices, the billboard and the money at the provider tell
 * one story. To be asked when nothing is under way any more; whatever is wrong is a sentence.
 */
import type { FakeStripe } from "./FakeStripe.ts"

export type Ask = <Row extends object>(text: string) => Promise<ReadonlyArray<Row>>

/** Each finds orders, lines, … of which it is not so. The one column is what is wrong. */
const laws: Readonly<Record<string, string>> = {
  "an order is the sum of its lines and their VAT": `
    select o.number as wrong from orders o join order_lines n on n.order_id = o.id group by o.id
    having o.subtotal_cents <> sum(n.amount_cents) or o.vat_cents <> sum(n.vat_cents)
      or o.total_cents <> o.subtotal_cents + o.vat_cents`,
  "the ledger of an order is what was paid, less what went back or is disputed": `
    select o.number || ': ' || entries || ' for ' || held as wrong from (
      select o.id, o.number,
        (select coalesce(sum(amount_cents), 0) from ledger_entries e where e.order_id = o.id) as entries,
        case when o.paid_at is null then 0 else o.total_cents end
          - (select sum(refunded_cents + refunded_vat_cents) from order_lines n where n.order_id = o.id)
          - (select coalesce(sum(amount_cents), 0) from disputes d where d.order_id = o.id and d.state = 'open') as held
      from orders o) o where entries <> held`,
  "no order is paid without money, nor money there without a paid order": `
    select number as wrong from orders o where total_cents > 0 and (paid_at is not null) <> exists (
      select from ledger_entries e where e.order_id = o.id and e.kind = 'payment')`,
  "an order has one payment": `
    select o.number as wrong from orders o join payments p on p.order_id = o.id and p.state = 'paid'
    group by o.number having count(*) > 1`,
  "no payment waits for people": `
    select o.number as wrong from orders o join payments p on p.order_id = o.id where p.state = 'review'`,
  "nothing is done for an order that is not paid, and no line of a paid one is forgotten": `
    select o.number || '/' || n.position || ' ' || n.status as wrong from orders o
    join order_lines n on n.order_id = o.id where (n.status = 'pending') <> (o.paid_at is null)`,
  "a line is what its parts are": `
    select o.number || '/' || n.position as wrong from orders o join order_lines n on n.order_id = o.id
    join order_parts t on t.line_id = n.id where n.status in ('fulfilled', 'reversed', 'pending') and t.status <> n.status`,
  "a listing has on the billboard what was contributed": `
    select l.slug || ': ' || l.billboard_cents as wrong from listings l where l.billboard_cents <> (
      select coalesce(sum(n.amount_cents), 0) from order_lines n join order_parts t on t.line_id = n.id
      where n.listing_id = l.id and t.kind = 'billboard' and t.status = 'fulfilled' and not t.frozen)`,
  "a launch that was bought is there once": `
    select l.slug as wrong from listings l join order_lines n on n.listing_id = l.id
    join order_parts t on t.line_id = n.id and t.kind = 'launch' and t.status = 'fulfilled'
    where (select count(*) from launches a where a.listing_id = l.id and a.kind = 'paid') <> 1
      or l.plan is distinct from 'paid'`,
  "no launch is bought twice": `
    select n.listing_id::text as wrong from order_lines n
    join order_parts t on t.line_id = n.id and t.kind = 'launch' and t.status = 'fulfilled'
    group by n.listing_id having count(*) > 1`,
  "a featured place is taken by what was done, and by nothing else": `
    select 'line ' || n.id as wrong from order_lines n join order_parts t on t.line_id = n.id and t.kind = 'featured'
    where (t.status = 'fulfilled') <> exists (
      select from week_places p where p.line_id = n.id and p.kind = 'featured' and p.state = 'taken')`,
  "no week has more places than it has": `
    select 'week of ' || p.week as wrong from week_places p join products s on s.kind = p.kind
    where p.state = 'taken' group by p.week, s.weekly_capacity having count(*) > s.weekly_capacity`,
  "a paid order has one invoice over its total, and another none": `
    select o.number as wrong from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
    where (i.id is null) <> (o.paid_at is null) or (i.document->>'total_cents')::bigint <> o.total_cents`,
  "a refund of lines has one credit note over its amount": `
    select r.id::text as wrong from refunds r left join invoices i on i.refund_id = r.id
    where r.state = 'done' and exists (select from refund_lines l where l.refund_id = r.id)
      and (i.document->>'total_cents')::bigint is distinct from r.amount_cents`,
  "no refund is under way": "select id::text as wrong from refunds where state in ('requested', 'sent')",
  "numbers of invoices begin with 1 and have no gap": `
    select c.series || ': ' || count(i.id) || ' of ' || c.last as wrong from invoice_counters c
    left join invoices i on i.series = c.series group by c.series, c.last
    having count(i.id) <> c.last or min(i.sequence) <> 1 or max(i.sequence) <> c.last
      or count(distinct i.number) <> c.last`,
  "the buyer is told once that it is paid": `
    select o.number as wrong from orders o where (o.paid_at is not null)::int <> (
      select count(*) from pgboss.job j where j.name = 'mail' and j.data->'letter'->>'subject' = 'Order ' || o.number || ' is paid')`
}

/** By the number of the order: what the provider holds of it, in cents. */
const heldBy = (stripe: FakeStripe): ReadonlyMap<string, number> => {
  const held = new Map<string, number>()
  for (const intent of stripe.intents.values()) {
    const charge = stripe.charges.get(intent.latest_charge)
    if (intent.status !== "succeeded" || charge === undefined) continue
    const cents = charge.disputed ? 0 : charge.amount - charge.amount_refunded
    held.set(intent.metadata.order, (held.get(intent.metadata.order) ?? 0) + cents)
  }
  return held
}

export const wrongInBooks = async (ask: Ask, stripe?: FakeStripe): Promise<ReadonlyArray<string>> => {
  const wrong: Array<string> = []
  for (const [law, find] of Object.entries(laws))
    for (const row of await ask<{ wrong: string }>(`${find} order by 1`)) wrong.push(`${law}: ${row.wrong}`)
  if (stripe === undefined) return wrong
  const held = heldBy(stripe)
  const booked = await ask<{ number: string; cents: number }>(
    `select o.number, coalesce(sum(e.amount_cents), 0)::float8 as cents from orders o
     left join ledger_entries e on e.order_id = o.id group by o.number order by o.number`
  )
  for (const { number, cents } of booked)
    if (cents !== (held.get(number) ?? 0))
      wrong.push(`the provider holds what is booked: ${number} has ${cents}, and ${held.get(number) ?? 0} there`)
  const known = new Set(booked.map(({ number }) => number))
  for (const number of held.keys())
    if (!known.has(number)) wrong.push(`nobody pays for what was not ordered: ${number}`)
  return wrong
}
