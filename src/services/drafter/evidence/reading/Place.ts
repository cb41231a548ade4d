/**
 * Finding a quote on the pages. What comes back is the page's own words at that place, never the
 * offered spelling, with everything a rule needs to judge whether they say what they are said to say.
 */

import type { Quote } from "../../../../domain/draft/Candidates.ts"
import { bareLine, find, fold, ownWords } from "../../../../domain/text/Folding.ts"
import { canonicalUrl } from "../../../../domain/text/WebAddresses.ts"
import type { Block, PageIndex, SiteIndex, Statement } from "./PageIndex.ts"
import { inSequence, type Token } from "./Tokens.ts"

/** A quote, found. */
export interface Place {
  readonly page: PageIndex
  /** The page's own words, on one line. */
  readonly words: string
  readonly folded: string
  /** Tokens of the quoted words; what negates them may stand outside the quote. Few rules ask for them. */
  readonly tokens: () => ReadonlyArray<Token>
  /** Where visible words begin in the page's folded text. */
  readonly at?: number
  /** Set where the words are visible text: the blocks they stand in, by number. */
  readonly blocks: { readonly first: number; readonly last: number } | null
  /** Set where the words are stated apart from the visible text. */
  readonly statement: Statement | null
}

/** Longest quote that is looked at, in characters; a longer one is a page, not a quote. */
const longestQuote = 1500
/** Places looked at where a quote occurs more than once. */
const bounds = { inText: 12, inStatements: 12 } as const

/** The tokens of a span. They are in order, so their place is looked up, not searched for. */
const within = (tokens: ReadonlyArray<Token>, start: number, end: number): ReadonlyArray<Token> => {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let last = low
  while ((tokens[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last += 1
  return tokens.slice(low, last)
}

/** The words a folded span was written with; the whole block where the two foldings differ. */
const written = (block: Block, start: number, end: number) => {
  if (start <= 0 && end >= block.folded.length) return block.text
  const spans = block.spans()
  if (spans.text !== block.folded) return block.text
  return ownWords(
    block.text.slice(spans.starts[Math.max(0, start)], spans.ends[Math.min(end, block.folded.length) - 1])
  )
}

/** Blocks from their beginning to their end: "€9" of "€9 | 500 labels" is no part of 9 500. */
const ofWholeBlocks = ({ folded, blocks }: PageIndex, needle: string): number => {
  const isWhole = (at: number) =>
    blocks.some((block) => block.at === at) &&
    blocks.some((block) => block.at + block.folded.length === at + needle.length)
  let at = /[\p{L}\p{N}]/u.test(needle) ? folded.indexOf(needle) : -1
  while (at !== -1 && !isWhole(at)) at = folded.indexOf(needle, at + 1)
  return at
}

/** The first block that ends behind a place; blocks are in order, and none reaches into the next. */
const firstBehind = (blocks: ReadonlyArray<Block>, start: number): number => {
  let low = 0
  let high = blocks.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const block = blocks[middle]
    if (block !== undefined && block.at + block.folded.length <= start) low = middle + 1
    else high = middle
  }
  return low
}

const inText = (page: PageIndex, needle: string): ReadonlyArray<Place> => {
  const places: Array<Place> = []
  const first = find(page.folded, needle)
  for (let at = first === -1 ? ofWholeBlocks(page, needle) : first; at !== -1 && places.length < bounds.inText; ) {
    const end = at + needle.length
    const start = at
    const from = firstBehind(page.blocks, start)
    let to = from
    while ((page.blocks[to]?.at ?? end) < end) to += 1
    const touched = page.blocks.slice(from, to)
    places.push({
      page,
      words: touched.map((block) => written(block, start - block.at, end - block.at)).join(" "),
      folded: needle,
      tokens: () => inSequence(touched.map((block) => within(block.tokens(), start - block.at, end - block.at))),
      at: start,
      blocks: touched.length === 0 ? { first: 0, last: 0 } : { first: from, last: to - 1 },
      statement: null
    })
    at = find(page.folded, needle, end)
  }
  return places
}

/** The addresses a page states as what they lead to, read once; of what is no address nothing. */
const addresses = new WeakMap<PageIndex, ReadonlyArray<string | null>>()
const addressesOn = (page: PageIndex): ReadonlyArray<string | null> => {
  const known = addresses.get(page)
  if (known !== undefined) return known
  const read = page.statements.map(({ source, folded }) => (source === "address" ? canonicalUrl(folded) : null))
  addresses.set(page, read)
  return read
}

const inStatements = (page: PageIndex, needle: string): ReadonlyArray<Place> => {
  const places: Array<Place> = []
  const [wanted, stated] = [canonicalUrl(needle), addressesOn(page)]
  // Whatever is stated in just these words comes before all that has them as well: a town in the name of the house.
  const exactFirst = [...page.statements.entries()].toSorted(
    ([, one], [, other]) => Number(other.folded === needle) - Number(one.folded === needle)
  )
  for (const [index, statement] of exactFirst) {
    if (places.length >= bounds.inStatements) break
    if (statement.source === "address") {
      // An address is quoted as a whole: the words in a link are no prose.
      const isQuoted =
        statement.folded === needle ||
        statement.folded === `mailto:${needle}` ||
        (statement.path[0] !== "email" && wanted === stated[index])
      if (isQuoted)
        places.push({ page, words: statement.text, folded: needle, tokens: () => [], blocks: null, statement })
      continue
    }
    const at = find(statement.folded, needle)
    if (at === -1) continue
    const spans = needle.length === statement.folded.length ? null : statement.spans()
    const whole = spans === null || spans.text !== statement.folded
    const words = whole ? statement.text : statement.text.slice(spans.starts[at], spans.ends[at + needle.length - 1])
    places.push({
      page,
      words: ownWords(words),
      folded: needle,
      tokens: () => within(statement.tokens(), at, at + needle.length),
      blocks: null,
      statement
    })
  }
  return places
}

/** Every place of a quote on the page it names, else on another page that was read; none where it occurs nowhere. */
export const placesOf = (site: SiteIndex, quote: Quote): ReadonlyArray<Place> => {
  if (quote.quote.length > 2 * longestQuote) return []
  const needle = fold(bareLine(quote.quote))
  const canonical = canonicalUrl(quote.url)
  // A page nobody read vouches for nothing, even where its words stand elsewhere too.
  const named = site.filter((page) => page.canonical === canonical)
  if (named.length === 0 || needle.length > longestQuote) return []
  const on = (pages: ReadonlyArray<PageIndex>) =>
    pages.flatMap((page) => [...inText(page, needle), ...inStatements(page, needle)])
  const places = on(named)
  return places.length > 0 ? places : on(site.filter((page) => !named.includes(page)))
}

/** Longest stored quote, in characters. */
const storedQuote = 300

/** The words of a place as quotes to keep: short ones, cut between sentences, else between words. */
export const quotesOf = (place: Place): ReadonlyArray<Quote> => {
  const kept: Array<string> = []
  for (const sentence of place.words.split(/(?<=[.!?。！？])\s+/)) {
    const joined = `${kept.at(-1) ?? ""} ${sentence}`.trim()
    if (kept.length > 0 && joined.length <= storedQuote) kept[kept.length - 1] = joined
    else kept.push(...cut(sentence))
  }
  return kept.map((quote) => ({ quote, url: place.page.page.url }))
}

const cut = (sentence: string): ReadonlyArray<string> => {
  if (sentence.length <= storedQuote) return [sentence]
  const space = sentence.lastIndexOf(" ", storedQuote)
  const at = space > 0 ? space : storedQuote - (/[\ud800-\udbff]/.test(sentence.charAt(storedQuote - 1)) ? 1 : 0)
  return [sentence.slice(0, at), ...cut(sentence.slice(at).trim())]
}
