/**
 * The profile fields of a draft and every change they can go through. A field knows two values: the one
 * that stands, and the one that was drafted, which a person can always have back.
 *
 * Invariants, kept by every change made here:
 * - the drafter writes only into fields nobody has touched (`ai`, `not_found`), whenever it comes;
 * - `locked` and the state `override` are the same fact;
 * - `ai`: the drafted value stands, and there is one; `deleted` and `not_found`: no value stands.
 */

import { type FieldKey, fieldKeys, requiredKeys } from "../listing/Profile.ts"
import type { Backed, Candidates, Quote } from "./Candidates.ts"
import type { FieldState, FieldValue, Support } from "./Draft.ts"

/** Text, a list of texts, or nothing. Never empty text or an empty list. */
export type Content = string | ReadonlyArray<string> | null

/** A field as it is stored. */
export interface DraftField {
  readonly value: Content
  readonly state: FieldState
  /** What was drafted last, and the quotes it stands on; null where the site does not state it. */
  readonly ai_value: Content
  readonly ai_evidence: ReadonlyArray<Quote>
  /** How they carry it; not there where that is not known. */
  readonly ai_support?: Support
  readonly locked: boolean
}
/** A field that is not in it is blank. */
export type DraftFields = Readonly<Partial<Record<FieldKey, DraftField>>>

export const blank: DraftField = { value: null, state: "not_found", ai_value: null, ai_evidence: [], locked: false }

export const fieldOf = (fields: DraftFields, key: FieldKey): DraftField => fields[key] ?? blank

export const sameContent = (a: Content, b: Content): boolean =>
  typeof a === "string" || a === null || typeof b === "string" || b === null
    ? a === b
    : a.length === b.length && a.every((one, index) => one === b[index])

/** Trimmed; of a list, without empty and repeated items (in any case); nothing left is null. */
export const tidyContent = (content: Content): Content => {
  if (content === null) return null
  if (typeof content === "string") return content.trim() || null
  const seen = new Set<string>()
  const items = content
    .map((one) => one.trim())
    .filter((one) => {
      const folded = one.toLowerCase()
      if (one === "" || seen.has(folded)) return false
      seen.add(folded)
      return true
    })
  return items.length === 0 ? null : items
}

/** Nobody has written, removed or locked it, so the drafter may write it. */
export const isUntouched = ({ state, locked }: DraftField) => !locked && (state === "ai" || state === "not_found")

/** The drafter's value, which stands where nobody was faster and is kept beside where somebody was. */
const drafted = (field: DraftField, found: Backed<Content> | undefined): DraftField => {
  const known = withFound(field, found ?? { value: null, evidence: [] })
  return isUntouched(field) ? restored(known) : known
}

/** The same field with another drafted value beside the one that stands. */
const withFound = (
  { ai_support: _, ...field }: DraftField,
  { value, evidence, support }: Backed<Content>
): DraftField => ({
  ...field,
  ai_value: value,
  ai_evidence: evidence,
  ...(support === undefined ? {} : { ai_support: support })
})

/** A person's value; null takes the field away, and its lock. With a value, a locked field stays locked. */
export const typed = (field: DraftField, content: Content): DraftField => {
  const value = tidyContent(content)
  if (value === null) return { ...field, value, state: "deleted", locked: false }
  if (field.locked) return { ...field, value }
  return { ...field, value, state: field.ai_value === null ? "manual" : "edited" }
}

/** Kept from every redraft until it is taken away. */
export const locked = (field: DraftField): DraftField => ({ ...field, state: "override", locked: true })

/** The same value, free to be redrafted again. */
export const unlocked = (field: DraftField): DraftField => {
  if (!field.locked) return field
  const { value, ai_value } = field
  const isDrafted = sameContent(value, ai_value)
  const blankState = ai_value === null ? "not_found" : "deleted"
  const typedState = ai_value === null ? "manual" : isDrafted ? "ai" : "edited"
  return { ...field, locked: false, state: value === null ? blankState : typedState }
}

/** The drafted value again; a locked field stays locked. */
export const restored = (field: DraftField): DraftField => ({
  ...field,
  value: field.ai_value,
  state: field.locked ? "override" : field.ai_value === null ? "not_found" : "ai"
})

/** A fresh draft of it. One that found nothing changes nothing. */
export const redrafted = (field: DraftField, found: Backed<Content> | undefined): DraftField =>
  field.locked || found === undefined ? field : restored(withFound(field, found))

/** What the drafter found, merged into what people have made of the fields meanwhile. */
export const mergeDrafted = (fields: DraftFields, found: Candidates["fields"]): DraftFields =>
  Object.fromEntries(fieldKeys.map((key) => [key, drafted(fieldOf(fields, key), found[key])]))

/** One edit of the fields. */
export interface FieldEdits {
  readonly set: Readonly<Partial<Record<FieldKey, Content>>>
  readonly lock: ReadonlyArray<FieldKey>
  /** Locks that are taken away, while what they keep stays. */
  readonly unlock?: ReadonlyArray<FieldKey>
  readonly restore: ReadonlyArray<FieldKey>
  readonly redraft: ReadonlyArray<FieldKey>
  /** What the redraft found. */
  readonly found: Candidates["fields"]
}

/** Unlocks, restores, redrafts, writes and locks, in this order: what a person types wins, a lock keeps the outcome. */
export const applyEdits = (fields: DraftFields, edits: FieldEdits): DraftFields =>
  Object.fromEntries(
    fieldKeys.map((key) => {
      let field = fieldOf(fields, key)
      if (edits.unlock?.includes(key) === true) field = unlocked(field)
      if (edits.restore.includes(key)) field = restored(field)
      if (edits.redraft.includes(key)) field = redrafted(field, edits.found[key])
      const content = edits.set[key]
      if (content !== undefined) field = typed(field, content)
      return [key, edits.lock.includes(key) ? locked(field) : field]
    })
  )

/** The quotes back the drafted value, so they are shown only while that one stands. Until the site is read nothing is known. */
export const shown = (field: DraftField, isRead: boolean): FieldValue => {
  const stands = field.value !== null && sameContent(field.value, field.ai_value)
  return {
    value: field.value,
    state: !isRead && isUntouched(field) && field.value === null ? "pending" : field.state,
    evidence: stands ? field.ai_evidence : [],
    support: stands ? (field.ai_support ?? null) : null,
    ai_value: field.ai_value,
    locked: field.locked
  }
}

/**
 * What each field adds to completeness, 100 in all: 60 for what a submission needs, 40 for what makes a
 * profile worth reading, more for what is seen first.
 */
export const weights: Readonly<Record<FieldKey, number>> = {
  name: 15,
  tagline: 15,
  description: 15,
  categories: 15,
  short_description: 6,
  features: 6,
  logo_url: 5,
  pricing_model: 4,
  tags: 4,
  country: 3,
  contact_email: 2,
  usps: 2,
  pricing_summary: 2,
  stage: 2,
  keywords: 1,
  city: 1,
  founded_year: 1,
  demo_video_url: 1
}

const has = (fields: DraftFields, key: FieldKey) => fieldOf(fields, key).value !== null

/** 0 to 100: the weights of the fields that have a value. */
export const completeness = (fields: DraftFields): number =>
  fieldKeys.reduce((sum, key) => sum + (has(fields, key) ? weights[key] : 0), 0)

export const missingRequired = (fields: DraftFields): ReadonlyArray<FieldKey> =>
  requiredKeys.filter((key) => !has(fields, key))

/** Worth asking for: a field of some weight. */
const recommendedWeight = 3
const recommendedKeys = fieldKeys.filter(
  (key) => weights[key] >= recommendedWeight && !requiredKeys.some((required) => required === key)
)

/** Fields without a value: those a submission needs, then the recommended ones, save those a person took away. */
export const missing = (fields: DraftFields): ReadonlyArray<FieldKey> => [
  ...missingRequired(fields),
  ...recommendedKeys.filter((key) => !has(fields, key) && fieldOf(fields, key).state !== "deleted")
]

/** The facts the drafter looked for and did not find. True only of fields that were drafted. */
export const notFound = (fields: DraftFields): ReadonlyArray<FieldKey> =>
  fieldKeys.filter((key) => fieldOf(fields, key).ai_value === null)
