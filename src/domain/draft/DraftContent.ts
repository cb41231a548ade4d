/**
 * What a draft says its listing should be, and whether it may become one. A blank that nobody asked for
 * says nothing: where a draft has no value, the listing keeps what its owner wrote there. A draft that is
 * submitted again says only what changed in it since; what was made on the listing meanwhile stays.
 */
import { isDeepStrictEqual } from "node:util"
import { type Detail, detail } from "../Failure.ts"
import { keptForm } from "../listing/FieldForms.ts"
import { isFieldKey, type ListKey, listKeys, socialPlatforms, type TextKey, textKeys } from "../listing/Profile.ts"
import { orNoStory, type Story, storyKeys } from "../listing/Story.ts"
import { byKey } from "../Wire.ts"
import type { DraftMilestone } from "./Draft.ts"
import { type DraftFields, fieldOf, isUntouched, missingRequired } from "./DraftFields.ts"
import type { DraftLinks, KeptFaq, KeptFounder, SocialsPart } from "./DraftParts.ts"

/** The parts of a draft that reach its listing. */
export interface DraftBody {
  readonly fields: DraftFields
  readonly faqs: ReadonlyArray<KeptFaq>
  readonly founders: ReadonlyArray<KeptFounder>
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
  /** Those of them that are chosen and not shown; the listing's own reckoning, a draft says nothing of it. */
  readonly waiting_categories: ReadonlyArray<string>
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
  waiting_categories: [],
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
export const contentOf = (draft: DraftBody, notFound: ReadonlyArray<string>): Said => {
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
    case "waiting_categories":
      return false
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

/** Everything that a listing says, by key; what is not in it is not said. */
export type Said = Partial<ListingContent>

/** What changed between two submissions: the new words, and `empty`'s for what was taken away. */
export const difference = (before: Said, after: Said): Said =>
  Object.fromEntries(
    contentKeys
      .filter((key) => !isDeepStrictEqual(before[key], after[key]))
      .map((key) => [key, after[key] ?? empty[key]])
  )

/** Of some keys, those whose value changed. */
const changedIn = <K extends string>(
  keys: ReadonlyArray<K>,
  before: Readonly<Partial<Record<K, string | null>>> | null | undefined,
  after: Readonly<Partial<Record<K, string | null>>> | null | undefined
) => keys.filter((key) => (before?.[key] ?? null) !== (after?.[key] ?? null))

/**
 * The listing with what changed in its draft since `last`, when it was last submitted. Of the story and the
 * profile links each is a change of its own, so that one edit of either does not undo another on the listing.
 */
export const withChanges = (listing: ListingContent, last: Said, changes: Said): ListingContent => {
  const next = { ...listing, ...changes }
  const { story, socials } = changes
  if (story !== undefined) {
    const own = changedIn(storyKeys, last.story, story)
    next.story = orNoStory(byKey(storyKeys, (key) => (own.includes(key) ? story : listing.story)?.[key] ?? null))
  }
  if (socials !== undefined) {
    const own = changedIn(socialPlatforms, last.socials, socials)
    const kept = Object.entries(listing.socials).filter(([platform]) => !own.some((one) => one === platform))
    const set = Object.entries(socials).filter(([platform]) => own.some((one) => one === platform))
    next.socials = Object.fromEntries([...kept, ...set])
  }
  return next
}

/** Written, removed or locked by a person, not by the drafter. */
const isTyped = (draft: DraftBody, key: keyof ListingContent): boolean => {
  if (isFieldKey(key)) return !isUntouched(fieldOf(draft.fields, key))
  switch (key) {
    case "faqs":
    case "founders":
      return draft.touched.includes(key)
    case "not_found_on_website":
    case "waiting_categories":
    case "socials":
      return false
    // The drafter makes none of these.
    case "story":
    case "milestones":
    case "competitor_url":
    case "seo_title":
    case "seo_description":
      return true
  }
}

/** What a draft says to its listing, seen from what was said last. */
export interface Submission {
  readonly last: Said
  readonly said: Said
  /** In these the listing keeps its own words. */
  readonly kept: ReadonlyArray<keyof ListingContent>
}

/**
 * A new draft of a listing that is there already: what a person typed in it goes over the listing, what was
 * drafted goes where the listing has nothing.
 */
export const firstSubmission = (draft: DraftBody, said: Said, listing: ListingContent): Submission => {
  const isKept = (key: keyof ListingContent) =>
    key in said &&
    key !== "socials" &&
    key !== "not_found_on_website" &&
    !isTyped(draft, key) &&
    !isDeepStrictEqual(listing[key], empty[key]) &&
    !isDeepStrictEqual(said[key], listing[key])
  const kept = contentKeys.filter(isKept)
  const isTypedLink = (platform: string) => draft.touched.includes(`company_socials.${platform}`)
  const links = (from: Readonly<Record<string, string>>, has: (platform: string) => boolean) =>
    Object.fromEntries(Object.entries(from).filter(([platform]) => has(platform)))
  const words = Object.fromEntries(
    contentKeys.filter((key) => key in said && !isKept(key)).map((key) => [key, said[key]])
  )
  if (said.socials === undefined) return { last: {}, said: words, kept }
  return {
    // A link that somebody took away is one the draft does not have any more.
    last: { socials: links(listing.socials, isTypedLink) },
    said: { ...words, socials: links(said.socials, (one) => isTypedLink(one) || !(one in listing.socials)) },
    kept
  }
}

/** What keeps a draft from being saved as a listing. Nothing is too long for it that a draft may hold. */
export const problemsOf = (fields: DraftFields): ReadonlyArray<Detail> =>
  missingRequired(fields).map((key) => detail(`fields.${key}`, "required", "is required"))
