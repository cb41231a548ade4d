/** The rows of the demo, table by table, as the columns of the database name them. Pure; `now` is milliseconds. */

import { refold } from "../../../domain/launch/Ranking.ts"
import { domainOf, siteKey } from "../../../domain/text/SiteKey.ts"
import { day, hour, minute, startsAt, weekOf } from "../../../domain/Week.ts"
import type { DemoLaunch } from "./DemoLaunches.ts"
import { diceOf } from "./Dice.ts"
import type { DemoListing } from "./SeedShapes.ts"

export const demoInstant = (millis: number) => new Date(millis).toISOString()
export const dateBefore = (now: number, days: number) => demoInstant(now - days * day).slice(0, 10)

/** A letter on a coloured square, as a short picture that needs no server. */
const logoOf = ({ hue, glyph }: DemoListing["logo"]) => {
  const square = `<rect width='48' height='48' rx='10' fill='hsl(${hue} 45% 42%)'/>`
  const letter = `<text x='24' y='33' font-size='26' text-anchor='middle' fill='#fff'>${glyph}</text>`
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${square}${letter}</svg>`
  return `data:image/svg+xml,${picture.replace(/[%#<> "{}|\\^`]|[^ -~]/gu, encodeURIComponent)}`
}

/** The columns that are in the file as they are in the database. */
const factsOf = (listing: DemoListing) => ({
  slug: listing.slug,
  status: listing.status,
  plan: listing.plan,
  name: listing.name,
  tagline: listing.tagline,
  short_description: listing.short_description,
  description: listing.description,
  website_url: listing.website_url,
  pricing_model: listing.pricing_model,
  pricing_summary: listing.pricing_summary,
  stage: listing.stage,
  country: listing.country,
  city: listing.city,
  founded_year: listing.founded_year,
  demo_video_url: listing.demo_video_url,
  contact_email: listing.contact_email,
  features: listing.features,
  usps: listing.usps,
  tags: listing.tags,
  keywords: listing.keywords,
  faqs: listing.faqs,
  socials: listing.socials,
  not_found_on_website: listing.not_found_on_website,
  verified: listing.verified,
  followers: listing.followers,
  views: listing.views,
  domain_rating: listing.domain_rating,
  domain_rating_source: listing.domain_rating === null ? null : "demo",
  revenue_cents: listing.revenue_cents_month,
  billboard_cents: listing.billboard_cents
})

/** Where the figures that the site does not count itself come from, and of which day they are. */
const figuresOf = (listing: DemoListing, now: number) => {
  const dice = diceOf(`${listing.slug} revenue`)
  const asOf = dateBefore(now, dice.below(150))
  const verified = listing.verified && dice.below(3) === 0
  return {
    domain_rating_measured_on: listing.domain_rating === null ? null : dateBefore(now, 0),
    ...(listing.revenue_cents_month === null
      ? { revenue_source: null, revenue_as_of: null, revenue_note: null }
      : {
          revenue_source: verified ? "verified" : "self_reported",
          revenue_as_of: asOf,
          revenue_note: verified ? "Demo data: the team saw the books." : null
        })
  }
}

/** What the badge check has seen so far. The sites do not exist, so none is due to be looked at again. */
const badgeOf = (listing: DemoListing, now: number) => {
  if (listing.plan === "paid")
    return { badge_result: null, badge_reason: null, badge_page: null, badge_checked_at: null }
  const missing = listing.status === "awaiting_badge" || listing.status === "paused"
  return {
    badge_result: missing ? "not_found" : "found",
    badge_reason: missing ? "absent" : null,
    badge_page: listing.website_url,
    badge_checked_at: demoInstant(now - diceOf(`${listing.slug} badge`).below(20 * 60) * minute)
  }
}

/** Weeks a free listing waited in the queue before its launch. */
const queuedWeeksBefore = 7

/** When its owner made it: long before its launch, and some days ago if that is far ahead. */
export const createdAt = (listing: DemoListing, launches: ReadonlyArray<DemoLaunch>, now: number): number => {
  const began = startsAt(launches[0]?.week ?? weekOf(now))
  const age = diceOf(`${listing.slug} listing`).below(3 * 24) * hour
  return Math.min(began - queuedWeeksBefore * 7 * day, now - day) - age
}

/** A listing that is featured has its place in the week of its latest launch, given by the site. */
export const placeRows = (listing: DemoListing, listingId: number, launches: ReadonlyArray<DemoLaunch>) => {
  const latest = launches.at(-1)
  return listing.featured && latest !== undefined
    ? [{ kind: "featured", week: latest.week, listing_id: listingId, state: "taken", frozen: false }]
    : []
}

export const listingRow = (
  listing: DemoListing,
  launches: ReadonlyArray<DemoLaunch>,
  ownerId: number | null,
  now: number,
  halfLifeHours: number
) => {
  const [first] = launches
  const latest = launches.at(-1)
  const votes = launches.flatMap((launch) => launch.votes)
  const score = refold(
    votes.map(({ at }) => ({ at, weight: 1 })),
    halfLifeHours
  )
  const created = createdAt(listing, launches, now)
  const live = launches.flatMap(({ wentLiveAt }) => (wentLiveAt === null ? [] : [demoInstant(wentLiveAt)]))
  const updated = Math.max(first?.wentLiveAt ?? created, ...listing.updates.map(({ days_ago }) => now - days_ago * day))
  return {
    ...factsOf(listing),
    ...figuresOf(listing, now),
    ...badgeOf(listing, now),
    featured: placeRows(listing, 0, launches).some(({ week }) => week === weekOf(now)),
    owner_id: ownerId,
    site_key: siteKey(listing.website_url) ?? listing.website_url,
    domain: domainOf(listing.website_url) ?? listing.website_url,
    logo_url: logoOf(listing.logo),
    story: listing.story,
    unlocked_sections: listing.plan === "paid" ? ["story", "milestones", "media"] : [],
    votes: votes.length,
    trending: votes.length === 0 ? "-Infinity" : score,
    rating_sum: listing.reviews.reduce((sum, { rating }) => sum + rating, 0),
    rating_count: listing.reviews.length,
    launch_week: latest?.week ?? null,
    launched_at: live.at(-1) ?? null,
    first_launched_at: live.length > 1 ? live[0] : null,
    queued_at: listing.plan === "free" ? demoInstant(created + hour) : null,
    badge_missing_since: listing.status === "paused" ? demoInstant(now - 16 * day) : null,
    badge_reminders: listing.status === "paused" ? 2 : 0,
    version: 1,
    created_at: demoInstant(created),
    updated_at: demoInstant(updated)
  }
}
