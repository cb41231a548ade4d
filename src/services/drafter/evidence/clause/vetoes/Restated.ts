/** Vetoes of what says otherwise than the page's own order of words, whatever its clauses were found to say. */

import { attachesOtherwise } from "./otherwise/Attached.ts"
import { bidsOtherwise } from "./otherwise/Bidden.ts"
import { tellsWhatComes } from "./otherwise/Coming.ts"
import {
  takesOtherBracket,
  takesOtherLabel,
  takesOtherMailbox,
  takesOtherName,
  takesOtherSubject
} from "./otherwise/Labelled.ts"
import { liftsCase, opensTrial, takesLeftOut } from "./otherwise/Lifted.ts"
import { takesOtherLine } from "./otherwise/Listed.ts"
import { loosened } from "./otherwise/Loosened.ts"
import { countsOfBoth, freesOfBoth, takesInOthers } from "./otherwise/Merged.ts"
import { dropsLabel, movesFigures } from "./otherwise/Moved.ts"
import { givesReason, isOneOfSeveral, putsAbove, widensRank } from "./otherwise/Reasons.ts"
import { hasNewRhythm, hasOtherRate } from "./otherwise/Rhythm.ts"
import { spreadsDeeds, takesOtherPlan, takesOtherYear, takesShorterName } from "./otherwise/Shared.ts"
import { dropsSpan, hasOtherMeasure, hasOtherSpan } from "./otherwise/Spans.ts"
import { conversesIn } from "./otherwise/sides/Converses.ts"
import { exchangesCounterparts } from "./otherwise/sides/Counterparts.ts"
import { crosses } from "./otherwise/sides/Crossed.ts"
import { exchangesDoers, isDoneByAnother } from "./otherwise/sides/DoneBy.ts"
import { exchanges } from "./otherwise/sides/Exchanged.ts"
import { marksOtherwise, takesOtherCause, thanksOther } from "./otherwise/sides/Markers.ts"
import { movesOnly, turnsNeighbours } from "./otherwise/sides/Only.ts"
import { givesEachOther } from "./otherwise/sides/Respective.ts"
import { changesOrder } from "./otherwise/sides/Sequence.ts"
import { changesSides, onlyDenies } from "./otherwise/sides/Sides.ts"
import { changesHands } from "./otherwise/sides/WeAndYou.ts"
import { dropsThreshold } from "./otherwise/Thresholds.ts"

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

/** "You have to delete call logs", of "we delete call logs": nobody else has to. */
const asksOfNobody = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  obliges.test(sentence) && !texts.some((text) => asks.test(text)) && texts.some((text) => we.test(text))
/** What comes with a price, and what is paid apart, is told in so many words or not at all. */
const includesAnew = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  included.test(sentence) && !texts.some((text) => includes.test(text))

type Veto = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>) => boolean
/** What each of them tells; the first that speaks against a sentence is told. */
const vetoes: ReadonlyArray<readonly [reason: string, ...ReadonlyArray<Veto>]> = [
  ["the page says the opposite", onlyDenies, takesLeftOut],
  ["the page says it only of some cases", liftsCase],
  ["the page says that it is not open to all", opensTrial],
  ["the page tells another time of this", hasNewRhythm, hasOtherRate],
  ["the page tells another span of this", hasOtherSpan, dropsSpan],
  ["the page gives this figure in another unit", hasOtherMeasure],
  ["the page says it will come, not that it is there", tellsWhatComes],
  ["no quote gives this reason", givesReason],
  ["no quote puts it above the other", putsAbove, widensRank],
  ["the page says it of one of several", isOneOfSeveral],
  ["the page gives this figure to another", movesFigures],
  ["the page gives this figure to one of several", dropsLabel],
  [
    "the page says it the other way round",
    changesSides,
    exchangesCounterparts,
    thanksOther,
    movesOnly,
    turnsNeighbours,
    exchangesDoers
  ],
  ["the page says the opposite", conversesIn],
  ["the page says that somebody else does it", changesHands, isDoneByAnother],
  [
    "the page says it of each otherwise",
    spreadsDeeds,
    takesShorterName,
    takesOtherYear,
    takesOtherPlan,
    takesOtherCause,
    givesEachOther,
    crosses,
    exchanges
  ],
  ["the page tells another time or measure of this", marksOtherwise],
  ["the page says that it costs nothing more", freesAll],
  ["the page says it in another order", changesOrder],
  ["the page says it of somebody else", attachesOtherwise],
  [
    "the page says it of something else",
    takesOtherLabel,
    takesOtherLine,
    takesOtherSubject,
    takesOtherBracket,
    takesOtherName
  ],
  ["the page counts something else", countsOfBoth],
  ["the page says that something else is free", freesOfBoth],
  ["the page does not say it of all of them", takesInOthers],
  ["the page says it only from so much on", dropsThreshold],
  ["the page gives this address for something else", takesOtherMailbox],
  ["the page asks nobody to do it", bidsOtherwise],
  ["the page asks it of nobody", asksOfNobody],
  ["no quote says that it is included", includesAnew]
]

/** Why a sentence in other words than `texts`, which the page says, may not stand; null where none of this speaks against it. */
export const restatedVeto = (...[sentence, texts, names]: Parameters<Veto>): string | null => {
  const found = vetoes.find(([, ...all]) => all.some((speaksAgainst) => speaksAgainst(sentence, texts, names)))
  return found?.[0] ?? loosened(sentence, texts)
}
