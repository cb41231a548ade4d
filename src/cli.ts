#!/usr/bin/env bun
/**
 * `launchbook …`. Commands speak to a running server over its admin socket where one holds the
 * embedded database, and open the database themselves otherwise.
 */
import { resolve } from "node:path"
import { Args, Command, HelpDoc, Options, ValidationError } from "@effect/cli"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { type RpcClient, RpcTest } from "@effect/rpc"
import type { RpcClientError } from "@effect/rpc/RpcClientError"
import { SqlError } from "@effect/sql/SqlError"
import { Cause, Console, Effect, Layer, Option, Schema } from "effect"
import * as AdminSocket from "./AdminSocket.ts"
import * as Config from "./Config.ts"
import { AdminFailure, AdminRpcs } from "./domain/api/AdminCalls.ts"
import { apiVersion } from "./domain/listing/Site.ts"
import { Scope, scopes } from "./domain/Principal.ts"
import { CannotListen } from "./http/Listen.ts"
import * as Main from "./main.ts"
import * as Serve from "./Serve.ts"
import { DirectoryInUse, DirectoryUnusable } from "./services/store/Sql.ts"

/** The calls as both ways of reaching them offer them: a socket can also fail of itself. */
type Admin = RpcClient.FromGroup<typeof AdminRpcs, RpcClientError>

const decodeScopes = Schema.decodeUnknown(Schema.NonEmptyArray(Scope))

const json = Options.boolean("json").pipe(Options.withDescription("Print JSON."))
const email = Args.text({ name: "email" })

/** Calls the admin side, wherever it is, and prints the answer. */
const ask = <A>(asJson: boolean, call: (admin: Admin) => Effect.Effect<A, unknown>, say: (answer: A) => string) =>
  Effect.gen(function* () {
    const config = yield* Config.AppConfigTag
    const remote = Option.isNone(config.databaseUrl) && (yield* AdminSocket.isServed(config.dataDir))
    const answer = remote
      ? yield* Effect.scoped(Effect.flatMap(AdminSocket.client(config.dataDir), call))
      : yield* Effect.scoped(Effect.flatMap(RpcTest.makeClient(AdminRpcs), call)).pipe(Effect.provide(Main.commandLine))
    yield* Console.log(asJson ? JSON.stringify(answer) : say(answer))
  })

const lines = (rows: ReadonlyArray<ReadonlyArray<unknown>>) =>
  rows.map((row) => row.map((cell) => (cell === null || cell === undefined ? "-" : String(cell))).join("  ")).join("\n")

const serve = Command.make(
  "serve",
  { demo: Options.boolean("demo").pipe(Options.withDescription("Load the demo directory into an empty database.")) },
  ({ demo }) => Serve.run({ demo })
).pipe(Command.withDescription("Run the service."))

const migrate = Command.make("migrate", { json }, (o) =>
  ask(
    o.json,
    (admin) => admin.migrate({}),
    ({ ran }) => (ran.length === 0 ? "Up to date." : `Ran ${ran.join(", ")}.`)
  )
).pipe(Command.withDescription("Bring the database up to date."))

const seed = Command.make("seed", { demo: Options.boolean("demo"), json }, (o) =>
  ask(
    o.json,
    (admin) => admin.seed({ demo: o.demo }),
    ({ loaded }) => (loaded ? "Loaded." : "Nothing to load.")
  )
).pipe(
  Command.withDescription(
    "Put the default categories, questions and products into an empty database; with --demo, products too."
  )
)

const importer = Command.make("import", { file: Args.text({ name: "file" }), json }, (o) =>
  ask(
    o.json,
    (admin) => admin.import({ path: resolve(o.file) }),
    ({ read, created, updated, bad }) =>
      [
        `${read} lines: ${created} created, ${updated} updated, ${bad.length} bad.`,
        ...bad.map(({ line, message }) => `line ${line}: ${message}`)
      ].join("\n")
  )
).pipe(Command.withDescription("Add listings from a JSONL file. Safe to repeat."))

const exporter = Command.make("export", { file: Args.text({ name: "file" }), json }, (o) =>
  ask(
    o.json,
    (admin) => admin.export({ path: resolve(o.file) }),
    ({ written }) => `${written} listings written.`
  )
).pipe(Command.withDescription("Write every live listing to a JSONL file."))

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

const product = Command.make("product").pipe(
  Command.withDescription("What is for sale."),
  Command.withSubcommands([
    Command.make("list", { json }, (o) =>
      ask(
        o.json,
        (admin) => admin.product_list({}),
        ({ products }) => lines(products.map((p) => [p.code, p.price_cents, p.name]))
      )
    ),
    Command.make("set", { code: Args.text({ name: "code" }), cents: Options.integer("price-cents"), json }, (o) =>
      ask(
        o.json,
        (admin) => admin.product_set({ code: o.code, price_cents: o.cents }),
        (p) => `${p.code}: ${p.price_cents} cents.`
      )
    )
  ])
)

/** A job's payload: JSON, else the text itself, which no job takes. */
const typed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
const setting = Command.make("setting").pipe(
  Command.withDescription("Limits, windows and capacities."),
  Command.withSubcommands([
    Command.make("list", { json }, (o) =>
      ask(
        o.json,
        (admin) => admin.setting_list({}),
        ({ settings }) => lines(settings.map((s) => [s.key, JSON.stringify(s.value), s.meaning]))
      )
    ),
    Command.make("get", { key: Args.text({ name: "key" }), json }, (o) =>
      ask(
        o.json,
        (admin) => admin.setting_get({ key: o.key }),
        (s) => JSON.stringify(s.value)
      )
    ),
    Command.make("set", { key: Args.text({ name: "key" }), value: Args.text({ name: "value" }), json }, (o) =>
      ask(
        o.json,
        (admin) => admin.setting_set({ key: o.key, value: o.value }),
        (s) => `${s.key} = ${JSON.stringify(s.value)}`
      )
    )
  ])
)

const job = Command.make("job").pipe(
  Command.withDescription("Background jobs."),
  Command.withSubcommands([
    Command.make("list", { json }, (o) =>
      ask(
        o.json,
        (admin) => admin.job_list({}),
        ({ jobs }) => lines(jobs.map((j) => [j.name, j.schedule, j.last_slot, j.description]))
      )
    ),
    Command.make(
      "run",
      {
        name: Args.text({ name: "name" }),
        payload: Options.text("payload").pipe(Options.withDefault("{}"), Options.withDescription("JSON.")),
        json
      },
      (o) =>
        ask(
          o.json,
          (admin) => admin.job_run({ name: o.name, payload: typed(o.payload) }),
          ({ ran }) => `Ran ${ran}.`
        )
    ).pipe(Command.withDescription("Run one now, whatever its hours."))
  ])
)

const launchbook = Command.make("launchbook").pipe(
  Command.withDescription("A listing and launch directory."),
  Command.withSubcommands([serve, migrate, seed, importer, exporter, user, loginLink, key, product, setting, job])
)

/** One clear line for what a person can mend; undefined for what they cannot, or have been told. */
const explain = (error: unknown): string | undefined => {
  if (
    error instanceof AdminFailure ||
    error instanceof DirectoryInUse ||
    error instanceof DirectoryUnusable ||
    error instanceof CannotListen
  )
    return error.message
  if (error instanceof SqlError) return `The database does not answer: ${reasonOf(error.cause) ?? error.message}.`
  return Config.explain(error)
}

/** What the driver says, which never holds the password. */
const reasonOf = (cause: unknown): string | undefined =>
  cause instanceof Error && cause.message !== "" ? cause.message : undefined

const told = (cause: Cause.Cause<unknown>) => {
  const error = Cause.squash(cause)
  // A wrong command line was explained where it was read.
  if (Cause.isInterruptedOnly(cause) || ValidationError.isValidationError(error)) return Effect.void
  return Console.error(`launchbook: ${explain(error) ?? Cause.pretty(cause)}`)
}

const configured = Layer.provideMerge(Layer.merge(Main.logging, Main.tracing), Config.layer)

Command.run(launchbook, { name: "launchbook", version: apiVersion })(process.argv).pipe(
  Effect.provide(configured),
  Effect.provide(BunContext.layer),
  Effect.tapErrorCause(told),
  BunRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true })
)
