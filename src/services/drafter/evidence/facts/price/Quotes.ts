/** Sites that name no price and say so: it is told on request, each job is quoted. */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Own } from "../Own.ts"
import { isOwnContext, type Utterance } from "../Said.ts"
import { eachQuoted, freeBut, onRequest } from "../words/PriceWords.ts"
import { notToday, type Told } from "./Told.ts"

const quoted = new RegExp(
  String.raw`(?<!\p{L})(?:${eachQuoted})(?!\p{L})|お見積り(?:いたし|し)ます|个别报价|按需报价`,
  "iu"
)
const requested = new RegExp(String.raw`(?<!\p{L})(?:${onRequest})(?!\p{L})`, "iu")
/** Of something else than the whole: what is larger, what comes on top. */
const partly =
  /(?<!\p{L})(?:larger|bigger|bulk|custom (?:sizes?|orders?)|extras?|enterprise|more than|over \p{Nd}+|größere|mehr als|ab \p{Nd}+|supplément\p{L}*|plus de|más de|mais de|più di|oltre|meer dan|individuelle|sonder\p{L}*)(?!\p{L})/iu

/** Where prices are asked after: their part of a page, or right under a heading of it. */
const isAboutPrices = ({ page, at, block }: Utterance) => {
  const above = page.blocks[at - 1]
  return block.region === "pricing" || (above?.region === "pricing" && above.level !== null)
}

/** "Every project gets a written quote", "Die Preise nennen wir auf Anfrage". */
export const asksForQuote = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text } = said
  const told = (words: string): ReadonlyArray<Told> => [{ model: "contact-sales", telling: fold(words), price: null }]
  const found = (isAboutPrices(said) ? quoted.exec(text) : null) ?? requested.exec(text)
  if (found === null || partly.test(text) || freeBut.test(text)) return []
  // "We have no price list: each job gets a written quote." denies something else; "Die Preise werden genannt" is no future.
  const clause = text.slice(0, found.index + found[0].length).replace(/^.*[:;] /su, "")
  const denied = notToday.test(clause.replace(future, ""))
  const words = found[0]
  return denied || !isOwnContext(own, said, "none", false) ? [] : told(words)
}
const future = /(?<!\p{L})(?:wird|werden|will|you'll|we'll|si|if|plus)(?!\p{L})/giu
