/** What an owner would do next with a listing, in words and with the way there. */
import type { ListingStatus, Plan } from "../../../../domain/listing/Listing.ts"
import type { BadgeResult } from "../../../../domain/listing/ListingStatus.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import { type PartPath, partAddress } from "./PartFrame.tsx"

export interface OwnersNext {
  readonly title: string
  readonly why: string
  /** On the button. */
  readonly label: string
  readonly href: string
}

interface Standing {
  readonly id: number
  readonly status: ListingStatus
  readonly plan: Plan
  readonly launch_week: string | null
}

const inWeek = ({ launch_week }: Standing) =>
  launch_week === null ? "its launch week" : `the week of ${dayInWords(launch_week)}`

/** Null where there is nothing to do. */
export const nextFor = (listing: Standing, badge: BadgeResult): OwnersNext | null => {
  const step = (title: string, why: string, label: string, path: PartPath): OwnersNext => ({
    title,
    why,
    label,
    href: partAddress(listing.id, path)
  })
  const isMissing = listing.plan === "free" && badge === "not_found"
  switch (listing.status) {
    case "draft":
      return step(
        "Choose how it is launched",
        "It is saved, and only you can see it. The free plan gives it a launch week; a paid launch is at once, or in a week you choose.",
        "Plan and launch",
        "/publish"
      )
    case "awaiting_badge":
      return step(
        "Put the badge on your homepage",
        `Once it is found there, the launch in ${inWeek(listing)} is certain. It is looked for every hour.`,
        "Get the badge",
        "/badge"
      )
    case "scheduled":
      return isMissing
        ? step(
            "Put the badge back",
            `It was there and is missing: without it there is no launch in ${inWeek(listing)}.`,
            "See what the check saw",
            "/badge"
          )
        : step(
            "Polish it until its launch",
            `It goes live by itself in ${inWeek(listing)}.`,
            "Edit the profile",
            "/edit"
          )
    case "live":
      return isMissing
        ? step(
            "Put the badge back",
            "It was there and is missing. Without it the listing is paused before long.",
            "See what the check saw",
            "/badge"
          )
        : step(
            "Tell what is new",
            "An update is on its page, among the latest ones, and told to those who follow it.",
            "Post an update",
            "/updates"
          )
    case "paused":
      return step(
        "Put the badge back",
        "The listing is hidden because its badge went missing. Once it is found again, it is live again.",
        "See what the check saw",
        "/badge"
      )
    case "removed":
      return null
  }
}
