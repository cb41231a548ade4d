/**
 * The one place that says which columns make a listing's summary and how a row becomes one. Every list
 * of listings selects `summaryColumns` from `listings l` joined by `primaryCategory`.
 */
import type { Links } from "../../domain/listing/Links.ts"
import type { ListingStatus, ListingSummary, Plan } from "../../domain/listing/Listing.ts"
import type { Sql } from "../store/Database.ts"

export interface SummaryRow {
  readonly id: number
  readonly plan: Plan
  readonly slug: string
  readonly name: string
  readonly tagline: string | null
  readonly website_url: string
  readonly logo_url: string | null
  readonly category_slug: string | null
  readonly category_name: string | null
  readonly pricing_model: string | null
  readonly stage: string | null
  readonly country: string | null
  readonly status: ListingStatus
  readonly verified: boolean
  readonly featured: boolean
  readonly votes: number
  readonly followers: number
  readonly views: number
  readonly domain_rating: number | null
  readonly launch_week: string | null
  readonly launched_at: string | null
}

/** Whose ratings are shown: those of the latest round. What another source said before is kept, and shown nowhere. */
export const ratingSource = "(select source from domain_rating_rounds order by id desc limit 1)"
/** A column of `listings l` that holds for its rating, where that is of the source that is shown. */
export const ofShownRating = (column: string, source = ratingSource) =>
  `case when l.domain_rating_source = ${source} then l.${column} end`

/** An instantJson inside JSON, as it travels on the wire. */
export const instantJson = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Of `listings l` and its `primaryCategory`; `source` is whose ratings are shown. */
export const summaryColumns = (sql: Sql, source = ratingSource) =>
  sql.literal(`l.id, l.plan, l.slug, l.name, l.tagline, l.website_url, l.logo_url, pc.slug as category_slug,
    pc.name as category_name, l.pricing_model, l.stage, l.country, l.status, l.verified, l.featured, l.votes,
    l.followers, l.views, ${ofShownRating("domain_rating", source)} as domain_rating, l.launch_week, l.launched_at`)

/** Joins to `listings l` its primary category as `pc`. */
export const primaryCategory = (sql: Sql) =>
  sql.literal(`left join listing_categories lpc on lpc.listing_id = l.id and lpc.is_primary
    left join categories pc on pc.id = lpc.category_id`)

/**
 * The same as the JSON of `toSummary`, written by the database, of columns in the order of its keys: `listing` is the address
 * of a listing without its slug. A list is read by the driver row by row and value by value, which costs more than all else of it.
 */
export const summaryJsonColumns = (sql: Sql, listing: string) =>
  sql`l.slug, l.name, l.tagline, ${listing}::text || l.slug as url, ${sql.literal(`l.website_url, l.logo_url,
    (select row_to_json(primary_category) from (select pc.slug, pc.name where pc.id is not null) as primary_category)
      as primary_category,
    l.pricing_model, l.stage, l.country, l.status, l.verified, l.featured, l.votes, l.followers, l.views,
    ${ofShownRating("domain_rating")} as domain_rating, l.launch_week, ${instantJson("l.launched_at")} as launched_at`)}`

export const toSummary = (row: SummaryRow, links: Links): ListingSummary => ({
  slug: row.slug,
  name: row.name,
  tagline: row.tagline,
  url: links.listing(row.slug),
  website_url: row.website_url,
  logo_url: row.logo_url,
  primary_category:
    row.category_slug === null || row.category_name === null
      ? null
      : { slug: row.category_slug, name: row.category_name },
  pricing_model: row.pricing_model,
  stage: row.stage,
  country: row.country,
  status: row.status,
  verified: row.verified,
  featured: row.featured,
  votes: row.votes,
  followers: row.followers,
  views: row.views,
  domain_rating: row.domain_rating,
  launch_week: row.launch_week,
  launched_at: row.launched_at
})
