/** The door of the clause reader: a text in, its clauses out. */
import { tidyText } from "../../../../domain/text/Folding.ts"
import { type Clause, clausesOf } from "./parse/Clauses.ts"
import { taggedWords } from "./parse/Tagging.ts"
import { respelt } from "./parse/Words.ts"

export type { Clause } from "./parse/Clauses.ts"
export type { SubjectClass } from "./parse/Subjects.ts"

/** Of whom a text may speak, and in which language. */
export interface About {
  /** What the product and its company are called, folded. */
  readonly names: ReadonlyArray<string>
  readonly lang: string | null
}

const sentenceEnd = /(?<=[.!?。！？]["')\]]*)\s+(?=[\p{Lu}\p{Nd}"'(\p{Lo}])/u

/** Longest text that is read, in characters. */
const longest = 3000
const known = new Map<string, ReadonlyArray<Clause>>()
const most = 800

/** The clauses of a text, in order. "It" and "they" speak of what the sentence before spoke of. */
export const readClauses = (text: string, about: About): ReadonlyArray<Clause> => {
  const key = `${about.lang ?? ""}\u0000${about.names.join("\u0001")}\u0000${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  let last: Parameters<typeof clausesOf>[2]
  const clauses = respelt(tidyText(text.slice(0, longest)))
    .split(sentenceEnd)
    .flatMap((sentence) => {
      const read = clausesOf(taggedWords(sentence, about.names), sentence, last)
      last = read.subject
      return read.clauses
    })
  if (known.size >= most) known.clear()
  known.set(key, clauses)
  return clauses
}
