/** What binds: figures, names, superlatives, how many, how often, denied or not. It stands on both sides or on neither. */

import { type Case, hard, isPriced, type Objection, soft, timeStems, yielding } from "../lay/Case.ts"
import { stemSet } from "../lay/FreeWords.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { SaidClause } from "../meaning/Understood.ts"
import type { Value } from "../meaning/Values.ts"
import { frequencies } from "../words/Bound.ts"

const distanceStems: ReadonlySet<string> = new Set([
  "mile",
  "kilometr",
  "kilomet",
  "metr",
  "meter",
  "yard",
  "feet",
  "foot"
])
/** Said of a number that changes nothing: "in", "by" or "within" two days. */
const idle = new Set(["within", "by", "since"])
const equalHedges = (a: Value, b: Value) => {
  const left = [...a.hedges].filter((one) => !idle.has(one))
  const right = [...b.hedges].filter((one) => !idle.has(one))
  if (left.length === right.length && left.every((one) => right.includes(one))) return true
  // "In less than two seconds", "no more than two seconds", is "within two seconds"; "up to forty miles" "within forty miles".
  const isWithin = (one: Value, other: Value) =>
    one.hedges.has("within") &&
    (other.hedges.has("under") ||
      (other.hedges.has("upto") && (timeStems.has(other.unit) || distanceStems.has(other.unit))))
  return isWithin(a, b) || isWithin(b, a)
}

/** Deeds of which a name says by whom or where: it stands with them or not at all. */
const deeds = stemSet(
  new Set(
    "founden find start base locate own buy acquire win award raise lead partner invest certify approve name".split(" ")
  )
)

/** A figure that counts the same, in another clause of the sentence. */
const isSameFigure = ({ value: told }: ClauseTerm, { value }: ClauseTerm): boolean =>
  told !== null &&
  value !== null &&
  told.currency === "" &&
  value.currency === "" &&
  told.number === value.number &&
  told.unit === value.unit &&
  value.unit !== "" &&
  equalHedges(told, value)

/** A figure of the page, whatever another word it counts; a year counts nothing. */
const isSameNumber = ({ value: told }: ClauseTerm, { value }: ClauseTerm): boolean =>
  told !== null &&
  value !== null &&
  told.currency === "" &&
  value.currency === "" &&
  told.number === value.number &&
  (value.unit !== "" || /^(?:19|20)\p{Nd}{2}$/u.test(value.number)) &&
  equalHedges(told, value)

/** "Some 6,200", of "6,200"; "just one" of "exactly one"; "after 25 minutes" of "at 25 minutes": no more is claimed. */
const saysNoMore = (s: Value, q: Value): boolean =>
  s.currency === "" &&
  [...s.hedges].every((one) => idle.has(one) || q.hedges.has(one) || /^(?:about|only|after|from)$/.test(one)) &&
  [...q.hedges].every((one) => idle.has(one) || s.hedges.has(one) || /^(?:about|only|exactly)$/.test(one))

const oftenIn = ({ clause }: SaidClause): ReadonlyArray<string> =>
  clause.words.filter(({ norm }) => frequencies.has(norm)).map(({ norm }) => norm)

/** Said of what is there for some, or not for good. */
const earlyWord = ({ clause }: SaidClause): string | null =>
  clause.words.find(({ norm }) =>
    /^(?:beta|alpha|preview|waitlist|waiting|prototype|pilot|trial|invited|invite-only)$/.test(norm)
  )?.text ?? null

/** "Weekend classes", of "evening classes": of the same thing another kind. */
function* otherKind({ s, q, pairs, missing, left }: Case): Generator<Objection> {
  const describes = (term: ClauseTerm) => term.kind === "word" && !term.head && /^(?:noun|adj)$/.test(term.word.pos)
  for (const { s: a, q: b, near } of pairs) {
    if (!near || !a.head || !b.head) continue
    const kind = missing.find((term) => term.chunk === a.chunk && s.terms.includes(term) && describes(term))
    const told = left.find((term) => term.chunk === b.chunk && q.terms.includes(term) && describes(term))
    if (kind !== undefined && told !== undefined)
      yield hard(`the page says "${told.word.text}", not "${kind.word.text}"`)
  }
}

/** Said of one that stands for all: "your claim", "a lesson". */
const isAnyones = ({ word }: ClauseTerm, { clause }: SaidClause): boolean => {
  const at = clause.words.indexOf(word)
  return clause.words.slice(Math.max(0, at - 2), at).some(({ norm }) => /^(?:your|an?)$/.test(norm))
}

/** "Artifacts are always encrypted": all of them are. */
const isAlways = ({ clause }: SaidClause): boolean => clause.words.some(({ norm }) => norm === "always")

export function* boundObjections(one: Case): Generator<Objection> {
  const { s, q, pairs, missing } = one
  for (const term of missing) {
    if (term.kind === "number") {
      // "Without a single call": no number.
      const single = term.value?.number === "1" && term.value.currency === ""
      if (single && term.polarity === -1) continue
      // "With a single command": one of what nobody counts.
      const counted = q.terms.some(({ value }) => value !== null && value.currency === "")
      yield single && !counted
        ? soft(`no quote says "${term.word.text}" of this`)
        : one.page.said.some((other) =>
              other.terms.some((told) => isSameFigure(told, term) || isSameNumber(told, term))
            )
          ? yielding(`no quote says "${term.word.text}" of this`)
          : hard(`no quote says "${term.word.text}" of this`)
    } else if (term.kind === "name") {
      const reason = `no quote names "${term.word.text}" here`
      const bound =
        deeds.has(s.clause.verb ?? "") ||
        (term.pre && term.head && s.clause.subject !== "own") ||
        // "Printed in Poland", of "we print labels": the deed is told without it.
        (one.verbs && term.prep !== null)
      yield one.asked.named.has(term.stem) && !deeds.has(s.clause.verb ?? "")
        ? soft(reason)
        : bound
          ? hard(reason)
          : yielding(reason)
    } else if (term.strong) {
      // "Only suggests swaps", of "never changes a rota": a denial of all else.
      const { claims, denies } = one.asked.told
      const claimed = claims.has(`${term.stem} ${term.polarity}`) || (term.stem === "only" && denies)
      yield (claimed ? yielding : hard)(`no quote says "${term.word.text}"`)
    } else if (term.quantity !== null && term.quantity !== "no" && term.quantity !== "some")
      yield term.quantity === "all" && !one.asked.all && !isAlways(q)
        ? hard("no quote says of how many")
        : soft("no quote says of how many")
  }
  for (const pair of pairs) {
    if (pair.s.polarity * pair.q.polarity === -1) yield hard("the page says the opposite")
    if (pair.s.value !== null && pair.q.value !== null && !equalHedges(pair.s.value, pair.q.value))
      yield (saysNoMore(pair.s.value, pair.q.value) ? yielding : hard)(
        `the page says it otherwise of "${pair.s.word.text}"`
      )
    if (!pair.near || pair.s.word.pos === "verb" || pair.q.word.pos === "verb") continue
    const a = pair.s.quantity
    const b = pair.q.quantity
    if (a === b || pair.s.polarity === -1 || pair.q.polarity === -1) continue
    if (b !== null && b !== "all" && b !== "no") yield hard(`the page says it of ${b === "only" ? "this only" : b}`)
    // "Each claim", of "your claim": whosever it is.
    else if (a === "all" && (isAnyones(pair.q, q) || (b === null && isAlways(q))))
      yield soft("no quote says of how many")
    else if (a !== null && a !== "no" && a !== "some") yield hard("no quote says of how many")
  }
  yield* otherKind(one)
  // "Plus delivery", of "delivery included".
  const added = (said: SaidClause) =>
    said.clause.words.some(({ norm }) => /^(?:plus|excluding|excl|exclusive)$/.test(norm))
  if (added(s) !== added(q) && (isPriced(s) || isPriced(q))) yield hard("the page says otherwise what is included")
  // Figures of one kind in one clause: each stays with what stands beside it.
  const values = pairs.flatMap(({ q: { value } }) => value ?? [])
  const rival = one.left.find(
    ({ value }) =>
      value !== null && values.some((known) => known.unit === value.unit && known.currency === value.currency)
  )
  if (
    rival !== undefined &&
    one.left.some((term) => term.value === null && (term.kind === "name" || term.prep !== null || term.pre))
  )
    yield hard("the page says it of one of several")
  // "Records no calls": the same verb, elsewhere in the sentence, the other way round or only planned.
  const verb = s.terms.find(({ role }) => role === "verb")
  if (verb !== undefined)
    for (const other of one.page.said) {
      if (other === q || other.clause.link === "condition") continue
      const again = other.terms.find((term) => term.word.pos === "verb" && term.stem === verb.stem)
      if (again === undefined || one.verbs) continue
      if (again.polarity * verb.polarity === -1) yield hard("the page says the opposite")
      if (other.clause.modal && !s.clause.modal) yield hard("the page says it will come, not that it is there")
    }
  const early = earlyWord(q)
  if (early !== null && earlyWord(s) === null) yield hard(`the page says "${early}"`)
  const page = oftenIn(q)
  const own = oftenIn(s)
  if (page.length > own.length) yield hard(`the page says "${page[0]}"`)
  else if (own.length > page.length) yield soft(`no quote says "${own[0]}"`)
}
