/** How sure a value is, and who is asked where the gate only doubts. */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import type { Support } from "../../../../domain/draft/Draft.ts"

export interface SecondOpinion {
  /** Whether this sentence was found to be said by these quotes; if nobody knows yet, it is noted as doubtful. */
  readonly approves: (sentence: string, quotes: ReadonlyArray<Quote>) => boolean
  /** Whether only the page's own words may stand: then nobody is asked, and what says the same otherwise is refused. */
  readonly ownWordsOnly: boolean
}

/** Why what is true falls where only the page's own words may stand. */
export const inOtherWords = "it says in other words what the page says, and this directory keeps to the page's own"

/** From the surest to the one that leans on somebody's opinion. */
const lanes: ReadonlyArray<Support> = ["stated", "copied", "shortened", "rule", "checked"]
export const weakest = (a: Support, b: Support): Support => (lanes.indexOf(a) < lanes.indexOf(b) ? b : a)
