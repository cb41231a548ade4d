/** A text as it is understood: its sentences, their clauses, and the terms of each. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { type Clause, clausesOf } from "../parse/Clauses.ts"
import { type ClauseSubject, nobody } from "../parse/Subjects.ts"
import { taggedWords } from "../parse/Tagging.ts"
import { reworded } from "../parse/Words.ts"
import { habitual } from "../wording/Habits.ts"
import { singleFees } from "../words/Free.ts"
import { type ClauseTerm, termsOf } from "./Terms.ts"

export interface SaidClause {
  readonly clause: Clause
  readonly terms: ReadonlyArray<ClauseTerm>
}
export interface Understood {
  readonly text: string
  readonly said: ReadonlyArray<SaidClause>
  /** What the next sentence's "it" stands for. */
  readonly subject: ClauseSubject
}

/** "Position sharing with family": names something and says nothing of it. */
export const isVerbless = ({ verb, group }: Clause): boolean => verb === null && group === null

/** "Designs and makes tables": what the second verb is done to, the first is done to as well. */
const shared = (said: ReadonlyArray<SaidClause>): ReadonlyArray<SaidClause> =>
  said.map((one, at) => {
    const next = said[at + 1]
    const bare =
      one.terms.every(({ pre, role }) => pre || role === "verb") &&
      one.clause.verb !== null &&
      one.clause.group?.base !== "be"
    // "Flues are swept, and customers receive a certificate": two deeds of two.
    const apart = next !== undefined && (next.clause.lead.length > 0 || (one.clause.passive && !next.clause.passive))
    if (
      !bare ||
      next === undefined ||
      next.clause.link !== "and" ||
      next.clause.subject !== one.clause.subject ||
      apart
    )
      return one
    return { ...one, terms: [...one.terms, ...next.terms.filter(({ pre, role }) => !pre && role !== "verb")] }
  })

/** "Stores your notes and sends them nowhere": what "them" stands for is told in the clause before. */
const resolved = (said: ReadonlyArray<SaidClause>): ReadonlyArray<SaidClause> =>
  said.map((one, at) => {
    const before = said[at - 1]
    const { main, words, link, subject } = one.clause
    const next = main === null ? undefined : words[words.indexOf(main) + 1]
    if (before === undefined || link !== "and" || next === undefined || !/^(?:them|it)$/.test(next.norm)) return one
    if (before.clause.subject !== subject || one.clause.lead.some(({ pos }) => !/^(?:neg|adv|conj)$/.test(pos)))
      return one
    const verb = one.terms.find(({ role }) => role === "verb")
    const objects = before.terms.filter(({ role, pre, prep }) => role === "patient" && !pre && prep === null)
    if (verb === undefined || new Set(objects.map(({ chunk }) => chunk)).size !== 1) return one
    const { polarity, stem } = verb
    return { ...one, terms: [...one.terms, ...objects.map((term) => ({ ...term, polarity, verb: stem }))] }
  })

const isSum = ({ value }: ClauseTerm) => value !== null && value.currency !== "" && value.currency !== "%"
/** "Setup $50", "$50 setup": what is paid but once, between the sums on both sides of it. */
const isPaidOnce = (terms: ReadonlyArray<ClauseTerm>, sum: ClauseTerm): boolean => {
  const at = terms.indexOf(sum)
  const from = terms.slice(0, at).findLastIndex(isSum) + 1
  const next = terms.findIndex((term, index) => index > at && isSum(term))
  return terms.slice(from, next === -1 ? terms.length : next).some(({ word }) => singleFees.test(word.norm))
}

/** "$9 a month and the other $19": the second is paid as the first is. */
const samePeriod = (said: ReadonlyArray<SaidClause>): ReadonlyArray<SaidClause> => {
  let last = ""
  return said.map((one) => ({
    ...one,
    terms: one.terms.map((term) => {
      if (term.value === null || !isSum(term) || isPaidOnce(one.terms, term)) return term
      if (term.value.period !== "") last = term.value.period
      return term.value.period === "" && last !== "" ? { ...term, value: { ...term.value, period: last } } : term
    })
  }))
}

const known = new Map<string, Understood>()
const most = 1500
/** A longer one, in characters, is no sentence: it is understood as saying nothing. */
const longest = 1000

/** One sentence. `before`: what "it" stands for in it. */
export const understand = (sentence: string, names: ReadonlyArray<string>, before?: ClauseSubject): Understood => {
  const key = `${names.join("\u0001")}\u0000${before?.kind ?? ""} ${before?.words.join(" ") ?? ""}\u0000${sentence}`
  const found = known.get(key)
  if (found !== undefined) return found
  const text = sentence.length > longest ? "" : habitual(reworded(tidyText(sentence)))
  const read = clausesOf(taggedWords(text, names), text, before)
  const understood = {
    text,
    said: samePeriod(resolved(shared(read.clauses.map((clause) => ({ clause, terms: termsOf(clause) }))))),
    subject: read.subject
  }
  if (known.size >= most) known.clear()
  known.set(key, understood)
  return understood
}

/** Whom "they" are where nobody else was spoken of: not those who say "we". */
const others: ClauseSubject = { kind: "other", words: ["they"], owned: false }
const it: ClauseSubject = { kind: "other", words: ["it"], owned: false }
const isOurName = ({ kind, word }: ClauseTerm) => kind === "own" && word.own && !word.possessive
/** What "it" and "they" of a page's sentence stand for, by the sentence before it. */
export const subjectBefore = (text: string, before: string | null, names: ReadonlyArray<string>): ClauseSubject => {
  // "It was built in 1998, years before Acme existed": something else than Acme.
  const isAnother =
    before !== null &&
    /^it (?!takes?\b|costs?\b|is \p{L}+ to\b)/iu.test(text) &&
    understand(text, names).said.some(({ terms }) => terms.some(isOurName))
  const told = isAnother ? it : before === null ? nobody : understand(before, names).subject
  return /^they\b/iu.test(text) && told.kind !== "other" ? others : told
}
