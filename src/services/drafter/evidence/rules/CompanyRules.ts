/** When a page says where a company is, since when, what it charges and how far along it is. */

import { countryCodes } from "../../../../domain/listing/Countries.ts"
import { pricingModels, stages } from "../../../../domain/listing/Profile.ts"
import { find, fold } from "../../../../domain/text/Folding.ts"
import { foundedYears } from "../facts/company/FoundedYear.ts"
import { stageFacts } from "../facts/company/Stages.ts"
import { type Fact, onlyOne, tells } from "../facts/Fact.ts"
import { whereabouts } from "../facts/place/Whereabouts.ts"
import { chargesOf } from "../facts/price/PricingModels.ts"
import type { Place } from "../reading/Place.ts"
import { type RuleContext, refused, type Verdict, where } from "./Verdict.ts"

/** A page's own description of itself may say again what the page says. */
const retells = ({ statement, folded }: Place, { telling }: Fact<string>): boolean =>
  (statement?.source === "meta" || statement?.source === "title") && telling !== "" && find(folded, telling) !== -1

/** The value, where the site states it of itself, and a quote is of the words that do. */
const held = (
  value: string,
  facts: ReadonlyArray<Fact<string>>,
  places: ReadonlyArray<Place>,
  otherwise: string
): Verdict<string> => {
  const same = facts.filter((fact) => fold(fact.value) === fold(value))
  const holds = (place: Place) => same.some((fact) => tells(place, fact) || retells(place, fact))
  return where(same[0]?.value ?? value, places, holds, otherwise)
}

export const country = (value: string, places: ReadonlyArray<Place>, { site, names }: RuleContext): Verdict<string> => {
  const code = value.toUpperCase()
  if (!countryCodes.includes(code)) return refused("not an ISO 3166-1 alpha-2 code")
  return held(code, whereabouts(site, names).countries, places, "no quote says that the company is in this country")
}

export const city = (value: string, places: ReadonlyArray<Place>, { site, names }: RuleContext): Verdict<string> => {
  if (value.length > 120 || /\p{Nd}/u.test(value)) return refused("not the name of a city")
  return held(value, whereabouts(site, names).cities, places, "no quote says that the company is in this city")
}

export const foundedYear = (
  value: string,
  places: ReadonlyArray<Place>,
  { site, names }: RuleContext
): Verdict<string> => {
  if (!/^\d{4}$/.test(value) || Number(value) < 1800 || Number(value) > 2100)
    return refused("not a year from 1800 to 2100")
  const facts = foundedYears(site, names)
  if (facts.length > 0 && onlyOne(facts.map((fact) => fact.value)) === null)
    return refused("the site states more than one year of its founding")
  return held(value, facts, places, "no quote says that it was founded in this year")
}

const isPricingModel = (value: string): value is (typeof pricingModels)[number] =>
  pricingModels.some((one) => one === value)
const isStage = (value: string): value is (typeof stages)[number] => stages.some((one) => one === value)

export const pricingModel = (
  value: string,
  places: ReadonlyArray<Place>,
  { site, names }: RuleContext
): Verdict<string> => {
  const folded = fold(value)
  if (!isPricingModel(folded)) return refused("not one of the pricing models")
  return held(
    folded,
    chargesOf(site, names).models,
    places,
    "the site's prices do not say that it is paid for like this"
  )
}

export const stage = (value: string, places: ReadonlyArray<Place>, { site, names }: RuleContext): Verdict<string> => {
  const folded = fold(value)
  if (!isStage(folded)) return refused("not one of the stages")
  return held(folded, stageFacts(site, names), places, "no quote says this of the product as it is now")
}
