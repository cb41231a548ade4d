/** What one draft may cost, in one place. */
import * as Duration from "effect/Duration"

export const drafterLimits = {
  /** Of one question to the model; its second and last attempt has the same. */
  callDeadline: Duration.seconds(30),
  /** Of all questions of a draft together, the second opinion among them, so that it ends well within 90 s of its crawl. */
  modelPhase: Duration.seconds(60),
  /** The same with the wait for its turn. */
  modelPhaseAndWait: Duration.seconds(70),
  /** Attempts at one question; the second asks for less where the first ran out of time or of words. */
  attempts: 2,
  /** Questions of a draft or a comparison, attempts counted: two sides, each with two attempts and a second opinion. */
  calls: 6,
  /** Into the model, all questions of a draft together, in tokens as `tokensOf` estimates them. */
  inputTokens: 40_000,
  /** Out of the model, all questions of a draft together. */
  outputTokens: 4_600,
  /** Of them, what the first attempt may take, and the second where the first took its share. */
  firstOutputTokens: 3_000,
  secondOutputTokens: 1_000,
  /** Characters of one page that are shown to the model. */
  pageCharacters: 24_000,
  /** Categories listed in the schema; with more of them the schema leaves the choice to the gate. */
  listedCategories: 300
} as const

/** What a second opinion may cost, out of the same budget. */
export const opinionLimits = {
  /** Sentences of a draft that are asked about; the others stay refused. */
  doubts: 40,
  /** Characters of a sentence, and of all its quotes: a cut might take away the word that decides. */
  sentence: 600,
  quotes: 1_800,
  inputTokens: 6_000,
  /** Some thirteen for each verdict, and room. */
  outputTokens: 600,
  deadline: Duration.seconds(15),
  /** With less than this left of the phase nobody is asked. */
  worthAsking: Duration.seconds(2)
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
