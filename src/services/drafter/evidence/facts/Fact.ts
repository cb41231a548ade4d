/** A fact that a site states of itself, with where it does: found once, then offered and held against quotes. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import { sentencesIn } from "../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex, Statement } from "../reading/PageIndex.ts"
import { type Place, placesOf } from "../reading/Place.ts"

export interface Fact<A> {
  readonly value: A
  readonly page: PageIndex
  /** The page's words that state it: a sentence, or lines that follow each other. */
  readonly words: string
  /** The part of them that is the value, folded: a quote has to hold it. */
  readonly telling: string
  /** Where it is read: the first and the last of its blocks; null where the page states it apart from its text. */
  readonly blocks: { readonly first: number; readonly last: number } | null
  readonly statement: Statement | null
}

/** The sentence of its words that holds the value; all of them where none does. */
export const sentenceTelling = ({ words, value }: Fact<string>): string =>
  sentencesIn(words).find((sentence) => sentence.includes(value)) ?? words

/** What one block of a page tells, by any of its words. */
export const blockFact = <A>(page: PageIndex, at: number, value: A): Fact<A> => ({
  value,
  page,
  words: page.blocks[at]?.text ?? "",
  telling: "",
  blocks: { first: at, last: at },
  statement: null
})
/** What a page states apart from its text, by any of its words. */
export const statedFact = <A>(page: PageIndex, statement: Statement, value: A): Fact<A> => ({
  value,
  page,
  words: statement.text,
  telling: "",
  blocks: null,
  statement
})

/** Whether what was quoted here is the fact, or a part of it that tells it. */
export const tells = (place: Place, fact: Fact<unknown>): boolean => {
  if (place.page !== fact.page) return false
  // Where the value is written otherwise than in the words (a code, other digits), any part of them tells it.
  const isSpelled = fact.telling !== "" && find(fold(fact.words), fact.telling) !== -1
  if (isSpelled && find(place.folded, fact.telling) === -1) return false
  if (fact.statement !== null) return place.statement === fact.statement
  if (fact.blocks === null || place.blocks === null) return false
  if (place.blocks.last < fact.blocks.first || place.blocks.first > fact.blocks.last) return false
  const words = fold(fact.words)
  return words.includes(place.folded) || place.folded.includes(words)
}

/** The words of these blocks of a page, as a place of their own. */
export const wordsAt = (
  site: SiteIndex,
  page: PageIndex,
  { first, last }: { readonly first: number; readonly last: number }
): ReadonlyArray<Place> => {
  const quote = page.blocks
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ")
  return placesOf(site, { quote, url: page.page.url }).filter(
    (place) => place.page === page && place.blocks?.first === first && place.blocks.last === last
  )
}

/** Whether a quote is of the words that state a fact, though it holds another part of them than the value. */
const isBeside = (place: Place, { page, blocks, words }: Fact<unknown>): boolean => {
  if (place.page !== page || blocks === null || place.blocks === null) return false
  if (place.blocks.first < blocks.first || place.blocks.last > blocks.last) return false
  return fold(words).includes(place.folded)
}
/** The places that tell a fact: quotes that hold its value, or the whole of the words that somebody quoted a part of. */
export const tellingPlaces = (
  site: SiteIndex,
  places: ReadonlyArray<Place>,
  facts: ReadonlyArray<Fact<unknown>>
): ReadonlyArray<Place> => {
  for (const fact of facts) {
    const place = places.find((one) => tells(one, fact))
    if (place !== undefined) return [place]
  }
  for (const fact of facts) {
    const part = places.find((one) => isBeside(one, fact))
    const whole =
      part === undefined
        ? undefined
        : placesOf(site, { quote: fact.words, url: fact.page.page.url }).find((one) => tells(one, fact))
    if (whole !== undefined) return [whole]
  }
  return []
}

/** The words that tell a fact, whatever was quoted. */
const tellingWords = (site: SiteIndex, fact: Fact<unknown>): ReadonlyArray<Place> =>
  placesOf(site, { quote: fact.words, url: fact.page.page.url }).filter((place) => tells(place, fact))
/** Where a quote holds no more than the value, from somewhere else of the site: the words that do tell it. */
export const ledTo = (
  site: SiteIndex,
  places: ReadonlyArray<Place>,
  facts: ReadonlyArray<Fact<unknown>>
): ReadonlyArray<Place> => {
  for (const fact of facts) {
    const isNamed = fact.telling !== "" && places.some(({ folded }) => find(folded, fact.telling) !== -1)
    const [place] = isNamed ? tellingWords(site, fact) : []
    if (place !== undefined) return [place]
  }
  return []
}

/** The page a site is known by, in whatever order its pages come. */
export const keyPage: (site: SiteIndex) => PageIndex | undefined = madeOnce((site) =>
  site.reduce<PageIndex | undefined>(
    (first, page) => (first === undefined || page.canonical < first.canonical ? page : first),
    undefined
  )
)

/** What is made of a site once for each set of names. */
export const perSite = <A>(
  make: (site: SiteIndex, names: ReadonlyArray<string>) => A
): ((site: SiteIndex, names: ReadonlyArray<string>) => A) => {
  const known = new WeakMap<PageIndex, Map<string, A>>()
  return (site, names) => {
    const page = keyPage(site)
    if (page === undefined) return make(site, names)
    const made = known.get(page) ?? new Map<string, A>()
    known.set(page, made)
    const key = names.length < 2 ? (names[0] ?? "") : names.toSorted().join("\u0000")
    const before = made.get(key)
    if (before !== undefined) return before
    const now = make(site, names)
    made.set(key, now)
    return now
  }
}

/** The value, where all that is said of it agrees. */
export const onlyOne = <A>(values: ReadonlyArray<A>): A | null => {
  const [first] = values
  return first !== undefined && values.every((one) => one === first) ? first : null
}
