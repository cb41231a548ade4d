/** Whether words say one of a table's phrases: word by word, in a row, not negated. */

import { fold } from "../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import { type Token, tokensOf } from "./Tokens.ts"

type Words = ReadonlyArray<string>
const wordsOf = (phrase: string): Words => tokensOf(fold(phrase)).map((token) => token.text)

/** The phrases of a table by their first words, so that a text is read once, however long the table is. */
type Table = ReadonlyMap<string, ReadonlyArray<Words>>
const tableOf = madeOnce((phrases: ReadonlyArray<string>): Table => {
  const table = new Map<string, Array<Words>>()
  for (const words of phrases.map(wordsOf)) {
    const [first] = words
    if (first !== undefined) table.set(first, [...(table.get(first) ?? []), words])
  }
  return table
})

const beginsAt = (tokens: ReadonlyArray<Token>, at: number, words: Words) => {
  let step = at
  for (const word of words) {
    const token = tokens[step++]
    if (token === undefined || token.text !== word || token.negated) return false
  }
  return true
}

/** `phrases` is a table kept for good: it is compiled once. */
export const says = (tokens: ReadonlyArray<Token>, phrases: ReadonlyArray<string>): boolean => {
  const table = tableOf(phrases)
  let at = 0
  for (const { text } of tokens) {
    const begun = table.get(text)
    if (begun !== undefined) for (const words of begun) if (beginsAt(tokens, at, words)) return true
    at += 1
  }
  return false
}

/** Folded text that is not a page's (a heading, a path) against a table. */
export const textSays = (folded: string, phrases: ReadonlyArray<string>): boolean => says(tokensOf(folded), phrases)
