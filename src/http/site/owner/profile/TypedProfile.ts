/**
 * A listing's profile as it is typed into a form: from the listing, from what was sent, to the input of the operation,
 * and what was edited meanwhile. Pure.
 */
import { isDeepStrictEqual } from "node:util"
import type { Schema } from "effect"
import type { updateMyListing } from "../../../../domain/api/MyListingsApi.ts"
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../../domain/listing/ListingVersions.ts"
import { type SocialPlatform, socialPlatforms } from "../../../../domain/listing/Profile.ts"
import { byKey } from "../../../../domain/Wire.ts"

/** Fields of one text each. */
export const typedTexts = [
  "tagline",
  "headline",
  "short_description",
  "description",
  "summary",
  "pricing_model",
  "pricing_summary",
  "country",
  "city",
  "founded_year",
  "demo_video_url",
  "contact_email",
  "seo_title",
  "seo_description"
] as const
export type TypedText = (typeof typedTexts)[number]
/** Lists, one a line. */
export const typedLists = ["features", "usps", "keywords"] as const
export type TypedList = (typeof typedLists)[number]

export interface TypedFaq {
  readonly question: string
  readonly answer: string
}
export interface TypedProfile {
  readonly texts: Readonly<Record<TypedText, string>>
  readonly lists: Readonly<Record<TypedList, string>>
  readonly socials: Readonly<Record<SocialPlatform, string>>
  readonly faqs: ReadonlyArray<TypedFaq>
  /** The version of the listing that was typed over. */
  readonly seen: number
}

export const mostFaqs = 10

export const typedOf = (listing: OwnedListing): TypedProfile => {
  const { pricing, seo } = listing
  const texts: Record<TypedText, string | number | null> = {
    tagline: listing.tagline,
    headline: listing.headline,
    short_description: listing.short_description,
    description: listing.description,
    summary: listing.summary,
    pricing_model: pricing.model,
    pricing_summary: pricing.summary,
    country: listing.country,
    city: listing.city,
    founded_year: listing.founded_year,
    demo_video_url: listing.demo_video_url,
    contact_email: listing.contact_email,
    seo_title: seo.title,
    seo_description: seo.meta
  }
  return {
    texts: byKey(typedTexts, (key) => `${texts[key] ?? ""}`),
    lists: byKey(typedLists, (key) => listing[key].join("\n")),
    socials: byKey(socialPlatforms, (platform) => listing.socials[platform] ?? ""),
    faqs: listing.faqs,
    seen: listing.version
  }
}

const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

/** An address as people say it, with what they leave out. */
const withScheme = (link: string): string => {
  const text = link.trim()
  return text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) || !text.includes(".") ? text : `https://${text}`
}

const isAsked = ({ question, answer }: TypedFaq) => question.trim() !== "" || answer.trim() !== ""

type EditInput = Schema.Struct.Encoded<(typeof updateMyListing)["fields"]>
type EditFields = NonNullable<EditInput["fields"]>

/** The operation's input, without the keys of `but`, which keep what they have. */
export const editInputOf = (id: number, typed: TypedProfile, but: ReadonlySet<string>): EditInput => {
  const text = (key: TypedText) => typed.texts[key]
  const all: EditFields = {
    tagline: text("tagline"),
    headline: text("headline"),
    short_description: text("short_description"),
    description: text("description"),
    summary: text("summary"),
    pricing_model: text("pricing_model"),
    pricing_summary: text("pricing_summary"),
    country: text("country"),
    city: text("city"),
    founded_year: text("founded_year").trim() === "" ? null : Number(text("founded_year")),
    demo_video_url: text("demo_video_url"),
    contact_email: text("contact_email"),
    seo_title: text("seo_title"),
    seo_description: text("seo_description"),
    features: linesOf(typed.lists.features),
    usps: linesOf(typed.lists.usps),
    keywords: linesOf(typed.lists.keywords)
  }
  return {
    listing_id: id,
    fields: Object.fromEntries(Object.entries(all).filter(([key]) => !but.has(key))),
    ...(but.has("socials")
      ? {}
      : { socials: byKey(socialPlatforms, (platform) => withScheme(typed.socials[platform])) }),
    ...(but.has("faqs") ? {} : { faqs: typed.faqs.filter(isAsked) })
  }
}

/** Where in the form stands what is wrong at a place of that input. */
export const placeInForm = (path: string, typed: TypedProfile): string => {
  const [root = "", key = "", rest = ""] = path.split(".")
  if (root === "fields" || root === "socials") return root === "fields" ? key : `${root}.${key}`
  if (root !== "faqs") return path
  const asked = typed.faqs.flatMap((faq, at) => (isAsked(faq) ? [at] : []))
  return `faqs.${asked[Number(key)] ?? key}.${rest}`
}

/** As versions keep it, to be compared. */
const keptValue = (typed: TypedProfile, field: string): unknown => {
  const text = typedTexts.find((key) => key === field)
  if (text === "founded_year") return typed.texts[text].trim() === "" ? null : Number(typed.texts[text])
  if (text !== undefined) return typed.texts[text].trim() || null
  const list = typedLists.find((key) => key === field)
  if (list !== undefined) return linesOf(typed.lists[list])
  if (field === "faqs")
    return typed.faqs
      .filter(isAsked)
      .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
  return Object.fromEntries(
    Object.entries(typed.socials).flatMap(([platform, link]) =>
      link.trim() === "" ? [] : [[platform, withScheme(link)]]
    )
  )
}
const isTyped = (field: string) =>
  typedTexts.some((key) => key === field) ||
  typedLists.some((key) => key === field) ||
  field === "socials" ||
  field === "faqs"

/** What to do with each field that was edited elsewhere since the form was opened. */
export interface Meanwhile {
  /** Untouched here: what was written there stays. */
  readonly untouched: ReadonlySet<string>
  /** Changed on both sides: by field, what it is now. */
  readonly contested: ReadonlyMap<string, unknown>
}

/** `goingBack` is what would change of the listing as it is now, if it went back to the version that was seen. */
export const meanwhile = (typed: TypedProfile, goingBack: ListingChanges): Meanwhile => {
  const changed = Object.entries(goingBack).filter(([field]) => isTyped(field))
  return {
    untouched: new Set(
      changed.flatMap(([field, { after }]) => (isDeepStrictEqual(keptValue(typed, field), after) ? [field] : []))
    ),
    contested: new Map(
      changed.flatMap(([field, { before, after }]) => {
        const mine = keptValue(typed, field)
        return isDeepStrictEqual(mine, after) || isDeepStrictEqual(mine, before) ? [] : [[field, before] as const]
      })
    )
  }
}

/** What was typed, over the listing as it is by now: what was left alone is as it was written elsewhere. */
export const refreshed = (typed: TypedProfile, listing: OwnedListing, untouched: ReadonlySet<string>): TypedProfile => {
  const now = typedOf(listing)
  const from = (field: string) => (untouched.has(field) ? now : typed)
  return {
    texts: byKey(typedTexts, (key) => from(key).texts[key]),
    lists: byKey(typedLists, (key) => from(key).lists[key]),
    socials: from("socials").socials,
    faqs: from("faqs").faqs,
    seen: now.seen
  }
}
