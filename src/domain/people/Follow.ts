/** Following a product, and how a person is told of its news. */
import { Schema } from "effect"
import { day, hour } from "../Week.ts"

/**
 * How somebody is told: `each`, at once, and what one product posts within a day of that comes together; `daily` and
 * `weekly`, all products in one mail; `none`, not at all.
 */
export const FollowNews = Schema.Literal("each", "daily", "weekly", "none")
export type FollowNews = typeof FollowNews.Type
export const isFollowNews = Schema.is(FollowNews)

/** Each as the account page offers it. */
export const followNewsWords: Record<FollowNews, { readonly label: string; readonly hint: string }> = {
  each: {
    label: "As it happens",
    hint: "A mail for each update. If one product posts several in a day, they come together."
  },
  daily: { label: "Once a day", hint: "One mail in the morning, if there is news." },
  weekly: { label: "Once a week", hint: "One mail on Monday morning, if there is news." },
  none: { label: "Not by mail", hint: "Nor of launches. You find the news on the pages of the products." }
}

export const followLimits = {
  /** The hour, UTC, at which digests are due. */
  digestHour: 8,
  /** Hours after a mail about one product in which its further news waits, so that a burst is two mails and not ten. */
  quietHours: 24,
  /** Updates that one digest shows; it says how many there are besides. */
  digestUpdates: 20,
  /** Characters of an update's text in a digest. */
  excerpt: 280
} as const

/** The first Monday 00:00 UTC on or after the epoch: 5 January 1970. */
const firstMonday = 4 * day
const nextAfter = (now: number, offset: number, period: number) =>
  offset + (Math.floor((now - offset) / period) + 1) * period

/**
 * When somebody is to be told of what was posted at `now`, in milliseconds; null where they do not want to be.
 * `toldAt` is when they were last mailed about the same product.
 */
export const newsDueAt = (choice: FollowNews, now: number, toldAt: number | null): number | null => {
  switch (choice) {
    case "each":
      return toldAt === null ? now : Math.max(now, Math.min(toldAt, now) + followLimits.quietHours * hour)
    case "daily":
      return nextAfter(now, followLimits.digestHour * hour, day)
    case "weekly":
      return nextAfter(now, firstMonday + followLimits.digestHour * hour, 7 * day)
    case "none":
      return null
  }
}
