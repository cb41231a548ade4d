/** What the last look for a badge saw, as a sentence its owner can act on; pure. */
import { type BadgeReason, badgeReasons } from "../../domain/listing/BadgeReasons.ts"
import type { OwnedListing } from "../../domain/listing/Listing.ts"
import { robotsToken } from "../crawl/Robots.ts"
import type { BadgeAbsence } from "./badge/BadgePage.ts"

type Telling = Exclude<BadgeAbsence, "absent"> | "robots_disallowed" | "robots_unreachable"
/** By the reasons a look for a badge gives. */
const advice: Readonly<Partial<Record<BadgeReason, string>>> = {
  hidden: "The badge is there, but nobody can see it: take it out of what is hidden.",
  wrong_listing: "The badge there is another listing's, or leads to one: paste badge.html as it is.",
  no_image: "The link is there without the badge's picture: paste badge.html as it is.",
  no_link: "The badge's picture is there without the link: paste badge.html as it is.",
  js_rendered_suspected: "Scripts draw the page and we run none: the badge must stand in the HTML that is sent.",
  robots_disallowed: `robots.txt keeps ${robotsToken} away from the page, so the badge cannot be seen: allow it there.`,
  robots_unreachable: "robots.txt answers with an error, which forbids reading the page: mend or remove it."
} satisfies Record<Telling, string>

/** Empty where nothing was seen that needs a word. */
export const badgeAdvice = ({ result, reason }: Pick<OwnedListing["badge"], "result" | "reason">): string => {
  const known = reason === null ? undefined : advice[reason]
  if (known !== undefined) return known
  if (result !== "unreachable") return ""
  return `The page could not be read at the last look. ${reason === null ? "" : badgeReasons[reason]}`.trim()
}
