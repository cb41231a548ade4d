/** `launchbook listing history|restore`: what was edited on a listing, and going back. */
import { Args, Command, Options } from "@effect/cli"
import { changeText } from "../domain/listing/VersionDiff.ts"
import { type Ask, json } from "./Ask.ts"

const slug = Args.text({ name: "slug" })
/** Versions that are shown unless more are asked for. */
const most = Options.integer("limit").pipe(
  Options.withDefault(20),
  Options.withDescription("How many versions, the newest first.")
)

export const listingCommands = (ask: Ask) => {
  const history = Command.make("history", { slug, most, json }, (o) =>
    ask(
      o.json,
      (admin) => admin.listing_history({ slug: o.slug, most: o.most }),
      ({ name, version, versions }) =>
        [
          `${name} is at version ${version}.`,
          ...versions.map(
            (each) =>
              `\nVersion ${each.version}, ${each.at}, by ${each.by ?? "the site team"}\n\n${changeText(each.changes)}`
          )
        ].join("\n")
    )
  ).pipe(Command.withDescription("Show what each edit of a listing changed."))

  const restore = Command.make("restore", { slug, version: Args.integer({ name: "version" }), json }, (o) =>
    ask(
      o.json,
      (admin) => admin.listing_restore({ slug: o.slug, version: o.version }),
      ({ restored, version, changes }) =>
        `It says again what it said at version ${restored}. That is version ${version}.\n\n${changeText(changes)}`
    )
  ).pipe(Command.withDescription("Make a listing say again what it said at a version, as an edit of its own."))

  return Command.make("listing").pipe(
    Command.withDescription("Listings and their versions."),
    Command.withSubcommands([history, restore])
  )
}
