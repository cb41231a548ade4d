/** A clause of a sentence laid beside a clause of a page: which word answers which, what is missing, what is left over. */
import { alike, nearly } from "../meaning/Alike.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { SaidClause, Understood } from "../meaning/Understood.ts"
import type { Value } from "../meaning/Values.ts"
import { isFree, isReader } from "./FreeWords.ts"
import { opposed } from "./Opposed.ts"

export interface Pair {
  readonly s: ClauseTerm
  readonly q: ClauseTerm
  /** In the clause itself, not in one that hangs on it. */
  readonly near: boolean
  /** Close in meaning alone: what stands on it is doubtful. */
  readonly loose: boolean
}

/** The clause that is asked for, with the sentence it stands in. */
export interface AskedClause {
  readonly said: SaidClause
  readonly whole: ReadonlyArray<ClauseTerm>
  readonly conditional: boolean
  /** Whether any quote speaks of all of something. */
  readonly all: boolean
  /** Stems of those for whom the page says it is. */
  readonly audience: ReadonlySet<string>
  /** Stems of names that other sentences of the page say of the product, beside words of this one. */
  readonly named: ReadonlySet<string>
  /** What all sentences of the page together say that binds. */
  readonly told: {
    /** Stems of superlatives and the like, with their polarity. */
    readonly claims: ReadonlySet<string>
    readonly denies: boolean
    /** Stems of all its words. */
    readonly words: ReadonlySet<string>
  }
}

export interface Case {
  readonly asked: AskedClause
  readonly s: SaidClause
  readonly q: SaidClause
  readonly page: Understood
  readonly pairs: ReadonlyArray<Pair>
  /** Pairs whose word says something. */
  readonly telling: ReadonlyArray<Pair>
  /** Words of the sentence that the page's lacks. */
  readonly missing: ReadonlyArray<ClauseTerm>
  /** Words of the page's clause that the sentence does not use. */
  readonly left: ReadonlyArray<ClauseTerm>
  /** It speaks of money. */
  readonly priced: boolean
  /** The verbs of both answer each other. */
  readonly verbs: boolean
}

type Likeness = (said: string, told: string) => boolean
const unitFits = (a: Value, b: Value, like: Likeness) => a.unit === "" || b.unit === "" || like(a.unit, b.unit)
/** A figure with what it counts, its currency, and how often it is paid. */
const sameValue = (a: Value, b: Value, like: Likeness): boolean =>
  a.number === b.number &&
  a.currency === b.currency &&
  (a.currency === "" || a.period === b.period) &&
  unitFits(a, b, like)

const fits = (s: ClauseTerm, q: ClauseTerm, like: Likeness): boolean => {
  if (s.kind === "number") return q.value !== null && s.value !== null && sameValue(s.value, q.value, like)
  if (s.kind === "own") return q.kind === "own"
  if (q.kind === "number" || q.kind === "own") return false
  if (s.kind === "name") return s.stem === q.stem
  // "Instantly" and "immediately" claim the same.
  if (s.strong)
    return (
      s.stem === q.stem || (q.strong && alike(s.stem, q.stem)) || (q.quantity !== null && q.quantity === s.quantity)
    )
  return like(s.stem, q.stem)
}

const unused = (terms: ReadonlyArray<ClauseTerm>, used: ReadonlySet<ClauseTerm>) =>
  terms.filter((term) => !used.has(term))

export const isPriced = ({ terms }: SaidClause): boolean =>
  terms.some(({ value }) => value !== null && value.currency !== "")

/** Stems of units of time, and what may be said of a figure that tells how long. */
export const timeStems: ReadonlySet<string> = new Set(["second", "minut", "hour", "day", "week", "month", "year"])
const lasting = new Set(["within", "about", "under", "over", "upto", "least", "only"])

export const layBeside = (asked: AskedClause, page: Understood, q: SaidClause): Case => {
  const s = asked.said
  const priced = isPriced(s)
  // A price is told in one clause, with the condition it is paid under.
  const others = page.said
    .filter((one) => one !== q && (!priced || one.clause.link === "condition"))
    .flatMap(({ terms }) => terms)
  const used = new Set<ClauseTerm>()
  const pairs: Array<Pair> = []
  const missing: Array<ClauseTerm> = []
  const nearest = (term: ClauseTerm, among: ReadonlyArray<ClauseTerm>, like: Likeness): ClauseTerm | undefined => {
    const cost = (one: ClauseTerm) =>
      (used.has(one) ? 4 : 0) +
      (one.polarity * term.polarity === -1 ? 2 : 0) +
      (one.stem === term.stem ? 0 : 1) +
      (opposed(one.role, term.role) ? 1 : 0)
    let best: ClauseTerm | undefined
    for (const one of among) if (fits(term, one, like) && (best === undefined || cost(one) < cost(best))) best = one
    return best
  }
  const speaksToReader =
    q.clause.group?.kind === "imperative" || q.clause.words.some(({ norm }) => /^(?:you|your|yours)$/.test(norm))
  // Those a page speaks to without naming them, where it says elsewhere for whom it is.
  const isMeant = (term: ClauseTerm) =>
    speaksToReader && term.head && (isReader(term) || (term.role === "agent" && asked.audience.has(term.stem)))
  // "Setup in ten minutes": it takes them.
  const isSpan = (term: ClauseTerm) =>
    term.role === "verb" &&
    /^(?:take|last)$/.test(s.clause.group?.base ?? "") &&
    q.clause.verb === null &&
    q.terms.some(
      ({ value }) => value !== null && timeStems.has(value.unit) && [...value.hedges].every((one) => lasting.has(one))
    )
  // "You only need to clear a metre": "just clear a metre", "reads the files alone".
  const isOnly = (term: ClauseTerm) =>
    /^(?:only|just|solely|merely)$/.test(term.word.norm) &&
    q.clause.words.some(({ norm }) => /^(?:only|just|solely|merely|alone)$/.test(norm))
  for (const term of s.terms) {
    const near = nearest(term, q.terms, alike)
    // What binds stands in the same clause or not at all.
    const bound =
      term.kind === "number" ||
      term.kind === "name" ||
      term.strong ||
      term.role === "verb" ||
      term.role === "agent" ||
      term.pre
    const exact = near ?? (bound ? undefined : nearest(term, others, alike))
    const free = isFree(term, s.clause, priced)
    const close = exact === undefined && !free ? nearest(term, unused(q.terms, used), nearly) : undefined
    const found = exact ?? close ?? (free || bound ? undefined : nearest(term, unused(others, used), nearly))
    if (found !== undefined) {
      used.add(found)
      pairs.push({ s: term, q: found, near: near !== undefined || close !== undefined, loose: exact === undefined })
    } else if (!free && !isMeant(term) && !isSpan(term) && !isOnly(term)) missing.push(term)
  }
  const left = q.terms.filter(
    (one) =>
      !used.has(one) &&
      one.kind !== "own" &&
      one.kind !== "you" &&
      !asked.whole.some((term) => alike(term.stem, one.stem))
  )
  return {
    asked,
    s,
    q,
    page,
    pairs,
    telling: pairs.filter((pair) => !isFree(pair.s, s.clause, priced)),
    missing,
    left,
    priced,
    verbs: pairs.some((pair) => pair.near && pair.s.role === "verb" && pair.q.role === "verb")
  }
}

/** Why a page's clause does not carry the sentence's: for sure, or only as long as nobody looks closer. */
export interface Objection {
  readonly reason: string
  readonly hard: boolean
  /** Holds unless the words themselves tell that nothing speaks against it. */
  readonly yields?: boolean
}
export const hard = (reason: string): Objection => ({ reason, hard: true })
export const soft = (reason: string): Objection => ({ reason, hard: false })
/** No clause carries it, but its words may: they are weighed alone, and somebody is asked. */
export const yielding = (reason: string): Objection => ({ reason, hard: true, yields: true })
