/** What leads in a quote and what a list gains: of whom or when the rest holds, and what nobody says. */
import { possessiveOurs } from "../words/OtherTongues.ts"
import type { Restatement } from "./Carrying.ts"
import { type ForeignClause, isAmong } from "./ForeignText.ts"
import type { Tongue } from "./Tongue.ts"

/** The site as the doer, by a word or by its verb's ending. */
export const weDo: Readonly<Partial<Record<Tongue["name"], RegExp>>> = {
  de: /^wir$/u,
  nl: /^(?:wij|we)$/u,
  es: /(?:^nosotr[oa]s|\p{L}{2}[aei]mos)$/u,
  pt: /(?:^nós|\p{L}{2}[aei]mos)$/u,
  fr: /\p{L}{2}ons$/u,
  it: /(?:^noi|\p{L}{2}iamo)$/u
}

/** Leads in when, where or with what the rest holds. */
const leadsIn =
  /^(?:mit|bei|ohne|im|in|auf|avec|sans|sur|dans|au|aux|à|chez|con|sin|en|al|com|sem|no|na|nos|nas|em|ao|à|senza|nel|nella|met|zonder|bij|op)$/u
const contents = ({ words }: ForeignClause) => words.filter(({ content, own }) => content && !own)

/** "Avec l'option Monde, nous traduisons": only then. "Unser Nachbar, die Werkstatt, bildet aus": not we. */
const leadVeto = ({ said, used, units }: Restatement, tongue: Tongue): string | null => {
  const opensOwn = said.clauses[0]?.words.find(({ content, own }) => own || content)?.own === true
  for (const { clauses } of used) {
    const [first, next] = clauses
    if (first === undefined || next === undefined || first.words.length === 0) continue
    const told = contents(first)
    if (told.length === 0 || told.some(({ stem }) => isAmong(stem, units))) continue
    if (!clauses.slice(1).some((clause) => clause.units.some((unit) => isAmong(unit, units)))) continue
    const [opening] = told
    if (leadsIn.test(first.words[0]?.text ?? "") && first.words.length <= longestLead)
      return `the page says it only "${first.line.slice(0, 60)}"`
    // "Bars, ramps, lights: we fit them all".
    const ours = clauses
      .slice(1)
      .some(({ words }) =>
        words.some(
          ({ text }, at) =>
            weDo[tongue.name]?.test(text) === true ||
            (at < 2 && (withUs.test(text) || (possessiveOurs.test(text) && (text !== "nos" || tongue.name === "fr"))))
        )
      )
    if (!ours && opensOwn && told.length <= longestName && !first.words.some(({ own }) => own) && clauses.length > 2)
      return `the quote speaks of "${opening?.written ?? ""}"`
  }
  return null
}
const withUs = /^(?:uns|ons|nous|nosotros|nós|noi)$/u
const longestLead = 6
const longestName = 3

/** "Verwaltet und spült", of "verwaltet": a list of which the quotes have one member, and no list. */
const listVeto = ({ said, all, units }: Restatement, tongue: Tongue): string | null => {
  const heard = all.flatMap(({ units: told }) => told)
  for (const { words } of said.clauses)
    for (const [at, word] of words.entries()) {
      if (!tongue.and.has(word.text)) continue
      const before = words.slice(0, at).findLast(({ content }) => content)
      const after = words.slice(at + 1, at + 4).find(({ content }) => content)
      if (before === undefined || after === undefined || before.own || after.own) continue
      const [old, fresh] = isAmong(before.stem, heard) ? [before, after] : [after, before]
      if (isAmong(fresh.stem, heard) || !isAmong(old.stem, heard)) continue
      const listed = all.some(({ clauses }) =>
        clauses.some(
          ({ words: told, units: mine }) => isAmong(old.stem, mine) && told.some(({ text }) => tongue.and.has(text))
        )
      )
      const several = all.filter(({ units: told }) => told.some((unit) => isAmong(unit, units))).length > 1
      if (!listed && !several) return `no quote says "${fresh.written}"`
    }
  return null
}

export const leadingVeto = (one: Restatement, tongue: Tongue): string | null =>
  !tongue.spaced || tongue.name === "en" || tongue.name === "ar"
    ? null
    : (leadVeto(one, tongue) ?? listVeto(one, tongue))
