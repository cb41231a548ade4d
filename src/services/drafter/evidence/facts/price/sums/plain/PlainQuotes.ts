/** "Ask us for an offer", "Wir machen Ihnen gern ein Angebot": plain sentences by which a price is worked out for whoever asks. */

import { fold } from "../../../../../../../domain/text/Folding.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import type { Own } from "../../../Own.ts"
import { isOwnContext, type Utterance } from "../../../Said.ts"
import { freeWords } from "../../../words/PriceWords.ts"
import { pricesIn } from "../Money.ts"
import { afterPlainWords } from "../NamedBeside.ts"
import type { Told } from "../Told.ts"
import { othersPay } from "../words/BesideWords.ts"
import { quoteCalls } from "../words/QuoteCallWords.ts"
import { asksDesk, askUs, noQuote, priceDepends, pricesAsked, quoteTelling, salesDesk } from "../words/QuoteTelling.ts"
import { refusedTimes } from "./words/RefusedWords.ts"

const shapesOf = (shapes: ReadonlyArray<string>) => shapes.map((shape) => new RegExp(`(?<!\\p{L})(?:${shape})`, "iu"))
const telling = shapesOf(quoteTelling)
const asked = [...telling, ...shapesOf(quoteCalls)]
const mayAsk = neededIn(() => asked)
const firstAsked = (text: string, isAbout: boolean): RegExpExecArray | null => {
  if (!mayAsk.test(text)) return null
  for (const shape of isAbout ? asked : telling) {
    const found = shape.exec(text)
    if (found !== null) return found
  }
  return null
}
const asksUs = new RegExp(askUs, "iu")
const depends = new RegExp(priceDepends, "iu")
const another = anywhere(noQuote)
const notToday = anywhere(refusedTimes)
/** Only what is larger, or more, is asked after; the rest has a price. */
const ofMore =
  /(?<!\p{L})(?:larger|bigger|bulk|volume|wholesale|custom (?:sizes?|orders?)|enterprise|more than|over \p{Nd}+|größere\p{L}*|mehr als|ab \p{Nd}+|sonder\p{L}*|plus de|plus grande?s?|más de|más grandes|mais de|maiores|più di|più grandi|oltre|meer dan|grotere|discounts?|rabatt\p{L}*|korting|remise|descuento|desconto|sconto)(?!\p{L})/iu
const desk = anywhere(salesDesk)
const asksAt = new RegExp(`(?<!\\p{L})(?:${asksDesk})(?!\\p{L})`, "iu")
const ofPrice = anywhere(pricesAsked)
/** "Per conoscere i prezzi contatta il nostro ufficio commerciale." */
const asksAtDesk = (text: string) => (desk.test(text) && ofPrice.test(text) ? asksAt.exec(text) : null)
const denied = /(?<!\p{L})(?:never|not|nie|nicht|kein\p{L}*|niet|geen|jamais|ne|nunca|no|não|non|mai)(?!\p{L})/iu
const saysFree = anywhere(freeWords)
const longestText = 200

/** `isAbout`: where prices are told, a mere call says it as well. */
export const plainlyQuoted = (said: Utterance, own: Own, isAbout = true): ReadonlyArray<Told> => {
  const { block, text } = said
  if (block.region !== "pricing" || text.length > longestText || pricesIn(text).length > 0) return []
  // "Pricing depends on your fleet. Talk to us."
  const isAsked = asksUs.test(text) && depends.test(said.before.at(-1) ?? "") && said.before.length === 1
  if (isAsked && !ofMore.test(said.before.join(" ")))
    return [{ model: "contact-sales", telling: fold(text), price: null }]
  const found = firstAsked(text, isAbout) ?? asksAtDesk(text)
  // "Ordering for more than 500 seats? Talk to our sales team."
  if (found === null || ofMore.test(`${said.before.at(-1) ?? ""} ${text}`) || another.test(text) || notToday.test(text))
    return []
  // "We have no price list: ask us for a quote." denies something else.
  const words = found[0]
  const clause = `${text.slice(0, found.index).replace(/^.*[,:;.] /su, "")}${words}`
  // "Free for one; ask us for a price for more."
  if (denied.test(clause) || othersPay.test(text) || saysFree.test(text)) return []
  return isOwnContext(own, afterPlainWords(said, own), "none")
    ? [{ model: "contact-sales", telling: fold(words), price: null }]
    : []
}
