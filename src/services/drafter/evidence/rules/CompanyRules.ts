/** When a page says where a company is, since when, what it charges and how far along it is. */
import * as Either from "effect/Either"
import { countryCodes } from "../../../../domain/listing/Countries.ts"
import { pricingModels, stages } from "../../../../domain/listing/Profile.ts"
import { find, fold, tidyText } from "../../../../domain/text/Folding.ts"
import { chargesOf } from "../charges/Charges.ts"
import { foundedYears } from "../facts/company/FoundedYear.ts"
import { stageFacts } from "../facts/company/stage/Stages.ts"
import { type Fact, ledTo, onlyOne, tellingPlaces, wordsAt } from "../facts/Fact.ts"
import { townSpelled } from "../facts/place/towns/CityNames.ts"
import { whereabouts } from "../facts/place/Whereabouts.ts"
import { pricesIn } from "../facts/price/sums/Money.ts"
import { saysFreely } from "../facts/words/PriceWords.ts"
import type { Place } from "../reading/Place.ts"
import { type RuleContext, refused, stands, type Verdict, where } from "./Verdict.ts"

/** A page's own description of itself may say again what the page says. */
const retells = ({ statement, folded }: Place, { telling }: Fact<string>): boolean =>
  (statement?.source === "meta" || statement?.source === "title") && telling !== "" && find(folded, telling) !== -1

/** The value, where the site states it of itself, and a quote is of the words that do. */
const held = (
  value: string,
  facts: ReadonlyArray<Fact<string>>,
  places: ReadonlyArray<Place>,
  { site }: RuleContext,
  otherwise: string,
  same: (a: string, b: string) => boolean = (a, b) => fold(a) === fold(b)
): Verdict<string> => {
  const stated = facts.filter((fact) => same(fact.value, value))
  const [first] = stated
  if (first === undefined) return refused(otherwise)
  const telling = tellingPlaces(site, places, stated)
  if (telling.length > 0) return stands(first.value, telling)
  const again = where(first.value, places, (place) => stated.some((fact) => retells(place, fact)), otherwise)
  if (Either.isRight(again)) return again
  const led = ledTo(site, places, stated)
  return led.length > 0 ? stands(first.value, led) : again
}
/** 杭州 is 杭州市. */
const sameCity = (a: string, b: string) => townOf(a) === townOf(b)
const townOf = (name: string) => fold(name).replace(/(?<=[\p{scx=Han}]{2})[市县縣町村]$/u, "")

export const country = (value: string, places: ReadonlyArray<Place>, setting: RuleContext): Verdict<string> => {
  const { site, names } = setting
  const code = value.toUpperCase()
  if (!countryCodes.includes(code)) return refused("not an ISO 3166-1 alpha-2 code")
  return held(
    code,
    whereabouts(site, names).countries,
    places,
    setting,
    "no quote says that the company is in this country"
  )
}

export const city = (value: string, places: ReadonlyArray<Place>, setting: RuleContext): Verdict<string> => {
  const { site, names } = setting
  if (value.length > 120 || /\p{Nd}/u.test(value)) return refused("not the name of a city")
  const { cities } = whereabouts(site, names)
  return Either.map(
    held(value, cities, places, setting, "no quote says that the company is in this city", sameCity),
    (city) => ({ ...city, value: townSpelled(city.value) })
  )
}

export const foundedYear = (value: string, places: ReadonlyArray<Place>, setting: RuleContext): Verdict<string> => {
  const { site, names } = setting
  if (!/^\d{4}$/.test(value) || Number(value) < 1800 || Number(value) > 2100)
    return refused("not a year from 1800 to 2100")
  const facts = foundedYears(site, names)
  if (facts.length > 0 && onlyOne(facts.map((fact) => fact.value)) === null)
    return refused("the site states more than one year of its founding")
  return held(value, facts, places, setting, "no quote says that it was founded in this year")
}

const isPricingModel = (value: string): value is (typeof pricingModels)[number] =>
  pricingModels.some((one) => one === value)
const isStage = (value: string): value is (typeof stages)[number] => stages.some((one) => one === value)

/** Of software: what may be done with it without paying. */
const licence =
  /(?<!\p{L})(?:open[- ]?source|libre|a?gpl|lgpl|mit|apache|bsd|mpl|eupl)(?!\p{L})|licen[cs]|lizenz|オープンソース|开源|مفتوح المصدر/iu
/** From a part about prices, or with a price or a licence in it. */
const isAboutPrices = ({ page, blocks, words }: Place): boolean => {
  const text = tidyText(words)
  const isListed = blocks !== null && page.blocks[blocks.first]?.region === "pricing"
  return isListed || pricesIn(text).length > 0 || saysFreely.test(text) || licence.test(text)
}
export const pricingModel = (value: string, places: ReadonlyArray<Place>, setting: RuleContext): Verdict<string> => {
  const { site, names } = setting
  // "Open source", "one_time".
  const folded = fold(value).replace(/[ _]/g, "-")
  if (!isPricingModel(folded)) return refused("not one of the pricing models")
  const { models } = chargesOf(site, names)
  const otherwise = "the site's prices do not say that it is paid for like this"
  const verdict = held(folded, models, places, setting, otherwise)
  if (Either.isRight(verdict)) return verdict
  // It is told by all of a site's prices, and is no word of any: whatever was quoted of them leads to the words that tell it.
  const listed = places.some(isAboutPrices) ? models.filter(({ value }) => value === folded) : []
  const [place] = listed.flatMap((fact) => (fact.blocks === null ? [] : wordsAt(site, fact.page, fact.blocks)))
  return place === undefined ? verdict : stands(folded, [place])
}

export const stage = (value: string, places: ReadonlyArray<Place>, setting: RuleContext): Verdict<string> => {
  const { site, names } = setting
  const folded = fold(value)
  if (!isStage(folded)) return refused("not one of the stages")
  return held(folded, stageFacts(site, names), places, setting, "no quote says this of the product as it is now")
}
