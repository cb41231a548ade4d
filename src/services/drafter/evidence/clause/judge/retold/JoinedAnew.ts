/**
 * Words that the page sets side by side, tied by another small word: "tested to a standard and approved by the institute",
 * of "a standard approved by the institute"; "our coach, who trained with Ada, won", of "our coach trained with Ada, who
 * won". With none of its words changed a sentence so says something else, or may. Works by words alone, in any language that
 * has a table; where a sentence puts together what several quotes tell, there is nothing to compare.
 */

import { type ForeignReading, type ForeignWord, readForeign } from "../../tongues/ForeignText.ts"
import type { Tongue } from "../../tongues/Tongue.ts"
import { englishTongue, tongueOf } from "../../tongues/TongueOf.ts"
import type { Spoken } from "../../voice/Spoken.ts"
import { isSameWord, readWords } from "../SideBySide.ts"
import { alignedWith } from "./Aligned.ts"

/** Small words that tie, by how they do: a word for one of its own kind ties as it did. */
const kinds: ReadonlyArray<readonly [kind: string, words: string]> = [
  ["whose", "who which that whose qui dont"],
  ["if", "if when once whenever wenn sobald falls quand dès lorsque cuando quando zodra wanneer"],
  ["unless", "unless"],
  ["because", "because weil parce porque perché omdat"],
  ["before", "before bevor avant antes prima voordat"],
  ["after", "after nachdem après después dopo depois nadat"],
  ["until", "until bis jusque hasta finché até totdat"],
  ["while", "while während pendant mientras mentre enquanto terwijl"],
  ["with", "including einschließlich inklusive"]
]
const kindOf: ReadonlyMap<string, string> = new Map(
  kinds.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const))
)

interface Line {
  readonly words: ReadonlyArray<ForeignWord>
  /** In which part between marks each stands. */
  readonly parts: ReadonlyArray<number>
}
const lineOf = (read: ForeignReading): Line => ({
  words: readWords(read),
  parts: read.clauses.flatMap(({ words }, part) => words.map(() => part))
})

const fewest = 3
const mostWords = 80

/** Whether a sentence that has all of its telling words from one of the texts ties two of them by a small word of its own. */
export const joinsAnew = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): boolean => {
  if (!tongue.spaced) return false
  const said = lineOf(readForeign(sentence, tongue, names))
  const tells = ({ content, own }: ForeignWord) => content && !own
  const telling = said.words.filter(tells)
  if (telling.length < fewest || said.words.length > mostWords) return false
  const tieOf = ({ text, content }: ForeignWord) =>
    content ? undefined : tongue.and.has(text) ? "and" : kindOf.get(text)
  const isSame = (a: ForeignWord, b: ForeignWord) =>
    tells(a) || tells(b) ? tells(a) && tells(b) && isSameWord(a, b, tongue) : a.text === b.text
  /** "Toddlers and parents", of "parents and toddlers". */
  const isTurned = (at: number, page: Line): boolean => {
    const [before, after] = [said.words.slice(0, at).findLast(tells), said.words.slice(at + 1).find(tells)]
    return page.words.some((word, place) => {
      if (after === undefined || before === undefined || !tells(word) || !isSameWord(word, after, tongue)) return false
      const step = page.words.slice(place + 1).findIndex(tells)
      const next = page.words[place + 1 + step]
      const isJoined = page.words.slice(place + 1, place + 1 + step).some((one) => tieOf(one) === "and")
      return step !== -1 && next !== undefined && isJoined && isSameWord(next, before, tongue)
    })
  }
  const isTiedAnew = (page: Line): boolean => {
    const places = alignedWith(said.words, page.words, isSame)
    return said.words.some((word, at) => {
      const kind = tieOf(word)
      if (kind === undefined || places[at] !== null) return false
      const from = places.slice(0, at).findLast((place) => place !== null) ?? -1
      const to = places.slice(at + 1).find((place) => place !== null)
      if (to === undefined || to === null) return false
      const between = page.words.slice(from + 1, to)
      if (between.some((one) => tieOf(one) === kind) || (kind === "and" && isTurned(at, page))) return false
      // "Cold water and warm company", of "cold water, warm company"; "software that sorts", of "software. It sorts".
      const isApart = from >= 0 && page.parts[from] !== page.parts[to] && !between.some(tells)
      return !(isApart && (kind === "and" || kind === "whose"))
    })
  }
  const sources = texts
    .map((text) => lineOf(readForeign(text, tongue, names)))
    .filter(
      ({ words }) =>
        words.length <= mostWords &&
        telling.every((one) => words.some((other) => tells(other) && isSameWord(one, other, tongue)))
    )
  return sources.length > 0 && sources.every(isTiedAnew)
}

/** The same of what the page says at its quotes. */
export const tiesAnew = (sentence: string, own: ReadonlyArray<Spoken>, names: ReadonlyArray<string>): boolean => {
  const texts = own.map(({ text }) => text)
  const tongue = tongueOf([sentence, ...texts].join("\n"), own[0]?.lang ?? null)
  return joinsAnew(sentence, texts, tongue ?? englishTongue(), names)
}
