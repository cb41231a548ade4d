/** What two listings are compared by. A cell is null where its listing does not have the fact; none is made up. */
import { ratingSources, unratedFigure } from "../../../domain/launch/DomainRating.ts"
import type { Comparison } from "../../../domain/listing/Compare.ts"
import type { Listing } from "../../../domain/listing/Listing.ts"
import { listFields, textFields } from "../../../domain/listing/Profile.ts"
import { dayInWords } from "../../../domain/text/DatesInWords.ts"

interface Attribute {
  readonly key: string
  readonly label: string | ((a: Listing, b: Listing) => string)
  readonly of: (listing: Listing) => string | null
}

const joined = (items: ReadonlyArray<string>) => (items.length === 0 ? null : items.join("; "))
const number = (value: number | null) => (value === null ? null : String(value))
const reviews = (count: number) => (count === 1 ? "1 review" : `${count} reviews`)

const attributes: ReadonlyArray<Attribute> = [
  { key: "tagline", label: textFields.tagline.label, of: (listing) => listing.tagline },
  { key: "pricing_model", label: textFields.pricing_model.label, of: (listing) => listing.pricing.model },
  { key: "pricing_summary", label: textFields.pricing_summary.label, of: (listing) => listing.pricing.summary },
  { key: "stage", label: textFields.stage.label, of: (listing) => listing.stage },
  { key: "categories", label: listFields.categories.label, of: (listing) => joined(listing.categories.map(named)) },
  { key: "features", label: listFields.features.label, of: (listing) => joined(listing.features) },
  { key: "usps", label: listFields.usps.label, of: (listing) => joined(listing.usps) },
  { key: "tags", label: listFields.tags.label, of: (listing) => joined(listing.tags) },
  { key: "country", label: textFields.country.label, of: (listing) => listing.country },
  { key: "city", label: textFields.city.label, of: (listing) => listing.city },
  { key: "founded_year", label: textFields.founded_year.label, of: (listing) => number(listing.founded_year) },
  { key: "founders", label: "Founders", of: (listing) => joined(listing.founders.map(named)) },
  { key: "demo_video_url", label: textFields.demo_video_url.label, of: (listing) => listing.demo_video_url },
  { key: "platforms", label: "Found on", of: (listing) => joined(Object.keys(listing.socials)) },
  { key: "verified", label: "Verified by its owner", of: (listing) => (listing.verified ? "yes" : "no") },
  { key: "votes", label: "Community votes", of: (listing) => number(listing.votes) },
  {
    key: "rating",
    label: "Community rating",
    of: ({ rating }) => (rating.average === null ? null : `${rating.average} of 5 (${reviews(rating.count)})`)
  },
  {
    key: "domain_rating",
    label: (a, b) => {
      // Both are of the source that the directory shows, unless nobody was asked about one of them yet.
      const source = a.domain_rating_trend.source ?? b.domain_rating_trend.source
      return source === null ? unratedFigure : ratingSources[source].figure
    },
    of: ({ domain_rating_trend: { current, measured_on } }) =>
      current === null || measured_on === null ? null : `${current} of 100 (${dayInWords(measured_on)})`
  },
  {
    key: "awards",
    label: "Awards",
    of: (listing) => joined(listing.awards.map(({ title, week }) => `${title}, week of ${week}`))
  },
  { key: "launch_week", label: "Launch week", of: (listing) => listing.launch_week }
]
function named({ name }: { readonly name: string }) {
  return name
}

/** Every attribute, in one order, of both listings. */
export const attributesOf = (a: Listing, b: Listing): Comparison["attributes"] =>
  attributes.map(({ key, label, of }) => ({
    key,
    label: typeof label === "string" ? label : label(a, b),
    a: of(a),
    b: of(b)
  }))
