/** What one draft may cost, in one place. */
import { Duration } from "effect"

export const drafterLimits = {
  /** Of one question to the model; its second and last attempt has the same. */
  callDeadline: Duration.seconds(30),
  /** Of all questions of a draft together, so that it ends well within 90 s of its crawl. */
  modelPhase: Duration.seconds(60),
  /** Attempts at one question; the second asks for less where the first ran out of time or of words. */
  attempts: 2,
  /** Questions of a draft or a comparison, attempts counted: two sides, two attempts each, and room. */
  calls: 6,
  /** Into the model, all attempts of a draft together, in tokens as `tokensOf` estimates them. */
  inputTokens: 40_000,
  /** Out of the model, all attempts of a draft together. */
  outputTokens: 4_000,
  /** Of them, what the first attempt may take. */
  firstOutputTokens: 3_000,
  /** Characters of one page that are shown to the model. */
  pageCharacters: 24_000,
  /** Categories listed in the schema; with more of them the schema leaves the choice to the gate. */
  listedCategories: 300
} as const

/**
 * Tokens a text costs, by characters and on the safe side: about four of Latin script to a token, of
 * other scripts about one.
 */
export const estimateTokens = (text: string): number => {
  let tokens = 0
  for (const character of text) tokens += (character.codePointAt(0) ?? 0) < 0x250 ? 0.28 : 1
  return Math.ceil(tokens)
}
