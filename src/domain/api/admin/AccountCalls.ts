/** `launchbook user|login-link|key|webhook`. */
import { Schema } from "effect"
import { Scope } from "../../Principal.ts"
import { adminCall } from "./AdminCall.ts"

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
const Webhook = Schema.Struct({
  id: Schema.Int,
  url: Schema.String,
  description: Schema.NullOr(Schema.String),
  /** Empty: all there are. */
  events: Schema.Array(Schema.String),
  created_at: Schema.String,
  failing_since: Schema.NullOr(Schema.String),
  disabled_at: Schema.NullOr(Schema.String),
  disabled_why: Schema.NullOr(Schema.String)
})
const WebhookDelivery = Schema.Struct({
  id: Schema.Int,
  message_id: Schema.String,
  type: Schema.String,
  status: Schema.Literal("pending", "delivered", "failed"),
  tries: Schema.Int,
  created_at: Schema.String,
  next_try_at: Schema.NullOr(Schema.String),
  last_status: Schema.NullOr(Schema.Int),
  last_detail: Schema.NullOr(Schema.String)
})
const email = { email: Schema.String }
const one = { ...email, id: Schema.Int }
const done = Schema.Struct({ id: Schema.Int })

export const accountCalls = [
  adminCall("user_create", { ...email, admin: Schema.Boolean, name: Schema.NullOr(Schema.String) }, User),
  adminCall("login_link", email, Schema.Struct({ url: Schema.String, expires_at: Schema.String })),
  adminCall(
    "key_create",
    { ...email, scopes: Schema.Array(Scope), name: Schema.String, expires_days: Schema.NullOr(Schema.Int) },
    Schema.Struct({ id: Schema.Int, key: Schema.String, hint: Schema.String })
  ),
  adminCall("key_list", email, Schema.Struct({ keys: Schema.Array(Key) })),
  adminCall("key_revoke", one, Schema.Struct({ revoked: Schema.Boolean })),
  adminCall("webhook_list", email, Schema.Struct({ webhooks: Schema.Array(Webhook) })),
  adminCall(
    "webhook_add",
    { ...email, url: Schema.String, events: Schema.Array(Schema.String) },
    Schema.Struct({ id: Schema.Int, secret: Schema.String })
  ),
  adminCall("webhook_log", one, Schema.Struct({ deliveries: Schema.Array(WebhookDelivery) })),
  adminCall("webhook_redeliver", { ...one, delivery: Schema.Int }, done),
  adminCall("webhook_enable", one, done),
  adminCall("webhook_remove", one, done)
] as const
