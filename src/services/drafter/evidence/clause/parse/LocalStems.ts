/** Stems of languages besides English, by their snowball stemmers. */
import { createRequire } from "node:module"
import type { ReadLanguage } from "../words/Languages.ts"

interface Stemmer {
  readonly stem: (word: string) => string
}
const names: Readonly<Record<ReadLanguage, string>> = {
  en: "english",
  de: "german",
  es: "spanish",
  fr: "french",
  pt: "portuguese",
  it: "italian",
  nl: "dutch"
}
const loaded = new Map<ReadLanguage, Stemmer>()
const stemmerOf = (language: ReadLanguage): Stemmer => {
  const known = loaded.get(language)
  if (known !== undefined) return known
  // Required when it is needed, as the tagger is. Only this one function of the package is used.
  const made = (
    createRequire(import.meta.url)("snowball-stemmers") as { newStemmer: (language: string) => Stemmer }
  ).newStemmer(names[language])
  loaded.set(language, made)
  return made
}

/** `word` in lower case. */
export const localStem = (word: string, language: ReadLanguage): string => stemmerOf(language).stem(word)
