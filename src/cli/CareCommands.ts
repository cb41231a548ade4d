/** `launchbook listing alternatives|media|founder`: what owners do on the site, done by the site team. */
import { readFile } from "node:fs/promises"
import { Args, Command, Options } from "@effect/cli"
import { Data, Effect, Option } from "effect"
import { type Ask, json, lines } from "./Ask.ts"

class CannotRead extends Data.TaggedError("CannotRead")<{ readonly message: string }> {}

const slug = Args.text({ name: "slug" })
const other = Args.text({ name: "other" }).pipe(Args.withDescription("The slug or the address of a live listing."))
const id = Args.integer({ name: "id" }).pipe(Args.withDescription("Of a picture or video, as media list has it."))
const alt = Options.text("alt").pipe(Options.withDescription("What a picture shows, or the title of a video."))
const founder = Args.text({ name: "founder" }).pipe(Args.withDescription("The slug of a founder of the listing."))

/** The bytes of a file of this machine. */
const bytesOf = (path: string) =>
  Effect.tryPromise({
    try: async () => new Uint8Array(await readFile(path)),
    catch: (cause) => new CannotRead({ message: cause instanceof Error ? cause.message : `cannot read ${path}` })
  })

interface Alternatives {
  readonly alternatives: ReadonlyArray<{ readonly slug: string; readonly name: string; readonly status: string }>
}
const sayAlternatives = ({ alternatives }: Alternatives) =>
  alternatives.length === 0
    ? "No alternatives are approved."
    : lines(alternatives.map(({ slug, name, status }) => [slug, name, status]))

interface MediaOf {
  readonly media: ReadonlyArray<{
    readonly id: number
    readonly kind: string
    readonly url: string
    readonly alt: string | null
  }>
}
const sayMedia = ({ media }: MediaOf) =>
  media.length === 0
    ? "It has no pictures and no videos."
    : lines(media.map(({ id, kind, url, alt }) => [id, kind, url, alt]))

interface FoundersOf {
  readonly founders: ReadonlyArray<{
    readonly slug: string
    readonly name: string
    readonly country: string | null
    readonly company_country: string | null
    readonly picture: string | null
  }>
}
const sayFounders = ({ founders }: FoundersOf) =>
  founders.length === 0
    ? "The listing names no founders."
    : lines(
        founders.map((each) => [
          each.slug,
          each.name,
          each.country ?? `${each.company_country ?? "none"} (of the company)`,
          each.picture ?? "no picture"
        ])
      )

const alternativesCommands = (ask: Ask) =>
  Command.make("alternatives").pipe(
    Command.withDescription("The listings that are approved as alternatives of one."),
    Command.withSubcommands([
      Command.make("list", { slug, json }, (o) =>
        ask(o.json, (admin) => admin.alternatives_list({ slug: o.slug }), sayAlternatives)
      ).pipe(Command.withDescription("Show them in their order.")),
      Command.make("add", { slug, other, json }, (o) =>
        ask(o.json, (admin) => admin.alternatives_add({ slug: o.slug, other: o.other }), sayAlternatives)
      ).pipe(Command.withDescription("Approve one more.")),
      Command.make("remove", { slug, other, json }, (o) =>
        ask(o.json, (admin) => admin.alternatives_remove({ slug: o.slug, other: o.other }), sayAlternatives)
      ).pipe(Command.withDescription("Approve one no longer; by its slug.")),
      Command.make("set", { slug, others: Args.repeated(other), json }, (o) =>
        ask(o.json, (admin) => admin.alternatives_set({ slug: o.slug, others: o.others }), sayAlternatives)
      ).pipe(Command.withDescription("Approve these and no others, in this order."))
    ])
  )

const mediaCommands = (ask: Ask) => {
  const add = Command.make(
    "add",
    {
      slug,
      image: Options.file("image", { exists: "yes" }).pipe(
        Options.optional,
        Options.withDescription("A PNG, JPEG or WebP file.")
      ),
      video: Options.text("video").pipe(Options.optional, Options.withDescription("A YouTube link.")),
      alt: alt.pipe(Options.withDefault("")),
      json
    },
    (o) =>
      ask(
        o.json,
        (admin) =>
          Option.isSome(o.image) && Option.isNone(o.video)
            ? Effect.flatMap(bytesOf(o.image.value), (picture) =>
                admin.media_add_image({ slug: o.slug, picture, alt: o.alt })
              )
            : Option.isSome(o.video) && Option.isNone(o.image)
              ? admin.media_add_video({ slug: o.slug, url: o.video.value, alt: o.alt })
              : new CannotRead({ message: "Give one picture (--image FILE) or one video (--video URL)." }),
        sayMedia
      )
  ).pipe(Command.withDescription("Add a picture or a video."))

  const set = Command.make(
    "set",
    {
      slug,
      id,
      alt: alt.pipe(Options.optional),
      move: Options.choice("move", ["up", "down"]).pipe(Options.optional),
      json
    },
    (o) =>
      ask(
        o.json,
        (admin) =>
          Effect.gen(function* () {
            if (Option.isSome(o.alt)) yield* admin.media_describe({ slug: o.slug, id: o.id, alt: o.alt.value })
            if (Option.isSome(o.move)) yield* admin.media_move({ slug: o.slug, id: o.id, step: o.move.value })
            return yield* admin.media_list({ slug: o.slug })
          }),
        sayMedia
      )
  ).pipe(Command.withDescription("Say otherwise what it shows, or move it."))

  const remove = Command.make(
    "remove",
    {
      slug,
      id,
      erase: Options.boolean("erase").pipe(
        Options.withDescription("Delete a picture for good, wherever it is shown, so that no version brings it back.")
      ),
      json
    },
    (o) =>
      o.erase
        ? ask(
            o.json,
            (admin) => admin.media_erase({ slug: o.slug, id: o.id }),
            ({ erased, listings }) => `${erased} is erased. It was on ${listings.join(", ")}.`
          )
        : ask(o.json, (admin) => admin.media_remove({ slug: o.slug, id: o.id }), sayMedia)
  ).pipe(Command.withDescription("Take a picture or video off a listing."))

  const list = Command.make("list", { slug, json }, (o) =>
    ask(o.json, (admin) => admin.media_list({ slug: o.slug }), sayMedia)
  ).pipe(Command.withDescription("Show them in their order."))

  return Command.make("media").pipe(
    Command.withDescription("Pictures and videos of a listing."),
    Command.withSubcommands([list, add, set, remove])
  )
}

const founderCommands = (ask: Ask) => {
  const set = Command.make(
    "set",
    {
      slug,
      founder,
      country: Options.text("country").pipe(
        Options.optional,
        Options.withDescription("ISO 3166-1 alpha-2; none for that of their company.")
      ),
      picture: Options.file("picture", { exists: "yes" }).pipe(
        Options.optional,
        Options.withDescription("A PNG, JPEG or WebP file.")
      ),
      json
    },
    (o) =>
      ask(
        o.json,
        (admin) =>
          Effect.gen(function* () {
            const at = { slug: o.slug, founder: o.founder }
            if (Option.isSome(o.country)) {
              const country = o.country.value === "none" ? "" : o.country.value
              yield* admin.founder_country({ ...at, country })
            }
            if (Option.isSome(o.picture))
              yield* admin.founder_picture({ ...at, picture: yield* bytesOf(o.picture.value) })
            return yield* admin.founder_list({ slug: o.slug })
          }),
        sayFounders
      )
  ).pipe(Command.withDescription("Set the country or the picture of a founder."))

  const remove = Command.make("remove", { slug, founder, json }, (o) =>
    ask(o.json, (admin) => admin.founder_picture({ slug: o.slug, founder: o.founder, picture: null }), sayFounders)
  ).pipe(Command.withDescription("Remove the picture of a founder."))

  const list = Command.make("list", { slug, json }, (o) =>
    ask(o.json, (admin) => admin.founder_list({ slug: o.slug }), sayFounders)
  ).pipe(Command.withDescription("Show the founders of a listing."))

  return Command.make("founder").pipe(
    Command.withDescription("The country and the picture of founders."),
    Command.withSubcommands([list, set, remove])
  )
}

export const careCommands = (ask: Ask) => [alternativesCommands(ask), mediaCommands(ask), founderCommands(ask)] as const
