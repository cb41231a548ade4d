/** What the editor shows: the draft as it is kept, and over it what was typed and is not kept, with why. */
import type { Draft } from "../../../../domain/draft/Draft.ts"
import {
  type DraftSlot,
  fieldIn,
  isBlankSlot,
  type SlotContent,
  slotContent
} from "../../../../domain/draft/DraftSlots.ts"
import { listFields, platformNames, textFields } from "../../../../domain/listing/Profile.ts"
import type { StoryKey } from "../../../../domain/listing/Story.ts"
import { versionOf } from "../../../../services/drafts/DraftVersions.ts"

/** A category with those in it. */
export interface CategoryGroup {
  readonly name: string
  readonly children: ReadonlyArray<string>
}

/** What became of something that was sent. */
export interface Unsaved {
  /** What was typed where it is not what is kept, with the version that was seen when that began. */
  readonly typed: ReadonlyMap<DraftSlot, { readonly content: SlotContent; readonly seen: string }>
  /** What is wrong, in words that go on from the name of the slot or are a sentence. */
  readonly problems: ReadonlyMap<DraftSlot, ReadonlyArray<string>>
  /** Written elsewhere since it was seen. */
  readonly conflicts: ReadonlySet<DraftSlot>
  /** What was asked for and not done, though nothing is wrong. */
  readonly notes: ReadonlyMap<DraftSlot, string>
  /** What is wrong with all of it. */
  readonly general: string | null
  /** What is in the field of an invitation, and why it was not sent, if it was tried. */
  readonly invite: { readonly email: string; readonly problem: string | null } | null
}
export const nothingUnsaved: Unsaved = {
  typed: new Map(),
  problems: new Map(),
  conflicts: new Set(),
  notes: new Map(),
  general: null,
  invite: null
}

export interface EditorModel extends Unsaved {
  readonly draft: Draft
  readonly categories: ReadonlyArray<CategoryGroup>
}

/** A slot as its card shows it. */
export interface SlotView {
  readonly slot: DraftSlot
  readonly id: string
  readonly label: string
  /** What is in the input. */
  readonly content: SlotContent
  /** What is kept. */
  readonly kept: SlotContent
  readonly seen: string
  readonly now: string
  readonly problems: ReadonlyArray<string>
  readonly note: string | null
  readonly isConflict: boolean
  /** What is in the input is what is kept. */
  readonly isKept: boolean
  readonly isBlank: boolean
}

/** Where its card stands on the page. */
export const anchorOf = (slot: DraftSlot): string => slot.replaceAll(".", "-")

const storyLabels: Readonly<Record<StoryKey, string>> = {
  title: "Title of the story",
  story: "The story",
  why_started: "Why you started",
  problem: "The problem you solve",
  journey: "How it went",
  challenges: "What was hard",
  achievements: "What you are proud of",
  lessons: "What you learned",
  whats_next: "What comes next"
}
const otherLabels: Readonly<Record<string, string>> = {
  founders: "Founders",
  faqs: "Questions and answers",
  milestones: "Milestones",
  "seo.title": "Title in search results",
  "seo.meta": "Description in search results",
  competitor_url: "A product to compare with",
  ...Object.fromEntries(Object.entries(storyLabels).map(([key, label]) => [`story.${key}`, label])),
  ...Object.fromEntries(
    Object.entries(platformNames).flatMap(([key, label]) => [
      [`company_socials.${key}`, label],
      [`founder_socials.${key}`, label]
    ])
  )
}

export const slotLabel = (slot: DraftSlot): string => {
  const key = fieldIn(slot)
  return key === null ? (otherLabels[slot] ?? slot) : { ...textFields, ...listFields }[key].label
}

export const viewOf = (model: EditorModel, slot: DraftSlot): SlotView => {
  const kept = slotContent(model.draft, slot)
  const typed = model.typed.get(slot)
  const now = versionOf(kept)
  const content = typed?.content ?? kept
  return {
    slot,
    id: anchorOf(slot),
    label: slotLabel(slot),
    content,
    kept,
    seen: typed?.seen ?? now,
    now,
    problems: model.problems.get(slot) ?? [],
    note: model.notes.get(slot) ?? null,
    isConflict: model.conflicts.has(slot),
    isKept: typed === undefined,
    isBlank: isBlankSlot(content)
  }
}

/** The lines of a list, also where one alone is text. */
export const linesIn = (content: SlotContent): ReadonlyArray<string> =>
  typeof content === "string" ? [content] : content.flatMap((line) => (typeof line === "string" ? [line] : []))
export const textIn = (content: SlotContent): string =>
  typeof content === "string" ? content : linesIn(content).join("\n")
/** The rows of a list of several columns. */
export const rowsIn = (content: SlotContent) =>
  typeof content === "string" ? [] : content.flatMap((row) => (typeof row === "string" ? [] : [row]))

/** The product's name, or its site's. */
export const productOf = ({ fields, url }: Draft): string =>
  typeof fields.name.value === "string" ? fields.name.value : new URL(url).host
