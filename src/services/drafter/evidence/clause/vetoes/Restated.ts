/** Vetoes of what says otherwise than the page's own order of words, whatever its clauses were found to say. */
import { attachesOtherwise } from "./otherwise/Attached.ts"
import { bidsOtherwise } from "./otherwise/Bidden.ts"
import { tellsWhatComes } from "./otherwise/Coming.ts"
import { loosened } from "./otherwise/Loosened.ts"
import { dropsLabel, movesFigures } from "./otherwise/Moved.ts"
import { givesReason, isOneOfSeveral, putsAbove, widensRank } from "./otherwise/Reasons.ts"
import { hasNewRhythm } from "./otherwise/Rhythm.ts"
import { spreadsDeeds, takesOtherPlan, takesOtherYear, takesShorterName } from "./otherwise/Shared.ts"
import { dropsSpan, hasOtherMeasure, hasOtherSpan } from "./otherwise/Spans.ts"
import { conversesIn } from "./otherwise/sides/Converses.ts"
import { exchangesCounterparts } from "./otherwise/sides/Counterparts.ts"
import { crosses } from "./otherwise/sides/Crossed.ts"
import { isDoneByAnother } from "./otherwise/sides/DoneBy.ts"
import { exchanges } from "./otherwise/sides/Exchanged.ts"
import { marksOtherwise, takesOtherCause, thanksOther } from "./otherwise/sides/Markers.ts"
import { movesOnly, turnsNeighbours } from "./otherwise/sides/Only.ts"
import { givesEachOther } from "./otherwise/sides/Respective.ts"
import { changesOrder } from "./otherwise/sides/Sequence.ts"
import { changesSides, onlyDenies } from "./otherwise/sides/Sides.ts"
import { changesHands } from "./otherwise/sides/WeAndYou.ts"

const obliges =
  /\b(?:you|customers?|users?|clients?|members?) (?:have to|need to|must|are (?:required|expected|obliged) to)\b/i
const asks = /\b(?:have to|has to|need\p{L}*|must|requir\p{L}*|should|please|expect\p{L}*|obliged|your?|yourself)\b/iu
const we = /^(?:we|our)\b/i
const included = /\b(?:is|are|comes?) included\b/i
const includes = /\b(?:inclu\p{L}*|with|comes?|free|has|have|no extra)\b/iu
/** All of it costs nothing; and what comes with something that is paid for. */
const freeOfAll = /\bfree(?: of charge)? (?:to (?:use|play|join|download|try)|for (?:you|everyone|everybody|all)\b)/iu
const atNoMore = /\b(?:at|for|without)(?: (?:no|any))? (?:extra|additional|further) (?:costs?|charges?|fees?)\b/giu
const free = /\bfree(?:ly)?\b|\bno (?:costs?|charges?|fees?)\b|\bnothing\b|\bgratis\b/iu
const freesAll = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  freeOfAll.test(sentence) &&
  texts.some((text) => text.search(atNoMore) !== -1) &&
  !texts.some((text) => free.test(text.replace(atNoMore, "")))

const left =
  /\b(?:(?:your|their) (?:own )?(?:job|task|responsibility|duty|turn)|up to (?:you|them)|left to (?:you|them))\b/i
/** "Writing it is still your job", told as if the house did it. */
export const leavesToOthers = (sentence: string, quotes: ReadonlyArray<{ readonly quote: string }>): boolean =>
  quotes.some(({ quote }) => left.test(quote)) && !left.test(sentence)

/** Why a sentence in other words than `texts`, which the page says, may not stand; null where none of this speaks against it. */
export const restatedVeto = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): string | null => {
  if (onlyDenies(sentence, texts)) return "the page says the opposite"
  if (hasNewRhythm(sentence, texts)) return "the page tells another time of this"
  if (hasOtherSpan(sentence, texts) || dropsSpan(sentence, texts)) return "the page tells another span of this"
  if (hasOtherMeasure(sentence, texts)) return "the page gives this figure in another unit"
  if (tellsWhatComes(sentence, texts)) return "the page says it will come, not that it is there"
  if (givesReason(sentence, texts)) return "no quote gives this reason"
  if (putsAbove(sentence, texts) || widensRank(sentence, texts)) return "no quote puts it above the other"
  if (isOneOfSeveral(sentence, texts)) return "the page says it of one of several"
  if (movesFigures(sentence, texts, names)) return "the page gives this figure to another"
  if (dropsLabel(sentence, texts)) return "the page gives this figure to one of several"
  if (changesSides(sentence, texts) || exchangesCounterparts(sentence, texts) || thanksOther(sentence, texts))
    return "the page says it the other way round"
  if (movesOnly(sentence, texts) || turnsNeighbours(sentence, texts)) return "the page says it the other way round"
  if (conversesIn(sentence, texts, names)) return "the page says the opposite"
  if (changesHands(sentence, texts, names) || isDoneByAnother(sentence, texts, names))
    return "the page says that somebody else does it"
  if (
    spreadsDeeds(sentence, texts, names) ||
    takesShorterName(sentence, texts) ||
    takesOtherYear(sentence, texts) ||
    takesOtherPlan(sentence, texts) ||
    takesOtherCause(sentence, texts)
  )
    return "the page says it of each otherwise"
  if (marksOtherwise(sentence, texts)) return "the page tells another time or measure of this"
  if (givesEachOther(sentence, texts)) return "the page says it of each otherwise"
  if (freesAll(sentence, texts)) return "the page says that it costs nothing more"
  if (crosses(sentence, texts, names) || exchanges(sentence, texts)) return "the page says it of each otherwise"
  if (changesOrder(sentence, texts, names)) return "the page says it in another order"
  if (attachesOtherwise(sentence, texts, names)) return "the page says it of somebody else"
  if (bidsOtherwise(sentence, texts)) return "the page asks nobody to do it"
  const less = loosened(sentence, texts)
  if (less !== null) return less
  // "We delete call logs": nobody else has to.
  const isOurDuty = obliges.test(sentence) && !texts.some((text) => asks.test(text))
  if (isOurDuty && texts.some((text) => we.test(text))) return "the page asks it of nobody"
  // What comes with a price, and what is paid apart, is told in so many words or not at all.
  return included.test(sentence) && !texts.some((text) => includes.test(text))
    ? "no quote says that it is included"
    : null
}
