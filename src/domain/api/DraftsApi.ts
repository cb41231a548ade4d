/** From a URL to a saved listing: the account and its drafts. */
import { Schema } from "effect"
import { mostFounders } from "../draft/Candidates.ts"
import {
  AlreadyListed,
  Draft,
  DraftIncomplete,
  DraftNotReady,
  DraftSummary,
  Invite,
  InviteLimitReached,
  longestFounderName,
  Submitted,
  UrlNotPublic
} from "../draft/Draft.ts"
import { NotFound } from "../Failure.ts"
import { CategoryUnknown } from "../listing/Category.ts"
import { ListingRemoved } from "../listing/Listing.ts"
import { MilestoneLimitReached, mostMilestones } from "../listing/Milestones.ts"
import { fieldKeys, listFields, listKeys, textFields, textKeys } from "../listing/Profile.ts"
import { make, optional } from "../Operation.ts"
import { paged, pageOf } from "../Page.ts"
import { Account } from "../people/Account.ts"
import { Email, list, text, Uuid, webUrl } from "../Wire.ts"
import * as DraftExample from "./examples/DraftExamples.ts"
import * as Example from "./examples/Examples.ts"
import { faqsInput, fieldText, milestoneInput, orEmpty, perKey, socialsInput, storyInput } from "./schema/Inputs.ts"

const id = Uuid.annotations({ description: "Draft id, from submit_listing or list_my_drafts." })
const fieldKey = Schema.Literal(...fieldKeys)

export const getAccount = make("get_account", "GET /me", {
  title: "Get my account",
  description:
    "Who you are, which scopes this credential carries, when it expires, and what is left of each rate limit.",
  scope: "account:read",
  input: {},
  output: Account,
  example: { output: Example.account }
})

export const submitListing = make("submit_listing", "POST /drafts", {
  title: "Submit a product",
  description:
    "Start a draft from a product's public website. The service reads the site under robots.txt and drafts the profile with quoted evidence in about a minute: poll get_draft every few seconds until status is ready. Nothing is published, nothing is charged. Not for a product that is already listed: claim_listing.",
  scope: "listings:write",
  input: {
    url: text(2048, 1).annotations({ description: "The product's public website, e.g. https://tidewatch.example." })
  },
  output: Draft,
  status: 201,
  location: (draft) => `/drafts/${draft.id}`,
  bucket: "submit",
  openWorld: true,
  errors: [UrlNotPublic, AlreadyListed],
  example: { input: { url: "https://tidewatch.example" }, output: DraftExample.newDraft }
})

export const listMyDrafts = make("list_my_drafts", "GET /drafts", {
  title: "List my drafts",
  description: "Your drafts, newest first, with status and completeness.",
  scope: "account:read",
  input: { ...paged },
  output: pageOf("DraftList", DraftSummary),
  example: { output: Example.page(DraftExample.draftSummary) }
})

export const getDraft = make("get_draft", "GET /drafts/{id}", {
  title: "Get a draft",
  description:
    "One draft in full: status and progress, every field with its state and the quotes behind it, what the site does not state, what is still missing, which pages were read, and what to do next.",
  scope: "account:read",
  input: { id },
  output: Draft,
  errors: [NotFound],
  example: { output: DraftExample.draft }
})

const mergedSocials = socialsInput.annotations({
  description: "Platform to link. Platforms left out stay; an empty link removes one."
})

/** The profile fields an edit may carry: null removes one. */
const draftFields = {
  ...perKey(textKeys, (key) => Schema.NullOr(fieldText(key, textFields[key].max))),
  ...perKey(listKeys, (key) => Schema.NullOr(list(text(listFields[key].max, 1), listFields[key].maxItems)))
}
export const updateDraft = make("update_draft", "PATCH /drafts/{id}", {
  title: "Edit a draft",
  description:
    "Edit a draft, also while it is still being made: your values win over drafted ones. `fields` sets profile fields (null removes one and its lock), `lock_fields` keeps fields from being redrafted, `regenerate` drafts up to 5 fields anew from the pages that were read, `restore` puts the drafted value back. What was not done, and why, is in next_steps. If the draft was submitted, the same edit is made on its listing. Fill only what you know: blanks are honest.",
  scope: "listings:write",
  bucket: "regenerate",
  destructive: true,
  openWorld: true,
  input: {
    id,
    fields: optional(
      Schema.Struct(draftFields).annotations({
        description:
          "Profile fields; null removes one. categories: names from list_categories; the first is primary, 3 more are kept and show once extra_categories is bought."
      })
    ),
    lock_fields: optional(list(fieldKey, 20)),
    regenerate: optional(
      list(fieldKey, 5).annotations({
        description: "Also over what a person typed in the fields named; never over a locked one."
      })
    ),
    restore: optional(
      list(fieldKey, 20).annotations({
        description: "A lock stays. Not of a field that `fields` sets in the same edit."
      })
    ),
    faqs: optional(faqsInput.annotations({ description: "Replaces all FAQs. Up to 10; 5 read best." })),
    company_socials: optional(mergedSocials),
    founder_socials: optional(mergedSocials),
    founders: optional(
      list(
        Schema.Struct({ name: text(longestFounderName, 1), title: optional(text(160)), bio: optional(text(3000)) }),
        mostFounders
      ).annotations({ description: "Replaces the list. The first is the primary founder." })
    ),
    story: optional(Schema.Struct(storyInput(8000))),
    milestones: optional(
      list(Schema.Struct(milestoneInput), mostMilestones).annotations({ description: "Replaces all milestones." })
    ),
    competitor_url: optional(
      orEmpty(webUrl(2048), 2048, "A competitor's site to read and compare with. Empty clears it.")
    ),
    seo: optional(Schema.Struct({ title: optional(text(70)), meta: optional(text(170)) }))
  },
  output: Draft,
  errors: [NotFound, CategoryUnknown, UrlNotPublic, ListingRemoved, MilestoneLimitReached],
  example: { input: { fields: { tagline: "Tide alerts for small harbours" } }, output: DraftExample.draft }
})

export const inviteCofounder = make("invite_cofounder", "POST /drafts/{id}/invites", {
  title: "Invite a co-founder",
  description:
    "Send a co-founder an e-mail that asks them to join this draft's founders. Its link works once, for 14 days: get_draft shows whether they accepted, and one that expired can be sent again. Up to 10 invites a draft; 429 where an account, above all a new one, sends many in a day. An address that was mailed often in a day is not mailed again, and the answer does not tell. Ask the person before you send a mail in their name.",
  scope: "listings:write",
  input: { id, email: Email },
  output: Invite,
  status: 201,
  openWorld: true,
  errors: [NotFound, InviteLimitReached],
  example: { input: { email: "ingrid@tidewatch.example" }, output: DraftExample.invite }
})

export const submitDraft = make("submit_draft", "POST /drafts/{id}/submit", {
  title: "Save a draft as a listing",
  description:
    "Save a ready draft as your listing, not published and not charged. Submitting again applies what changed in the draft since, and nothing else: what was edited on the listing meanwhile stays; `changed` names what this call changed there. Next: choose_free_listing, or create_checkout for a paid launch.",
  scope: "listings:write",
  destructive: true,
  input: { id },
  output: Submitted,
  errors: [
    NotFound,
    DraftNotReady,
    DraftIncomplete,
    AlreadyListed,
    CategoryUnknown,
    ListingRemoved,
    MilestoneLimitReached
  ],
  example: { output: DraftExample.submitted }
})

export const draftsApi = [
  getAccount,
  submitListing,
  listMyDrafts,
  getDraft,
  updateDraft,
  inviteCofounder,
  submitDraft
] as const
