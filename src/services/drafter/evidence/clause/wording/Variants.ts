/** A sentence of the page without what may be left out of it: shorter ones that it says as well, by its own words. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { tongueNamed } from "../tongues/TongueOf.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { possessiveOurs } from "../words/OtherTongues.ts"
import { selfWords, speakingVerbs } from "./FunctionWords.ts"
import { isHarmless, mayEnd } from "./Omission.ts"
import { adders } from "./Openers.ts"

const wordsIn = (text: string): ReadonlyArray<string> =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+(?:['’-][\p{L}\p{Nd}]+)*/gu) ?? []).map((word) => word)
const joint = /[,;—–](?=\s)|\s(?=\p{Ll}{1,5}\s)/gu
const fewestWords = 3
const mostVariants = 6

/** What stands before a part that may go. */
const headsOf = (text: string, language: ReadLanguage, own: ReadonlySet<string>): ReadonlyArray<string> =>
  [...text.matchAll(joint)].flatMap((match) => {
    const kept = wordsIn(text.slice(0, match.index))
    const words = wordsIn(text.slice(match.index + 1))
    const [first = ""] = words
    // Without a mark before it only what an "and" adds is of its own.
    if (match[0].trim() === "" && !adders[language].has(first)) return []
    return kept.length >= fewestWords && mayEnd({ words, kept, mark: match[0] }, language, own)
      ? [text.slice(0, match.index)]
      : []
  })

/** "Ob Dachschräge oder Nische: Wir bauen …": what stands behind the colon says by itself who does it. */
const leadsIn =
  /^(?:für|bei|im|in|ab|mit|auf|para|con|en|pour|avec|chez|dans|à|per|da|com|em|voor|met|bij|op|als|wer|wenn|nur|solo|sólo|só|apenas|alleen|seulement|soltanto)$/u
const tailsOf = (text: string, language: ReadLanguage): ReadonlyArray<string> => {
  const at = text.indexOf(": ")
  if (at === -1) return []
  const [head, tail] = [wordsIn(text.slice(0, at)), text.slice(at + 1).trim()]
  const words = wordsIn(tail)
  const [first = ""] = words
  const speaks = selfWords[language].has(first) || possessiveOurs.test(first) || speakingVerbs[language].test(first)
  // A list of what it is about; a day or a place alone tells when or where the rest holds.
  const lists =
    /,|\s(?:oder|ou|o|of|en)\s/u.test(text.slice(0, at)) &&
    head.join(" ").match(tongueNamed(language).calendar) === null
  return lists && speaks && !leadsIn.test(head[0] ?? "") && isHarmless(head, language) ? [tail] : []
}

/** The sentence itself first. */
export const variantsOf = (
  text: string,
  language: ReadLanguage,
  names: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const tidy = tidyText(text)
  const own = new Set(names.flatMap(wordsIn))
  const whole = [tidy, ...tailsOf(tidy, language)]
  return [...whole, ...whole.flatMap((one) => headsOf(one, language, own))].slice(0, mostVariants)
}
