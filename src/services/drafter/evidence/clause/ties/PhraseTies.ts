/** What stands by what: places, means and whom it is for stay with the deed the page tells them of. */
import type { Restatement } from "../tongues/Carrying.ts"
import type { ForeignReading, ForeignWord } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { Same } from "./SameWord.ts"
import { prepositionsOf } from "./TieWords.ts"

type Part = ReadonlyArray<ForeignWord>
type Has = (part: Part, word: ForeignWord) => boolean
const contents = (part: Part): Part => part.filter(({ content }) => content)

/** Cut at every "and" between two things that are each told of in two words. */
const leastTold = 2
const cut = (words: Part, tongue: Tongue): ReadonlyArray<Part> => {
  const at = words.findIndex(
    ({ text }, index) =>
      tongue.and.has(text) &&
      contents(words.slice(0, index)).length >= leastTold &&
      contents(words.slice(index + 1)).length >= leastTold
  )
  return at === -1 ? [words] : [words.slice(0, at), ...cut(words.slice(at + 1), tongue)]
}
const partsOf = ({ clauses }: ForeignReading, tongue: Tongue): ReadonlyArray<Part> =>
  clauses.flatMap(({ words }) => cut(words, tongue)).filter((part) => contents(part).length > 0)

/** What one part of the page has and no other. */
const onlyIn = (part: Part, page: ReadonlyArray<Part>, has: Has): Part =>
  contents(part).filter((word) => !page.some((other) => other !== part && has(other, word)))

/** "Repairs diesel buses and sells electric ones": each half has the deed of one half of the page and the thing of the other. */
const isCrossed = (said: ReadonlyArray<Part>, page: ReadonlyArray<Part>, has: Has): boolean => {
  const alone = page.map((part) => onlyIn(part, page, has))
  const mixes = (half: Part, [deed, ...own]: Part, things: Part) =>
    deed !== undefined &&
    has(half, deed) &&
    things.slice(1).some((thing) => has(half, thing)) &&
    !own.every((one) => has(half, one))
  return said
    .map(contents)
    .some((one, index, halves) =>
      halves.some(
        (other, next) =>
          next !== index &&
          alone.some((first) =>
            alone.some((second) => first !== second && mixes(one, first, second) && mixes(other, second, first))
          )
      )
    )
}

interface Phrase {
  readonly by: string
  /** The word it leads, and the one behind that: "im Leipziger Süden". */
  readonly heads: Part
}
const reach = 4
const mostHeads = 2
const phrasesIn = (part: Part, prepositions: ReadonlyMap<string, string>): ReadonlyArray<Phrase> =>
  part.flatMap(({ text }, at) => {
    const by = prepositions.get(text)
    if (by === undefined) return []
    const after = part.slice(at + 1, at + 1 + reach)
    const next = after.findIndex((word) => prepositions.has(word.text))
    const heads = contents(next === -1 ? after : after.slice(0, next)).slice(0, mostHeads)
    return heads.length === 0 ? [] : [{ by, heads }]
  })
const leads = (phrases: ReadonlyArray<Phrase>, by: string, words: Part, has: Has): boolean =>
  phrases.some((one) => one.by === by && words.some((word) => has(one.heads, word)))

/** "Plays by children for adults", of "adults play for children". */
const isTurned = (
  said: ReadonlyArray<Part>,
  page: ReadonlyArray<Part>,
  prepositions: ReadonlyMap<string, string>,
  has: Has
): boolean => {
  const own = said.flatMap((part) => phrasesIn(part, prepositions))
  const theirs = page.flatMap((part) => phrasesIn(part, prepositions))
  const [ours, others] = [said.flatMap(contents), page.flatMap(contents)]
  return own.some(
    ({ by, heads }) =>
      heads.every((head) => has(others, head)) &&
      !leads(theirs, by, heads, has) &&
      theirs.some(
        (other) => other.by === by && other.heads.every((head) => has(ours, head)) && !leads(own, by, other.heads, has)
      )
  )
}

/** "Serves cafés in Leipzig", of "roasts in Leipzig, serves cafés in Halle". */
const movedIn = (
  said: ReadonlyArray<Part>,
  page: ReadonlyArray<Part>,
  prepositions: ReadonlyMap<string, string>,
  has: Has
): string | null => {
  const ours = said.flatMap(contents)
  for (const part of said)
    for (const { by, heads } of phrasesIn(part, prepositions)) {
      const [own, ...more] = page.filter((one) => leads(phrasesIn(one, prepositions), by, heads, has))
      if (own === undefined || more.length > 0) continue
      const taken = page.some((other) => {
        const rival = phrasesIn(other, prepositions).find((one) => one.by === by)
        if (other === own || rival === undefined) return false
        if (rival.heads.some((word) => has(ours, word) || has(own, word))) return false
        return onlyIn(other, page, has).some((word) => has(contents(part), word))
      })
      const left = onlyIn(own, page, has).some((word) => !has(heads, word) && !has(ours, word))
      if (taken && left) return heads[0]?.written ?? by
    }
  return null
}

export const phraseVeto = ({ said, used }: Restatement, tongue: Tongue, same: Same): string | null => {
  const has: Has = (part, word) => part.some((one) => same(one, word))
  const prepositions = prepositionsOf(tongue.name)
  const own = partsOf(said, tongue)
  const page = used.flatMap((heard) => partsOf(heard, tongue))
  if (isCrossed(own, page, has)) return "the page says it of each otherwise"
  if (isTurned(own, page, prepositions, has)) return "the page says it the other way round"
  const moved = movedIn(own, page, prepositions, has)
  return moved === null ? null : `the page says "${moved}" of something else`
}
