/** Two readings side by side, in any language that has a table: their words, their figures and the kinds of words that bind. */
import { alike } from "../meaning/Alike.ts"
import { stemOf } from "../parse/Stems.ts"
import { type ForeignReading, type ForeignWord, isAlike } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"

export const readWords = ({ clauses }: ForeignReading): ReadonlyArray<ForeignWord> =>
  clauses.flatMap(({ words }) => words)

/** Joins nouns to one; in other languages a word inside another is another word: "repris" in "entreprise". */
const isJoining = (name: Tongue["name"]) => name === "de" || name === "nl"
/** Inflected, or in English in another word that says the same. */
export const isSameWord = (a: ForeignWord, b: ForeignWord, { name }: Tongue): boolean =>
  isAlike(a.stem, b.stem, isJoining(name)) || (name === "en" && alike(stemOf(a.text), stemOf(b.text)))

/** All figures but "one", which an article is as well. */
const countsIn = (words: ReadonlyArray<ForeignWord>): ReadonlyArray<number> =>
  words.flatMap(({ value }) => (value === null || value === 1 ? [] : [value])).toSorted((a, b) => a - b)
export const sameCounts = (a: ReadonlyArray<ForeignWord>, b: ReadonlyArray<ForeignWord>): boolean =>
  countsIn(a).join() === countsIn(b).join()

export const hasKind = (some: ReadonlyArray<ForeignReading>, kind: BindingKind): boolean =>
  some.some(({ clauses }) => clauses.some((clause) => clause.found(kind).length > 0))
