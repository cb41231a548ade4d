/** Who calls: the user behind a credential and what that credential allows. */
import { Context, Schema } from "effect"

export const Scope = Schema.Literal("account:read", "listings:write", "orders:write")
export type Scope = typeof Scope.Type
export const scopes: ReadonlyArray<Scope> = Scope.literals

/** What each scope lets an app do, in the words of the consent page. */
export const scopeMeaning: Record<Scope, string> = {
  "account:read": "See your account, drafts, listings, claims and orders",
  "listings:write": "Submit and edit drafts and listings, and claim listings, in your name",
  "orders:write": "Price orders and prepare checkouts. Only you can pay them"
}

export interface Credential {
  readonly type: "api_key" | "oauth" | "session"
  readonly id: string
  readonly name: string
  readonly expiresAt: string | null
}

export class Principal extends Context.Tag("launchbook/Principal")<
  Principal,
  {
    readonly userId: number
    readonly email: string
    readonly role: "member" | "admin"
    readonly scopes: ReadonlySet<Scope>
    readonly credential: Credential
  }
>() {}
export type Caller = Principal["Type"]
