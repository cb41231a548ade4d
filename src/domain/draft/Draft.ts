/**
 * A draft: what was read of a product's site and what was made of it, every value with its evidence.
 * A value a person typed is never overwritten by a machine.
 */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import { WaitingCategories } from "../listing/Category.ts"
import { fieldKeys } from "../listing/Profile.ts"
import { Story } from "../listing/Story.ts"
import { byKey, CalendarDate, Id, NextStep, NullableText, record, Slug, Timestamp, Uuid } from "../Wire.ts"
import { crawlErrors } from "./Crawl.ts"

export const DraftStatus = Schema.Literal("crawling", "drafting", "ready", "failed")
export type DraftStatus = typeof DraftStatus.Type

/** What became of a value: drafted, not stated by the site, a person's over a drafted one, a person's own, locked, removed. */
export const FieldState = Schema.Literal("ai", "not_found", "edited", "manual", "override", "deleted")
export type FieldState = typeof FieldState.Type

export const EvidenceQuote = record("Evidence", { quote: Schema.String, url: Schema.String })

/** How the evidence of a drafted value carries it, the nearest to the page first. */
export const Support = Schema.Literal("stated", "copied", "shortened", "rule", "checked")
export type Support = typeof Support.Type

const support = Schema.NullOr(Support).annotations({
  description:
    "How the evidence carries the drafted value that stands. stated: the page's own data about itself says it. copied: whole sentences of the page, or its very words. shortened: a sentence of the page with words left out, none that binds. rule: other words for the same, held against the page clause by clause. checked: in words the page lacks, nothing speaks against it, and a second opinion that saw only the quotes agreed. A value of several parts has the weakest of theirs. null where a person wrote it or that is not known."
})

/** `value` is text, a list of texts, or null; `ai_value` what the drafter wrote, whatever became of it. */
export const FieldValue = record("FieldValue", {
  value: Schema.NullOr(Schema.Union(Schema.String, Schema.Array(Schema.String))),
  state: Schema.Literal(...FieldState.literals, "pending").annotations({
    description: "pending: the site is still being read, so nothing is known of it yet."
  }),
  evidence: Schema.Array(EvidenceQuote),
  support,
  ai_value: Schema.NullOr(Schema.Union(Schema.String, Schema.Array(Schema.String))),
  locked: Schema.Boolean
})
export type FieldValue = typeof FieldValue.Type

const backed = { state: FieldState, evidence: Schema.Array(EvidenceQuote), support }
export const DraftFaq = record("DraftFaq", { question: Schema.String, answer: Schema.String, ...backed })
export type DraftFaq = typeof DraftFaq.Type
/** Characters of a founder's name. */
export const longestFounderName = 160
export const DraftFounder = record("DraftFounder", {
  name: Schema.String,
  title: NullableText,
  bio: NullableText,
  primary: Schema.Boolean,
  ...backed
})
export type DraftFounder = typeof DraftFounder.Type
export const DraftLink = record("DraftLink", { value: Schema.String, ...backed })
export type DraftLink = typeof DraftLink.Type
export const DraftMilestone = record("DraftMilestone", {
  date: CalendarDate,
  title: Schema.String,
  description: NullableText,
  url: NullableText
})
export type DraftMilestone = typeof DraftMilestone.Type

/** Why a draft, or a comparison, could not be made by itself: each code with what it means. */
export const draftErrors = {
  ...crawlErrors,
  timed_out: "It took too long.",
  internal: "Something broke on our side."
} as const
export type DraftErrorCode = keyof typeof draftErrors
const draftErrorCodes = Object.keys(draftErrors).filter((code): code is DraftErrorCode => code in draftErrors)

export const DraftError = record("DraftError", { code: Schema.Literal(...draftErrorCodes), message: Schema.String })
export type DraftError = typeof DraftError.Type

export const Competitor = record("Competitor", {
  url: Schema.String,
  status: Schema.Literal("reading", "ready", "failed"),
  summary: NullableText,
  rows: Schema.Array(
    Schema.Struct({ key: Schema.String, label: Schema.String, own: NullableText, competitor: NullableText })
  ),
  evidence: Schema.Array(EvidenceQuote),
  error: Schema.NullOr(DraftError)
})
export type Competitor = typeof Competitor.Type

export const Invite = record("Invite", {
  email: Schema.String,
  status: Schema.Literal("pending", "accepted", "expired"),
  created_at: Timestamp
})
export type Invite = typeof Invite.Type

export const Progress = record("Progress", {
  step: Schema.Literal("queued", "reading", "drafting", "done", "failed"),
  percent: Schema.Int,
  pages_read: Schema.Int
})
export type Progress = typeof Progress.Type

/** Why a drafted value did not stand, told to who owns the draft. */
export const RefusedNote = record("RefusedValue", {
  field: Schema.Literal(...fieldKeys, "faqs", "founders", "socials"),
  value: Schema.String.annotations({ description: "What was offered, cut to 200 characters." }),
  reason: Schema.String.annotations({ description: "One sentence." })
})
export type RefusedNote = typeof RefusedNote.Type

export const Draft = record("Draft", {
  id: Uuid,
  url: Schema.String,
  status: DraftStatus,
  progress: Progress,
  error: Schema.NullOr(DraftError),
  listing_id: Schema.NullOr(Id),
  fields: Schema.Struct(byKey(fieldKeys, () => FieldValue)),
  faqs: Schema.Array(DraftFaq),
  founders: Schema.Array(DraftFounder),
  company_socials: Schema.Record({ key: Schema.String, value: DraftLink }),
  founder_socials: Schema.Record({ key: Schema.String, value: DraftLink }),
  story: Schema.NullOr(Story),
  milestones: Schema.Array(DraftMilestone),
  seo: Schema.Struct({ title: NullableText, meta: NullableText }),
  competitor: Schema.NullOr(Competitor),
  completeness: Schema.Int.annotations({ description: "0 to 100." }),
  missing: Schema.Array(Schema.String).annotations({
    description: "Fields without a value: those needed to submit first, then the recommended ones."
  }),
  not_found_on_website: Schema.Array(Schema.String),
  refused: Schema.Array(RefusedNote).annotations({
    description:
      "What the drafter offered and the pages do not support, at most 20: of fields nobody has written since that are blank, or in which other words stand instead."
  }),
  poll_after_seconds: Schema.NullOr(Schema.Int),
  next_steps: Schema.Array(NextStep),
  invites: Schema.Array(Invite),
  pages: Schema.Array(
    record("DraftPage", {
      url: Schema.String,
      status: Schema.Literal("read", "refused_by_robots", "unreachable", "not_html", "too_little_text"),
      title: NullableText
    })
  ),
  created_at: Timestamp,
  updated_at: Timestamp
})
export type Draft = typeof Draft.Type

export const DraftSummary = record("DraftSummary", {
  id: Uuid,
  url: Schema.String,
  name: NullableText,
  status: DraftStatus,
  completeness: Schema.Int,
  listing_id: Schema.NullOr(Id),
  created_at: Timestamp,
  updated_at: Timestamp
})
export type DraftSummary = typeof DraftSummary.Type

export const Submitted = record("SubmittedDraft", {
  listing_id: Id,
  slug: Slug,
  status: Schema.String,
  draft_id: Uuid,
  changed: Schema.Array(Schema.String).annotations({
    description: "What this submission changed on the listing; empty where nothing had changed in the draft."
  }),
  waiting_categories: WaitingCategories,
  next_steps: Schema.Array(NextStep)
})
export type Submitted = typeof Submitted.Type

export const AlreadyListed = declare(
  "already_listed",
  400,
  "Someone else already lists this site. If it is yours, claim it with claim_listing."
)
export const UrlNotPublic = declare(
  "url_not_public",
  400,
  "The URL must be a public website: http or https, a domain name, the usual port, no user name."
)
export const DraftNotReady = declare(
  "draft_not_ready",
  400,
  "The draft is still being made. Poll get_draft until its status is ready, then submit it."
)
export const DraftIncomplete = declare(
  "draft_incomplete",
  400,
  "The draft is not complete enough to submit. `details` names each field; fill it with update_draft."
)
export const InviteLimitReached = declare("invite_limit_reached", 400, "A draft takes at most 10 invites.")
