/** How sums are paid that sentences tell of somebody's time: a lesson or a treatment each time once, an hour by the hour. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Fact } from "../../../Fact.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { byTime, type PricingModel } from "../Told.ts"
import type { ToldSum } from "../ToldSums.ts"
import { besideSums } from "../words/BesideWords.ts"
import { doneByVisit, doneByVisitElsewhere, hourSums } from "../words/VisitWords.ts"

const articles =
  "(?:an?|one|the|each|every|our|my|a single|eine?[nr]?|jede[rs]?|die|der|une?|le|la|chaque|cada|una?|uma?|el|ogni|un'|il|lo|elke?|iedere?|een|de) ?"
const visit = new RegExp(`^(?:${articles})?(?:[\\p{L}\\p{Nd}'-]+ ){0,3}(?:${doneByVisit})(?!\\p{L})`, "iu")
/** "We bill our time at", and no "For repairs we charge". */
const ourTime =
  /^(?:(?:we|i) .*(?:our|my) (?:time|work)|i charge|ich (?:berechne|verrechne|nehme)|je (?:facture|demande)|cobro|chiedo|ik (?:reken|vraag)) ?(?:at|à|a)? ?$/iu
const hour = new RegExp(`^(?:${hourSums})(?!\\p{L})`, "iu")
/** "One hour", before a colon. */
const head = (words: string, sum: string): string => words.slice(0, Math.max(0, words.indexOf(sum)))
const modelOf = ({ words, what, value }: ToldSum): PricingModel | null => {
  if (value.paying !== "unknown") return null
  const of = what === "" ? head(words, value.text) : what
  if (hour.test(of) || (ourTime.test(of) && byTime.test(words))) return "usage-based"
  return visit.test(of) || doneByVisitElsewhere.test(of) ? "one-time" : null
}
/** Whether a site tells what an hour of its own costs. */
export const tellsHours = (sums: ReadonlyArray<ToldSum>): boolean => sums.some((sum) => modelOf(sum) === "usage-based")
/** "Thirty minutes: £24", beside what an hour costs. */
const lasting =
  /^(?:an?|eine|une|una|uma)? ?(?:half|\p{Nd}{1,3}|[\p{L}-]{3,14})[ -](?:minutes?|minuten|minutos|minuti|minuut|hour|hours|stunde|heure|hora|ora|uur)(?!\p{L})|^\p{Nd}{1,3}分/iu
/** Sums that nobody read, and that are not counted so: what they are of may be paid otherwise. */
const hasOther = (site: SiteIndex, sums: ReadonlyArray<ToldSum>, model: PricingModel): boolean => {
  const read = (sentence: string) => sums.some(({ words }) => words.includes(sentence) || sentence.includes(words))
  const isOther = (text: string) => {
    const prices = pricesIn(text).filter((one) => !costsNothing(one))
    if (prices.length === 0 || read(text) || lasting.test(text) || besideSums.test(text)) return false
    return model === "usage-based" ? !byTime.test(text) : prices.some(({ paying }) => paying !== "unknown")
  }
  return site.some(({ blocks }) =>
    blocks.some(
      ({ region, kind, text }) =>
        region === "pricing" && kind !== "quotation" && sentencesIn(tidyText(text)).some(isOther)
    )
  )
}
/** Of several that are told, all of one kind. */
export const paidByVisit = (site: SiteIndex, sums: ReadonlyArray<ToldSum>): ReadonlyArray<Fact<PricingModel>> => {
  // The same sentence may be read twice, once without its name.
  const told = sums.filter((sum) => sum.what !== "" || !sums.some((one) => one.what !== "" && one.words === sum.words))
  const models = told.map(modelOf)
  const [model] = models
  if (model === undefined || model === null || models.some((one) => one !== model)) return []
  return hasOther(site, sums, model) ? [] : told.map((sum) => ({ ...sum, value: model }))
}
