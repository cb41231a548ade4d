/** What an owner does with listings of their own. What is not theirs answers 404. */
import { Schema } from "effect"
import { NotFound } from "../Failure.ts"
import { longestPricingModel } from "../listing/FieldForms.ts"
import {
  AlreadyPublished,
  ListingRemoved,
  ListingUpdate,
  Milestone,
  OwnedListing,
  OwnedSummary,
  WeekFull
} from "../listing/Listing.ts"
import { MilestoneLimitReached } from "../listing/Milestones.ts"
import { Story, storyKeys } from "../listing/Story.ts"
import { make, optional } from "../Operation.ts"
import { paged, pageOf } from "../Page.ts"
import { InterviewAnswers, QuestionUnknown } from "../people/People.ts"
import { Id, integer, list, record, text } from "../Wire.ts"
import * as Example from "./examples/Examples.ts"
import { faqsInput, fieldText, milestoneInput, socialsInput, storyInput } from "./schema/Inputs.ts"

const listing_id = Id.annotations({ description: "Listing id, from list_my_listings or submit_draft." })
const lines = list(text(200, 1), 20)
const clearable = <A, I>(schema: Schema.Schema<A, I>) => optional(Schema.NullOr(schema))

export const listMyListings = make("list_my_listings", "GET /me/listings", {
  title: "List my listings",
  description: "Every listing you own, of any status, newest first.",
  scope: "account:read",
  input: { ...paged },
  output: pageOf("OwnedListingPage", OwnedSummary),
  example: { output: Example.page({ id: 7, plan: "free", ...Example.summary }) }
})

export const getMyListing = make("get_my_listing", "GET /me/listings/{listing_id}", {
  title: "Get my listing",
  description:
    "A listing of yours as only you see it: status, plan, launch week, place in the queue, what the badge check saw and the HTML to paste, unlocked sections, contact address, and all public content.",
  scope: "account:read",
  input: { listing_id },
  output: OwnedListing,
  errors: [NotFound],
  example: { output: Example.owned }
})

export const updateMyListing = make("update_my_listing", "PATCH /me/listings/{listing_id}", {
  title: "Edit my listing",
  description:
    "Edit a listing of yours. Edits publish at once, are kept in its version history, and the site team sees before and after. Name, URL and categories are changed through the draft, whose next submission keeps these edits.",
  scope: "listings:write",
  destructive: true,
  input: {
    listing_id,
    fields: optional(
      Schema.Struct({
        tagline: optional(text(200, 1)),
        short_description: clearable(text(300)),
        description: optional(text(20000, 1)),
        pricing_model: clearable(fieldText("pricing_model", longestPricingModel)),
        pricing_summary: clearable(text(300)),
        country: clearable(fieldText("country", 2, "ISO 3166-1 alpha-2. Empty or null clears it.")),
        city: clearable(text(120)),
        founded_year: clearable(integer(1800, 2100)),
        demo_video_url: clearable(fieldText("demo_video_url", 500, "A YouTube video. Empty or null clears it.")),
        contact_email: clearable(fieldText("contact_email", 254, "One e-mail address. Empty or null clears it.")),
        features: optional(lines),
        usps: optional(lines),
        keywords: optional(lines),
        headline: clearable(text(200)),
        summary: clearable(text(20000)),
        seo_title: clearable(text(200)),
        seo_description: clearable(text(320))
      })
    ),
    socials: optional(
      socialsInput.annotations({ description: "Platform to link. Replaces all: platforms left out are removed." })
    ),
    faqs: optional(faqsInput.annotations({ description: "Replaces all FAQs." }))
  },
  output: OwnedListing,
  errors: [NotFound, ListingRemoved],
  example: { input: { fields: { tagline: "Tide alerts for small harbours" } }, output: Example.owned }
})

export const postListingUpdate = make("post_listing_update", "POST /me/listings/{listing_id}/updates", {
  title: "Post an update",
  description:
    "Publish news about a listing of yours, plain text. It appears under latest updates and followers are told, so post news once, not drafts of it.",
  scope: "listings:write",
  input: { listing_id, title: text(200, 1), body: text(5000, 1) },
  output: ListingUpdate,
  status: 201,
  errors: [NotFound, ListingRemoved],
  example: { input: { title: "Forecasts for the Wadden Sea", body: "…" }, output: Example.update }
})

export const addMilestone = make("add_milestone", "POST /me/listings/{listing_id}/milestones", {
  title: "Add a milestone",
  description:
    "Add a dated milestone to a listing of yours, which takes up to 50. The public sees milestones on paid listings or where the section is unlocked.",
  scope: "listings:write",
  input: { listing_id, ...milestoneInput },
  output: Milestone,
  status: 201,
  errors: [NotFound, ListingRemoved, MilestoneLimitReached],
  example: { input: { date: "2026-03-02", title: "First harbour" }, output: Example.milestone }
})

export const deleteMilestone = make("delete_milestone", "DELETE /me/listings/{listing_id}/milestones/{milestone_id}", {
  title: "Delete a milestone",
  description: "Delete a milestone of a listing of yours. It cannot be brought back.",
  scope: "listings:write",
  input: { listing_id, milestone_id: Id.annotations({ description: "From get_my_listing." }) },
  output: record("DeletedMilestone", { id: Id, deleted: Schema.Literal(true) }),
  errors: [NotFound, ListingRemoved],
  example: { output: { id: 3, deleted: true } }
})

export const setFounderStory = make("set_founder_story", "PUT /me/listings/{listing_id}/story", {
  title: "Set the founder story",
  description:
    "Write the founder story of a listing of yours; keys you leave out keep their text, an empty text clears one. Published with the listing where the section is unlocked.",
  scope: "listings:write",
  destructive: true,
  input: { listing_id, ...storyInput(8000), title: optional(text(200)) },
  output: Story,
  errors: [NotFound, ListingRemoved],
  example: {
    input: { title: "A wet cellar", story: "…" },
    output: { ...Object.fromEntries(storyKeys.map((key) => [key, null])), title: "A wet cellar", story: "…" }
  }
})

export const answerInterview = make("answer_interview", "PUT /me/interview", {
  title: "Answer the founder interview",
  description:
    "Answer interview questions (ids from list_interview_questions) as the founder in their own words; an empty answer removes one. Do not invent answers for the person.",
  scope: "listings:write",
  destructive: true,
  input: { answers: list(Schema.Struct({ question_id: Id, answer: text(4000) }), 30) },
  output: InterviewAnswers,
  errors: [QuestionUnknown],
  example: {
    input: { answers: [{ question_id: 1, answer: "A wet cellar." }] },
    output: { answers: [{ question_id: 1, question: Example.question.question, answer: "A wet cellar." }] }
  }
})

export const chooseFreeListing = make("choose_free_listing", "POST /me/listings/{listing_id}/free", {
  title: "Choose the free plan",
  description:
    "Queue a saved listing for the free plan: it gets a launch week 6 to 8 weeks out and goes live then, once the badge in `badge.html` is found on its homepage. Costs nothing. For a launch at once use create_checkout with product launch.",
  scope: "listings:write",
  openWorld: true,
  input: { listing_id },
  output: OwnedListing,
  errors: [NotFound, WeekFull, AlreadyPublished, ListingRemoved],
  example: { output: Example.owned }
})

export const myListingsApi = [
  listMyListings,
  getMyListing,
  updateMyListing,
  postListingUpdate,
  addMilestone,
  deleteMilestone,
  setFounderStory,
  answerInterview,
  chooseFreeListing
] as const
