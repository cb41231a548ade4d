/** The words that speak for a category, in English and in a page's own language, and whether a text says them. */
import { fold } from "../../../../domain/text/Folding.ts"
import { type Token, tokensOf } from "../reading/Tokens.ts"
import { isParticiple, termAt, termsFor } from "./Glossary.ts"
import type { Language } from "./Language.ts"

/** Words of category names that say nothing of a product. */
const vague = new Set(
  `tool tools software app apps platform platforms service services solution solutions system systems management general
  other misc miscellaneous online digital products product website websites web and the for`.split(/\s+/)
)

const tellingWords = new Map<string, ReadonlyArray<string>>()
/** The words of a category's name that tell something; read once, as `stemsOf` does. */
const tellingIn = (name: string): ReadonlyArray<string> => {
  const known = tellingWords.get(name)
  if (known !== undefined) return known
  const read = tokensOf(fold(name))
    .filter((token) => token.content && token.text.length >= 2 && !vague.has(token.text))
    .map((token) => token.text)
  if (tellingWords.size > 5000) tellingWords.clear()
  tellingWords.set(name, read)
  return read
}

/** The words that speak for a category: its keywords, its whole name, and the telling words of its name. */
export const categoryPhrases = (choice: {
  readonly name: string
  readonly keywords: ReadonlyArray<string>
}): ReadonlyArray<string> => [...new Set([choice.name, ...tellingIn(choice.name), ...choice.keywords])]

const stems = new Map<string, ReadonlyArray<string>>()
/** The stems of a phrase; phrases are data, so they are read once. */
export const stemsOf = (phrase: string): ReadonlyArray<string> => {
  const known = stems.get(phrase)
  if (known !== undefined) return known
  const read = tokensOf(fold(phrase)).map((token) => token.stem)
  // Categories are edited now and then; a phrase nobody uses any more must not stay for ever.
  if (stems.size > 20_000) stems.clear()
  stems.set(phrase, read)
  return read
}

/** "A jam packed event", "a traffic jam": words that are something else beside these. */
const otherwise: ReadonlyMap<string, readonly [before: RegExp, behind: RegExp]> = new Map([
  ["jam", [/^(?:traffic|paper|game|toe|slam|log)$/u, /^(?:packed|sessions?|bands?|nights?)$/u]]
])
const isOtherwise = (tokens: ReadonlyArray<Token>, at: number, phrase: string): boolean => {
  const [before, behind] = otherwise.get(phrase) ?? []
  return before?.test(tokens[at - 1]?.text ?? "") === true || behind?.test(tokens[at + 1]?.text ?? "") === true
}
/** A trade of one word is no other form of it: "marketing" is not said by "market", "hosting" not by "hosted". */
const trade = /^\p{L}{3,}ing$/u
/** Whether the tokens carry a phrase from one of them on, whatever its English endings, in a row and not negated. */
export const carriesFrom = (tokens: ReadonlyArray<Token>, at: number, phrase: string): boolean => {
  const wanted = stemsOf(phrase)
  const start = tokens[at]
  if (start === undefined || start.stem !== wanted[0]) return false
  if (trade.test(phrase) && !/ings?$/u.test(start.text)) return false
  if (isOtherwise(tokens, at, phrase)) return false
  const mayBeDone = phrase.includes("ed")
  return wanted.every((word, step) => {
    const token = tokens[at + step]
    return token?.stem === word && !token.negated && (mayBeDone || !isParticiple(token.text))
  })
}
/** Where the tokens carry a phrase so; -1 where they do not. */
export const carriedAt = (tokens: ReadonlyArray<Token>, phrase: string): number => {
  const [first] = stemsOf(phrase)
  return tokens.findIndex(({ stem }, at) => stem === first && carriesFrom(tokens, at, phrase))
}
export const carries = (tokens: ReadonlyArray<Token>, phrase: string): boolean => carriedAt(tokens, phrase) !== -1

/** Whether the tokens say a keyword, in English or in `lang`. */
export const saysKeyword = (tokens: ReadonlyArray<Token>, keyword: string, lang: Language | null): boolean =>
  carries(tokens, keyword) || termsFor(keyword, lang).some((term) => termAt(tokens, term) !== -1)
