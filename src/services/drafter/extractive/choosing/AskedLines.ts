/** How a text of a site is a tagline, a short description, a paragraph of its description: trimmed to it, or not at all. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { languageOf } from "../../evidence/topics/Language.ts"
import { largeWords, type Reading, sentencesOf, smallWords } from "../reading/Reading.ts"
import { isNameAlone, saysNameAlone } from "../telling/NameAlone.ts"
import { isOfItself, type Names, strays } from "../telling/Passages.ts"
import { afterName, isNames, isTagline, lineSize, nameAtHead, withoutBrackets } from "../telling/TaglineForm.ts"
import { calmed, capitalised, unadorned } from "../words/Adorned.ts"
import { promotion } from "../words/LeaningWords.ts"
import { breaksOff, isHistory, isSummary } from "../words/Sentences.ts"
import type { From, LineAsked, Traits } from "./Lines.ts"

/** Characters; a draft is a start, not a copy of the site. */
const lengths = { short: 300, paragraph: 600 } as const
/** Sentences of a paragraph; one good paragraph says more than the beginnings of three. */
const mostSentences = 3

/** Where the house itself is named and told of. */
const ofTheWhole = [
  "title",
  "shared title",
  "summary",
  "summary in data",
  "slogan",
  "seen first",
  "first heading"
] as const
/** Heads a part of the page, below what a visitor sees first: it is of that part, whatever it says. */
const headsSection = (traits: Traits): boolean =>
  traits.has("heading") && !ofTheWhole.some((place) => traits.has(place)) && !traits.has("below the main heading")
/** "Our other ovens", seen first on a page beside the first: heads that page. */
const headsOtherPage = (traits: Traits): boolean =>
  traits.has("heading") &&
  !traits.has("home") &&
  !ofTheWhole.some((place) => place !== "seen first" && place !== "first heading" && traits.has(place))

const froms = { title: "title", heading: "heading", summary: "page", block: "text" } as const
/** How a text of a site is a tagline: without the name, its ornaments and capitals; null where it can be none. */
export const taglineAsked = (readings: ReadonlyArray<Reading>, names: Names): LineAsked => {
  const [home] = readings
  const name = names[0] ?? ""
  const german = home !== undefined && languageOf(home.page) === "de"
  const small = smallWords(readings)
  const large = largeWords(readings)
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
    mayStand: (traits) => !headsSection(traits) && !headsOtherPage(traits),
    made: (text, from) => {
      const line = unadorned(withoutBrackets(withoutName(text, from) ?? ""))
      if (line === "" || !isTagline(line, name, froms[from]) || saysNameAlone(line, names)) return null
      if (!german && home !== undefined && isNames(line, small, names, home)) return null
      const begun = from === "title" ? capitalised(line) : line
      return german ? begun : calmed(begun, small, large)
    }
  }
}

/** Whether a sentence may stand in what a site says of itself: of it, and of what it is all the time. */
const fits = (sentence: string, names: Names): boolean =>
  isOfItself(sentence, names) && !promotion.test(sentence) && !isHistory(sentence) && !breaksOff(sentence)
/** What a card tells is of what it is headed with, and what a visitor's question is answered with of that: by name of the house. */
const isOfEntry = (traits: Traits): boolean => {
  const isSummed = ["summary", "summary in data", "title"].some((place) => traits.has(place))
  return (
    !isSummed &&
    (traits.has("pleads") ||
      // "This is a show that …", "Acme also lends tins", without the sentence before.
      traits.has("leans") ||
      traits.has("besides") ||
      (traits.has("in a card") && !traits.has("own") && !traits.has("seen first")) ||
      (traits.has("faq") && !traits.has("defines it")))
  )
}

/** "Mill & Sons.": a name alone, where a sentence is looked for. */
const isScrapOfNames = (sentence: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]*(?: (?:&|and|und|et|y|e|of|de) \p{Lu}[\p{L}.'’-]*| \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(
    sentence.replace(/\.$/, "")
  )
/** Each of its sentences fits, and none behind the first is of something else. */
const isOfOnePiece = (text: string, names: Names): boolean => {
  const all = sentencesOf(text)
  const rest = all.slice(1)
  return all.every((one) => fits(one, names)) && !rest.some(strays) && rest.filter(isScrapOfNames).length < fewScraps
}
/** Names at its end from which it lists others: schools, clients, former houses. */
const fewScraps = 2
const asked = (longest: number, sentences: number, names: Names): LineAsked => ({
  longest,
  sentences,
  prose: true,
  mayStand: (traits) => !isOfEntry(traits),
  fits: (sentence) => fits(sentence, names),
  made: (text) => (isSummary(text) && !isNameAlone(text, names) && isOfOnePiece(text, names) ? text : null)
})
/** How a text of a site is its short description: a sentence, a line, or its summary. */
export const shortAsked = (names: Names): LineAsked => asked(lengths.short, 1, names)
/** And how one is a paragraph of its description: up to three sentences in a row. */
export const paragraphAsked = (names: Names): LineAsked => asked(lengths.paragraph, mostSentences, names)
