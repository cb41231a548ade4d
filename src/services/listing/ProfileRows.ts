/**
 * A listing in full: the columns beside its summary and how a row becomes a `Listing`. What hangs on a
 * listing arrives as JSON built by the database, so that a profile costs one statement.
 */
import { directionOf } from "../../domain/launch/DomainRating.ts"
import type { Faq } from "../../domain/listing/Category.ts"
import type { Links } from "../../domain/listing/Links.ts"
import type { Listing, RatingSource, Section } from "../../domain/listing/Listing.ts"
import { type Story, storyOf } from "../../domain/listing/Story.ts"
import type { Sql } from "../store/Database.ts"
import { instantJson, ofShownRating, ratingSource, type SummaryRow, summaryColumns, toSummary } from "./ListingRows.ts"

/** How many of the latest updates a profile shows. */
const latestUpdates = 5
/** How many measurements of its domain a profile shows, the latest ones. */
const trendPoints = 60
/** `change_30d` compares the rating with the last measurement at least this many days before it. */
const trendDays = 30

interface DatedRating {
  readonly date: string
  readonly value: number
}

export interface ProfileRow extends SummaryRow {
  readonly description: string | null
  readonly short_description: string | null
  readonly headline: string | null
  readonly summary: string | null
  readonly features: ReadonlyArray<string>
  readonly usps: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
  readonly keywords: ReadonlyArray<string>
  readonly pricing_summary: string | null
  readonly city: string | null
  readonly founded_year: number | null
  readonly demo_video_url: string | null
  readonly faqs: ReadonlyArray<Faq>
  readonly socials: Readonly<Record<string, string>>
  readonly seo_title: string | null
  readonly seo_description: string | null
  readonly competitor_url: string | null
  readonly not_found_on_website: ReadonlyArray<string>
  readonly unlocked_sections: ReadonlyArray<Section>
  readonly rating_sum: number
  readonly rating_count: number
  /** null where `launched_at` is the first. */
  readonly first_launched_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly categories: Listing["categories"]
  readonly founders: ReadonlyArray<Omit<Listing["founders"][number], "url">>
  readonly updates: Listing["updates"]
  readonly rating_source: RatingSource | null
  readonly rating_measured_on: string | null
  /** Of that source, oldest first. */
  readonly ratings: ReadonlyArray<DatedRating>
  readonly rating_before: number | null
  readonly awards: ReadonlyArray<{ readonly week: string; readonly place: number }>
  readonly story: Partial<Story> | null
  readonly milestones: NonNullable<Listing["milestones"]>
  readonly media: NonNullable<Listing["media"]>
}

const list = (object: string, from: string, order: string) =>
  `(select coalesce(json_agg(json_build_object(${object}) order by ${order}), '[]'::json) from ${from})`

/** Whose ratings are shown: looked up once for the many columns that ask for it, in a statement that begins so. */
export const withShownSource = (sql: Sql) =>
  sql.literal(`with shown as materialized (select ${ratingSource} as source)`)
const shownSource = "(select source from shown)"

/** All of `listings l` and its `primaryCategory`, behind `withShownSource`. */
export const profileColumns = (sql: Sql) =>
  sql`${summaryColumns(sql, shownSource)}, ${sql.literal(`
    l.description, l.short_description, l.headline, l.summary, l.features, l.usps, l.tags, l.keywords,
    l.pricing_summary, l.city, l.founded_year, l.demo_video_url, l.faqs, l.socials, l.seo_title, l.seo_description,
    l.competitor_url, l.not_found_on_website, l.unlocked_sections, l.rating_sum, l.rating_count, l.story,
    l.first_launched_at, l.created_at, l.updated_at,
    ${list(
      "'slug', c.slug, 'name', c.name, 'primary', lc.is_primary",
      "listing_categories lc join categories c on c.id = lc.category_id where lc.listing_id = l.id",
      "lc.is_primary desc, lc.position, c.id"
    )} as categories,
    ${list(
      "'slug', f.slug, 'name', f.name, 'title', coalesce(lf.title, f.title), 'primary', lf.position = lead.position",
      `listing_founders lf join founders f on f.id = lf.founder_id
       cross join lateral (select min(position) as position from listing_founders where listing_id = l.id) lead
       where lf.listing_id = l.id`,
      "lf.position"
    )} as founders,
    ${list(
      `'id', u.id, 'title', u.title, 'body', u.body, 'published_at', ${instantJson("u.published_at")}`,
      `(select * from listing_updates where listing_id = l.id order by published_at desc, id desc
        limit ${latestUpdates}) u`,
      "u.published_at desc, u.id desc"
    )} as updates,
    ${list(
      "'date', r.date, 'value', r.value",
      `(select date, value from domain_ratings where listing_id = l.id and source = ${shownSource}
        order by date desc limit ${trendPoints}) r`,
      "r.date"
    )} as ratings,
    ${ofShownRating("domain_rating_source", shownSource)} as rating_source,
    ${ofShownRating("domain_rating_measured_on", shownSource)} as rating_measured_on,
    (select value from domain_ratings where listing_id = l.id and source = ${shownSource}
       and date <= l.domain_rating_measured_on - ${trendDays} order by date desc limit 1) as rating_before,
    ${list("'week', a.week, 'place', a.place", "awards a where a.listing_id = l.id", "a.week desc")} as awards,
    ${list(
      "'id', m.id, 'date', m.date, 'title', m.title, 'description', m.description, 'url', m.url",
      "milestones m where m.listing_id = l.id",
      "m.date desc, m.id desc"
    )} as milestones,
    ${list(
      "'kind', m.kind, 'url', m.url, 'alt', m.alt",
      "media m where m.listing_id = l.id",
      "m.position, m.id"
    )} as media`)}`

/** To one decimal, as ratings are given. */
const tenth = (value: number) => Math.round(value * 10) / 10
const hundredth = (value: number) => Math.round(value * 100) / 100

export const awardTitle = (place: number) => `Launch of the Week #${place}`

/** Whether the public sees a paid section. Milestones come with the paid plan, the others are unlocked one by one. */
export const isUnlocked = (listing: Pick<ProfileRow, "plan" | "unlocked_sections">, section: Section): boolean =>
  listing.unlocked_sections.includes(section) || (section === "milestones" && listing.plan === "paid")

/** `shows` says whether a paid section is part of the answer. */
export const toListing = (row: ProfileRow, links: Links, shows: (section: Section) => boolean): Listing => {
  const summary = toSummary(row, links)
  const current = row.domain_rating
  const change = current === null || row.rating_before === null ? null : tenth(current - row.rating_before)
  const api = `/listings/${row.slug}`
  return {
    ...summary,
    description: row.description,
    short_description: row.short_description,
    headline: row.headline,
    summary: row.summary,
    features: row.features,
    usps: row.usps,
    tags: row.tags,
    keywords: row.keywords,
    pricing: { model: row.pricing_model, summary: row.pricing_summary },
    first_launched_at: row.first_launched_at ?? row.launched_at,
    categories: row.categories,
    city: row.city,
    founded_year: row.founded_year,
    demo_video_url: row.demo_video_url,
    founders: row.founders.map((founder) => ({ ...founder, url: links.founder(founder.slug) })),
    faqs: row.faqs,
    socials: row.socials,
    updates: row.updates,
    rating: {
      average: row.rating_count === 0 ? null : hundredth(row.rating_sum / row.rating_count),
      count: row.rating_count
    },
    domain_rating_trend: {
      current,
      change_30d: change,
      direction: directionOf(change),
      source: row.rating_source,
      measured_on: row.rating_measured_on,
      points: row.ratings
    },
    awards: row.awards.map((award) => ({ ...award, title: awardTitle(award.place) })),
    links: {
      self: summary.url,
      website: row.website_url,
      alternatives: links.api(`${api}/alternatives`),
      badges: links.api(`${api}/badges`),
      api: links.api(api),
      competitor: row.competitor_url
    },
    seo: { title: row.seo_title, meta: row.seo_description },
    not_found_on_website: row.not_found_on_website,
    story: shows("story") ? storyOf(row.story) : null,
    milestones: shows("milestones") ? row.milestones : null,
    media: shows("media") ? row.media.map((each) => ({ ...each, url: links.picture(each.url) })) : null,
    created_at: row.created_at,
    updated_at: row.updated_at
  }
}
