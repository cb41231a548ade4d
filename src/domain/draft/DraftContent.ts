/**
 * What a draft says its listing should be, and whether it may become one. A blank that nobody asked for
 * says nothing: where a draft has no value, the listing keeps what its owner wrote there.
 */
import { isDeepStrictEqual } from "node:util"
import { type Detail, detail } from "../Failure.ts"
import { keptForm } from "../listing/FieldForms.ts"
import { isFieldKey, type ListKey, listKeys, type TextKey, textKeys } from "../listing/Profile.ts"
import type { Story } from "../listing/Story.ts"
import type { DraftFaq, DraftFounder, DraftMilestone } from "./Draft.ts"
import { type DraftFields, fieldOf, missingRequired } from "./DraftFields.ts"
import type { DraftLinks, SocialsPart } from "./DraftParts.ts"

/** The parts of a draft that reach its listing. */
export interface DraftBody {
  readonly fields: DraftFields
  readonly faqs: ReadonlyArray<DraftFaq>
  readonly founders: ReadonlyArray<DraftFounder>
  readonly company_socials: DraftLinks
  readonly founder_socials: DraftLinks
  readonly story: Story | null
  readonly milestones: ReadonlyArray<DraftMilestone>
  readonly seo: { readonly title: string | null; readonly meta: string | null }
  readonly competitor: { readonly url: string } | null
  readonly touched: ReadonlyArray<string>
}

export type TextColumn = Exclude<TextKey, "founded_year"> | "seo_title" | "seo_description" | "competitor_url"
export type ListColumn = Exclude<ListKey, "categories"> | "not_found_on_website"
export interface ContentFounder {
  readonly name: string
  readonly title: string | null
  readonly bio: string | null
  /** null: nothing is said of them, so those on record stay. */
  readonly socials: Readonly<Record<string, string>> | null
}
export interface ListingContent
  extends Readonly<Record<TextColumn, string | null>>,
    Readonly<Record<ListColumn, ReadonlyArray<string>>> {
  readonly founded_year: number | null
  readonly faqs: ReadonlyArray<{ readonly question: string; readonly answer: string }>
  readonly socials: Readonly<Record<string, string>>
  readonly story: Story | null
  /** Names; the first is the primary one. */
  readonly categories: ReadonlyArray<string>
  readonly founders: ReadonlyArray<ContentFounder>
  readonly milestones: ReadonlyArray<DraftMilestone>
}

/** What a listing has where its draft says nothing. */
export const empty: ListingContent = {
  name: null,
  tagline: null,
  short_description: null,
  description: null,
  stage: null,
  pricing_model: null,
  pricing_summary: null,
  country: null,
  city: null,
  contact_email: null,
  demo_video_url: null,
  logo_url: null,
  seo_title: null,
  seo_description: null,
  competitor_url: null,
  founded_year: null,
  tags: [],
  features: [],
  usps: [],
  keywords: [],
  not_found_on_website: [],
  faqs: [],
  socials: {},
  story: null,
  categories: [],
  founders: [],
  milestones: []
}
export const contentKeys = Object.keys(empty).filter((key): key is keyof ListingContent => key in empty)

/** A listing has these in one form alone, however a draft of old or a machine spelled them. */
const formed: ReadonlySet<TextKey> = new Set(["stage", "pricing_model", "country", "founded_year"])

const textOf = (fields: DraftFields, key: TextKey) => {
  const { value } = fieldOf(fields, key)
  if (typeof value !== "string") return null
  return formed.has(key) ? keptForm(key, value) : value
}
const listOf = (fields: DraftFields, key: ListKey) => {
  const { value } = fieldOf(fields, key)
  return value === null || typeof value === "string" ? [] : value
}
const linksOf = (links: DraftLinks): Record<string, string> =>
  Object.fromEntries(Object.entries(links).map(([platform, link]) => [platform, link.value]))

/** `notFound` is what the draft's `not_found_on_website` says. */
export const contentOf = (draft: DraftBody, notFound: ReadonlyArray<string>): Partial<ListingContent> => {
  const { fields } = draft
  const whole: ListingContent = {
    ...empty,
    ...Object.fromEntries(textKeys.map((key) => [key, textOf(fields, key)])),
    ...Object.fromEntries(listKeys.map((key) => [key, listOf(fields, key)])),
    founded_year: textOf(fields, "founded_year") === null ? null : Number(textOf(fields, "founded_year")),
    not_found_on_website: notFound,
    faqs: draft.faqs.map(({ question, answer }) => ({ question, answer })),
    socials: linksOf(draft.company_socials),
    founders: draft.founders.map(({ name, title, bio, primary }) => ({
      name,
      title,
      bio,
      // The draft asks for one person's profiles: the primary founder's.
      socials: primary && hasTouchedLinks(draft, "founder_socials") ? linksOf(draft.founder_socials) : null
    })),
    story: draft.story,
    milestones: draft.milestones,
    seo_title: draft.seo.title,
    seo_description: draft.seo.meta,
    competitor_url: draft.competitor?.url ?? null
  }
  return Object.fromEntries(contentKeys.filter((key) => isSaid(draft, key)).map((key) => [key, whole[key]]))
}

const hasTouchedLinks = (draft: DraftBody, part: SocialsPart) =>
  draft.touched.some((touched) => touched.startsWith(`${part}.`))

/** Whether the draft has something to say of it: a value, or that a person took the value away. */
const isSaid = (draft: DraftBody, key: keyof ListingContent): boolean => {
  if (isFieldKey(key)) {
    const { value, state } = fieldOf(draft.fields, key)
    return value !== null || state === "deleted" || state === "override"
  }
  switch (key) {
    case "not_found_on_website":
      return true
    case "faqs":
    case "founders":
    case "milestones":
      return draft[key].length > 0 || draft.touched.includes(key)
    case "socials":
      return Object.keys(draft.company_socials).length > 0 || hasTouchedLinks(draft, "company_socials")
    case "story":
      return draft.touched.includes("story")
    case "competitor_url":
      return draft.touched.includes("competitor")
    case "seo_title":
    case "seo_description":
      return draft.touched.includes("seo")
  }
}

/** What an edit changed: the new words, and `empty`'s for what it took away. */
export const difference = (before: Partial<ListingContent>, after: Partial<ListingContent>): Partial<ListingContent> =>
  Object.fromEntries(
    contentKeys
      .filter((key) => !isDeepStrictEqual(before[key], after[key]))
      .map((key) => [key, after[key] ?? empty[key]])
  )

/** What keeps a draft from being saved as a listing. Nothing is too long for it that a draft may hold. */
export const problemsOf = (fields: DraftFields): ReadonlyArray<Detail> =>
  missingRequired(fields).map((key) => detail(`fields.${key}`, "required", "is required"))
