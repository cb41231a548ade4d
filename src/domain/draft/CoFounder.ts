/**
 * Somebody who joins a draft's founders by an invitation. They are told apart by their name alone, as
 * everywhere in the list, so whoever is named there already changes nothing by joining.
 */

import { oneLine } from "../text/FittedText.ts"
import { lengthOf } from "../Wire.ts"
import { mostFounders } from "./Candidates.ts"
import { type DraftFounder, longestFounderName } from "./Draft.ts"
import type { KeptFounder } from "./DraftParts.ts"

/** A name as it was typed into one field; null where nothing of it can be read, or it is too long. */
export const founderName = (typed: string): string | null => {
  const name = oneLine(typed, longestFounderName)
  return /[\p{L}\p{N}]/u.test(name) && lengthOf(typed.trim()) <= longestFounderName ? name : null
}

export const isNamed = (founders: ReadonlyArray<Pick<DraftFounder, "name">>, name: string): boolean =>
  founders.some((founder) => founder.name.toLowerCase() === name.toLowerCase())

/** The founders with them at the end; null where the list is full. */
export const withCofounder = (
  founders: ReadonlyArray<KeptFounder>,
  name: string
): ReadonlyArray<KeptFounder> | null => {
  if (isNamed(founders, name)) return founders
  if (founders.length >= mostFounders) return null
  return [...founders, { name, title: null, bio: null, primary: founders.length === 0, state: "manual", evidence: [] }]
}
