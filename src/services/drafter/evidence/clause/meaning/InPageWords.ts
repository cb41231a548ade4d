/** A sentence with the quotes' word for each that comes near it. */
import { stemOf } from "../parse/Stems.ts"
import { nearly } from "./Alike.ts"

export const inPageWords = (words: ReadonlyArray<string>, sentence: string): string => {
  const known = new Map(words.map((word) => [stemOf(word), word] as const))
  return sentence.replace(/(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu, (word) => {
    const stem = stemOf(word)
    if (known.has(stem)) return word
    for (const [other, written] of known) if (other.length > 2 && nearly(stem, other)) return written
    return word
  })
}
