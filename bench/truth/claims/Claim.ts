/** One sentence or value over its quotes, as the batches have them. */
import { Schema } from "effect"
import { jsonLines } from "../labels/JsonLines.ts"

const Pair = Schema.Struct({ question: Schema.String, answer: Schema.String })
const Text = Schema.Union(
  Schema.String,
  Schema.transform(Schema.Number, Schema.String, { decode: String, encode: Number })
)
const Value = Schema.Union(Text, Schema.Array(Schema.Union(Text, Pair)))
/** Where a claim is offered. */
const doors = [
  "tagline",
  "short_description",
  "description",
  "features",
  "usps",
  "pricing_summary",
  "pricing_model",
  "stage",
  "country",
  "city",
  "founded_year",
  "contact_email",
  "founders",
  "faqs"
] as const
export type Door = (typeof doors)[number]

const Claim = Schema.Struct({
  batch: Schema.Union(Schema.Number, Schema.String),
  verdict: Schema.Literal("fair", "lie", "own"),
  /** Of a fair one where it is offered or how it is worded, of a lie what is wrong with it. */
  kind: Schema.NullOr(Schema.String),
  product: Schema.String,
  sentence: Schema.String,
  quotes: Schema.Array(Schema.String),
  lang: Schema.optionalWith(Schema.String, { default: () => "en" }),
  /** Of a value that is no sentence. */
  field: Schema.optional(Schema.Literal(...doors)),
  value: Schema.optional(Value)
})
export type Claim = typeof Claim.Type
const readClaim = Schema.decodeUnknownSync(Schema.parseJson(Claim))

/** All `*.jsonl` of a folder. */
export const readClaims = (folder: string): ReadonlyArray<Claim> =>
  jsonLines(folder, (line) => readClaim(line)).map(({ value }) => value)

const byKind: Readonly<Record<string, Door>> = {
  tagline: "tagline",
  short: "short_description",
  desc: "description",
  item: "features",
  price: "pricing_summary",
  faq: "faqs"
}
export const doorOf = ({ field, kind }: Claim): Door => field ?? byKind[kind ?? ""] ?? "description"
/** A lie in a sentence is tried at these too. */
export const proseDoors: ReadonlyArray<Door> = [
  "description",
  "short_description",
  "tagline",
  "features",
  "usps",
  "pricing_summary"
]

/** A question and what follows it. */
const asked = /^([^?？؟]+[?？؟])\s*(\S.*)?$/s
export const askedIn = (text: string): { readonly question: string; readonly answer: string } | null => {
  const found = asked.exec(text)
  return found === null ? null : { question: found[1] ?? "", answer: found[2] ?? "" }
}
