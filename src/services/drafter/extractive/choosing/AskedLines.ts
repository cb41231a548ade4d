/** How a text of a site is a tagline, a short description, a paragraph of its description: trimmed to it, or not at all. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { languageOf } from "../../evidence/topics/Language.ts"
import { type Reading, sentencesOf, smallWords } from "../reading/Reading.ts"
import { isNameAlone, saysNameAlone } from "../telling/NameAlone.ts"
import { isOfItself, type Names } from "../telling/Passages.ts"
import { afterName, isNames, isTagline, lineSize, nameAtHead } from "../telling/TaglineForm.ts"
import { calmed, capitalised, unadorned } from "../words/Adorned.ts"
import { promotion } from "../words/LeaningWords.ts"
import { breaksOff, isHistory, isSummary } from "../words/Sentences.ts"
import type { From, LineAsked } from "./Lines.ts"

/** Characters; a draft is a start, not a copy of the site. */
const lengths = { short: 300, paragraph: 600 } as const
/** Sentences of a paragraph; one good paragraph says more than the beginnings of three. */
const mostSentences = 3

const froms = { title: "title", heading: "heading", summary: "page", block: "text" } as const
/** How a text of a site is a tagline: without the name, its ornaments and capitals; null where it can be none. */
export const taglineAsked = (readings: ReadonlyArray<Reading>, names: Names): LineAsked => {
  const [home] = readings
  const name = names[0] ?? ""
  const german = home !== undefined && languageOf(home.page) === "de"
  const small = smallWords(readings)
  /** What a title says beside the name, and what a heading says behind it: "Acme Bread made by hand". */
  const withoutName = (text: string, from: From): string | undefined => {
    const rest = afterName(text, name)[0]
    if (from === "heading") return rest !== undefined && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(rest) ? rest : text
    if (from !== "title" || name === "") return text
    return find(fold(text), name) === -1 && nameAtHead(text, name) === 0 ? text : rest
  }
  return {
    longest: lineSize.characters,
    sentences: 1,
    made: (text, from) => {
      const line = unadorned(withoutName(text, from) ?? "")
      if (line === "" || !isTagline(line, name, froms[from]) || saysNameAlone(line, names)) return null
      if (!german && home !== undefined && isNames(line, small, names, home)) return null
      const large = from === "title" ? capitalised(line) : line
      return german ? large : calmed(large, small)
    }
  }
}

/** Whether a sentence may stand in what a site says of itself: of it, and of what it is all the time. */
const fits = (sentence: string, names: Names): boolean =>
  isOfItself(sentence, names) && !promotion.test(sentence) && !isHistory(sentence) && !breaksOff(sentence)
const asked = (longest: number, sentences: number, names: Names): LineAsked => ({
  longest,
  sentences,
  fits: (sentence) => fits(sentence, names),
  made: (text) =>
    isSummary(text) && !isNameAlone(text, names) && sentencesOf(text).every((one) => fits(one, names)) ? text : null
})
/** How a text of a site is its short description: a sentence, a line, or its summary. */
export const shortAsked = (names: Names): LineAsked => asked(lengths.short, 1, names)
/** And how one is a paragraph of its description: up to three sentences in a row. */
export const paragraphAsked = (names: Names): LineAsked => asked(lengths.paragraph, mostSentences, names)
