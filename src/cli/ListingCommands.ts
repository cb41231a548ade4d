/** `launchbook listing history|restore`: what was edited on a listing, and going back. What else there is of one is in `CareCommands.ts`. */
/** `launchbook listing history|restore|revenue`: what was edited on a listing and going back; what it takes in a month. */
import { Args, Command, Options } from "@effect/cli"
import { Effect, Option } from "effect"
import { AdminFailure } from "../domain/api/admin/AdminCalls.ts"
import { changeText } from "../domain/listing/VersionDiff.ts"
import { usd } from "../domain/money/Amounts.ts"
import { type Ask, json } from "./Ask.ts"
import { careCommands } from "./CareCommands.ts"

const slug = Args.text({ name: "slug" })
/** Versions that are shown unless more are asked for. */
const most = Options.integer("limit").pipe(
  Options.withDefault(20),
  Options.withDescription("How many versions, the newest first.")
)

/** What the site team says a product takes in a month, or that nothing is said. */
const figure = {
  cents: Options.integer("cents").pipe(Options.optional, Options.withDescription("US cents a month.")),
  asOf: Options.text("as-of").pipe(Options.optional, Options.withDescription("The day they are of, YYYY-MM-DD.")),
  source: Options.choice("source", ["verified", "self_reported"]).pipe(
    Options.withDefault("verified" as const),
    Options.withDescription("Who says so; verified needs --note.")
  ),
  note: Options.text("note").pipe(Options.optional, Options.withDescription("What was seen.")),
  none: Options.boolean("none").pipe(Options.withDescription("Take the figure away."))
}

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

  const revenue = Command.make("revenue", { slug, ...figure, json }, (o) => {
    const { cents, asOf } = o
    if (o.none === (Option.isSome(cents) || Option.isSome(asOf)) || Option.isSome(cents) !== Option.isSome(asOf))
      return Effect.fail(new AdminFailure({ message: "Give --cents and --as-of, or --none." }))
    const said =
      Option.isSome(cents) && Option.isSome(asOf)
        ? { cents: cents.value, as_of: asOf.value, source: o.source, note: Option.getOrNull(o.note) }
        : null
    return ask(
      o.json,
      (admin) => admin.listing_revenue({ slug: o.slug, figure: said }),
      ({ figure: kept }) =>
        kept === null
          ? `Nothing is said of what ${o.slug} takes in.`
          : `${o.slug} takes ${usd(kept.cents)} a month, ${kept.source}, as of ${kept.as_of}.`
    )
  }).pipe(Command.withDescription("Say what a product takes in a month, with who says so and of which day."))

  return Command.make("listing").pipe(
    Command.withDescription("Listings, their versions and what stands beside their words."),
    Command.withSubcommands([history, restore, revenue, ...careCommands(ask)])
  )
}
