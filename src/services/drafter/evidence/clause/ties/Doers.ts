/** Who does a deed: a page that gives it to somebody else does not say that the site does it. */

import type { Restatement } from "../tongues/Carrying.ts"
import { type ForeignClause, type ForeignWord, isAmong } from "../tongues/ForeignText.ts"
import { weDo } from "../tongues/Leading.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import { possessiveOurs, possessiveYours } from "../words/OtherTongues.ts"
import type { Same } from "./SameWord.ts"
import { beforeUs, creations, doneForUs, germanicPassive, noDoers, participle, pluralArticles } from "./TieWords.ts"

/** What the product is said to do: the first word after its name, or before it where a place or a time leads in. */
const deedsOf = ({ said }: Restatement): ReadonlyArray<ForeignWord> =>
  said.clauses.flatMap(({ words }) => {
    const name = words.findLastIndex(({ own }) => own)
    const next = words.slice(name + 1).find(({ content }) => content)
    return name === -1 || next === undefined ? [] : [next]
  })

const isGermanic = ({ name }: Tongue) => name === "de" || name === "nl"
const isCapital = ({ written }: ForeignWord) => /^\p{Lu}/u.test(written)
const isWe = (words: ReadonlyArray<ForeignWord>, tongue: Tongue) =>
  words.some(({ text, own }) => own || weDo[tongue.name]?.test(text) === true)

/** Verbs beside an "us" that somebody else does something for. */
const givenUs = (clause: ForeignClause, tongue: Tongue, named: ReadonlyArray<string>): ReadonlyArray<ForeignWord> =>
  clause.words.flatMap(({ text }, at) => {
    const [before, after] = [clause.words[at - 1], clause.words[at + 1]]
    if (before === undefined || beforeUs.has(before.text)) return []
    // "Die Stadt unterstützt unseren Verein": the product, by what it is.
    if (possessiveOurs.test(text) && at > 1 && named.includes(after?.stem ?? "")) return [before]
    if (text !== doneForUs[tongue.name] || (after !== undefined && weDo[tongue.name]?.test(after.text) === true))
      return []
    const beside = isGermanic(tongue) ? [before] : tongue.name === "pt" ? [before, after] : [after]
    return beside.flatMap((word) => (word?.content === true && !isCapital(word) ? [word] : []))
  })
/** "Die Bauern liefern uns Milch": Acme delivers none. */
const giverVeto = (one: Restatement, tongue: Tongue, same: Same): string | null => {
  const named = one.said.clauses.flatMap(({ words }) => words.filter(({ own }) => own).map(({ stem }) => stem))
  const deeds = one.said.clauses.some(({ words }) => words.some(({ own }) => own))
    ? one.said.clauses.flatMap(({ words }) => words.filter(({ content }) => content))
    : []
  for (const { clauses } of one.used)
    for (const clause of clauses) {
      if (tongue.name !== "fr" && isWe(clause.words, tongue)) continue
      const given = givenUs(clause, tongue, named).find((verb) => deeds.some((deed) => same(deed, verb)))
      if (given !== undefined) return `the page says others do it for the site: "${given.written}"`
    }
  return null
}

interface Agent {
  readonly clause: ForeignClause
  readonly deed: ForeignWord
  readonly doer: ForeignWord
}
/** "Geführt von einem Verein": what is done, and by whom. */
const agentsIn = (clause: ForeignClause, tongue: Tongue): ReadonlyArray<Agent> =>
  clause.found("by").flatMap(({ at, text }) => {
    const from = clause.words.findIndex((word) => word.at >= at + text.length)
    const doer = clause.words.slice(from).find(({ content, own }) => content || own)
    if (from === -1 || doer === undefined || clause.words.slice(from).some(({ value }) => value !== null)) return []
    if (noDoers.has(doer.text) || doer.text.match(tongue.calendar) !== null) return []
    const germanic = isGermanic(tongue)
    const deed = germanic
      ? clause.words.findLast(({ content }) => content)
      : clause.words.slice(0, from).findLast((word) => word.at < at)
    const passive = germanic
      ? clause.words.some((word) => germanicPassive.test(word.text))
      : deed !== undefined && participle.test(deed.text)
    return passive && deed !== undefined && deed !== doer && deed.content ? [{ clause, deed, doer }] : []
  })
const isOurs = ({ clause, doer }: Agent) => {
  const at = clause.words.indexOf(doer)
  return doer.own || clause.words.slice(Math.max(0, at - 2), at).some(({ text }) => possessiveOurs.test(text))
}
/** "Run by parents", of "run by the town"; "delivers", of "delivered by a courier". */
const agentVeto = (one: Restatement, tongue: Tongue, same: Same): string | null => {
  const heard = one.all.flatMap(({ clauses }) => clauses.flatMap((clause) => agentsIn(clause, tongue)))
  const own = one.said.clauses.flatMap((clause) => agentsIn(clause, tongue))
  for (const { deed, doer } of own) {
    const alike = heard.filter((other) => same(other.deed, deed))
    const other = alike.find((agent) => !same(agent.doer, doer))
    if (other !== undefined && !alike.some((agent) => same(agent.doer, doer)) && !other.doer.own)
      return `the page says it is done by "${other.doer.written}"`
    const known = one.all.some(({ units }) => isAmong(deed.stem, units))
    if (!known && creations.test(deed.text)) return `no quote says "${deed.written}"`
  }
  if (own.length > 0 || !one.said.clauses.some(({ words }) => words.some((word) => word.own))) return null
  for (const agent of heard) {
    const { clause, doer } = agent
    if (isOurs(agent) || isAmong(doer.stem, one.units)) continue
    const kept = clause.units.filter((unit) => isAmong(unit, one.units)).length
    if (kept >= leastKept) return `the page says it is done by "${doer.written}"`
  }
  return null
}
const leastKept = 2

/** Whether somebody else than the site does it: the reader, or whom the page names for it. */
const near = 4
const subordinate = /^(?:que|wie|damit|dass|wenn|che|opdat|zodat|hoe|qu|como|come)$/u
/** "C'est le vigneron qui décide". */
const cleft =
  /(?:^|\s)(?:(?:c est|ce sont) (?:\S+ ){1,4}qui|(?:es|son) (?:\S+ ){1,4}quien(?:es)?|é (?:\S+ ){1,4}quem|(?:è|sono) (?:\S+ ){1,4}(?:che|a))$/u
const isOthers = ({ words }: ForeignClause, at: number, tongue: Tongue): boolean => {
  const before = words.slice(0, at)
  if (!isWe(before, tongue) && cleft.test(before.map(({ text }) => text).join(" "))) return true
  // "Damit Ihr Betrieb es einreicht".
  const who = before.findLastIndex(({ text }) => possessiveYours.test(text))
  const since = before.slice(who)
  return (
    who > 0 &&
    at - who <= near &&
    subordinate.test(before[who - 1]?.text ?? "") &&
    !isWe(since, tongue) &&
    since.filter(({ content }) => content).length === 1
  )
}
const readerVeto = (one: Restatement, tongue: Tongue, same: Same): string | null => {
  for (const deed of deedsOf(one)) {
    const places = one.all.flatMap(({ clauses }) =>
      clauses.flatMap((clause) => clause.words.flatMap((word, at) => (same(deed, word) ? [{ clause, at }] : [])))
    )
    if (places.length > 0 && places.every(({ clause, at }) => isOthers(clause, at, tongue)))
      return `the page says that somebody else does it: "${deed.written}"`
  }
  return null
}

/** "Relatives drive them to the doctor": people without an "our" whom the sentence leaves out, and what they do. */
const openers = 4
const peopleIn = (clause: ForeignClause, tongue: Tongue): readonly [ForeignWord, ForeignWord] | null => {
  const [first, ...rest] = clause.words
  if (first === undefined || isWe(clause.words, tongue)) return null
  const [doer, ...more] = pluralArticles[tongue.name]?.has(first.text) === true ? rest : clause.words
  if (doer === undefined || !doer.content || doer.text.match(tongue.calendar) !== null) return null
  if (clause.found("all").some(({ at }) => at === doer.at) || (tongue.name === "de" && !isCapital(doer))) return null
  const near = isGermanic(tongue) ? more.slice(0, 1) : more.slice(0, openers)
  const deed = near.find((word) => pluralVerb.test(word.text))
  const isTheirs = deed?.content === true && !isCapital(deed)
  const ours = near.some(({ text }) => possessiveOurs.test(text))
  return isTheirs && !ours ? [doer, deed] : null
}
const pluralVerb = /(?:n|ent|ont|em|am)$/u
const peopleVeto = (one: Restatement, tongue: Tongue, same: Same): string | null => {
  if (!one.said.clauses.some(({ words }) => words.some(({ own }) => own))) return null
  for (const { clauses } of one.used)
    for (const clause of clauses) {
      const found = peopleIn(clause, tongue)
      if (found === null) continue
      const [doer, deed] = found
      if (isAmong(doer.stem, one.units)) continue
      const kept = one.said.clauses.some(({ words }) => words.some((word) => word.content && same(word, deed)))
      if (kept) return `the page says it of "${doer.written}"`
    }
  return null
}

export const doerVeto = (one: Restatement, tongue: Tongue, same: Same): string | null =>
  giverVeto(one, tongue, same) ??
  agentVeto(one, tongue, same) ??
  readerVeto(one, tongue, same) ??
  peopleVeto(one, tongue, same)
