/** What an edit makes of a listing, and what it changes. Pure; the shapes were checked at the edge. */
import { Either } from "effect"
import type { updateMyListing } from "../../../domain/api/MyListingsApi.ts"
import { type Detail, detail } from "../../../domain/Failure.ts"
import type { Faq } from "../../../domain/listing/Category.ts"
import { countryCodes } from "../../../domain/listing/Countries.ts"
import type { Input } from "../../../domain/Operation.ts"
import { youtubeVideo } from "../../../domain/text/WebAddresses.ts"

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
/** Field to what it was and what it is now; fields that stayed are not in it. */
export type ListingChanges = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>
export interface ListingEdit {
  readonly next: Editable
  readonly changes: ListingChanges
}

/** Left out keeps what is there; blank is absent. */
const text = (given: string | null | undefined, current: string | null): string | null =>
  given === undefined ? current : given?.trim() || null

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

/** What the shapes cannot say. */
const issuesOf = (edit: Pick<Editable, "country" | "demo_video_url">, current: Editable): ReadonlyArray<Detail> => {
  const issues: Array<Detail> = []
  if (edit.country !== null && edit.country !== current.country && !countryCodes.includes(edit.country))
    issues.push(detail("fields.country", "invalid_choice", "must be a country of ISO 3166-1 alpha-2"))
  const video = edit.demo_video_url
  if (video !== null && video !== current.demo_video_url && youtubeVideo(video) === null)
    issues.push(detail("fields.demo_video_url", "invalid_format", "must be the address of a YouTube video"))
  return issues
}

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

/** The listing after the edit with what changed, or everything that is wrong with the edit. */
export const editOf = (
  row: Editable,
  input: Omit<Input<typeof updateMyListing>, "listing_id">
): Either.Either<ListingEdit, ReadonlyArray<Detail>> => {
  const fields = input.fields ?? {}
  // As it is compared and kept: the database orders the keys of JSON in its own way.
  const current: Editable = { ...row, socials: links(row.socials), faqs: plainFaqs(row.faqs) }
  const next: Editable = {
    tagline: text(fields.tagline, current.tagline),
    short_description: text(fields.short_description, current.short_description),
    description: text(fields.description, current.description),
    pricing_model: text(fields.pricing_model, current.pricing_model),
    pricing_summary: text(fields.pricing_summary, current.pricing_summary),
    country: text(fields.country, current.country)?.toUpperCase() ?? null,
    city: text(fields.city, current.city),
    founded_year: fields.founded_year === undefined ? current.founded_year : fields.founded_year,
    demo_video_url: text(fields.demo_video_url, current.demo_video_url),
    contact_email: text(fields.contact_email, current.contact_email),
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
  const issues = issuesOf(next, current)
  if (issues.length > 0) return Either.left(issues)
  const changed = written.filter((key) => JSON.stringify(current[key]) !== JSON.stringify(next[key]))
  return Either.right({
    next,
    changes: Object.fromEntries(changed.map((key) => [key, { before: current[key], after: next[key] }]))
  })
}
