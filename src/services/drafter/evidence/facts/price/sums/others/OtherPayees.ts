/** Whether a sentence tells what somebody else asks or pays: a rival, whoever sells to us, those whose bills the product reads. */
import { caseless } from "../../../../reading/patterns/Caseless.ts"
import { withoutContrast } from "../../../words/SpeakerWords.ts"
import { desksOfOthers } from "../words/QuoteTelling.ts"
import {
  formerTools,
  formerUnspaced,
  manyOthers,
  paidElsewhere,
  rivals,
  rivalsUnspaced,
  saidByOthers,
  saidByOthersUnspaced,
  strangersAhead,
  strangersBare,
  strangersBehind,
  strangersUnspaced,
  takenBy,
  watched,
  watchedUnspaced,
  yourSuppliers
} from "./PayeeWords.ts"

const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
/** A clause begins with whoever does what it tells: after a mark, or one that joins it. */
const begins =
  "(?:^(?:(?:today|now|meanwhile|in|since|for|from|heute|aujourd'hui|depuis|en|pour|hoy|ahora|desde|hoje|agora|oggi|ora|adesso|da)(?: \\p{L}+){0,2},? )?|[,;:.–—] (?:(?:and|but|while|und|aber|während|et|mais|tandis que|y|pero|mientras|e|mas|enquanto|ma|mentre|en|maar|terwijl) )?)"
const named = caseless(new RegExp(`${word(`${rivals}|${formerTools}`)}|${rivalsUnspaced}|${formerUnspaced}`, "u"))
const acting = caseless(
  new RegExp(
    `${begins}(?:${strangersAhead})|^(?:${strangersBare}|${manyOthers})(?!\\p{L})|${word(`${strangersBehind}|${takenBy}|${yourSuppliers}|${paidElsewhere}`)}|${strangersUnspaced}`,
    "u"
  )
)
const quoted = caseless(new RegExp(`(?<!\\p{L})(?:${saidByOthers}|${desksOfOthers})|${saidByOthersUnspaced}`, "u"))
const found = caseless(new RegExp(`${word(watched)}|${watchedUnspaced}`, "u"))

export const tellsOfOthers = (text: string): boolean => {
  // "Unlike our rivals, we bill by the call."
  const told = withoutContrast(text)
  return named.test(told) || acting.test(told) || found.test(told) || quoted.test(told)
}
