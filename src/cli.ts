#!/usr/bin/env bun
/**
 * `launchbook …`. Commands speak to a running server over its admin socket where one holds the
 * embedded database, and open the database themselves otherwise.
 */
import { Command, Options, ValidationError } from "@effect/cli"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { SqlError } from "@effect/sql/SqlError"
import { Cause, Console, Effect, Layer, Option } from "effect"
import * as AdminSocket from "./AdminSocket.ts"
import * as Config from "./Config.ts"
import { accountCommands } from "./cli/AccountCommands.ts"
import type { Ask } from "./cli/Ask.ts"
import { claimCommands } from "./cli/ClaimCommands.ts"
import { communityCommands } from "./cli/CommunityCommands.ts"
import { databaseCommands } from "./cli/DatabaseCommands.ts"
import { listingCommands } from "./cli/ListingCommands.ts"
import { moneyCommands } from "./cli/MoneyCommands.ts"
import { orderCommand } from "./cli/OrderCommands.ts"
import { productCommands } from "./cli/ProductCommands.ts"
import { reviewCommand } from "./cli/ReviewCommands.ts"
import { siteCommands } from "./cli/SiteCommands.ts"
import { webhookCommand } from "./cli/WebhookCommands.ts"
import { AdminFailure } from "./domain/api/admin/AdminCalls.ts"
import { apiVersion } from "./domain/listing/Site.ts"
import { CannotListen } from "./http/Listen.ts"
import * as Main from "./main.ts"
import * as Serve from "./Serve.ts"
import { Admin } from "./services/data/Admin.ts"
import { DatabaseUnfit, DirectoryInUse, DirectoryUnusable } from "./services/store/Sql.ts"

/** Calls the admin side, wherever it is, and prints the answer. */
const ask: Ask = (asJson, call, say) =>
  Effect.gen(function* () {
    const config = yield* Config.AppConfigTag
    const remote = Option.isNone(config.databaseUrl) && (yield* AdminSocket.isServed(config.dataDir))
    const answer = remote
      ? yield* Effect.scoped(Effect.flatMap(AdminSocket.client(config.dataDir), call))
      : yield* Effect.provide(Effect.flatMap(Admin, call), Main.commandLine)
    yield* Console.log(asJson ? JSON.stringify(answer) : say(answer))
  })

const serve = Command.make(
  "serve",
  { demo: Options.boolean("demo").pipe(Options.withDescription("Load the demo directory into an empty database.")) },
  ({ demo }) => Serve.run({ demo })
).pipe(Command.withDescription("Run the service."))

const launchbook = Command.make("launchbook").pipe(
  Command.withDescription("A listing and launch directory."),
  Command.withSubcommands([
    serve,
    ...databaseCommands(ask),
    ...accountCommands(ask),
    listingCommands(ask),
    communityCommands(ask),
    reviewCommand(ask),
    claimCommands(ask),
    productCommands(ask),
    ...siteCommands(ask),
    ...moneyCommands(ask),
    orderCommand(ask),
    webhookCommand(ask)
  ])
)

/** One clear line for what a person can mend; undefined for what they cannot, or have been told. */
const explain = (error: unknown): string | undefined => {
  if (
    error instanceof AdminFailure ||
    error instanceof DirectoryInUse ||
    error instanceof DirectoryUnusable ||
    error instanceof DatabaseUnfit ||
    error instanceof CannotListen
  )
    return error.message
  if (error instanceof SqlError) return `The database does not answer: ${reasonOf(error.cause) ?? error.message}.`
  return Config.explain(error)
}

/** What the driver says, which never holds the password. */
const reasonOf = (cause: unknown): string | undefined =>
  cause instanceof Error && cause.message !== "" ? cause.message : undefined

const report = (cause: Cause.Cause<unknown>) => {
  const error = Cause.squash(cause)
  // A wrong command line was explained where it was read.
  if (Cause.isInterruptedOnly(cause) || ValidationError.isValidationError(error)) return Effect.void
  return Console.error(`launchbook: ${explain(error) ?? Cause.pretty(cause)}`)
}

const configured = Layer.provideMerge(Layer.mergeAll(Main.logging, Main.tracing, Main.turns), Config.layer)

Command.run(launchbook, { name: "launchbook", version: apiVersion })(process.argv).pipe(
  Effect.provide(configured),
  Effect.provide(BunContext.layer),
  Effect.tapErrorCause(report),
  BunRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true })
)
