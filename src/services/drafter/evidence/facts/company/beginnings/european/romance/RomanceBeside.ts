/**
 * What stands in the same sentence: whoever does something where the year of the house is told, and the year beside whoever
 * is told to have begun it. Asked where no way of telling either is known.
 */
import { fold, tidyText } from "../../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../../reading/PageIndex.ts"
import { textSays } from "../../../../../reading/Says.ts"
import type { Fact } from "../../../../Fact.ts"
import { isDoubtful } from "../../../../founding/Doubtful.ts"
import type { Own } from "../../../../Own.ts"
import { ownSaid, saidFact, type Utterance } from "../../../../Said.ts"
import { takenOver } from "../../../../words/founding/BeginningWords.ts"
import { dignitaries, ofAHouse } from "../../../../words/founding/credits/OthersWords.ts"
import { strangers } from "../../../../words/SubjectWords.ts"
import { creditedFounders } from "../../../persons/credits/CreditedFounders.ts"
import { creditWays } from "../../../persons/credits/CreditWays.ts"
import { marks } from "../../../persons/credits/Marked.ts"
import { onlyTime, type RomanceBeginning } from "./RomanceBeginning.ts"
import { isUnderOwnTitles } from "./RomanceContext.ts"
import { isRomance, namesSomebody, romanceSigns, withoutLifetimes } from "./RomanceSigns.ts"
import { lateBeginning, otherDeeds, toUs } from "./words/RomanceBesideWords.ts"
import { byWhoseDoing, houseCameToBe, notOfUs, openedUp } from "./words/RomanceDeeds.ts"

const plain = String.raw`[^\uE000-\uE002.;:!?()"]`
/** "En 1986, Ada Roth …", "… cuando Ada Roth …": whoever the sentence is about, and what they do. */
const doers = [
  new RegExp(
    `^(?:(?!(?:desde|depuis|dal|da) )${plain}{0,60}, )?${marks.people}(?:, [^,.;:\uE000-\uE002]{2,60},)? (?<deed>\\p{Ll}.*)$`,
    "u"
  ),
  new RegExp(
    `(?<!\\p{L})(?:cuando|quand|lorsque|quando|en que|où|in cui|em que|donde|dove|onde) (?:[^,.;:\uE000-\uE002]{1,40} )?${marks.people}(?:, [^,.;:\uE000-\uE002]{2,60},)? (?<deed>\\p{Ll}.*)$`,
    "iu"
  ),
  new RegExp(
    `(?<!\\p{L})(?:${byWhoseDoing}) (?:[^,.;:\uE000-\uE002]{1,40} )?${marks.people}(?<deed>(?:[.,;].*)?)$`,
    "iu"
  )
]
const paid = new RegExp(`(?<!\\p{L})(?:${notOfUs})(?!\\p{L})`, "iu")

const refuses = (text: string): boolean =>
  [takenOver, dignitaries, ofAHouse, paid, lateBeginning, toUs].some((one) => one.test(text)) ||
  textSays(fold(text), strangers)

const besideYear = (said: Utterance, own: Own): ReadonlyArray<string> => {
  const table = creditWays(said.page.page.lang)?.table
  const marked = table === undefined ? null : romanceSigns(said, own, table)
  if (table === undefined || marked === null || marked.people.length !== 1 || refuses(said.text)) return []
  const deed = doers.map((shape) => shape.exec(marked.text)?.groups?.deed).find((one) => one !== undefined)
  if (deed === undefined || otherDeeds.test(deed) || table.doubt.test(marked.text) || table.help.test(marked.text))
    return []
  return isUnderOwnTitles(own, said) ? marked.people.flat().filter(namesSomebody) : []
}
/** Who does what the year of the house is told with. */
export const doersBesideYears = (
  site: SiteIndex,
  own: Own,
  years: ReadonlyArray<Fact<string>>
): ReadonlyArray<RomanceBeginning> => {
  const told = years.filter(({ page, blocks }) => isRomance(page.page.lang) && blocks !== null)
  if (told.length === 0) return []
  return ownSaid(site).flatMap((said) => {
    const isTold = told.some(
      ({ page, value, words, blocks }) =>
        page === said.page && blocks?.first === said.at && words === said.words && said.text.includes(value)
    )
    const people = isTold ? besideYear(said, own) : []
    return people.length > 0 ? [{ said, people, year: null }] : []
  })
}

/** "… a fondé la boulangerie où Acme est né": in what was begun, ours began another time. */
const cameLater = /(?<!\p{L})(?:où|donde|dove|onde|in cui|en (?:la|el) que|em que|n[ao] qual) /iu
const begins = new RegExp(`(?<!\\p{L})(?:${houseCameToBe}|${openedUp})(?!\\p{L})`, "iu")
/** The year in the clause of a verb of beginning, in a sentence that tells who began the house. */
export const yearsBesideFounders = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const founders = creditedFounders(site, own).filter(({ page }) => isRomance(page.page.lang))
  if (founders.length === 0) return []
  return ownSaid(site).flatMap((said) => {
    if (!founders.some(({ page, words }) => page === said.page && words === said.words)) return []
    const table = creditWays(said.page.page.lang)?.table
    const text = withoutLifetimes(tidyText(said.text))
    const year = onlyTime(text)
    if (table === undefined || year === null || isDoubtful(said, "", own) || cameLater.test(text)) return []
    const parts = text.split(/[;:,] | (?:y|e|et) /u)
    const at = parts.findIndex((part) => part.includes(year))
    const clause = parts[at] ?? ""
    const done = new RegExp(`(?<!\\p{L})(?:${table.done}|${table.did.replaceAll("{adverb} ", "")})(?!\\p{L})`, "iu")
    const isBegun = done.test(clause) || begins.test(clause) || (at === 0 && clause.split(" ").length <= 5)
    return isBegun && !lateBeginning.test(clause) && !otherDeeds.test(clause) ? [saidFact(said, year, year)] : []
  })
}
