/** Words written in letters of two alphabets, as those are that only look like another. */
import { tidyText } from "../../../../../domain/text/Folding.ts"

/** Latin letters beside Cyrillic or Greek ones. */
const mixed = /(?<!\p{L})(?=\p{L}*\p{sc=Latin})(?=\p{L}*[\p{sc=Cyrillic}\p{sc=Greek}])\p{L}+/gu

/** Whether a sentence has such a word, and no text writes it so. */
export const mixesAlphabets = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const found = sentence.match(mixed)
  if (found === null) return false
  const told = tidyText(texts.join("\n")).toLowerCase()
  return found.some((word) => !told.includes(tidyText(word).toLowerCase()))
}
