/** What the command line does, answered here in the process that holds the database: a file a subject, and the site itself here. */
import { createReadStream } from "node:fs"
import { createInterface } from "node:readline"
import { Effect, Stream } from "effect"
import { type AdminCalls, AdminFailure } from "../../domain/api/admin/AdminCalls.ts"
import { jobNames, jobs } from "../../domain/Job.ts"
import { isSettingKey, type SettingKey, settingKeys, settings } from "../../domain/Setting.ts"
import { jsonOrText } from "../../domain/text/Json.ts"
import { Database } from "../store/Database.ts"
import { JobRunner } from "../store/JobRunner.ts"
import { JobSlots } from "../store/JobSlots.ts"
import { Settings } from "../store/Settings.ts"
import { migrate } from "../store/Sql.ts"
import { accountAdmin } from "./AccountAdmin.ts"
import { asAdminFailure } from "./AdminFailures.ts"
import { communityAdmin } from "./CommunityAdmin.ts"
import { Export } from "./Export.ts"
import { Import } from "./Import.ts"
import { listingAdmin } from "./ListingAdmin.ts"
import { moneyAdmin } from "./MoneyAdmin.ts"
import { Seed } from "./Seed.ts"

/** Lines of a file, read as they are needed. */
const linesOf = (path: string) =>
  Stream.fromAsyncIterable(
    createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Number.POSITIVE_INFINITY }),
    (cause) => new AdminFailure({ message: cause instanceof Error ? cause.message : `cannot read ${path}` })
  )

export class Admin extends Effect.Service<Admin>()("launchbook/Admin", {
  effect: Effect.gen(function* () {
    const store = yield* Settings
    const seed = yield* Seed
    const importer = yield* Import
    const exporter = yield* Export
    const runner = yield* JobRunner
    const slots = yield* JobSlots
    const runtime = yield* Effect.runtime<Effect.Effect.Context<typeof migrate>>()

    const rowOf = (key: SettingKey) =>
      Effect.map(store.get(key), (value) => ({ key, value, meaning: settings[key].meaning }))

    const calls: AdminCalls = {
      ...(yield* accountAdmin),
      ...(yield* moneyAdmin),
      ...(yield* listingAdmin),
      ...(yield* communityAdmin),

      migrate: () => Effect.map(Effect.provide(migrate, runtime), (ran) => ({ ran })),
      seed: ({ demo }) =>
        Effect.zipWith(seed.defaults, demo ? seed.demo : Effect.succeed(false), (defaults, listings) => ({
          loaded: defaults || listings
        })).pipe(Database.patient),
      import: ({ path }) => Database.patient(importer.importFile(linesOf(path))),
      export: ({ path }) => Database.patient(asAdminFailure(exporter.write(path))),

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
