/** One claim, before and after it is proved. */
import { type Claim, challengeLabel } from "../../listing/Claim.ts"
import type { PageOf } from "../../Page.ts"

const token = "Vb3q9ZrT0mKx7LwYc2NfPh8sDg5JuAe1QoXiRkM4tEz"
const host = `${challengeLabel}.tidewatch.example`

export const pending: Claim = {
  id: 12,
  listing: { slug: "tidewatch", name: "Tidewatch" },
  method: "dns",
  status: "pending",
  email: null,
  instructions: {
    summary: `Add a TXT record at ${host} with the value token=${token}, then verify the claim. Keep the record: it is looked for each month.`,
    record_type: "TXT",
    host,
    value: `token=${token}`,
    html: null,
    file_url: null,
    file_content: null
  },
  last_check: null,
  expires_at: "2026-11-27T09:00:00.000Z",
  created_at: "2026-11-20T09:00:00.000Z",
  verified_at: null
}

export const verified: Claim = {
  ...pending,
  status: "verified",
  last_check: {
    at: "2026-11-20T09:20:00.000Z",
    found: true,
    detail: `The TXT record at ${host} holds the token.`
  },
  verified_at: "2026-11-20T09:20:00.000Z"
}

export const page: PageOf<Claim> = { items: [pending], page: 1, per_page: 20, total: 1, has_more: false }
