/**
 * One rule a text field: when its quotes, already found on the pages, support its value. Scalar facts
 * must stand inside a quote; prose follows `Prose.ts`.
 */
import { Either } from "effect"
import { type TextKey, textFields } from "../../../../domain/listing/Profile.ts"
import { find, fold, ownWords } from "../../../../domain/text/Folding.ts"
import type { Place } from "../reading/Place.ts"
import { says } from "../reading/Says.ts"
import { tokensOf } from "../reading/Tokens.ts"
import { contactEmail, demoVideoUrl, logoUrl } from "./AddressRules.ts"
import { city, country, foundedYear, pricingModel, stage } from "./CompanyRules.ts"
import { paragraphsOf, support, unfit } from "./Prose.ts"
import { type RuleContext, refused, stands, type Verdict, where } from "./Verdict.ts"

export type Rule = (value: string, places: ReadonlyArray<Place>, setting: RuleContext) => Verdict<string>

/** Words a product's name may have; a longer one is a sentence. */
const nameWords = 12

const name: Rule = (value, places) => {
  const folded = fold(value)
  if (value.length > 120 || folded.split(" ").length > nameWords) return refused("too long for a name")
  return where(value, places, (place) => find(place.folded, folded) !== -1, "no quote holds the name")
}

/** One line of prose, all of it supported. */
export const line: Rule = (value, places, setting) => {
  const reason = unfit(value, setting)
  if (reason !== null) return refused(reason)
  const result = support(value, places, setting.names)
  return "places" in result ? stands(value, result.places) : refused(`no quote says: ${result.unsupported}`)
}

/** Paragraphs of prose; one that nothing supports is left out, the others stand. */
const paragraphs: Rule = (value, places, setting) => {
  const kept = value.split("\n").map((written) => {
    const plain = paragraphsOf(written)[0]
    return plain === undefined ? null : { written: written.trimEnd(), verdict: line(plain, places, setting) }
  })
  const standing = kept.flatMap((one) => (one !== null && Either.isRight(one.verdict) ? [one.verdict.right] : []))
  if (standing.length === 0) {
    const first = kept.find((one) => one !== null)
    return refused(first && Either.isLeft(first.verdict) ? first.verdict.left : "it says nothing")
  }
  const lines = kept.flatMap((one) => (one === null ? [""] : Either.isRight(one.verdict) ? [one.written] : []))
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return stands(text, [...new Set(standing.flatMap((one) => one.places))])
}

const priceWords = ["free", "gratis", "price", "pricing", "quote"]

const pricingSummary: Rule = (value, places, setting) => {
  const tokens = tokensOf(fold(value))
  const speaksOfPrice = tokens.some((token) => token.kind === "number") || says(tokens, priceWords)
  return speaksOfPrice ? line(value, places, setting) : refused("it states no price")
}

const textRules: Readonly<Record<TextKey, Rule>> = {
  name,
  tagline: line,
  short_description: line,
  description: paragraphs,
  stage,
  pricing_model: pricingModel,
  pricing_summary: pricingSummary,
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
