/** What the command line does, answered here in the process that holds the database. */
import { createReadStream } from "node:fs"
import { createInterface } from "node:readline"
import { Clock, Effect, Stream } from "effect"
import { type AdminCalls, AdminFailure } from "../../domain/api/AdminCalls.ts"
import { jobNames, jobs } from "../../domain/Job.ts"
import { isSettingKey, type SettingKey, settingKeys, settings } from "../../domain/Setting.ts"
import { jsonOrText } from "../../domain/text/Json.ts"
import { day } from "../../domain/Week.ts"
import { isEmail } from "../../domain/Wire.ts"
import { Products } from "../money/Products.ts"
import { VatRates } from "../money/VatRates.ts"
import { TeamOrders } from "../orders/TeamOrders.ts"
import { ApiKeys } from "../people/ApiKeys.ts"
import { SignIn } from "../people/SignIn.ts"
import { Users } from "../people/Users.ts"
import { Database } from "../store/Database.ts"
import { JobRunner } from "../store/JobRunner.ts"
import { JobSlots } from "../store/JobSlots.ts"
import { Settings } from "../store/Settings.ts"
import { migrate } from "../store/Sql.ts"
import { Export } from "./Export.ts"
import { Import } from "./Import.ts"
import { ListingHistory } from "./ListingHistory.ts"
import { Seed } from "./Seed.ts"

/** Days an API key may live, where it is given an end. */
const longestKeyDays = 3650

/** Lines of a file, read as they are needed. */
const linesOf = (path: string) =>
  Stream.fromAsyncIterable(
    createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Number.POSITIVE_INFINITY }),
    (cause) => new AdminFailure({ message: cause instanceof Error ? cause.message : `cannot read ${path}` })
  )

export class Admin extends Effect.Service<Admin>()("launchbook/Admin", {
  effect: Effect.gen(function* () {
    const users = yield* Users
    const keys = yield* ApiKeys
    const products = yield* Products
    const vatRates = yield* VatRates
    const orders = yield* TeamOrders
    const store = yield* Settings
    const seed = yield* Seed
    const importer = yield* Import
    const exporter = yield* Export
    const runner = yield* JobRunner
    const history = yield* ListingHistory
    const slots = yield* JobSlots
    const signIn = yield* SignIn
    const runtime = yield* Effect.runtime<Effect.Effect.Context<typeof migrate>>()

    const userOf = (email: string) =>
      Effect.flatMap(users.findByEmail(email), (user) =>
        user === undefined
          ? new AdminFailure({ message: `There is no user ${email}. Make one: launchbook user create ${email}` })
          : Effect.succeed(user)
      )
    const asAdminFailure = <A, E extends { readonly message: string }, R>(effect: Effect.Effect<A, E, R>) =>
      Effect.mapError(effect, ({ message }) => new AdminFailure({ message }))

    const rowOf = (key: SettingKey) =>
      Effect.map(store.get(key), (value) => ({ key, value, meaning: settings[key].meaning }))

    const calls: AdminCalls = {
      migrate: () => Effect.map(Effect.provide(migrate, runtime), (ran) => ({ ran })),
      seed: ({ demo }) =>
        Effect.zipWith(seed.defaults, demo ? seed.demo : Effect.succeed(false), (defaults, listings) => ({
          loaded: defaults || listings
        })).pipe(Database.patient),
      import: ({ path }) => Database.patient(importer.importFile(linesOf(path))),
      export: ({ path }) => Database.patient(asAdminFailure(exporter.write(path))),

      user_create: ({ email, admin, name }) =>
        isEmail(email)
          ? users.ensure(email, { admin, ...(name === null ? {} : { name }) })
          : new AdminFailure({ message: `${email} is not an e-mail address.` }),
      login_link: ({ email }) => Effect.flatMap(userOf(email), (user) => asAdminFailure(signIn.linkFor(user.email))),

      key_create: ({ email, scopes, name, expires_days }) =>
        Effect.gen(function* () {
          const user = yield* userOf(email)
          if (expires_days !== null && (expires_days < 1 || expires_days > longestKeyDays))
            return yield* new AdminFailure({ message: `A key lives 1 to ${longestKeyDays} days.` })
          const now = yield* Clock.currentTimeMillis
          const expiresAt = expires_days === null ? null : new Date(now + expires_days * day)
          return yield* asAdminFailure(
            keys.create({ userId: user.id, name, scopes: [...new Set(scopes)], mode: "live", expiresAt })
          )
        }),
      key_list: ({ email }) =>
        Effect.flatMap(userOf(email), (user) => Effect.map(keys.list(user.id), (list) => ({ keys: list }))),
      key_revoke: ({ email, id }) =>
        Effect.flatMap(userOf(email), (user) => Effect.map(keys.revoke(user.id, id), (revoked) => ({ revoked }))),

      product_list: () => Effect.map(products.kept(), (all) => ({ products: all })),
      product_set: ({ code, ...edit }) => asAdminFailure(products.set(code, edit)),
      product_add: ({ code, needs_listing, requires, ...edit }) =>
        asAdminFailure(products.add({ code, needs_listing, requires, edit })),

      vat_list: () => Effect.map(vatRates.list(), (rates) => ({ rates })),
      vat_set: (rate) => asAdminFailure(vatRates.set(rate)),
      order_list: (asked) => Effect.map(orders.list(asked), (found) => ({ orders: found })),
      order_show: ({ number }) => asAdminFailure(orders.show(number)),
      order_fulfil: ({ number, line, note }) => asAdminFailure(orders.fulfil(number, line, note)),
      order_refund: ({ number, lines, reason }) => asAdminFailure(orders.refund(number, lines, reason)),

      listing_history: ({ slug, most }) => asAdminFailure(history.read(slug, most)),
      listing_restore: ({ slug, version }) => asAdminFailure(history.restore(slug, version)),

      setting_list: () => Effect.map(Effect.forEach(settingKeys, rowOf), (rows) => ({ settings: rows })),
      setting_get: ({ key }) =>
        isSettingKey(key) ? rowOf(key) : new AdminFailure({ message: `There is no setting ${key}.` }),
      // What looks like a number may be meant as text: a VAT number is.
      setting_set: ({ key, value }) =>
        asAdminFailure(store.set(key, jsonOrText(value))).pipe(
          Effect.catchAll((first) => Effect.mapError(store.set(key, value), () => first)),
          Effect.flatMap(() =>
            isSettingKey(key) ? rowOf(key) : new AdminFailure({ message: `There is no setting ${key}.` })
          )
        ),

      job_list: () =>
        Effect.map(slots.latest, (latest) => ({
          jobs: jobNames.map((name) => ({
            name,
            description: jobs[name].description,
            schedule: jobs[name].schedule ?? null,
            last_slot: latest.get(name) ?? null
          }))
        })),
      job_run: ({ name, payload }) =>
        Effect.as(asAdminFailure(Database.patient(runner.run(name, payload))), { ran: name })
    }
    return calls
  })
}) {}
