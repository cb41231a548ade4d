/**
 * Orders with their lines. Whoever changes an order locks its row first, and everything that belongs to it (tries to
 * pay, refunds, places) after it, so no two can wait for one another.
 */
import { Effect } from "effect"
import type { Billing, PricedBy, PricedLine, VatDecision } from "../../../domain/money/Basket.ts"
import { type LineStatus, type OrderStatus, orderNumberPattern } from "../../../domain/money/Order.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { Database } from "../../store/Database.ts"
import { isSecret } from "../../store/Secrets.ts"

/** What the caller of create_checkout said of the buyer. */
export interface BillingHint {
  readonly country: string | null
  readonly vat_number: string | null
}

export interface OrderRow {
  readonly id: number
  readonly number: string
  readonly secret: string
  readonly user_id: number | null
  /** Of the account that ordered; null once that is gone. */
  readonly email: string | null
  readonly status: OrderStatus
  readonly subtotal_cents: number
  readonly vat: VatDecision
  readonly vat_cents: number
  readonly total_cents: number
  readonly billing: Billing | null
  readonly hint: BillingHint
  readonly test: boolean
  readonly created_at: string
  readonly expires_at: string
  readonly paid_at: string | null
  readonly cancelled_at: string | null
  readonly invoice_secret: string | null
}

/** Which orders the site's team asks for. */
export interface OrdersAsked {
  readonly status: OrderStatus | null
  readonly work: boolean
  /** A piece of a number, of the buyer's name or address, or of a listing's name. */
  readonly words?: string
  readonly most: number
}

export interface LineRow {
  readonly id: number
  readonly order_id: number
  readonly position: number
  readonly product: string
  readonly name: string
  readonly listing_id: number | null
  readonly listing_name: string | null
  /** Its slug where it has a page anybody can open. */
  readonly listing_page: string | null
  readonly week: string | null
  readonly amount_cents: number
  readonly vat_cents: number
  readonly options: Readonly<Record<string, string | number>> | null
  readonly categories: ReadonlyArray<string> | null
  readonly priced: PricedBy
  readonly status: LineStatus
  readonly status_at: string | null
  readonly detail: string | null
  readonly refunded_cents: number
  readonly refunded_vat_cents: number
  /** Something of it is out of effect while the payment is disputed. */
  readonly frozen: boolean
}

export interface NewOrder {
  readonly number: string
  readonly secret: string
  readonly userId: number
  readonly subtotalCents: number
  readonly vat: VatDecision
  readonly vatCents: number
  readonly hint: BillingHint
  readonly test: boolean
  readonly now: Date
  readonly expiresAt: Date
}

/** An order's VAT as it stands: which, how much, and each line's share in the order of the lines. */
export interface VatShares {
  readonly vat: VatDecision
  readonly vatCents: number
  readonly lines: ReadonlyArray<number>
}

export class OrdersRepo extends Effect.Service<OrdersRepo>()("launchbook/OrdersRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(`o.id, o.number, o.secret, o.user_id, u.email, o.status, o.subtotal_cents, o.vat,
      o.vat_cents, o.total_cents, o.billing, o.hint, o.test, o.created_at, o.expires_at, o.paid_at,
      o.cancelled_at,
      (select i.secret from invoices i where i.order_id = o.id and i.kind = 'invoice') as invoice_secret`)
    const from = sql.literal("orders o left join users u on u.id = o.user_id")

    const none = Effect.succeed(undefined)
    /** Numbers and secrets come from outside: a text that is neither is not looked for. */
    const owned = (number: string, userId: number): Effect.Effect<OrderRow | undefined> =>
      !orderNumberPattern.test(number)
        ? none
        : sql.first<OrderRow>`select ${columns} from ${from} where o.number = ${number} and o.user_id = ${userId}`
    const byNumber = (number: string): Effect.Effect<OrderRow | undefined> =>
      !orderNumberPattern.test(number)
        ? none
        : sql.first<OrderRow>`select ${columns} from ${from} where o.number = ${number}`
    const bySecret = (secret: string): Effect.Effect<OrderRow | undefined> =>
      !isSecret(secret) ? none : sql.first<OrderRow>`select ${columns} from ${from} where o.secret = ${secret}`
    const find = (id: number): Effect.Effect<OrderRow | undefined> =>
      sql.first<OrderRow>`select ${columns} from ${from} where o.id = ${id}`
    /** Kept from everybody else until the transaction ends. */
    const lock = (id: number): Effect.Effect<OrderRow | undefined> =>
      sql.first<OrderRow>`select ${columns} from ${from} where o.id = ${id} for update of o`

    const page = (userId: number, paging: Paging): Effect.Effect<ReadonlyArray<OrderRow>> =>
      sql.rows<OrderRow>`
        select ${columns} from ${from} where o.user_id = ${userId}
        order by o.id desc limit ${paging.per_page} offset ${offsetOf(paging)}`
    const count = (userId: number) => sql.value<number>`select count(*) as total from orders where user_id = ${userId}`

    /** Whose number, buyer or listing has these letters in it. */
    const about = (words: string) => {
      const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`
      return sql`(o.number ilike ${pattern} or u.email ilike ${pattern} or o.billing->>'email' ilike ${pattern}
        or o.billing->>'name' ilike ${pattern} or o.billing->>'company' ilike ${pattern}
        or exists (select from order_lines n join listings l on l.id = n.listing_id
          where n.order_id = o.id and (l.slug ilike ${pattern} or l.name ilike ${pattern})))`
    }

    /** Newest first; `work`: with a line to be done by hand, or failed with its money still here. */
    const newest = (asked: OrdersAsked) =>
      sql.rows<OrderRow>`
        select ${columns} from ${from}
        where (${asked.status}::text is null or o.status = ${asked.status})
          and ${asked.words === undefined || asked.words === "" ? sql`true` : about(asked.words)}
          and (not ${asked.work} or exists (
            select from order_lines n where n.order_id = o.id
              and (n.status = 'manual' or (n.status = 'failed' and n.refunded_cents < n.amount_cents))))
        order by o.id desc limit ${asked.most}`

    /** In the order of the orders, and of the lines in each. */
    const lines = (orderIds: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<LineRow>> =>
      sql.rows<LineRow>`
        select n.id, n.order_id, n.position, n.product, n.name, n.listing_id, l.name as listing_name,
          case when l.status in ('live', 'scheduled') then l.slug end as listing_page, n.week, n.amount_cents,
          n.vat_cents, n.options, n.categories, n.priced, n.status, n.status_at, n.detail, n.refunded_cents, n.refunded_vat_cents,
          exists (select from order_parts p where p.line_id = n.id and p.frozen) as frozen
        from order_lines n left join listings l on l.id = n.listing_id
        where n.order_id = any(${[...orderIds]}::int[]) order by n.order_id, n.position`

    const insert = (order: NewOrder): Effect.Effect<number> =>
      sql.value<number>`
        insert into orders (number, user_id, secret, currency, subtotal_cents, vat, vat_cents, total_cents, hint, test,
          created_at, expires_at)
        values (${order.number}, ${order.userId}, ${order.secret}, 'USD', ${order.subtotalCents},
          ${JSON.stringify(order.vat)}::jsonb, ${order.vatCents}, ${order.subtotalCents + order.vatCents},
          ${JSON.stringify(order.hint)}::jsonb, ${order.test}, ${order.now}, ${order.expiresAt})
        returning id`

    const insertLine = (orderId: number, position: number, line: PricedLine, vatCents: number) =>
      Effect.gen(function* () {
        const id = yield* sql.value<number>`
          insert into order_lines (order_id, position, product, name, listing_id, week, amount_cents, vat_cents, options,
            categories, priced)
          values (${orderId}, ${position}, ${line.product}, ${line.name}, ${line.listingId}, ${line.week},
            ${line.amountCents}, ${vatCents}, ${line.options === null ? null : JSON.stringify(line.options)}::jsonb,
            ${line.categories === null ? null : [...line.categories]}::text[], ${JSON.stringify(line.priced)}::jsonb)
          returning id`
        yield* Effect.forEach(
          line.parts,
          ({ product, kind, week }, at) => sql.run`
            insert into order_parts (line_id, position, product, kind, week)
            values (${id}, ${at}, ${product}, ${kind}, ${week})`,
          { discard: true }
        )
        return id
      })

    /** The VAT of an order that was not paid, and its lines' shares. */
    const setVat = (id: number, { vat, vatCents, lines }: VatShares) =>
      Effect.gen(function* () {
        yield* sql.run`
          update orders set vat = ${JSON.stringify(vat)}::jsonb, vat_cents = ${vatCents},
            total_cents = subtotal_cents + ${vatCents}
          where id = ${id}`
        yield* Effect.forEach(
          lines,
          (cents, position) =>
            sql.run`update order_lines set vat_cents = ${cents} where order_id = ${id} and position = ${position}`,
          { discard: true }
        )
      })
    const setBilling = (id: number, billing: Billing) =>
      sql.run`update orders set billing = ${JSON.stringify(billing)}::jsonb where id = ${id}`
    const setExpiry = (id: number, at: Date) => sql.run`update orders set expires_at = ${at} where id = ${id}`
    const setPaid = (id: number, at: Date) =>
      sql.run`update orders set status = 'paid', paid_at = ${at} where id = ${id}`
    const setStatus = (id: number, status: OrderStatus) =>
      sql.run`update orders set status = ${status} where id = ${id}`

    const cancel = (id: number, at: Date) =>
      sql.run`update orders set status = 'expired', cancelled_at = ${at} where id = ${id} and status = 'pending'`

    /** Orders nobody paid in time, the longest first. */
    const overdue = (now: Date, most: number) =>
      sql.column<number>`
        select id from orders where status = 'pending' and expires_at <= ${now} order by expires_at, id limit ${most}`

    return {
      owned,
      byNumber,
      bySecret,
      find,
      lock,
      newest,
      page,
      count,
      lines,
      insert,
      insertLine,
      setVat,
      setBilling,
      setExpiry,
      setPaid,
      setStatus,
      cancel,
      overdue
    } as const
  })
}) {}
