/** A clause of a sentence against one of a page: does the page say it, may it mean it, or does it say otherwise? */

import { type AskedClause, type Case, isPriced, layBeside, type Objection } from "../lay/Case.ts"
import { isFreeVerb, isNeutral } from "../lay/FreeWords.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { Understood } from "../meaning/Understood.ts"
import { isPeriod } from "../meaning/Values.ts"
import { boundObjections } from "../vetoes/BoundWords.ts"
import { leftOutObjections } from "../vetoes/LeftOut.ts"
import { isParty } from "../vetoes/Party.ts"
import { roleObjections } from "../vetoes/Roles.ts"
import { subjectObjections } from "../vetoes/Subject.ts"
import { timeObjections } from "../vetoes/Time.ts"

export type Weighed =
  | { readonly lane: "rule"; readonly score: number }
  /** `missing`: words that the page lacks; none where only what is left out is in doubt. */
  | {
      readonly lane: "doubt"
      readonly score: number
      readonly missing: ReadonlyArray<ClauseTerm>
      /** The page tells of the same deed, in the same or an equal word. */
      readonly deed?: boolean
    }
  /** `missing` where nothing speaks against it, but too much of it is not said here. */
  | {
      readonly lane: "refused"
      readonly score: number
      readonly reason: string
      readonly missing?: ReadonlyArray<ClauseTerm>
      /** Nothing speaks against it; there is only too little that speaks for it. */
      readonly open?: boolean
      readonly deed?: boolean
      /** Some of its words are the page's. */
      readonly touched?: boolean
    }

const none = { lane: "refused", score: -9, reason: "no quote says it", open: true } as const

function* objections(one: Case): Generator<Objection> {
  yield* timeObjections(one)
  yield* subjectObjections(one)
  yield* boundObjections(one)
  yield* roleObjections(one)
  yield* leftOutObjections(one)
}

/** What may be added where the page leaves room for it: an adverb, "takes" in a heading's place, those a page speaks to. */
const fills = (term: ClauseTerm, one: Case): boolean =>
  term.word.pos === "adv" ||
  isNeutral(term) ||
  (term.pre && term.head && term.kind === "word" && one.q.clause.subject !== "other" && one.q.clause.verb !== null) ||
  (/(?:er|ist|or|eer)s$/.test(term.word.norm) && one.q.clause.subject !== "other")

/** Too much is missing here; `final` where no other sentence can make up for it. */
const lacking = (one: Case): { readonly reason: string; readonly final: boolean; readonly open?: boolean } | null => {
  const { missing, telling, s, q, left } = one
  const words = `no quote says "${missing.map(({ word }) => word.text).join(", ")}"`
  const predicate = telling.some((pair) => pair.near && !pair.s.pre && (pair.s.role !== "verb" || !isFreeVerb(pair.s)))
  if (!predicate && s.terms.some(({ pre }) => !pre)) return { reason: words, final: false }
  // Nothing is wanting, and no figure stands with another deed: what is left out is weighed by itself.
  if (missing.length === 0 && (one.verbs || !s.terms.some(({ kind }) => kind === "number"))) return null
  const added = missing.filter((term) => !fills(term, one))
  // What takes nothing's place, or joins a list, is an addition.
  const room = left.filter(({ strong }) => !strong).length + (q.terms.some(({ kind }) => kind === "you") ? 1 : 0)
  const joins = (term: ClauseTerm) =>
    term.head &&
    !term.pre &&
    telling.some(
      ({ s: other }) => !other.pre && other.list === term.list && other.item !== term.item && other.role === term.role
    )
  if ((added.length > 0 && room === 0) || added.some(joins)) return { reason: words, final: false }
  // A figure or a name stands with its own verb, and with most of what is said of it.
  const scalar = s.terms.some(({ kind }) => kind === "number" || kind === "name")
  const verb = s.terms.find(({ role }) => role === "verb")
  if (isPriced(s) || (scalar && verb !== undefined && !one.verbs && !isFreeVerb(verb) && !isNeutral(verb)))
    // "Synchronises every 15 minutes", of "syncs every fifteen": a verb no table knows, and the page has for nothing else.
    return {
      reason: words,
      final: true,
      open:
        !isPriced(s) &&
        !(verb !== undefined && one.asked.told.words.has(verb.stem)) &&
        !(s.clause.subject === "own" && q.clause.subject === "other" && !q.clause.owned)
    }
  const weighty = added.filter((term) => term.head || term.word.pos === "verb")
  if (scalar && weighty.length * 2 > telling.length - 1) return { reason: words, final: true }
  if (telling.length < missing.length) return { reason: words, final: false }
  return null
}

/** "Finished books every night", out of what the product turns into them: a run of the page's words that names nobody. */
const isPhraseOf = ({ s, q, pairs, left }: Case): boolean => {
  if (s.clause.verb !== null || q.clause.subject === "other" || q.clause.verb === null) return false
  const bare = ({ kind, strong, head, word }: ClauseTerm) => kind === "word" && !strong && !(head && isParty(word.norm))
  if (!pairs.every((pair) => pair.near && bare(pair.s) && !pair.q.pre && pair.q.role !== "verb")) return false
  const places = pairs.map((pair) => q.clause.words.indexOf(pair.q.word))
  const from = Math.min(...places)
  const to = Math.max(...places)
  return !left.some(({ word }) => {
    const at = q.clause.words.indexOf(word)
    return at > from && at < to
  })
}

const within = (one: Case): Weighed => {
  const { telling, missing } = one
  const near = telling.filter((pair) => pair.near)
  const score = telling.length - missing.length + near.length / 10
  if (near.length === 0) return { ...none, score }
  const found = [...objections(one)]
  const sure = found.find(({ hard, yields }) => hard && yields !== true) ?? found.find(({ hard }) => hard)
  const deed = one.pairs.some((pair) => pair.near && !pair.loose && pair.s.role === "verb" && pair.q.role === "verb")
  if (sure !== undefined)
    return {
      lane: "refused",
      score,
      reason: sure.reason,
      ...(sure.yields === true ? { open: true, touched: true } : {}),
      deed: deed && one.pairs.some((pair) => pair.near && pair.s.role !== "verb" && pair.s.kind !== "you")
    }
  // "Setup takes a day", of "Set up in one day": a verb that says that it is so, where the page has none that says more.
  const deedless = one.q.clause.verb === null || one.left.every((term) => term.role !== "verb" || isFreeVerb(term))
  const figures = one.s.terms.some(({ kind }) => kind === "number")
  const spans = figures || one.s.terms.some(({ word }) => isPeriod(word.norm))
  const denied = one.s.terms.some(({ polarity }) => polarity === -1)
  // "You need to bring gear" obliges; "no account is needed" does not, and "takes a day" tells how long.
  const says = (term: ClauseTerm) =>
    term.role === "verb" &&
    isNeutral(term) &&
    (/^(?:need|requir)$/.test(term.stem)
      ? denied
      : /^(?:take|last)$/.test(term.stem)
        ? spans
        : !figures && telling.length > 1)
  const wanting = missing.filter((term) => !(deedless && says(term)))
  const sameWords = wanting.length === 0 && !one.pairs.some(({ loose }) => loose)
  if (sameWords && (found.length === 0 || isPhraseOf(one))) return { lane: "rule", score }
  const lacks = lacking(one)
  if (lacks === null) return { lane: "doubt", score, missing, deed: deed || one.s.clause.verb === null }
  return {
    lane: "refused",
    score,
    reason: lacks.reason,
    open: !lacks.final || lacks.open === true,
    touched: true,
    ...(lacks.final ? {} : { missing })
  }
}

const rank = { rule: 2, doubt: 1, refused: 0 } as const
/** Of two refusals the one that is sure weighs more. */
const weight = (one: Weighed) =>
  one.score + (one.lane === "refused" && one.missing === undefined && one.score > -9 ? 1 : 0)
export const isBetter = (a: Weighed, b: Weighed): boolean =>
  rank[a.lane] > rank[b.lane] || (rank[a.lane] === rank[b.lane] && weight(a) > weight(b))

/** What the page's sentence says of a clause at best, and where it tells of the same deed otherwise. */
export const compare = (
  asked: AskedClause,
  page: Understood
): { readonly best: Weighed; readonly against: Weighed | null } => {
  let best: Weighed = none
  let against: Weighed | null = null
  for (const said of page.said) {
    const outcome = within(layBeside(asked, page, said))
    if (isBetter(outcome, best)) best = outcome
    if (outcome.lane === "refused" && outcome.deed === true && (against === null || isBetter(outcome, against)))
      against = outcome
  }
  return { best, against }
}
