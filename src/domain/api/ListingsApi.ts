/** Finding, reading and comparing listings and their categories. */
import { Schema } from "effect"
import { NotFound } from "../Failure.ts"
import { BadgeMode, BadgeSet, BadgeShape, BadgeSize } from "../launch/Badge.ts"
import { Category, CategorySet, Faq } from "../listing/Category.ts"
import { Alternatives, Comparison, ListingUnknown } from "../listing/Compare.ts"
import { Listing, ListingSummary } from "../listing/Listing.ts"
import { optional, publicRead, withDefault } from "../Operation.ts"
import { paged, pageOf } from "../Page.ts"
import { Country, record, Slug, SlugFilter, text } from "../Wire.ts"
import * as Example from "./examples/Examples.ts"

export const ListingPage = pageOf("ListingPage", ListingSummary)
const SearchPage = record("SearchPage", {
  ...ListingPage.fields,
  total_is_capped: Schema.Boolean.annotations({
    description:
      "True where more listings match than `total` counts, at least 1,000. Of words, no more than `total` can be paged through: the first in the order asked for. Of three filters or more, or a domain, the total grows with the page. Without `q` and with fewer filters a total is exact."
  })
})
const slug = Slug.annotations({ description: "The listing's slug, from search_listings." })

export const searchListings = publicRead("search_listings", "GET /listings", {
  title: "Search listings",
  description:
    "Search the directory by words, domain, category, stage, country or pricing model. Misspelt names are found too; without q the most voted come first. Nothing paid moves the order. Use get_listing for one product whose slug you know.",
  input: {
    ...paged,
    q: optional(
      text(200).annotations({
        description: "Words, a name or a domain. Of more than 1,000 matches the first are counted: see total_is_capped."
      })
    ),
    category: optional(
      SlugFilter.annotations({ description: "Category slug, from list_categories; its subcategories count too." })
    ),
    stage: optional(
      SlugFilter.annotations({ description: "Stage slug: idea, alpha, beta, launched, growing, mature." })
    ),
    country: optional(Country.annotations({ description: "ISO 3166-1 alpha-2." })),
    pricing_model: optional(text(40).annotations({ description: "free, freemium, subscription, …" })),
    domain: optional(text(253).annotations({ description: "The product's domain, e.g. tidewatch.example." })),
    status: withDefault(Schema.Literal("live", "upcoming"), "live"),
    sort: withDefault(
      Schema.Literal("relevance", "newest", "votes", "trending", "most_viewed", "most_followed"),
      "relevance"
    ).annotations({ description: "newest: by launch; upcoming ones by launch week, then the latest first." })
  },
  output: SearchPage,
  shows: () => ["listings"],
  example: { input: { q: "tide alerts" }, output: { ...Example.page(Example.summary), total_is_capped: false } }
})

export const getListing = publicRead("get_listing", "GET /listings/{slug}", {
  title: "Get a listing",
  description:
    "One listing in full: description, features, pricing, categories, founders, FAQs, links, latest updates, rating, Domain Rating with trend, awards. `not_found_on_website` names what the company's own site does not state; such facts are null and must not be guessed.",
  input: { slug },
  output: Listing,
  errors: [NotFound],
  shows: (input) => [`listing:${input.slug}`],
  example: { output: Example.listing }
})

export const getAlternatives = publicRead("get_alternatives", "GET /listings/{slug}/alternatives", {
  title: "Get alternatives",
  description:
    "Alternatives to a listing: those its owner approved first (approved=true), then other live listings of the same primary category by votes. At most 20.",
  input: { slug },
  output: Alternatives,
  errors: [NotFound],
  shows: () => ["listings"],
  example: { output: { items: [{ ...Example.summary, approved: true }] } }
})

export const compareListings = publicRead("compare_listings", "GET /compare", {
  title: "Compare two listings",
  description:
    "Two live listings side by side, attribute by attribute. A null cell means the fact is on neither the listing nor its site: say so, do not fill it.",
  input: {
    a: Slug.annotations({ description: "Slug of the first listing." }),
    b: Slug.annotations({ description: "Slug of the second listing." })
  },
  output: Comparison,
  errors: [ListingUnknown],
  shows: (input) => [`listing:${input.a}`, `listing:${input.b}`],
  example: {
    input: { a: "tidewatch", b: "saltgrass" },
    output: {
      a: Example.summary,
      b: { ...Example.summary, slug: "saltgrass", name: "Saltgrass" },
      category: Example.summary.primary_category,
      attributes: [{ key: "pricing_model", label: "Pricing model", a: "subscription", b: null }]
    }
  }
})

export const listCategories = publicRead("list_categories", "GET /categories", {
  title: "List categories",
  description: "The category tree with live listing counts. Drafts and searches take these names and slugs.",
  input: {
    include_empty: withDefault(Schema.Boolean, true).annotations({
      description: "Also categories without a live listing.",
      default: true
    })
  },
  output: CategorySet,
  shows: () => ["categories", "listings"],
  example: { output: { items: [Example.category] } }
})

export const getCategory = publicRead("get_category", "GET /categories/{slug}", {
  title: "Get a category",
  description: "One category: description, FAQs, parent, subcategories, and its live listings, most voted first.",
  input: { slug: Slug.annotations({ description: "Category slug, from list_categories." }), ...paged },
  output: record("CategoryDetail", { ...Category.fields, faqs: Schema.Array(Faq), listings: ListingPage }),
  errors: [NotFound],
  shows: () => ["categories", "listings"],
  example: { output: { ...Example.category, faqs: [Example.faq], listings: Example.page(Example.summary) } }
})

export const getBadges = publicRead("get_badges", "GET /listings/{slug}/badges", {
  title: "Get badges",
  description:
    "The badges a listing may show (Listed on, Launched on, Featured, Verified, Launch of the Week), each with HTML to paste and the SVG address. The free plan needs any one of them on the product's homepage.",
  input: {
    slug,
    shape: withDefault(BadgeShape, "standard"),
    mode: withDefault(BadgeMode, "auto"),
    size: withDefault(BadgeSize, "m")
  },
  output: BadgeSet,
  errors: [NotFound],
  shows: (input) => [`listing:${input.slug}`],
  example: { output: { items: [Example.badge] } }
})

export const listingsApi = [
  searchListings,
  getListing,
  getAlternatives,
  compareListings,
  listCategories,
  getCategory,
  getBadges
] as const
