/**
 * When a badge is looked for again, and what a missing one has come to. Pure; times in milliseconds.
 * Only a page that was read and has no badge lets the grace period run.
 */

import type { ListingState } from "../../../domain/listing/ListingStatus.ts"
import { day, hour, minute, startsAt } from "../../../domain/Week.ts"

/** A site that does not answer is asked again after these, each after the next longer one than the last. */
export const unreachableSteps = [5 * minute, hour, 6 * hour, day] as const
export const pace = {
  /** Of a listing whose badge is there. */
  found: day,
  /** Of one that waits for its badge, or would be launched with it. */
  waiting: hour,
  /** So long after it was queued its owner is likely to be pasting the badge: it is looked for at every sweep. */
  freshlyQueued: hour,
  /** Of a live one whose badge is missing. */
  live: day,
  /** Of a paused one. */
  paused: 6 * hour,
  /** The last look before a week begins comes this long before. */
  beforeWeek: 10 * minute
} as const

/** No check is set for later than a day from now, by a clock that may go a little fast. */
export const furthestCheck = day + hour

/** Shares of the grace period after which the owner is reminded. */
const reminderShares = [1 / 2, 6 / 7] as const

export interface Missing {
  /** When the badge was first missed. */
  readonly since: number
  /** Reminders sent. */
  readonly reminders: number
}

/** What a missing badge has come to. `next` is when it comes to more, null once it is over. */
export const graceOf = (missing: Missing, now: number, graceDays: number) => {
  const grace = graceDays * day
  const elapsed = now - missing.since
  if (elapsed >= grace) return { over: true, remind: false, next: null } as const
  const remindAfter = (reminders: number) => (reminderShares[reminders] ?? 1) * grace
  const remind = missing.reminders < reminderShares.length && elapsed >= remindAfter(missing.reminders)
  return { over: false, remind, next: missing.since + remindAfter(missing.reminders + (remind ? 1 : 0)) } as const
}

/**
 * The time a site could not be asked is not held against its owner: what passed since the check
 * before is added to the beginning of the missing time.
 */
export const withoutSilence = (since: number | null, lastCheckedAt: number | null, now: number): number | null =>
  since === null || lastCheckedAt === null ? since : Math.min(now, since + Math.max(0, now - lastCheckedAt))

export interface Checked {
  /** After the check. */
  readonly state: ListingState
  readonly now: number
  readonly queuedAt: number | null
  /** The check before, if it found the site unreachable. */
  readonly unreachableAt: number | null
  /** When the grace period comes to its next turn, where it runs. */
  readonly graceNext: number | null
}

/** Whether a listing owes its badge, so that it is looked for at all. */
const owesBadge = ({ status, plan }: Pick<ListingState, "status" | "plan">): boolean =>
  plan === "free" && status !== "draft" && status !== "removed"

const afterMissing = ({ state, now, queuedAt, graceNext }: Checked): number => {
  switch (state.status) {
    case "live":
      return Math.min(now + pace.live, graceNext ?? Number.POSITIVE_INFINITY)
    case "paused":
      return now + pace.paused
    default: {
      if (queuedAt !== null && state.status === "awaiting_badge" && now - queuedAt < pace.freshlyQueued) return now
      const lastLook = state.week === null ? 0 : startsAt(state.week) - pace.beforeWeek
      return lastLook > now ? Math.min(now + pace.waiting, lastLook) : now + pace.waiting
    }
  }
}

/** When to look again, null for a listing that owes no badge. */
export const nextCheckAt = (checked: Checked): number | null => {
  const { state, now, unreachableAt } = checked
  if (!owesBadge(state)) return null
  switch (state.badge) {
    case "found":
      return now + pace.found
    case "unreachable": {
      const waited = unreachableAt === null ? 0 : now - unreachableAt
      return now + (unreachableSteps.find((step) => step > waited) ?? day)
    }
    default:
      return afterMissing(checked)
  }
}
