/**
 * Whether two questions may ask the same: they are about one thing, with few words of their own, the same figures and the
 * same words that bind. A question claims nothing, and its answer is held against the page's by itself, so the rest is for
 * a second opinion.
 */
import { alike } from "../meaning/Alike.ts"
import { stemOf } from "../parse/Stems.ts"
import { type ForeignReading, type ForeignWord, isAlike, readForeign } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"

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

const wordsIn = ({ clauses }: ForeignReading): ReadonlyArray<ForeignWord> => clauses.flatMap(({ words }) => words)
const valuesIn = (words: ReadonlyArray<ForeignWord>) =>
  words
    .flatMap(({ value }) => (value === null || value === 1 ? [] : [value]))
    .toSorted((a, b) => a - b)
    .join()

export const asksAlike = (sentence: string, asked: string, tongue: Tongue, names: ReadonlyArray<string>): boolean => {
  const [said, page] = [readForeign(sentence, tongue, names), readForeign(asked, tongue, names)]
  if (!said.question || !page.question || !tongue.spaced) return false
  const telling = wordsIn(said).filter(({ content }) => content)
  const theirs = wordsIn(page).filter(({ content }) => content)
  const english = tongue.name === "en"
  const isSame = (a: ForeignWord, b: ForeignWord) =>
    isAlike(a.stem, b.stem) || (english && alike(stemOf(a.text), stemOf(b.text)))
  const shared = telling.filter((word) => theirs.some((other) => isSame(word, other)))
  const has = ({ clauses }: ForeignReading, kind: BindingKind) =>
    clauses.some((clause) => clause.found(kind).length > 0)
  return (
    shared.length > 0 &&
    shared.length >= telling.length * leastShared &&
    telling.length - shared.length <= mostFresh &&
    valuesIn(wordsIn(said)) === valuesIn(wordsIn(page)) &&
    binding.every((kind) => has(said, kind) === has(page, kind))
  )
}
