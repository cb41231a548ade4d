/** Names and sums by turns, in a line of text: "Adults £12, children (5–16) £6", "Two courses £26. Set menu £32 a head." */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { caseless } from "../../../../reading/patterns/Caseless.ts"
import { saysFreely } from "../../../words/PriceWords.ts"
import { costsNothing, hasFigure, type Price, pricesIn } from "../../sums/Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "../../sums/NoPrices.ts"
import { besideSums, pastOrPlanned } from "../../sums/words/BesideWords.ts"
import { isNoPlan, isNote, type PricePlan } from "../PriceLines.ts"

const longest = { block: 240, piece: 60, words: 6, text: 600 } as const
/** Of a name alone: whoever does something is none. */
const telling = caseless(
  /(?<!\p{L})(?:we|you|they|he|she|it|is|are|was|were|be|been|has|have|had|costs?|pays?|paid|raised|spent|saved?|gets?|starts?|wir|sie|ihr|ist|sind|war|waren|hat|haben|kostet|kosten|zahlen|nous|vous|ils|est|sont|était|coûte|coûtent|nosotros|es|son|era|cuesta|cuestan|custa|custam|são|foi|costa|costano|sono|wij|zij|zijn|kost)(?!\p{L})/u
)
/** Behind a sum: for how many, or how long. */
const unit =
  /^(?: ?(?:\/ ?|per |pro |je |par |por |al |ao |a |an |each|p\.? ?p\.?|the |la |le |il |el |o |de |het |die |der |das )[\p{L}. -]{0,20})?$/iu
/** Pieces of a text, each with a sum; what stands in brackets belongs to what it is of. */
const piecesIn = (text: string): ReadonlyArray<string> => {
  const outside = text.replace(/\([^()]{0,80}\)/gu, (inside) => "_".repeat(inside.length))
  const cuts = [...outside.matchAll(/,(?!\p{Nd}) ?| ?[;|·•] ?| \/ |(?<=[\p{L}\p{Nd})])\.(?: |$)/gu)]
  return [...cuts, null].map((cut, at) => {
    const before = cuts[at - 1]
    return text.slice(before === undefined ? 0 : before.index + before[0].length, cut?.index).trim()
  })
}
/** Between the sum of one line and that of the next: for how long, and the name with its colon. */
const nextLine =
  /^(?<unit>(?: ?\/ ?\p{L}+| (?:an?|per|each|the|pro|je|die|la|le|par|por|al|ao|el|il|o|de|het) \p{L}+){0,2}) (?<name>[\p{Lu}\p{Nd}][^:]{1,40}) ?: ?(?:(?:from|ab|dès|desde|da|vanaf) )?$/u
/** "Adults: CHF 60 an hour Under 16: CHF 40": lines of one paragraph, of which nobody sees the ends; none where it is no such text. */
const linesOf = (text: string): ReadonlyArray<string> => {
  const prices = pricesIn(text)
  const gaps = prices.slice(1).map((price, at) => {
    const from = prices[at]?.end ?? 0
    const found = nextLine.exec(text.slice(from, price.start))?.groups
    return found === undefined ? null : from + (found.unit?.length ?? 0)
  })
  const [first] = prices
  const opens = first !== undefined && /^[\p{Lu}\p{Nd}][^:]{1,40} ?: ?$/u.test(text.slice(0, first.start))
  const cuts = gaps.flatMap((gap) => gap ?? [])
  if (!opens || cuts.length === 0 || cuts.length < gaps.length) return []
  return [...cuts, text.length].map((cut, at) => text.slice(cuts[at - 1] ?? 0, cut).trim())
}
const lasting =
  /^(?:[\p{L}\p{Nd}]+[ -]){1,3}(?:minutes?|mins?|hours?|stunden?|minuten|heures?|horas?|minutos?|or[ae]|minuti|uur|uren|minuut)$/iu
interface Pair {
  readonly name: string
  readonly price: Price
  readonly words: string
  readonly told: string
}
const pairOf = (piece: string): Pair | null => {
  const [price, ...more] = pricesIn(piece)
  if (price === undefined || more.length > 0 || piece.length > longest.piece) return null
  const name = piece.slice(0, price.start).replace(/[\s:–—-]+$/u, "")
  const isName =
    /^[\p{Lu}\p{Ll}\p{Lo}\p{Nd}]/u.test(name) &&
    /\p{L}{2}/u.test(name) &&
    name.split(" ").length <= longest.words &&
    !telling.test(name) &&
    !isNoPlan(name) &&
    !isNote(name) &&
    !besideSums.test(piece)
  const words = piece.slice(name.length).replace(/^[\s:–—-]+/u, "")
  const isSum = unit.test(piece.slice(price.end)) && !isExtra(piece) && !tellsNoPrice(piece)
  return isName && isSum ? { name, price, words, told: piece } : null
}
/** "Half an hour: £24. An hour: £42. Your first lesson is free, so that …": up to the last sentence with a sum. */
const withoutRest = (text: string): string => {
  if (text.length > longest.text || !hasFigure(text)) return text
  const sentences = text.split(/(?<=[\p{L}\p{Nd}\p{Sc})][.!])\s+(?=\p{Lu})/u)
  const last = sentences.findLastIndex((sentence) => pricesIn(sentence).length > 0)
  const rest = sentences.slice(last + 1).join(" ")
  const isBeside = pastOrPlanned.test(rest) || besideSums.test(rest) || tellsOtherwise(rest, false)
  return last === -1 || isBeside ? text : sentences.slice(0, last + 1).join(" ")
}
const least = 2
/** The sums of a paragraph that is nothing but such pairs, and what is free beside them. */
export const textPairs = (page: PageIndex, block: Block, at: number): ReadonlyArray<PricePlan> => {
  const text = withoutRest(tidyText(block.text))
  const isLine = block.level === null && (block.kind === "paragraph" || block.kind === "label")
  if (!isLine || text.length > longest.block || !hasFigure(text) || pastOrPlanned.test(text)) return []
  const joined = linesOf(text)
  const pieces = joined.length > 0 ? joined : piecesIn(text).filter((piece) => piece !== "")
  const pairs = pieces.map(pairOf)
  const isFree = (piece: string) => saysFreely.test(piece) && piece.split(" ").length <= longest.words
  if (pieces.some((piece, index) => pairs[index] === null && !(isFree(piece) && !tellsOtherwise(piece, true))))
    return []
  const found = pairs.flatMap((pair) => pair ?? [])
  if (found.length < least || new Set(found.map(({ name }) => name)).size < found.length) return []
  // "Thirty minutes: £24. One hour: £42.": by how long it lasts.
  const areTimes = found.every(({ name, price }) => lasting.test(name) && price.paying === "unknown")
  return found.map((pair) => {
    const kind = costsNothing(pair.price) ? "free" : areTimes ? "usage" : pair.price.paying
    return { ...pair, page, kind, first: at, last: at }
  })
}
