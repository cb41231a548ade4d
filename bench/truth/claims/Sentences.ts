/**
 * Single sentences over single quotes, in batches: lies, fair paraphrases and own words. Each is judged as the
 * product would judge it: the quotes stand on a page, in a part that speaks for the product, and somebody
 * offers the sentence as a field's value. A second opinion is honest where it approves of what is fair, and
 * lies where it approves of everything.
 */
import { categories, doubtKey, openGate } from "../Source.ts"
import { type Claim, type Door, doorOf, proseDoors } from "./Claim.ts"
import { pageOf } from "./ClaimPage.ts"
import { offerOf, standsWhole } from "./Offer.ts"

export interface Judgement {
  readonly sentence: Claim
  /** Stored by the rules alone. */
  readonly alone: boolean
  /** Stored once all its doubts are approved of. */
  readonly approved: boolean
  /** A lie that some other field takes, alone and approved. */
  readonly anywhere: boolean
  readonly anywhereApproved: boolean
  readonly reason: string
}

const through = (claim: Claim, door: Door) => {
  const offered = offerOf(claim, door)
  if (offered === null) return { alone: false, approved: false, reason: "cannot be offered" }
  const gate = openGate({ pages: [pageOf(claim, door)], categories })
  const first = gate.gate(offered)
  const alone = standsWhole(offered, first.stands)
  const reason = first.refused.map((one) => `${one.field}: ${one.reason}`).join("; ")
  if (alone || first.doubts.length === 0) return { alone, approved: alone, reason }
  const approved = standsWhole(offered, gate.gate(offered, undefined, new Set(first.doubts.map(doubtKey))).stands)
  return { alone, approved, reason: `${reason} [${first.doubts.length} doubts]` }
}

export const judgeSentence = (sentence: Claim): Judgement => {
  const first = through(sentence, doorOf(sentence))
  const isProse = sentence.field === undefined
  const all = sentence.verdict === "lie" && isProse ? proseDoors.map((door) => through(sentence, door)) : [first]
  return {
    sentence,
    ...first,
    anywhere: all.some(({ alone }) => alone),
    anywhereApproved: all.some(({ approved }) => approved)
  }
}

export interface SentenceCount {
  readonly all: number
  readonly alone: number
  readonly approved: number
  readonly anywhere: number
  readonly anywhereApproved: number
}
export const countOf = (judged: ReadonlyArray<Judgement>): SentenceCount => {
  const of = (key: "alone" | "approved" | "anywhere" | "anywhereApproved") => judged.filter((one) => one[key]).length
  return {
    all: judged.length,
    alone: of("alone"),
    approved: of("approved"),
    anywhere: of("anywhere"),
    anywhereApproved: of("anywhereApproved")
  }
}
