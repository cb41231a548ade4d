/** What it costs: lines of plans and prices, each from where the site sells, and each by itself. */
import { Either } from "effect"
import type { Support } from "../../../../domain/draft/Draft.ts"
import { ownWords } from "../../../../domain/text/Folding.ts"
import type { Place } from "../reading/Place.ts"
import { weakest } from "./Lanes.ts"
import { priceRange } from "./PriceRange.ts"
import { line, type Rule } from "./ProseRules.ts"
import { type Lost, refused, stands } from "./Verdict.ts"

/** A price, or that there is none. */
const states =
  /\p{Sc}|\p{Nd}|\b(?:free|gratis|gratuite?|kostenlos|kostenfrei|grátis|gratuito|gratuita|price|pricing|quote|preis|prix|precio|preço|prezzo|prijs)\b/iu
/** Said where something is sold. */
const sells =
  /\b(?:costs?|prices?|pricing|plans?|tiers?|subscriptions?|licen[cs]es?|fees?|pay|paid|billed|per (?:month|year|week|day|user|seat|person|night|hour|member|licen[cs]e)|a (?:month|year|week|day|night)|monthly|yearly|annually|starts? at|starting (?:at|from)|from|free|one[- ]time|once|lifetime|pro monat|im monat|monatlich|jährlich|pro jahr|einmalig|kostet|preis|ab|kostenlos|par mois|par an|mensuel|coûte|prix|dès|gratuit|al mes|por mes|al año|mensual|cuesta|precio|desde|gratis|por mês|por ano|custa|preço|grátis|al mese|all'anno|costa|prezzo|gratuito|per maand|per jaar|kost|prijs|vanaf)\b|\/ ?(?:mo|month|yr|year|user|seat|week|day|monat|jahr|mois|an|mes|año|mês|ano|mese|anno|maand|jaar)\b|월|月|円|元/iu
/** "Small box: $24", "Solo $9": a label and its price. */
const labelled = /^[^.!?;]{1,60}?[:–—|-]?\s*(?:\p{L}{0,3}\p{Sc}\s?\p{Nd}|\p{Nd}[\p{Nd}.,]*\s?\p{Sc})[^.!?;]{0,40}$/u
/** Said of money that is no price of ours. */
const foreignMoney =
  /\b(?:sav(?:e|es|ed|ing|ings)|fines?|fined|penalt(?:y|ies)|wages?|salar(?:y|ies)|rais(?:e|ed|es|ing)|funding|funded|revenues?|invest(?:ed|ment|ments|or|ors)|grants?|donat(?:e|ed|ion|ions)|prizes?|worth|earn(?:s|ed|ing)?|profits?|turnover|budget|sparen|spart|bußgeld|gehalt|umsatz|économis\p{L}*|amende|salaire|ahorr\p{L}*|multas?|salario|economi\p{L}*|salário|risparmi\p{L}*|stipendio)\b/iu

const wordsAt = (place: Place): string =>
  place.blocks === null
    ? place.words
    : place.page.blocks
        .slice(place.blocks.first, place.blocks.last + 1)
        .map(({ text }) => text)
        .join(" ")

/** Whether the site sells here: in its price list, or in a sentence that says what it costs. */
const isSelling = (place: Place): boolean => {
  if (place.statement !== null)
    return (
      place.statement.path.some((key) => /^(?:offers?|price\p{L}*)$/iu.test(key)) ||
      (sells.test(place.words) && !foreignMoney.test(place.words))
    )
  const region = place.blocks === null ? null : place.page.blocks[place.blocks.first]?.region
  const words = wordsAt(place)
  return !foreignMoney.test(words) && (region === "pricing" || sells.test(words) || labelled.test(words))
}

/** "Solo $9; Club $29", "Free for one, €9 for five": each a line of its own; "1,000" is a number. */
const linesOf = (value: string): ReadonlyArray<string> =>
  value
    .split(/\s*(?:;|\n|·|•|\|)\s*/)
    .map((one) => ownWords(one))
    .filter((one) => one !== "")
const listed = (text: string): ReadonlyArray<string> => {
  const parts = text.split(/,\s+(?=[\p{Lu}\p{Sc}\p{Nd}])/u)
  return parts.length > 1 && parts.every((part) => /\p{Sc}|\bfree\b/iu.test(part)) ? parts : [text]
}

export const pricingSummary: Rule = (value, places, setting) => {
  if (!states.test(value)) return refused("it states no price")
  const selling = places.filter(isSelling)
  if (/\p{Sc}/u.test(value) && selling.length === 0) return refused("no quote says that this is what it costs")
  const range = priceRange(value, places)
  if (range !== null && setting.second?.ownWordsOnly !== true) return stands(value, range, "rule")
  const whole = line(value, places, setting)
  if (Either.isRight(whole) && (whole.right.places.some(isSelling) || !/\p{Sc}/u.test(value))) return whole
  const kept: Array<string> = []
  const used: Array<Place> = []
  const lost: Array<Lost> = []
  let lane: Support = "stated"
  for (const one of linesOf(value).flatMap(listed)) {
    const verdict = line(one, places, setting)
    if (
      Either.isRight(verdict) &&
      (!/\p{Sc}/u.test(one) || verdict.right.places.some((place) => selling.includes(place)))
    ) {
      kept.push(one)
      used.push(...verdict.right.places)
      lane = weakest(lane, verdict.right.support ?? "rule")
    } else
      lost.push({
        value: one,
        reason: Either.isLeft(verdict) ? verdict.left : "no quote says that this is what it costs"
      })
  }
  const text = kept.join("; ")
  if (kept.length === 0 || !states.test(text)) return refused(lost[0]?.reason ?? "it states no price")
  return Either.right({ value: text, places: [...new Set(used)], support: lane, lost })
}
