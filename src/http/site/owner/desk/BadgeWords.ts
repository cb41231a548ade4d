/** What the last look for a badge saw, in words for a person who looks at its snippet. */
import { badgeReasons } from "../../../../domain/listing/BadgeReasons.ts"
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import { badgeAdvice } from "../../../../services/launches/BadgeAdvice.ts"

type SeenBadge = Pick<OwnedListing["badge"], "result" | "reason">

/** A program is given the snippet under this name; a person sees it on the page. */
export const forPeople = (words: string): string => words.replaceAll("badge.html", "the HTML of your badge")

/** Why it was not found and what to do; null where there is nothing to say. */
export const badgeTelling = ({ result, reason }: SeenBadge): string | null => {
  if (result === null || result === "found") return null
  if (reason === "absent") return "Nothing of the badge is on that page."
  const advice = badgeAdvice({ result, reason })
  if (advice !== "") return forPeople(advice)
  return reason === null ? null : badgeReasons[reason]
}
