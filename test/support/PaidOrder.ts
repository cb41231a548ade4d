/** Paid orders put straight into the database, for tests of what comes after a payment. */
import { Effect } from "effect"
import { Fulfilment } from "../../src/services/money/Fulfilment.ts"
import type { TestApp } from "./App.ts"
import { query } from "./SavedListing.ts"

export interface PaidPart {
  readonly kind: string
  readonly week?: string | null
}
export interface PaidLine extends PaidPart {
  readonly listingId: number | null
  readonly amountCents?: number
  readonly categories?: ReadonlyArray<string>
  /** Of a bundle; left out, the line is its own part. */
  readonly parts?: ReadonlyArray<PaidPart>
  /** Hold its places until then; left out, they are held for another day. Null holds none. */
  readonly heldUntil?: string | null
}

let orders = 0
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
/** Numbers of this shape are `domain/money/Order.ts`'. */
const nextNumber = () => {
  orders++
  return `LB-${[...String(orders).padStart(10, "0")].map((digit) => letters[Number(digit)]).join("")}`
}

export const paidOrder = async (
  app: TestApp,
  buyerId: number | null,
  lines: ReadonlyArray<PaidLine>,
  status = "paid"
) => {
  const now = new Date(app.clock.now())
  const number = nextNumber()
  const subtotal = lines.reduce((sum, { amountCents = 4900 }) => sum + amountCents, 0)
  const tomorrow = new Date(now.getTime() + 86_400_000)
  const [order] = await query<{ id: number }>(
    app,
    `insert into orders (number, user_id, secret, status, currency, subtotal_cents, vat, vat_cents, total_cents, hint,
       test, created_at, expires_at, paid_at)
     values ($1, $2, $3, $4, 'USD', $5, '{}', 0, $5, '{}', true, $6, $7, $8) returning id`,
    [
      number,
      buyerId,
      crypto.randomUUID(),
      status,
      subtotal,
      now,
      tomorrow,
      status === "pending" || status === "expired" ? null : now
    ]
  )
  const orderId = order?.id ?? 0
  const lineIds: Array<number> = []
  for (const [position, line] of lines.entries()) {
    const [row] = await query<{ id: number }>(
      app,
      `insert into order_lines (order_id, position, product, name, listing_id, week, amount_cents, vat_cents, categories,
         priced)
       values ($1, $2, $3, $4, $5, $6, $7, 0, $8, '{}') returning id`,
      [
        orderId,
        position,
        line.kind,
        `Name of ${line.kind}`,
        line.listingId,
        line.week ?? null,
        line.amountCents ?? 4900,
        line.categories ?? null
      ]
    )
    const lineId = row?.id ?? 0
    lineIds.push(lineId)
    for (const [at, part] of (line.parts ?? [line]).entries()) {
      await query(app, "insert into order_parts (line_id, position, product, kind, week) values ($1, $2, $3, $3, $4)", [
        lineId,
        at,
        part.kind,
        part.week ?? null
      ])
      if (!["featured", "skip_queue"].includes(part.kind) || line.heldUntil === null || !part.week) continue
      await query(
        app,
        `insert into week_places (kind, week, listing_id, line_id, state, held_until)
         values ($1, $2, $3, $4, 'held', $5)`,
        [part.kind, part.week, line.listingId, lineId, line.heldUntil ?? tomorrow]
      )
    }
  }
  return { id: orderId, number, lineIds, lineId: lineIds[0] ?? 0 }
}
export type PaidOrder = Awaited<ReturnType<typeof paidOrder>>

export const fulfil = (app: TestApp, { id }: { readonly id: number }) =>
  app.run(Effect.flatMap(Fulfilment, (all) => all.fulfil(id)))
export const reverse = (app: TestApp, lineId: number) =>
  app.run(Effect.flatMap(Fulfilment, (all) => all.reverse(lineId)))
export const freeze = (app: TestApp, { id }: { readonly id: number }) =>
  app.run(Effect.flatMap(Fulfilment, (all) => all.freeze(id)))
export const thaw = (app: TestApp, { id }: { readonly id: number }) =>
  app.run(Effect.flatMap(Fulfilment, (all) => all.thaw(id)))

/** The lines of an order as they stand. */
export const linesOf = (app: TestApp, { id }: { readonly id: number }) =>
  query<{ status: string; detail: string | null }>(
    app,
    "select status, detail from order_lines where order_id = $1 order by position",
    [id]
  )
export const partsOf = (app: TestApp, { id }: { readonly id: number }) =>
  query<{ kind: string; status: string; detail: string | null; frozen: boolean }>(
    app,
    `select p.kind, p.status, p.detail, p.frozen from order_parts p join order_lines l on l.id = p.line_id
     where l.order_id = $1 order by l.position, p.position`,
    [id]
  )
