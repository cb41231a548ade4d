/**
 * A name put where the page puts another: "the hall in Nether Combe", of "our hall at Pinnock Wharf" and "depots in Nether
 * Combe"; "Marek does the plating", of "Dean does the plating and Marek the signwriting". In any language that has a table and
 * words apart.
 */
import { type ForeignWord, isAlike, readForeign } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"

/** A name with the word before it that tells something; and, where it opens its part of the text, with the one behind it. */
interface Named {
  readonly words: ReadonlyArray<string>
  readonly before: string | null
  readonly after: string | null
}

const isCapital = ({ written }: ForeignWord) => /^\p{Lu}/u.test(written)
/** In German every noun has a capital: there a name is one of a place, behind its preposition, or of a person, of two words. */
const germanPlace = /^(?:in|bei|aus|nach)$/u

const isNameWord = (word: ForeignWord | undefined, { small, calendar }: Tongue): boolean =>
  word !== undefined &&
  isCapital(word) &&
  !word.own &&
  word.value === null &&
  word.text.length > 1 &&
  !small.has(word.text) &&
  word.text.match(calendar) === null

const namesIn = (words: ReadonlyArray<ForeignWord>, opens: boolean, tongue: Tongue): ReadonlyArray<Named> => {
  const found: Array<Named> = []
  for (let at = 0; at < words.length; at++) {
    let end = at
    while (isNameWord(words[end], tongue)) end += 1
    if (end === at) continue
    const led = germanPlace.test(words[at - 1]?.text ?? "")
    // A single word at the head of a sentence has its capital from there.
    const isName = tongue.name === "de" ? led || end - at > 1 : !(opens && at === 0 && end - at === 1)
    if (isName) {
      const tells = (word: ForeignWord) => word.content && !isNameWord(word, tongue)
      found.push({
        words: words.slice(at, end).map(({ stem }) => stem),
        before: words.slice(0, at).findLast(tells)?.stem ?? null,
        after: at < 2 && !words.slice(0, at).some(tells) ? (words.slice(end).find(tells)?.stem ?? null) : null
      })
    }
    at = end
  }
  return found
}
const namesOf = (text: string, tongue: Tongue, names: ReadonlyArray<string>): ReadonlyArray<Named> => {
  const { clauses } = readForeign(text, tongue, names)
  return clauses.flatMap(({ words }, at) => {
    const found = namesIn(words, at === 0, tongue)
    const [first, ...rest] = found
    // "Brattleboro, Vermont": of the word before both.
    const wider = at > 0 && first !== undefined && isNameWord(words[0], tongue) && first.before === null
    const before = wider ? (namesIn(clauses[at - 1]?.words ?? [], at === 1, tongue).at(-1)?.before ?? null) : null
    return wider ? [{ ...first, before }, ...rest] : found
  })
}

const isSame = (a: Named, b: Named) => a.words.some((word) => b.words.some((other) => isAlike(word, other, false)))
const alike = (a: string | null, b: string | null) => a !== null && b !== null && isAlike(a, b, false)

/** Whether a name stands beside a word beside which the page has another, and never this one. */
export const swapsNames = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): boolean => {
  if (!tongue.spaced) return false
  const said = namesOf(sentence, tongue, names)
  if (said.length === 0) return false
  const told = texts.flatMap((text) => namesOf(text, tongue, names))
  const known = said.filter((name) => told.some((one) => isSame(one, name)))
  return known.some((name) =>
    (["before", "after"] as const).some((side) => {
      const here = told.filter((one) => alike(one[side], name[side]))
      // Where several are told of it, only their order changed.
      return here.length > 0 && !said.some((other) => here.some((one) => isSame(one, other)))
    })
  )
}
