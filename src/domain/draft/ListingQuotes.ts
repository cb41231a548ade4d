/**
 * The words of its own site that what a listing says stands on. They are known of what was drafted, and they speak for a
 * value only while it is the one that was drafted: what somebody typed since stands on nobody's words.
 */
import type { Listing } from "../listing/Listing.ts"
import { type FieldKey, fieldKeys } from "../listing/Profile.ts"
import type { Quote } from "./Candidates.ts"
import { type Content, type DraftFields, fieldOf, sameContent, shown } from "./DraftFields.ts"

export type ListingQuotes = Readonly<Partial<Record<FieldKey, ReadonlyArray<Quote>>>>

/** What a listing says, by field; left out is what nobody is shown, and what is no words of a site. */
const contentOf = (listing: Listing): Readonly<Partial<Record<FieldKey, Content>>> => ({
  tagline: listing.tagline,
  short_description: listing.short_description,
  description: listing.description,
  stage: listing.stage,
  pricing_model: listing.pricing.model,
  pricing_summary: listing.pricing.summary,
  country: listing.country,
  city: listing.city,
  founded_year: listing.founded_year === null ? null : String(listing.founded_year),
  features: listing.features,
  usps: listing.usps
})

export const quotesFor = (fields: DraftFields, listing: Listing): ListingQuotes => {
  const said = contentOf(listing)
  return Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const { value, evidence } = shown(fieldOf(fields, key), true)
      const content = said[key] ?? null
      return content !== null && evidence.length > 0 && sameContent(content, value) ? [[key, evidence]] : []
    })
  )
}

/** Of where a product is based, which is shown as one fact of two: only where all that is shown of it is backed. */
export const placeQuotes = (
  quotes: ListingQuotes,
  { city, country }: Pick<Listing, "city" | "country">
): ReadonlyArray<Quote> | undefined => {
  if (city === null) return quotes.country
  if (country === null) return quotes.city
  if (quotes.city === undefined || quotes.country === undefined) return undefined
  const known = new Set(quotes.city.map(({ quote }) => quote))
  return [...quotes.city, ...quotes.country.filter(({ quote }) => !known.has(quote))]
}
