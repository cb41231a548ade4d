/**
 * One rule a text field: when its quotes, already found on the pages, support its value. Scalar facts
 * must stand inside a quote; prose follows `ProseRules.ts`.
 */
import { type TextKey, textFields } from "../../../../domain/listing/Profile.ts"
import { ownWords } from "../../../../domain/text/Folding.ts"
import type { Place } from "../reading/Place.ts"
import { caseless } from "../reading/patterns/Caseless.ts"
import { contactEmail, demoVideoUrl, logoUrl } from "./AddressRules.ts"
import { city, country, foundedYear, pricingModel, stage } from "./CompanyRules.ts"
import { name } from "./NameRule.ts"
import { planSummary } from "./PlanRules.ts"
import { line, paragraphs, priceLines, type Rule, sentences } from "./ProseRules.ts"
import { maySayWhatItIs } from "./Standing.ts"
import { type RuleContext, refused, type Verdict } from "./Verdict.ts"

export { line, type Rule } from "./ProseRules.ts"

/** "New: Xero sync", "🎉 Now in public beta", "Free delivery on orders over £50". */
const isBanner = caseless(
  /^[^\p{L}\p{N}]*(?:new|neu|nouveau|nuevo|novo|novità|nieuw|now in (?:public |open |closed )?(?:beta|alpha)|jetzt in der beta) ?(?::|$)|^[^\p{L}\p{N}]*now in (?:public |open |closed )?(?:beta|alpha)|^\p{Nd}+ ?% (?:off|rabatt|de (?:descuento|desconto)|di sconto|korting) |^(?:free|gratis|kostenlose[rn]?|livraison|envío|frete|spedizione|portes) .{0,30}\p{Sc} ?\p{Nd}|^(?:livraison|envío|frete|spedizione|portes) .{0,40}\p{Nd} ?€/u
)
/** One line that says what it is: from where a site says that. */
const tagline: Rule = (value, places, setting) => {
  if (isBanner.test(value)) return refused("this is of today, and does not say what it is")
  const told = places.filter(maySayWhatItIs)
  return told.length === 0 ? refused("the site does not say this where it says what it is") : line(value, told, setting)
}

const textRules: Readonly<Record<TextKey, Rule>> = {
  name,
  tagline,
  short_description: sentences,
  description: paragraphs,
  stage,
  pricing_model: pricingModel,
  pricing_summary: (value, places, setting) =>
    priceLines(value, places, setting) ?? planSummary(value, places, setting),
  country,
  city,
  founded_year: foundedYear,
  contact_email: (value, places, { site }) => contactEmail(value, places, site),
  demo_video_url: (value, places, { site }) => demoVideoUrl(value, places, site),
  logo_url: (value, places, { site }) => logoUrl(value, places, site)
}

/** The value as it would be stored: without what nobody sees, on one line save where it is Markdown. */
const clean = (key: TextKey, value: string) =>
  key === "description" ? value.split("\n").map(cleanLine).join("\n").trim() : ownWords(value)
const cleanLine = (written: string) => `${/^ */.exec(written)?.[0] ?? ""}${ownWords(written)}`

export const judgeText = (
  key: TextKey,
  value: string,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): Verdict<string> => {
  const text = clean(key, value)
  if (text === "") return refused("it is empty")
  if (text.length > textFields[key].max) return refused(`longer than ${textFields[key].max} characters`)
  return textRules[key](text, places, setting)
}
