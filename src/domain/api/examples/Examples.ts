/** One fictional product, written down once, from which every example of the documents is taken. */

import type { Badge } from "../../launch/Badge.ts"
import type { Award, LaunchWeek, Leaderboard } from "../../launch/Launch.ts"
import type { Category } from "../../listing/Category.ts"
import type { Listing, ListingSummary, ListingUpdate, Milestone, OwnedListing } from "../../listing/Listing.ts"
import { apiVersion, mcpProtocolVersions, type Site } from "../../listing/Site.ts"
import type { Product } from "../../money/Product.ts"
import type { PageOf } from "../../Page.ts"
import type { Account } from "../../people/Account.ts"
import type { Founder, InterviewQuestion, Post, PostSummary } from "../../people/People.ts"

const origin = "https://launchbook.example"
const at = "2026-11-16T00:00:00.000Z"

export const page = <A>(item: A): PageOf<A> => ({ items: [item], page: 1, per_page: 20, total: 1, has_more: false })

export const site: Site = {
  name: "Launchbook",
  purpose: "A directory of products with a weekly launch calendar. Every fact comes with its quote.",
  urls: {
    site: origin,
    submit: `${origin}/submit`,
    weeks: `${origin}/weeks`,
    leaderboards: `${origin}/leaderboards`,
    products: `${origin}/pricing`,
    ranking: `${origin}/how-ranking-works`,
    bot: `${origin}/bot`
  },
  counts: { live_listings: 52, categories: 34 },
  api: {
    version: apiVersion,
    base_url: `${origin}/api/v1`,
    docs_url: `${origin}/docs`,
    openapi_url: `${origin}/openapi.json`
  },
  mcp: { url: `${origin}/mcp`, protocol_versions: [...mcpProtocolVersions] },
  free_plan: { weeks_min: 6, weeks_max: 8, badge_required: true }
}

export const summary: ListingSummary = {
  slug: "tidewatch",
  name: "Tidewatch",
  tagline: "Tide alerts for small harbours",
  url: `${origin}/products/tidewatch`,
  website_url: "https://tidewatch.example",
  logo_url: null,
  primary_category: { slug: "climate", name: "Climate" },
  pricing_model: "subscription",
  stage: "launched",
  country: "NO",
  status: "live",
  verified: true,
  featured: false,
  votes: 312,
  followers: 41,
  views: 2210,
  domain_rating: 34,
  launch_week: "2026-11-16",
  launched_at: at
}
export const faq = { question: "Does it work without a smartphone?", answer: "Yes. Alerts are plain text messages." }
export const update: ListingUpdate = {
  id: 11,
  title: "Forecasts for the Wadden Sea",
  body: "Eleven more harbours, from Den Helder to Esbjerg.",
  published_at: at
}
export const milestone: Milestone = { id: 3, date: "2026-03-02", title: "First harbour", description: null, url: null }

export const listing: Listing = {
  ...summary,
  description: "Tidewatch texts harbour masters forty minutes before the water reaches the quay.",
  short_description: "Text alerts before high water.",
  headline: null,
  summary: null,
  features: ["Text alerts", "Works on any phone"],
  usps: [],
  tags: ["tides", "alerts"],
  keywords: ["harbour", "flood"],
  pricing: { model: "subscription", summary: "€9 a month for each quay" },
  first_launched_at: at,
  categories: [{ slug: "climate", name: "Climate", primary: true }],
  city: "Bergen",
  founded_year: 2019,
  demo_video_url: null,
  founders: [
    {
      slug: "ingrid-solberg",
      name: "Ingrid Solberg",
      title: "Founder",
      primary: true,
      url: `${origin}/founders/ingrid-solberg`
    }
  ],
  faqs: [faq],
  socials: { github: "https://github.com/tidewatch-example" },
  updates: [update],
  rating: { average: 4.5, count: 8 },
  domain_rating_trend: {
    current: 34,
    change_30d: 2,
    direction: "up",
    source: "ahrefs",
    measured_on: "2026-11-16",
    points: [
      { date: "2026-10-12", value: 32 },
      { date: "2026-11-16", value: 34 }
    ]
  },
  awards: [{ week: "2026-11-09", place: 1, title: "Launch of the Week #1" }],
  links: {
    self: summary.url,
    website: summary.website_url,
    alternatives: `${origin}/api/v1/listings/tidewatch/alternatives`,
    badges: `${origin}/api/v1/listings/tidewatch/badges`,
    api: `${origin}/api/v1/listings/tidewatch`,
    competitor: null
  },
  seo: { title: null, meta: null },
  not_found_on_website: ["demo_video_url"],
  story: null,
  milestones: null,
  media: null,
  created_at: at,
  updated_at: at
}

export const badge: Badge = {
  kind: "listed",
  title: "Listed on Launchbook",
  html: `<a href="${summary.url}"><img src="${origin}/badges/tidewatch/listed.svg" alt="Listed on Launchbook" width="200" height="54"></a>`,
  svg_url: `${origin}/badges/tidewatch/listed.svg`,
  link_url: summary.url,
  shape: "standard",
  mode: "auto",
  size: "m"
}

export const owned: OwnedListing = {
  ...listing,
  id: 7,
  status: "awaiting_badge",
  plan: "free",
  launch_week: "2027-01-04",
  launched_at: null,
  first_launched_at: null,
  unlocked_sections: [],
  draft_id: "7c1a3c1e-7d8f-4a58-9f43-0a7a2c6f5d10",
  contact_email: "hello@tidewatch.example",
  waiting_categories: [],
  badge: {
    required: true,
    result: "not_found",
    reason: "absent",
    last_checked_at: at,
    page: "https://tidewatch.example/",
    html: badge.html
  },
  queue: { position: 2, week: "2027-01-04" },
  public_url: null,
  version: 1,
  next_steps: [{ operation: "get_my_listing", reason: "Put badge.html on the homepage; it is looked for every hour." }]
}

export const category: Category = {
  slug: "climate",
  name: "Climate",
  description: "Water, weather and what to do about them.",
  parent: null,
  listing_count: 4,
  children: []
}
export const founder: Founder = {
  slug: "ingrid-solberg",
  name: "Ingrid Solberg",
  title: "Founder",
  bio: "Oceanographer with a wet cellar.",
  country: "NO",
  avatar_url: null,
  socials: {},
  companies: [summary],
  stories: [],
  interview: [],
  url: `${origin}/founders/ingrid-solberg`
}
export const question: InterviewQuestion = {
  id: 1,
  question: "What happened the day you decided to build this?",
  help: null,
  position: 1
}
export const postSummary: PostSummary = {
  slug: "why-we-leave-blanks",
  title: "Why we leave blanks",
  excerpt: "A wrong fact costs more than a missing one.",
  author: "The Launchbook team",
  published_at: at,
  tags: ["evidence"],
  url: `${origin}/blog/why-we-leave-blanks`
}
export const post: Post = { ...postSummary, body_markdown: "A wrong fact costs more than a missing one.", faqs: [] }
export const award: Award = {
  week: "2026-11-09",
  place: 1,
  title: "Launch of the Week #1",
  votes: 312,
  tie_break: null,
  listing: summary
}
export const week: LaunchWeek = {
  week: "2026-11-16",
  starts_on: "2026-11-16",
  ends_on: "2026-11-22",
  state: "current",
  launches_total: 1,
  launches: [{ rank: 1, votes: 87, listing: summary }],
  scheduled_total: 0,
  scheduled: []
}
export const leaderboard: Leaderboard = {
  board: "community-weekly",
  title: "Community votes this week",
  paid: false,
  disclosure: null,
  attribution: null,
  week: "2026-11-16",
  ...page({
    rank: 1,
    listing: summary,
    metric: { name: "votes", value: 312, unit: "votes", label: "312 votes", source: null, as_of: null }
  })
}
export const product: Product = {
  code: "launch",
  name: "Launch",
  description: "Go live at once or in a week you choose.",
  price_cents: 4900,
  currency: "USD",
  price_excludes_vat: true,
  needs_listing: true,
  available: true,
  min_amount_cents: null,
  weeks: [{ week: "2026-11-23", available: true, remaining: null }],
  options: null,
  includes: null
}

export const account: Account = {
  id: 1,
  email: "ingrid@tidewatch.example",
  name: "Ingrid Solberg",
  role: "member",
  credential: { type: "api_key", name: "Laptop", expires_at: null },
  scopes: ["account:read", "listings:write"],
  limits: { read: { limit: 300, remaining: 299, window: 60 } },
  counts: { drafts: 1, listings: 1, orders: 0 },
  created_at: at
}
