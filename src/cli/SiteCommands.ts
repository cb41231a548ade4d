/** `launchbook setting|job`: what the site's admin sets, and the work that goes on behind it. */
import { Args, Command, Options } from "@effect/cli"
import { jsonOrText } from "../domain/text/Json.ts"
import { type Ask, json, lines } from "./Ask.ts"

export const siteCommands = (ask: Ask) => {
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
            (admin) => admin.job_run({ name: o.name, payload: jsonOrText(o.payload) }),
            ({ ran }) => `Ran ${ran}.`
          )
      ).pipe(Command.withDescription("Run one now, whatever its hours."))
    ])
  )

  return [setting, job] as const
}
