/** Who has a trade or a part of their own in what a page tells. */

import { stemSet } from "../lay/FreeWords.ts"
import { stemOf } from "../parse/Stems.ts"
import { doer, notDoer, parties } from "../words/Parties.ts"

const partyStems = stemSet(parties)
/** Somebody with a name, a trade, or a part of their own. */
export const isParty = (word: string): boolean =>
  partyStems.has(stemOf(word)) || (doer.test(word) && !notDoer.has(word)) || /^(?:he|she|i|his|her|my)$/.test(word)
