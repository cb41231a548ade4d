/**
 * What ties the words of a sentence together, where it has them of the page: who does it, of what a place or a means is told,
 * what is only denied, and why. For languages that are read word by word.
 */

import type { Restatement } from "../tongues/Carrying.ts"
import { type ForeignClause, isAlike, isAmong } from "../tongues/ForeignText.ts"
import { weDo } from "../tongues/Leading.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { possessiveOurs } from "../words/OtherTongues.ts"
import { doerVeto } from "./Doers.ts"
import { phraseVeto } from "./PhraseTies.ts"
import { type Same, sameWordIn } from "./SameWord.ts"
import { alsoCauses, causes, deniesNext, houseOwn, oppositeDeeds, refers, rests, whoever } from "./TieWords.ts"

const textsOf = (clauses: ReadonlyArray<ForeignClause>) => clauses.flatMap(({ words }) => words.map(({ text }) => text))

/** "Thanks to …": two things side by side are no cause and effect. */
const causeVeto = ({ said, all }: Restatement): string | null => {
  const cause = textsOf(said.clauses).find((word) => causes.has(word))
  if (cause === undefined) return null
  const given = all.some(({ clauses }) => textsOf(clauses).some((word) => causes.has(word) || alsoCauses.has(word)))
  return given ? null : `no quote says "${cause}"`
}

/** "For class C we recommend our colleagues": not ours. */
const referralVeto = ({ said, all }: Restatement): string | null => {
  const isSent = (clause: ForeignClause) => clause.words.some(({ text }) => refers.has(text))
  const sent = all.flatMap(({ clauses }) => (clauses.some(isSent) ? clauses : []))
  if (sent.length === 0 || said.clauses.some(isSent)) return null
  const kept = all.flatMap(({ clauses }) => (clauses.some(isSent) ? [] : clauses))
  const has = (some: ReadonlyArray<ForeignClause>, stem: string, text: string) =>
    some.some(({ words }) => words.some((word) => word.text === text || (word.content && isAlike(word.stem, stem))))
  const lost = said.clauses
    .flatMap(({ words }) => words)
    .find(
      ({ content, text, stem, written }) =>
        (content || /^\p{Lu}$/u.test(written)) && has(sent, stem, text) && !has(kept, stem, text)
    )
  return lost === undefined ? null : `the page sends elsewhere for "${lost.written}"`
}

/** "A sale does not take place": nothing is sold. */
const deniedVeto = ({ said, all }: Restatement): string | null => {
  if (said.clauses.some((clause) => clause.found("not").length > 0)) return null
  const clauses = all.flatMap((heard) => heard.clauses)
  for (const { words } of said.clauses) {
    const name = words.findLastIndex(({ own }) => own)
    for (const [at, word] of words.entries()) {
      if (!word.content) continue
      const places = clauses.flatMap((clause) =>
        clause.words.flatMap((one, place) => (one.content && isAlike(one.stem, word.stem) ? [{ clause, place }] : []))
      )
      if (places.length === 0) continue
      const isDeed = name !== -1 && at === name + 1
      const isDenied = ({ clause, place }: (typeof places)[number]) =>
        deniesNext.test(clause.words[place - 1]?.text ?? "") ||
        (isDeed && clause.found("not").length > 0 && clause.words.length <= shortDenial)
      if (places.every(isDenied)) return `the page denies "${word.written}"`
    }
  }
  return null
}
const shortDenial = 8

/** "Two have no alcohol, the rest have": not all of them. */
const restVeto = ({ said, all, used }: Restatement, tongue: Tongue): string | null => {
  if (!said.clauses.some((clause) => clause.found("all").length > 0)) return null
  const own = new Set(textsOf(said.clauses))
  const rest = all
    .flatMap(({ clauses }) => clauses.flatMap(({ words }) => words.slice(0, 3)))
    .find(({ text }) => rests.has(text) && !own.has(text))
  return rest === undefined || used.length === 0 || !tongue.spaced ? null : `it leaves out "${rest.written}"`
}

/** "Sells", of "we buy"; what the reader buys of us is sold. */
const contraryVeto = ({ said, all }: Restatement, tongue: Tongue): string | null => {
  const own = said.clauses.flatMap(({ words }) => words.filter(({ content }) => content))
  const heard = all.flatMap(({ clauses }) => clauses.flatMap(({ words }) => words.filter(({ content }) => content)))
  for (const pair of oppositeDeeds)
    for (const [one, other] of [pair, [pair[1], pair[0]] as const]) {
      const deed = own.find(({ text }) => one.test(text))
      if (deed === undefined || heard.some(({ text }) => one.test(text))) continue
      const ours = all.some(({ clauses }) =>
        clauses.some(
          ({ words }) =>
            words.some(({ text }) => other.test(text)) &&
            words.some((word) => word.own || weDo[tongue.name]?.test(word.text) === true)
        )
      )
      if (ours && !own.some(({ text }) => other.test(text))) return `the page says the opposite of "${deed.written}"`
    }
  return null
}

/** "From its own hens", of "from the farm next door". */
const ownVeto = ({ said, all }: Restatement, same: Same): string | null => {
  for (const { words } of said.clauses)
    for (const [at, { text, written }] of words.entries()) {
      const thing = words[at + 1]
      if (!houseOwn.test(text) || thing?.content !== true) continue
      const told = all.some((heard) =>
        heard.clauses.some((clause) =>
          clause.words.some(
            (word, place) =>
              same(word, thing) &&
              clause.words
                .slice(Math.max(0, place - 3), place + 2)
                .some((one) => houseOwn.test(one.text) || possessiveOurs.test(one.text) || closeTo.test(one.text))
          )
        )
      )
      if (!told) return `no quote says "${written}" of this`
    }
  return null
}
const closeTo =
  /^(?:dein\p{L}{0,2}|ihre?[nmrs]?|tu|tus|su|sus|ton|ta|tes|votre|vos|seus?|suas?|teus?|tuas?|tuo[i]?|suo[i]?|jouw?|je|uw|selbst|selber|zelf|mism[oa]s?|mêmes?|mesm[oa]s?|stess[oaie])$/u

/** "Whoever buys glasses gets the test free": nobody else. */
const whoeverVeto = ({ said, used, units }: Restatement): string | null => {
  if (textsOf(said.clauses).some((word) => whoever.test(word))) return null
  for (const { clauses } of used) {
    const [first, next] = clauses
    if (first === undefined || next === undefined || !whoever.test(first.words[0]?.text ?? "")) continue
    if (first.units.length > 0 && !first.units.some((unit) => isAmong(unit, units)))
      return `it leaves out "${first.line.slice(0, 60)}"`
  }
  return null
}

const readIn = (name: Tongue["name"]): ReadLanguage | null =>
  name === "ja" || name === "zh" || name === "ar" || name === "en" ? null : name

export const tiesVeto = (one: Restatement, tongue: Tongue): string | null => {
  const language = readIn(tongue.name)
  if (language === null) return null
  const same = sameWordIn(language)
  return (
    deniedVeto(one) ??
    doerVeto(one, tongue, same) ??
    phraseVeto(one, tongue, same) ??
    causeVeto(one) ??
    referralVeto(one) ??
    restVeto(one, tongue) ??
    contraryVeto(one, tongue) ??
    ownVeto(one, same) ??
    whoeverVeto(one)
  )
}
