/** `launchbook migrate|seed|import|export|setting|job`. */
import { Schema } from "effect"
import { adminCall } from "./AdminCall.ts"

const SettingRow = Schema.Struct({ key: Schema.String, value: Schema.Unknown, meaning: Schema.String })
export const ImportReport = Schema.Struct({
  read: Schema.Int,
  created: Schema.Int,
  updated: Schema.Int,
  bad: Schema.Array(Schema.Struct({ line: Schema.Int, message: Schema.String }))
})
export type ImportReport = typeof ImportReport.Type

export const siteCalls = [
  adminCall("migrate", {}, Schema.Struct({ ran: Schema.Array(Schema.String) })),
  adminCall("seed", { demo: Schema.Boolean }, Schema.Struct({ loaded: Schema.Boolean })),
  adminCall("import", { path: Schema.String }, ImportReport),
  adminCall("export", { path: Schema.String }, Schema.Struct({ written: Schema.Int })),
  adminCall("setting_list", {}, Schema.Struct({ settings: Schema.Array(SettingRow) })),
  adminCall("setting_get", { key: Schema.String }, SettingRow),
  adminCall("setting_set", { key: Schema.String, value: Schema.String }, SettingRow),
  adminCall(
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
  adminCall("job_run", { name: Schema.String, payload: Schema.Unknown }, Schema.Struct({ ran: Schema.String }))
] as const
