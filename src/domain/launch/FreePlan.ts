/**
 * Which launch week the free plan gives. A week has room while fewer launches are booked into it than
 * the site's weekly capacity; the earliest week with room wins, so nobody waits longer than they must.
 */
import { addWeeks, type Monday, weekOf } from "../Week.ts"

/** How full the weeks are. */
export interface Room {
  /** Free launches a week may hold (a site setting); 0 closes the free plan. */
  readonly capacity: number
  /** Free launches already booked into a week. */
  readonly taken: (week: Monday) => number
}

/** Two years: past this a queue is a fault of the settings, and looking further would hide it. */
export const FURTHEST_WEEKS = 104

const firstWithRoom = (from: Monday, weeks: number, room: Room): Monday | null => {
  for (let step = 0; step < weeks; step++) {
    const week = addWeeks(from, step)
    if (room.taken(week) < room.capacity) return week
  }
  return null
}

/**
 * The earliest week with room from `weeksMin` to `weeksMax` weeks after the week of `now`
 * (milliseconds), both included; null when every one of them is full. Where the furthest lies before the
 * nearest all the same, the nearest is the whole window.
 */
export const chooseWeek = (
  asked: Room & { readonly now: number; readonly weeksMin: number; readonly weeksMax: number }
): Monday | null =>
  firstWithRoom(addWeeks(weekOf(asked.now), asked.weeksMin), Math.max(1, asked.weeksMax - asked.weeksMin + 1), asked)

/**
 * Where a listing goes whose week came without its badge: the earliest week with room after `after`,
 * or null if the next `FURTHEST_WEEKS` weeks are full.
 */
export const nextWithRoom = (after: Monday, room: Room): Monday | null =>
  firstWithRoom(addWeeks(after, 1), FURTHEST_WEEKS, room)
