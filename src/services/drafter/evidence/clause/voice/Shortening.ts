/**
 * Whether a sentence is one of the page's with words left out: their order kept, and nothing left out that binds. Only
 * what stands apart may go: a clause or a list's end, what stands in brackets, a greeting before a colon.
 */

import { tidyText } from "../../../../../domain/text/Folding.ts"
import { functionWords } from "../../reading/Vocabulary.ts"
import { isTopic, mayEnd, mayInterrupt } from "../wording/Omission.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { possessiveOurs } from "../words/OtherTongues.ts"
import { isAsking } from "./Copying.ts"
import { copyWords } from "./CopyWords.ts"
import type { Spoken } from "./Spoken.ts"

interface Piece {
  readonly word: string
  /** What stands between the word before and this one. */
  readonly gap: string
}

/** The words of a text, each with the marks before it. */
const piecesOf = (text: string): { readonly pieces: ReadonlyArray<Piece>; readonly end: string } => {
  const tidy = tidyText(text)
  const lower = tidy.toLowerCase()
  const pieces: Array<Piece> = []
  let at = 0
  for (const word of copyWords(text)) {
    const written = word === "and" && !lower.startsWith("and", lower.indexOf("and", at)) ? "&" : word
    const and = lower.indexOf("and", at)
    const sign = lower.indexOf("&", at)
    const found = word === "and" ? (sign !== -1 && (and === -1 || sign < and) ? sign : and) : lower.indexOf(written, at)
    if (found === -1) return { pieces: [], end: "" }
    pieces.push({ word, gap: tidy.slice(at, found) })
    at = found + (word === "and" && found === sign ? 1 : word.length)
  }
  return { pieces, end: tidy.slice(at) }
}

/** Runs of words of the page that the sentence leaves out, by their place; null where it is no part of them in their order. */
const leftOut = (
  words: ReadonlyArray<string>,
  page: ReadonlyArray<string>
): ReadonlyArray<readonly [number, number]> | null => {
  const kept: Array<number> = []
  // A run that stands together is wanted, so the last possible place of the first word is tried first.
  for (let begin = page.length - words.length; begin >= 0; begin--) {
    if (words.every((word, step) => page[begin + step] === word)) {
      return [
        ...(begin > 0 ? [[0, begin] as const] : []),
        ...(begin + words.length < page.length ? [[begin + words.length, page.length] as const] : [])
      ]
    }
  }
  let at = 0
  for (const word of words) {
    const found = page.indexOf(word, at)
    if (found === -1) return null
    kept.push(found)
    at = found + 1
  }
  const runs: Array<readonly [number, number]> = []
  let next = 0
  for (const place of [...kept, page.length]) {
    if (place > next) runs.push([next, place])
    next = place + 1
  }
  return runs
}

const apart = /[,;:—–|•()，、；：·]| - /
const strong = /[;:—–|•；：·!]| - |^-$/

/** Words that greet, name, or point at what follows. */
const leads =
  /^(?:welcome|to|at|with|willkommen|bei|bienvenue|chez|bienvenido|bienvenidos|bienvenida|a|bem|vindo|ao|benvenuti|in|welkom|bij|introducing|meet|discover|try|presenting|the|new|hello|hi|we|are|this|is|at)$/

/** Whether a word in the middle is written as the first of a sentence is: large, after one that leads on to nothing. */
const startsAnew = (
  text: string,
  pieces: ReadonlyArray<Piece>,
  at: number,
  language: ReadLanguage | null,
  own: ReadonlySet<string>
): boolean => {
  const word = pieces[at]?.word ?? ""
  const before = pieces[at - 1]?.word ?? ""
  if (word === "" || functionWords.has(before) || /^(?:inc|ltd|st)$/.test(before)) return false
  const found = tidyText(text)
  const written = new RegExp(String.raw`(?:^|\s)${before}\s(${word})(?![\p{L}])`, "iu").exec(found)?.[1] ?? ""
  const next = pieces[at + 1]?.word ?? ""
  return (
    /^\p{Lu}\p{Ll}*$/u.test(written) &&
    (commonStart.test(word) ||
      (language !== "en" && !own.has(word) && (functionWords.has(word) || functionWords.has(next))))
  )
}
const commonStart =
  /^(?:cada|tod[oa]s?|zie|begin|get|see|your|our|each|every|all|no|nos|notre|unser\p{L}*|nuestr\p{L}*|noss\p{L}*|onze)$/u

const longestTerm = 4

/** Whether a sentence is `one` with something left out that may be left out. */
export const isShortened = (
  sentence: string,
  one: Spoken,
  names: ReadonlyArray<string>,
  language: ReadLanguage | null
): boolean => {
  const words = copyWords(sentence)
  const { pieces } = piecesOf(one.text)
  if (pieces.length !== one.words.length) return false
  const own = new Set(names.flatMap((name) => [...copyWords(name)]))
  // "Restaurieren: neue Saiten, Filze, Stimmwirbel": the name of a thing, however long what it is.
  const term =
    words.length <= longestTerm &&
    words.every((word, at) => one.words[at] === word && !own.has(word)) &&
    /:|[—–]| - /u.test(pieces[words.length]?.gap ?? "")
  if (words.length < 2 && one.words.length > 3 && !term) return false
  const runs = leftOut(words, one.words)
  if (runs === null || runs.length === 0 || (words.length * 4 < one.words.length && !term)) return false
  if (isAsking(one) && !/[?？؟]/.test(sentence)) {
    // What stands before a colon is said, though what stands after it is asked.
    const tail = runs.find(([, to]) => to === pieces.length)
    if (tail === undefined || !strong.test(pieces[tail[0]]?.gap ?? "")) return false
    return runs.length === 1
  }
  return runs.every(([from, to]) => {
    const gone = one.words.slice(from, to)
    const before = pieces[from]?.gap ?? ""
    const after = pieces[to]?.gap ?? ""
    if (from === 0) {
      // "Acme sends invoices": its name may go.
      if (gone.every((word) => own.has(word))) return true
      // A heading and its paragraph in one block: what is kept begins as a sentence does.
      if (language !== "de" && isTopic(gone) && startsAnew(one.text, pieces, to, language, own)) return true
      // Any other label may be of whom, when or at what price the rest holds.
      const greets = gone.every((word) => own.has(word) || leads.test(word))
      // "Q:", "A:"; and "our candles" are candles.
      if (gone.length === 1 && (possessiveOurs.test(gone[0] ?? "") || (strong.test(after) && gone[0]?.length === 1)))
        return true
      return (strong.test(after) && (greets || isTopic(gone))) || (greets && apart.test(after))
    }
    const omitted = { words: gone, kept: one.words.slice(0, from), mark: before }
    return to === pieces.length ? mayEnd(omitted, language, own) : mayInterrupt(omitted, after, language)
  })
}

/** In English what follows without a comma may still be all that the rest holds of. */
const narrowing =
  /^(?:of|from(?! (?:our|my))|where|wherever|whenever|as long as|so long as|in case|in theory|in (?:its|our|their)|provid(?:ed|ing)|assuming|given|against|towards?|to|up to|but|that|at least|or|by (?:arrangement|appointment|request|invitation))(?: |$)|(?:^| )(?:permitting|excluded|excepted|applies|apply|only)$/u
/** "In the Pro plan": of that alone. */
const inPlan = /(?:^| )(?<!(?:all|any|every|each|both) )(?:plan|tier|package|edition|subscription|membership)s?(?: |$)/u
/** "If asked", "says Petit", "badly". */
const weakened = /^(?:if|says?|said|claims?|according|badly|poorly)(?: |$)/u
const everyone = /^(?:all|every|everyone|everybody|any|anyone|anybody|each)$/u
/** "Free for members who ...": whom it is held open to is what the clause tells. */
const offering = /^(?:free|included|available|open|offered|refund(?:s|ed)?|discount(?:s|ed)?|half)$/u
const doubting =
  /^(?:nobody|none|no|not|never|wrong|mistake|mistaken|wish|wishes|hope|hopes|dream|fear|fears|believe|believes|claim|claims|think|say|says|said|among|myth|false|rumou?r|some|many|most|if|either)$/u

/** Whether a sentence that stands in a row in one of the page's breaks off before what restricts it, or behind whose words it is. */
export const dropsLimit = (sentence: string, one: Spoken, names: ReadonlyArray<string>): boolean => {
  const words = copyWords(sentence)
  const { pieces } = piecesOf(one.text)
  const from = one.words.findIndex((_, at) => words.every((word, step) => one.words[at + step] === word))
  if (from === -1 || pieces.length !== one.words.length) return false
  const own = new Set(names.flatMap((name) => [...copyWords(name)]))
  const head = one.words.slice(0, from)
  const tail = one.words.slice(from + words.length)
  if (head.some((word) => doubting.test(word))) return true
  const labels = head.length > 0 && head.length <= longestLabel && /:/u.test(pieces[from]?.gap ?? "")
  if (labels && !isTopic(head) && !head.every((word) => own.has(word) || leads.test(word))) return true
  if (tail.length === 0) return false
  const mark = pieces[from + words.length]?.gap ?? ""
  if (/[(—–]| - /u.test(mark)) return !mayEnd({ words: tail, kept: words, mark }, "en", own)
  if (mark.trim() === "" && /^(?:who|that|which)$/u.test(tail[0] ?? ""))
    return words.some((word) => everyone.test(word) || offering.test(word))
  // "Reads receipts": a bare title names what is done, not to all of it.
  if (tail[0] === "of" && !/[.!]$/u.test(sentence)) return false
  const rest = tail.join(" ")
  return narrowing.test(rest) || weakened.test(rest) || (inPlan.test(rest) && !inPlan.test(words.join(" ")))
}
const longestLabel = 5
