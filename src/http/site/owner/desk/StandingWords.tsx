/** @jsxImportSource preact */
/** How a listing stands, in words. */
import type { ListingStatus, Plan } from "../../../../domain/listing/Listing.ts"
import type { BadgeResult } from "../../../../domain/listing/ListingStatus.ts"

const statusWords: Record<ListingStatus, string> = {
  draft: "Saved",
  awaiting_badge: "Waits for its badge",
  scheduled: "Scheduled",
  live: "Live",
  paused: "Paused",
  removed: "Removed"
}
export const planLabels: Record<Plan, string> = { none: "No plan yet", free: "Free plan", paid: "Paid plan" }

export const badgeLabel = (result: BadgeResult): string => {
  switch (result) {
    case null:
      return "badge not looked for yet"
    case "found":
      return "badge found"
    case "not_found":
      return "badge missing"
    case "unreachable":
      return "site not reached"
  }
}

export const StatusChip = ({ status }: { readonly status: ListingStatus }) => (
  <span class={status === "live" ? "chip good" : "chip"}>{statusWords[status]}</span>
)
