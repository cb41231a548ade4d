/** The same product's draft, from its start to its submission. */

import type { Draft, DraftSummary, FieldValue, Invite, Submitted } from "../../draft/Draft.ts"
import { fieldKeys } from "../../listing/Profile.ts"
import { byKey } from "../../Wire.ts"

const at = "2026-11-16T00:00:00.000Z"

const blank: FieldValue = {
  value: null,
  state: "not_found",
  evidence: [],
  support: null,
  ai_value: null,
  locked: false
}
const drafted = (value: string | ReadonlyArray<string>, quote: string): FieldValue => ({
  value,
  state: "ai",
  evidence: [{ quote, url: "https://tidewatch.example/" }],
  support: "copied",
  ai_value: value,
  locked: false
})
const pending: FieldValue = { ...blank, state: "pending" }
const all = (value: FieldValue): Draft["fields"] => byKey(fieldKeys, () => value)

export const newDraft: Draft = {
  id: "7c1a3c1e-7d8f-4a58-9f43-0a7a2c6f5d10",
  url: "https://tidewatch.example/",
  status: "crawling",
  progress: { step: "queued", percent: 0, pages_read: 0 },
  error: null,
  listing_id: null,
  fields: all(pending),
  faqs: [],
  founders: [],
  company_socials: {},
  founder_socials: {},
  story: null,
  milestones: [],
  seo: { title: null, meta: null },
  competitor: null,
  completeness: 0,
  missing: ["name", "tagline", "description", "categories"],
  not_found_on_website: [],
  refused: [],
  poll_after_seconds: 3,
  next_steps: [{ operation: "get_draft", reason: "Poll every 3 seconds until status is ready." }],
  invites: [],
  pages: [],
  created_at: at,
  updated_at: at
}
export const draft: Draft = {
  ...newDraft,
  status: "ready",
  progress: { step: "done", percent: 100, pages_read: 4 },
  fields: {
    ...all(blank),
    name: drafted("Tidewatch", "Tidewatch texts harbour masters"),
    tagline: drafted("Tide alerts for small harbours", "Tide alerts for small harbours")
  },
  completeness: 40,
  missing: ["description", "categories"],
  not_found_on_website: ["demo_video_url", "founded_year"],
  refused: [
    {
      field: "founded_year",
      value: "1987",
      reason: "The page says this about a customer: “Port of Vlissingen, founded in 1987, was our first customer”."
    }
  ],
  poll_after_seconds: null,
  next_steps: [{ operation: "update_draft", reason: "Fill description and categories." }],
  pages: [{ url: "https://tidewatch.example/", status: "read", title: "Tidewatch" }]
}
export const draftSummary: DraftSummary = {
  id: draft.id,
  url: draft.url,
  name: "Tidewatch",
  status: "ready",
  completeness: 40,
  listing_id: null,
  created_at: at,
  updated_at: at
}
export const invite: Invite = { email: "ingrid@tidewatch.example", status: "pending", created_at: at }
export const submitted: Submitted = {
  listing_id: 7,
  slug: "tidewatch",
  status: "draft",
  draft_id: draft.id,
  changed: ["name", "tagline", "description", "categories", "waiting_categories"],
  waiting_categories: [{ slug: "government", name: "Government" }],
  next_steps: [{ operation: "choose_free_listing", reason: "Queue it for the free plan." }]
}
