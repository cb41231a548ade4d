/**
 * Whether a part of a sentence can be left out with what is kept still true: what adds, describes further or gives a
 * reason may go; what says when, where, for whom, at what price or under what condition the rest holds may not.
 */
import type { Tongue } from "../tongues/Tongue.ts"
import { tongueNamed, tongueOf } from "../tongues/TongueOf.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"
import { binding, contrasts, type ReadLanguage } from "../words/Languages.ts"
import { bindingKinds } from "../words/OtherTongues.ts"
import {
  adders,
  additions,
  describers,
  openVerbs,
  pairing,
  pointers,
  reasons,
  starters,
  topicHelpers,
  topics,
  verbParticles
} from "./Openers.ts"

/** With one of these in what goes, what stays says something else. */
const restricting: ReadonlyArray<BindingKind> = ["plan", "past", "may", "if", "except", "only", "some", "speech"]
/** With one of these a clause of its own takes back what stands before it. */
const binders: ReadonlyArray<BindingKind> = ["plan", "if", "except", "only"]

const lineOf = (words: ReadonlyArray<string>) => words.join(" ").replace(/['’]/gu, " ")
const restricts = (words: ReadonlyArray<string>, tongue: Tongue, kinds = restricting): boolean => {
  const line = lineOf(words)
  return kinds.some((kind) => line.match(tongue.kinds.get(kind) ?? /(?!)/u) !== null)
}

/** Nothing in it that binds, and no figure. */
export const isHarmless = (words: ReadonlyArray<string>, language: ReadLanguage | null): boolean => {
  const tongue = language === null ? tongueOf(words.join(""), null) : tongueNamed(language)
  return !(
    words.some(
      (word) => (language === null ? false : binding[language].has(word)) || contrasts.has(word) || /\p{Nd}/u.test(word)
    ) ||
    (tongue !== null && restricts(words, tongue))
  )
}

/** "About us:", "Leistungen:": a heading that binds nothing. */
export const isTopic = (words: ReadonlyArray<string>): boolean =>
  words.some((word) => topics.has(word)) && words.every((word) => topics.has(word) || topicHelpers.has(word))

/** Marks between two clauses that each stand for themselves, those that set an aside apart, and brackets. */
const parting = /[;:|•；：·]/u
const dashes = /[—–]| - /u
const brackets = /[()（）]/u
/** A clause of its own has at least so many words. */
const leastClause = 4

/** A list goes on: "…, yeast and butter". */
const continues = (words: ReadonlyArray<string>, language: ReadLanguage): boolean => {
  const [first = ""] = words
  return !tongueNamed(language).small.has(first) && words.slice(1, -1).some((word) => adders[language].has(word))
}

/** "…, die Bar ebenfalls". */
const shortAside = 6
const opensFreely = (words: ReadonlyArray<string>, language: ReadLanguage): boolean => {
  const [first = ""] = words
  return (
    additions[language].has(first) ||
    reasons[language].has(first) ||
    describers[language].has(first) ||
    (words.length <= shortAside && words.some((word) => additions[language].has(word))) ||
    continues(words, language)
  )
}

/** "Restaurieren: neue Saiten, Filze": the name of a thing, and what it is. */
const longestTerm = 4
const leadsOn =
  /^(?:for|with|on|by|in|at|against|für|gegen|mit|auf|nach|bei|im|ab|para|con|en|a|bajo|por|pour|avec|sur|sous|à|contre|per|su|da|com|sob|mediante|em|voor|met|op|tegen|ein|eine|une?|una?|um|uma|een|an)$/u
const isTerm = (
  kept: ReadonlyArray<string>,
  words: ReadonlyArray<string>,
  mark: string,
  names: ReadonlySet<string>
): boolean =>
  kept.length <= longestTerm &&
  !kept.some((word) => names.has(word)) &&
  (dashes.test(mark) || /:/u.test(mark)) &&
  words.length > 2 &&
  !(leadsOn.test(words[0] ?? "") && words.length < longestTerm)

/** "…, entre las diez y las dos": nothing but hours. */
const tellsHours = (words: ReadonlyArray<string>, { numbers, small }: Tongue): boolean =>
  words.some((word) => numbers.has(word)) && words.every((word) => numbers.has(word) || small.has(word))

/** "nimmt Hunde und Katzen auf": with the end goes half of the verb. */
const takesVerb = (kept: ReadonlyArray<string>, gone: ReadonlyArray<string>, language: ReadLanguage): boolean =>
  (language === "de" || language === "nl") &&
  (verbParticles.test(gone.at(-1) ?? "") || kept.some((word) => openVerbs.test(word)))

export interface Omitted {
  /** The words that go, and the sentence's words before them. */
  readonly words: ReadonlyArray<string>
  readonly kept: ReadonlyArray<string>
  /** What stands right before them. */
  readonly mark: string
}

/** "With one click instead of ten messages": what is not so; of a sum it may be the price that was. */
const insteadOf =
  /^(?:instead of|rather than|statt|anstatt|anstelle|au lieu d['e]|plutôt que|en lugar de|en vez de|em vez de|ao invés de|invece di|anziché|in plaats van) /u
const contrastsOnly = (words: ReadonlyArray<string>): boolean =>
  insteadOf.test(words.join(" ")) && !words.some((word) => /\p{Nd}|\p{Sc}/u.test(word))

/** Whether the end of a sentence may go. */
export const mayEnd = (
  { words, kept, mark }: Omitted,
  language: ReadLanguage | null,
  names: ReadonlySet<string>
): boolean => {
  if (language === null) return parting.test(mark) && isHarmless(words, null)
  const [first = "", second = ""] = words
  if (adders[language].has(first)) {
    // "… und verkauft keine Daten": what is denied of something else says nothing of the rest.
    const rest = words.filter((word) => bindingKinds.denied?.test(word) !== true)
    return (
      words.length > 1 &&
      isHarmless(rest, language) &&
      !pointers[language].has(second) &&
      !kept.some((word) => pairing.test(word)) &&
      (mark.trim() !== "" || !takesVerb(kept, words, language))
    )
  }
  // "…; wel kijken we of …": a clause of its own may bind itself.
  if (/;/u.test(mark) && words.length >= leastClause && words.some((word) => starters[language].has(word)))
    return !words.some((word) => contrasts.has(word)) && !restricts(words, tongueNamed(language), binders)
  if (contrastsOnly(words)) return true
  if (!isHarmless(words, language)) return false
  if (brackets.test(mark)) return additions[language].has(first)
  if (isTerm(kept, words, mark, names)) return true
  if (parting.test(mark)) return words.length >= leastClause
  if (dashes.test(mark)) return opensFreely(words, language) || starters[language].has(first)
  return (
    /[,、，]/u.test(mark) &&
    (opensFreely(words, language) || tellsHours(words, tongueNamed(language))) &&
    !takesVerb([], words, language)
  )
}

/** Whether what stands in the middle, between marks, may go. */
export const mayInterrupt = ({ words, kept, mark }: Omitted, after: string, language: ReadLanguage | null): boolean => {
  if (language === null || !/[,(—–]| - /u.test(mark) || !/[,)—–]| - /u.test(after)) return false
  const [first = ""] = words
  if (!isHarmless(words, language)) return false
  if (brackets.test(mark)) return additions[language].has(first) || isShortFor(words, kept)
  return opensFreely(words, language)
}
/** "Short message service (SMS)". */
const isShortFor = ([first = "", ...more]: ReadonlyArray<string>, kept: ReadonlyArray<string>): boolean =>
  more.length === 0 &&
  first.length > 1 &&
  first.length <= kept.length &&
  [...first].every((letter, at) => kept.at(at - first.length)?.startsWith(letter) === true)
