/** What a rule decides of one value: it stands, with the places that support it, or why it does not. */
import * as Either from "effect/Either"
import type { Backed, CategoryChoice, Quote } from "../../../../domain/draft/Candidates.ts"
import type { Support } from "../../../../domain/draft/Draft.ts"
import { find, fold } from "../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../reading/PageIndex.ts"
import { type Place, quotesOf } from "../reading/Place.ts"
import type { SecondOpinion } from "./Lanes.ts"
import type { KnownAddresses } from "./Prose.ts"

export interface Upheld<A> {
  readonly value: A
  readonly places: ReadonlyArray<Place>
  /** How they carry it, where the rule knows. */
  readonly support?: Support
  /** Parts of what was offered that did not stand. */
  readonly lost?: ReadonlyArray<Lost>
}
/** A part that did not stand, and why. */
export interface Lost {
  readonly value: string
  readonly reason: string
}
export type Verdict<A> = Either.Either<Upheld<A>, string>

/** What every rule may look at besides the value and the places of its quotes. */
export interface RuleContext extends KnownAddresses {
  readonly site: SiteIndex
  readonly categories: ReadonlyArray<CategoryChoice>
  /** What the product is called, folded. */
  readonly names: ReadonlyArray<string>
  /** Asked where a sentence has words that its quotes lack; not there where nobody is. */
  readonly second?: SecondOpinion
}

export const stands = <A>(value: A, places: ReadonlyArray<Place>, support?: Support): Verdict<A> =>
  Either.right(support === undefined ? { value, places } : { value, places, support })
export const refused = <A>(reason: string): Verdict<A> => Either.left(reason)

/** The value, where a place supports it. */
export const where = <A>(
  value: A,
  places: ReadonlyArray<Place>,
  supports: (place: Place) => boolean,
  otherwise: string
): Verdict<A> => {
  const place = places.find(supports)
  return place === undefined ? refused(otherwise) : stands(value, [place])
}

/** Quotes kept with one value. */
const storedQuotes = 24

/** Said by the page of itself, apart from its text; the value's own words, on the page as they are; or by a rule. */
export const supportOf = ({ value, places }: Upheld<unknown>): Support => {
  const isStated = ({ statement }: Place) => statement?.source === "meta" || statement?.source === "json_ld"
  if (places.length > 0 && places.every(isStated)) return "stated"
  const items: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  const isCopied = (item: unknown) =>
    typeof item === "string" && places.some(({ folded }) => find(folded, fold(item)) !== -1)
  return items.length > 0 && items.every(isCopied) ? "copied" : "rule"
}

export const backed = <A>(standing: Upheld<A>): Backed<A> => {
  const seen = new Map<string, Quote>()
  for (const quote of standing.places.flatMap(quotesOf)) seen.set(`${quote.url} ${quote.quote}`, quote)
  const evidence = [...seen.values()].slice(0, storedQuotes)
  return { value: standing.value, evidence, support: standing.support ?? supportOf(standing) }
}
