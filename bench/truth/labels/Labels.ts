/**
 * What we know of a site by reading it ourselves: `truth` says what each field may hold, `never` what it must
 * not. The same shape serves the sites written here (`sites/<id>/truth.json`) and the public pages of
 * `real/manifest*.json`.
 *
 * A field that is absent is not judged; `null` means that the site says nothing of it; `null` among several
 * values, that a blank is as good.
 */
import { Schema } from "effect"

const Value = Schema.Union(
  Schema.String,
  Schema.transform(Schema.Number, Schema.String, { decode: String, encode: Number })
)
/** One of several wordings of one thing. */
const Wordings = Schema.Union(Value, Schema.Array(Value))

/** A value that is right, or several of which each is. Of prose: the sentences that truly speak of the product. */
const TextLabel = Schema.NullOr(Schema.Union(Value, Schema.Array(Schema.NullOr(Value))))
export type TextLabel = typeof TextLabel.Type
const ListLabel = Schema.NullOr(Schema.Union(Value, Schema.Array(Schema.NullOr(Wordings))))
export type ListLabel = typeof ListLabel.Type
const FaqsLabel = Schema.NullOr(
  Schema.Array(Schema.Struct({ question: Schema.String, answer: Schema.optional(Wordings) }))
)
const FoundersLabel = Schema.NullOr(
  Schema.Array(
    Schema.Union(Schema.String, Schema.Struct({ name: Schema.String, title: Schema.optional(Schema.NullOr(Wordings)) }))
  )
)
const SocialsLabel = Schema.NullOr(Schema.Record({ key: Schema.String, value: Wordings }))

export const textFields = [
  "name",
  "founded_year",
  "country",
  "city",
  "contact_email",
  "pricing_model",
  "pricing_summary",
  "stage",
  "demo_video_url",
  "logo_url",
  "tagline",
  "short_description",
  "description"
] as const
export const listFields = ["categories", "tags", "keywords", "features"] as const
export const groupFields = ["founders", "socials", "faqs"] as const
export const fields = [...textFields, ...listFields, ...groupFields]
export type TextField = (typeof textFields)[number]
export type ListField = (typeof listFields)[number]
export type Field = (typeof fields)[number]

/** Of these a listing states facts, which no second opinion may settle. */
export const scalarFields: ReadonlySet<string> = new Set<Field>([
  "name",
  "founded_year",
  "country",
  "city",
  "contact_email",
  "pricing_model",
  "pricing_summary",
  "stage",
  "founders",
  "demo_video_url",
  "logo_url",
  "socials"
])

const Truth = Schema.Struct({
  name: Schema.optional(TextLabel),
  founded_year: Schema.optional(TextLabel),
  country: Schema.optional(TextLabel),
  city: Schema.optional(TextLabel),
  contact_email: Schema.optional(TextLabel),
  pricing_model: Schema.optional(TextLabel),
  pricing_summary: Schema.optional(TextLabel),
  stage: Schema.optional(TextLabel),
  demo_video_url: Schema.optional(TextLabel),
  logo_url: Schema.optional(TextLabel),
  tagline: Schema.optional(TextLabel),
  short_description: Schema.optional(TextLabel),
  description: Schema.optional(TextLabel),
  categories: Schema.optional(ListLabel),
  tags: Schema.optional(ListLabel),
  keywords: Schema.optional(ListLabel),
  features: Schema.optional(ListLabel),
  founders: Schema.optional(FoundersLabel),
  socials: Schema.optional(SocialsLabel),
  faqs: Schema.optional(FaqsLabel)
})
export type Truth = typeof Truth.Type

/** A falsehood the page invites; `quote`: words of the page it may be taken from, where they are not the value itself. */
const Falsehood = Schema.Union(
  Value,
  Schema.Struct({
    value: Value,
    quote: Schema.optional(Schema.String),
    /** Of a founder's false title, or the answer of a false FAQ. */
    more: Schema.optional(Schema.String),
    platform: Schema.optional(Schema.String)
  })
)
const Never = Schema.Record({ key: Schema.Literal(...fields), value: Schema.Array(Falsehood) }).pipe(Schema.partial)
export type Never = typeof Never.Type

/** Which half it belongs to: `tune` may be looked at while rules are written, `report` only counts. */
const Half = Schema.Literal("tune", "report")
export type Half = typeof Half.Type

const labels = {
  url: Schema.String,
  lang: Schema.String,
  half: Half,
  truth: Truth,
  never: Schema.optionalWith(Never, { default: () => ({}) }),
  /** Fields where a blank is as right as the label. */
  maybe: Schema.optionalWith(Schema.Array(Schema.Literal(...fields)), { default: () => [] })
}
export const OwnSite = Schema.Struct({
  ...labels,
  /** How it is written. */
  style: Schema.String,
  hostile: Schema.optionalWith(Schema.Boolean, { default: () => false }),
  pages: Schema.Array(Schema.Struct({ file: Schema.String, url: Schema.String })),
  /** Words of the pages a right value may be taken from, where they are not the value itself. */
  quotes: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.Array(Schema.String) }), {
    default: () => ({})
  })
})
export const RealSite = Schema.Struct({
  ...labels,
  id: Schema.String,
  repo: Schema.String,
  commit: Schema.String,
  path: Schema.String,
  pages: Schema.optional(Schema.Array(Schema.Struct({ path: Schema.String, url: Schema.String }))),
  /** For whoever reads the labels. */
  note: Schema.optional(Schema.String)
})

export interface Page {
  readonly url: string
  readonly html: string
}
/** A site with what we know of it. */
export interface Labelled {
  readonly id: string
  readonly source: "own" | "real"
  readonly lang: string
  readonly half: Half
  readonly hostile: boolean
  readonly pages: ReadonlyArray<Page>
  /** Its style sheets by address. */
  readonly styles: Readonly<Record<string, string>>
  readonly truth: Truth
  readonly never: Never
  readonly maybe: ReadonlyArray<Field>
  readonly quotes: Readonly<Record<string, ReadonlyArray<string>>>
  readonly read: ReadonlyArray<Reading>
}

/** What somebody read of a public page after the labels were made: a value as it was given, and whether it is right. */
export const Reading = Schema.Struct({
  id: Schema.String,
  field: Schema.Literal(...fields),
  text: Schema.String,
  right: Schema.Boolean
})
export type Reading = typeof Reading.Type
