/** `launchbook migrate|seed|import|export`: what goes into the database and comes out of it as a whole. */
import { resolve } from "node:path"
import { Args, Command, Options } from "@effect/cli"
import { type Ask, json } from "./Ask.ts"

export const databaseCommands = (ask: Ask) => {
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

  return [migrate, seed, importer, exporter] as const
}
