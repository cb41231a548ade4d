/** Sites that price their work: by the hour, or by a quote for each job, which they say instead of a price. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { neededIn } from "../../../reading/patterns/NeededWords.ts"
import type { Own } from "../../Own.ts"
import { isOwnContext, type Utterance } from "../../Said.ts"
import { eachQuoted, freeBut, onRequest } from "../../words/PriceWords.ts"
import { costsNothing, pricesIn } from "./Money.ts"
import { tellsNoPrice } from "./NoPrices.ts"
import { isSoldHere } from "./OtherSums.ts"
import { byTime, notToday, type Told } from "./Told.ts"
import { othersPay } from "./words/BesideWords.ts"

const quoted = new RegExp(
  String.raw`(?<!\p{L})(?:${eachQuoted})(?!\p{L})|お?見積も?り(?:いたし|し)ます|お?見積も?り(?:は無料|を(?:お送り|お出し|作成))|个别报价|按需报价`,
  "iu"
)
const requested = new RegExp(String.raw`(?<!\p{L})(?:${onRequest})(?!\p{L})`, "iu")
const mayAsk = neededIn(() => [quoted, requested])
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
  if (!mayAsk.test(text)) return []
  const told = (words: string): ReadonlyArray<Told> => [{ model: "contact-sales", telling: fold(words), price: null }]
  const found = (isAboutPrices(said) ? quoted.exec(text) : null) ?? requested.exec(text)
  // "Customers can request a quote from your site": somebody else asks, and somebody else answers.
  if (found === null || partly.test(text) || freeBut.test(text) || othersPay.test(text)) return []
  // "We have no price list: each job gets a written quote." denies something else; "Die Preise werden genannt" is no future.
  const clause = text.slice(0, found.index + found[0].length).replace(/^.*[:;] /su, "")
  const denied = notToday.test(clause.replace(future, ""))
  const words = found[0]
  return denied || !isOwnContext(own, said, "none", false) ? [] : told(words)
}
const future = /(?<!\p{L})(?:wird|werden|will|you'll|we'll|si|if|plus)(?!\p{L})/giu

/** "Gartenpflege kostet", "Our rate is": what is done, before what an hour of it costs. */
const work =
  /^(?<what>[^,.;:!?\p{Sc}]{2,50}?) (?:is|costs?|kostet|kosten|beträgt|coûte|coûtent|est de|cuesta|cuestan|es de|custa|custam|é de|costa|costano|è di|kost|is) (?:just |only |from |nur |ab |seulement |solo |desde |apenas |vanaf |slechts )?$/iu
/** "The parking": one thing that was told of, and not what is done. */
const theWork =
  /^(?:the|our|der|die|das|unser\p{L}*|le|la|notre|el|nuestr[oa]|os?|as?|noss[oa]|il|lo|nostr[oa]|de|het|ons|onze) /iu
/** "We work for", "Ich berechne". */
const working =
  /^(?:we|i|wir|ich|nous|je|wij|we|ik)? ?(?:work|charge|bill|arbeiten?|berechnen?|verrechnen?|travaill(?:ons|e)|factur(?:ons|e|amos|o)|trabaj(?:amos|o)|cobr(?:amos|o)|trabalh(?:amos|o)|lavor(?:iamo|o)|werken?|rekenen?) ?(?:(?:for|at|you|für|zu|à|a|por|per|voor|tegen) ?)*(?:(?:just|only|from|nur|ab|solo|desde|vanaf) )?$/iu
const elsewhere =
  /(?<!\p{L})(?:they|others?|average|typical\p{L}*|usual\p{L}*|most|rivals?|competitors?|andere\p{L}*|üblich\p{L}*|durchschnitt\p{L}*|konkurrenz|autres?|moyenn\p{L}*|concurren\p{L}*|otr[oa]s?|competencia|medi[oa]|outr[oa]s?|altr[oiae]|concorren\p{L}*|ander\p{L}*|gemiddeld\p{L}*)(?!\p{L})/iu
const longestWork = 5

/** "Gartenpflege kostet CHF 70 pro Stunde, Beratung CHF 80 pro Stunde.", where prices are asked after. */
export const pricedByTime = (site: SiteIndex, said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, block } = said
  if (block.region !== "pricing" || !byTime.test(text)) return []
  const prices = pricesIn(text)
  const [price] = prices
  const isByTime = prices.every(
    ({ paying, end }) => paying === "unknown" && byTime.exec(text.slice(end, end + 24))?.index === leading(text, end)
  )
  if (price === undefined || costsNothing(price) || !isByTime) return []
  if (notToday.test(text) || tellsNoPrice(text) || elsewhere.test(text)) return []
  const head = text.slice(0, price.start)
  const what = work.exec(head)?.groups?.what
  const isWork =
    what !== undefined &&
    what.split(" ").length <= longestWork &&
    !own.namesOther(what) &&
    (!theWork.test(what) || isSoldHere(site, what))
  return (isWork || working.test(head)) && isOwnContext(own, said, "none")
    ? [{ model: "usage-based", telling: fold(price.text), price }]
    : []
}
/** Where the unit of a sum begins: right after it, or after a blank. */
const leading = (text: string, end: number) => (text.charAt(end) === " " ? 1 : 0)
