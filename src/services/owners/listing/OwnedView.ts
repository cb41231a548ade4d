/** A listing as its owner sees it: what it still needs, and what they would do next. Pure. */
import { badgeReasonOf } from "../../../domain/listing/BadgeReasons.ts"
import { whileWaiting } from "../../../domain/listing/Category.ts"
import type { Links } from "../../../domain/listing/Links.ts"
import { isPublic, type Listing, type OwnedListing } from "../../../domain/listing/Listing.ts"
import type { NextStep } from "../../../domain/Wire.ts"
import { badgeAdvice } from "../../launches/BadgeAdvice.ts"
import { ownersBadge } from "../../launches/OwnersBadge.ts"
import type { OwnerRow } from "../rows/MyListingsRepo.ts"

const waitingSteps = ({ status, waiting_categories }: OwnerRow): ReadonlyArray<NextStep> =>
  waiting_categories.length === 0 || status === "removed"
    ? []
    : [{ operation: "list_products", reason: whileWaiting(waiting_categories.map(({ name }) => name)) }]

/** The paid way, where there is one from here. */
const paidStep = ({ status, plan, badge_result }: OwnerRow): ReadonlyArray<NextStep> => {
  const step = (reason: string) => [{ operation: "create_checkout", reason }]
  switch (status) {
    case "draft":
      return step("Or launch it at once, or in a week you choose: product launch. list_products has the prices.")
    case "awaiting_badge":
      return step("Or launch it without a badge: product launch. For a nearer week with the badge: product skip_queue.")
    case "scheduled":
      return plan === "free" ? step("For a nearer week: product skip_queue. Without a badge: product launch.") : []
    case "live":
      if (plan === "free" && badge_result === "not_found")
        return step("Or keep it live without a badge: product launch.")
      return step("For a fresh launch week: product relaunch.")
    case "paused":
      return step("Or have it live again without a badge: product launch.")
    case "removed":
      return []
  }
}

const nextSteps = (row: OwnerRow): ReadonlyArray<NextStep> => {
  const page = row.badge_page ?? row.website_url
  const advice = badgeAdvice({ result: row.badge_result, reason: badgeReasonOf(row.badge_reason) })
  const withAdvice = (reason: string) => (advice === "" ? reason : `${advice} ${reason}`)
  switch (row.status) {
    case "draft":
      return [{ operation: "choose_free_listing", reason: "Queue it for a launch week on the free plan." }]
    case "awaiting_badge":
      return [
        {
          operation: "get_my_listing",
          reason: withAdvice(
            `Put badge.html on ${page}. It is looked for every hour; ` +
              `once found, the launch in the week of ${row.launch_week} is certain.`
          )
        }
      ]
    case "scheduled":
      return [
        row.plan === "free" && row.badge_result === "not_found"
          ? { operation: "get_my_listing", reason: `The badge is gone. Put badge.html back on ${page} to be launched.` }
          : {
              operation: "update_my_listing",
              reason: `It goes live in the week of ${row.launch_week}: polish it until then.`
            }
      ]
    case "live":
      return row.plan === "free" && row.badge_result === "not_found"
        ? [{ operation: "get_my_listing", reason: `The badge is gone. Put badge.html back on ${page} to stay live.` }]
        : [{ operation: "post_listing_update", reason: "Tell followers what is new." }]
    case "paused":
      return [
        {
          operation: "get_my_listing",
          reason: withAdvice(`Put badge.html back on ${page}; once found, it is live again.`)
        }
      ]
    case "removed":
      return []
  }
}

/** `profile` holds every section the owner wrote, unlocked or not. */
export const toOwned = (row: OwnerRow, profile: Listing, links: Links): OwnedListing => ({
  ...profile,
  id: row.id,
  plan: row.plan,
  // The profile was read a moment later; where the listing stands comes from one moment.
  status: row.status,
  launch_week: row.launch_week,
  launched_at: row.launched_at,
  unlocked_sections: row.unlocked_sections,
  draft_id: row.draft_id,
  contact_email: row.contact_email,
  waiting_categories: row.waiting_categories,
  badge: {
    required: row.plan === "free",
    result: row.badge_result,
    reason: badgeReasonOf(row.badge_reason),
    last_checked_at: row.badge_checked_at,
    page: row.badge_page ?? row.website_url,
    html: ownersBadge(links.origin, row)
  },
  queue:
    row.queue_position === null || row.launch_week === null
      ? null
      : { position: row.queue_position, week: row.launch_week },
  public_url: isPublic(row.status) ? links.listing(row.slug) : null,
  version: row.version,
  next_steps: [...nextSteps(row), ...paidStep(row), ...waitingSteps(row)]
})
