/**
 * The versions of a listing. Each edit keeps what it changed, field by field, with before and after: enough to tell
 * what happened, and to go back to what the listing said at any version.
 *
 * Milestones are told apart one by one: of theirs, `before` has those that went and `after` those that came.
 */
import { isDeepStrictEqual } from "node:util"

export interface FieldChange {
  readonly before: unknown
  readonly after: unknown
}
/** Field to what it was and what it is now; fields that stayed are not in it. */
export type ListingChanges = Readonly<Record<string, FieldChange>>

/** Edits of one listing are told to the site team together, this long after the first of them. */
export const reportAfterSeconds = 600

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])
/** `items` without one of its own for each of `taken`. */
const without = (items: ReadonlyArray<unknown>, taken: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const left = [...items]
  for (const one of taken) {
    const at = left.findIndex((other) => isDeepStrictEqual(other, one))
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Two changes of a field, one after the other, as one. */
const joined = (key: string, first: FieldChange | undefined, then: FieldChange): FieldChange => {
  if (first === undefined) return then
  if (key !== "milestones") return { before: first.before, after: then.after }
  const [gone, came] = [listOf(then.before), listOf(then.after)]
  return {
    before: [...without(listOf(first.before), came), ...without(gone, listOf(first.after))],
    after: [...without(listOf(first.after), gone), ...without(came, listOf(first.before))]
  }
}

/** Several edits as one, the oldest first. A field that was changed and changed back stays in it, with the same twice. */
export const editsTogether = (edits: ReadonlyArray<ListingChanges>): ListingChanges => {
  const all: Record<string, FieldChange> = {}
  for (const changes of edits)
    for (const [key, change] of Object.entries(changes)) all[key] = joined(key, all[key], change)
  return all
}

/** What a listing said before some edits, the oldest first, were made of it. `now` is what it says after them. */
export const saidBefore = (
  now: Readonly<Record<string, unknown>>,
  edits: ReadonlyArray<ListingChanges>
): Readonly<Record<string, unknown>> => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(editsTogether(edits)).map(([key, change]) => [
      key,
      key === "milestones"
        ? [...without(listOf(now.milestones), listOf(change.after)), ...listOf(change.before)]
        : change.before
    ])
  )
})
