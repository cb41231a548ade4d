/** Whether a sentence is the page's own: whole sentences of it, put one after the other. */
import { joiners } from "../words/Languages.ts"
import { copyWords } from "./CopyWords.ts"
import { type Spoken, shortWords } from "./Spoken.ts"

/**
 * Figures and their labels stand in blocks of their own: one after the other, or in one card, they belong together; put
 * together from two places they say what nobody said.
 */
const belong = (a: Spoken, b: Spoken): boolean => {
  const bare = (one: Spoken) => one.words.length <= shortWords && one.words.some((word) => /\p{Nd}/u.test(word))
  if (!bare(a) && !bare(b)) return true
  if (a.words.length > shortWords || b.words.length > shortWords) return true
  if (a.stand.page !== b.stand.page) return false
  if (a.stand.card !== null || b.stand.card !== null) return a.stand.card === b.stand.card
  return (
    a.stand.block !== null &&
    b.stand.block !== null &&
    b.stand.block - a.stand.block <= 1 &&
    b.stand.block >= a.stand.block
  )
}

const startsAt = (words: ReadonlyArray<string>, at: number, part: ReadonlyArray<string>) =>
  part.length > 0 && part.every((word, step) => words[at + step] === word)

/** "Enfrente está el taller Ruiz. Graba trofeos.": without a subject it goes on speaking of whoever was named before. */
const goesOn = ({ before, lang }: Spoken, named: ReadonlyArray<ReadonlyArray<string>>): boolean => {
  if (before === null || !/[.!]$/u.test(before) || !/^(?:es|it|pt)/iu.test(lang ?? "")) return false
  const told = copyWords(before)
  return !named.some((name) => told.some((_, at) => startsAt(told, at, name)))
}

/** Sentences put together at most; and ways tried. */
const bounds = { parts: 12, tries: 400 } as const

/**
 * The sentences that make it up, in order; null where it is no copy. Between them may stand an "and"; before them, or at
 * the end, the product's name.
 */
export const copyOf = (
  sentence: string,
  spoken: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>
): ReadonlyArray<Spoken> | null => {
  const words = copyWords(sentence)
  const asked = (sentence.match(/[?？؟]/g) ?? []).length
  const named = names.map(copyWords)
  let tries = 0
  const from = (at: number, used: ReadonlyArray<Spoken>): ReadonlyArray<Spoken> | null => {
    if (at >= words.length) return used.length > 0 && used.filter(isAsking).length <= asked ? used : null
    if (used.length >= bounds.parts || ++tries > bounds.tries) return null
    for (const one of spoken) {
      const last = used.at(-1)
      if (!startsAt(words, at, one.words) || (last !== undefined && !belong(last, one))) continue
      const rest = from(at + one.words.length, [...used, one])
      if (rest !== null) return rest
    }
    if (used.length > 0 && joiners.has(words[at] ?? "")) {
      const rest = from(at + 1, used)
      if (rest !== null) return rest
    }
    for (const name of named) {
      if (startsAt(words, at, name) && (at === 0 || at + name.length === words.length)) {
        const rest = from(at + name.length, used)
        return at === 0 && rest?.[0] !== undefined && goesOn(rest[0], named) ? null : rest
      }
    }
    return null
  }
  return words.length === 0 ? null : from(0, [])
}

export const isAsking = ({ text }: Spoken): boolean => /[?？؟]["'”’»)\]]*$/.test(text)
