/** When it is so: now, once, some day, perhaps, or only in somebody's mind. */

import { type Case, hard, type Objection, soft, yielding } from "../lay/Case.ts"
import { isReader, stemSet } from "../lay/FreeWords.ts"
import type { Clause } from "../parse/Clauses.ts"
import { stemOf } from "../parse/Stems.ts"
import { pastWords } from "../words/Moods.ts"

const was = "the page says that it was, not that it is"
const comes = "the page says it will come, not that it is there"

/** "All at once", "paid once", "once you are back": no more than when, or how often. */
const isOnce = (words: Clause["words"], at: number): boolean =>
  words[at]?.norm === "once" &&
  (words[at - 1]?.norm === "at" ||
    at === words.length - 1 ||
    /^(?:you|they)$/.test(words[at + 1]?.norm ?? "") ||
    /^(?:an?|per|each|every)$/.test(words[at + 1]?.norm ?? ""))

/** "Our director until last spring". */
const isOver = (words: Clause["words"]): boolean =>
  words.some(
    ({ norm }, at) => norm === "until" && /^(?:last|recently|then|\p{Nd}{4})$/u.test(words[at + 1]?.norm ?? "")
  )

/** "Once the trial is over": when the rest is so. */
const isEnding = ({ words, link }: Clause, at: number): boolean =>
  link === "condition" && words[at]?.norm === "over" && words[at - 1]?.pos === "aux"

/** "In a former chapel", "on the former railway land": the place was something else, not what is told of it. */
const isOldPlace = (words: Clause["words"], at: number): boolean =>
  /^(?:former|old|previous)$/.test(words[at]?.norm ?? "") &&
  words.slice(Math.max(0, at - 2), at).some(({ norm }) => /^(?:in|on|at|inside)$/.test(norm))

const tellsPast = (clause: Clause, anyOnce = false): boolean => {
  const { words } = clause
  return (
    isOver(words) ||
    words.some(
      ({ norm }, at) =>
        pastWords.has(norm) && (anyOnce || !isOnce(words, at)) && !isOldPlace(words, at) && !isEnding(clause, at)
    ) ||
    words.some(
      ({ norm }, at) =>
        norm === "used" &&
        words[at + 1]?.norm === "to" &&
        !words.slice(Math.max(0, at - 2), at).some(({ pos }) => pos === "aux")
    ) ||
    (words.some(({ norm }) => norm === "longer") && words.some(({ norm }) => norm === "no"))
  )
}

/** "Three months; after that you can leave": not before. */
const comesAfter = ({ words }: Clause): boolean =>
  words.some(
    ({ norm }, at) =>
      /^(?:afterwards?|thereafter)$/.test(norm) ||
      (/^(?:after|until|following)$/.test(norm) && /^(?:that|this|which|then)$/.test(words[at + 1]?.norm ?? ""))
  )

/** "Table looms, built in Stroud": how a thing is made, told under it as a label, of no time. */
const madeForm =
  /^(?:built|made|cut|designed|written|grown|baked|roasted|brewed|printed|delivered|compared|modell?ed|crafted|hosted|served|sewn|woven|knitted|cooked|sourced|inspired|powered|based|taught|translated|selected|chosen|explained|told|organi[sz]ed|restored|repaired|recycled|produced|manufactured|assembled|tuned|tested|ranked|summari[sz]ed|simplified|automated|bottled|smoked|fired|thrown|bound|forged|painted|drawn|finished|fitted|packed)$/
const isLabel = ({ main, tense, words, group, subject }: Clause): boolean =>
  subject !== "own" &&
  tense === "past" &&
  group?.mood === "fact" &&
  main !== null &&
  madeForm.test(main.norm) &&
  !/^(?:the|an?|this|these|those|our|its|their|we|they|it|he|she|i|you)$/.test(words[0]?.norm ?? "") &&
  !words.some(({ pos }) => pos === "aux")

const tenses = (a: Clause, b: Clause): string | null => {
  if (isLabel(a) || isLabel(b)) return null
  if (a.group === null || b.group === null || a.verb === null || b.verb === null) {
    if (b.verb === null || a.verb !== null) return null
    if (b.tense === "future") return comes
    return b.tense === "past" && !b.passive && a.group === null ? was : null
  }
  if (b.tense === "future" && a.tense !== "future") return comes
  if (a.tense === "future" && b.tense === "past") return "the page says that it was, not that it will be"
  if (a.modal && b.modal) return null
  if (b.group.mood === "progress" && a.group.mood !== "progress" && !a.group.perfect)
    return "the page says it is still being made"
  if (a.group.perfect || b.group.perfect) return null
  if (b.tense === "past" && a.tense !== "past") return was
  return a.tense === "past" && b.tense !== "past" ? "the page says that it is, not that it was" : null
}

/** Whatever else they are said of, it is no more. */
const endings = stemSet(new Set("end close shut stop pause retire sell leave drop cancel discontinue cease".split(" ")))
/** Whether the deed of the page's clause is one the sentence speaks of: what else was done says nothing of it. */
const isMeant = ({ q, pairs, verbs }: Case): boolean =>
  verbs ||
  q.clause.main === null ||
  q.clause.words.some(({ norm, pos }) => pos === "aux" && /^(?:was|were|had|did)$/.test(norm)) ||
  endings.has(q.clause.verb ?? "") ||
  pairs.some((pair) => pair.near && (pair.q.word === q.clause.main || (pair.q.pre && pair.q.kind !== "own")))

const isHoped = ({ modal, tense, group }: Clause): boolean =>
  modal ||
  tense === "future" ||
  /^(?:plan|progress)$/.test(group?.mood ?? "") ||
  /^(?:hope|plan|intend|aim|want|expect|wish|consider)$/.test(group?.base ?? "")
const pointsBack = /^(?:these|this|that|those|it|them|one|ones)$/

/** "People who want to mend it themselves", "if a migration would hold a table": which of them, and no plan of anybody's. */
const isOfSome = ({ link }: Clause): boolean => link === "relative" || link === "condition"
/** "Dogs may come along", "videos may be turned": what is allowed is no doubt whether it is so. */
const permits = ({ group, tense, passive, subject, subjectWords, words }: Clause): boolean =>
  group?.mood === "may" &&
  tense === "present" &&
  (passive ||
    subjectWords[0] === "you" ||
    allowed(subjectWords) ||
    (subject === "other" && words.some(({ norm }) => norm === "may")))
/** "Learners may change tutors": those a page speaks to. */
const allowed = (words: ReadonlyArray<string>) =>
  words.length === 1 && words.every((word) => isReader({ kind: "word", stem: stemOf(word) }))

/** "You need an adult with you": a duty, as "must" is. */
const obliges = ({ group }: Clause): boolean => group !== null && (group.must || /^(?:need|require)$/.test(group.base))

export function* timeObjections(one: Case): Generator<Objection> {
  const { s, q } = one
  const a = s.clause
  const b = q.clause
  if (b.question && !a.question) yield hard("the page asks this, it does not say it")
  if (b.speech && !a.speech) yield hard("these are somebody else's words or thoughts")
  // "May be exchanged", and "can be".
  const isAllowed = permits(b) && a.passive && a.words.some(({ norm }) => norm === "can")
  if (b.modal && !a.modal && !isAllowed)
    yield hard(b.group?.mood === "may" ? "the page says that it may be, not that it is" : comes)
  // "Videos may be turned", "you may turn": allowed, where the page says how; of the product it is a doubt or a plan.
  const permitted = b.group?.kind === "imperative" && a.group?.mood === "may" && a.passive
  if (a.modal && !b.modal && b.tense !== "future" && !permitted)
    yield permits(a) || isOfSome(a)
      ? // "Turn any video into a post": whoever is told to may.
        soft("the page says it is so, the sentence that it may be")
      : // That it may be, or is due, claims less than that it is.
        yielding("the page says it as a fact, the sentence as a plan")
  // "Four teas, delivered every month": what follows a comma describes, and tells of no time.
  const describes = b.main !== null && b.tense === "past" && /,/.test(b.main.gap) && /ed$/.test(b.main.norm)
  const told = describes ? null : tenses(a, b)
  // "Freshly roasted beans": no deed of the sentence's own.
  const being = a.group?.base === "be" && b.group?.base === "be" && !a.passive && !b.passive
  const own = a.tense !== "past" || one.verbs || a.group === null
  if (told !== null) yield being || (isMeant(one) && own) || b.tense === "future" ? hard(told) : soft(told)
  if (tellsPast(a) !== tellsPast(b) && tellsPast(a, true) !== tellsPast(b, true)) yield hard(was)
  // "Reeds: we hope to add these", "iOS: we're working on it".
  const next = one.page.said[one.page.said.indexOf(q) + 1]?.clause
  if (b.verb === null && next !== undefined && isHoped(next) && next.words.some(({ norm }) => pointsBack.test(norm)))
    yield hard(comes)
  if (comesAfter(b) && !comesAfter(a) && !one.asked.conditional)
    yield hard("the page says it only after something else")
  if (obliges(a) !== obliges(b) && (a.group?.must ?? false) !== (b.group?.must ?? false))
    yield hard("the page says what must be, not what is")
}
