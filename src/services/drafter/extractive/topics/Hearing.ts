/** What is said for each category: the phrases that speak for it, and who says them where. */
import type { CategoryChoice } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { titleParts } from "../../evidence/names/SiteNames.ts"
import type { Token } from "../../evidence/reading/Tokens.ts"
import { carries, carriesFrom, categoryPhrases, stemsOf } from "../../evidence/topics/CategoryWords.ts"
import { bare, endsOf, isTermAt, type Term, termAt, termsFor } from "../../evidence/topics/Glossary.ts"
import type { Language } from "../../evidence/topics/Language.ts"
import { phrasePlaces } from "../reading/Shares.ts"
import type { Voiced } from "../reading/Voiced.ts"
import { ofAnyHouse } from "./trade/words/PassingWords.ts"

/** All that is voiced, by the words in it, so that a phrase is looked for only where its first word stands. */
export interface AllHeard {
  readonly all: ReadonlyArray<Voiced>
  readonly by: ReadonlyMap<string, ReadonlyArray<Voiced>>
  /** The same words in order, for words that may go on. */
  readonly words: ReadonlyArray<string>
  readonly langs: ReadonlyArray<Language>
  /** Whether anything but slogans says what it is. */
  readonly described: boolean
}
export const heardOf = (all: ReadonlyArray<Voiced>): AllHeard => {
  const by = new Map<string, Array<Voiced>>()
  for (const one of all) {
    const own = one.lang !== null && one.lang !== "en"
    const words = one.tokens().flatMap((token) => (own ? [token.stem, ...endsOf(bare(token.text))] : [token.stem]))
    for (const word of new Set(words)) {
      const known = by.get(word)
      if (known === undefined) by.set(word, [one])
      else known.push(one)
    }
  }
  return {
    all,
    by,
    words: [...by.keys()].toSorted(),
    langs: [...new Set(all.flatMap(({ lang }) => lang ?? []))],
    described: all.some(({ describes, where }) => describes && where !== "named")
  }
}

/** The words that begin so. */
const goingOn = (words: ReadonlyArray<string>, start: string): ReadonlyArray<string> => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? "") < start) low = middle + 1
    else high = middle
  }
  const found: Array<string> = []
  for (let at = low; words[at]?.startsWith(start) === true; at++) found.push(words[at] ?? "")
  return found
}

/** What speaks for a category; of a hundred that are looked for at most a few are said, so all that can be known before is. */
interface Phrase {
  readonly text: string
  /** The stem of its first word. */
  readonly first: string
  readonly termsIn: (lang: Language) => ReadonlyArray<Term>
}
const phraseOf = (text: string): Phrase => {
  const terms = new Map<Language, ReadonlyArray<Term>>()
  const termsIn = (lang: Language) => {
    const known = terms.get(lang)
    if (known !== undefined) return known
    const read = termsFor(text, lang)
    terms.set(lang, read)
    return read
  }
  return { text, first: stemsOf(text)[0] ?? "", termsIn }
}

/** Who says a phrase, in English or in their own language, the loudest first. */
const hearing = ({ by, words, langs }: AllHeard, phrase: Phrase): ReadonlyArray<Voiced> => {
  const said: Array<Voiced> = []
  for (const one of by.get(phrase.first) ?? []) if (carries(one.tokens(), phrase.text)) said.push(one)
  const read = (word: string, term: Term, lang: Language) => {
    for (const one of by.get(word) ?? []) if (one.lang === lang && termAt(one.tokens(), term) !== -1) said.push(one)
  }
  for (const lang of langs)
    for (const term of phrase.termsIn(lang)) {
      const [first] = term
      if (first === undefined) continue
      if (first.open) for (const word of goingOn(words, first.text)) read(word, term, lang)
      else {
        read(first.text, term, lang)
        if (first.stem !== first.text) read(first.stem, term, lang)
      }
    }
  return said.length < 2 ? said : byWeight(said)
}
const byWeight = (all: ReadonlyArray<Voiced>): ReadonlyArray<Voiced> =>
  [...new Set(all)].toSorted((a, b) => b.weight - a.weight)

export const holdsPhrase = (long: string, short: string) =>
  stemsOf(long).length > stemsOf(short).length &&
  ` ${stemsOf(long).join(" ")} `.includes(` ${stemsOf(short).join(" ")} `)

const phrasesKnown = new WeakMap<CategoryChoice, ReadonlyArray<Phrase>>()
/** The words that speak for a category, each once whatever its endings. */
const phrasesOf = (choice: CategoryChoice): ReadonlyArray<Phrase> => {
  const known = phrasesKnown.get(choice)
  if (known !== undefined) return known
  const texts = new Map(categoryPhrases(choice).map((phrase) => [stemsOf(phrase).join(" "), phrase]))
  const read = [...texts.values()].map(phraseOf)
  phrasesKnown.set(choice, read)
  return read
}

/** Phrases by their first word, and those whose first word may go on by how it begins. */
interface Openings {
  readonly words: Map<string, Array<Phrase>>
  readonly starts: Map<string, Array<Phrase>>
}
const note = (by: Map<string, Array<Phrase>>, word: string, phrase: Phrase) => {
  const known = by.get(word)
  if (known === undefined) by.set(word, [phrase])
  else known.push(phrase)
}
const openingsKnown = new WeakMap<ReadonlyArray<CategoryChoice>, Map<Language | null, Openings>>()
/** The phrases of all categories in a language, or as they are written. */
const openingsIn = (choices: ReadonlyArray<CategoryChoice>, lang: Language | null): Openings => {
  const languages = openingsKnown.get(choices) ?? new Map<Language | null, Openings>()
  openingsKnown.set(choices, languages)
  const known = languages.get(lang)
  if (known !== undefined) return known
  const read: Openings = { words: new Map(), starts: new Map() }
  languages.set(lang, read)
  for (const phrase of choices.flatMap(phrasesOf))
    if (lang === null) note(read.words, phrase.first, phrase)
    else
      for (const [first] of phrase.termsIn(lang)) {
        if (first === undefined) continue
        note(first.open ? read.starts : read.words, first.text, phrase)
        if (!first.open && first.stem !== first.text) note(read.words, first.stem, phrase)
      }
  return read
}
/** The phrases whose first word is said: a few of thousands, found by the words of a site rather than each by itself. */
const begun = ({ words, langs }: AllHeard, choices: ReadonlyArray<CategoryChoice>): ReadonlySet<Phrase> => {
  const found = new Set<Phrase>()
  const add = (phrases: ReadonlyArray<Phrase> | undefined) => {
    for (const phrase of phrases ?? []) found.add(phrase)
  }
  for (const openings of [null, ...langs].map((lang) => openingsIn(choices, lang))) {
    for (const word of words) add(openings.words.get(word))
    for (const [start, phrases] of openings.starts) if (goingOn(words, start).length > 0) add(phrases)
  }
  return found
}

const article = /^(?:the|our|die|der|das|unsere?|la|le|les|nos|notre|el|los|las|o|a|os|as|il|lo|i|gli|de|het|onze|l') ?/
/**
 * "Security | Acme" is what a page beside the home page is called, and no word of what Acme is; nor is "Noticeboard", where
 * the home page never says it.
 */
const isPageName = (one: Voiced, phrase: string, by: ReadonlyArray<Voiced>): boolean => {
  if (one.home || (one.where !== "title" && one.where !== "heading")) return false
  if (!ofAnyHouse.has(phrase) && by.some(({ home }) => home)) return false
  const [all, folded] = [one.tokens(), fold(one.text)]
  const said = phrasePlaces(one, phrase).map(([at, end]) => folded.slice(all[at]?.start, all[end]?.end))
  return titleParts(one.text).some((part) => said.includes(fold(part).replace(article, "")))
}

export interface HeardFor {
  readonly choice: CategoryChoice
  readonly heard: ReadonlyArray<{ readonly phrase: string; readonly by: ReadonlyArray<Voiced> }>
}
/** What is heard for each category; "website builder" is no builder: a part of a longer phrase of another is not heard. */
export const saidFor = (all: AllHeard, choices: ReadonlyArray<CategoryChoice>): ReadonlyArray<HeardFor> => {
  const spoken = begun(all, choices)
  const said = choices.map((choice) => ({
    choice,
    heard: phrasesOf(choice).flatMap((phrase) => {
      const by = spoken.has(phrase) ? hearing(all, phrase) : []
      return by.length === 0 ? [] : [{ phrase: phrase.text, by }]
    })
  }))
  const spans = new Map<Voiced, Array<readonly [at: number, end: number]>>()
  for (const { phrase, by } of said.flatMap(({ heard }) => heard))
    for (const one of by)
      for (const [at, end] of phrasePlaces(one, phrase))
        if (end > at) spans.set(one, [...(spans.get(one) ?? []), [at, end]])
  const stands = (one: Voiced, phrase: string) =>
    phrasePlaces(one, phrase).some(
      ([at, end]) => !(spans.get(one) ?? []).some(([from, to]) => from <= at && end <= to && to - from > end - at)
    )
  return said.map(({ choice, heard }) => ({
    choice,
    heard: heard.flatMap(({ phrase, by }) => {
      const kept = by.filter((one) => stands(one, phrase) && !isPageName(one, phrase, by))
      return kept.length === 0 ? [] : [{ phrase, by: kept }]
    })
  }))
}

/** Whether a text has a word of any category, in English or in its own language. */
export const namesTrade = (
  tokens: ReadonlyArray<Token>,
  choices: ReadonlyArray<CategoryChoice>,
  lang: Language | null
): boolean => {
  const english = openingsIn(choices, null)
  const own = lang === null ? undefined : openingsIn(choices, lang)
  return tokens.some(({ stem, text }, at) => {
    if (english.words.get(stem)?.some((phrase) => carriesFrom(tokens, at, phrase.text)) === true) return true
    if (own === undefined || lang === null) return false
    const isSaid = (phrase: Phrase) => phrase.termsIn(lang).some((term) => isTermAt(tokens, at, term))
    const words = endsOf(bare(text))
    return (
      [stem, ...words].some((word) => own.words.get(word)?.some(isSaid) === true) ||
      words.some((word) => beginningsOf(word).some((start) => own.starts.get(start)?.some(isSaid) === true))
    )
  })
}
const beginningsOf = (word: string): ReadonlyArray<string> =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))
