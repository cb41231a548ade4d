/** The seed files, read and decoded; a file that does not decode fails with every place that is wrong in it. */
import { readdirSync, readFileSync } from "node:fs"
import { Either, ParseResult, Schema } from "effect"
import {
  Defaults,
  DefaultVatRate,
  DemoFounder,
  DemoListing,
  DemoPerson,
  DemoPost,
  DemoPrice,
  DemoSite
} from "../../../../src/services/data/seed/SeedShapes.ts"

const root = new URL("../../../../src/services/data/seed/", import.meta.url)
export const text = (name: string): string => readFileSync(new URL(name, root), "utf8")

const read = <A, I>(schema: Schema.Schema<A, I>, name: string): A =>
  Either.getOrElse(Schema.decodeUnknownEither(Schema.parseJson(schema), { errors: "all" })(text(name)), (error) => {
    const issues = ParseResult.ArrayFormatter.formatErrorSync(error)
    throw new Error(issues.map(({ path, message }) => `${name} at ${path.join(".")}: ${message}`).join("\n"))
  })

/** Names of the JSON files in `demo/`. */
export const demoFiles = readdirSync(new URL("demo/", root))
  .filter((name) => name.endsWith(".json"))
  .sort()
/** Names of the pictures beside them, and of whatever else stands there. */
export const demoOthers = readdirSync(new URL("demo/", root))
  .filter((name) => !name.endsWith(".json"))
  .sort()
export const demoPictures = readdirSync(new URL("demo/pictures/", root)).sort()
export const listingFiles = demoFiles.filter((name) => /^listings-\d+\.json$/.test(name))

export const defaults = read(Defaults, "defaults.json")
export const vatRates = read(Schema.Array(DefaultVatRate), "vat-rates.json")
export const listings = listingFiles.flatMap((name) => read(Schema.Array(DemoListing), `demo/${name}`))
export const founders = read(Schema.Array(DemoFounder), "demo/founders.json")
export const posts = read(Schema.Array(DemoPost), "demo/posts.json")
export const people = read(Schema.Array(DemoPerson), "demo/people.json")
export const site = read(DemoSite, "demo/draft.json")
export const prices = read(Schema.Array(DemoPrice), "demo/prices.json")

/** Values that occur more than once, whatever their case. */
export const repeated = (values: ReadonlyArray<string>): ReadonlyArray<string> => {
  const folded = values.map((value) => value.trim().toLowerCase())
  return [...new Set(folded.filter((value, index) => folded.indexOf(value) !== index))]
}
/** Values that are not among the known ones. */
export const unknown = (values: ReadonlyArray<string>, known: ReadonlyArray<string>): ReadonlyArray<string> =>
  values.filter((value) => !known.includes(value))
export const slugsOf = (records: ReadonlyArray<{ readonly slug: string }>) => records.map(({ slug }) => slug)
