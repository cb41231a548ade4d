/** What an edit makes of a listing, and what it changes. Pure; what is wrong with it was said at the edge. */
import type { updateMyListing } from "../../../domain/api/MyListingsApi.ts"
import type { Faq } from "../../../domain/listing/Category.ts"
import { keptForm } from "../../../domain/listing/FieldForms.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import type { TextKey } from "../../../domain/listing/Profile.ts"
import type { Input } from "../../../domain/Operation.ts"

/** Everything of a listing that its owner edits in place. */
export interface Editable {
  readonly tagline: string | null
  readonly short_description: string | null
  readonly description: string | null
  readonly pricing_model: string | null
  readonly pricing_summary: string | null
  readonly country: string | null
  readonly city: string | null
  readonly founded_year: number | null
  readonly demo_video_url: string | null
  readonly contact_email: string | null
  readonly features: ReadonlyArray<string>
  readonly usps: ReadonlyArray<string>
  readonly keywords: ReadonlyArray<string>
  readonly headline: string | null
  readonly summary: string | null
  readonly seo_title: string | null
  readonly seo_description: string | null
  readonly socials: Readonly<Record<string, string>>
  readonly faqs: ReadonlyArray<Faq>
}
export interface ListingEdit {
  readonly next: Editable
  readonly changes: ListingChanges
}

/** Left out keeps what is there; blank is absent. */
const text = (given: string | null | undefined, current: string | null): string | null =>
  given === undefined ? current : given?.trim() || null

/** The same, in the form the field is kept in. */
const formed = (key: TextKey, given: string | null | undefined, current: string | null): string | null =>
  given === undefined ? current : given === null ? null : keptForm(key, given)

/** Trimmed, each item once, the first spelling wins. */
const items = (given: ReadonlyArray<string> | undefined, current: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (given === undefined) return current
  const seen = new Map<string, string>()
  for (const item of given.map((each) => each.trim())) {
    if (!seen.has(item.toLowerCase())) seen.set(item.toLowerCase(), item)
  }
  return [...seen.values()]
}

/** Platforms in the order of their names; an empty link takes its platform away. */
const links = (socials: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(socials)
      .flatMap(([platform, link]): ReadonlyArray<readonly [string, string]> => (link ? [[platform, link]] : []))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
  )
const plainFaqs = (faqs: ReadonlyArray<Faq>): ReadonlyArray<Faq> =>
  faqs.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))

const written: ReadonlyArray<keyof Editable> = [
  "tagline",
  "short_description",
  "description",
  "pricing_model",
  "pricing_summary",
  "country",
  "city",
  "founded_year",
  "demo_video_url",
  "contact_email",
  "features",
  "usps",
  "keywords",
  "headline",
  "summary",
  "seo_title",
  "seo_description",
  "socials",
  "faqs"
]

/** The listing after the edit, with what changed. */
export const editOf = (row: Editable, input: Omit<Input<typeof updateMyListing>, "listing_id">): ListingEdit => {
  const fields = input.fields ?? {}
  // As it is compared and kept: the database orders the keys of JSON in its own way.
  const current: Editable = { ...row, socials: links(row.socials), faqs: plainFaqs(row.faqs) }
  const next: Editable = {
    tagline: text(fields.tagline, current.tagline),
    short_description: text(fields.short_description, current.short_description),
    description: text(fields.description, current.description),
    pricing_model: formed("pricing_model", fields.pricing_model, current.pricing_model),
    pricing_summary: text(fields.pricing_summary, current.pricing_summary),
    country: formed("country", fields.country, current.country),
    city: text(fields.city, current.city),
    founded_year: fields.founded_year === undefined ? current.founded_year : fields.founded_year,
    demo_video_url: formed("demo_video_url", fields.demo_video_url, current.demo_video_url),
    contact_email: formed("contact_email", fields.contact_email, current.contact_email),
    features: items(fields.features, current.features),
    usps: items(fields.usps, current.usps),
    keywords: items(fields.keywords, current.keywords),
    headline: text(fields.headline, current.headline),
    summary: text(fields.summary, current.summary),
    seo_title: text(fields.seo_title, current.seo_title),
    seo_description: text(fields.seo_description, current.seo_description),
    socials: input.socials === undefined ? current.socials : links(input.socials),
    faqs: input.faqs === undefined ? current.faqs : plainFaqs(input.faqs)
  }
  const changed = written.filter((key) => JSON.stringify(current[key]) !== JSON.stringify(next[key]))
  return {
    next,
    changes: Object.fromEntries(changed.map((key) => [key, { before: current[key], after: next[key] }]))
  }
}
