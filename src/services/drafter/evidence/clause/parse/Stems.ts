/** The form in which two words are compared: "bakeries", "bakery's" and "bakery" are one. */
import { createRequire } from "node:module"
import { irregularStems, ownStems } from "../words/Irregular.ts"
import { verbReading } from "./VerbForms.ts"

interface Stemmer {
  readonly stem: (word: string) => string
}
let loaded: Stemmer | undefined
const stemmer = (): Stemmer => {
  // Required when it is needed, as the tagger is. Only this one function of the package is used.
  loaded ??= (
    createRequire(import.meta.url)("snowball-stemmers") as { newStemmer: (language: string) => Stemmer }
  ).newStemmer("english")
  return loaded
}

const known = new Map<string, string>()
const most = 20_000

/** `word` in lower case. */
export const stemOf = (word: string): string => {
  const before = known.get(word)
  if (before !== undefined) return before
  const base = irregularStems.get(word) ?? verbReading(word)?.base ?? word
  const own = ownStems.get(word)
  const stem = own !== undefined ? own : /^[a-z]+$/.test(base) ? stemmer().stem(base) : base
  if (known.size >= most) known.clear()
  known.set(word, stem)
  return stem
}
