/** A listing: a product's entry in the directory, as the public sees it and as its owner does. */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import {
  CalendarDate,
  Id,
  NextStep,
  NullableDate,
  NullableText,
  NullableTimestamp,
  record,
  Slug,
  Timestamp
} from "../Wire.ts"
import { badgeReasonCodes } from "./BadgeReasons.ts"
import { CategoryRef, Faq, WaitingCategories } from "./Category.ts"
import { Story } from "./Story.ts"

export const ListingStatus = Schema.Literal("draft", "awaiting_badge", "scheduled", "live", "paused", "removed")
export type ListingStatus = typeof ListingStatus.Type
export const Plan = Schema.Literal("none", "free", "paid")
export type Plan = typeof Plan.Type
/** Sections only a paid listing shows. */
export const Section = Schema.Literal("story", "milestones", "media")
export type Section = typeof Section.Type
/** Who rates domains; `demo` is made up, of the demo data. What each is called is in `domain/launch/DomainRating.ts`. */
export const RatingSource = Schema.Literal("ahrefs", "openpagerank", "demo")
export type RatingSource = typeof RatingSource.Type

const summary = {
  slug: Slug,
  name: Schema.String,
  tagline: NullableText,
  url: Schema.String.annotations({ description: "The listing's page on this directory." }),
  website_url: Schema.String.annotations({ description: "The product's own site, without redirect." }),
  logo_url: NullableText,
  primary_category: Schema.NullOr(CategoryRef),
  pricing_model: NullableText,
  stage: NullableText,
  country: NullableText,
  status: ListingStatus,
  verified: Schema.Boolean.annotations({
    description: "The owner proved they hold the site. Has nothing to do with payment."
  }),
  featured: Schema.Boolean.annotations({ description: "A paid placement." }),
  votes: Schema.Int.annotations({ description: "Counted community votes over all its launches." }),
  followers: Schema.Int,
  views: Schema.Int,
  domain_rating: Schema.NullOr(Schema.Number).annotations({
    description:
      "0 to 100, of its domain, by the one source the directory uses: Ahrefs' Domain Rating, or what `domain_rating_trend.source` of get_listing names. null where that source has none."
  }),
  launch_week: NullableDate.annotations({ description: "Monday of its latest launch week." }),
  launched_at: NullableTimestamp.annotations({ description: "When its latest launch went live." })
}
export const ListingSummary = record("ListingSummary", summary)
export type ListingSummary = typeof ListingSummary.Type

export const ListingUpdate = record("ListingUpdate", {
  id: Id,
  title: Schema.String,
  body: Schema.String,
  published_at: Timestamp
})
export type ListingUpdate = typeof ListingUpdate.Type

export const Milestone = record("Milestone", {
  id: Id,
  date: CalendarDate,
  title: Schema.String,
  description: NullableText,
  url: NullableText
})
export type Milestone = typeof Milestone.Type

export const Media = record("Media", { kind: Schema.Literal("image", "video"), url: Schema.String, alt: NullableText })
export type Media = typeof Media.Type

const profile = {
  description: NullableText.annotations({ description: "Markdown." }),
  short_description: NullableText,
  headline: NullableText,
  summary: NullableText,
  features: Schema.Array(Schema.String),
  usps: Schema.Array(Schema.String),
  tags: Schema.Array(Schema.String),
  keywords: Schema.Array(Schema.String),
  pricing: Schema.Struct({ model: NullableText, summary: NullableText }),
  first_launched_at: NullableTimestamp.annotations({
    description: "When its first launch went live; `launched_at` tells the latest."
  }),
  categories: Schema.Array(record("ListingCategory", { slug: Slug, name: Schema.String, primary: Schema.Boolean })),
  city: NullableText,
  founded_year: Schema.NullOr(Schema.Int),
  demo_video_url: NullableText,
  founders: Schema.Array(
    record("ListingFounder", {
      slug: Slug,
      name: Schema.String,
      title: NullableText,
      primary: Schema.Boolean,
      url: Schema.String
    })
  ),
  faqs: Schema.Array(Faq),
  socials: Schema.Record({ key: Schema.String, value: Schema.String }),
  updates: Schema.Array(ListingUpdate).annotations({ description: "The latest 5." }),
  rating: record("Rating", { average: Schema.NullOr(Schema.Number), count: Schema.Int }),
  domain_rating_trend: record("DomainRatingTrend", {
    current: Schema.NullOr(Schema.Number).annotations({ description: "0 to 100; null where its source has none." }),
    change_30d: Schema.NullOr(Schema.Number).annotations({
      description: "Points since the last measurement at least 30 days before the latest."
    }),
    direction: Schema.NullOr(Schema.Literal("up", "down", "flat")).annotations({
      description: "Where `change_30d` goes: flat where it is less than one point."
    }),
    source: Schema.NullOr(RatingSource).annotations({
      description:
        "Who rates: `ahrefs` (Domain Rating by Ahrefs, https://ahrefs.com/), `openpagerank` (Open PageRank by DomCop, its 0 to 10 shown as 0 to 100), `demo` (made up). Name it beside the figure. null where nobody was asked."
    }),
    measured_on: NullableDate.annotations({ description: "The day `current` was asked for." }),
    points: Schema.Array(Schema.Struct({ date: CalendarDate, value: Schema.Number })).annotations({
      description: "Measurements of that source alone, oldest first."
    })
  }),
  awards: Schema.Array(record("ListingAward", { week: CalendarDate, place: Schema.Int, title: Schema.String })),
  links: record("ListingLinks", {
    self: Schema.String,
    website: Schema.String,
    alternatives: Schema.String,
    badges: Schema.String,
    api: Schema.String,
    competitor: NullableText
  }),
  seo: record("Seo", { title: NullableText, meta: NullableText }),
  not_found_on_website: Schema.Array(Schema.String).annotations({
    description: "Fields the product's own site did not state."
  }),
  story: Schema.NullOr(Story).annotations({ description: "null unless the section is unlocked." }),
  milestones: Schema.NullOr(Schema.Array(Milestone)).annotations({
    description: "null unless the section is unlocked."
  }),
  media: Schema.NullOr(Schema.Array(Media)).annotations({ description: "null unless the section is unlocked." }),
  created_at: Timestamp,
  updated_at: Timestamp
}
export const Listing = record("Listing", { ...summary, ...profile })
export type Listing = typeof Listing.Type

export const BadgeState = record("BadgeState", {
  required: Schema.Boolean,
  result: Schema.NullOr(Schema.Literal("found", "not_found", "unreachable")),
  reason: Schema.NullOr(Schema.Literal(...badgeReasonCodes)).annotations({
    description: "Why it was not found, or the page not read; null where it was found, and before the first look."
  }),
  last_checked_at: NullableTimestamp,
  page: NullableText.annotations({ description: "The page that is looked at." }),
  html: Schema.String.annotations({ description: "Paste this into that page." })
})
export type BadgeState = typeof BadgeState.Type

export const OwnedListing = record("OwnedListing", {
  id: Id,
  plan: Plan,
  ...summary,
  ...profile,
  unlocked_sections: Schema.Array(Section),
  draft_id: NullableText,
  contact_email: NullableText,
  waiting_categories: WaitingCategories,
  badge: BadgeState,
  queue: Schema.NullOr(record("QueuePlace", { position: Schema.Int, week: CalendarDate })),
  public_url: NullableText,
  version: Schema.Int.annotations({ description: "Counts the edits." }),
  next_steps: Schema.Array(NextStep)
})
export type OwnedListing = typeof OwnedListing.Type

export const OwnedSummary = record("OwnedSummary", { id: Id, plan: Plan, ...summary })
export type OwnedSummary = typeof OwnedSummary.Type

/** Statuses anyone may see; the rest exist for their owner alone. */
const publicStatuses: ReadonlyArray<ListingStatus> = ["live", "scheduled"]
export const isPublic = (status: ListingStatus) => publicStatuses.includes(status)

export const WeekFull = declare(
  "week_full",
  400,
  "There is no place left in that week, or, on the free plan, in any week of its window. list_products shows the weeks of a product that have; the free plan's window moves on each Monday."
)
export const AlreadyPublished = declare(
  "already_published",
  400,
  "This listing already has a plan and cannot be queued again. get_my_listing shows where it stands."
)
export const ListingRemoved = declare(
  "listing_removed",
  400,
  "This listing was removed by the site team and cannot be changed."
)
