/** `launchbook user|login-link|key`: people and what they sign in with. */
import { Args, Command, HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, Option, Schema } from "effect"
import { Scope, scopes } from "../domain/Principal.ts"
import { type Ask, email, json, lines } from "./Ask.ts"

const decodeScopes = Schema.decodeUnknown(Schema.NonEmptyArray(Scope))
const scopeList = Options.text("scopes").pipe(
  Options.withDescription(`Comma-separated: ${scopes.join(", ")}.`),
  Options.mapEffect((text) =>
    Effect.mapError(decodeScopes(text.split(",").map((part) => part.trim())), () =>
      ValidationError.invalidValue(HelpDoc.p(`--scopes takes ${scopes.join(", ")}, comma-separated.`))
    )
  )
)
const standingOf = (k: { readonly revoked_at: string | null; readonly expires_at: string | null }) => {
  if (k.revoked_at !== null) return "revoked"
  return k.expires_at !== null && Date.parse(k.expires_at) <= Date.now() ? "expired" : "works"
}

export const accountCommands = (ask: Ask) => {
  const user = Command.make("user").pipe(
    Command.withDescription("Accounts."),
    Command.withSubcommands([
      Command.make(
        "create",
        { email, admin: Options.boolean("admin"), name: Options.text("name").pipe(Options.optional), json },
        (o) =>
          ask(
            o.json,
            (admin) => admin.user_create({ email: o.email, admin: o.admin, name: Option.getOrNull(o.name) }),
            (made) => `${made.email} is user ${made.id} (${made.role}).`
          )
      ).pipe(Command.withDescription("Make an account, or an existing one an admin."))
    ])
  )

  const loginLink = Command.make("login-link", { email, json }, (o) =>
    ask(
      o.json,
      (admin) => admin.login_link({ email: o.email }),
      ({ url, expires_at }) => `${url}\nWorks once, until ${expires_at}.`
    )
  ).pipe(Command.withDescription("Make a link that signs this person in."))

  const key = Command.make("key").pipe(
    Command.withDescription("API keys."),
    Command.withSubcommands([
      Command.make(
        "create",
        {
          email,
          scopes: scopeList,
          name: Options.text("name").pipe(Options.withDefault("command line")),
          days: Options.integer("expires-days").pipe(Options.optional),
          json
        },
        (o) =>
          ask(
            o.json,
            (admin) =>
              admin.key_create({
                email: o.email,
                scopes: o.scopes,
                name: o.name,
                expires_days: Option.getOrNull(o.days)
              }),
            (made) => `${made.key}\nKeep it: it is shown once. Key ${made.id}.`
          )
      ),
      Command.make("list", { email, json }, (o) =>
        ask(
          o.json,
          (admin) => admin.key_list({ email: o.email }),
          ({ keys }) => lines(keys.map((k) => [k.id, k.hint, k.name, k.scopes.join(","), standingOf(k)]))
        )
      ),
      Command.make("revoke", { email, id: Args.integer({ name: "id" }), json }, (o) =>
        ask(
          o.json,
          (admin) => admin.key_revoke({ email: o.email, id: o.id }),
          ({ revoked }) => (revoked ? "Revoked." : "There is no such key that works.")
        )
      )
    ])
  )

  return [user, loginLink, key] as const
}
