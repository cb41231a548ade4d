/** A sentence as the words that say something, one after the other: without articles, with one word for the company. */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { isInflected } from "../parse/Inflections.ts"
import { numberOf } from "../tongues/ForeignText.ts"
import { tongueNamed } from "../tongues/TongueOf.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { articles } from "../words/Languages.ts"
import { possessiveOurs, possessiveTheirs, possessiveYours } from "../words/OtherTongues.ts"
import { plainForms, selfWords } from "./FunctionWords.ts"

export interface WordToken {
  /** "@" is the company, by its name or where it says "we". */
  readonly word: string
  readonly written: string
  /** Tells what is spoken of; a small word is itself or none. */
  readonly telling: boolean
  /** Whose it is said to be. */
  readonly whose: "ours" | "yours" | null
  /** After a comma or another mark. */
  readonly apart: boolean
}
export const company = "@"

const pattern =
  /\p{Nd}{1,3}(?:[  '.,]\p{Nd}{3})+(?:[.,]\p{Nd}+)?(?!\p{Nd})|\p{Nd}+(?:[.,]\p{Nd}+)?|[\p{L}\p{M}]+|\p{Sc}|[%‰+&]/gu
const leastNamed = 4
const marks = /[,;:!?.…—–|•()«»"“”„]| - /u

const startsAt = (words: ReadonlyArray<string>, at: number, names: ReadonlyArray<ReadonlyArray<string>>): number =>
  Math.max(0, ...names.map((name) => (name.every((part, step) => words[at + step] === part) ? name.length : 0)))

export const wordTokensOf = (
  text: string,
  language: ReadLanguage,
  names: ReadonlyArray<string>
): ReadonlyArray<WordToken> => {
  const tidy = tidyText(text)
  const tongue = tongueNamed(language)
  const found = [...tidy.matchAll(pattern)]
  const words = found.map(([written]) => fold(written))
  const own = names.map((name) => fold(name).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).filter(({ length }) => length > 0)
  const tokens: Array<WordToken> = []
  let end = 0
  let ownUntil = 0
  let whose: WordToken["whose"] = null
  let apart = false
  for (const [at, match] of found.entries()) {
    const written = match[0]
    const word = words[at] ?? ""
    const gap = tidy.slice(end, match.index)
    end = match.index + written.length
    apart ||= tokens.length > 0 && marks.test(gap)
    if (at < ownUntil) continue
    const length = startsAt(words, at, own)
    ownUntil = at + length
    // "Unser Verein": the company, by what it is.
    const named =
      whose === "ours" && word.length >= leastNamed && own.some((name) => name.some((part) => part === word))
    if (length > 0 || named || selfWords[language].has(word)) {
      tokens.push({ word: company, written, telling: true, whose: null, apart })
      whose = null
      apart = false
      continue
    }
    // "Stellt die Fahrer ein": at the end it is half of a verb.
    const last = marks.test(tidy.slice(end, end + 3)) || at === found.length - 1
    if (articles[language].has(word) && !last) continue
    // "Nous fabriquons des jouets": an article behind the verb, "of the" elsewhere.
    if (language === "fr" && word === "des" && tokens.length === 2 && tokens[0]?.word === company) continue
    if (!last && (possessiveOurs.test(word) || possessiveTheirs.test(word) || possessiveYours.test(word))) {
      whose = possessiveOurs.test(word) ? "ours" : possessiveYours.test(word) ? "yours" : null
      continue
    }
    const value = /^\p{Nd}/u.test(word) ? numberOf(word) : tongue.numbers.get(word)
    const plain = plainForms[language].get(word) ?? word
    const telling = value === undefined && /^\p{L}{3,}/u.test(word) && !tongue.small.has(word)
    tokens.push({ word: value === undefined ? plain : `${value}`, written, telling, whose, apart })
    whose = null
    apart = false
  }
  return tokens
}

/** Whether two words are one, but for number, case and person. */
export const isSameToken = (a: WordToken, b: WordToken, language: ReadLanguage): boolean =>
  !(a.whose === "yours" && b.whose === "ours") &&
  !(a.whose === "ours" && b.whose === "yours") &&
  (a.word === b.word || (a.telling && b.telling && isInflected(a.word, b.word, language, b.written)))
