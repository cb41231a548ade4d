/** A museum that asks nothing at its door: "Der Eintritt ist frei, auch für Gruppen." On its own site, of itself, every day. */

import { regionOfHeading } from "../../../../../../../domain/draft/RegionWords.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, isHome } from "../../../Paths.ts"
import { ownSaid, saidFact, titlesOf } from "../../../Said.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { notToday, type PricingModel } from "../Told.ts"
import { someOnly } from "../words/BesideWords.ts"
import { entered, enteredElsewhere, freeEntry, freeEntryElsewhere, freeEntryTail } from "../words/VisitWords.ts"

const house = anywhere(entered)
const free = new RegExp(`^(?:${freeEntry})(?:${freeEntryTail})?[.!]?$`, "iu")
/** Whether the first page calls its house one that is entered. */
const isEntered = (site: SiteIndex): boolean =>
  site.filter(isHome).some(({ statements, blocks }) => {
    const titles = [
      ...statements.filter(({ source }) => source === "title").map(({ text }) => text),
      ...blocks.filter(({ level }) => level === 1).map(({ text }) => text)
    ]
    return titles.some((text) => house.test(text) || enteredElsewhere.test(text))
  })
/** Where anything has a sum, the door may be free of something else: a ticket for what is inside, an evening. */
const hasSum = (site: SiteIndex): boolean =>
  site.some(
    (page) =>
      !isAsidePage(page) && page.blocks.some(({ text }) => pricesIn(tidyText(text)).some((one) => !costsNothing(one)))
  )
export const entersFree = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> => {
  if (!isEntered(site) || hasSum(site)) return []
  return ownSaid(site).flatMap((said): ReadonlyArray<Fact<PricingModel>> => {
    const { text, page, at } = said
    if (!free.test(text) && !freeEntryElsewhere.test(text)) return []
    // Under "Summer concert" it is the entry to that.
    const isOfHouse = titlesOf(page, at).every(
      (title) => title.level === 1 || visiting.test(tidyText(title.text)) || regionOfHeading(title.text) === "pricing"
    )
    // "Our neighbours run a toy museum. Admission is free."
    const isOfOther = said.before.some((one) => house.test(one) && !own.isIn(fold(one))) || isAsidePage(page)
    if (!isOfHouse || isOfOther || someOnly.test(text) || notToday.test(text)) return []
    return [saidFact(said, "free", "")]
  })
}
/** Over what whoever comes has to know. */
const visiting =
  /(?<!\p{L})(?:visit(?:ing)?|visitors?|opening|hours|admission|entry|find us|getting here|besuch\p{L}*|öffnungszeiten|eintritt\p{L}*|anfahrt|visites?|visiter|infos? pratiques|informations pratiques|horaires?|entrée|accès|venir|visita|visitar|horarios?|entradas?|horários?|informações|visitarci|orari|ingresso|informazioni|bezoek\p{L}*|openingstijden|toegang)(?!\p{L})|ご利用|開館|入館|アクセス|参观|开放|门票|زيارة|الزيارة|مواعيد|الدخول/iu
