/** A sentence against what the page says: each of its clauses, and each part of them, by a sentence of the page. */

import { type AskedClause, isPriced } from "../lay/Case.ts"
import { isFree, isNothing } from "../lay/FreeWords.ts"
import { alike, nearly } from "../meaning/Alike.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { SaidClause, Understood } from "../meaning/Understood.ts"
import { quantities } from "../words/Bound.ts"
import { members, phrases, prices, withoutParts } from "./Parts.ts"
import { compare, isBetter, type Weighed } from "./Weigh.ts"

/** `by`: the page's sentences that carry it, by number. */
export type Ruling =
  | { readonly lane: "rule" | "doubt"; readonly by: ReadonlyArray<number> }
  /** `open`: nothing of its clauses speaks against it, though too little speaks for it. */
  | { readonly lane: "refused"; readonly reason: string; readonly open: boolean }

interface Found {
  readonly outcome: Weighed
  readonly by: ReadonlyArray<number>
}

const whole = (asked: AskedClause, pages: ReadonlyArray<Understood>): Found => {
  let best: Found = { outcome: { lane: "refused", reason: "no quote says it", score: -10 }, by: [] }
  let against: Found | null = null
  for (const [by, page] of pages.entries()) {
    const { best: outcome, against: refusal } = compare(asked, page)
    if (isBetter(outcome, best.outcome)) best = { outcome, by: [by] }
    if (refusal !== null && (against === null || isBetter(refusal, against.outcome)))
      against = { outcome: refusal, by: [by] }
  }
  // What the page says of this very deed counts before what it says of another that may be meant.
  const { outcome } = best
  if (outcome.lane === "rule" || outcome.deed === true || against === null) return best
  return outcome.lane === "doubt" || outcome.missing !== undefined ? against : best
}

/** Parts that stand each by itself, as weak as the weakest. */
const together = (parts: ReadonlyArray<Found>): Found => {
  const weakest = parts.reduce((a, b) => (isBetter({ ...a.outcome, score: 0 }, { ...b.outcome, score: 0 }) ? b : a))
  return { outcome: weakest.outcome, by: parts.flatMap(({ by }) => by) }
}

/** Parts a sentence is taken into; a longer list is a price list or a menu. */
const mostParts = 12
/** A list's members may be lists themselves; deeper nobody writes. */
const deepest = 2

const found = (asked: AskedClause, pages: ReadonlyArray<Understood>, depth = 0): Found => {
  let best = whole(asked, pages)
  if (best.outcome.lane === "rule" || depth >= deepest) return best
  for (const parts of [prices(asked.said), members(asked.said), phrases(asked.said), withoutParts(asked.said)]) {
    if (parts.length < 2 || parts.length > mostParts) continue
    const split = together(
      parts.filter(({ terms }) => terms.length > 0).map((said) => found({ ...asked, said }, pages, depth + 1))
    )
    if (isBetter({ ...split.outcome, score: 0 }, { ...best.outcome, score: 0 })) best = split
  }
  return best
}

/** What comes before what, of two clauses of one sentence, by their verbs. */
const order = ({ said }: Understood): ReadonlyArray<readonly [string, string]> =>
  said.flatMap(({ clause }, at) => {
    const main = said.find((other, index) => index !== at && other.clause.link !== "condition")?.clause
    if (clause.link !== "condition" || clause.verb === null || main === undefined || main.verb === null) return []
    if (clause.opener === "before" || clause.opener === "until") return [[main.verb, clause.verb] as const]
    return clause.opener === "after" || clause.opener === "once" ? [[clause.verb, main.verb] as const] : []
  })

/** "Acme lets bakers | plan": the first clause says nothing of its own. */
const isOpening = (said: SaidClause, next: SaidClause | undefined) =>
  next !== undefined &&
  isNothing(said) &&
  !said.clause.negated &&
  !said.clause.modal &&
  said.clause.tense === "present" &&
  (next.clause.link === "content" || said.clause.verb === null)

/** Of a sentence's telling words at most so many may be in no quote. */
const mostMissing = 0.5

/**
 * What no single sentence of the page says, but several may together: each clause has a sentence that speaks for it and
 * none that speaks against it, and its other words stand in the rest. Only a second opinion can tell.
 */
const loosely = (
  clauses: ReadonlyArray<Found & { readonly said: SaidClause }>,
  pages: ReadonlyArray<Understood>
): boolean => {
  let missing = 0
  let telling = 0
  for (const { outcome, said } of clauses) {
    const words = said.terms.filter((term) => !isFree(term, said.clause, false))
    telling += words.length
    if (outcome.lane === "rule") continue
    if (outcome.lane === "refused" && outcome.missing === undefined) return false
    const lacks = outcome.missing ?? []
    if (lacks.length >= words.length || isPriced(said)) return false
    const gone = goneOf(said, pages, speaksForUs).filter((term) => lacks.includes(term))
    if (gone.some(({ kind, strong }) => kind !== "word" || strong)) return false
    missing += gone.length
  }
  if (adds(clauses, pages)) return false
  return telling > 0 && missing <= Math.max(1, telling * mostMissing)
}
/** Words of a clause that no clause of the page says, of those that count. */
const goneOf = (
  said: SaidClause,
  pages: ReadonlyArray<Understood>,
  speaks: (said: SaidClause) => boolean
): ReadonlyArray<ClauseTerm> => {
  const elsewhere = pages.flatMap((page) => page.said.filter(speaks).flatMap(({ terms }) => terms))
  return said.terms.filter(
    (term) =>
      !isFree(term, said.clause, isPriced(said)) &&
      !elsewhere.some((other) => nearly(term.stem, other.stem) && other.polarity * term.polarity !== -1)
  )
}

/** What takes nothing's place, or joins a list, is an addition. */
const adds = (
  clauses: ReadonlyArray<Found & { readonly said: SaidClause }>,
  pages: ReadonlyArray<Understood>
): boolean => {
  const all = clauses.flatMap(({ said }) => said.terms)
  const left = pages
    .flatMap((page) => page.said.flatMap((said) => said.terms))
    .filter((term) => term.kind === "word" && !all.some((other) => nearly(other.stem, term.stem)))
  return (
    addsMember(clauses, pages) || clauses.flatMap(({ said }) => goneOf(said, pages, () => true)).length > left.length
  )
}

/** "Tables, chairs and beds" for "tables and chairs". */
const addsMember = (
  clauses: ReadonlyArray<Found & { readonly said: SaidClause }>,
  pages: ReadonlyArray<Understood>
): boolean =>
  clauses.some(({ said }) => {
    const gone = goneOf(said, pages, () => true)
    return gone.some((term) => joinsList(term, said, gone))
  })

/** A member of a list of which other members are said: "calls and e-mails" for "calls". */
const joinsList = (term: ClauseTerm, said: SaidClause, gone: ReadonlyArray<ClauseTerm>) =>
  term.head &&
  !term.pre &&
  said.terms.some(
    (other) =>
      other.head &&
      !other.pre &&
      other.list === term.list &&
      other.item !== term.item &&
      other.role === term.role &&
      !gone.includes(other)
  )
const speaksForUs = ({ clause }: SaidClause) =>
  clause.subject !== "other" && !clause.question && !clause.speech && !clause.modal && clause.link !== "condition"

/** Clauses that stand by themselves: what hangs on another describes it. */
const apart = (all: ReadonlyArray<SaidClause>): number =>
  all.filter(({ clause, terms }) => terms.length > 0 && (clause.link === "main" || clause.link === "and")).length

/** What the page claims in words that bind, each with its polarity. */
const claimsIn = (told: ReadonlyArray<ClauseTerm>): ReadonlySet<string> =>
  new Set(told.flatMap((one) => (one.strong ? [`${one.stem} ${one.polarity}`] : [])))

/** Names that the page says of the product, in a clause that shares other words with the sentence. */
const namesIn = (terms: ReadonlyArray<ClauseTerm>, pages: ReadonlyArray<Understood>): ReadonlySet<string> => {
  const shared = ({ terms: told }: SaidClause) =>
    told.some(
      (one) => one.kind === "word" && terms.some((other) => other.kind === "word" && alike(one.stem, other.stem))
    )
  const clauses = pages.flatMap((page) => page.said).filter((said) => speaksForUs(said) && shared(said))
  return new Set(
    clauses.flatMap((said) =>
      said.terms.filter(({ kind, polarity }) => kind === "name" && polarity !== -1).map(({ stem }) => stem)
    )
  )
}

/** "Made for bakers": in a clause that says nothing else of them. */
const audienceIn = (pages: ReadonlyArray<Understood>): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap((page) => page.said)
      .filter(
        ({ clause }) =>
          speaksForUs({ clause, terms: [] }) && (clause.verb === null || clause.group?.base === "be" || clause.passive)
      )
      .flatMap(({ terms }) =>
        terms.flatMap(({ prep, head, stem, kind, polarity }) =>
          prep === "for" && head && kind === "word" && polarity === 1 ? [stem] : []
        )
      )
  )

export const ruling = (sentence: Understood, pages: ReadonlyArray<Understood>): Ruling => {
  const terms = sentence.said.flatMap((said) => said.terms)
  // "Plants that die are replaced": which of them, as an "if" says it.
  const conditional = sentence.said.some(({ clause }) => clause.link === "condition" || clause.link === "relative")
  const named = namesIn(terms, pages)
  const audience = audienceIn(pages)
  const all = pages.some(({ said }) =>
    said.some((one) => one.clause.words.some(({ norm }) => quantities.get(norm) === "all"))
  )
  const told = pages.flatMap((page) => page.said.flatMap((one) => one.terms))
  const page = {
    claims: claimsIn(told),
    denies: told.some(({ polarity }) => polarity === -1),
    words: new Set(told.map(({ stem }) => stem))
  }
  const clauses: Array<Found & { readonly said: SaidClause }> = []
  for (const [at, said] of sentence.said.entries()) {
    if (said.terms.length === 0 || isOpening(said, sentence.said[at + 1])) continue
    clauses.push({ ...found({ said, whole: terms, conditional, named, audience, all, told: page }, pages), said })
  }
  const by = clauses.flatMap((one) => one.by)
  if (by.length === 0) return { lane: "refused", reason: "it says nothing", open: false }
  const pairs = order(sentence)
  const contradicts = (page: Understood | undefined) =>
    page !== undefined && order(page).some(([a, b]) => pairs.some(([c, d]) => a === d && b === c))
  if (by.some((one) => contradicts(pages[one])))
    return { lane: "refused", reason: "the page says it in another order", open: false }
  const fallen = clauses.find(({ outcome }) => outcome.lane === "refused")
  if (fallen !== undefined && fallen.outcome.lane === "refused") {
    if (!loosely(clauses, pages)) {
      // A clause of which no quote has a word is an addition to the others, where the page has no clause left for it.
      const room = apart(sentence.said) <= apart(pages.flatMap((one) => one.said))
      const denies = pages.some((one) => one.said.some(({ clause }) => clause.negated))
      const open = clauses.every(
        ({ outcome, said }) =>
          outcome.lane !== "refused" ||
          (outcome.open === true &&
            (outcome.touched === true || clauses.length === 1 || (room && (denies || !said.clause.negated))))
      )
      return { lane: "refused", reason: fallen.outcome.reason, open: open && !addsMember(clauses, pages) }
    }
    return { lane: "doubt", by: pages.map((_, index) => index) }
  }
  return { lane: clauses.some(({ outcome }) => outcome.lane === "doubt") ? "doubt" : "rule", by }
}
