/** What the sentence leaves out of the page's: nothing that holds it to some cases, some time, or some people. */

import { type Case, hard, type Objection, soft, yielding } from "../lay/Case.ts"
import { isFree, isFreeVerb, isPriceWord, stemSet } from "../lay/FreeWords.ts"
import { alike, nearly } from "../meaning/Alike.ts"
import { narrows } from "../meaning/Narrowing.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { SaidClause } from "../meaning/Understood.ts"
import { companyNouns, productNouns } from "../words/Closed.ts"
import { availability, restricting } from "../words/Governors.ts"

const available = stemSet(availability)

/** Where fewer words say more: under "no" and "all", and of what the clause speaks in general. */
const widens = (one: Case, head: ClauseTerm): "surely" | "perhaps" | "not" => {
  if (head.polarity === -1 || head.quantity === "all" || head.quantity === "no") return "surely"
  return head.pre && one.q.clause.subject === "other" ? "perhaps" : "not"
}

/** Whether a condition holds of the clause that is compared: of its neighbour, and of all that it leads in. */
const hangsOn = ({ page, q }: Case, condition: SaidClause): boolean => {
  const at = page.said.indexOf(condition)
  if (page.said.slice(0, at).every(({ clause }) => clause.link === "condition")) return true
  const main = page.said.slice(0, at).findLast(({ clause }) => clause.link === "main" || clause.link === "and")
  return main === undefined || main === q || page.said.indexOf(q) > page.said.indexOf(main) || !bothSubjects(main, q)
}
/** "We repair faults, and we pay": two deeds, each with a subject of its own. */
const bothSubjects = (a: SaidClause, b: SaidClause) => a.clause.lead.length > 0 && b.clause.lead.length > 0

/** "Pay yearly and get two months free": who does not do the one does not get the other. */
function* bargains({ page, q, s, asked }: Case): Generator<Objection> {
  if (q.clause.link !== "and" || !gains.test(q.clause.group?.base ?? "")) return
  const asks = page.said.slice(0, page.said.indexOf(q)).findLast(({ clause }) => clause.group?.kind === "imperative")
  const told = asks?.terms.some((term) => asked.whole.some((other) => nearly(other.stem, term.stem))) ?? true
  if (!told)
    yield s.terms.some(({ strong, kind }) => strong || kind === "number")
      ? hard("the page says it only under a condition")
      : soft("the page says it only of some cases")
}
const gains = /^(?:get|receive|save|win|earn|enjoy|have|keep|pay)$/

function* conditions(one: Case): Generator<Objection> {
  yield* bargains(one)
  for (const other of one.page.said) {
    if (other === one.q) continue
    const { link, opener, negated, modal, subject } = other.clause
    const content = other.terms.filter(({ kind }) => kind !== "own" && kind !== "you")
    const told = content.filter((term) => one.asked.whole.some((term2) => nearly(term2.stem, term.stem)))
    if (link === "condition") {
      // "We repair faults, and we pay if you were stranded": of the clause it stands by.
      if (!hangsOn(one, other)) continue
      // "Where the school allows it, parents can pay by card", but not "a place where they can".
      const isLeading = one.page.said.indexOf(other) === 0
      const strict =
        /^(?:if|unless|until|when|whenever|once|provided|whether)$/.test(opener ?? "") ||
        (isLeading && /^where(?:ver)?$/.test(opener ?? "")) ||
        // "Storage is free while we repair your boat".
        (opener === "while" && one.s.terms.some(({ word }) => word.norm === "free"))
      if (told.length * 2 < content.length || (content.length === 0 && !one.asked.conditional))
        yield strict ? hard("the page says it only under a condition") : soft("the page says it only of some cases")
      // "Alerts you about your stock", of "when stock is low": half of a condition is none.
      else if (told.length < content.length && !one.asked.conditional && one.s.clause.verb !== null)
        yield /^(?:if|unless|until|provided)$/.test(opener ?? "")
          ? hard("the page says it only under a condition")
          : soft("the page says it only of some cases")
    } else if (narrows(other, one.q)) {
      const kept = content.filter((term) => one.asked.whole.some((said) => alike(said.stem, term.stem)))
      if (kept.length < content.length)
        yield kept.length === 0 ? hard("the page says it of some only") : soft("the page says it of some only")
    } else if ((link === "relative" || link === "content") && told.length === 0) {
      if ((negated || modal) && (subject === "own" || link === "content"))
        yield hard("the page takes it back in the same sentence")
      const follows = one.page.said.indexOf(other) === one.page.said.indexOf(one.q) + 1
      const head = one.pairs.findLast(({ near, q }) => near && q.head && q.role !== "verb")
      if (link === "relative" && follows && head !== undefined) {
        const wide = widens(one, head.q)
        if (wide !== "not")
          yield wide === "surely" ? yielding("the page says it of some only") : soft("the page says it of some only")
      }
    }
  }
}

const isCategory = (word: string) => companyNouns.has(word) || productNouns.has(word)
/** "In one day" and "in a day": what is counted stands in both. */
const isKept = ({ pairs }: Case, { value, chunk }: ClauseTerm) =>
  pairs.some((pair) => pair.q.chunk === chunk && pair.q.stem === value?.unit)

const calendar = /^(?:(?:week|mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|winter|summer|autumn|spring)$/

/** Tells one of several. */
const oneOfSeveral =
  /^(?:first|second|third|last|next|final|initial|selected|eligible|registered|qualifying|participating|additional|only)$/

/** "In one place", "with a click", "in seconds": praise, without which less is said. */
const praised = /^(?:place|click|clicks|tap|taps|glance|seconds|minutes|moments|command|line|ease|go|flash|instant)$/
const isPraise = ({ prep, word, kind, value, polarity }: ClauseTerm, { q }: Case): boolean => {
  if (polarity === -1 || !/^(?:in|with|at|on|within)$/.test(prep ?? "")) return false
  if (kind === "number")
    return value?.number === "1" && praised.test(q.clause.words[q.clause.words.indexOf(word) + 1]?.norm ?? "")
  return praised.test(word.norm)
}

/** A heading names what a page can do; with what, from where and next to what it does so may go. */
const isNamed = ({ s, q }: Case): boolean =>
  s.clause.verb === null &&
  s.clause.group === null &&
  q.clause.subject !== "other" &&
  q.clause.verb !== null &&
  s.terms.every(({ kind, strong, polarity }) => kind === "word" && !strong && polarity === 1)

const isLicence = (word: string) => /^licen[cs]es?$/.test(word)

/** "The trust, a registered charity, runs": what it is, and not which of several. */
const isAside = ({ word }: ClauseTerm, { clause: { lead, main } }: SaidClause): boolean =>
  (main?.gap.includes(",") ?? false) && lead.slice(1, lead.indexOf(word) + 1).some(({ gap }) => gap.includes(","))

function* leftWord(one: Case, term: ClauseTerm): Generator<Objection> {
  const { q, pairs, s } = one
  const used = (other: ClauseTerm) => pairs.some((pair) => pair.q === other)
  if (term.role === "agent" && term.kind !== "name" && isAside(term, q)) return
  // "Weekends included": it holds then as well.
  if (
    term.value === null &&
    /^(?:included|inclusive)$/.test(q.clause.words[q.clause.words.indexOf(term.word) + 1]?.norm ?? "")
  )
    return
  // "Open source under the Apache licence": open source.
  if (term.prep === "under" && q.terms.some(({ chunk, word }) => chunk === term.chunk && isLicence(word.norm))) return
  const mates =
    term.role === "verb" ? [] : q.terms.filter((other) => other.chunk === term.chunk && other !== term && used(other))
  // "Your first meeting is free": not every meeting; another word may say which.
  if (mates.length > 0 && oneOfSeveral.test(term.word.norm))
    yield yielding(`the page says it of "${term.word.text}" only`)
  const only = `the page says it only "${term.prep ?? ""} ${term.word.text}"`
  const holds = q.terms.some((other) => (available.has(other.stem) || other.strong) && used(other))
  // "Children can dive from the age of ten": no younger ones.
  if (term.prep === "from" && /^(?:age|year|time|date)s?$/.test(term.word.norm)) yield hard(only)
  if (isPraise(term, one) && s.terms.every(({ polarity }) => polarity === 1)) return
  if (isNamed(one) && /^(?:with|from|via|through|by)$/.test(term.prep ?? "") && term.kind === "word" && !term.strong)
    return
  if (term.value?.number === "1" && (term.polarity === -1 || (term.value.currency === "" && isKept(one, term)))) return
  // "The library weighs 400 kB": the product, by what it is.
  if (
    term.pre &&
    q.clause.subject === "own" &&
    term.kind === "word" &&
    term.role !== "lead" &&
    term.word.pos === "noun"
  )
    return
  // "A non-profit organization" is a non-profit.
  const mate = q.terms.some((other) => other.chunk === term.chunk && used(other) && !other.strong)
  if (term.head && mate && q.clause.group?.base === "be" && isCategory(term.word.norm)) return
  // "Meet the Harpers, a family of five": what is said then is said of them.
  if (term.kind === "name" && /^(?:meet|introduce|welcome)$/.test(q.clause.group?.base ?? ""))
    yield hard(`the site says this about ${term.word.text}`)
  // When it began still holds.
  if (term.value !== null && /^\d{4}$/.test(term.value.number) && (term.prep === "since" || term.prep === "in")) return
  // "Basic: £2", "Basic: free": the price of that alone.
  const free = q.terms.findIndex((other) => other.word.norm === "free" && used(other))
  const price = one.priced ? q.terms.findIndex(({ value }) => value !== null && value.currency !== "") : free
  if (
    price !== -1 &&
    q.clause.verb === null &&
    q.terms.indexOf(term) < price &&
    !isPriceWord(term) &&
    !isFree(term, q.clause, true)
  )
    yield hard(`the page says it of "${term.word.text}" only`)
  if (term.role === "lead") {
    if (!/^\d{4}$/.test(term.value?.number ?? term.word.norm)) yield hard("the page says it only of some cases")
  } else if (mates.some((other) => widens(one, other) === "surely")) {
    yield hard(`the page says it of "${term.word.text}" only`)
  } else if (term.pre && q.clause.subject === "other" && q.clause.subjectWords[0] === "you" && term.kind === "word") {
    // "Helps freelancers send": whom it helps may go.
    return
  } else if (term.pre && q.clause.subject === "other" && q.clause.verb !== null) {
    // What is left of a subject is weighed with the subject; where the deed is the same, it never goes.
    const same = one.verbs || q.clause.group?.base === "be"
    // "Our wardens dig every grave": it is dug, by whoever of ours does it.
    const ours = q.clause.owned && s.clause.passive && !s.terms.some(({ role }) => role === "agent")
    if (ours && term.kind === "word" && !term.strong) return
    const bound = s.terms.some(
      ({ kind, value, quantity, strong }) =>
        (kind === "number" && value?.number !== "1") || kind === "name" || quantity === "all" || strong
    )
    if ((same && bound) || term.kind === "number" || term.strong || term.quantity === "only")
      yield hard(`the page says it of "${term.word.text}" only`)
    else yield soft(`the page says it of "${term.word.text}" only`)
  } else if (term.role === "verb") {
    const named =
      s.clause.verb === null &&
      s.clause.group === null &&
      q.clause.subject !== "other" &&
      one.telling.every(({ s: a, q: b }) => a.word.pos !== "verb" && b.role !== "verb" && !b.pre)
    if (!named && !isFreeVerb(term) && !(one.priced && isPriceWord(term))) yield soft("the verb is left out")
  } else if (mates.length > 0) {
    const head = mates.find((other) => other.head) ?? mates[0]
    const wide = head === undefined ? "not" : widens(one, head)
    // "Free for open-source projects": not for any.
    const bound = holds && /^(?:for|to|with|in|on|at)$/.test(term.prep ?? "")
    if (wide === "surely" || bound) yield hard(`the page says it of "${term.word.text}" only`)
    else if (wide === "perhaps" || term.head) yield soft(`the page says it of "${term.word.text}" only`)
    else if (term.quantity !== null && term.quantity !== "all") yield hard("the page says it of some only")
  } else if (term.prep !== null) {
    // "On weekdays", "in winter": at no other time.
    if (calendar.test(term.word.norm) && /^(?:on|in|during|at)$/.test(term.prep)) yield hard(only)
    else if (restricting.has(term.prep)) {
      // "After each call" for "after every talk": the phrase is there, in other words.
      const said = one.missing.some((other) => other.prep === term.prep)
      const condition = !said && !/^(?:for|with|on|since|through)$/.test(term.prep)
      // "Software for marinas with up to 300 berths": for whom it is, in what says what it is.
      const described =
        /^(?:for|with)$/.test(term.prep) && (q.clause.group === null || q.clause.group.base === "be") && !one.priced
      const figure = term.kind === "number" && term.value?.number !== "1" && !described
      yield holds || (condition && term.prep !== "without") || figure ? hard(only) : soft("a phrase is left out")
    } else if (holds) yield hard(only)
    // "Donations are tax-deductible in Germany": nowhere else.
    else if (!/^(?:of|from)$/.test(term.prep) && q.clause.group?.base === "be" && q.clause.subject === "other")
      yield term.kind === "name" && /^(?:in|within|on)$/.test(term.prep) ? hard(only) : soft(only)
  }
}

export function* leftOutObjections(one: Case): Generator<Objection> {
  yield* conditions(one)
  for (const term of one.left) yield* leftWord(one, term)
}
