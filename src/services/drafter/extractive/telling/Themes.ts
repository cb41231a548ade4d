/**
 * What a site is about: the words that it has again and again, and those of its titles. A text with none of them tells of
 * something beside: somebody's life, the way through the site, how a project is kept up.
 */
import { fold } from "../../../../domain/text/Folding.ts"
import { type Reading, stated } from "../reading/Reading.ts"
import { saysName } from "../words/Sentences.ts"
import { contentStems, type Names, stemsIn } from "./Passages.ts"

/** Of a text's words, how many stand in so many other parts of the site, and how many in its titles. */
interface Bearing {
  readonly often: number
  readonly headed: number
}
export interface Themes {
  /** Whether it is of what the rest of the site is of, by many of its words. */
  readonly isCentral: (text: string) => boolean
  /** Whether it has next to nothing of what the rest of the site is of, and does not say whose it is. */
  readonly isAside: (text: string) => boolean
}

/** Parts of a site in which a word stands that it has again and again; a site with fewer such words tells too little to judge by. */
const again = 4
const leastThemes = 12
/** Words of it that make a text of one mind with the site, and at most so many where it is not. */
const words = { central: 4, aside: 1 } as const
const titleLevel = 2

/** What "we" are or do; "this project", as which a site speaks of itself too, may be any. */
const ofUs =
  /(?<!\p{L})(?:we are|i am|i'm|wir sind|ich bin|nous sommes|je suis|somos|soy|sou|siamo|sono|wij zijn|we zijn|ik ben|jesteśmy|jsme)(?!\p{L})|^(?:we|i|our|my|wir|ich|unser\p{L}*|mein\p{L}*|nous|je|notre|nos|nuestr[oa]s?|noss[oa]s?|(?:il |la )?nostr[oaie]|wij|onze|ons|bei uns|chez nous)(?!\p{L})|[私僕]たち|当[社店院]|我们|我們/iu

export const themesOf = (readings: ReadonlyArray<Reading>, names: Names): Themes => {
  const called = contentStems(names.join("\n"))
  const parts = readings.flatMap(({ page }) => [
    ...page.blocks.map(({ tokens, folded, level }) => ({
      tokens,
      folded,
      title: level !== null && level <= titleLevel
    })),
    ...[...stated(page, "title", "title"), ...stated(page, "meta", "description", "og:description")].map(
      ({ tokens, folded }) => ({ tokens, folded, title: true })
    )
  ])
  let known: ReadonlyMap<string, ReadonlyArray<number>> | undefined
  /** By word the parts that have it, made when the first text is asked about. */
  const places = (): ReadonlyMap<string, ReadonlyArray<number>> => {
    if (known !== undefined) return known
    const found = new Map<string, Array<number>>()
    for (const [at, { tokens }] of parts.entries())
      for (const stem of stemsIn(tokens())) {
        const there = found.get(stem)
        if (there === undefined) found.set(stem, [at])
        else there.push(at)
      }
    known = found
    return found
  }
  const hasThemes = () => {
    let count = 0
    for (const [stem, there] of places()) if (there.length >= again && !called.has(stem)) count += 1
    return count >= leastThemes
  }
  const bearingOf = (text: string): Bearing => {
    const folded = fold(text)
    // Where it is written, wholly or in part, it says nothing of the rest.
    const isOther = (at: number) => {
      const part = parts[at]
      return part !== undefined && !part.folded.includes(folded) && !folded.includes(part.folded)
    }
    const found = [...contentStems(text)].filter((stem) => !called.has(stem))
    const where = found.map((stem) => (places().get(stem) ?? []).filter(isOther))
    return {
      often: where.filter(({ length }) => length >= again).length,
      headed: where.filter((some) => some.some((at) => parts[at]?.title === true)).length
    }
  }
  return {
    isCentral: (text) => {
      const { often, headed } = bearingOf(text)
      return often >= words.central || headed >= words.central
    },
    isAside: (text) => {
      if (saysName(text, names) || ofUs.test(text) || !hasThemes()) return false
      const { often, headed } = bearingOf(text)
      return headed === 0 && often <= words.aside
    }
  }
}
