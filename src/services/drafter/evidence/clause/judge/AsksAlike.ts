/**
 * Whether two questions may ask the same: they are about one thing, with few words of their own, the same figures and the
 * same words that bind. A question claims nothing, and its answer is held against the page's by itself, so the rest is for
 * a second opinion.
 */
import { readForeign } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"
import { hasKind, isSameWord, readWords, sameCounts } from "./SideBySide.ts"

/** Of a question's words so many are the other's. */
const leastShared = 1 / 3
/** So many of them may be its own. */
const mostFresh = 2

/** With one of these on one side alone another thing is asked. */
const binding: ReadonlyArray<BindingKind> = [
  "not",
  "only",
  "free",
  "past",
  "plan",
  "best",
  "certified",
  "award",
  "guaranteed",
  "official",
  "limitless",
  "other",
  "upTo",
  "over",
  "under",
  "first"
]

export const asksAlike = (sentence: string, asked: string, tongue: Tongue, names: ReadonlyArray<string>): boolean => {
  const [said, page] = [readForeign(sentence, tongue, names), readForeign(asked, tongue, names)]
  if (!said.question || !page.question || !tongue.spaced) return false
  const [own, theirs] = [readWords(said), readWords(page)]
  const telling = own.filter(({ content }) => content)
  const shared = telling.filter((word) => theirs.some((other) => other.content && isSameWord(word, other, tongue)))
  return (
    shared.length > 0 &&
    shared.length >= telling.length * leastShared &&
    telling.length - shared.length <= mostFresh &&
    sameCounts(own, theirs) &&
    binding.every((kind) => hasKind([said], kind) === hasKind([page], kind))
  )
}
