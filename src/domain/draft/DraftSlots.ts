/**
 * The slots of a draft: what a person writes in one go and what two people, or one in two windows, can each have
 * written otherwise: a profile field, a link, a chapter of the story, a whole list. Each is named as an edit has it.
 */
import {
  type FieldKey,
  fieldKeys,
  isFieldKey,
  isListKey,
  type SocialPlatform,
  socialPlatforms
} from "../listing/Profile.ts"
import { type StoryKey, storyKeys } from "../listing/Story.ts"
import type { Draft } from "./Draft.ts"
import { tidyContent } from "./DraftFields.ts"

/** The lists that have several texts a row. */
export const rowColumns = {
  founders: ["name", "title", "bio"],
  faqs: ["question", "answer"],
  milestones: ["date", "title", "description", "url"]
} as const
export type RowSlot = keyof typeof rowColumns
export type SlotRow = Readonly<Record<string, string>>

export type DraftSlot =
  | `fields.${FieldKey}`
  | `company_socials.${SocialPlatform}`
  | `founder_socials.${SocialPlatform}`
  | `story.${StoryKey}`
  | "seo.title"
  | "seo.meta"
  | "competitor_url"
  | RowSlot

/** Text; lines of a list; rows of one. Nothing written is "" or an empty list. */
export type SlotContent = string | ReadonlyArray<string> | ReadonlyArray<SlotRow>

export const slots: ReadonlyArray<DraftSlot> = [
  ...fieldKeys.map((key): DraftSlot => `fields.${key}`),
  "founders",
  ...socialPlatforms.map((platform): DraftSlot => `founder_socials.${platform}`),
  ...socialPlatforms.map((platform): DraftSlot => `company_socials.${platform}`),
  "faqs",
  ...storyKeys.map((key): DraftSlot => `story.${key}`),
  "milestones",
  "seo.title",
  "seo.meta",
  "competitor_url"
]

export const isRowSlot = (slot: DraftSlot): slot is RowSlot => slot in rowColumns
/** The profile field a slot is; null where it is something else. */
export const fieldIn = (slot: DraftSlot): FieldKey | null => {
  const key = slot.startsWith("fields.") ? slot.slice("fields.".length) : ""
  return isFieldKey(key) ? key : null
}
const isLines = (slot: DraftSlot) => isListKey(fieldIn(slot) ?? "")

/** The slot that a path of a refusal lies in: `fields.features.3`, `faqs.0.answer`. */
export const slotOfPath = (path: string): DraftSlot | undefined =>
  slots.find((slot) => path === slot || path.startsWith(`${slot}.`))

/** Text as a browser sends it and as it is stored come to the same. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, "\n").trim()
const tidyLines = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const tidy = tidyContent(lines.flatMap((line) => plainText(line).split("\n")))
  return tidy === null || typeof tidy === "string" ? [] : tidy
}
const tidyRows = (slot: RowSlot, rows: ReadonlyArray<Readonly<Record<string, unknown>>>): ReadonlyArray<SlotRow> =>
  rows
    .map((row) =>
      Object.fromEntries(
        rowColumns[slot].map((column) => {
          const text = row[column]
          return [column, typeof text === "string" ? plainText(text) : ""]
        })
      )
    )
    .filter((row) => Object.values(row).some((text) => text !== ""))

/** What stands in a slot. */
export const slotContent = (draft: Draft, slot: DraftSlot): SlotContent => {
  if (isRowSlot(slot)) return tidyRows(slot, draft[slot])
  const key = fieldIn(slot)
  if (key !== null) {
    const { value } = draft.fields[key]
    if (isLines(slot)) return value === null ? [] : tidyLines(typeof value === "string" ? [value] : value)
    return plainText(typeof value === "string" ? value : "")
  }
  const [part = "", name = ""] = slot.split(".")
  if (part === "competitor_url") return draft.competitor?.url ?? ""
  const texts: Readonly<Record<string, string | null>> =
    part === "company_socials" || part === "founder_socials"
      ? Object.fromEntries(Object.entries(draft[part]).map(([platform, link]) => [platform, link.value]))
      : part === "seo"
        ? draft.seo
        : (draft.story ?? {})
  return plainText(texts[name] ?? "")
}

/** What somebody wrote into a slot; `values` are what came under a name. Undefined where nothing came of it. */
export const writtenIn = (
  slot: DraftSlot,
  values: (name: string) => ReadonlyArray<string>
): SlotContent | undefined => {
  if (isRowSlot(slot)) {
    const columns = rowColumns[slot].map((column) => ({ column, texts: values(`${slot}.${column}`) }))
    if (columns.every(({ texts }) => texts.length === 0)) return undefined
    const count = Math.max(...columns.map(({ texts }) => texts.length))
    return tidyRows(
      slot,
      Array.from({ length: count }, (_, at) =>
        Object.fromEntries(columns.map(({ column, texts }) => [column, texts[at] ?? ""]))
      )
    )
  }
  const given = values(slot)
  if (given.length === 0) return undefined
  return isLines(slot) ? tidyLines(given) : plainText(given[0] ?? "")
}

export const isBlankSlot = (content: SlotContent): boolean => content.length === 0
