/** Who is signed in and what their credential allows. */
import { Schema } from "effect"
import { Scope } from "../Principal.ts"
import { Id, NullableText, NullableTimestamp, record, Timestamp } from "../Wire.ts"

export const Account = record("Account", {
  id: Id,
  email: Schema.String,
  name: NullableText,
  role: Schema.Literal("member", "admin"),
  credential: record("CredentialInfo", {
    type: Schema.Literal("api_key", "oauth", "session"),
    name: Schema.String,
    expires_at: NullableTimestamp
  }),
  scopes: Schema.Array(Scope),
  limits: Schema.Record({
    key: Schema.String,
    value: record("LimitState", { limit: Schema.Int, remaining: Schema.Int, window: Schema.Int })
  }).annotations({ description: "Rate limits by the names that `RateLimit` says; `window` in seconds." }),
  counts: Schema.Struct({ drafts: Schema.Int, listings: Schema.Int, orders: Schema.Int }),
  created_at: Timestamp
})
export type Account = typeof Account.Type
