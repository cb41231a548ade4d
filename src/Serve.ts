/** `launchbook serve`: the whole service in one process, from the first migration to the last answer. */
import { Console, Effect, Layer, Option } from "effect"
import * as AdminSocket from "./AdminSocket.ts"
import { AppConfigTag } from "./Config.ts"
import { basePath } from "./domain/listing/Site.ts"
import { scopes } from "./domain/Principal.ts"
import { listen } from "./http/Listen.ts"
import * as Main from "./main.ts"
import { demoAccount, Seed } from "./services/data/Seed.ts"
import { PaymentGateway } from "./services/outside/PaymentGateway.ts"
import { ApiKeys } from "./services/people/ApiKeys.ts"
import { SignIn } from "./services/people/SignIn.ts"
import { Users } from "./services/people/Users.ts"
import { Database } from "./services/store/Database.ts"

const demoKeyName = "demo"

/** A fresh key for the demo account; the one of the last start stops working. */
const demoKey = Effect.gen(function* () {
  const keys = yield* ApiKeys
  const user = yield* (yield* Users).ensure(demoAccount.email, { name: demoAccount.name })
  for (const old of yield* keys.list(user.id))
    if (old.name === demoKeyName && old.revoked_at === null) yield* keys.revoke(user.id, old.id)
  const { key } = yield* keys.create({ userId: user.id, name: demoKeyName, scopes, mode: "test", expiresAt: null })
  const { url } = yield* (yield* SignIn).linkFor(demoAccount.email)
  return { key, url }
})

const announce = (origin: string, demo: { readonly key: string; readonly url: string } | null) =>
  Console.log(
    [
      "",
      `  Launchbook is running at  ${origin}`,
      `  API                       ${origin}${basePath}   (docs: ${origin}/docs)`,
      `  MCP                       ${origin}/mcp`,
      ...(demo === null
        ? []
        : [
            `  Sign in as the demo user  ${demo.url}`,
            `  Demo API key              ${demo.key}`,
            "  The account owns a live listing, one that waits for its badge, and a draft ready to be submitted.",
            "",
            "  Try it:",
            `    curl -s '${origin}${basePath}/listings?q=tide'`,
            `    curl -s ${origin}${basePath}/me/listings -H 'Authorization: Bearer ${demo.key}'`
          ]),
      ""
    ].join("\n")
  )

/** What those who watch it start must know of the money. Undefined where it is the real one. */
const moneyLine = ({ isTest, isOpen }: PaymentGateway["Type"]) =>
  isTest
    ? "Payments are in test mode: no money moves, and whoever presses the button has paid."
    : isOpen
      ? undefined
      : "Payments are off: the site quotes and sells nothing. Set STRIPE_SECRET_KEY, or PAYMENTS=test to try it out."

export const run = ({ demo }: { readonly demo: boolean }) =>
  Effect.gen(function* () {
    const { role, dataDir, databaseUrl, adminEmail, publicUrl } = yield* AppConfigTag
    const seed = yield* Seed
    yield* Database.patient(seed.defaults)
    if (demo) yield* Database.patient(seed.demo)
    if (Option.isSome(adminEmail)) yield* (yield* Users).ensure(adminEmail.value, { admin: true })
    const handler = yield* Main.handler
    const money = moneyLine(yield* PaymentGateway)
    yield* Layer.build(Main.worker)
    if (Option.isNone(databaseUrl)) yield* Layer.build(AdminSocket.serve(dataDir).pipe(Layer.provide(Main.admin)))
    if (role !== "worker") {
      yield* listen(handler)
      yield* announce(publicUrl, demo ? yield* demoKey : null)
    } else yield* Console.log("Launchbook is working on jobs.")
    if (money !== undefined) yield* Console.log(`  ${money}`)
    return yield* Effect.never
  }).pipe(Effect.scoped, Effect.provide(Main.service))
