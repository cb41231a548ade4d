/** Words beside a sum by which it is no price of what is sold: saved, owed, earned, on top, for a trial. */

import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { anywhere, caseless } from "../../../reading/patterns/Caseless.ts"
import { extraWords, noPriceWords, otherSums, trialWords } from "../../words/PriceWords.ts"
import { givingVerbs } from "./others/GivenWords.ts"

const notPrice = anywhere(`${noPriceWords}|${givingVerbs}`)
/** Told at once, of nearly all that holds none of them. */
const mayBeNoPrice = caseless(new RegExp(`${noPriceWords}|${givingVerbs}`, "u"))
/** "No setup fee" adds nothing to a price. */
const nothingOf = /(?<!\p{L})(?:no|zero|without|keine?|ohne|sans|sin|sem|senza|geen|zonder) (?:[\p{L}'-]+ ?){1,3}/giu
/** No "don" of a French gift. */
const doNot = /(?<!\p{L})don't(?!\p{L})/giu
/** "Was es kostet" is no English past. */
const germanWhat = /^was (?=(?:es|das|die|der|eine?|kostet|kosten|wir|sie)(?!\p{L}))/iu
/** Whether words tell of money that is no price: what is saved, owed, earned, raised. */
export const tellsNoPrice = (text: string): boolean => {
  const tidy = tidyText(text)
  return (
    mayBeNoPrice.test(tidy) && notPrice.test(tidy.replace(nothingOf, "").replace(doNot, "").replace(germanWhat, ""))
  )
}
/** "€950 a day, for up to 15 people": how many of something, and no sum. */
const upToMany =
  /(?<!\p{L})up to \p{Nd}{1,4} (?!(?:euros?|dollars?|pounds?|francs?|pesos?|reais|rupees|rand|million|billion|thousand|percent|off|cents?|pence|pounds|\p{Lu}{3})(?!\p{L}))(?=\p{L}{3})/gu
/** "20 credits – $12": bought, and no money that is given back. */
const soMany = /^\p{Nd}[\p{Nd}.,]* credits?(?= ?(?:[–—:·|=-]|for) ?\P{L}{0,3}\p{Nd})/iu
export const withoutCounts = (text: string): string => text.replace(upToMany, "").replace(soMany, "")
const extra = anywhere(extraWords)
/** In the midst of words that are written without blanks: "300円/km加算". */
const extraUnspaced = /加算|割増/u
/** "Hard case: €20 a month, on request". */
const ifAsked =
  /\p{Nd}[^.;:!?]{0,20}[,(] ?(?:on request|if you ask|optional(?:ly)?|auf wunsch|sur demande|en option|opcional|a petición|a pedido|su richiesta|facoltativ[oa]|op aanvraag|optioneel)(?=$|[.,;)])/iu
/** Whether words tell of what is paid on top. */
export const isExtra = (text: string): boolean => extra.test(text) || extraUnspaced.test(text) || ifAsked.test(text)
/** "No trial period" is none. */
const trial = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:no|not|without|keine?|ohne|sans|pas de|sin|sem|senza|geen|zonder) (?:a |un |une )?)(?:${trialWords})(?!\p{L})`,
  "iu"
)
const sums = anywhere(otherSums)
/** Whether words beside a price tell of a trial, a flat or a wage. */
export const tellsOtherwise = (text: string, costsNothing: boolean): boolean =>
  sums.test(text) || (costsNothing && trial.test(text))
