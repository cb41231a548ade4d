/** The files a database is filled from, read and decoded. A file that does not decode is a bug and ends the start. */
import { Glob } from "bun"
import { Effect, Schema } from "effect"
import type { DemoPicture } from "./DemoCare.ts"
import {
  Defaults,
  DefaultVatRate,
  DemoFounder,
  DemoListing,
  DemoPerson,
  DemoPost,
  DemoPrice,
  DemoSite
} from "./SeedShapes.ts"

const folder = import.meta.dir

const read = <A, I>(schema: Schema.Schema<A, I>, name: string) =>
  Effect.promise(() => Bun.file(`${folder}/${name}`).text()).pipe(
    Effect.flatMap(Schema.decodeUnknown(Schema.parseJson(schema), { errors: "all" })),
    Effect.mapError((error) => new Error(`${name}: ${error.message}`)),
    Effect.orDie
  )

export const defaults = read(Defaults, "defaults.json")
export const vatRates = read(Schema.Array(DefaultVatRate), "vat-rates.json")

/** Pictures of the demo, as they are served. */
const pictures = Effect.forEach([...new Glob("*.webp").scanSync(`${folder}/demo/pictures`)].sort(), (file) =>
  Effect.promise(async (): Promise<DemoPicture> => {
    const bytes = await Bun.file(`${folder}/demo/pictures/${file}`).bytes()
    const { width, height } = await new Bun.Image(bytes).metadata()
    return { name: file.replace(/\.webp$/, ""), bytes, width, height }
  })
)

export const demo = Effect.gen(function* () {
  const files = [...new Glob("listings-*.json").scanSync(`${folder}/demo`)].sort()
  const listings = yield* Effect.forEach(files, (file) => read(Schema.Array(DemoListing), `demo/${file}`))
  return {
    listings: listings.flat(),
    founders: yield* read(Schema.Array(DemoFounder), "demo/founders.json"),
    people: yield* read(Schema.Array(DemoPerson), "demo/people.json"),
    posts: yield* read(Schema.Array(DemoPost), "demo/posts.json"),
    prices: yield* read(Schema.Array(DemoPrice), "demo/prices.json"),
    site: yield* read(DemoSite, "demo/draft.json"),
    pictures: yield* pictures
  }
})
export type Demo = Effect.Effect.Success<typeof demo>
