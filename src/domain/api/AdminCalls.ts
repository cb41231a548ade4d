/**
 * What the command line can ask of the service. The same calls are answered in the process that opened
 * the database, or by a running server over its admin socket.
 */
import { Rpc, RpcGroup } from "@effect/rpc"
import { type Effect, Schema } from "effect"
import { Order, OrderStatus } from "../money/Order.ts"
import { ProductKind, ProductOption } from "../money/Product.ts"
import { optional } from "../Operation.ts"
import { Scope } from "../Principal.ts"

/** Why a command could not be done, in one line for the person at the terminal. */
export class AdminFailure extends Schema.TaggedError<AdminFailure>()("AdminFailure", { message: Schema.String }) {}

const User = Schema.Struct({
  id: Schema.Int,
  email: Schema.String,
  name: Schema.NullOr(Schema.String),
  role: Schema.Literal("member", "admin")
})
const Key = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  hint: Schema.String,
  scopes: Schema.Array(Schema.String),
  created_at: Schema.String,
  last_used_at: Schema.NullOr(Schema.String),
  expires_at: Schema.NullOr(Schema.String),
  revoked_at: Schema.NullOr(Schema.String)
})
const SettingRow = Schema.Struct({ key: Schema.String, value: Schema.Unknown, meaning: Schema.String })
const ProductRow = Schema.Struct({
  code: Schema.String,
  kind: ProductKind,
  name: Schema.String,
  description: Schema.String,
  price_cents: Schema.NullOr(Schema.Int),
  min_amount_cents: Schema.NullOr(Schema.Int),
  /** It can be bought: priced, on sale, and so are all parts of a bundle. */
  available: Schema.Boolean,
  on_sale: Schema.Boolean,
  needs_listing: Schema.Boolean,
  requires: Schema.NullOr(Schema.Literal("award")),
  weekly_capacity: Schema.NullOr(Schema.Int),
  weeks_ahead: Schema.Int,
  options: Schema.NullOr(Schema.Array(ProductOption)),
  includes: Schema.NullOr(Schema.Array(Schema.String))
})
/** What is left out stays as it is; the service checks what is said. */
const productEdit = {
  name: optional(Schema.String),
  description: optional(Schema.String),
  price_cents: optional(Schema.NullOr(Schema.Int)),
  min_amount_cents: optional(Schema.NullOr(Schema.Int)),
  on_sale: optional(Schema.Boolean),
  weekly_capacity: optional(Schema.NullOr(Schema.Int)),
  weeks_ahead: optional(Schema.Int),
  options: optional(Schema.Unknown),
  includes: optional(Schema.Array(Schema.String))
}
const VatRate = Schema.Struct({
  country: Schema.String,
  valid_from: Schema.String,
  /** Per cent. */
  rate: Schema.Number,
  /** Whether electronic services bear it, and not goods alone. */
  services: Schema.Boolean,
  source: Schema.String
})
export const ImportReport = Schema.Struct({
  read: Schema.Int,
  created: Schema.Int,
  updated: Schema.Int,
  bad: Schema.Array(Schema.Struct({ line: Schema.Int, message: Schema.String }))
})
export type ImportReport = typeof ImportReport.Type

const TeamOrder = Schema.Struct({ ...Order.fields, buyer: Schema.NullOr(Schema.String) })

const ListingEdits = Schema.Record({
  key: Schema.String,
  value: Schema.Struct({ before: Schema.Unknown, after: Schema.Unknown })
})
const Version = Schema.Struct({
  version: Schema.Int,
  at: Schema.String,
  by: Schema.NullOr(Schema.String),
  changes: ListingEdits
})

const email = { email: Schema.String }
const call = <const Tag extends string, P extends Schema.Struct.Fields, A, I>(
  tag: Tag,
  payload: P,
  success: Schema.Schema<A, I>
) => Rpc.make(tag, { payload, success, error: AdminFailure })

export class AdminRpcs extends RpcGroup.make(
  call("migrate", {}, Schema.Struct({ ran: Schema.Array(Schema.String) })),
  call("seed", { demo: Schema.Boolean }, Schema.Struct({ loaded: Schema.Boolean })),
  call("import", { path: Schema.String }, ImportReport),
  call("export", { path: Schema.String }, Schema.Struct({ written: Schema.Int })),
  call("user_create", { ...email, admin: Schema.Boolean, name: Schema.NullOr(Schema.String) }, User),
  call("login_link", email, Schema.Struct({ url: Schema.String, expires_at: Schema.String })),
  call(
    "key_create",
    { ...email, scopes: Schema.Array(Scope), name: Schema.String, expires_days: Schema.NullOr(Schema.Int) },
    Schema.Struct({ id: Schema.Int, key: Schema.String, hint: Schema.String })
  ),
  call("key_list", email, Schema.Struct({ keys: Schema.Array(Key) })),
  call("key_revoke", { ...email, id: Schema.Int }, Schema.Struct({ revoked: Schema.Boolean })),
  call("product_list", {}, Schema.Struct({ products: Schema.Array(ProductRow) })),
  call("product_set", { code: Schema.String, ...productEdit }, ProductRow),
  call(
    "product_add",
    {
      code: Schema.String,
      needs_listing: Schema.Boolean,
      requires: Schema.NullOr(Schema.Literal("award")),
      ...productEdit
    },
    ProductRow
  ),
  call(
    "vat_list",
    {},
    Schema.Struct({ rates: Schema.Array(Schema.Struct({ ...VatRate.fields, current: Schema.Boolean })) })
  ),
  call(
    "vat_set",
    { country: Schema.String, rate: Schema.Number, from: Schema.String, source: Schema.NullOr(Schema.String) },
    Schema.Struct({ rates: Schema.Array(VatRate) })
  ),
  call(
    "order_list",
    { status: Schema.NullOr(OrderStatus), work: Schema.Boolean, most: Schema.Int },
    Schema.Struct({ orders: Schema.Array(TeamOrder) })
  ),
  call("order_show", { number: Schema.String }, TeamOrder),
  call("order_fulfil", { number: Schema.String, line: Schema.NullOr(Schema.Int), note: Schema.String }, TeamOrder),
  call(
    "order_refund",
    { number: Schema.String, lines: Schema.NullOr(Schema.Array(Schema.Int)), reason: Schema.String },
    Schema.Struct({ refunded_cents: Schema.Int, order: TeamOrder })
  ),
  call(
    "listing_history",
    { slug: Schema.String, most: Schema.Int },
    Schema.Struct({
      slug: Schema.String,
      name: Schema.String,
      version: Schema.Int,
      versions: Schema.Array(Version)
    })
  ),
  call(
    "listing_restore",
    { slug: Schema.String, version: Schema.Int },
    Schema.Struct({ slug: Schema.String, restored: Schema.Int, version: Schema.Int, changes: ListingEdits })
  ),
  call("setting_list", {}, Schema.Struct({ settings: Schema.Array(SettingRow) })),
  call("setting_get", { key: Schema.String }, SettingRow),
  call("setting_set", { key: Schema.String, value: Schema.String }, SettingRow),
  call(
    "job_list",
    {},
    Schema.Struct({
      jobs: Schema.Array(
        Schema.Struct({
          name: Schema.String,
          description: Schema.String,
          schedule: Schema.NullOr(Schema.String),
          /** The latest of its hours that was queued. */
          last_slot: Schema.NullOr(Schema.String)
        })
      )
    })
  ),
  call("job_run", { name: Schema.String, payload: Schema.Unknown }, Schema.Struct({ ran: Schema.String }))
) {}

type Rpcs = RpcGroup.Rpcs<typeof AdminRpcs>
/** The calls to whoever makes them, wherever they are answered; the way there may fail of itself. */
export type AdminCalls<WayFailed = never> = {
  readonly [R in Rpcs as R["_tag"]]: (
    payload: Rpc.Payload<R>
  ) => Effect.Effect<Rpc.Success<R>, AdminFailure | WayFailed>
}
