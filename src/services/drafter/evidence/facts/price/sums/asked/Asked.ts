/** Questions about what is paid with their answers, in one block or in two: which they are, and what they are of. */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { inOwnVoice } from "../../../Said.ts"
import { type AskedWords, answerTails, askedWords } from "./words/AskedWords.ts"

export const askingParts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq", "contact"])
export const longestQuestion = 90

/** How a language asks what is paid, and answers that nothing is. */
export interface AskingShapes {
  readonly it: RegExp
  readonly cost: RegExp
  /** Each kind of question with the answer by which nothing is paid. */
  readonly pairs: ReadonlyArray<{ readonly asked: RegExp; readonly answer: RegExp }>
}
const shapesOf = ({ it, free, paid, cost, yes, no, nothing }: AskedWords): AskingShapes => {
  // Of which of several places the name was read is all the same.
  const asking = (words: string) => {
    const named = words.replace(/\{S\}/g, (_, at: number) => `(?<s${at}>[^,.;:!?？؟、]{1,40}?)`)
    return new RegExp(`^[¿¡]?(?:${named})\\s*[?？؟]$`, "iu")
  }
  const told = (words: string) => words.replace(/\{S\}/g, "[^,.;:!?]{1,40}?")
  const tails = `(?:(?:,|،|、| –| —|:)? ?(?:${answerTails}))*`
  const answering = (words: string) => new RegExp(`^(?:${told(words)})${tails}[.!。！]?$`, "iu")
  return {
    it: new RegExp(`^(?:${it})$`, "iu"),
    cost: asking(cost),
    pairs: [
      { asked: asking(free), answer: answering(`${yes}|${nothing}`) },
      { asked: asking(paid), answer: answering(`${no}|${nothing}`) },
      { asked: asking(cost), answer: answering(nothing) }
    ]
  }
}
const known = new Map<string, AskingShapes>()
export const shapesIn = (lang: string): AskingShapes | null => {
  const words = askedWords[lang]
  if (words === undefined) return null
  const made = known.get(lang) ?? shapesOf(words)
  known.set(lang, made)
  return made
}

export interface AskedPair {
  readonly page: PageIndex
  readonly question: string
  readonly answer: string
  readonly first: number
  readonly last: number
}
export const endsAsking = /[?？؟]$/u
const opensAsking = /^(?<question>[^?？؟]{4,90}[?？؟]) ?(?<answer>\S.*)$/su
/** A question with its answer: in one block, or in two that follow each other. */
export const askedAt = (page: PageIndex, block: Block, at: number): AskedPair | null => {
  const text = tidyText(block.text).replace(markBehind, "")
  const inOne = opensAsking.exec(text)?.groups
  if (inOne?.question !== undefined && inOne.answer !== undefined)
    return { page, question: inOne.question, answer: inOne.answer, first: at, last: at }
  // "+", on the button that opens the answer.
  const step = isMark.test(page.blocks[at + 1]?.text ?? "") ? 2 : 1
  const next = page.blocks[at + step]
  if (!endsAsking.test(text) || text.length > longestQuestion || next === undefined) return null
  const isAnswer = next.region === block.region && next.level === null && inOwnVoice(next)
  const answer = tidyText(next.text)
  return isAnswer && !endsAsking.test(answer) ? { page, question: text, answer, first: at, last: at + step } : null
}
const isMark = /^[^\p{L}\p{N}]{1,3}$/u
/** The same behind the question, on one button with it. */
const markBehind = /(?<=[?？؟]) ?[^\p{L}\p{N}?？؟]{1,3}$/u

/** Of what a question asks: the product, or what is meant by no name; null where it is something else. */
export const askedOf = (groups: Readonly<Record<string, string | undefined>> | undefined, it: RegExp, own: Own) => {
  const named = Object.values(groups ?? {}).flatMap((one) =>
    one === undefined || one.trim() === "" ? [] : [one.trim()]
  )
  const isOurs = (one: string) =>
    it.test(one) || own.isName(one) || own.subject(one) === "own" || own.subject(one) === "anaphor"
  return named.every(isOurs)
}

export const isNamedIn = ({ question, answer }: AskedPair, own: Own) =>
  own.isIn(fold(question)) || own.isIn(fold(answer))
export const languageAsked = ({ page, first }: AskedPair) =>
  (page.blocks[first]?.lang ?? page.page.lang ?? "en").slice(0, 2).toLowerCase()
