/** A claim as whoever made it sees it. Pure. */
import type { Claim, ClaimMethod } from "../../../domain/listing/Claim.ts"
import { isPublic } from "../../../domain/listing/Listing.ts"
import type { ClaimedListing } from "../../../domain/people/mail/ClaimMails.ts"
import { domainOf } from "../../../domain/text/SiteKey.ts"
import type { ClaimRow } from "../rows/ClaimsRepo.ts"
import { claimedSite } from "./ClaimedSite.ts"
import { claimInstructions } from "./ClaimInstructions.ts"

/** What a listing is called to somebody who may not own it: one that is not public has no name but its site's. */
export const shownName = (row: ClaimRow): string =>
  isPublic(row.listing_status) || row.owner_id === row.user_id ? row.name : (domainOf(row.website_url) ?? row.slug)

export const listingOf = (row: ClaimRow): ClaimedListing => ({ name: shownName(row), website: row.website_url })

/** How a claim was proved, in the middle of a sentence. */
export const howProved: Readonly<Record<ClaimMethod, string>> = {
  dns: "by a DNS record",
  meta: "by a tag on the homepage",
  file: "by a file on the site",
  email: "by an e-mail address at the domain"
}

/** What is to stay published; null where nothing is. */
export const published = (row: Pick<ClaimRow, "method" | "token" | "email" | "website_url">): string | null => {
  const { host, value, html, file_url, file_content } = claimInstructions(claimedSite(row.website_url), row)
  if (host !== null) return `${host} TXT ${value}`
  return html ?? (file_url === null ? null : `${file_url}\n${file_content}`)
}

export const toClaim = (row: ClaimRow): Claim => ({
  id: row.id,
  listing: { slug: row.slug, name: shownName(row) },
  method: row.method,
  status: row.status,
  email: row.email,
  instructions: claimInstructions(claimedSite(row.website_url), row),
  last_check:
    row.checked_at === null || row.check_found === null || row.check_detail === null
      ? null
      : { at: row.checked_at, found: row.check_found, detail: row.check_detail },
  expires_at: row.expires_at,
  created_at: row.created_at,
  verified_at: row.verified_at
})
