/**
 * Whether a text is in the language of its page. Summaries are often written once, in English, for all the languages that a
 * site comes in; what the page says itself in its own language is meant for its readers.
 */
import { fold } from "../../../../domain/text/Folding.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"
import { languageOf } from "../../evidence/topics/Language.ts"

/** Small words that English has, and the other languages of a page lack. */
const english = new Set(
  "the and with your you are from this our that it its their they into by which have has been when".split(" ")
)
/** How many of them tell it, and among how many words. */
const least = { words: 2, share: 0.1 } as const

/** "The new heart of your house", in the data of a German page. */
export const isForeign = (text: string, page: PageIndex): boolean => {
  const lang = languageOf(page)
  if (lang === null || lang === "en") return false
  const words = fold(text).match(/[\p{L}\p{M}]+/gu) ?? []
  const found = words.filter((word) => english.has(word)).length
  return found >= least.words && found >= least.share * words.length
}
