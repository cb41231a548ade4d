/** A draft as it is stored. Its `jsonb` columns hold what the domain's types say, because nothing else writes them. */

import type { RefusedValue } from "../../../domain/draft/Candidates.ts"
import type { PageVisit } from "../../../domain/draft/Crawl.ts"
import type { Competitor, DraftErrorCode, DraftStatus, Progress } from "../../../domain/draft/Draft.ts"
import { contentOf, type DraftBody, type Said } from "../../../domain/draft/DraftContent.ts"
import { notFound } from "../../../domain/draft/DraftFields.ts"
import type { ListingStatus, Plan } from "../../../domain/listing/Listing.ts"
import type { FieldKey } from "../../../domain/listing/Profile.ts"

export interface DraftRow extends DraftBody {
  readonly id: string
  readonly user_id: number
  readonly url: string
  readonly site_key: string
  readonly status: DraftStatus
  readonly step: Progress["step"]
  readonly percent: number
  readonly pages_read: number
  /** Stays when the owner fills a failed draft by hand: what was not drafted is not known to be absent. */
  readonly error_code: DraftErrorCode | null
  readonly error_message: string | null
  readonly ended_at: string | null
  readonly competitor: Competitor | null
  /** What was offered for it and did not stand, and why. */
  readonly refused: ReadonlyArray<RefusedValue>
  readonly visits: ReadonlyArray<PageVisit>
  readonly listing_id: number | null
  /** What it said of its listing when it was last submitted, or last edited as a submitted one. */
  readonly submitted: Said | null
  readonly listing_status: ListingStatus | null
  readonly listing_plan: Plan | null
  /** Categories its listing may show beside the primary one. */
  readonly listing_extra_categories: number | null
  /** Somebody was invited to it; of most drafts nobody is. */
  readonly has_invites: boolean
  readonly created_at: string
  readonly updated_at: string
}

/** As much of it as a list of drafts shows. */
export type DraftGist = Pick<DraftRow, "id" | "url" | "status" | "fields" | "listing_id" | "created_at" | "updated_at">

export const isOpen = ({ status }: Pick<DraftRow, "status">): boolean => status === "crawling" || status === "drafting"

/** It was submitted, and its listing has not been taken down since. */
export const isListed = ({ listing_id, listing_status }: Pick<DraftRow, "listing_id" | "listing_status">): boolean =>
  listing_id !== null && listing_status !== "removed"

/** The site was read and looked through, so a blank is the site's. */
const wasDrafted = (row: DraftRow): boolean => row.status === "ready" && row.error_code === null && row.pages_read > 0

/** What the site does not state, as far as that is known. */
export const notFoundOnWebsite = (row: DraftRow): ReadonlyArray<FieldKey> =>
  wasDrafted(row) ? notFound(row.fields) : []

/** What it says of its listing now. */
export const saidBy = (row: DraftRow): Said => contentOf(row, notFoundOnWebsite(row))
