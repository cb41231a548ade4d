/** The founder's story of a listing: nine texts, each of which may be missing. A story without a word is none. */
import { byKey, NullableText, record } from "../Wire.ts"

export const storyKeys = [
  "title",
  "story",
  "why_started",
  "problem",
  "journey",
  "challenges",
  "achievements",
  "lessons",
  "whats_next"
] as const
export type StoryKey = (typeof storyKeys)[number]

export const Story = record(
  "Story",
  byKey(storyKeys, () => NullableText)
)
export type Story = typeof Story.Type

/** The story, or null where nothing of it is written. */
export const orNoStory = (story: Story): Story | null => (storyKeys.some((key) => story[key] !== null) ? story : null)

/** A story as it is stored, with every key. */
export const storyOf = (stored: Partial<Story> | null): Story | null =>
  stored === null ? null : orNoStory(byKey(storyKeys, (key) => stored[key] ?? null))

/** Keys that are left out keep their text, an empty text clears one. */
export const editedStory = (
  current: Partial<Story> | null,
  given: { readonly [K in StoryKey]?: string | undefined }
): Story => byKey(storyKeys, (key) => (given[key] === undefined ? (current?.[key] ?? null) : given[key].trim() || null))
