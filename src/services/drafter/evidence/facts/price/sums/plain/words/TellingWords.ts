/** How sentences tell what something costs, a language an entry: who pays, how it is said, what is paid for. Data. */

export interface TellingWords {
  /** Whether what is sold opens its phrase, "cuota de socio", or ends it, "yearly fee". */
  readonly nounFirst: boolean
  readonly hasCompounds: boolean
  readonly articles: string
  /** Fees by what they are called, and things of which each has a price: the noun, or the end of a compound. */
  readonly fees: string
  readonly things: string
  /** It, all of it. */
  readonly pronouns: string
  /** What one does for the fee: "joining", "using it". */
  readonly joining: string
  readonly costs: string
  readonly payers: string
  readonly pays: string
  readonly we: string
  readonly charges: string
  /** "You get", "buy": before what is had for a sum. */
  readonly gets: string
  readonly forSum: string
  /** Before a sum that somebody has something for: "for", "with". */
  readonly withSum: string
  /** Behind "For €4 a month": it is we or whoever reads it who have it. */
  readonly goesOnWithSum: string
  readonly impersonal: string
  readonly of: string
  /** Between the verb and the sum. */
  readonly between: string
  /** Words with which a phrase begins that stands before the clause. */
  readonly openers: string
  readonly per: string
  readonly month: string
  readonly year: string
  readonly week: string
  readonly once: string
  readonly usage: string
  /** "No tiers, no tricks": before a colon. */
  readonly labels: string
  /** Behind a sum that opens the sentence. */
  readonly isAll: string
}
