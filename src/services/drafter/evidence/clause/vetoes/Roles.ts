/** Who does what to whom, and what becomes of the deed: done, planned, refused, stopped. */

import { type Case, hard, type Objection, soft } from "../lay/Case.ts"
import { isReader, stemSet } from "../lay/FreeWords.ts"
import { opposed, opposedPhrases } from "../lay/Opposed.ts"
import type { ClauseTerm, Role } from "../meaning/Terms.ts"
import type { SaidClause } from "../meaning/Understood.ts"
import { turningVerbs } from "../words/Bound.ts"
import { freeGovernors, planNouns } from "../words/Governors.ts"
import { isParty } from "./Party.ts"

const swapped = "the page says it the other way round"
const governors = stemSet(freeGovernors)
const turning = stemSet(turningVerbs)
const isPhrase = (role: Role) => role.startsWith("pp:")

/** What another clause of the page says of a word holds here only where it has the same part there. */
function* fromElsewhere({ page, q, pairs }: Case): Generator<Objection> {
  for (const { s: a, q: b, near } of pairs) {
    if (near || a.prep === null || a.kind !== "word" || a.polarity === -1) continue
    const clause = page.said.find(({ terms }) => terms.includes(b))?.clause
    // "After sending", of "before they are sent".
    if (clause?.link === "condition" && opposedPhrases(a.prep, clause.opener ?? ""))
      yield hard("the page says it in another order")
    // "Lends to employers", of "lends to staff and collects through employers".
    const instead = q.terms.some(
      (term) => term.prep === a.prep && term.head && !term.pre && term.kind === "word" && term.stem !== a.stem
    )
    if (a.head && instead && b.prep !== a.prep && /^(?:to|from|by|for|with)$/.test(a.prep)) yield hard(swapped)
  }
}

export function* roleObjections(one: Case): Generator<Objection> {
  const { s, q, pairs, verbs } = one
  const told = pairs.filter(
    (pair) =>
      pair.near &&
      pair.s.role !== "verb" &&
      pair.q.role !== "verb" &&
      pair.s.role !== "adverb" &&
      pair.q.role !== "adverb"
  )
  // "Labels print" says of labels what "print labels" asks to do with them.
  const middle = q.clause.group?.kind === "imperative" && !s.terms.some(({ role, pre }) => role === "patient" && !pre)
  for (const { s: a, q: b } of told) {
    const compared = verbs || (isPhrase(a.role) && isPhrase(b.role) && a.polarity !== -1)
    // Things may be told in many ways; who does it, and what has a name, in one.
    const somebody = a.kind !== "word" || isParty(a.word.norm)
    // "It is used in forty schools", "invite your club's members": where it is done, and whose it is, leave open who does it.
    const placed = a.pre && q.clause.passive && /^pp:(?:in|at|on|across|by)$/.test(b.role)
    // "Acme's games are printed by hand", of "we print our games by hand": whose they are is not who does it.
    if (placed || b.word.possessive || (a.kind === "own" && a.word.possessive && q.clause.subject === "own")) continue
    if (compared && opposed(a.role, b.role) && !(middle && a.pre && b.role === "patient"))
      yield somebody ? hard(swapped) : soft(swapped)
    const bothDenied = a.polarity === b.polarity && a.polarity === -1
    if (a.prep !== null && b.prep !== null && !bothDenied && opposedPhrases(a.prep, b.prep)) yield hard(swapped)
    if (!verbs) continue
    for (const { s: c, q: d } of told)
      if (a !== c && a.role !== c.role && a.role === d.role && b.role === c.role) yield hard(swapped)
  }
  yield* fromElsewhere(one)
  // By somebody else.
  const doers = ({ clause, terms }: SaidClause) =>
    clause.subject === "own" && !clause.passive
      ? []
      : terms.filter(({ role, head, kind }) => role === "agent" && head && kind !== "you")
  const ours = doers(s)
  const theirs = doers(q)
  if (
    verbs &&
    ours.length > 0 &&
    theirs.length > 0 &&
    !ours.some((a) =>
      theirs.some(
        (b) =>
          (a.kind === "own") === (b.kind === "own") &&
          (a.kind === "own" || pairs.some((pair) => pair.s === a && pair.q === b))
      )
    )
  ) {
    const somebody = ({ kind, word }: ClauseTerm) => kind !== "word" || isParty(word.norm)
    if (ours.some((a) => !isReader(a)) || theirs.some(somebody))
      yield theirs.some(somebody) || ours.some(({ kind }) => kind === "name")
        ? hard("the page says that somebody else does it")
        : soft("the page says that something else does it")
  }
  // "Cards are issued by Paxis Bank": not by us.
  const byOthers = q.clause.passive && theirs.length > 0 && theirs.every(({ kind }) => kind !== "own")
  if (verbs && s.clause.subject === "own" && !s.clause.passive && byOthers)
    yield hard("the page says that somebody else does it")
  // "We rent kayaks built by Harlow": we build none.
  for (const { s: a, q: b, near } of pairs) {
    if (!near || a.role !== "verb" || b.word.pos !== "verb" || b.role === "verb" || s.clause.subject !== "own") continue
    const next = q.terms[q.terms.indexOf(b) + 1]
    if (next?.prep === "by" && next.kind === "name") yield hard("the page says that somebody else does it")
  }
  // "Staff offer shifts and you approve": staff approve nothing.
  const elsewhere = one.page.said.filter((other) => other !== q && !pairs.some((pair) => pair.q === other.terms[0]))
  const offered = (term: ClauseTerm) =>
    elsewhere.some((other) =>
      other.terms.some(({ role, stem, head }) => role === "agent" && head && stem === term.stem)
    )
  const toReader = q.terms.some(({ role, kind }) => role === "agent" && kind === "you")
  if (verbs && toReader && ours.some((term) => term.kind === "word" && offered(term)))
    yield hard("the page says that somebody else does it")
  // "Checks before applying" is not "applies before checking".
  for (const { s: a, q: b } of pairs) {
    if (a.role !== "verb" || b.role === "verb" || (b.prep !== "before" && b.prep !== "after")) continue
    const other = pairs.find((pair) => pair.q.role === "verb" && pair.s.role !== "verb")
    if (other !== undefined && !opposedPhrases(other.s.prep ?? "", b.prep))
      yield hard("the page says it in another order")
  }
  for (const { q: term, near } of pairs) {
    if (term.word.pos !== "verb" || !near || term.role === "verb") continue
    const at = q.clause.words.indexOf(term.word)
    const before = q.clause.words[at - 1]
    const governor =
      before?.pos === "to"
        ? q.clause.words[at - 2]
        : term.word.form === "ing" && before?.pos === "verb"
          ? before
          : undefined
    if (governor === undefined || pairs.some((pair) => pair.q.word === governor)) continue
    if (governor.pos === "verb" && !governors.has(governor.stem)) yield hard(`the page says "${governor.text}" of it`)
    if (planNouns.has(governor.norm)) yield hard("the page says it will come, not that it is there")
  }
  // "We stopped offering", "refuses to share": the verb before turns it round.
  const denies = s.terms.some(({ polarity }) => polarity === -1)
  for (const term of q.terms) {
    if (term.word.pos !== "verb" || !turning.has(term.stem) || term.polarity === -1 || denies) continue
    if (pairs.some((pair) => pair.q === term)) continue
    if (
      pairs.some(
        (pair) => pair.near && (pair.q.verb === term.stem || (q.clause.passive && term.role === "verb" && pair.q.pre))
      )
    )
      yield hard(`the page says "${term.word.text}" of it`)
  }
}
