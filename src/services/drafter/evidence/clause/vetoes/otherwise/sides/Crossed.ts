/**
 * What the page says of two things, each of its own: "free for schools, paid for firms". Who says it of each of them the
 * other way round has every word of the page and no word besides. By places alone, so in any language with words: of two
 * parts of the page one part of the sentence has a word from the front of the one and from the back of the other, and
 * another part of it the words that these leave. "Imports CSV and Excel files" may change places in its list.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"

export const joints =
  /[.,;:!?()\n]+(?=\s|$)|\s[-–—]\s|(?<!\p{L})(?:and|or|but|while|whereas|und|oder|aber|während|et|ou|mais|tandis que|y|o|pero|mientras|e|mas|enquanto|ma|mentre|maar|terwijl)(?!\p{L})/iu
const partsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text
    .split(joints)
    .map((part) => tellingStems(part ?? ""))
    .filter((part) => part.length > 0)

interface Spot {
  /** The part of the page it stands in, and where in it. */
  readonly part: number
  readonly at: number
}
/** Words that stand in one part of the page only. */
const spotsOf = (texts: ReadonlyArray<string>, ours: ReadonlySet<string>): ReadonlyMap<string, Spot> => {
  const spots = new Map<string, Spot>()
  const often = new Set<string>()
  for (const [part, own] of texts.flatMap(partsOf).entries())
    for (const [at, word] of own.entries()) {
      if (spots.has(word) || ours.has(word)) often.add(word)
      else spots.set(word, { part, at })
    }
  for (const word of often) spots.delete(word)
  return spots
}

interface Span {
  readonly least: number
  readonly most: number
}
/** Of each part of the page, from where to where words of it stand in a part of the sentence. */
const spansOf = (part: ReadonlyArray<string>, spots: ReadonlyMap<string, Spot>): ReadonlyMap<number, Span> => {
  const spans = new Map<number, Span>()
  for (const word of part) {
    const spot = spots.get(word)
    if (spot === undefined) continue
    const { least, most } = spans.get(spot.part) ?? { least: spot.at, most: spot.at }
    spans.set(spot.part, { least: Math.min(least, spot.at), most: Math.max(most, spot.at) })
  }
  return spans
}
/** What one part of the sentence has of a part of the page stands there before what the other has of it, or behind. */
const sidesOf = (one: Span, other: Span) => ({ before: one.least < other.most, behind: one.most > other.least })

/** Whether parts of a sentence exchange what parts of the texts say. */
export const crosses = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const parts = partsOf(sentence)
  if (parts.length < 2) return false
  const spots = spotsOf(texts, new Set(names.flatMap(tellingStems)))
  const found = parts.map((part) => spansOf(part, spots)).filter(({ size }) => size > 1)
  return found.some((one, index) =>
    found.slice(index + 1).some((other) => {
      const sides = [...one].flatMap(([part, span]) => {
        const theirs = other.get(part)
        return theirs === undefined ? [] : [sidesOf(span, theirs)]
      })
      return sides.some(({ before }, at) => before && sides.some(({ behind }, next) => next !== at && behind))
    })
  )
}
